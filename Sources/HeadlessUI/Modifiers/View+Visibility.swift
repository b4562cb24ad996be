extension View {
  /// Makes this view transparent; one that is fully so can neither be seen nor tapped.
  ///
  /// It keeps its place and its state, and its tasks run.
  public func opacity(_ opacity: Double) -> some View {
    wrapped { _ in opacity < 0.01 ? .invisible : .group }
  }

  /// Makes this view invisible: it keeps its place and its state, and cannot be tapped.
  public func hidden() -> some View {
    wrapped { _ in .invisible }
  }

  /// Whether this view, and what is in it, can be tapped and pulled.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    wrapped { _ in enabled ? .group : .untouchable }
  }
}
