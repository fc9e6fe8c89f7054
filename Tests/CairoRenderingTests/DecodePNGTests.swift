import Drawing
import Graphics
import Testing

@testable import CairoRendering

@Suite struct DecodePNGTests {
  private let scene = Scene(
    size: Size(width: 12, height: 9), background: nil, title: "", summary: "",
    nodes: [
      .shape(
        SceneShape(
          .ellipse(Rect(x: 1, y: 1, width: 9, height: 7)),
          fill: Color(red: 200, green: 30, blue: 10, alpha: 128)))
    ])

  @Test func whatIsWrittenIsRead() throws {
    let bitmap = try renderBitmap(scene, scale: 2)
    #expect(try decodePNG(PNGFormat().render(scene, scale: 2)) == bitmap)
  }

  @Test func truncatedCorruptAndForeignFiles() throws {
    let bytes = try PNGFormat().render(scene, scale: 2)
    #expect(throws: PNGReadingError.self) { try decodePNG([]) }
    #expect(throws: PNGReadingError.self) { try decodePNG(Array("no picture".utf8)) }
    for length in stride(from: 1, to: bytes.count - 12, by: 7) {
      #expect(throws: PNGReadingError.self, "cut at \(length)") { try decodePNG(Array(bytes.prefix(length))) }
    }
    var corrupt = bytes
    corrupt[bytes.count - 20] ^= 0xFF
    #expect(throws: PNGReadingError.self) { try decodePNG(corrupt) }
  }
}
