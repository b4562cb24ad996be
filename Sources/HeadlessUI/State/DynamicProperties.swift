/// A property of a view that the library fills in before the body is evaluated.
@MainActor public protocol DynamicProperty {}

/// A dynamic property that keeps something at the place of its view.
@MainActor protocol InstalledProperty: DynamicProperty {
  func install(in slot: inout (any AnyObject)?, at element: Element, environment: EnvironmentValues)
}

/// Finds the dynamic properties of a view value and gives them their storage.
@MainActor enum DynamicProperties {
  /// The types of views that are known to have none, so that they need not be looked at again.
  private static var typesWithout: Set<ObjectIdentifier> = []

  static func install(in view: Any, at element: Element, environment: EnvironmentValues) {
    let type = ObjectIdentifier(Swift.type(of: view))
    guard !typesWithout.contains(type) else { return }
    var index = 0
    install(in: view, at: element, environment: environment, index: &index)
    if index == 0 { typesWithout.insert(type) }
  }

  private static func install(
    in value: Any, at element: Element, environment: EnvironmentValues, index: inout Int
  ) {
    for child in Mirror(reflecting: value).children {
      if let property = child.value as? any InstalledProperty {
        var slot: (any AnyObject)? = index < element.slots.count ? element.slots[index] : nil
        property.install(in: &slot, at: element, environment: environment)
        let kept = slot ?? NoStorage.shared
        if index < element.slots.count {
          element.slots[index] = kept
        } else {
          element.slots.append(kept)
        }
        index += 1
      } else if child.value is any DynamicProperty {
        install(in: child.value, at: element, environment: environment, index: &index)
      }
    }
  }
}

/// Stands in the slot of a property that keeps nothing.
@MainActor private final class NoStorage {
  static let shared = NoStorage()
}
