extension TextStyle {
  func green(_ text: String) -> String { colored("32", text) }

  func red(_ text: String) -> String { colored("31", text) }

  /// The mark of a verdict; without one, the finding is still open.
  func mark(_ verdict: Verdict?) -> String {
    switch verdict {
    case .green: green("✔")
    case .red: red("✘")
    case nil: dim("–")
    }
  }
}
