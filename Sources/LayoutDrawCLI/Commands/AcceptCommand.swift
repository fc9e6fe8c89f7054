import ArgumentParser
import LayoutDraw

/// `layoutdraw accept NAME…`: what the last `verify` drew becomes the reference.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Makes what the last verify drew the references, by name.",
    discussion: """
      A name is one that verify printed: of a layout, a picture, a folder of them, or a file; * and ? stand for \
      anything within a name, ** across folders.

        $ layoutdraw accept screens/sign-in      that one
        $ layoutdraw accept 'screens/*' cards/   several
        $ layoutdraw accept --all --prune        all, and orphans go

      A layout that has changed since is refused: what would be accepted is not what it makes now.
      """)

  @Argument(help: "What to accept.")
  var names: [String] = []

  @Flag(name: .customLong("all"), help: "Accept everything that is not as expected.")
  var isAll = false

  @Flag(
    name: .customLong("prune"),
    help: "Remove references that no layout makes: those named, or all where none is.")
  var isPruning = false

  @Option(
    help: ArgumentHelp("The folder of references. (default: that of the last verify)", valueName: "dir"),
    completion: .directory)
  var references: String?

  @Option(
    name: .customLong("out-dir"),
    help: ArgumentHelp("The results folder of the last verify.", valueName: "dir"), completion: .directory)
  var results = ResultsFolder.usualPath

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if names.isEmpty, !isAll, !isPruning {
      throw ValidationError("Name what to accept, or say --all; 'layoutdraw verify' prints the names.")
    }
    if !names.isEmpty, isAll { throw ValidationError("Give names or --all, not both.") }
  }

  func run() throws {
    var messages = Messages(style: colors.style)
    let folder = ResultsFolder(path: tidied(results))
    do throws(FileError) {
      let report = try folder.report()
      var acceptance = Acceptance(
        report: report, results: folder, references: references.map(tidied) ?? report.references)
      let chosen = choose(from: report, &messages)
      if isAll || !names.isEmpty { acceptance.accept(chosen, &messages) }
      if isPruning { acceptance.prune(chosen, &messages) }
      let lines = acceptance.done.isEmpty && messages.status == .allWell ? ["nothing to do"] : acceptance.done
      try writeStandardOutput(Array(lines.map { $0 + "\n" }.joined().utf8))
    } catch {
      messages.add(error, at: joined(folder.path, "report.json"))
      messages.addLine("help: run 'layoutdraw verify' first, or say with --out-dir where it left its results")
    }
    messages.print()
    try messages.status.leave()
  }

  private func choose(from report: Verification, _ messages: inout Messages) -> Set<String> {
    if names.isEmpty { return Set(report.cases.flatMap(\.files).map(\.path)) }
    var chosen: Set<String> = []
    for name in names {
      let found = report.files(named: name)
      if found.isEmpty {
        messages.fail(unknown(name, in: report), at: joined(tidied(results), "report.json"))
      }
      chosen.formUnion(found)
    }
    return chosen
  }

  private func unknown(_ name: String, in report: Verification) -> Diagnostic {
    let open = report.cases.filter(\.isFailure).map { "'\($0.name)'" }
    let list =
      open.prefix(10).joined(separator: ", ") + (open.count > 10 ? " and \(open.count - 10) more" : "")
    return Diagnostic(
      .error, code: "unknown-name", "the last verify knows nothing of the name '\(name)'", at: nil,
      help: open.isEmpty ? "everything was as expected" : "there is \(list)")
  }
}
