import Observation

extension View {
  /// Sets a value of the environment for this view.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    inEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment of this view.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    inEnvironment { $0.setObject(object, of: Object.self) }
  }

  /// Paints the text of this view.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    inEnvironment { $0.foregroundStyle = style.styleName }
  }

  /// Paints the text of this view; nil is the color of text.
  public func foregroundColor(_ color: Color?) -> some View {
    inEnvironment { $0.foregroundStyle = color?.name }
  }

  /// Sets the font of the text of this view.
  public func font(_ font: Font?) -> some View {
    inEnvironment { $0.font = font }
  }

  /// Makes the controls of this view unusable; they stay so in views that are enabled inside.
  public func disabled(_ disabled: Bool) -> some View {
    inEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Gives this view an explicit identity: with another one it starts afresh.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    Modified(content: self) { content, context in
      content.nodes(in: context.appending(.id(AnyHashable(id), 0)))
    }
  }

  /// The value that a picker selects with this view.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    wrapped { _ in .tag(AnyHashable(tag)) }
  }
}
