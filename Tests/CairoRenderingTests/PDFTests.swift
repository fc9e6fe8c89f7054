import Drawing
import Foundation
import Graphics
import LayoutModel
import Testing

@testable import CairoRendering

struct PDFTests {
  let picture = scene(
    200, 100, rectangle(10, 10, 80.5, 30, fill: blue, stroke: red),
    .text(
      SceneText("Sign in (1) \\ ->", style: TextStyle(), color: red, origin: Point(x: 10, y: 60), width: 90)),
    .text(
      SceneText(
        "Größe עב x", style: TextStyle(weight: .bold), color: red, origin: Point(x: 10, y: 90), width: 90)))

  @Test func bytesAreTheSameTwiceAndFromManyThreads() async throws {
    let first = try renderPDF(picture, interOnly)
    #expect(first.starts(with: Array("%PDF-1.".utf8)))
    let text = String(decoding: first, as: UTF8.self)
    #expect(text.contains("/MediaBox [ 0 0 200 100 ]"))
    #expect(text.contains("20000101000000Z"))
    #expect(!text.contains("ModDate"))
    let picture = picture
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { try renderPDF(picture, interOnly) } }
      for try await bytes in group { #expect(bytes == first) }
    }
  }

  @Test(.enabled(if: hasInter, "needs fonts-inter"))
  func textIsEmbeddedAsText() throws {
    let text = String(decoding: try renderPDF(picture, interOnly), as: UTF8.self)
    #expect(text.contains("/ToUnicode"))
    #expect(text.contains("+Inter"))
  }

  /// The expected result has the form `bytes:glyphs` for each cluster: the number of its bytes, and the number of its
  /// glyphs.
  @Test(
    .enabled(if: hasInter, "needs fonts-inter"),
    arguments: [
      (0..<3, [0, 1, 2], false, "1:1 1:1 1:1"), (0..<3, [0, 0, 2], false, "2:2 1:1"),
      (0..<3, [0, 2, 2, 2], false, "2:1 1:3"), (5..<9, [5, 7, 7], false, "2:1 2:2"),
      (5..<9, [7, 7, 5], true, "2:1 2:2"), (0..<4, [2, 0, 0], true, "2:2 2:1"), (0..<4, [], false, ""),
    ] as [(Range<Int>, [Int], Bool, String)])
  func clusters(range: Range<Int>, offsets: [Int], isRightToLeft: Bool, expected: String) throws {
    let glyphs = offsets.map {
      ShapedLine.Glyph(id: 1, isSafeToCutBefore: true, x: 0, y: 0, advance: 1, cluster: $0)
    }
    let face = try #require(interOnly.primaryFace(.regular))
    let run = ShapedLine.Run(face: face, isRightToLeft: isRightToLeft, range: range, glyphs: glyphs)
    #expect(run.clusters.map { "\($0.bytes):\($0.glyphs)" }.joined(separator: " ") == expected)
  }

  @Test func anySizeIsAPageOrAnError() throws {
    #expect(try !renderPDF(scene(0, 0), interOnly).isEmpty)
    #expect(throws: RenderingError.self) { try renderPDF(scene(1, .nan), interOnly) }
    #expect(throws: RenderingError.invalidSize(width: 1e7, height: 1)) {
      try renderPDF(scene(1e7, 1), interOnly)
    }
  }

  @Test func formatsAreNamedOnce() {
    let names = pictureFormats.map { $0.name }
    #expect(pictureFormats.filter { $0.hasPixels }.map { $0.name } == ["png"])
    #expect(pictureFormats.filter { $0.followsColorScheme }.map { $0.name } == ["svg"])
    #expect(names == ["png", "svg", "pdf"])
    #expect(Set(pictureFormats.map { $0.fileExtension }).count == names.count)
  }
}
