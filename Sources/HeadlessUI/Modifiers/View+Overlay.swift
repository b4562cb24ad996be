extension View {
  /// Shows views on top of this one.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content overlay: () -> Overlay
  ) -> some View {
    let overlay = overlay()
    return Modified(content: self) { content, context in
      let base = Node(.group, content.nodes(in: context.appending(.modifier)))
      let top = Node(.group, overlay.nodes(in: context.appending(.overlay)))
      return [Node(.layered, [base, top])]
    }
  }

  /// Shows a view on top of this one.
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }
}
