import ArgumentParser
import LayoutDraw

struct ReportOptions: ParsableArguments {
  @Option(help: help(for: HTMLReport.self)) var report: String?
  @Option(help: help(for: JUnitReport.self)) var junit: String?
  @Option(help: help(for: SARIFReport.self)) var sarif: String?
  @Option(help: help(for: MarkdownReport.self)) var markdown: String?
  @Option(help: help(for: RegReport.self)) var reg: String?

  @Flag(
    name: .customLong("report-files"),
    help:
      "Link from the HTML to the pictures in the results folder instead of embedding them, so that a large report opens faster."
  )
  var staysInFiles = false

  @Flag(
    name: .customLong("github"),
    help: "Print annotations, which GitHub Actions shows next to the affected files and lines.")
  var isForGitHub = false

  @Option(
    name: .customLong("image-base"),
    help: ArgumentHelp(
      "The URL at which readers of the Markdown report find the results folder, or 'none' to leave out pictures. (default: the folder's path)",
      valueName: "url"))
  var imageBase: String?

  func validate() throws {
    let others = [
      "md": ("--markdown", "Markdown"), "xml": ("--junit", "JUnit XML"), "sarif": ("--sarif", "SARIF"),
    ]
    guard let report,
      let (option, format) = splitExtension(report).extension.flatMap({ others[$0.lowercased()] })
    else { return }
    throw ValidationError(
      "--report writes HTML, but '\(report)' has the extension of another format: use \(option) to write \(format)."
    )
  }

  private var wanted: [(format: any VerificationFormat.Type, path: String)] {
    VerificationReport.allCases.compactMap { report in path(of: report).map { (report.format, $0) } }
  }

  private func path(of report: VerificationReport) -> String? {
    switch report {
    case .html: self.report
    case .junit: junit
    case .sarif: sarif
    case .markdown: markdown
    case .reg: reg
    }
  }

  /// Indicates whether the results must include unchanged pictures. Only the report for reg-suit shows them.
  var needsAllPictures: Bool { reg != nil }

  func claim(_ claims: inout OutputClaims, _ messages: inout Messages) {
    for (format, path) in wanted {
      do throws(FileError) { try claims.claimReport(path, for: "--\(format.name)") } catch {
        messages.add(error, at: path)
      }
    }
  }

  /// Removes the reports that this program wrote in an earlier run, because they could be mistaken for new ones.
  func discardStale() {
    for (format, path) in wanted where (try? System.status(of: path))?.kind == .regular && !isLayoutFile(path)
    {
      if let bytes = try? Input.file(path).bytes(), format.isOwn(bytes) { System.remove(path) }
    }
  }

  func write(_ verification: Verification, from results: ResultsFolder, _ messages: inout Messages) {
    for (format, path) in wanted {
      let place = folder(of: path)
      let address = imageBase.map { $0.ends(withBytesOf: "/") ? String($0.unicodeScalars.dropLast()) : $0 }
      var evidence = Evidence(
        folder: readable(results.path, from: place), address: address,
        references: readable(verification.references, from: place)
      ) { file in try? results.read(file) }
      evidence.staysInFiles = staysInFiles
      evidence.isSeen = imageBase != "none"
      do throws(FileError) {
        do { try makeFolders(folder(of: path)) } catch { throw .unwritable(error) }
        try writeFile(format.write(verification, evidence), to: path)
      } catch {
        messages.add(error, at: path)
      }
    }
    if isForGitHub { messages.writeStandardOutput(Array(verification.workflowCommands)) }
  }

  /// Returns a path to which a report can link, relative to the report's folder if possible.
  private func readable(_ path: String, from folder: String) -> String {
    relativePath(path, from: folder) ?? (try? System.realPath(path)) ?? path
  }

  private static func help(for format: any VerificationFormat.Type) -> ArgumentHelp {
    ArgumentHelp("Write \(format.summary)", valueName: "file")
  }
}
