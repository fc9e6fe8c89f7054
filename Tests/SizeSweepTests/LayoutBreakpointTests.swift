import Diagnostics
import FixedAdvance
import Graphics
import LayoutLanguage
import LayoutModel
import Testing

@testable import SizeSweep

@Suite struct LayoutBreakpointTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var range: ClosedRange<Double> = 60...400
    var messages: [String]
  }

  /// The margins and the gap take 24, and each image takes 50. From a canvas width of 124 on, both images
  /// have their full widths.
  static let cases = [
    Case(
      testDescription: "one of two images stretches and is compressed, by the same formula",
      text:
        "image a size 50x- hugging 251 compression 751 { tt = bb = 0 }\nimage b size 50x- { tt = bb = 0 }\n|-[a]-[b]-|",
      range: 80...400,
      messages: [
        "above 124 hugging of 'b' gives way", "below 124 compression resistance of 'b' gives way",
      ]),
    Case(
      testDescription: "the same one stretches only, since the range begins above",
      text: "image a size 50x- hugging 251 { tt = bb = 0 }\nimage b size 50x- { tt = bb = 0 }\n|-[a]-[b]-|",
      range: 130...400, messages: []),
    Case(
      testDescription: "an image alone",
      text: "image a size 50x- { tt = bb = 0 }\n|-[a]-|",
      messages: [
        "above 66 hugging of 'a' gives way", "below 66 compression resistance of 'a' gives way",
      ]),
    Case(
      testDescription: "nothing holds on to its width", text: "view a { tt = bb = 0 }\n|-[a]-|", messages: []),
    Case(
      testDescription: "a bound changes the formula",
      text: "view a { tt = bb = ll = 0 }\na.width = superview.width ~ 500\na.width <= 90",
      messages: [
        "above 90 'a.width <= 90' holds 'a'", "above 90 'a.width == view.width ~ 500' gives way",
      ]),
  ]

  @Test func aChartRoundsSizes() {
    let text = "canvas 320x50\nview a { tt = bb = 0 }\na.width = superview.width * 0.3 ~ 500\na.width <= 100"
    let layout = parse(SourceText(name: "test.layout", text: text)).layout
    let sizes = layout.sizes(
      on: layout.canvases[0], .horizontal, over: 100...600, measuring: FixedAdvanceMeasurer())
    let found = sizes.layoutBreakpoints([], measuring: FixedAdvanceMeasurer())
    #expect(found.contains { $0.message == "above 333.333 'a.width <= 100' holds 'a'" })
    let words = sizes.chart(titled: "a", found).notes.map(\.words)
    #expect(words == found.map { $0.message.replacing("333.333", with: "333.3") })
  }

  @Test(arguments: cases) func messages(_ test: Case) {
    let layout = parse(SourceText(name: "test.layout", text: "canvas 320x50\n" + test.text)).layout
    let sizes = layout.sizes(
      on: layout.canvases[0], .horizontal, over: test.range, measuring: FixedAdvanceMeasurer())
    let found = sizes.layoutBreakpoints([], measuring: FixedAdvanceMeasurer())
    #expect(found.map(\.message).sorted() == test.messages.sorted())
  }

  /// A finding applies to a range of canvas sizes. An end of this range is a breakpoint if it is inside the examined
  /// sizes, 100 to 400, but not if it is at or beyond their ends.
  @Test(
    arguments: [
      (100...400, [], "at every width"), (50...450, [], "at every width"), (100...250, [250], "below 250"),
      (50...250, [250], "below 250"), (250...400, [250], "above 250"), (250...450, [250], "above 250"),
      (200...300, [200, 300], "200 to 300"),
    ] as [(ClosedRange<Double>, [Double], String)])
  func `Ends of findings`(range: ClosedRange<Double>, ends: [Double], words: String) {
    let layout = parse(SourceText(name: "test.layout", text: "canvas 320x50\nview a { tt = bb = ll = 0 }\n"))
      .layout
    let sizes = layout.sizes(
      on: layout.canvases[0], .horizontal, over: 100...400, measuring: FixedAdvanceMeasurer())
    let finding = RangeFinding("overlap", [ViewID(1)], "'a' is covered", at: nil, range)
    let found = sizes.layoutBreakpoints([finding], measuring: FixedAdvanceMeasurer())
    #expect(found.map(\.at) == ends)
    #expect(found.map(\.isEnd) == ends.indices.map { $0 == 1 })
    for point in found {
      #expect((point.code, point.views, point.message) == ("overlap", ["a"], words + " 'a' is covered"))
    }
  }
}
