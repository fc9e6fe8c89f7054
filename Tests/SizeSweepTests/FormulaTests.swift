import Diagnostics
import FixedAdvance
import Graphics
import LayoutEngine
import LayoutLanguage
import LayoutModel
import Testing

@testable import SizeSweep

@Suite struct FormulaTests {
  private let measurer = FixedAdvanceMeasurer()

  private func formula(
    _ text: String, at size: String, _ axis: Axis = .horizontal, within range: ClosedRange<Double> = 0...1000,
    most: Int = 12
  ) -> [Double]? {
    let layout = parse(SourceText(name: "test.layout", text: "canvas \(size)\n" + text)).layout
    let found = layout.formula(
      of: ViewID(1), on: layout.canvases[0], axis, within: range, most: most, measuring: measurer)
    return found.map { found in
      let length = axis == .horizontal ? found.frame.width : found.frame.height
      return [length.constant, length.rate, found.range.lowerBound, found.range.upperBound].map {
        ($0 * 1e3).rounded() / 1e3 + 0
      }
    }
  }

  private static let half = """
    view a { ll = tt = 0, h = 5 }
    a.width = superview.width * 0.5 ~ 500
    a.width <= 90
    a.width >= 40
    """

  @Test(
    arguments: [
      ("50x50", 0...1000, [40, 0, 0, 80]), ("80x50", 0...1000, [0, 0.5, 80, 180]),
      ("100x50", 0...1000, [0, 0.5, 80, 180]),
      ("180x50", 0...1000, [90, 0, 180, 1000]), ("999x50", 0...1000, [90, 0, 180, 1000]),
      ("100x50", 90...110, [0, 0.5, 90, 110]), ("100x50", 100...180, [0, 0.5, 100, 180]),
      ("100x50", 101...180, nil), ("100x50", 20...99, nil), ("fitx50", 0...1000, nil),
    ] as [(String, ClosedRange<Double>, [Double]?)])
  func width(size: String, range: ClosedRange<Double>, expected: [Double]?) {
    #expect(formula(Self.half, at: size, within: range) == expected)
  }

  private static let wrapping = """
    view a { tt = 0, ll = 3, h = 5 }
    label b "ab ab ab ab ab ab" font 10 lines 0 { tt = 10, ll = 0 }
    a.width = superview.width - 7
    b.width = superview.width - 100 ~ 800
    b.width >= 10
    """

  @Test(
    "a range is joined from as many stretches as are allowed",
    arguments: [
      (0, [-7, 1, 140, 185]), (1, [-7, 1, 125, 1000]), (2, [-7, 1, 110, 1000]), (12, [-7, 1, 7, 1000]),
    ])
  func most(most: Int, expected: [Double]) {
    #expect(formula(Self.wrapping, at: "150x50", most: most) == expected)
  }

  @Test(
    arguments: [
      (0, [], [0...1000]), (1, [180...1000], [0...180]),
      (1_000_000, [0...80, 80...180, 180...1000], []),
    ] as [(Int, [ClosedRange<Double>], [ClosedRange<Double>])])
  func budget(left: Int, found: [ClosedRange<Double>], rest: [ClosedRange<Double>]) {
    let layout = parse(SourceText(name: "test.layout", text: "canvas 100x50\n" + Self.half)).layout
    withOneBudget {
      spendOnSizes(workLeftForSizes - left)
      let sizes = layout.sizes(on: layout.canvases[0], .horizontal, over: 0...1000, measuring: measurer)
      #expect(sizes.stretches.map { $0.from...$0.to } == found)
      #expect(sizes.pieces.map { $0.from...$0.to } == found)
      #expect(sizes.unsought == rest)
      let isPaid = workLeftForSizes < left
      #expect(isPaid == !found.isEmpty)
    }
  }

  private func ends(_ ranges: [ClosedRange<Double>]) -> [[Double]] {
    ranges.map { [$0.lowerBound, $0.upperBound].map { ($0 * 1e6).rounded() / 1e6 + 0 } }
  }

  /// The search begins in the middle of the range, so it leaves both ends unexamined if only one unit of the budget is
  /// left.
  @Test func bothEndsAreNotExamined() {
    let layout = parse(SourceText(name: "test.layout", text: "canvas 100x50\n" + Self.half)).layout
    withOneBudget {
      spendOnSizes(workLeftForSizes - 1)
      let sizes = layout.sizes(on: layout.canvases[0], .horizontal, over: 0...200, measuring: measurer)
      #expect(ends(sizes.stretches.map { $0.from...$0.to }) == [[80, 180]])
      #expect(ends(sizes.unsought) == [[0, 80], [180, 200]])
    }
  }

  /// Sizes that were not examined can lie between two ranges of sizes that were examined.
  @Test func theMiddleIsNotExamined() {
    let text = "canvas 100x50\n" + Self.half.replacing("a.width >= 40", with: "a.width >= 50")
    let layout = parse(SourceText(name: "test.layout", text: text)).layout
    func sizes(_ work: Int) -> (sizes: LayoutSizes, spent: Int) {
      withOneBudget {
        spendOnSizes(workLeftForSizes - work)
        let sizes = layout.sizes(on: layout.canvases[0], .horizontal, over: 0...1000, measuring: measurer)
        return (sizes, work - workLeftForSizes)
      }
    }
    let first = sizes(1)
    #expect(ends(first.sizes.stretches.map { $0.from...$0.to }) == [[180, 1000]])
    // With a budget of one unit more than the cost of the first range, the search finds a second one.
    let second = sizes(first.spent + 1)
    #expect(ends(second.sizes.stretches.map { $0.from...$0.to }) == [[0, 100], [180, 1000]])
    #expect(ends(second.sizes.unsought) == [[100, 180]])
  }

  /// The solver cannot determine the formulas of these layouts, so they are found by repeatedly halving ranges of
  /// sizes.
  @Test(
    arguments: [
      (100...300, [[100, 180, 0, 0.5, 7, 1], [180, 300, 90, 0, 7, 1]]),
      (200...300, [[200, 300, 90, 0, 7, 1]]),
      (40...160, [[40, 160, 0, 0.5, 7, 1]]), (150...150, [[150, 150, 75, 0, 157, 0]]),
    ] as [(ClosedRange<Double>, [[Double]])])
  func sizesThatCannotBeFollowed(range: ClosedRange<Double>, expected: [[Double]]) {
    let text = """
      canvas 300x200 safe 40 0 0 0
      view a { ll = rr = 0, h = 10 }
      view b { ll = 0, w = 5 }
      view c { tt = 60, ll = 7, h = 5 }
      view d { tt = 70, w = 5, h = 5 }
      b.top = 0
      b.bottom = a.safeArea.top
      a.top = b.bottom * 2 - 30
      c.width = superview.width * 0.5 ~ 500
      c.width <= 90
      d.left = superview.right + 7
      """
    let layout = parse(SourceText(name: "test.layout", text: text)).layout
    let sizes = layout.sizes(on: layout.canvases[0], .horizontal, over: range, measuring: measurer)
    #expect(sizes.unsought.isEmpty)
    // Ignore the tiny pieces that halving can leave near 180, where one formula ends and another begins.
    let found = sizes.pieces.filter { $0.from == $0.to || $0.to - $0.from > 1e-3 }.map { piece in
      let (width, x) = (piece.frames[3].width, piece.frames[4].x)
      return [piece.from, piece.to, width.constant, width.rate, x.constant, x.rate].map {
        ($0 * 1e4).rounded() / 1e4 + 0
      }
    }
    #expect(found == expected)
  }

  @Test func noFormula() {
    let text = """
      view a { ll = rr = 0, h = 10 }
      view b { ll = 0, w = 5 }
      b.top = 0
      b.bottom = a.safeArea.top
      a.top = b.bottom * 2 - 30
      """
    #expect(formula(text, at: "300x200 safe 40 0 0 0") == nil)
    let layout = parse(SourceText(name: "a", text: "canvas 300x200 safe 40 0 0 0\n" + text)).layout
    let solved = solve(layout, on: layout.canvases[0], measuring: measurer)
    #expect(solved.formulas(of: ViewID(1), measuring: measurer) == [])
  }

  /// If a layout has many views, the formulas are not determined, since this would take too long.
  @Test(arguments: [(20, ["width = canvas"]), (800, nil)] as [(Int, [String]?)])
  func manyViews(count: Int, expected: [String]?) {
    let others = (0..<count).map { "view v\($0) { tt = ll = 0, w = h = 2 }\n" }.joined()
    let text = "canvas 100x50\nview a { tt = ll = rr = 0, h = 5 }\n" + others
    let layout = parse(SourceText(name: "test.layout", text: text)).layout
    let solved = solve(layout, on: layout.canvases[0], measuring: measurer)
    let tooLong = "computing how the view moves with the canvas would take too long; run `layoutdraw sizes`"
    #expect(solved.formulas(of: ViewID(1), measuring: measurer) == expected ?? [tooLong])
  }

  @Test(arguments: [100.0, 180, 0]) func oneSize(size: Double) {
    let layout = parse(SourceText(name: "test.layout", text: "canvas 100x50\n" + Self.half)).layout
    let sizes = layout.sizes(on: layout.canvases[0], .horizontal, over: size...size, measuring: measurer)
    #expect(sizes.pieces.map { $0.from...$0.to } == [size...size])
    #expect(sizes.unsought.isEmpty)
    let width = sizes.pieces.first?.frames[1].width.value(at: size) ?? -1
    #expect(abs(width - max(40, min(90, size / 2))) < 1e-6)
  }

  @Test func conflictsEndAFormula() {
    let text = "view a { ll = tt = 0, h = 5 }\na.width = 60\na.right <= superview.right"
    #expect(formula(text, at: "70x50") == [60, 0, 60, 1000])
    #expect(formula(text, at: "50x50").map { Array($0[2...]) } == [0, 60])
  }

  private static let (wide, tall) = ("ll = 0, tt = 0, h = 5", "ll = 0, tt = 0, w = 5")
  private static let small = "tt = 0, w = 5, h = 5"

  @Test(
    "formulas in words",
    arguments: [
      (
        wide, "a.width = superview.width * 0.5 ~ 500\na.width <= 90\na.width >= 40",
        ["width = canvas × 0.5, from 80 to 180"]
      ),
      (wide, "a.width = superview.width * 0.5 ~ 500\na.width <= 90", ["width = canvas × 0.5, up to 180"]),
      (
        wide, "a.width = superview.width * 0.5 + 8 ~ 500\na.width >= 48",
        ["width = canvas × 0.5 + 8, from 80"]
      ),
      (wide, "a.width = superview.width - 32", ["width = canvas − 32, from 32"]),
      (wide, "a.width = superview.width * -1 + 300", ["width = 300 − canvas, up to 300"]),
      (wide, "a.width = superview.width", ["width = canvas"]), (wide, "a.width = 30", []),
      (wide, "a.width = superview.height * 2", ["width = canvas height × 2"]),
      (tall, "a.height = superview.height * 0.25 - 3", ["height = canvas height × 0.25 − 3, from 12"]),
      (tall, "a.height = superview.width + 1", ["height = canvas width + 1"]),
      (small, "a.left = superview.right * -1 + 300", ["x = 300 − canvas"]),
      (small, "a.left = superview.right * -1 - 20", ["x = −20 − canvas"]),
      (small, "a.right = superview.right", ["x = canvas − 5"]),
      (
        "tt = 0, h = 5", "a.left = superview.right * 0.5\na.right = superview.right",
        ["x = canvas × 0.5, width = canvas × 0.5"]
      ),
      (
        "ll = 0, h = 4", "a.width = superview.width\na.bottom = superview.bottom",
        ["width = canvas", "y = canvas height − 4"]
      ),
    ] as [(String, String, [String])])
  func words(rules: String, statements: String, expected: [String]) {
    let text = "canvas 100x50\nview a { \(rules) }\n" + statements
    let layout = parse(SourceText(name: "test.layout", text: text)).layout
    let solved = solve(layout, on: layout.canvases[0], measuring: measurer)
    #expect(solved.formulas(of: ViewID(1), measuring: measurer) == expected)
  }

  @Test func heights() {
    let text = "view a { ll = tt = 0, w = 5 }\na.height = superview.height * 0.25 - 3 ~ 500\na.height <= 20"
    #expect(formula(text, at: "50x40", .vertical) == [-3, 0.25, 12, 92])
    #expect(formula(text, at: "50x40", .horizontal) == [5, 0, 0, 1000])
  }
}
