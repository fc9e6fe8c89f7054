import Foundation
import LayoutDraw
import Testing

/// A file of `Samples/`, and the place of its references.
struct Sample: Sendable, CustomTestStringConvertible {
  /// The path below `Samples/`: `screens/sign-in.layout`.
  var path: String

  /// The name of its references: `screens/sign-in`, and `interface-builder/account.storyboard` with its extension.
  var name: String { path.hasSuffix(".layout") ? String(path.dropLast(".layout".count)) : path }

  var testDescription: String { name }

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let samples = package.appendingPathComponent("Samples")
  static let references = package.appendingPathComponent("Snapshots")
  /// The folder in which a failing test leaves the expected, actual and difference files for CI to keep.
  static let failures =
    ProcessInfo.processInfo.environment["LAYOUTDRAW_FAILURES"].map { URL(fileURLWithPath: $0) }
    ?? package.appendingPathComponent(".build/snapshot-failures")
  /// Indicates whether this run rewrites references instead of comparing with them.
  static let isRecording = ProcessInfo.processInfo.environment["LAYOUTDRAW_RECORD"] == "1"

  static let all = files(below: samples).filter { path in
    [".layout", ".storyboard", ".xib"].contains { path.hasSuffix($0) }
  }.map { Sample(path: $0) }

  /// Paths relative to a folder, sorted; none where it does not exist.
  static func files(below folder: URL) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(path).path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  func source() throws -> SourceText {
    let url = Self.samples.appendingPathComponent(path)
    return SourceText(name: "Samples/\(path)", utf8: Array(try Data(contentsOf: url)))
  }

  func solved() throws -> SolvedFile {
    let source = try source()
    return try solve(source, matrix: DrawingSettings.written(in: source).settings.matrix)
  }

  /// The content at a path below `Snapshots/`.
  static func reference(_ path: String) -> ReferenceContent {
    let url = references.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: url.path) else { return .missing }
    do { return .bytes(Array(try Data(contentsOf: url))) } catch { return .unreadable("\(error)") }
  }

  /// Writes a file, and makes its folders.
  static func write(_ bytes: [UInt8], to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}
