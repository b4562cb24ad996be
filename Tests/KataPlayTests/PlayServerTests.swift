import Foundation
import KataHarness
import KataPlay
import KataTesting
import Testing

/// What comes from the server, in the order in which it comes.
@MainActor private final class Answers {
  let clock = ManualClock()
  let server: PlayServer
  private(set) var came: [String] = []
  private var tasks: [Task<Void, Never>] = []

  init() { server = PlayServer(clock: clock) }

  func ask(_ currency: String) async {
    let session = server.wire.openSession()
    tasks.append(
      Task {
        do {
          _ = try await session.data(for: "/rates/\(currency)")
          came.append(currency)
        } catch {
          let reason = error is CancellationError ? "cancelled" : error.localizedDescription
          came.append("\(currency): \(reason)")
        }
      })
    await settle()
  }

  func cancel(_ index: Int) async {
    tasks[index].cancel()
    await settle()
  }

  func pass(_ milliseconds: Int) async {
    await clock.advance(by: .milliseconds(milliseconds))
    await settle()
  }
}

@MainActor @Suite(.harness) struct PlayServerTests {
  @Test func `the next answer fails, and only that one`() async {
    let answers = Answers()
    answers.server.failNext()
    await answers.ask("USD")
    await answers.ask("GBP")
    await answers.pass(800)
    #expect(answers.came == ["USD: The line is dead", "GBP"])
  }

  @Test func `a late answer is overtaken`() async {
    let answers = Answers()
    answers.server.delayNext()
    await answers.ask("USD")
    await answers.ask("GBP")
    await answers.pass(2_999)
    #expect(answers.came == ["GBP"])
    await answers.pass(1)
    #expect(answers.came == ["GBP", "USD"])
  }

  @Test func `the next two answers change places`() async {
    let answers = Answers()
    answers.server.swapNext()
    await answers.ask("USD")
    await answers.pass(2_000)
    #expect(answers.came == [])
    await answers.ask("GBP")
    await answers.ask("EUR")
    await answers.pass(800)
    #expect(answers.came == ["GBP", "EUR"])
    await answers.pass(400)
    #expect(answers.came == ["GBP", "EUR", "USD"])
  }

  @Test func `a first that waits for a second can be let go`() async {
    let answers = Answers()
    answers.server.swapNext()
    await answers.ask("USD")
    await answers.pass(800)
    answers.server.release()
    await answers.pass(400)
    #expect(answers.came == ["USD"])
  }

  @Test func `held answers come in their order, swapped ones swapped`() async {
    let answers = Answers()
    answers.server.hold()
    await answers.ask("USD")
    answers.server.swapNext()
    await answers.ask("GBP")
    await answers.ask("EUR")
    await answers.pass(5_000)
    #expect(answers.came == [])
    answers.server.release()
    await answers.pass(400)
    #expect(answers.came == ["USD", "EUR", "GBP"])
  }

  @Test func `a request that is cancelled ends at once, held or not`() async {
    let answers = Answers()
    await answers.ask("USD")
    await answers.cancel(0)
    #expect(answers.came == ["USD: cancelled"])
    answers.server.hold()
    await answers.ask("GBP")
    await answers.pass(800)
    await answers.cancel(1)
    #expect(answers.came == ["USD: cancelled", "GBP: cancelled"])
  }

  @Test func `an answer holds what was known when it was asked for`() async throws {
    let clock = ManualClock()
    let server = PlayServer(clock: clock)
    let session = server.wire.openSession()
    server.data.change()
    let old = Task { try await session.data(for: "/transactions") }
    await settle()
    server.data.change()
    await clock.advance(by: .milliseconds(800))
    #expect(String(decoding: try await old.value, as: UTF8.self).contains("-8990"))
    let new = Task { try await session.data(for: "/transactions") }
    await settle()
    await clock.advance(by: .milliseconds(800))
    #expect(String(decoding: try await new.value, as: UTF8.self).contains("-4495"))
  }
}
