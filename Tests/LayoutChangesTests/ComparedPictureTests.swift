import CairoRendering
import Graphics
import ImageComparison
import LayoutChanges
import Testing

struct ComparedPictureTests {
  /// A picture that says a view has this frame.
  private func picture(_ frame: Rect, width: Int = 4, height: Int = 3) throws -> ComparedPicture {
    let bitmap = Bitmap(
      width: width, height: height, pixels: [UInt8](repeating: 255, count: width * height * 4))
    var metadata = PictureMetadata(version: "1", sourceHash: "", canvases: [])
    let solved = try solve(SourceText(name: "a", text: "canvas 2x2\nview v { tt = ll = 0, w = h = 1 }"))
    metadata = PictureMetadata(of: solved.canvases.map(\.layout), origins: [Point(x: 0, y: 0)])
    metadata.canvases[0].views[0].frame = frame
    return ComparedPicture(
      name: "a.png", png: try PNGFile(encodePNG(bitmap, pixelsPerPoint: 2)), bitmap: bitmap,
      metadata: metadata)
  }

  @Test func aViewsPixels() throws {
    let found = try picture(Rect(x: 0.25, y: 1, width: 1.5, height: 0.3)).pixels(of: "v")
    #expect(found == [PixelRect(x: 0, y: 2, width: 4, height: 1)])
    #expect(try picture(.zero).pixels(of: "other") == nil)
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: -5, height: -1e300), Rect(x: .infinity, y: -.infinity, width: 1, height: 1),
    Rect(x: -.infinity, y: 0, width: .infinity, height: 1),
    Rect(x: 1e308, y: 1e308, width: 1e308, height: 1e308),
  ])
  func framesThatCannotBe(frame: Rect) throws {
    let odd = try picture(frame)
    #expect(odd.pixels(of: "v")?.count == 1)
    let changes = layoutChanges(from: try #require(odd.state), to: try #require(picture(.zero).state))
    #expect(!changes.text().isEmpty || changes.isEmpty)
  }

  @Test func longInDifferentDirections() throws {
    let (wide, tall) = (
      try picture(.zero, width: 30_000, height: 1), try picture(.zero, width: 1, height: 30_000)
    )
    for style in DifferenceStyle.all {
      #expect(throws: RenderingError.self, "\(style.name)") {
        try style.picture(expected: wide, actual: tall, options: .exact)
      }
    }
  }
}
