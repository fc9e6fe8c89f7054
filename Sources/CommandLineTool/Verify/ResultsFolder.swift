import LayoutDraw

/// The folder with the results of a verification: `report.json`, and the expected, actual and difference files, each
/// in a folder of their own with the names of the references.
///
/// The folder may come from another machine: nothing outside of it is read, written or removed, whatever its report
/// names and wherever its links lead.
struct ResultsFolder: Sendable {
  /// The default folder, which is not hidden, since tools that upload artifacts in CI ignore hidden folders.
  static let usualPath = "layoutdraw-results"

  private static let reportName = "report.json"

  var path: String

  var reportPath: String { joined(path, Self.reportName) }

  /// The folders of the pictures that a report shows.
  var evidenceFolders: [String] { EvidenceRole.allCases.map { joined(path, $0.rawValue) } }

  /// The report of the last verification.
  func report() throws(FileError) -> Verification {
    let bytes = try read(Self.reportName)
    guard let report = Verification(json: bytes) else { throw .noReport }
    return report
  }

  /// The identities of the existing files of the last verification.
  var evidence: Set<FileIdentity> {
    let files = ((try? report()).map(files) ?? []) + [reportPath]
    return Set(files.compactMap { (try? System.status(of: $0))?.identity })
  }

  /// The files that should be here according to a report.
  func files(of report: Verification) -> [String] {
    report.cases.flatMap(\.files).flatMap { file in file.evidence.map { joined(path, file.place(of: $0)) } }
  }

  /// Returns whether files written here could replace references of a folder, or be mistaken for some.
  func isAmong(_ references: String) -> Bool {
    let (own, other) = (absolute(path), absolute(references))
    if own.isSame(bytesOf: other) { return true }
    guard let inner = rest(of: other, below: own)?.pathParts.first else {
      // A folder inside the folder of references is among them, unless that is the current folder, which contains
      // everything.
      return rest(of: own, below: other) != nil && tidied(references) != "."
    }
    return EvidenceRole.allCases.contains { $0.rawValue == inner }
  }

  /// The absolute form of a path, whether or not it exists.
  private func absolute(_ path: String) -> String {
    if let real = try? System.realPath(path) { return real }
    let parent = folder(of: path)
    return parent == path ? path : joined(absolute(parent), lastPart(of: path))
  }

  /// Removes the results of an earlier verification, so that they are not mistaken for this one's. A report that no
  /// verification wrote is kept.
  func discardEarlier() {
    if let old = try? report() {
      for file in old.cases.flatMap(\.files) {
        for role in file.evidence { remove(file.place(of: role)) }
      }
    }
    discardReport()
  }

  /// Removes only the report of an earlier verification.
  func discardReport() {
    if let bytes = try? read(Self.reportName), Verification.isReport(bytes) { remove(Self.reportName) }
  }

  /// Removes the results of an earlier verification, and nothing else; makes the folder.
  func clear() throws(FileError) {
    let isNew = !System.isThere(path)
    discardEarlier()
    for folder in evidenceFolders { removeAbandoned(in: folder) }
    // Our own files should not be committed by accident.
    if isNew { try write(Array("*\n".utf8), to: ".gitignore") }
  }

  /// Removes what a killed run has left in a folder and those below it; links are not followed.
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

/// Removes the report that a command with wrong usage would have replaced: a failed run must not leave an older
/// report. Nothing else is changed, since the intention is unknown.
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
  // If `--out-dir` has no value, the folder is unknown. If parts are merged into the folder of one of them, the report
  // there is an input.
  let folder = ResultsFolder(path: tidied(path))
  let isPart = others.contains { isSameFile($0, folder.path) || isSameFile($0, folder.reportPath) }
  if !isNext, command == "verify" || !isPart { folder.discardReport() }
}
