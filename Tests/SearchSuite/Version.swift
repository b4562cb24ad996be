import HeadlessUI
import KataKit

/// What the suite knows of the version that it tests; `subject`, in each test target, is that version.
@MainActor struct Version {
  /// Makes the root view.
  let root: @MainActor (World) -> AnyView
}
