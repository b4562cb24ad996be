import KataHarness
import KataTesting
import Testing

// The example of KataKit.md under Swift Testing.
@Suite(.harness) @MainActor struct RateModelTests {
  @Test func `an old answer does not replace a newer one`() async throws {
    let activity = Activity()
    let requests = HeldRequests<String, String>(activity: activity)
    let model = RateModel { try await requests.response(to: $0) }
    activity.track { model.select("USD") }
    let dollar = try await requests.next("USD")
    activity.track { model.select("GBP") }
    try await requests.next("GBP").answer("0.85")
    try await waitUntil("the rate of the pound") { model.rate == "0.85" }
    try dollar.answer("1.08")
    await settle()
    #expect(model.rate == "0.85")
  }
}
