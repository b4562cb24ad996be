// Transactions · It doesn't build

extension Finding {
  /// T1: a client can name the model type without a prefix.
  public static let t1 = Finding(
    id: "T1",
    kata: "Transactions",
    title: "A client can name the model type without a prefix",
    symptom: """
      An app that imports SwiftUI and this module does not compile. The compiler calls the model's \
      name ambiguous.
      """,
    hints: [
      """
      See the module as a client does: which two modules does it import, and which names do both \
      of them export?
      """,
      """
      SwiftUI exports a public type with the same name as the model's. Two imports of equal rank \
      make the bare name ambiguous in every client.
      """,
      """
      Rename the model to something that SwiftUI does not own, such as `CardTransaction`. A \
      prefix at the point of use helps one file and leaves the trap set for the next.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "prefix",
        summary: "Writing the module's name before the type in one client file.",
        why: "Every other client still fails to compile."
      ),
      Sinker(
        slug: "swiftui-name",
        summary: """
          Renaming the model to another word that SwiftUI exports, such as `Text`, `Label` or \
          `Section`.
          """,
        why: "The clash is the same under a new name: the bare name stays ambiguous."
      ),
    ],
    links: [
      Link(
        url: "https://github.com/stephencelis/SQLite.swift/issues/980",
        says: """
          A library exports a type called View, so files that also import SwiftUI stop compiling.
          """
      ),
      Link(
        url: "https://github.com/VKCOM/VKSDK-iOS/issues/2",
        says: "An SDK's type App meets SwiftUI's, and every user has to write a prefix."
      ),
    ]
  )

  /// T2: a client can read and build every transaction.
  public static let t2 = Finding(
    id: "T2",
    kata: "Transactions",
    title: "A client can read and build every transaction",
    symptom: """
      Code in another module, such as a preview or a test, can neither read the booking date nor \
      build a sample transaction.
      """,
    hints: [
      """
      Write the client's first two lines: build one transaction, then print each of its \
      properties. How much of that does another module get to see?
      """,
      """
      That others can see a type does not make its members visible to them. Each stored property \
      has an access level of its own, and so has the initializer that the compiler writes.
      """,
      """
      Mark every stored property `public` and write a `public init` that takes all of them. The \
      memberwise initializer that comes for free is never public.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "no-init",
        summary: "Making the properties public without an initializer.",
        why: "A client can read transactions but cannot build one for a test or a preview."
      ),
      Sinker(
        slug: "testable",
        summary: "Importing the module with `@testable`.",
        why: """
          It helps one test target in debug builds; apps, previews and other packages still see \
          nothing.
          """
      ),
    ],
    links: [
      Link(
        url: "https://github.com/vinhnx/notes/issues/356",
        says: """
          A package's public type cannot be built outside its module, because its initializer \
          stays internal.
          """
      ),
      Link(
        url: "https://github.com/exPHAT/SwiftWhisper/issues/38",
        says: "An app cannot build the library's public result struct, and so cannot write a fake."
      ),
    ]
  )
}
