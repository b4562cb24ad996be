import HeadlessUI
import KataTesting
import Testing

private struct SearchableText: View {
  @State private var query = ""

  var body: some View {
    NavigationStack { Text("query: \(query)").searchable(text: $query) }
  }
}

@MainActor @Suite(.harness) struct ScreenFrameTests {
  @Test func `the search field can be replaced at once`() async throws {
    let screen = Screen { SearchableText() }
    try await screen.open()
    try await screen.replaceSearch(with: "cafe")
    #expect(screen.frames.map(\.texts) == [["query: "], ["query: cafe"]])
    #expect(screen.searchField?.text == "cafe")
  }

  @Test func `a screen shows what is new also when no more frames are kept`() async throws {
    let screen = Screen(timeline: nil) { SearchableText() }
    try await screen.open()
    for number in 1...Screen.framesLimit + 1 { try await screen.replaceSearch(with: "\(number)") }
    #expect(screen.frames.count == Screen.framesLimit)
    #expect(screen.texts == ["query: \(Screen.framesLimit + 1)"])
  }
}
