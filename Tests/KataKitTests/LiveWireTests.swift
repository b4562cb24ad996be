import Foundation
import KataHarness
import KataKit
import KataTesting
import Synchronization
import Testing

@Suite(.harness) struct LiveWireTests {
  private struct Record: Decodable, Equatable {
    let id: String
    let merchant: String
    let amountMinor: Int
    let currency: String
    let category: String
    let bookedAt: Date?
  }

  private func records() throws -> [Record] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode([Record].self, from: Wire.liveAnswer(to: "/transactions"))
  }

  @Test func `the nine transactions are those of the brief, and not sorted`() throws {
    let records = try records()
    let lines = records.sorted { $0.id < $1.id }.map {
      "\($0.id) \($0.merchant) \($0.amountMinor) \($0.currency) \($0.bookedAt == nil ? "pending" : "booked")"
    }
    #expect(
      lines.joined(separator: "\n") == """
        tx_001 Café Einstein -410 EUR booked
        tx_002 Rewe -3289 EUR booked
        tx_003 Spotify -1099 EUR booked
        tx_004 Pret A Manger -645 GBP booked
        tx_005 Café Einstein -380 EUR booked
        tx_006 Top-up 50000 EUR booked
        tx_007 Deutsche Bahn -8990 EUR booked
        tx_008 Rewe 1299 EUR booked
        tx_009 Lidl -1874 EUR pending
        """)
    #expect(records.map(\.id) != records.map(\.id).sorted())
    #expect(records.compactMap(\.bookedAt) != records.compactMap(\.bookedAt).sorted(by: >))
  }

  @Test func `the second coffee is earlier than the first`() throws {
    let records = try records()
    let dates = ["tx_005", "tx_001"].compactMap { id in
      records.first { $0.id == id }?.bookedAt
    }
    #expect(dates.count == 2 && dates[0] < dates[1])
  }

  @Test func `money out is EUR 160.42 and GBP 6.45`() throws {
    let out = try records().filter { $0.amountMinor < 0 }
    let sums = Dictionary(grouping: out, by: \.currency).mapValues { records in
      Decimal(-records.reduce(0) { $0 + $1.amountMinor }) / 100
    }
    #expect(
      sums == ["EUR": Decimal(string: "160.42"), "GBP": Decimal(string: "6.45")])
  }

  @Test(arguments: [("USD", "1.08"), ("GBP", "0.85"), ("EUR", "1"), ("JPY", "171.35")])
  func `a rate is answered as text`(_ currency: String, _ rate: String) throws {
    let answer = try JSONDecoder().decode(
      [String: String].self, from: Wire.liveAnswer(to: "/rates/\(currency)"))
    #expect(answer == ["currency": currency, "rate": rate])
  }

  @Test(arguments: [
    "", "/", "/nothing", "/rates/", "/rates/XXX", "/rates/USD/EUR", "/rates//EUR", "/transactions/",
    "transactions",
  ])
  func `an unknown path is refused by name`(_ path: String) {
    #expect(throws: WireError("The server does not know \(path).")) {
      try Wire.liveAnswer(to: path)
    }
  }

  @Test func `the answer takes 800 ms of the clock`() async throws {
    let clock = ManualClock()
    let session = Wire.live(clock: clock).openSession()
    let answers = Mutex<[String]>([])
    Task {
      let answer = String(decoding: try await session.data(for: "/rates/EUR"), as: UTF8.self)
      answers.withLock { $0.append(answer) }
    }
    await settle()
    #expect(clock.pending == [.milliseconds(800)])
    await clock.advance(by: .milliseconds(799))
    let early = answers.withLock { $0 }
    #expect(early.isEmpty)
    await clock.advance(by: .milliseconds(1))
    let all = answers.withLock { $0 }
    #expect(all == [#"{"currency":"EUR","rate":"1"}"#])
  }

  @Test func `a refusal takes as long as an answer`() async throws {
    let clock = ManualClock()
    let session = Wire.live(clock: clock).openSession()
    let task = Task { try await session.data(for: "/nothing") }
    await settle()
    try #require(clock.pending == [.milliseconds(800)])
    await clock.advance(by: .milliseconds(800))
    await #expect(throws: WireError.self) { try await task.value }
  }

  @Test func `a cancelled load ends at once`() async throws {
    let clock = ManualClock()
    let session = Wire.live(clock: clock).openSession()
    let task = Task { try await session.data(for: "/transactions") }
    await settle()
    task.cancel()
    try #require(clock.pending.isEmpty)
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
