import KataRuns

extension RunOutcome {
  /// What is to be remembered of it, given what was remembered before.
  package func record(
    after last: RunRecord?, sources: [String: SourceState]
  ) -> RunRecord {
    var record = last ?? RunRecord(outcome: .complete)
    record.sources = sources
    record.note = note
    switch ending {
    case .complete: record.outcome = .complete
    case .didNotCompile: record.outcome = .didNotCompile
    case .crashed, .ranNothing: record.outcome = .crashed
    case .hung: record.outcome = .hung
    }
    if case .didNotCompile = ending { return record }
    if case .complete = ending {
      record.verdicts = events.verdicts
    } else {
      record.verdicts.merge(events.verdicts) { _, new in new }
      if let cut = culprit?.finding { record.verdicts[cut] = .red }
    }
    return record
  }

  private var note: String? {
    switch ending {
    case .complete: nil
    case .didNotCompile(let report): report.place ?? report.message
    case .crashed, .hung, .ranNothing: culprit?.name
    }
  }
}
