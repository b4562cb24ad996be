import Observation

/// Reads a value that the surroundings of the view provide.
@propertyWrapper @MainActor public struct Environment<Value>: DynamicProperty {
  private let location = EnvironmentLocation()
  private let read: @MainActor (EnvironmentValues) -> Value

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the observable object that was put into the environment with `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment.object(of: objectType) else {
        fatalError("No observable object of type \(objectType) found in the environment.")
      }
      return object
    }
  }

  /// The value at the place of the view.
  public var wrappedValue: Value { read(location.environment) }
}

extension Environment: InstalledProperty {
  func install(
    in slot: inout (any AnyObject)?, at element: Element, environment: EnvironmentValues
  ) {
    location.environment = environment
  }
}

@MainActor private final class EnvironmentLocation {
  var environment = EnvironmentValues(system: nil)
}
