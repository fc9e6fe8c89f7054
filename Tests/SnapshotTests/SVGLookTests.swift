import CairoRendering
import Foundation
import Graphics
import LayoutDraw
import Testing

/// The SVG of each sample, drawn by librsvg, must look like the PNG.
@Suite struct SVGLookTests {
  @Test(arguments: FormatOptions.SVGText.allCases)
  func librsvgDrawsWhatWeDraw(text: FormatOptions.SVGText) throws {
    let program = try #require(
      Self.converter, "rsvg-convert is not installed: .ci/setup installs librsvg2-bin")
    var worst = (difference: 0.0, sample: "none")
    for sample in Sample.all {
      let solved = try sample.solved()
      let look = DrawingSettings.written(in: solved.source).settings.drawing
      for canvas in solved.canvases {
        let ours = try decodePNG(try canvas.layout.picture(drawing: look, scale: 2))
        let options = FormatOptions(svgText: text)
        let svg = try canvas.layout.picture(as: SVGFormat.self, options: options, drawing: look)
        let theirs = try decodePNG(try run(program, ["--zoom", "2"], input: svg))
        #expect(
          abs(ours.width - theirs.width) <= 1 && abs(ours.height - theirs.height) <= 1, "\(sample.name)")
        let difference = largestDifference(ours, theirs)
        // librsvg 2.54 ignores `textLength`, which sets the width of a text, so texts in fallback fonts can differ more
        // from the PNG than other texts.
        let isPinned = text == .outlines || !canvas.hasOtherScripts
        #expect(difference <= (isPinned ? 60 : 110), "\(sample.name) \(canvas.label)")
        if difference > worst.difference { worst = (difference, "\(sample.name) \(canvas.label)") }
      }
    }
    print("SVG with \(text) beside PNG: at most \(Int(worst.difference.rounded()))/255, in \(worst.sample)")
  }

  private static let converter = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/rsvg-convert" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  private func run(_ program: String, _ arguments: [String], input: [UInt8]) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (from, to) = (folder.appendingPathComponent("a.svg"), folder.appendingPathComponent("a.png"))
    try Data(input).write(to: from)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments + ["-o", to.path, from.path]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return Array(try Data(contentsOf: to))
  }

  private func largestDifference(_ a: Bitmap, _ b: Bitmap) -> Double {
    let (width, height) = (min(a.width, b.width), min(a.height, b.height))
    var largest = 0.0
    for top in stride(from: 0, to: height, by: 8) {
      for left in stride(from: 0, to: width, by: 8) {
        let (columns, rows) = (left..<min(width, left + 8), top..<min(height, top + 8))
        for channel in 0..<4 {
          var sum = 0
          for y in rows {
            for x in columns {
              sum += Int(a.pixels[(y * a.width + x) * 4 + channel])
              sum -= Int(b.pixels[(y * b.width + x) * 4 + channel])
            }
          }
          largest = max(largest, Double(abs(sum)) / 64)
        }
      }
    }
    return largest
  }
}

extension SolvedCanvas {
  /// Indicates whether a text needs a fallback font.
  fileprivate var hasOtherScripts: Bool {
    layout.texts.contains {
      $0?.lines.contains { $0.text.unicodeScalars.contains { $0.value >= 0x590 } } ?? false
    }
  }
}
