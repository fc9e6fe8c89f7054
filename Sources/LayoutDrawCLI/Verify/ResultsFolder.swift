import LayoutDraw

/// The folder in which a verification leaves what it found: `report.json`, and what was expected, what came, and where
/// they differ, each in a folder of its own below which files are called as the references.
struct ResultsFolder: Sendable {
  /// Not hidden, since what uploads artifacts in CI leaves hidden folders out.
  static let usualPath = "layoutdraw-results"

  var path: String

  private var reportPath: String { joined(path, "report.json") }

  /// What the last verification found.
  func report() throws(FileError) -> Verification {
    let bytes = try Input.file(reportPath).read().utf8
    guard let report = Verification(json: bytes) else { throw .noReport }
    return report
  }

  /// Removes what an earlier verification left, and nothing else.
  func clear() throws(FileError) {
    let isNew = (try? System.status(of: path)) == nil
    if let old = try? report() {
      for file in old.cases.flatMap(\.files) {
        for role in file.evidence { System.remove(joined(path, file.place(of: role))) }
      }
      System.remove(reportPath)
    }
    // What we make ourselves is nobody's to commit by accident.
    if isNew { try writeFileAndFolders(Array("*\n".utf8), to: joined(path, ".gitignore")) }
  }

  func write(_ bytes: [UInt8], to place: String) throws(FileError) {
    try writeFileAndFolders(bytes, to: joined(path, place))
  }

  func write(_ report: Verification) throws(FileError) {
    try writeFileAndFolders(report.json(), to: reportPath)
  }

  func read(_ place: String) throws(FileError) -> [UInt8] { try Input.file(joined(path, place)).read().utf8 }
}
