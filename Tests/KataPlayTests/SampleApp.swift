import Foundation
import HeadlessUI
import KataHarness
import KataKit
import KataPlay

/// A small app with one of everything.
struct SampleApp: View {
  @State private var text = ""
  @State private var currency = "EUR"
  @State private var query = ""
  @State private var answer = "nothing yet"
  @State private var isAsking = false

  var body: some View {
    NavigationStack {
      List {
        TextField("Amount", text: $text)
        Picker("Currency", selection: $currency) {
          ForEach(["USD", "GBP", "EUR"], id: \.self) { Text($0) }
        }
        NavigationLink("Details") { Text("A detail") }
        Button("Ask") { isAsking = true }
        Text(answer)
        ForEach(0..<20, id: \.self) { Text("Row \($0)") }
      }
      .navigationTitle("Sample")
      .searchable(text: $query, prompt: "Find")
      .refreshable { await ask() }
      .alert("Really?", isPresented: $isAsking) {
        Button("Yes") { answer = "yes" }
        Button("No", role: .cancel) {}
      }
    }
  }

  private func ask() async {
    do {
      let data = try await Wire.current.openSession().data(for: "/rates/\(currency)")
      answer = String(decoding: data, as: UTF8.self)
    } catch {
      answer = error.localizedDescription
    }
  }
}

/// The sample app, played on a clock that the test moves.
@MainActor struct Game {
  let clock = ManualClock()
  let server: PlayServer
  let player: Player

  init(@ViewBuilder root: @escaping @MainActor () -> some View = { SampleApp() }) {
    server = PlayServer(clock: clock)
    player = Player(screen: Screen(wire: server.wire, root: root), server: server)
  }

  func press(_ keys: Key...) async {
    for key in keys { await player.press(key) }
  }

  func type(_ text: String) async {
    for character in text { await player.press(.character(character)) }
  }
}
