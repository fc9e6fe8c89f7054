import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import LayoutEngine

struct WrappedTextTests {
  /// Measuring a text costs 200 steps plus 4 steps for each byte. If the text may be written from right to left or need
  /// shaping, each byte costs 100 steps instead.
  @Test(
    arguments: [
      (nil, 0), ("", 200), ("abc", 212), ("\u{E9}", 208), ("\u{6F22}", 212), ("\u{0580}", 400),
      ("\u{057F}", 208),
      ("\u{05D0}a", 500), ("\u{0FFF}", 500), ("\u{1000}", 212), ("\u{EFFF}", 212), ("\u{F000}", 500),
    ] as [(String?, Int)])
  func workOfMeasuring(text: String?, work: Int) {
    var view = View(name: "a", kind: .label, parent: .root)
    view.text = text
    #expect(WrappedText.workOfMeasuring(view) == work)
  }

  /// The saved height counts only at widths near the saved width.
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
    // If there is a saved height, it replaces the height of the unwrapped text, which is 17 points.
    let unwrapped = LayoutEngine.content(of: view, width: nil, measuring: measurer)
    #expect(unwrapped.intrinsicSize.vertical == (isSaved ? 36 : 17))
    var text = WrappedText(view, content, in: 130, measurer)
    let found = text.end(toward: limit)
    #expect((found == nil) == (end == nil), "\(name)")
    if let found, let end { #expect(abs(found - end) < 1e-5, "\(name)") }
  }
}
