import KataRuns

// What an exploration answers, which other tools read without the explorer.
public typealias Complaint = KataRuns.Complaint
public typealias Counterexample = KataRuns.Counterexample
public typealias Exploration = KataRuns.Exploration
