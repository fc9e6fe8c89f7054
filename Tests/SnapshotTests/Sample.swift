import Foundation
import LayoutDraw
import Testing

/// A file of `Samples/`, and where its references lie.
struct Sample: Sendable, CustomTestStringConvertible {
  /// Folder and name without extension: `screens/sign-in`.
  var name: String

  var testDescription: String { name }

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let samples = package.appendingPathComponent("Samples")
  static let references = package.appendingPathComponent("Snapshots")
  /// Where a failing test leaves expected, actual and difference for CI to keep.
  static let failures =
    ProcessInfo.processInfo.environment["LAYOUTDRAW_FAILURES"].map { URL(fileURLWithPath: $0) }
    ?? package.appendingPathComponent(".build/snapshot-failures")
  /// Whether this run rewrites references instead of comparing with them.
  static let isRecording = ProcessInfo.processInfo.environment["LAYOUTDRAW_RECORD"] == "1"

  static let all = files(below: samples).filter { $0.hasSuffix(".layout") }.map {
    Sample(name: String($0.dropLast(".layout".count)))
  }

  /// Paths relative to a folder, sorted; none where it does not exist.
  static func files(below folder: URL) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  func solved() throws -> SolvedFile {
    let url = Self.samples.appendingPathComponent(name + ".layout")
    return try solve(SourceText(name: "Samples/\(name).layout", utf8: Array(try Data(contentsOf: url))))
  }

  /// What the program makes of the sample today, by the reference's path below `Snapshots/`.
  ///
  /// Without metadata, so that a comment in a source does not change its pictures.
  func rendered() throws -> [(path: String, bytes: [UInt8])] {
    let solved = try solved()
    let (settings, diagnostics) = DrawingSettings.written(in: solved.source)
    try #require(diagnostics.isEmpty)
    let picture = { (canvas: SolvedCanvas, format: any PictureFormat.Type) in
      try canvas.layout.picture(as: format, drawing: settings.drawing, hasMetadata: false)
    }
    var files = [(name + ".json", solved.json())]
    for canvas in solved.canvases {
      let stem = solved.canvases.count == 1 ? name : "\(name)-\(canvas.label)"
      files.append((stem + ".png", try picture(canvas, PNGFormat.self)))
      files.append((stem + ".svg", try picture(canvas, SVGFormat.self)))
    }
    return files
  }
}
