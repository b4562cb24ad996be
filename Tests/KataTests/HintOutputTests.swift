import KataCatalog
import Testing

/// What `kata hint` prints, to the letter.
struct HintOutputTests {
  @Test func `a hint is the first one unless a level is given`() throws {
    let run = try ToolRun(["hint", "T8"])
    #expect(
      run.output == """
        T8  Pull to refresh replaces the list
        Katas/Transactions

        After one pull there are eighteen rows instead of nine, and the second half is
        not even sorted.

        Hint 1 of 3
          Count the rows after one pull and again after two. What becomes of the old
          rows when a new answer comes in?

        The next hint says more: swift run kata hint T8 --level 2

        """)
    #expect(run.error.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test func `the second hint points to the third`() throws {
    let run = try ToolRun(["hint", "t8", "--level", "2"])
    #expect(
      run.output == """
        T8  Pull to refresh replaces the list
        Katas/Transactions

        After one pull there are eighteen rows instead of nine, and the second half is
        not even sorted.

        Hint 2 of 3
          Each answer is put behind the rows that are already there, and is sorted on
          its own. That load is called a second time is not the fault: refreshing is
          what a second call is for.

        The next hint says more: swift run kata hint T8 --level 3

        """)
    #expect(run.error.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test func `the third hint comes with reports from the wild`() throws {
    let run = try ToolRun(["hint", "T8", "--level=3"])
    #expect(
      run.output == """
        T8  Pull to refresh replaces the list
        Katas/Transactions

        After one pull there are eighteen rows instead of nine, and the second half is
        not even sorted.

        Hint 3 of 3
          Assign the sorted answer to the list instead of appending to it. The newest
          answer is the whole truth: it also knows which rows are gone and which have
          changed.

        Seen in the wild
          Pull to refresh crashes on a duplicate identifier, since a reload adds the
          same rows again.
          https://github.com/Instagram/IGListKit/issues/1346

        The fix itself, as a patch: swift run kata hint T8 --level fix

        """)
    #expect(run.error.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test func `a hint names the findings that must be fixed too`() throws {
    let run = try ToolRun(["hint", "T20", "--level", "3"])
    #expect(
      run.output == """
        T20  An open detail shows current data
        Katas/Transactions

        Open a payment while a refresh is on its way: the list gets the new amount, and
        the detail keeps the old one.

        Hint 3 of 3
          Push the id and let the detail look the payment up in the model on every draw.
          If it is no longer there, say so and offer the way back.

        Its tests need T6 fixed too. A detail has to open before it can show anything.

        Its tests need T8 fixed too. The refreshed payment must take the place of the
        old one, not stand beside it.

        The fix itself, as a patch: swift run kata hint T20 --level fix

        """)
    #expect(run.error.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test func `a hint says when the broken version does not show the finding`() throws {
    let run = try ToolRun(["hint", "C19"])
    #expect(
      run.output == """
        C19  After a failure the same input asks again
        Katas/Converter

        The request failed, the user deletes a digit and types it again, and nothing
        happens.

        Hint 1 of 3
          Fail once, delete the last digit and type it again. Does a request go out?

        Broken as shipped does not show it: it sends a request for every change, equal
        or not.

        The next hint says more: swift run kata hint C19 --level 2

        """)
    #expect(run.error.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test func `a script gets the hints up to the level`() throws {
    let run = try ToolRun(["hint", "C16", "--level", "2", "--json"])
    #expect(
      run.output == """
        {
          "id": "C16",
          "kata": "Converter",
          "title": "Clearing the field clears the error too",
          "symptom": "After a failure the user empties the field, and the error stays beside an \
        empty field.",
          "hints": [
            "Fail once, then delete everything. Which parts of the screen still speak of \
        the old input?",
            "Input that asks for nothing takes its own short way out, and that way clears \
        the result but not the rest."
          ]
        }

        """)
    #expect(run.exitCode == 0)
  }

  @Test(arguments: Catalogue.findings)
  func `every hint fits eighty columns, but for addresses`(finding: Finding) throws {
    for level in 1...3 {
      let run = try ToolRun(["hint", finding.id, "--level", "\(level)"])
      #expect(run.exitCode == 0)
      for line in run.output.split(separator: "\n") where !line.contains("https://") {
        #expect(line.count <= 80)
      }
    }
  }
}

/// Escape codes go to terminals only.
struct TextStyleTests {
  @Test func `a terminal gets its headings in bold`() throws {
    let text = try ToolRun.onTerminal(["hint", "T8"])
    #expect(text.hasPrefix("\u{1B}[1mT8  Pull to refresh replaces the list\u{1B}[0m\n"))
    #expect(text.contains("\n\u{1B}[1mHint 1 of 3\u{1B}[0m\n"))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `a terminal that wants none gets plain text`(environment: [String: String]) throws {
    let text = try ToolRun.onTerminal(["hint", "T8"], environment: environment)
    #expect(try text == ToolRun(["hint", "T8"]).output)
  }

  @Test func `an empty NO_COLOR does not count`() throws {
    let text = try ToolRun.onTerminal(["hint", "T8"], environment: ["NO_COLOR": ""])
    #expect(text.contains("\u{1B}["))
  }
}
