import CairoRendering
import Diagnostics
import Graphics
import ImageComparison
import LayoutPipeline
import Testing

@testable import LayoutChanges

/// Pixels that differ near a moved view may belong to the view's name, so they are not shown as differences.
@Suite struct NearMovedViewsTests {
  private func picture(_ views: String, dot: (x: Int, y: Int)?) throws -> ComparedPicture {
    let file = try solve(SourceText(name: "a", text: "canvas 300x200\n" + views))
    var picture = ComparedPicture(
      placing: file.canvases[0], in: file, origin: Point(x: 0, y: 0), scale: 1)
    picture.bitmap = Bitmap(width: 300, height: 200, pixels: [UInt8](repeating: 255, count: 300 * 200 * 4))
    guard let dot else { return picture }
    for row in dot.y..<dot.y + 4 {
      for column in dot.x..<dot.x + 4 {
        for channel in 0..<3 { picture.bitmap.pixels[(row * 300 + column) * 4 + channel] = 0 }
      }
    }
    return picture
  }

  private static let other = "view s { ll = 20, tt = 90, w = h = 20 }"
  private static let holder =
    "view s { ll = 10, tt = 62, w = 80, h = 70; view c { ll = tt = 2, w = h = 2 } }"

  @Test(
    arguments: [
      ("beside the old place", "", 20, 100, false), ("beside the new place", "", 284, 100, false),
      ("too far beside it", "", 288, 100, true), ("above", "", 30, 60, false),
      ("too far above", "", 30, 59, true),
      ("below", "", 30, 136, false), ("too far below", "", 30, 137, true),
      ("over a view", other, 24, 100, true),
      ("beside a view", other, 40, 100, false), ("below a view", other, 24, 110, false),
      ("at the end of a view", other, 39, 100, true), ("within a holder", holder, 40, 100, false),
      ("at the edge of a holder", holder, 10, 100, true),
      ("near the edge of a holder", holder, 11, 100, true),
      ("not so near it", holder, 12, 100, false), ("near the lower edge", holder, 40, 127, true),
      ("not so near the lower edge", holder, 40, 126, false), ("over what it holds", holder, 13, 65, true),
      ("just below what it holds", holder, 13, 66, false), ("far from everything", "", 4, 190, true),
    ])
  func dots(name: String, others: String, x: Int, y: Int, isShown: Bool) throws {
    let view = { (x: Int) in "view v { ll = \(x), tt = 80, w = 60, h = 40 }\n\(others)\n" }
    let expected = try picture(view(100), dot: nil)
    let actual = try picture(view(120), dot: (x: x, y: y))
    let found = try DifferingPictures(expected: expected, actual: actual, options: .exact).difference().bitmap
    let start = ((y + 1) * 300 + x + 1) * 4
    let now = DifferenceSign.new.color
    #expect(
      (Array(found.pixels[start..<start + 3]) == [now.red, now.green, now.blue]) == isShown, "\(name)")
  }

  /// Without a moved view, everything is shown.
  @Test func dotsNearAViewThatStays() throws {
    let view = "view v { ll = 100, tt = 80, w = 60, h = 40 }"
    for (x, y) in [(20, 100), (284, 100), (30, 60), (120, 90)] {
      let found = try DifferingPictures(
        expected: picture(view, dot: nil), actual: picture(view, dot: (x: x, y: y)), options: .exact
      ).difference()
      #expect(found.signs == [.new, .boxed])
      #expect(found.bitmap.pixels[((y + 1) * 300 + x + 1) * 4] == DifferenceSign.new.color.red)
    }
  }
}
