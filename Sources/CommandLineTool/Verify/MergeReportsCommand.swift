import ArgumentParser
import LayoutDraw

struct MergeReportsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports",
    abstract: "Merges the reports of several machines into one.",
    discussion: """
      Each part is the results folder of one 'verify --shard' run. A missing part is an error, so that a machine that \
      failed to run is noticed. The merged results folder holds all pictures, and 'accept' works on it.

        $ layoutdraw merge-reports parts/* --report report.html

      Exit status: 0 all parts were as expected; 1 something was not; 2 a part is missing or cannot be read.
      """)

  @Argument(
    help: "Results folders of 'layoutdraw verify', or their report.json files.",
    completion: .file(extensions: ["json"]))
  var parts: [String]

  @Option(
    name: .customLong("out-dir"), help: ArgumentHelp("The folder for the merged results.", valueName: "dir"),
    completion: .directory)
  var results = ResultsFolder.usualPath

  @OptionGroup var reports: ReportOptions
  @OptionGroup var colors: ColorOptions

  func run() throws {
    var messages = Messages(style: colors.style)
    let target = ResultsFolder(path: tidied(results))
    do throws(FileError) {
      // 1. Read all reports before any file is removed.
      var read: [(folder: ResultsFolder, report: Verification)] = []
      for part in parts.map(tidied) {
        let folder = ResultsFolder(path: lastPart(of: part) == "report.json" ? folder(of: part) : part)
        do throws(FileError) { read.append((folder, try folder.report())) } catch {
          messages.add(error, at: joined(folder.path, "report.json"))
        }
      }
      // 2. Reserve the paths of the files to write before any file is changed.
      var claims = OutputClaims(
        layouts: read.flatMap { part in
          part.folder.files(of: part.report) + [part.folder.reportPath] + part.report.knownFiles
        }, references: read.map(\.report.references) + target.evidenceFolders)
      if target.hasForeignReport { messages.add(.foreignReport, at: target.reportPath) }
      for path in target.ownPaths { try claims.claim(path, for: "merge-reports") }
      var refusals = Messages(style: colors.style)
      reports.claim(&claims, &refusals)
      if refusals.status == .allWell { reports.discardStale() }
      messages.add(refusals)
      for part in read where target.isAmong(part.report.references) {
        messages.add(.resultsAmongReferences(part.report.references), at: target.path)
      }
      // An earlier report could be mistaken for a new one, so it is removed even after an error.
      target.discardReport()
      if messages.status == .allWell { try merge(read, into: target, &messages) }
    } catch {
      messages.add(error, at: target.path)
    }
    messages.print()
    try messages.status.leave()
  }

  private func merge(
    _ parts: [(folder: ResultsFolder, report: Verification)], into target: ResultsFolder,
    _ messages: inout Messages
  ) throws(FileError) {
    // 3. Check that the reports belong to the same verification.
    let merged: Verification
    do throws(MergeError) { merged = try Verification(merging: parts.map(\.report)) } catch {
      return messages.fail(Diagnostic(.error, code: "merge", "\(error)", at: nil), at: "merge-reports")
    }
    // 4. Write pictures, reports, and the summary.
    try target.clear()
    for part in parts {
      for file in part.report.cases.flatMap(\.files) {
        for role in file.evidence {
          try target.write(part.folder.read(file.place(of: role)), to: file.place(of: role))
        }
      }
    }
    try target.write(merged)
    reports.write(merged, from: target, &messages)
    if !merged.hasPassed { messages.worsen(to: .answerIsNo) }
    if merged.count(of: .failed) > 0 { messages.worsen(to: .failed) }
    for line in merged.closing(target.path) { messages.addLine(line) }
  }
}

extension Verification {
  fileprivate var knownFiles: [String] {
    cases.flatMap { item in
      (item.layout.map { [$0.path] } ?? []) + item.files.map { joined(references, $0.path) }
    }
  }
}
