import KataRuns
import Testing
import kata

/// The first error of a build.
struct CompilerReportTests {
  @Test func `the first error that has a place counts, with its excerpt`() {
    let report = CompilerReport(
      output: """
        [1/9] Compiling A
        error: emit-module command failed
        /k/Katas/A.swift:3:5: warning: unused
        /k/Katas/A.swift:12:5: error: cannot find 'x' in scope
        11 |
        12 |     x = 1
           |     `- error: cannot find 'x' in scope

        /k/Katas/B.swift:1:1: error: second
        """, root: "/k")
    #expect(report.place == "Katas/A.swift:12:5")
    #expect(report.message == "cannot find 'x' in scope")
    #expect(
      report.excerpt == [
        "11 |", "12 |     x = 1", "   |     `- error: cannot find 'x' in scope",
      ])
  }

  @Test(arguments: [
    ("note\nerror: no such module 'X'\n", "no such module 'X'"), ("killed\n\n", "killed"),
    ("", "the build printed nothing"),
  ])
  func `an error without a place is told all the same`(output: String, message: String) {
    let report = CompilerReport(output: output, root: "/k")
    #expect(report.place == nil)
    #expect(report.message == message)
  }
}

/// The paragraphs of an answer key.
struct AnswerKeyTests {
  private let key = AnswerKey(
    """
    # Why

    Intro with **T1** in it.

    **T1** One
    goes on.

    More of one.

    ## Then

    General words.

    **C7, C12, C16** Three.
    """)

  @Test(arguments: [
    ("T1", "**T1** One\ngoes on.\n\nMore of one."), ("c12", "**C7, C12, C16** Three."),
    ("C1", nil), ("T", nil),
  ])
  func `a finding's paragraph ends at the next one or a heading`(id: String, text: String?) {
    #expect(key.paragraph(about: id) == text)
  }
}

/// The diff that needs no other program.
struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String?) -> String {
    UnifiedDiff(old: old, new: new, oldName: "a", newName: "b").text()
  }

  @Test func `equal texts have no diff`() {
    #expect(diff("a\n", "a\n") == "")
    #expect(diff("", "") == "")
  }

  @Test func `a change stands between three lines on each side`() {
    let lines = (1...9).map { "\($0)\n" }
    var changed = lines
    changed[4] = "five\n"
    #expect(
      diff(lines.joined(), changed.joined()) == """
        --- a
        +++ b
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func `changes that are far apart are apart`() {
    let lines = (1...20).map { "\($0)\n" }
    let changed = Array(lines.dropFirst().dropLast())
    #expect(
      diff(lines.joined(), changed.joined()) == """
        --- a
        +++ b
        @@ -1,4 +1,3 @@
        -1
         2
         3
         4
        @@ -17,4 +16,3 @@
         17
         18
         19
        -20

        """)
  }

  @Test func `new files, files that are gone and a missing last newline are marked`() {
    #expect(diff(nil, "x\n") == "--- /dev/null\n+++ b\n@@ -0,0 +1 @@\n+x\n")
    #expect(diff("x\n", nil) == "--- a\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n")
    #expect(
      diff("x\n", "x") == "--- a\n+++ b\n@@ -1 +1 @@\n-x\n+x\n\\ No newline at end of file\n")
  }
}
