import ArgumentParser
import LayoutDraw

/// `layoutdraw verify [PATH…]`: layouts against their references.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Draws every layout and compares it with its reference.",
    discussion: """
      References lie in Snapshots beside Samples and are called as the layouts: Samples/a/b.layout has \
      Snapshots/a/b.png and b.json, and b-CANVAS.png for each canvas where there are several. A folder of another \
      name has its references beside it, too, or where --references says.

        $ layoutdraw verify --record missing     the first references
        $ layoutdraw verify                      all of Samples
        $ layoutdraw verify Samples/screens --report report.html
        $ layoutdraw accept screens/sign-in      takes over what verify drew

      A reference that is missing, orphaned (no layout has that name) or stale (its layout is there, but no longer \
      makes it) is a failure. What is not as expected goes into a results folder: report.json, and expected, actual and \
      difference for each file.

      Exit status: 0 all as expected; 1 something is not, or this run recorded; 2 a layout has errors, or a file cannot \
      be read or written, or there is nothing to verify.
      """)

  @Argument(
    help: "Folders of layouts, or layouts. (default: \(VerifyPlan.layoutsFolder))",
    completion: .file(extensions: layoutExtensions))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("The folder of references. (default: Snapshots beside Samples)", valueName: "dir"),
    completion: .directory)
  var references: String?

  @Option(
    help: ArgumentHelp("The folder from which names count. (default: Samples, or PATH)", valueName: "dir"),
    completion: .directory)
  var root: String?

  @Option(
    help: ArgumentHelp(
      "A folder of the same layouts as they were, to tell which edit moved a view.", valueName: "dir"),
    completion: .directory)
  var base: String?

  @Option(
    name: .customLong("out-dir"),
    help: ArgumentHelp("The folder for what is not as expected.", valueName: "dir"), completion: .directory)
  var results = ResultsFolder.usualPath

  @Option(
    help: ArgumentHelp(
      "What to compare. (default: png,json, and other kinds where there are references of them)",
      valueName: "png,svg,json"))
  var formats: ReferenceKinds?

  @Option(
    help: ArgumentHelp("Which references to write; a run that writes one exits with 1.", valueName: "which"))
  var record = RecordChoice.never

  @Option(
    help: ArgumentHelp("Verify one part of several, on several machines.", valueName: "2/8"),
    transform: { text throws in
      guard let shard = Shard(text) else {
        throw ValidationError("'\(text)' is no part: the second of eight is 2/8.")
      }
      return shard
    })
  var shard: Shard?

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: ArgumentHelp("How many layouts to draw at once. (default: one a processor)", valueName: "n"))
  var jobs: Int?

  @OptionGroup var tolerance: ToleranceOptions
  @OptionGroup var reports: ReportOptions
  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("-j must be at least 1.") }
  }

  func run() throws {
    var messages = Messages(style: colors.style)
    do {
      try verify(&messages)
    } catch let error as VerifyPlan.Unreadable {
      error.tell(&messages)
    } catch let error as ValidationError {
      // With this command's usage.
      Self.leave(with: error)
    }
    messages.print()
    try messages.status.leave()
  }

  private func verify(_ messages: inout Messages) throws {
    reports.discardStale()
    let plan = try VerifyPlan(try wantedPaths(), root: root, references: references)
    guard !plan.names.isEmpty else {
      return messages.fail(
        Diagnostic(.error, code: "no-layouts", "there are no layouts here; they end in .layout", at: nil),
        at: plan.root)
    }
    let folder = ResultsFolder(path: tidied(results))
    do throws(FileError) { try folder.clear() } catch { return messages.add(error, at: folder.path) }
    let kinds = formats ?? ReferenceKinds(in: plan.referenceFiles)
    let verifier = LayoutVerifier(
      formats: kinds.formats,
      tolerance: PictureTolerance(tolerance.options, ignoredViews: tolerance.ignoredViews),
      keepsAll: reports.needsAllPictures)
    var run = VerifyRun(
      plan: plan, base: base.map(tidied), kinds: kinds, verifier: verifier, shard: shard, record: record,
      results: folder, style: colors.style, jobs: jobs ?? System.processorCount)
    run.run()
    do throws(FileError) { try folder.write(run.verification) } catch {
      messages.add(error, at: folder.path)
    }
    reports.write(run.verification, from: folder, &messages)
    messages.worsen(to: run.status)
    messages.addLine(run.verification.closing(folder.path))
  }

  private func wantedPaths() throws -> [String] {
    if !paths.isEmpty { return paths }
    guard (try? System.status(of: root ?? VerifyPlan.layoutsFolder))?.kind == .folder else {
      throw ValidationError(
        "Nothing to verify: there is no folder '\(root ?? VerifyPlan.layoutsFolder)' here; name folders or layouts."
      )
    }
    return [root ?? VerifyPlan.layoutsFolder]
  }
}

extension Verification {
  /// What a run says last.
  func closing(_ results: String) -> String {
    if hasPassed { return summary }
    let isAcceptable = cases.contains {
      $0.files.contains { $0.evidence.contains(.actual) && !$0.isRecorded }
    }
    let isPrunable = cases.contains { $0.files.contains { $0.verdict == .orphaned || $0.verdict == .stale } }
    var text = summary
    if isRecorded { text += "\nthis run recorded references: look at them, and verify again" }
    text += "\nsee \(results)"
    var options = results == ResultsFolder.usualPath ? "" : " --out-dir \(results)"
    if references != VerifyPlan.usualReferences(of: scope.root) { options += " --references \(references)" }
    if cases.allSatisfy({ $0.files.allSatisfy { $0.verdict == .missing && !$0.isRecorded } }) {
      return text + "; there are no references yet: 'layoutdraw verify --record missing' writes them"
    }
    if isAcceptable { text += "; 'layoutdraw accept\(options) NAME' takes over what is meant" }
    if isPrunable {
      text += "; 'layoutdraw accept\(options) --prune' removes references that no layout makes"
    }
    return text
  }
}
