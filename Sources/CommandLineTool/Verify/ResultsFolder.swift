import LayoutDraw

/// The folder with the results of a verification. It contains `report.json` and three subfolders for the expected,
/// actual and difference files, which have the names of the references.
///
/// The folder may come from another machine. Nothing outside of the folder is ever read, written or removed.
struct ResultsFolder: Sendable {
  /// The default folder. Tools that upload artifacts in CI ignore hidden folders, so the folder is not hidden.
  static let usualPath = "layoutdraw-results"

  private static let reportName = "report.json"

  var path: String

  var reportPath: String { joined(path, Self.reportName) }

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

  /// The files that a report expects in this folder.
  func files(of report: Verification) -> [String] {
    report.cases.flatMap(\.files).flatMap { file in file.evidence.map { joined(path, file.place(of: $0)) } }
  }

  /// Returns whether files that are written here could replace references in a folder, or could be mistaken for
  /// references.
  func isAmong(_ references: String) -> Bool {
    let (own, other) = (absolute(path), absolute(references))
    if own.isSame(bytesOf: other) { return true }
    guard let inner = rest(of: other, below: own)?.pathParts.first else {
      // Results in a subfolder of the references are among the references. The current folder is an exception, since it
      // may contain anything.
      return rest(of: own, below: other) != nil && tidied(references) != "."
    }
    return EvidenceRole.allCases.contains { $0.rawValue == inner }
  }

  /// The absolute form of a path. The path need not exist.
  private func absolute(_ path: String) -> String {
    if let real = try? System.realPath(path) { return real }
    let parent = folder(of: path)
    return parent == path ? path : joined(absolute(parent), lastPart(of: path))
  }

  /// Removes the results of an earlier verification. A `report.json` that no verification wrote is kept.
  func discardEarlier() {
    if let old = try? report() {
      for file in old.cases.flatMap(\.files) {
        for role in file.evidence { remove(file.place(of: role)) }
      }
    }
    discardReport()
  }

  func discardReport() {
    if let bytes = try? read(Self.reportName), Verification.isReport(bytes) { remove(Self.reportName) }
  }

  /// Removes the results of an earlier verification, and makes the folder.
  func clear() throws(FileError) {
    let isNew = !System.isThere(path)
    discardEarlier()
    for folder in evidenceFolders { removeAbandoned(in: folder) }
    // A new folder gets a `.gitignore`, so the results are not committed by accident.
    if isNew { try write(Array("*\n".utf8), to: ".gitignore") }
  }

  /// Removes the temporary files of killed runs from a folder and its subfolders. Symbolic links are not followed.
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

/// Removes the old report after wrong usage: a failed run must not leave an older report. Other files are kept, since
/// the user's intention is unknown.
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
  // If `--out-dir` has no value, the folder is unknown. If a merge also reads the folder that it writes to, the report
  // is an input.
  let folder = ResultsFolder(path: tidied(path))
  let isPart = others.contains { isSameFile($0, folder.path) || isSameFile($0, folder.reportPath) }
  if !isNext, command == "verify" || !isPart { folder.discardReport() }
}
