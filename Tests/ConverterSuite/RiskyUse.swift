import KataTesting
import Testing

/// Uses of the app that end it in a version that is wrong, so they are played in a child process.
@MainActor enum RiskyUse: String, CaseIterable {
  case deleting = "the amount is deleted"
  case pastingAWord = "a word is pasted"
  case pastingNoNumber = "what is not a number is pasted"
  case typingArabicDigits = "Arabic digits are typed"
  case deletingAfterAFailure = "the amount is deleted after a failure"
  case deletingInTime = "the amount is deleted before it is sent"
  case answeringAClosedScreen = "an answer comes after the screen was closed"

  private func play() async throws {
    switch self {
    case .deleting: try await InputTests.checkIsCleared(by: "")
    case .pastingAWord: try await InputTests.checkIsCleared(by: "abc")
    case .pastingNoNumber: try await InputTests.checkIsClearedByNoNumber()
    case .typingArabicDigits: try await InputTests.checkArabicDigits()
    case .deletingAfterAFailure: try await FailureTests.checkDeletingAfterAFailure()
    case .deletingInTime: try await FailureTests.checkDeletingInTime()
    case .answeringAClosedScreen: try await LifetimeTests.checkAnswerAfterClosing()
    }
  }

  private static let plays = ExitScenarios(allCases.map(\.rawValue)) {
    try await RiskyUse(rawValue: $0)?.play()
  }

  /// Fails as the use does, or with `otherwise` if it ended the app.
  func check(_ otherwise: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    await RiskyUse.plays.check(rawValue, otherwise, sourceLocation: sourceLocation) {
      await #expect(processExitsWith: .success) { await RiskyUse.plays.playInChild() }
    }
  }
}
