extension TextStyle {
  package func green(_ text: String) -> String { colored("32", text) }

  package func red(_ text: String) -> String { colored("31", text) }

  /// The mark of a verdict; without one, the finding is still open.
  package func mark(_ verdict: Verdict?) -> String {
    switch verdict {
    case .green: green("✔")
    case .red: red("✘")
    case nil: dim("–")
    }
  }
}
