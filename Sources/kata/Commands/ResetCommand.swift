import KataCatalog
import KataRuns

/// `kata reset <kata> [--file <file>] [--to <revision>]`: back to the version as it shipped.
struct ResetCommand: Command {
  static let name = "reset"
  static let summary = "start a kata afresh; what you have is kept aside"
  static let usage = """
    usage: kata reset <kata> [--file <file>] [--to <revision>]

    Brings the folder of a kata back to what Git has. Every file of yours that it
    replaces, and every file that Git does not have, is moved to
    .build/kata/kept/<Kata>-<number>/ first: nothing is lost. The index of Git stays
    as it is.

      <kata>  the name of a kata, such as Transactions; its case does not matter
      --file  one file of the folder, such as TransactionRow.swift
      --to    the commit to go back to (HEAD); if you have committed your work, that
              is an earlier one: git log --oneline -- Katas/<Kata>

    Exit codes: 0 done, 64 the command line is wrong, 66 there is no such kata or
    file here or this is no Git checkout, 69 there is no Git, 73 a file cannot be
    moved.

    """

  let kata: Kata
  let file: String?
  let revision: String

  init(_ arguments: [String]) throws(UsageError) {
    let arguments = try Arguments(arguments, of: Self.name, options: ["--file", "--to"])
    kata = try Lookup.kata(arguments.words, of: Self.name)
    file = arguments.values["--file"]
    revision = arguments.values["--to"] ?? "HEAD"
    if revision.isEmpty || revision.hasPrefix("-") {
      throw UsageError("there is no revision '\(revision)'; give a commit, a branch or a tag")
    }
  }

  func run(on console: Console) throws(Failure) -> Int32 {
    Interruption.install()
    let checkout = try Checkout.find()
    try checkout.require(kata)
    let folder = "Katas/\(kata.name)"
    let git = Git(checkout: checkout)
    try git.requireRevision(revision)
    let shipped = try git.files(of: revision, in: folder)
    guard !shipped.isEmpty else {
      throw Failure("\(revision) has no \(folder)", exitCode: ExitCode.missing)
    }
    let changed = try git.changed(since: revision, in: folder)
    let names = try selected(from: changed, shipped: shipped, in: folder, checkout)
    guard !names.isEmpty else {
      console.put(nothingToDo(in: folder))
      return 0
    }
    let kept = try keep(names, in: checkout)
    try restore(names.filter(shipped.contains), git, kept: kept, in: checkout)
    console.put(summary(names, shipped: shipped, kept: kept))
    return 0
  }

  private func selected(
    from changed: [String], shipped: Set<String>, in folder: String, _ checkout: Checkout
  ) throws(Failure) -> [String] {
    guard let file else { return changed }
    let path = file.hasPrefix("\(folder)/") ? file : "\(folder)/\(file)"
    if changed.contains(path) { return [path] }
    if shipped.contains(path) { return [] }
    let names = shipped.map { String($0.dropFirst(folder.count + 1)) }.sorted()
    let near = Catalogue.nearest(to: file, among: names).first
    throw Failure(
      "there is no \(path)" + (near.map { "; did you mean \($0)?" } ?? ""),
      exitCode: ExitCode.missing)
  }

  // MARK: Keeping and restoring

  /// Moves files aside, and returns the folder that they are in now; nil if none was there.
  private func keep(_ names: [String], in checkout: Checkout) throws(Failure) -> String? {
    let present = names.filter { FileSystem.exists("\(checkout.root)/\($0)") }
    guard !present.isEmpty else { return nil }
    var number = 1
    while FileSystem.exists("\(checkout.memory)/kept/\(kata.name)-\(number)") { number += 1 }
    let kept = ".build/kata/kept/\(kata.name)-\(number)"
    for name in present {
      try FileSystem.move("\(checkout.root)/\(name)", to: keptPath(of: name, kept, checkout))
    }
    return kept
  }

  /// Brings files back from Git; if that fails, what was moved aside returns to its place.
  private func restore(
    _ names: [String], _ git: Git, kept: String?, in checkout: Checkout
  ) throws(Failure) {
    guard !names.isEmpty else { return }
    do throws(Failure) {
      try git.restore(names, from: revision)
    } catch {
      for name in names {
        guard let kept else { break }
        let path = keptPath(of: name, kept, checkout)
        if FileSystem.exists(path) { try FileSystem.move(path, to: "\(checkout.root)/\(name)") }
      }
      throw error
    }
  }

  private func keptPath(of name: String, _ kept: String, _ checkout: Checkout) -> String {
    "\(checkout.root)/\(kept)/" + name.dropFirst("Katas/\(kata.name)/".count)
  }

  // MARK: What is said

  private func summary(_ names: [String], shipped: Set<String>, kept: String?) -> String {
    let lines = names.map { name in
      (shipped.contains(name) ? "  restored   " : "  moved away ") + name
    }
    let keptLine = kept.map { "\nYour version is in \($0)." } ?? ""
    return
      "\(kata.name) is as in \(revision) again:\n\(lines.joined(separator: "\n"))\n\(keptLine)\n"
  }

  private func nothingToDo(in folder: String) -> String {
    """
    \(file.map { "\(folder)/\($0)" } ?? folder) is as in \(revision) already.
    If you have committed your work, go further back: --to takes a commit of
      git log --oneline -- \(folder)

    """
  }
}
