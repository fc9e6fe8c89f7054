import LayoutDraw

/// The folder with a verification's results. It may come from another machine, so its report is not trusted, and paths
/// that lead out of the folder are rejected.
struct ResultsFolder: Sendable {
  /// The default path. The folder is not hidden, because CI tools ignore hidden folders when they upload artifacts.
  static let usualPath = "layoutdraw-results"

  private static let reportName = "report.json"
  private static let ignoreName = ".gitignore"

  var path: String

  var reportPath: String { joined(path, Self.reportName) }

  var ownPaths: [String] { [reportPath, joined(path, Self.ignoreName)] + evidenceFolders }

  var hasForeignReport: Bool { isReportOwn == false }

  private var isReportOwn: Bool? { (try? read(Self.reportName)).map(Verification.isReport) }

  var evidenceFolders: [String] { EvidenceRole.allCases.map { joined(path, $0.rawValue) } }

  func report() throws(FileError) -> Verification {
    let bytes = try read(Self.reportName)
    guard let report = Verification(json: bytes) else { throw .noReport }
    return report
  }

  var evidence: Set<FileIdentity> {
    let files = ((try? report()).map(files) ?? []) + [reportPath]
    return Set(files.compactMap { (try? System.status(of: $0))?.identity })
  }

  func files(of report: Verification) -> [String] {
    report.cases.flatMap(\.files).flatMap { file in file.evidence.map { joined(path, file.place(of: $0)) } }
  }

  /// Returns whether results in this folder could overwrite references or be mistaken for them.
  func isAmong(_ references: String) -> Bool {
    let (own, other) = (absolute(path), absolute(references))
    if own.isSame(bytesOf: other) { return true }
    guard let inner = rest(of: other, below: own)?.pathParts.first else {
      // Results may be inside the references' folder only if the references' folder is the current folder.
      return rest(of: own, below: other) != nil && tidied(references) != "."
    }
    return EvidenceRole.allCases.contains { $0.rawValue == inner }
  }

  private func absolute(_ path: String) -> String {
    if let real = try? System.realPath(path) { return real }
    let parent = folder(of: path)
    return parent == path ? path : joined(absolute(parent), lastPart(of: path))
  }

  func discardEarlier() {
    if let old = try? report() {
      for file in old.cases.flatMap(\.files) {
        for role in file.evidence { remove(file.place(of: role)) }
      }
    }
    discardReport()
  }

  func discardReport() {
    if isReportOwn == true { remove(Self.reportName) }
  }

  func clear() throws(FileError) {
    let isNew = !System.isThere(path)
    discardEarlier()
    for folder in evidenceFolders { removeAbandoned(in: folder) }
    // A `.gitignore` keeps the results from being committed by accident.
    if isNew { try write(Array("*\n".utf8), to: Self.ignoreName) }
  }

  /// Removes temporary files of killed runs, without following symbolic links.
  private func removeAbandoned(in folder: String) {
    guard System.linkTarget(folder) == nil else { return }
    TemporaryFile.removeAbandoned(in: folder)
    for name in (try? System.entries(of: folder)) ?? [] {
      let path = joined(folder, name)
      if (try? System.status(of: path))?.kind == .folder { removeAbandoned(in: path) }
    }
  }

  private func remove(_ place: String) {
    if let path = try? placeBelow(path, place), (try? System.status(of: path))?.kind == .regular {
      System.remove(path)
    }
  }

  func write(_ bytes: [UInt8], to place: String) throws(FileError) {
    try writeFile(bytes, to: place, below: path)
  }

  func write(_ report: Verification) throws(FileError) { try write(report.json(), to: Self.reportName) }

  func read(_ place: String) throws(FileError) -> [UInt8] {
    try Input.file(placeBelow(path, place)).bytes()
  }
}

/// Removes the report of an earlier run. This function is called if the command-line arguments are invalid, because the
/// report could then be mistaken for the result of this run.
func discardStaleReport(_ arguments: [String]) {
  guard let command = arguments.first, ["verify", "merge-reports"].contains(command),
    !arguments.contains(where: { ["-h", "--help", "--version"].contains($0) })
  else { return }
  var path = ResultsFolder.usualPath
  var others: [String] = []
  var isNext = false
  for argument in arguments.dropFirst() {
    if isNext {
      (path, isNext) = (argument, false)
    } else if argument == "--out-dir" {
      isNext = true
    } else if argument.hasPrefix("--out-dir=") {
      path = String(argument.dropFirst("--out-dir=".count))
    } else {
      others.append(argument)
    }
  }
  // Keep the report if `--out-dir` has no value, because the folder is then unknown, or if the report may be one of the
  // inputs of `merge-reports`.
  let folder = ResultsFolder(path: tidied(path))
  let isPart = others.contains { isSameFile($0, folder.path) || isSameFile($0, folder.reportPath) }
  if !isNext, command == "verify" || !isPart { folder.discardReport() }
}
