import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import LayoutEngine

struct SavedSizeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kind = ViewKind.button
    var text = "abcd"
    var fontSize = 10.0
    /// The saved size. The wrapping text had the saved height at the width `savedWidth`.
    var size = PerAxis<Double?>(both: nil)
    var savedWidth = 30.0
    var padding = PerAxis(both: 0.0)
    var minimum = PerAxis(both: 0.0)
    var tolerance = 0.1
    var pixel = 1.0
    /// The width in which the text wraps.
    var width: Double?
    var result: [Double?]

    var view: View {
      var view = View(name: "a", kind: kind, parent: .root)
      view.text = text
      view.textStyle = TextStyle(size: fontSize)
      view.lineLimit = kind == .label ? 0 : 1
      view.saved = SavedContent(
        size: size, width: savedWidth, padding: padding, minimum: minimum, tolerance: tolerance, pixel: pixel)
      return view
    }
  }

  private static let (wide, narrow) = ("aaaa bbbb", "aaaa bbb")

  /// The text "abcd" is 20 wide and 10 tall.
  static let onOneLine: [Case] = [
    Case(
      testDescription: "the text with its padding", padding: PerAxis(horizontal: 7, vertical: 3),
      result: [27, 13]),
    Case(
      testDescription: "at least the minimum", padding: PerAxis(horizontal: 7, vertical: 3),
      minimum: PerAxis(horizontal: 26, vertical: 44), result: [27, 44]),
    Case(
      testDescription: "rounded up to half pixels", padding: PerAxis(horizontal: 0.2, vertical: 0.7),
      pixel: 0.5, result: [20.5, 11]),
    Case(
      testDescription: "a rounding error needs no further pixel",
      padding: PerAxis(horizontal: 1e-7, vertical: 0.5), pixel: 0.5, result: [20, 10.5]),
    // A saved size is used if it differs from the measured size by at most a tenth of the measured size plus 2 points.
    Case(
      testDescription: "the saved size, larger by the tolerance", size: PerAxis(horizontal: 24, vertical: 13),
      result: [24, 13]),
    Case(
      testDescription: "the saved size, smaller by the tolerance", size: PerAxis(horizontal: 16, vertical: 7),
      result: [16, 7]),
    Case(
      testDescription: "a saved size that differs more is not used",
      size: PerAxis(horizontal: 24.1, vertical: 6.9), result: [20, 10]),
    Case(
      testDescription: "a saved size on one axis", size: PerAxis(horizontal: nil, vertical: 12),
      result: [20, 12]),
    Case(
      testDescription: "a saved size is compared with the padded text",
      size: PerAxis(horizontal: 33, vertical: 16), padding: PerAxis(horizontal: 10, vertical: 2),
      result: [33, 12]),
  ]

  /// The tolerance for the saved width of 30 points is 30 / 10 + 2 = 5, so a width from 25 to 35 points counts as the
  /// saved width.
  static let onSeveralLines: [Case] = [
    Case(
      testDescription: "two lines as saved", kind: .label, text: wide,
      size: PerAxis(horizontal: 30, vertical: 20), result: [30, 20]),
    Case(
      testDescription: "two lines at the least width that counts", kind: .label, text: wide,
      size: PerAxis(horizontal: nil, vertical: 21), width: 25, result: [30, 21]),
    Case(
      testDescription: "two lines at the greatest width that counts", kind: .label, text: wide,
      size: PerAxis(horizontal: nil, vertical: 21), width: 35, result: [30, 21]),
    Case(
      testDescription: "two lines at a greater width", kind: .label, text: wide,
      size: PerAxis(horizontal: nil, vertical: 21), width: 35.5, result: [30, 20]),
    Case(
      testDescription: "one line at a greater width", kind: .label, text: wide,
      size: PerAxis(horizontal: nil, vertical: 21), width: 45, result: [30, 10]),
    // At widths that differ from the saved width by no more than the tolerance, the text has either one line or two
    // lines, so both heights are accepted.
    Case(
      testDescription: "two of one or two lines", kind: .label, text: narrow,
      size: PerAxis(horizontal: nil, vertical: 20), savedWidth: 36, result: [40, 20]),
    Case(
      testDescription: "one of one or two lines", kind: .label, text: narrow,
      size: PerAxis(horizontal: 41, vertical: 11), savedWidth: 36, result: [41, 11]),
    Case(
      testDescription: "a height of no number of lines is not used", kind: .label, text: narrow,
      size: PerAxis(horizontal: 41, vertical: 50), savedWidth: 36, result: [41, 10]),
    // At widths that differ from the saved width by no more than the tolerance, the text has from one to three lines,
    // so all heights from one line to three lines are accepted.
    Case(
      testDescription: "a height between those of one and of three lines", kind: .label,
      text: "aaaaaaaaaa b cccccccccc", fontSize: 20, size: PerAxis(horizontal: nil, vertical: 32),
      savedWidth: 170, tolerance: 0.4, result: [230, 32]),
    Case(
      testDescription: "a height above those of one and of three lines", kind: .label,
      text: "aaaaaaaaaa b cccccccccc", fontSize: 20, size: PerAxis(horizontal: nil, vertical: 100),
      savedWidth: 170, tolerance: 0.4, result: [230, 20]),
    // A measured width is used up to the saved width plus the tolerance, 40 + 0.25 * 40 + 2 = 52 points. If the text is
    // wider, the saved width is used.
    Case(
      testDescription: "not wider than the saved width", kind: .label, text: "aaaaa bbbb",
      size: PerAxis(horizontal: nil, vertical: 10), savedWidth: 40,
      padding: PerAxis(horizontal: 2, vertical: 0), tolerance: 0.25, result: [52, 10]),
    Case(
      testDescription: "wider than the saved width", kind: .label, text: "aaaaa bbbb",
      size: PerAxis(horizontal: nil, vertical: 10), savedWidth: 40,
      padding: PerAxis(horizontal: 3, vertical: 0), tolerance: 0.25, result: [40, 10]),
    Case(
      testDescription: "without a saved height, the width is compared", kind: .label, text: wide,
      size: PerAxis(horizontal: 46, vertical: nil), width: 30, result: [46, 20]),
  ]

  @Test(arguments: onOneLine + onSeveralLines) func size(_ c: Case) {
    let found = LayoutEngine.content(of: c.view, width: c.width, measuring: FixedAdvanceMeasurer())
      .intrinsicSize
    #expect([found.horizontal, found.vertical] == c.result)
  }

  @Test(
    "a size that the file sets and an empty text have no saved size",
    arguments: [("abcd", true, [3, 4]), ("", true, [3, 4]), ("", false, [0, 0])]
      as [(String, Bool, [Double?])])
  func otherSizes(text: String, isExplicit: Bool, size: [Double?]) {
    var view = Case(testDescription: "", size: PerAxis(both: 21), result: []).view
    (view.kind, view.text, view.hasExplicitSize) = (.label, text, isExplicit)
    if isExplicit { view.explicitSize = PerAxis(horizontal: 3, vertical: 4) }
    let found = LayoutEngine.content(of: view, width: nil, measuring: FixedAdvanceMeasurer()).intrinsicSize
    #expect([found.horizontal, found.vertical] == size)
  }

  private static func saved(_ width: Double, _ height: Double?, _ tolerance: Double) -> SavedContent {
    SavedContent(
      size: PerAxis(horizontal: nil, vertical: height), width: width, padding: PerAxis(both: 0),
      minimum: PerAxis(both: 0), tolerance: tolerance, pixel: 1)
  }

  /// A frame is tall enough if it is at least 0.7 times as tall as the text, and not more than half a point shorter
  /// than the saved height. Without a saved height, the result is always `false`.
  @Test(
    arguments: [
      ("half a point less than saved", 30, 40, 29.5, true), ("even less", 30, 40, 29.25, false),
      ("a text of 50, squeezed", 30, 50, 35, true), ("a text of 50 in less", 30, 50, 34.75, false),
      ("nothing saved", nil, 40, 100, false),
    ] as [(String, Double?, Double, Double, Bool)])
  func tallEnough(name: String, saved: Double?, text: Double, frame: Double, holds: Bool) {
    let measured = MeasuredText(width: 20, height: text, lines: [], isTruncated: false)
    #expect(
      Self.saved(30, saved, 0).holds(measured, in: Rect(x: 1, y: 2, width: 30, height: frame)) == holds,
      "\(name)")
  }

  struct Drawn: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text = "abcdefghij"
    var lineLimit = 1
    /// The width in which the text was measured.
    var measured: Double?
    var savedWidth = 40.0
    var tolerance = 0.0
    /// The size of the frame. If `room` is `nil`, the frame's width is also the width for the text.
    var frame: (width: Double, height: Double)
    var room: Double?
    /// The lines that are drawn, or `nil` if the text does not fit.
    var lines: [String]?
  }

  /// The text is 50 points wide, and can be squeezed to 35 points.
  static let drawn: [Drawn] = [
    Drawn(testDescription: "wider by 2 points", frame: (48, 10), lines: ["abcdefghij"]),
    Drawn(
      testDescription: "wider by 2 points, narrower than saved", savedWidth: 90, frame: (48, 10),
      lines: ["abcdefghij"]),
    Drawn(testDescription: "a little too wide, narrower than saved", savedWidth: 90, frame: (47.5, 10)),
    Drawn(
      testDescription: "wider by the tolerance", savedWidth: 90, tolerance: 0.2, frame: (40, 10),
      lines: ["abcdefghij"]),
    Drawn(testDescription: "wider than the tolerance", savedWidth: 90, tolerance: 0.2, frame: (39.5, 10)),
    Drawn(testDescription: "squeezed as much as possible", frame: (40, 10), room: 36, lines: ["abcdefghij"]),
    Drawn(testDescription: "too wide to be squeezed", frame: (40, 10), room: 34),
    Drawn(
      testDescription: "squeezed in a frame half a point narrower than saved", savedWidth: 40.5,
      frame: (40, 10), room: 36, lines: ["abcdefghij"]),
    Drawn(
      testDescription: "not squeezed in a frame narrower than that", savedWidth: 40.75, frame: (40, 10),
      room: 36),
    Drawn(testDescription: "one line in a low frame", frame: (60, 4), lines: ["abcdefghij"]),
    // The text `wide` is 45 points wide on one line, and 20 points wide on two lines.
    Drawn(
      testDescription: "two lines, half a point too tall", text: wide, lineLimit: 0, measured: 40,
      frame: (40, 19.5), lines: ["aaaa", "bbbb"]),
    Drawn(
      testDescription: "two lines that one squeezed line replaces", text: wide, lineLimit: 0, measured: 40,
      frame: (40, 19.25), lines: [wide]),
    Drawn(
      testDescription: "two lines too tall, which no squeezed line replaces", text: wide, lineLimit: 0,
      measured: 30, savedWidth: 30, frame: (30, 10), lines: ["aaaa", "bbbb"]),
    Drawn(
      testDescription: "two lines too tall in a frame narrower than saved", text: wide, lineLimit: 0,
      measured: 40, savedWidth: 90, frame: (40, 10), lines: ["aaaa", "bbbb"]),
    Drawn(
      testDescription: "two lines too tall, 2 wider than the room", text: wide, lineLimit: 0, measured: 20,
      savedWidth: 20, frame: (20, 10), room: 18, lines: ["aaaa", "bbbb"]),
    Drawn(
      testDescription: "two lines too tall and too wide", text: wide, lineLimit: 0, measured: 20,
      savedWidth: 20, frame: (20, 10), room: 17.5),
    Drawn(
      testDescription: "the same in a frame narrower than saved, 2 wider", text: wide, lineLimit: 0,
      measured: 20, savedWidth: 90, frame: (20, 10), room: 18, lines: ["aaaa", "bbbb"]),
    Drawn(
      testDescription: "the same in a frame narrower than saved, too wide", text: wide, lineLimit: 0,
      measured: 20, savedWidth: 90, frame: (20, 10), room: 17.5),
    Drawn(
      testDescription: "a text that is cut off, however much it is squeezed",
      text: "aaaa bbbb cccc dddd eeee", lineLimit: 2, measured: 20, savedWidth: 20, frame: (20, 20)),
    Drawn(
      testDescription: "a text that is cut off unless it is squeezed", text: "aaaa bbbb cccc", lineLimit: 2,
      measured: 40, frame: (40, 20), lines: ["aaaa bbbb", "cccc"]),
  ]

  @Test(arguments: drawn) func drawnText(_ c: Drawn) {
    var view = View(name: "a", kind: .label, parent: .root)
    (view.text, view.textStyle, view.lineLimit) = (c.text, TextStyle(size: 10), c.lineLimit)
    let measurer = FixedAdvanceMeasurer()
    let natural = measurer.measure(
      c.text, style: view.textStyle, width: c.measured, lineLimit: c.lineLimit)
    let text = Self.saved(c.savedWidth, nil, c.tolerance).text(
      of: view, natural, in: Rect(x: 3, y: 4, width: c.frame.width, height: c.frame.height),
      c.room ?? c.frame.width, measuring: measurer)
    #expect(text?.lines.map(\.text) == c.lines)
  }
}
