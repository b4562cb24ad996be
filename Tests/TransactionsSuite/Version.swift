import HeadlessUI
import KataKit

/// What the suite knows of the version that it tests; `subject`, in each test target, is that version.
@MainActor struct Version {
  /// Its module, for clients that are compiled against it.
  let module: String
  /// The name of the type of a transaction.
  let model: String
  /// A transaction.
  let sample: Any
  let root: @MainActor (World) -> AnyView
}
