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

  private func reason(_ width: Int, _ height: Int, _ depth: UInt8) -> String {
    var file = PNGChunks()
    file.append("IHDR") { chunk in
      chunk.append(UInt32(width))
      chunk.append(UInt32(height))
      chunk.append([depth, 6, 0, 0, 0])
    }
    file.append("IDAT") { $0.append([0]) }
    file.append("IEND") { _ in }
    do {
      _ = try decodeByLibrary(PNGFile(file.bytes))
      return "none"
    } catch { return error.reason }
  }

  @Test(
    arguments: [
      (0, 1, 8, "it has no pixels"), (1, 0, 8, "it has no pixels"), (0, 0, 8, "it has no pixels"),
      (25_000, 10_000, 8, "its pixel data is cut off"),
      (25_000, 10_001, 8, "25000 x 10001 pixels are too many"),
      (12_500, 10_000, 16, "its pixel data is cut off"),
      (12_500, 10_001, 16, "12500 x 10001 pixels are too many"),
    ] as [(Int, Int, UInt8, String)])
  func reasons(width: Int, height: Int, depth: UInt8, expected: String) {
    #expect(reason(width, height, depth) == expected)
  }

  @Test func theLibrarysReasonIsTold() {
    let file = RawPNG(width: 1, height: 1, depth: 16)
    let bytes = file.bytes(compressedBy: { _ in [1, 2, 3] }, { _, _, _ in 0 })
    do {
      _ = try decodePNG(bytes)
      Issue.record("broken pixels were read")
    } catch { #expect(!error.reason.isEmpty && !error.reason.contains("\0")) }
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
