import HeadlessUI
import KataPlay
import KataTesting
import Testing

@MainActor @Suite(.harness) struct AppLayoutTests {
  private func layout(
    width: Int = 30, @ViewBuilder _ root: @escaping @MainActor () -> some View
  ) async throws -> AppLayout {
    let screen = Screen(root: root)
    try await screen.open()
    return AppLayout(screen.frame, width: width)
  }

  @Test func `targets are found from top to bottom`() async throws {
    let layout = try await layout { SampleApp() }
    #expect(
      layout.targets.prefix(5) == [
        .field("Amount"), .picker("Currency"), .row(2), .row(3), .row(4),
      ])
    #expect(layout.targets.count == 25)
  }

  @Test func `what comes after a spacer stands at the right edge`() async throws {
    let layout = try await layout(width: 20) {
      HStack {
        Text("Rewe")
        Spacer()
        Text("-4.10 €").foregroundStyle(.red)
      }
    }
    #expect(layout.content.map(\.text) == ["Rewe         -4.10 €"])
    #expect(layout.content[0].runs.last?.look.color == "red")
  }

  @Test func `what would move the cursor is not written`() async throws {
    let layout = try await layout { Text("a\u{1B}[2Jb") }
    #expect(layout.content.map(\.text) == ["a�[2Jb"])
  }

  @Test func `a spinner leaves what is beside it to be seen`() async throws {
    let layout = try await layout(width: 21) {
      List {
        Text("first")
        Text("Spotify is the second")
        Text("third")
      }
      .overlay { ProgressView() }
    }
    #expect(layout.content[1].text == "Spotify is◌the second")
  }
}
