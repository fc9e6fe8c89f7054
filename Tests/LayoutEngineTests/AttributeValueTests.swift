import Diagnostics
import FixedAdvance
import Graphics
import LayoutLanguage
import LayoutModel
import Testing

@testable import LayoutEngine

/// Characters are half as wide as the font size, and baselines are at 0.8 of a line's height.
@Suite struct AttributeValueTests {
  @Test(
    arguments: [
      (1, .left, 10), (1, .right, 40), (1, .width, 30), (1, .centerX, 25), (1, .leading, 10),
      (1, .trailing, 40), (1, .top, 20), (1, .bottom, 60), (1, .height, 40), (1, .centerY, 40),
      (1, .firstBaseline, 60), (1, .lastBaseline, 60), (2, .firstBaseline, 36), (2, .lastBaseline, 36),
      (3, .firstBaseline, 13), (3, .lastBaseline, 23),
    ] as [(Int, Attribute, Double)])
  func valueOfAnAttribute(view: Int, attribute: Attribute, value: Double) {
    let layout = solved(
      """
      canvas 200x100
      view a { ll = 10, tt = 20, w = 30, h = 40 }
      label b "b" font 20 { ll = 50, tt = 10, h = 40 }
      label c "aaa bbb" font 10 lines 0 { ll = 100, tt = 5, w = 20, h = 20 }
      """)
    let found = layout.value(of: Item(ViewID(view), attribute), measuring: FixedAdvanceMeasurer())
    #expect(abs(found - value) < 1e-9, "\(found)")
  }

  @Test func leadingIsRightFromRightToLeft() {
    let layout = solved("canvas 200x100 rtl\nview a { ll = 10, tt = 20, w = 30, h = 40 }\n")
    let values = [Attribute.leading, .trailing, .left, .right].map {
      layout.value(of: Item(ViewID(1), $0), measuring: FixedAdvanceMeasurer())
    }
    #expect(values == [40, 10, 10, 40])
  }

  @Test(arguments: [(8.0, 1.0, 8.0), (8, -2, -16), (0.5, 4, 2)] as [(Double, Double, Double)])
  func partOfAnExplanation(constant: Double, multiplier: Double, value: Double) {
    let part = Explanation.Part(
      reason: .written(0), quantity: .gap, constant: constant, multiplier: multiplier)
    #expect(part.value == value)
  }

  /// Positions and sizes that no constraint determines keep the values of the saved frames.
  @Test(
    arguments: [
      ("", [10, 20, 60, 50], [13, 24, 5, 6]),
      ("a.left = 50", [50, 20, 60, 50], [53, 24, 5, 6]),
      ("a.width = 70\nb.top = 9", [10, 20, 70, 50], [13, 29, 5, 6]),
      ("a.width = 60\nb.right = a.right - 1\nb.width = 9", [10, 20, 60, 50], [60, 24, 9, 6]),
    ] as [(String, [Double], [Double])])
  func savedFrames(constraints: String, a: [Double], b: [Double]) {
    let text = "canvas 200x100\nview a { view b }\n\(constraints)\n"
    var layout = parse(SourceText(name: "t", text: text)).layout
    layout.views[1].savedFrame = Rect(x: 10, y: 20, width: 60, height: 50)
    layout.views[2].savedFrame = Rect(x: 3, y: 4, width: 5, height: 6)
    let solution = solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer())
    #expect(solution.frame("a") == a && solution.frame("b") == b)
  }

  /// With the spacing of 8 points on both sides, the text needs a canvas 85 + 2 * 8 = 101 points wide for one line, and
  /// 55 + 2 * 8 = 71 points wide for two lines.
  @Test(arguments: [(200, 101, .infinity), (90, 71, 101)] as [(Double, Double, Double)])
  func reachOfAWrappedText(width: Double, lower: Double, upper: Double) throws {
    let text = "canvas \(width)x50\nlabel a \"aaaaa bbbbb ccccc\" font 10 lines 0\n|-[a]-|\nV:|[a]\n"
    let layout = parse(SourceText(name: "t", text: text)).layout
    let traced = trace(layout, on: layout.canvases[0], .horizontal, measuring: FixedAdvanceMeasurer())
    let reach = try #require(traced.reach)
    // A text still fits its label if it is up to 0.001 points too wide.
    #expect(abs(reach.lowerBound - lower) < 0.0011)
    #expect(reach.upperBound == upper || abs(reach.upperBound - upper) < 0.0011)
    #expect(abs(traced.frames[1].width.rate - 1) < 1e-9)
  }
}
