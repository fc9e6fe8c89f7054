import ArgumentParser
import LayoutDraw

struct AcceptCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accepts the named pictures of the last 'layoutdraw verify' as references.",
    discussion: """
      Use the names that verify prints: a name can be that of a layout, a picture, another reference file, or a \
      folder. The wildcards * and ? match any characters except /, and ** also matches /.

        $ layoutdraw accept screens/sign-in      accepts one layout
        $ layoutdraw accept 'screens/*' cards/   accepts several layouts
        $ layoutdraw accept --all --prune        accepts everything, and removes references that belong to no layout

      A picture with a conflict or an ambiguity is accepted if the layout marks the problem as known, with the comment \
      '// check:ignore conflict' or '// check:ignore ambiguous'. A picture with an unmarked problem or a failed \
      assertion is accepted only with --with-problems. If a reference has a merge conflict in Git, accepting or \
      removing it marks the conflict as resolved.

      The results folder can come from another machine. A reference is written only if a layout in this project \
      produces it and neither the layout nor the reference has changed since verify ran.
      """)

  @Argument(help: "What to accept.")
  var names: [String] = []

  @Flag(name: .customLong("all"), help: "Accept everything that is not as expected.")
  var isAll = false

  @Flag(
    name: .customLong("prune"),
    help: "Remove references that belong to no layout: the named ones, or all if no name is given.")
  var isPruning = false

  @Flag(
    name: .customLong("with-problems"),
    help:
      "Also accept pictures with conflicts, ambiguities or failed assertions that the layout does not mark as known."
  )
  var takesProblems = false

  @Option(
    help: ArgumentHelp(
      "The folder of references. (default: Snapshots next to the layouts)", valueName: "dir"),
    completion: .directory)
  var references: String?

  @Option(
    help: ArgumentHelp(
      "The root folder of the layouts; the names of references are relative to it. (default: the one of the last 'layoutdraw verify')",
      valueName: "dir"), completion: .directory)
  var root: String?

  @Option(
    name: .customLong("out-dir"),
    help: ArgumentHelp("The results folder of the last run of 'verify'.", valueName: "dir"),
    completion: .directory)
  var results = ResultsFolder.usualPath

  @OptionGroup var swift: SwiftOptions
  @OptionGroup var colors: ColorOptions

  func checkArguments() throws {
    if names.isEmpty, !isAll, !isPruning {
      throw ValidationError("Name what to accept, or use --all; 'layoutdraw verify' prints the names.")
    }
    if !names.isEmpty, isAll { throw ValidationError("Give names or --all, not both.") }
  }

  func run() throws {
    let messages = onLargeStack { acceptance() }
    messages.print()
    try messages.status.leave()
  }

  private func acceptance() -> Messages {
    var messages = Messages(style: colors.style)
    let folder = ResultsFolder(path: tidied(results))
    let report: Verification
    do throws(FileError) { report = try folder.report() } catch {
      messages.add(error, at: folder.reportPath)
      messages.addLine("help: run 'layoutdraw verify' first, or name its results folder with --out-dir")
      return messages
    }
    do {
      var acceptance = Acceptance(report: report, results: folder, plan: try plan(of: report))
      let chosen = choose(from: report, &messages)
      if isAll || !names.isEmpty { acceptance.accept(chosen, withProblems: takesProblems, &messages) }
      if isPruning { acceptance.prune(chosen, &messages) }
      acceptance.resolveMerge(&messages)
      let lines = acceptance.done.isEmpty && messages.status == .allWell ? ["nothing to do"] : acceptance.done
      try writeStandardOutput(Array(lines.map { printable($0) + "\n" }.joined().utf8))
    } catch let error as FileError {
      messages.add(error, at: folder.reportPath)
    } catch let error as VerifyPlan.Unreadable {
      error.report(to: &messages)
    } catch {
      messages.fail(Diagnostic(.error, code: "no-layouts", "\(error)", at: nil), at: folder.reportPath)
    }
    return messages
  }

  private func plan(of report: Verification) throws -> VerifyPlan {
    let root = try tidied(self.root ?? own(report.scope.root, option: "--root"))
    var references = self.references.map(tidied)
    if references == nil {
      guard report.references.isSame(bytesOf: VerifyPlan.usualReferences(of: root)) else {
        throw FileError.foreignFolder(report.references, option: "--references")
      }
      references = self.root == nil ? try own(report.references, option: "--references") : report.references
    }
    var plan = try VerifyPlan([root], root: root, references: references)
    try plan.find()
    plan.removeAbandonedFiles()
    return plan
  }

  /// Returns the path of a folder that a report names; throws if the folder is outside this project, because the report
  /// may be untrusted.
  private func own(_ path: String, option: String) throws(FileError) -> String {
    guard let here = try? System.realPath("."), let parent = nearestFolder(of: path) else {
      throw .foreignFolder(path, option: option)
    }
    let root = LayoutsRoot.known(of: ".").flatMap { try? System.realPath($0) }
    let isOurs = ([here] + (root.map { [folder(of: $0)] } ?? [])).contains { project in
      parent.isSame(bytesOf: project) || rest(of: parent, below: project) != nil
    }
    guard isOurs else { throw .foreignFolder(path, option: option) }
    return path
  }

  private func nearestFolder(of path: String) -> String? {
    if System.isThere(path) { return try? System.realPath(path) }
    let parent = folder(of: path)
    return path.utf8.contains(0) || parent == path ? nil : nearestFolder(of: parent)
  }

  private func choose(from report: Verification, _ messages: inout Messages) -> Set<String> {
    if names.isEmpty { return Set(report.cases.flatMap(\.files).map(\.path)) }
    var chosen: Set<String> = []
    for name in names {
      var found = report.files(named: name)
      if found.isEmpty { found = report.files(named: tidied(name)) }
      if found.isEmpty {
        messages.fail(unknown(name, in: report), at: joined(tidied(results), "report.json"))
      }
      chosen.formUnion(found)
    }
    return chosen
  }

  private func unknown(_ name: String, in report: Verification) -> Diagnostic {
    let open = report.cases.filter(\.isFailure).map { "'\(printable($0.name))'" }
    let list =
      open.prefix(10).joined(separator: ", ") + (open.count > 10 ? " and \(open.count - 10) more" : "")
    return Diagnostic(
      .error, code: "unknown-name", "'\(name)' is not among the results of the last run of 'verify'", at: nil,
      help: open.isEmpty ? "there is nothing to accept: everything was as expected" : "choose from \(list)")
  }
}
