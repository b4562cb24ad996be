import HeadlessUI
import KataHarness
import KataTesting
import Testing

/// Paths that the app keeps, and leading back from code.
@MainActor @Suite(.harness) struct NavigationPathTests {
  @Test func `a path of values opens and closes pages, and follows taps`() async throws {
    let router = Router()
    let screen = try await opened { Routed(router: router) }
    router.values = [1, 2]
    await settle()
    #expect(screen.depth == 2 && screen.detail == ["more", "2"])
    try await screen.goBack()
    #expect(router.values == [1])
    try await screen.tap("more")
    #expect(router.values == [1, 100] && screen.depth == 2)
    router.values = []
    await settle()
    #expect(screen.detail == nil)
  }

  @Test func `a NavigationPath holds values of several types`() async throws {
    let router = Router()
    let screen = try await opened { RoutedByPath(router: router) }
    router.path.append(1)
    router.path.append("a")
    await settle()
    #expect(screen.depth == 2 && screen.detail == ["text a"])
    try await screen.goBack()
    #expect(router.path.count == 1 && screen.detail == ["number 1"])
    router.path.removeLast()
    await settle()
    #expect(router.path.isEmpty && screen.detail == nil)
  }

  @Test func `a page of a closure stays open in a stack with a path`() async throws {
    let router = Router()
    let screen = try await opened {
      NavigationStack(path: Bindable(router).values) {
        Text("\(router.redraws)")
        NavigationLink("open") { Text("page") }
      }
    }
    try await screen.tap("open")
    router.redraws = 1
    await settle()
    #expect(screen.detail == ["page"])
    #expect(router.values == [])
    try await screen.goBack()
    #expect(screen.texts == ["1", "open"])
  }

  @Test func `dismiss leads back from its page`() async throws {
    let screen = try await opened { NavigationStack { NavigationLink("open") { Leaving() } } }
    try await screen.tap("open")
    try await screen.tap("done")
    #expect(screen.depth == 0)
  }

  @Test func `dismiss of a page that is gone leaves the next one alone`() async throws {
    let kept = KeptDismiss()
    let screen = try await opened {
      NavigationStack {
        NavigationLink("open") { Leaving(kept: kept) }
        NavigationLink("other") { Text("other page") }
      }
    }
    try await screen.tap("open")
    try await screen.goBack()
    try await screen.tap("other")
    kept.dismiss?()
    await settle()
    #expect(screen.detail == ["other page"])
  }

  @Test func `dismiss of a covered page closes the pages on top as well`() async throws {
    let kept = KeptDismiss()
    let screen = try await opened {
      NavigationStack {
        NavigationLink("open") {
          Leaving(kept: kept)
          NavigationLink("next") { Text("next page") }
        }
      }
    }
    try await screen.tap("open")
    try await screen.tap("next")
    #expect(screen.depth == 2)
    kept.dismiss?()
    await settle()
    #expect(screen.depth == 0)
  }

  @Test func `dismiss on the root does nothing`() async throws {
    let screen = try await opened { NavigationStack { Leaving() } }
    try await screen.tap("done")
    #expect(screen.texts == ["done"])
  }
}

@MainActor @Observable private final class Router {
  var values: [Int] = []
  var path = NavigationPath()
  var redraws = 0
}

private struct Routed: View {
  @Bindable var router: Router

  var body: some View {
    NavigationStack(path: $router.values) {
      Text("root").navigationDestination(for: Int.self) { number in
        NavigationLink("more", value: number * 100)
        Text("\(number)")
      }
    }
  }
}

private struct RoutedByPath: View {
  @Bindable var router: Router

  var body: some View {
    NavigationStack(path: $router.path) {
      Text("root")
        .navigationDestination(for: Int.self) { Text("number \($0)") }
        .navigationDestination(for: String.self) { Text("text \($0)") }
    }
  }
}

@MainActor private final class KeptDismiss {
  var dismiss: DismissAction?
}

private struct Leaving: View {
  @Environment(\.dismiss) private var dismiss
  var kept: KeptDismiss?

  init(kept: KeptDismiss? = nil) {
    self.kept = kept
  }

  var body: some View {
    Button("done") { dismiss() }.onAppear { kept?.dismiss = dismiss }
  }
}
