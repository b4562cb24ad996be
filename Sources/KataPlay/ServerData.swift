import Foundation
import KataKit

/// What the server knows; it changes in steps, so that what an app shows can be stale.
package struct ServerData: Equatable, Sendable {
  /// A change of the data, made on top of those before it.
  package enum Step: Int, CaseIterable, Sendable {
    case asShipped, booked, corrected, removed, empty
  }

  package private(set) var step = Step.asShipped

  /// Goes on to the next change; after the last one everything is as shipped again.
  package mutating func change() {
    step = Step(rawValue: step.rawValue + 1) ?? .asShipped
  }

  /// What the last change was, in a few words.
  var summary: String {
    switch step {
    case .asShipped: "one payment is pending"
    case .booked: "Lidl is booked"
    case .corrected: "Deutsche Bahn is 44.95 now"
    case .removed: "Spotify is gone"
    case .empty: "no payments at all"
    }
  }

  /// What the server answers to `path` at the moment.
  ///
  /// - Throws: `WireError` for a path that the server does not know.
  func answer(to path: String) throws -> Data {
    let data = try Wire.liveAnswer(to: path)
    guard path == "/transactions", step != .asShipped else { return data }
    if step == .empty { return Data("[]".utf8) }
    guard var records = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] else {
      return data
    }
    for index in records.indices { apply(to: &records[index]) }
    if step.rawValue >= Step.removed.rawValue {
      records.removeAll { $0["merchant"] as? String == "Spotify" }
    }
    return try JSONSerialization.data(withJSONObject: records, options: .sortedKeys)
  }

  private func apply(to record: inout [String: Any]) {
    switch record["merchant"] as? String {
    case "Lidl": record["bookedAt"] = "2026-10-10T18:30:00Z"
    case "Deutsche Bahn" where step.rawValue >= Step.corrected.rawValue:
      record["amountMinor"] = -4495
    default: break
    }
  }
}
