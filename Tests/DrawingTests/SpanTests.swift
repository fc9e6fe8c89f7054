import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct SpanTests {
  @Test(
    arguments: [
      ("from both ends", 3, 13, 27), ("to the middle", 10, 20, 20), ("not beyond the middle", 15, 20, 20),
      ("outward", -5, 5, 35), ("by nothing", 0, 10, 30),
    ] as [(String, Double, Double, Double)])
  func inset(name: String, distance: Double, low: Double, high: Double) {
    #expect(Span(low: 10, high: 30).inset(by: distance) == Span(low: low, high: high), "\(name)")
  }

  @Test(arguments: [("before", 5.0, 10.0), ("inside", 17, 17), ("after", 40, 30)])
  func nearest(name: String, value: Double, nearest: Double) {
    #expect(Span(low: 10, high: 30).nearest(to: value) == nearest, "\(name)")
  }

  @Test func partsOfASpan() {
    let span = Span(low: 10, high: 30)
    #expect(span.length == 20 && span.middle == 20 && span.at(0.25) == 15)
    #expect(span.intersection(Span(low: 25, high: 50)) == Span(low: 25, high: 30))
    #expect(span.intersection(Span(low: 15, high: 20)) == Span(low: 15, high: 20))
    #expect(span.intersection(Span(low: 40, high: 50)).length == -10)
    #expect(Span(low: 1.004, high: 2.006).rounded == Span(low: 100, high: 201))
  }

  @Test func axesExchangeCoordinates() {
    let box = Rect(x: 1, y: 2, width: 30, height: 40)
    #expect(Axis.horizontal.span(of: box) == Span(low: 1, high: 31))
    #expect(Axis.vertical.span(of: box) == Span(low: 2, high: 42))
    #expect(Axis.horizontal.length(of: box.size) == 30 && Axis.vertical.length(of: box.size) == 40)
    #expect(Axis.horizontal.point(5, at: 7) == Point(x: 5, y: 7))
    #expect(Axis.vertical.point(5, at: 7) == Point(x: 7, y: 5))
    #expect(
      Axis.horizontal.line(along: 10, from: 30, to: 20) == Rect(x: 9.75, y: 20, width: 0.5, height: 10))
    #expect(Axis.vertical.line(along: 10, from: 20, to: 30) == Rect(x: 20, y: 9.75, width: 10, height: 0.5))
  }

  // MARK: - Lines along an axis

  @Test(
    arguments: [
      ("a box on the line", 20, 30, 15, 25, true), ("a box that ends at the line", 20, 30, 10, 20, false),
      ("a box that begins at the line", 20, 30, 20, 30, false),
      ("a box before the line", 0, 10, 15, 25, false), ("a box after the line", 50, 60, 15, 25, false),
      ("a box at the line's end", 49, 60, 15, 25, true), ("a longer box", 0, 60, 15, 25, true),
    ] as [(String, Double, Double, Double, Double, Bool)])
  func crossing(name: String, from: Double, to: Double, top: Double, bottom: Double, crosses: Bool) {
    for axis in Axis.allCases {
      let line = AxisLine(axis: axis, level: 20, span: Span(low: 10, high: 50))
      let box = axis.rect(Span(low: from, high: to), Span(low: top, high: bottom))
      #expect(line.crosses(box) == crosses, "\(name), \(axis)")
    }
  }

  struct Interruption: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var length: Double
    var stretches: [[Double]]
    var parts: [[Double]]

    init(_ name: String, _ length: Double = 100, without stretches: [[Double]], _ parts: [[Double]]) {
      (testDescription, self.length, self.stretches, self.parts) = (name, length, stretches, parts)
    }
  }

  static let interruptions: [Interruption] = [
    Interruption("nothing in the way", without: [], [[0, 100]]),
    Interruption("a short line is whole", 0.6, without: [], [[0, 0.6]]),
    Interruption("a dot is not a line", 0.4, without: [], []),
    Interruption("a hole", without: [[40, 60]], [[0, 40], [60, 100]]),
    Interruption("too little before it", without: [[2.4, 60]], [[60, 100]]),
    Interruption("enough before it", without: [[2.5, 60]], [[0, 2.5], [60, 100]]),
    Interruption("too little after it", without: [[40, 97.6]], [[0, 40]]),
    Interruption("enough after it", without: [[40, 97.5]], [[0, 40], [97.5, 100]]),
    Interruption("a hole in a hole", without: [[10, 50], [20, 40]], [[0, 10], [50, 100]]),
    Interruption("holes that overlap", without: [[10, 50], [40, 70]], [[0, 10], [70, 100]]),
    Interruption("holes in any order", without: [[60, 70], [20, 30]], [[0, 20], [30, 60], [70, 100]]),
    Interruption("too little between holes", without: [[20, 30], [32, 40]], [[0, 20], [40, 100]]),
    Interruption("a hole from before its start", without: [[-10, 20]], [[20, 100]]),
    Interruption("a hole beyond its end", without: [[80, 120]], [[0, 80]]),
    Interruption("a hole behind it", without: [[110, 120]], [[0, 100]]),
    Interruption("a hole before it", without: [[-20, -10]], [[0, 100]]),
    Interruption("all of it", without: [[-10, 110]], []),
  ]

  @Test(arguments: interruptions) func interruption(_ test: Interruption) {
    let line = AxisLine(axis: .vertical, level: 7, span: Span(low: 0, high: test.length))
    let parts = line.without(test.stretches.map { Span(low: $0[0], high: $0[1]) })
    #expect(parts.map { [$0.span.low, $0.span.high] } == test.parts)
    #expect(parts.allSatisfy { $0.axis == .vertical && $0.level == 7 })
  }

  @Test(
    arguments: [
      ("the same line", Axis.horizontal, 20, 2), ("just above it", .horizontal, 18.5, 2),
      ("just below it", .horizontal, 21.5, 2), ("2 points above it", .horizontal, 18, 1),
      ("2 points below it", .horizontal, 22, 1), ("a vertical line", .vertical, 20, 1),
    ] as [(String, Axis, Double, Int)])
  func linesBeside(name: String, axis: Axis, level: Double, count: Int) {
    let line = AxisLine(axis: .horizontal, level: 20, span: Span(low: 0, high: 100))
    let drawn = AxisLine(axis: axis, level: level, span: Span(low: 40, high: 60))
    #expect(line.parts(apartFrom: [drawn], by: 2).count == count, "\(name)")
  }

  @Test(arguments: [(30.0, 4), (0.6, 4), (0.4, 3), (0, 3)])
  func edgesThatCoincideAreOne(height: Double, count: Int) {
    let edges = AxisLine.edges(of: Rect(x: 10, y: 20, width: 50, height: height))
    #expect(edges.count == count)
    #expect(edges.filter { $0.axis == .vertical }.map(\.level) == [10, 60])
    let top = edges.first { $0.axis == .horizontal }
    #expect(top?.level == 20 && top?.span == Span(low: 10, high: 60))
  }

  // MARK: - Dimension lines

  private func line(_ axis: Axis, _ length: Double = 40, hole: Span? = nil) -> DimensionLine {
    DimensionLine(axis: axis, span: Span(low: 10, high: 10 + length), level: 20, hole: hole)
  }

  private func ends(_ lines: [Segment]) -> [[Double]] {
    lines.map { [$0.from.x, $0.from.y, $0.to.x, $0.to.y].map { ($0 * 1000).rounded() / 1000 } }
  }

  private func points(_ steps: [SceneShape.PathStep]) -> [[Double]] {
    steps.compactMap { step -> [Double]? in
      switch step {
      case .move(let point), .line(let point): [point.x, point.y].map { ($0 * 1000).rounded() / 1000 }
      case .curve, .close: nil
      }
    }
  }

  @Test func areasOfADimensionLine() {
    #expect(line(.horizontal).strip == Rect(x: 11.5, y: 18.25, width: 37, height: 3.5))
    #expect(line(.vertical).strip == Rect(x: 18.25, y: 11.5, width: 3.5, height: 37))
    #expect(
      line(.horizontal).ends == [5, 45].map { Rect(x: $0, y: 18.25, width: 10, height: 3.5) })
    #expect(line(.vertical).ends == [5, 45].map { Rect(x: 18.25, y: $0, width: 3.5, height: 10) })
  }

  /// Each end of the line is inside an arrowhead, at 0.8 of the arrowhead's length from its tip.
  @Test func linesOfADimensionLine() {
    #expect(ends(line(.horizontal).lines) == [[13.2, 20, 46.8, 20]])
    #expect(ends(line(.vertical).lines) == [[20, 13.2, 20, 46.8]])
    #expect(ends(line(.horizontal, 10).lines) == [[12.56, 20, 17.44, 20]])
    let broken = line(.horizontal, hole: Span(low: 25, high: 35))
    #expect(ends(broken.lines) == [[13.2, 20, 25, 20], [35, 20, 46.8, 20]])
    let atStart = line(.horizontal, hole: Span(low: 12, high: 35))
    #expect(ends(atStart.lines) == [[35, 20, 46.8, 20]])
    let atEnd = line(.horizontal, hole: Span(low: 25, high: 48))
    #expect(ends(atEnd.lines) == [[13.2, 20, 25, 20]])
  }

  /// Arrowheads are 0.72 times as wide as long, but at least 2.4 points wide.
  @Test func headsOfADimensionLine() {
    #expect(
      points(line(.horizontal).heads) == [
        [10, 20], [14, 18.56], [14, 21.44], [50, 20], [46, 18.56], [46, 21.44],
      ])
    #expect(
      points(line(.vertical, 5).heads) == [
        [20, 10], [18.8, 11.6], [21.2, 11.6], [20, 15], [18.8, 13.4], [21.2, 13.4],
      ])
    #expect(
      points(line(.horizontal, 0).headsFromOutside) == [
        [10, 20], [6, 18.56], [6, 21.44], [10, 20], [14, 18.56], [14, 21.44],
      ])
    #expect(ends(line(.horizontal, 0).linesFromOutside(9)) == [[1, 20, 10, 20], [19, 20, 10, 20]])
  }

  @Test(arguments: [(80.0, 80.0), (20, 25)]) func theBrokenSign(length: Double, place: Double) {
    let strokes = [place, place + 2.5]
    #expect(ends(line(.horizontal, length).brokenSign) == strokes.map { [$0 - 1, 23, $0 + 1, 17] })
  }

  /// At each end of the line, 6 points remain free for the arrowhead.
  @Test(
    arguments: [
      ("in the middle of the shortest line", 36, 28, true), ("of too short a line", 35.8, 27.9, false),
      ("as near to the start as it may be", 80, 28, true), ("too near to the start", 80, 27.9, false),
      ("as near to the end as it may be", 80, 72, true), ("too near to the end", 80, 72.1, false),
    ] as [(String, Double, Double, Bool)])
  func numbersOnALine(name: String, length: Double, middle: Double, fits: Bool) {
    let label = AnnotationLabel("1234", size: 10, width: 20)
    let hole = line(.horizontal, length).hole(for: label, at: Point(x: middle, y: 20))
    #expect(hole == (fits ? Span(low: middle - 12, high: middle + 12) : nil), "\(name)")
  }

  /// On a vertical line, the gap for a number is as tall as capital letters (0.73 times the font size), with 2 points
  /// of space above and below.
  @Test func numbersOnAVerticalLine() throws {
    let label = AnnotationLabel("1234", size: 10, width: 20)
    let hole = try #require(line(.vertical).hole(for: label, at: Point(x: 20, y: 30)))
    #expect(abs(hole.low - 24.35) < 1e-9 && abs(hole.high - 35.65) < 1e-9)
    #expect(line(.vertical).hole(for: label, at: Point(x: 20, y: 20)) == nil)
  }

  // MARK: - Boxes in rectangles

  @Test(
    arguments: [
      ("the top left corner", 0, 0, 10, 20), ("the bottom right corner", 1, 1, 50, 60),
      ("a quarter of the way", 0.25, 0.5, 20, 40),
    ] as [(String, Double, Double, Double, Double)])
  func boxes(name: String, across: Double, down: Double, x: Double, y: Double) {
    let box = Rect(x: 10, y: 20, width: 60, height: 50).box(
      of: Size(width: 20, height: 10), at: (across, down))
    #expect(box == Rect(x: x, y: y, width: 20, height: 10), "\(name)")
  }

  @Test func roomBesideARectangle() {
    let (frame, size) = (Rect(x: 100, y: 100, width: 60, height: 50), Size(width: 20, height: 10))
    #expect(
      frame.room(for: size, beside: .horizontal, at: 3) == Rect(x: 77, y: 100, width: 106, height: 50))
    #expect(frame.room(for: size, beside: .vertical, at: 3) == Rect(x: 100, y: 87, width: 60, height: 76))
    #expect(Rect(around: Point(x: 50, y: 40), size) == Rect(x: 40, y: 35, width: 20, height: 10))
  }
}
