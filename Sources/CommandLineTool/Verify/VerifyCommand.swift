import ArgumentParser
import LayoutDraw
import Platform

struct VerifyCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Draws every layout and compares it with its reference.",
    discussion: """
      References are in the folder Snapshots next to the folder of layouts, or in the folder that --references names. \
      They have the names of the layouts: Samples/a/b.layout has the references Snapshots/a/b.png and b.json. If a \
      layout has several canvases, each has its own picture, b-CANVAS.png. References of Interface Builder files keep \
      the extension, as in Main.storyboard-login.png. References are found the same way whether you name the folder, a \
      layout in it, or '.' from inside it.

        $ layoutdraw verify --record missing     writes the first references
        $ layoutdraw verify                      verifies all of Samples
        $ layoutdraw verify Samples/screens --report report.html
        $ layoutdraw accept screens/sign-in      accepts what verify drew

      A reference that is missing, orphaned (there is no layout of that name) or stale (the layout exists, but no longer \
      produces this reference) is a failure. Files that are not as expected are written to the results folder, into \
      its subfolders expected, actual and difference, together with report.json.

      Exit status: 0 all as expected; 1 something is not, or this run wrote a reference; 2 a layout has errors, or a file cannot \
      be read or written, or there is nothing to verify.
      """)

  @Argument(
    help:
      "Layouts, or folders of layouts. (default: \(VerifyPlan.layoutsFolder) if it exists; else the folder of layouts next to a Snapshots folder, if there is only one)",
    completion: .file(extensions: layoutExtensions))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder of references. (default: Snapshots next to the layouts)", valueName: "dir"),
    completion: .directory)
  var references: String?

  @Option(
    help: ArgumentHelp(
      "The root folder of the layouts; the names of references are relative to it. (default: PATH if it is a single folder, else Samples)",
      valueName: "dir"
    ),
    completion: .directory)
  var root: String?

  @Option(
    help: ArgumentHelp(
      "A folder with earlier versions of the layouts, to find out which edit moved a view.", valueName: "dir"),
    completion: .directory)
  var base: String?

  @Option(
    name: .customLong("out-dir"),
    help: ArgumentHelp("The results folder, for pictures that are not as expected.", valueName: "dir"),
    completion: .directory)
  var results = ResultsFolder.usualPath

  @Option(
    help: ArgumentHelp(
      "The formats to compare. (default: png,json, and all other formats that have references)",
      valueName: "png,svg,json"))
  var formats: ReferenceKinds?

  @Option(
    help: ArgumentHelp(
      "Which references to write; if any are written, the exit status is 1.", valueName: "which"))
  var record = RecordChoice.never

  @Flag(
    name: .customLong("with-problems"),
    help:
      "Also record pictures with conflicts, ambiguities or failed assertions that the layout does not mark as known."
  )
  var takesProblems = false

  @Option(
    help: ArgumentHelp(
      "Verify only this part of the layouts, such as 2/8 for the second of eight, to split the work among machines.",
      valueName: "2/8"),
    transform: { text throws in
      guard let shard = Shard(text) else {
        throw ValidationError(
          "'\(text)' does not name a part; for the second of eight parts, write 2/8.")
      }
      return shard
    })
  var shard: Shard?

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: ArgumentHelp("How many layouts to draw at once. (default: one per processor)", valueName: "n"))
  var jobs: Int?

  @OptionGroup var tolerance: ToleranceOptions
  @OptionGroup var swift: SwiftOptions
  @OptionGroup var reports: ReportOptions
  @OptionGroup var colors: ColorOptions

  func checkArguments() throws {
    if let jobs, jobs < 1 { throw ValidationError("-j must be at least 1.") }
  }

  func run() throws {
    var messages = Messages(style: colors.style)
    do {
      try verify(&messages)
    } catch let error as VerifyPlan.Unreadable {
      error.report(to: &messages)
    } catch let error as ValidationError {
      Self.leave(with: error)
    }
    messages.print()
    try messages.status.leave()
  }

  private func verify(_ messages: inout Messages) throws {
    let folder = ResultsFolder(path: tidied(results))
    var (plan, claims): (VerifyPlan, OutputClaims)
    var isSafe = false
    do {
      plan = try VerifyPlan(try wantedPaths(), root: root, references: references)
      if folder.isAmong(plan.references) {
        throw VerifyPlan.Unreadable([(folder.path, .resultsAmongReferences(plan.references))])
      }
      if folder.hasForeignReport {
        throw VerifyPlan.Unreadable([(folder.reportPath, .foreignReport)])
      }
      isSafe = true
      try plan.find(besides: folder.evidence)
      claims = OutputClaims(
        layouts: plan.paths.values + plan.referenceFiles.map { joined(plan.references, $0) }
          + layouts(below: base),
        references: [plan.references] + folder.evidenceFolders)
      for path in folder.ownPaths { try claims.claim(path, for: "verify") }
    } catch {
      if isSafe { folder.discardEarlier() } else { folder.discardReport() }
      reports.discardStale()
      throw error
    }
    folder.discardEarlier()
    reports.claim(&claims, &messages)
    guard messages.status == .allWell else { return }
    reports.discardStale()
    messages.notePassedOver(plan.passedOver, below: plan.root)
    messages.notePassedOverSwift(plan.swiftFiles.count, at: plan.root)
    if record != .never { plan.removeAbandonedFiles() }
    guard !plan.names.isEmpty else {
      return messages.fail(
        Diagnostic(
          .error, code: "no-layouts",
          "there are no layouts in this folder; the name of a layout ends in \(layoutExtensions.map { "." + $0 }.joined(separator: ", "))",
          at: nil),
        at: plan.root)
    }
    if let base {
      do throws(SystemError) {
        guard try System.status(of: base).kind == .folder else { throw .notFolder }
      } catch {
        let message = "cannot read this folder: \(error.text)"
        return messages.fail(
          Diagnostic(
            .error, code: "unreadable-file", message, at: nil,
            help: "--base names a folder with earlier versions of the layouts"), at: base)
      }
    }
    do throws(FileError) { try folder.clear() } catch { return messages.add(error, at: folder.path) }
    let kinds = formats ?? ReferenceKinds(in: plan.referenceFiles)
    let verifier = LayoutVerifier(
      formats: kinds.formats,
      tolerance: PictureTolerance(tolerance.options, ignoredViews: tolerance.ignoredViews),
      keepsAll: reports.needsAllPictures)
    var run = VerifyRun(
      plan: plan, base: base.map(tidied), kinds: kinds, verifier: verifier, shard: shard, record: record,
      takesProblems: takesProblems,
      results: folder, style: colors.style, jobs: jobs ?? processorCount(),
      outputs: OutputClaims(layouts: plan.paths.values + layouts(below: base), references: []))
    run.run()
    do throws(FileError) { try folder.write(run.verification) } catch {
      messages.add(error, at: folder.path)
    }
    reports.write(run.verification, from: folder, &messages)
    messages.worsen(to: run.status)
    for line in run.verification.closing(folder.path, hintForFirst: hintForFirst(plan)) {
      messages.addLine(line)
    }
  }

  private func layouts(below folder: String?) -> [String] {
    folder.map { folder in FolderContents(of: folder).files.filter(isLayoutFile).map { joined(folder, $0) } }
      ?? []
  }

  private func wantedPaths() throws -> [String] {
    if !paths.isEmpty { return paths }
    if let root {
      guard System.isFolder(root) else {
        throw ValidationError("Nothing to verify: there is no folder '\(root)' here.")
      }
      return [root]
    }
    do throws(LayoutsRoot.MissingFolder) { return [try LayoutsRoot.usual()] } catch {
      switch error {
      case .none:
        throw ValidationError(
          "Nothing to verify: there is no folder '\(VerifyPlan.layoutsFolder)' here, and no folder of layouts with "
            + "'\(VerifyPlan.referencesFolder)' next to it. Name the folders or layouts to verify.")
      case .several(let folders):
        throw ValidationError(
          "More than one folder of layouts has a folder '\(VerifyPlan.referencesFolder)' next to it. "
            + "Name the folder to verify: " + folders.map { "'\($0)'" }.joined(separator: " or ") + ".")
      }
    }
  }

  /// The shell command that verifies the same layouts again, for use in hints.
  private var command: String {
    let kinds = formats.map { $0.formats.map(\.name).joined(separator: ",") }
    let values = [
      ("--root", root), ("--references", references), ("--formats", kinds), ("--shard", shard?.text),
    ]
    let options = values.compactMap { name, value in
      value.map { [name, shellQuoted($0)] }
    }
    return (["layoutdraw", "verify"] + paths.map(shellQuoted) + options.flatMap(\.self)).joined(
      separator: " ")
  }

  private func hintForFirst(_ plan: VerifyPlan) -> String {
    guard let nested = plan.nestedReferences else {
      let these = shard == nil && formats == nil ? "" : "for these layouts and formats "
      let wayOut =
        record == .never
        ? "'\(command) --record missing' writes them"
        : "those with problems are written only with --with-problems"
      return "there are no references \(these)yet: \(wayOut)"
    }
    return
      "'\(plan.references)' has no references for these layouts, but there are references in '\(nested)': "
      + "to use them, give 'verify' a folder inside '\(folder(of: nested))'"
  }
}

extension Verification {
  /// Returns the summary and, unless the verification has passed, hints about the command to run next.
  ///
  /// - Parameter hintForFirst: the hint to show if no references exist.
  func closing(_ results: String, hintForFirst: String? = nil) -> [String] {
    if hasPassed { return [summary] }
    let isAcceptable = cases.contains {
      $0.files.contains { $0.evidence.contains(.actual) && !$0.isRecorded }
    }
    let isPrunable = cases.contains { $0.files.contains { $0.verdict == .orphaned || $0.verdict == .stale } }
    var lines = [summary]
    if isRecorded { lines.append("references were recorded: review them, then run verify again") }
    var text = "see \(results)"
    var options = results == ResultsFolder.usualPath ? "" : " --out-dir \(shellQuoted(results))"
    if references != VerifyPlan.usualReferences(of: scope.root) {
      options += " --references \(shellQuoted(references))"
    }
    if let hintForFirst,
      cases.allSatisfy({ $0.files.allSatisfy { $0.verdict == .missing && !$0.isRecorded } })
    {
      return lines + ["\(text); \(hintForFirst)"]
    }
    if isAcceptable { text += "; 'layoutdraw accept\(options) NAME' accepts intended changes" }
    if isPrunable {
      text += "; 'layoutdraw accept\(options) --prune' removes references that belong to no layout"
    }
    return lines + [text]
  }
}

extension RecordChoice: ArgumentChoice {}
