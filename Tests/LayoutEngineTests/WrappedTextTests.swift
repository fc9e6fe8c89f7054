import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import LayoutEngine

struct WrappedTextTests {
  /// A character of `FixedAdvanceMeasurer` is 8.5 points wide, and a line is 17 points tall. At a width of 130 points,
  /// the text has two lines. It has one line from a width of 19 * 8.5 = 161.5 points, and more than two lines below 9 *
  /// 8.5 = 76.5 points, the width of "aaaa bbbb".
  ///
  /// The saved height is 36 points instead of the measured 34. It is used only at widths that differ from the saved
  /// width of 130 points by at most 0.05 * 130 + 2 = 8.5 points.
  @Test(
    arguments: [
      ("wider, without a saved size", false, 300, 161.5), ("narrower, without a saved size", false, 50, 76.5),
      ("wider, beyond the saved size", true, 300, 138.5), ("narrower, below the saved size", true, 50, 121.5),
      ("within the saved size", true, 138, nil), ("to the current width", true, 130, nil),
      ("within the lines", false, 160, nil),
    ] as [(String, Bool, Double, Double?)])
  func endOfOneHeight(name: String, isSaved: Bool, limit: Double, end: Double?) throws {
    var view = try #require(solved("label a \"aaaa bbbb cccc dddd\" lines 0").layout.views.last)
    if isSaved {
      view.saved = SavedContent(
        size: PerAxis(horizontal: nil, vertical: 36), width: 130, padding: PerAxis(both: 0),
        minimum: PerAxis(both: 0), tolerance: 0.05, pixel: 0.5)
    }
    let measurer = FixedAdvanceMeasurer()
    let content = LayoutEngine.content(of: view, in: 130, measuring: measurer)
    #expect(content.intrinsicSize.vertical == (isSaved ? 36 : 34))
    // Without a width, the text is on one line, 17 points tall, but a saved height replaces the measured height.
    let unwrapped = LayoutEngine.content(of: view, width: nil, measuring: measurer)
    #expect(unwrapped.intrinsicSize.vertical == (isSaved ? 36 : 17))
    var text = WrappedText(view, content, in: 130, measurer)
    let found = text.end(toward: limit)
    #expect((found == nil) == (end == nil), "\(name)")
    if let found, let end { #expect(abs(found - end) < 1e-5, "\(name)") }
  }
}
