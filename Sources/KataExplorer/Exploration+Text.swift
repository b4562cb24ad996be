import Foundation
import KataRuns

extension Exploration {
  /// The exploration for people, without colours; `KATA_COMMAND` says how `kata` is called.
  public var text: String {
    let given = ProcessInfo.processInfo.environment["KATA_COMMAND"] ?? ""
    return text(TextStyle(isOn: false), command: given.isEmpty ? "swift run kata" : given)
  }
}
