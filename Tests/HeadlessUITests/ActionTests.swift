import HeadlessUI
import KataHarness
import KataTesting
import Observation
import Testing

/// What holds of every action of the screen.
@MainActor @Suite(.harness) struct ActionTests {
  @Test func `the timeline names every action`() async throws {
    let timeline = Timeline()
    let alert = Alert()
    let screen = Screen(timeline: timeline) { Everything(alert: alert.binding) }
    try await screen.open()
    try await screen.type("ab", into: "Name")
    try await screen.replaceText(in: "Name", with: "c")
    try await screen.replaceText(in: "Name", with: "")
    try await screen.choose("USD", in: "Currency")
    try await screen.search("rewe")
    try await screen.search("")
    try await screen.replaceSearch(with: "lidl")
    try await screen.tap("Save")
    try await screen.pullToRefresh().finished()
    try await screen.tapRow(2)
    try await screen.goBack()
    try await screen.tap("Rewe")
    try await screen.leaveApp()
    try await screen.returnToApp()
    try await screen.leave()
    try await screen.comeBack()
    alert.isUp = true
    await settle()
    try await screen.dismissAlert()
    #expect(
      timeline.events.filter { $0.actor == .you }.map(\.text) == [
        "open the app", "type “a” into Name", "type “b” into Name", "paste “c” into Name",
        "clear Name", "choose USD in Currency", "search for “rewe”", "clear the search field",
        "“lidl” stands in the search field", "tap “Save”", "pull to refresh", "tap row 3, “Rewe”",
        "go back", "tap “Rewe”", "switch to another app", "switch back", "leave the screen",
        "come back to the screen", "close the alert with the Escape key",
      ])
  }

  @Test func `an alert is in the way of everything else`() async throws {
    let alert = Alert()
    let screen = try await opened { Everything(alert: alert.binding) }
    try await screen.tap("Rewe")
    alert.isUp = true
    await settle()
    let failures = [
      await failure { try await screen.goBack() },
      await failure { try await screen.tapRow(0) },
      await failure { try await screen.type("a", into: "Name") },
      await failure { try await screen.replaceText(in: "Name", with: "a") },
      await failure { try await screen.choose("USD", in: "Currency") },
      await failure { try await screen.search("rewe") },
      await failure { try await screen.replaceSearch(with: "rewe") },
      await failure { _ = try await screen.pullToRefresh() },
    ]
    for failure in failures {
      #expect(failure == "The alert “Failed” is in the way; dismiss it first.")
    }
  }
}

/// A page with everything that can be done to one.
private struct Everything: View {
  @State private var name = ""
  @State private var currency = "EUR"
  @State private var query = ""
  let alert: Binding<Bool>

  var body: some View {
    NavigationStack {
      List {
        TextField("Name", text: $name)
        Picker("Currency", selection: $currency) {
          ForEach(["EUR", "USD"], id: \.self) { Text($0) }
        }
        NavigationLink("Rewe", value: 1)
        Button("Save") {}
      }
      .refreshable {}
      .searchable(text: $query)
      .navigationDestination(for: Int.self) { _ in Text("the page of Rewe") }
      .alert("Failed", isPresented: alert) {}
    }
  }
}

@MainActor @Observable private final class Alert {
  var isUp = false
  var binding: Binding<Bool> {
    Binding {
      self.isUp
    } set: {
      self.isUp = $0
    }
  }
}
