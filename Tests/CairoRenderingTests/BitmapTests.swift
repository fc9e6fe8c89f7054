import Drawing
import Graphics
import LayoutModel
import Testing

@testable import CairoRendering

let red = Color(rgb: 0xFF0000)
let blue = Color(rgb: 0x0000FF)

func scene(_ width: Double, _ height: Double, _ nodes: SceneNode..., background: Color? = nil) -> Scene {
  Scene(
    size: Size(width: width, height: height), background: background, title: "t", summary: "s", nodes: nodes)
}

func rectangle(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, fill: Color? = nil, stroke: Color? = nil,
  lineWidth: Double = 1
) -> SceneNode {
  .shape(
    SceneShape(
      .rectangle(Rect(x: x, y: y, width: width, height: height), cornerRadius: 0), fill: fill,
      stroke: stroke.map { .init($0, width: lineWidth) }))
}

extension Bitmap {
  func color(_ x: Int, _ y: Int) -> Color {
    let index = (y * width + x) * 4
    return Color(
      red: pixels[index], green: pixels[index + 1], blue: pixels[index + 2], alpha: pixels[index + 3])
  }

  var picture: [String] {
    (0..<height).map { y in
      String(
        (0..<width).map { x in
          let alpha = color(x, y).alpha
          return alpha == 0 ? "." : alpha == 255 ? "#" : "+"
        })
    }
  }
}

struct BitmapTests {
  @Test func aFilledRectangleHasSharpEdges() throws {
    let bitmap = try renderBitmap(scene(4, 3, rectangle(1, 1, 2, 1, fill: red)), scale: 1)
    #expect(bitmap.picture == ["....", ".##.", "...."])
    #expect(bitmap.color(1, 1) == red)
  }

  @Test func fractionalEdgesGoToTheNearestPixel() throws {
    let bitmap = try renderBitmap(
      scene(6, 1, rectangle(0, 0, 2.4, 1, fill: red), rectangle(2.4, 0, 3.2, 1, fill: blue)), scale: 1)
    #expect((0..<6).map { bitmap.color($0, 0) } == [red, red, blue, blue, blue, blue])
  }

  @Test func somethingThinIsSeen() throws {
    #expect(try renderBitmap(scene(3, 1, rectangle(1.2, 0, 0.1, 1, fill: red)), scale: 1).picture == [".#."])
  }

  @Test(arguments: [0, 0.25, 0.5])
  func onePointStrokesAreSharp(offset: Double) throws {
    let node = rectangle(1 + offset, 1 + offset, 3, 2, stroke: red)
    let bitmap = try renderBitmap(scene(6, 5, node), scale: 1)
    #expect(bitmap.picture.joined().allSatisfy { $0 != "+" })
    #expect(bitmap.picture[1] == ".####.")
    #expect(bitmap.picture[2] == ".#..#.")
  }

  @Test func linesAreSharpAtEachScale() throws {
    let line = SceneShape(
      .path([.move(Point(x: 1, y: 1)), .line(Point(x: 3, y: 1))]), stroke: .init(red, width: 1))
    for scale in [1.0, 1.5, 2, 3] {
      let bitmap = try renderBitmap(scene(4, 3, .shape(line)), scale: scale)
      let rows = bitmap.picture.filter { $0.contains("#") }.count
      #expect(rows == Int(scale.rounded()))
      #expect(bitmap.picture.joined().allSatisfy { $0 != "+" })
    }
  }

  @Test func laterNodesLieAboveAndColorsMix() throws {
    let half = Color(red: 0, green: 0, blue: 255, alpha: 128)
    let bitmap = try renderBitmap(
      scene(1, 1, rectangle(0, 0, 1, 1, fill: red), rectangle(0, 0, 1, 1, fill: half)), scale: 1)
    #expect(bitmap.color(0, 0) == Color(red: 127, green: 0, blue: 128))
  }

  @Test func alphaIsStraight() throws {
    let half = Color(red: 200, green: 100, blue: 50, alpha: 128)
    let color = try renderBitmap(scene(1, 1, background: half), scale: 1).color(0, 0)
    #expect(color.alpha == 128)
    #expect(
      abs(Int(color.red) - 200) <= 1 && abs(Int(color.green) - 100) <= 1 && abs(Int(color.blue) - 50) <= 1)
  }

  @Test func groupsAreDrawnInOrderHoweverDeep() throws {
    var node = rectangle(0, 0, 1, 1, fill: red)
    for _ in 0..<1000 { node = .group(SceneGroup(children: [node, .group(SceneGroup(children: []))])) }
    let bitmap = try renderBitmap(
      scene(1, 1, rectangle(0, 0, 1, 1, fill: blue), node), scale: 1)
    #expect(bitmap.color(0, 0) == red)
  }

  @Test(arguments: [(0.0, 0.0, 1, 1), (10, 0, 20, 1), (3.3, 2.5, 7, 5), (3.0000000001, 4, 6, 8)])
  func sizeIsRoundedUp(width: Double, height: Double, across: Int, down: Int) throws {
    let bitmap = try renderBitmap(scene(width, height), scale: 2)
    #expect(bitmap.width == across && bitmap.height == down)
  }

  /// In bands of one row, Cairo's antialiasing draws the corners of dashed outlines differently, so dashes are not
  /// tested with this height.
  @Test(arguments: [1, 1.5, 2], [false, true])
  func bandsDoNotShow(scale: Double, hasDashes: Bool) throws {
    let circle = SceneNode.shape(
      SceneShape(
        .ellipse(Rect(x: 1, y: 1, width: 48.5, height: 58.25)), fill: red, stroke: .init(blue, width: 3)))
    let label = SceneNode.text(
      SceneText("Äg", style: TextStyle(size: 30), color: blue, origin: Point(x: 3, y: 40), width: 40))
    let translucent = Color(red: 0, green: 128, blue: 0, alpha: 100)
    let dashed = [
      (Rect(x: 4, y: 5, width: 30, height: 41.5), SceneShape.Stroke(red, width: 1, dash: [5, 3])),
      (Rect(x: 6.3, y: -70, width: 37, height: 200), .init(translucent, width: 2, dash: [2, 1, 7])),
      (Rect(x: 9, y: 1, width: 4, height: 58), .init(blue, width: 3, dash: [4])),
    ].map { rect, stroke in
      SceneNode.shape(SceneShape(.rectangle(rect, cornerRadius: 0), fill: translucent, stroke: stroke))
    }
    let dashes = SceneGroup(children: hasDashes ? dashed : [])
    let picture = scene(50, 60, circle, label, rectangle(2, 3, 40.4, 50.7, stroke: red), .group(dashes))
    let size = try BitmapSize(of: picture, scale: scale)
    func pixels(bandHeight: Int) throws -> [UInt8] {
      var pixels: [UInt8] = []
      try drawBands(of: picture, scale: scale, size: size, bandHeight: bandHeight, interOnly) { band in
        appendStraight(band.pixels, count: band.width * band.height, to: &pixels)
      }
      return pixels
    }
    let whole = try pixels(bandHeight: size.height)
    for height in [7, 16, 32, 89] + (hasDashes ? [] : [1]) {
      #expect(try pixels(bandHeight: height) == whole, "\(height) rows")
    }
  }

  @Test func wildNumbersDrawNothingOrWhatIsVisible() throws {
    for value in [Double.nan, .infinity, -.infinity] {
      let bitmap = try renderBitmap(
        scene(2, 2, rectangle(value, 0, 1, 1, fill: red, stroke: red), rectangle(0, 0, 1, value, fill: red)),
        scale: 1)
      #expect(bitmap.picture == ["..", ".."])
    }
    for value in [1e9, 1e300] {
      let bitmap = try renderBitmap(
        scene(2, 2, rectangle(-value, -value, 2 * value, 2 * value, fill: red)), scale: 1)
      #expect(bitmap.picture == ["##", "##"])
    }
  }

  @Test func tooLargePicturesReportTheLargestScale() {
    #expect(
      throws: RenderingError.sideTooLong(
        width: 100_000, height: 100_000, scale: 2, limit: 32_767, largestScale: 0.158)
    ) { try renderBitmap(scene(100_000, 100_000), scale: 2) }
    #expect(
      throws: RenderingError.tooManyPixels(
        width: 20_000, height: 20_000, scale: 1, limit: 250_000_000, largestScale: 0.79)
    ) { try renderBitmap(scene(20_000, 20_000), scale: 1) }
    #expect(throws: RenderingError.invalidScale(0)) { try renderBitmap(scene(1, 1), scale: 0) }
    #expect(throws: RenderingError.invalidSize(width: .infinity, height: 1)) {
      try renderBitmap(scene(.infinity, 1), scale: 1)
    }
    let text = RenderingError.sideTooLong(
      width: 100_000, height: 1000, scale: 2, limit: 32_767, largestScale: 0.327
    ).description
    #expect(
      text == "at scale 2 the picture of 100000 x 1000 points would be 200000 x 2000 pixels, "
        + "more than the 32767 pixels that a side can have; the largest --scale that fits is 0.327")
  }
}
