/// Bears a name that SwiftUI has taken.
public struct Transaction: Sendable {}
