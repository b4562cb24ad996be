import KataHarness
import XCTest

// The example of KataKit.md under XCTest.
final class RateModelXCTests: XCTestCase {
  override class func setUp() {
    SerialExecution.install()
  }

  @MainActor func testAnOldAnswerDoesNotReplaceANewerOne() async throws {
    let teardown = Teardown()
    addTeardownBlock { @MainActor in XCTAssertEqual(teardown.run(), []) }
    let activity = Activity()
    let requests = HeldRequests<String, String>(activity: activity, teardown: teardown)
    let model = RateModel { try await requests.response(to: $0) }
    activity.track { model.select("USD") }
    let dollar = try await requests.next("USD")
    activity.track { model.select("GBP") }
    try await requests.next("GBP").answer("0.85")
    try await waitUntil("the rate of the pound") { model.rate == "0.85" }
    try dollar.answer("1.08")
    await settle()
    XCTAssertEqual(model.rate, "0.85")
  }
}
