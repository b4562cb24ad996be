import KataRuns

/// What Git knows of the checkout.
struct Git {
  let checkout: Checkout

  /// - Throws: `Failure` where this is no Git checkout, and for a revision that it does not have.
  func requireRevision(_ revision: String) throws(Failure) {
    guard (try? output(["rev-parse", "--is-inside-work-tree"])) == "true\n" else {
      _ = try run(["--version"])
      throw Failure(
        "this is no Git checkout, so there is nothing to go back to; get the katas with 'git clone'",
        exitCode: ExitCode.missing)
    }
    guard (try? output(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])) != nil else {
      throw Failure("Git has no commit '\(revision)'", exitCode: ExitCode.missing)
    }
  }

  /// The files in a folder at a commit.
  func files(of revision: String, in folder: String) throws(Failure) -> Set<String> {
    Set(try list(["ls-tree", "-r", "--name-only", "-z", revision, "--", folder]))
  }

  /// The files of a folder that are not as at a commit, and those that Git does not have.
  func changed(since revision: String, in folder: String) throws(Failure) -> [String] {
    let tracked = try list([
      "diff", "--name-only", "--no-renames", "--relative", "-z", revision, "--", folder,
    ])
    let others = try list(["ls-files", "--others", "-z", "--", folder])
    return Set(tracked + others).sorted()
  }

  /// Writes files as they are at a commit; the index stays as it is.
  func restore(_ files: [String], from revision: String) throws(Failure) {
    _ = try output(["restore", "--source=\(revision)", "--worktree", "--"] + files)
  }

  private func list(_ arguments: [String]) throws(Failure) -> [String] {
    try output(arguments).split(separator: "\0").map(String.init)
  }

  private func output(_ arguments: [String]) throws(Failure) -> String {
    guard try run(arguments) == .exited(0) else {
      let reason = FileSystem.text(of: errorPath)?.split(separator: "\n").first ?? "no reason given"
      throw Failure("git \(arguments[0]) failed: \(reason)", exitCode: ExitCode.cannotWrite)
    }
    return FileSystem.text(of: outputPath) ?? ""
  }

  private func run(_ arguments: [String]) throws(Failure) -> ChildProcess.Ending {
    try FileSystem.makeFolder(checkout.memory)
    let process = ChildProcess(
      arguments: ["git", "--literal-pathspecs"] + arguments, folder: checkout.root,
      environment: ["GIT_OPTIONAL_LOCKS": "0"], output: outputPath, errorOutput: errorPath)
    return try process.run()
  }

  private var outputPath: String { "\(checkout.memory)/git.out" }
  private var errorPath: String { "\(checkout.memory)/git.err" }
}
