import Diagnostics
import FixedAdvance
import Graphics
import LayoutEngine
import LayoutLanguage
import LayoutModel
import LinearOracle
import SizeSweep
import Testing

@Suite struct SizeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var range: ClosedRange<Double> = 100...400
    var borders: [Double] = []
    /// The expected formulas, such as `100: a.width -38 1`: for canvas sizes from 100 points to the next border, the
    /// width of `a` is 1 times the canvas size, minus 38 points.
    var lines: [String] = []
  }

  private static let row = """
    view a { tt = bb = 0 }
    view b { tt = bb = 0 }
    |-[a]-[b]-|

    """

  static let cases = [
    Case(
      testDescription: "no border", text: "view a { tt = bb = 0 }\n|-[a]-30-|",
      lines: ["100: a.x 8 0", "100: a.width -38 1"]),
    Case(
      testDescription: "a bound", text: row + "a.width = superview.width * 0.5 ~ 500\na.width <= 90",
      borders: [180],
      lines: ["100: a.width 0 0.5", "180: a.width 90 0", "100: b.width -24 0.5", "180: b.width -114 1"]),
    Case(
      testDescription: "hugging and compression",
      text: """
        view a size 60x- hugging 251 compression 751 { tt = bb = 0 }
        view b size 80x- { tt = bb = 0 }
        |-[a]-[b]-|
        """, lines: ["100: a.width 60 0", "100: b.width -84 1"]),
    Case(
      // On a canvas 60 + 80 + 3 * 8 = 164 points wide, both views have their preferred widths.
      testDescription: "a contest that turns",
      text: """
        view a size 60x- hugging 251 compression 749 { tt = bb = 0 }
        view b size 80x- hugging 250 compression 750 { tt = bb = 0 }
        |-[a]-[b]-|
        """, range: 90...400, borders: [104, 164],
      lines: [
        "90: a.width 0 0", "90: b.width -24 1", "104: a.width -104 1", "104: b.width 80 0",
        "164: a.width 60 0", "164: b.width -84 1",
      ]),
    Case(
      testDescription: "a conflict",
      text: "view a { tt = bb = 0 }\na.left = 20\na.width >= 80\na.right = superview.right - 20",
      borders: [120], lines: ["120: a.width -40 1"]),
    Case(
      testDescription: "a conflict above, which leaves the same frame",
      text: "view a { tt = bb = 0 }\na.left = 0\na.width == 300\na.right >= superview.right - 20",
      borders: [320],
      lines: ["100: a.width 300 0", "320: a.width 300 0"]),
    Case(
      testDescription: "a label that wraps",
      text: "label a \"aaaaa bbbbb ccccc\" font 10 lines 0\n|-[a]-|\nV:|[a]", range: 45...140,
      borders: [71, 101],
      lines: ["45: a.width -16 1"]),
    Case(
      // On narrow canvases, `c` begins at the canvas's safe area, 30 points from the left.
      testDescription: "a safe area of a view's own",
      text: """
        canvas 320x50 safe 0 30 0 0
        view s { tt = bb = 0
          view c { tt = bb = 0, w = 10 }
        }
        s.centerX = superview.centerX
        s.width = 120
        c.left = s.safeArea.left
        """, borders: [180], lines: ["100: c.x 30 0", "180: c.x -60 0.5"]),
  ]

  @Test(arguments: cases) func handSolved(_ test: Case) throws {
    let sizes = sizes(
      (test.text.hasPrefix("canvas") ? "" : "canvas 320x50\n") + test.text, .horizontal, over: test.range)
    let borders: [Double] = sizes.pieces.dropFirst().map { ($0.from * 1e6).rounded() / 1e6 }
    // A text may be up to 0.001 points wider than its label.
    let areBorders = borders.elementsEqual(test.borders) { abs($0 - $1) < 0.0011 }
    #expect(areBorders, "\(borders)")
    for line in test.lines {
      let words = line.split(whereSeparator: { ": .".contains($0) }).map(String.init)
      let piece = try #require(sizes.pieces.last { $0.from <= Double(words[0])! + 1e-6 })
      let view = try #require(sizes.layout.views.firstIndex { $0.name == words[1] })
      let value = try #require(FrameValue(rawValue: words[2]))
      let found = piece.frames[view].values[FrameValue.allCases.firstIndex(of: value)!]
      let numbers = line.split(separator: " ").suffix(2).compactMap { Double($0) }
      #expect(
        abs(found.constant - numbers[0]) < 1e-6 && abs(found.rate - numbers[1]) < 1e-9, "\(line): \(found)")
    }
    check(sizes)
  }

  private static let kinds = [
    ModelOptions(description: "small", views: 1...4, lines: 2...10, required: 30, isFixed: true),
    ModelOptions(description: "in conflict", views: 1...3, lines: 3...9, required: 80, isFixed: true),
    ModelOptions(description: "large", views: 6...12, lines: 10...40, required: 15, isFixed: true),
  ]

  @Test(arguments: kinds, [Axis.horizontal, .vertical]) func piecesAgreeWithSolving(
    _ options: ModelOptions, _ axis: Axis
  ) {
    for seed in 0..<UInt64(20) {
      var random = SplitMix64(seed: 7_000 + seed)
      check(sizes(ModelLayout(options, &random).text, axis, over: 60...700))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func stacks(_ seed: UInt64) {
    check(sizes(RandomStack(seed: seed).text, .horizontal, over: 20...300))
  }

  @Test func onlyTheBorderIsDetermined() throws {
    // The view `b` can move at every size above 184, but not at 184.
    let sizes = sizes(
      "canvas 320x50\nview a { tt = bb = 0 }\nview b { tt = bb = 0 }\n|-8-[a(96)]-(>=8)-[b(64)]-(>=8)-|",
      .horizontal,
      over: 135.3...235.3)
    #expect(sizes.pieces.map { ($0.from * 1e6).rounded() / 1e6 } == [135.3, 184])
    let above = try #require(sizes.stretches.last)
    #expect(above.solved.ambiguities[2].map(\.value) == [.x])
    check(sizes)
  }

  static let formulas: [(name: String, line: String, width: Double, range: ClosedRange<Double>)] = [
    ("a bound at both ends", "a.width <= 90", 150, 0...180),
    ("above a bound", "a.width <= 90", 300, 180...1000),
    ("on a bound, what is above it", "a.width <= 90", 180, 180...1000),
    ("past what another view does", "b.width <= 60", 300, 0...1000),
  ]

  @Test(arguments: formulas) func formulaOfAFrame(
    name: String, line: String, width: Double, range: ClosedRange<Double>
  ) throws {
    let layout = parse(
      SourceText(
        name: "test.layout",
        text: """
          canvas \(width)x50
          view a { tt = bb = ll = 0 }
          view b { tt = bb = ll = 0 }
          a.width = superview.width * 0.5 ~ 500
          b.width = superview.width ~ 500
          \(line)
          """)
    ).layout
    let formula = try #require(
      layout.formula(
        of: ViewID(1), on: layout.canvases[0], .horizontal, within: 0...1000,
        measuring: FixedAdvanceMeasurer()))
    #expect(abs(formula.range.lowerBound - range.lowerBound) < 1e-6)
    #expect(abs(formula.range.upperBound - range.upperBound) < 1e-6)
    #expect(abs(formula.frame.width.rate - (range.lowerBound == 180 ? 0 : 0.5)) < 1e-9)
  }

  @Test func manyBorders() {
    var text = "canvas 320x50\n"
    for index in 0..<40 {
      text +=
        "view v\(index) { tt = bb = ll = 0 }\nv\(index).width = superview.width ~ 500\nv\(index).width <= \(100 + 5 * index)\n"
    }
    let sizes = sizes(text, .horizontal, over: 50...400)
    #expect(sizes.pieces.count == 41)
    #expect(sizes.unsought.isEmpty)
    check(sizes)
  }

  private func sizes(_ text: String, _ axis: Axis, over range: ClosedRange<Double>) -> LayoutSizes {
    let layout = parse(SourceText(name: "test.layout", text: text)).layout
    return layout.sizes(on: layout.canvases[0], axis, over: range, measuring: FixedAdvanceMeasurer())
  }

  private func check(_ sizes: LayoutSizes) {
    #expect(
      sizes.pieces.first?.from == sizes.range.lowerBound && sizes.pieces.last?.to == sizes.range.upperBound)
    for piece in sizes.pieces {
      for part in [0.0007, 0.25, 0.5, 0.81, 0.9993] where piece.to - piece.from > 1e-3 {
        let size = piece.from + part * (piece.to - piece.from)
        let solved = solve(sizes.layout, on: sizes.canvas(at: size), measuring: FixedAdvanceMeasurer())
        let isSame = zip(solved.frames, piece.frames).allSatisfy { frame, line in
          let other = line.frame(at: size)
          return max(
            abs(frame.x - other.x), abs(frame.y - other.y), abs(frame.width - other.width),
            abs(frame.height - other.height)) < 1e-6
        }
        #expect(
          isSame && solved.status == piece.status,
          "at \(size) of \(piece.from) to \(piece.to):\n\(String(decoding: sizes.layout.source.utf8, as: UTF8.self))"
        )
      }
    }
  }
}
