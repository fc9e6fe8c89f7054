import Encoding
import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import Drawing

/// `x a-b 30...50 over 10...30` is a gap between `a` and `b` from x = 30 to 50, where both views extend from y = 10 to
/// 30.
@Suite struct NeighborGapTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var frames: [[Double]]
    var gaps: [String]

    init(_ name: String, _ frames: [[Double]], _ gaps: [String]) {
      (testDescription, self.frames, self.gaps) = (name, frames, gaps)
    }
  }

  static let cases = [
    Case("no views", [], []),
    Case(
      "one view", [[10, 20, 30, 40]],
      [
        "x |-a 0...10 over 20...60", "x a-| 40...100 over 20...60", "y |-a 0...20 over 10...40",
        "y a-| 60...80 over 10...40",
      ]),
    Case(
      "two views that face each other in part", [[10, 10, 20, 20], [50, 20, 30, 30]],
      [
        "x |-a 0...10 over 10...30", "x a-b 30...50 over 20...30", "x b-| 80...100 over 20...50",
        "y |-a 0...10 over 10...30", "y |-b 0...20 over 50...80", "y a-| 30...80 over 10...30",
        "y b-| 50...80 over 50...80",
      ]),
    Case(
      "two views of which one begins where the other ends", [[10, 0, 20, 30], [50, 30, 50, 50]],
      [
        "x |-a 0...10 over 0...30", "x |-b 0...50 over 30...80", "x a-| 30...100 over 0...30",
        "y |-b 0...30 over 50...100", "y a-| 30...80 over 10...30",
      ]),
    Case(
      "two views end at the same place", [[10, 0, 20, 80], [15, 0, 15, 80], [40, 0, 60, 80]],
      ["x |-a 0...10 over 0...80", "x b-c 30...40 over 0...80"]),
    Case(
      "the nearer of two neighbors", [[0, 0, 30, 40], [0, 40, 50, 40], [60, 0, 40, 80]],
      ["x b-c 50...60 over 40...80"]),
    Case(
      "the nearer of two neighbors comes first", [[0, 0, 50, 40], [0, 40, 30, 40], [60, 0, 40, 80]],
      ["x a-c 50...60 over 0...40"]),
    Case("a background", [[0, 0, 100, 80], [0, 0, 100, 30]], ["y b-| 30...80 over 0...100"]),
    Case("nearly a background", [[0.02, 0, 99.98, 80], [0, 0, 100, 80]], []),
    Case("a gap of 0.06", [[0, 0, 50, 80], [50.06, 0, 49.94, 80]], ["x a-b 50...50.06 over 0...80"]),
    Case("a gap of 0.04", [[0, 0, 50, 80], [50.04, 0, 49.96, 80]], []),
    Case("no gap", [[0, 0, 50, 80], [50, 0, 50, 80]], []),
    Case(
      "three in a row, in another order", [[70, 0, 30, 80], [0, 0, 20, 80], [30, 0, 30, 80]],
      ["x b-c 20...30 over 0...80", "x c-a 60...70 over 0...80"]),
    Case(
      "a short view within a long one", [[0, 0, 60, 80], [10, 0, 20, 80], [70, 0, 30, 80]],
      ["x a-c 60...70 over 0...80"]),
    Case(
      "a short view partly within a long one", [[0, 0, 60, 40], [0, 20, 30, 60], [70, 0, 30, 80]],
      ["x a-c 60...70 over 0...40"]),
    Case(
      "a hole in a wall", [[0, 0, 20, 30], [0, 50, 20, 30], [40, 0, 60, 80]],
      ["x a-c 20...40 over 0...30", "y a-b 30...50 over 0...20"]),
  ]

  @Test(arguments: cases) func gaps(_ test: Case) {
    #expect(gaps(between: test.frames).sorted() == test.gaps.sorted())
  }

  private func gaps(between frames: [[Double]]) -> [String] {
    var sketch = Sketch(100, 80)
    for (index, frame) in frames.enumerated() {
      sketch.add(.view, ["a", "b", "c"][index], frame[0], frame[1], frame[2], frame[3])
    }
    let arrangement = arrangeViews(
      of: sketch.solved, on: Sheet(of: sketch.solved), problems: Problems(of: sketch.solved),
      theme: DrawingOptions().resolvedTheme, measuring: FixedAdvanceMeasurer())
    func name(_ position: Int?) -> String {
      position.flatMap { sketch.solved.layout.views[arrangement.views[$0].index].name } ?? "|"
    }
    func text(_ span: Span) -> String {
      [span.low, span.high].map { shortest($0, places: 3) }.joined(separator: "...")
    }
    return neighborGaps(of: arrangement).map {
      "\($0.axis == .horizontal ? "x" : "y") \(name($0.low))-\(name($0.high)) \(text($0.span)) over \(text($0.across))"
    }
  }
}
