import KataCatalog
import Testing

extension Finding: CustomTestStringConvertible {
  /// The id: all of a finding would fill a page of a failing test's output.
  public var testDescription: String { id }
}
