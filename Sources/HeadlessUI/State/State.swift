import Observation

/// A value that a view owns: it lives as long as the view's place on the screen.
@propertyWrapper @MainActor public struct State<Value>: DynamicProperty {
  private let location: StateLocation<Value>

  /// Makes state that begins with `value`.
  public init(wrappedValue value: Value) {
    location = StateLocation(value)
  }

  /// Makes state that begins with `value`.
  public init(initialValue value: Value) {
    location = StateLocation(value)
  }

  /// The value; writing it draws the views that read it.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { location.binding }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state that begins with nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: InstalledProperty {
  func install(
    in slot: inout (any AnyObject)?, at element: Element, environment: EnvironmentValues
  ) {
    let box = slot as? StateBox<Value> ?? StateBox(location.initialValue)
    slot = box
    location.place(box, at: element, in: environment.system)
  }
}

/// What a view value knows of its state: the value to begin with and, once placed, the storage.
///
/// The two are apart: another view value at the same place finds the storage, and its initial value
/// is forgotten.
@MainActor private final class StateLocation<Value> {
  let initialValue: Value
  private var box: StateBox<Value>?
  private weak var element: Element?
  private var placedInPass = 0

  init(_ initialValue: Value) {
    self.initialValue = initialValue
  }

  var value: Value {
    get { box?.value ?? initialValue }
    set { box?.value = newValue }
  }

  /// A binding to the storage, not to the view value, which may be replaced.
  var binding: Binding<Value> {
    guard let box else { return .constant(initialValue) }
    return Binding(get: { box.value }, set: { box.value = $0 })
  }

  func place(_ box: StateBox<Value>, at element: Element, in system: SystemState?) {
    let pass = system?.graph?.pass ?? 0
    if placedInPass == pass, let other = self.element, other !== element {
      system?.graph?.report(
        fault:
          "One view value with state was placed twice on the screen; make a value for each place."
      )
    }
    self.box = box
    self.element = element
    placedInPass = pass
  }
}

/// The storage of one state property at one place.
@MainActor private final class StateBox<Value>: Observable {
  private let registrar = ObservationRegistrar()
  /// Made once: in a generic type, each use of the literal makes it anew.
  private let path: KeyPath<StateBox<Value>, Value> = \.value
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get {
      registrar.access(self, keyPath: path)
      return stored
    }
    set {
      guard !areEqual(stored, newValue) else {
        stored = newValue
        return
      }
      registrar.withMutation(of: self, keyPath: path) { stored = newValue }
    }
  }
}

/// True when both values are known to be the same: equal, or one object.
func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
  if let old = old as? any Equatable { return isEqual(old, to: new) }
  if type(of: old as Any) is AnyClass { return old as AnyObject === new as AnyObject }
  return false
}

private func isEqual<Value: Equatable>(_ value: Value, to other: Any) -> Bool {
  (other as? Value).map { $0 == value } ?? false
}
