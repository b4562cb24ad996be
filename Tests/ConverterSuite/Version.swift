import HeadlessUI
import KataKit

/// What the suite knows of the version that it tests; `subject`, in each test target, is that version.
@MainActor struct Version {
  /// Its module, for clients that are compiled against it.
  let module: String
  /// Makes the root view, opened with the code of a currency.
  let root: @MainActor (World, String) -> AnyView
}
