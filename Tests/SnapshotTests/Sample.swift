import Foundation
import LayoutDraw
import Testing

struct Sample: Sendable, CustomTestStringConvertible {
  var path: String

  /// The name of the sample and of its references, which is the path without `.layout`.
  var name: String { path.hasSuffix(".layout") ? String(path.dropLast(".layout".count)) : path }

  var testDescription: String { name }

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let samples = package.appendingPathComponent("Samples")
  static let references = package.appendingPathComponent("Snapshots")
  /// The folder for the files of a failed test, which CI keeps.
  static let failures =
    ProcessInfo.processInfo.environment["LAYOUTDRAW_FAILURES"].map { URL(fileURLWithPath: $0) }
    ?? package.appendingPathComponent(".build/snapshot-failures")
  /// Indicates whether this run writes references instead of comparing with them.
  static let isRecording = ProcessInfo.processInfo.environment["LAYOUTDRAW_RECORD"] == "1"

  static let all = files(below: samples).filter { path in
    [".layout", ".storyboard", ".xib"].contains { path.hasSuffix($0) }
  }.map { Sample(path: $0) }

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

  static func reference(_ path: String) -> ReferenceContent {
    let url = references.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: url.path) else { return .missing }
    do { return .bytes(Array(try Data(contentsOf: url))) } catch { return .unreadable("\(error)") }
  }

  static func write(_ bytes: [UInt8], to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}
