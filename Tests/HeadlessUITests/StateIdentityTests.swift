import HeadlessUI
import KataHarness
import KataTesting
import Testing

/// State belongs to a place in the structure, not to the value of a view.
@MainActor @Suite(.harness) struct StateIdentityTests {
  @Test func `state survives the redraws of a parent`() async throws {
    let model = Model()
    let screen = try await opened {
      Text("\(model.number)")
      Counter("a")
    }
    try await screen.tap("a")
    model.number = 1
    await settle()
    #expect(screen.texts == ["1", "a 1"])
  }

  @Test func `siblings of one type have a state each`() async throws {
    let screen = try await opened {
      Counter("a")
      Counter("b")
    }
    try await screen.tap("b")
    #expect(screen.buttons == ["a 0", "b 1"])
  }

  @Test func `an optional view that goes and returns starts afresh`() async throws {
    let model = Model()
    let screen = try await opened { if model.flag { Counter("a") } }
    try await screen.tap("a")
    model.flag = false
    await settle()
    #expect(screen.buttons == [])
    model.flag = true
    await settle()
    #expect(screen.buttons == ["a 0"])
  }

  @Test func `the branches of an if have a state each, and a branch that returns starts afresh`()
    async throws
  {
    let model = Model()
    let screen = try await opened {
      if model.flag { Counter("a") } else { Counter("a", from: 10) }
    }
    try await screen.tap("a")
    model.flag = false
    await settle()
    #expect(screen.buttons == ["a 10"])
    model.flag = true
    await settle()
    #expect(screen.buttons == ["a 0"])
  }

  @Test func `a view behind an if that comes and goes keeps its state`() async throws {
    let model = Model()
    let screen = try await opened {
      if model.flag { Text("first") }
      Counter("a")
    }
    try await screen.tap("a")
    model.flag = false
    await settle()
    #expect(screen.texts == ["a 1"])
  }

  @Test func `a row that goes and returns starts afresh`() async throws {
    let model = Model()
    let screen = try await opened { List(model.items, id: \.self) { Counter($0) } }
    try await screen.tap("b")
    model.items = ["a", "c"]
    await settle()
    model.items = ["a", "b", "c"]
    await settle()
    #expect(screen.rows == [["a 0"], ["b 0"], ["c 0"]])
  }

  @Test func `state follows the id of a row when the order changes`() async throws {
    let model = Model()
    let screen = try await opened { ForEach(model.items, id: \.self) { Counter($0) } }
    try await screen.tap("b")
    model.items = ["c", "d", "b", "a"]
    await settle()
    #expect(screen.buttons == ["c 0", "d 0", "b 1", "a 0"])
  }

  @Test func `rows known by their index keep the state of the place`() async throws {
    let model = Model()
    let screen = try await opened {
      ForEach(model.items.indices, id: \.self) { Counter(model.items[$0]) }
    }
    try await screen.tap("b")
    model.items = ["b", "a", "c"]
    await settle()
    #expect(screen.buttons == ["b 0", "a 1", "c 0"])
  }

  @Test func `AnyView keeps state for the same type and starts afresh with another`() async throws {
    let model = Model()
    let screen = try await opened {
      model.flag ? AnyView(Counter("\(model.number)")) : AnyView(Group { Counter("g") })
    }
    try await screen.tap("0")
    model.number = 7
    await settle()
    #expect(screen.buttons == ["7 1"])
    model.flag = false
    await settle()
    #expect(screen.buttons == ["g 0"])
    model.flag = true
    await settle()
    #expect(screen.buttons == ["7 0"])
  }

  @Test func `an equal id keeps state and another starts afresh`() async throws {
    let model = Model()
    let screen = try await opened {
      Text("\(model.other)")
      Counter("a").id(model.number)
    }
    try await screen.tap("a")
    model.other = 1
    await settle()
    #expect(screen.texts == ["1", "a 1"])
    model.number = 1
    await settle()
    #expect(screen.texts == ["1", "a 0"])
  }

  @Test func `ids that read alike are not alike`() async throws {
    let model = Model()
    let screen = try await opened {
      let id = model.flag ? AnyHashable(1) : AnyHashable("1")
      Counter("a").id(id)
    }
    try await screen.tap("a")
    model.flag = false
    await settle()
    #expect(screen.buttons == ["a 0"])
  }
}
