/// What the tests of a finding say; a finding without a verdict is still open.
package enum Verdict: String, Sendable {
  case green
  case red
}
