import KataTesting
import Testing

struct ChecksTests {
  @Test func `what holds is no failure`() {
    check(true, "Wrong.")
    check("The title", is: "A", expected: "A")
    check("The alert", is: nil, expected: nil)
    check("The rows", are: ["A", "B"], expected: ["A", "B"])
    check("The rows", are: [], expected: [])
  }

  @Test(.comments(["The spinner turns."]))
  func `a failure is in the words of the check`() {
    check(false, "The spinner turns.")
  }

  @Test(
    .comments(
      ["The title:\n  expected: A\n  seen:     B"],
      ["The alert:\n  expected: none\n  seen:     Offline"],
      ["The alert:\n  expected: Offline\n  seen:     none"]))
  func `a text that differs is shown with the expected one`() {
    check("The title", is: "B", expected: "A")
    check("The alert", is: "Offline", expected: nil)
    check("The alert", is: nil, expected: "Offline")
  }

  @Test(
    .comments(
      ["The rows:\n  expected 2: A | B\n  seen     3: A | B | B"],
      ["The rows:\n  expected 2: A | B\n  seen     2: B | A"],
      ["The rows:\n  expected 1: A\n  seen     0: nothing"]))
  func `lists that differ are shown with their counts`() {
    check("The rows", are: ["A", "B", "B"], expected: ["A", "B"])
    check("The rows", are: ["B", "A"], expected: ["A", "B"])
    check("The rows", are: [], expected: ["A"])
  }

  @Test(
    .issues { issues in
      let line = try #require(Test.current?.sourceLocation.line)
      #expect(issues.compactMap { $0.sourceLocation?.line } == [line + 8, line + 9, line + 10])
      let files = Set(issues.map { $0.sourceLocation?.fileID })
      #expect(files == ["KataTestingTests/ChecksTests.swift"])
    })
  func `a failure points to the line of the check`() {
    check(false, "Wrong.")
    check("The title", is: "B", expected: "A")
    check("The rows", are: [], expected: ["A"])
  }
}
