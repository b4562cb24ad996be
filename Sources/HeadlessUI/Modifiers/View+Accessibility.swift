/// How an element speaks for the views in it.
public enum AccessibilityChildBehavior: Sendable {
  case ignore, contain, combine
}

extension View {
  /// What is read aloud for this view.
  public func accessibilityLabel(_ label: Text) -> some View {
    wrapped { .spoken(.label(label.string(in: $0.environment))) }
  }

  /// What is read aloud for this view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// What is read aloud for this view.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityLabel(Text(label))
  }

  /// A name by which tests find this view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    wrapped { _ in .identifier(identifier) }
  }

  /// Makes one element of the views in this one.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    wrapped { _ in
      switch children {
      case .ignore: .spoken(.ignored)
      case .combine: .spoken(.combined)
      case .contain: .group
      }
    }
  }

  /// Leaves this view out of what is read aloud.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    wrapped { _ in hidden ? .spoken(.ignored) : .group }
  }
}
