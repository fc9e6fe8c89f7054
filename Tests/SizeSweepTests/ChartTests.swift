import Drawing
import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import SizeSweep

@Suite struct ChartTests {
  private let theme = Theme.light

  private func drawing(
    _ range: ClosedRange<Double>, notes: [SizesChart.Note] = [], bands: [SizesChart.Band] = [],
    axis: Axis = .horizontal
  ) -> ChartDrawing<FixedAdvanceMeasurer> {
    let chart = SizesChart(title: "t", axis: axis, range: range, bands: bands, notes: notes, conflicts: [])
    return ChartDrawing(chart, theme: theme, measurer: FixedAdvanceMeasurer())
  }

  private func texts(_ drawing: ChartDrawing<FixedAdvanceMeasurer>) -> [SceneText] {
    drawing.nodes.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  private func notes(_ sizes: Double...) -> [SizesChart.Note] {
    sizes.enumerated().map { SizesChart.Note(sizes: [$1], words: "change \($0)") }
  }

  /// The scale shows the ends of the range, and multiples of a round step between the ends.
  @Test(
    "the scale below a chart",
    arguments: [
      (0...8, "0 8 1 2 3 4 5 6 7"), (0...16, "0 16 2 4 6 8 10 12 14"), (0...24, "0 24 5 10 15 20"),
      (0...80, "0 80 10 20 30 40 50 60 70"), (0...90, "0 90 20 40 60 80"),
      (0...400, "0 400 50 100 150 200 250 300 350"),
      (0...410, "0 410 100 200 300"), (300...400, "300 400 320 340 360 380"),
      (380...1340, "380 1340 600 800 1000 1200"),
      (300...1250, "300 1250 400 600 800 1000"), (0...1700, "0 1700 500 1000 1500"),
      (64...704, "64 704 200 300 400 500 600"), (63...703, "63 703 100 200 300 400 500 600"),
      (96...736, "96 736 200 300 400 500 600"), (97...737, "97 737 200 300 400 500 600 700"),
    ] as [(ClosedRange<Double>, String)])
  func scale(range: ClosedRange<Double>, sizes: String) {
    let style = TextStyle(size: 0.9 * theme.legendSize)
    #expect(texts(drawing(range)).filter { $0.style == style }.map(\.text).joined(separator: " ") == sizes)
  }

  @Test(
    "numbers that would overlap are in different rows",
    arguments: [
      ([310.0], [0]), ([310, 320], [0, 1]), ([310, 326], [0, 1]), ([310, 327], [0, 0]),
      ([310, 320, 340], [0, 1, 0]),
      ([310, 315, 320, 325], [0, 1, 2, 3]), ([310, 311, 312, 313, 314], [0, 1, 2, 3, 3]),
    ] as [([Double], [Int])])
  func rows(sizes: [Double], rows: [Int]) {
    let drawing = drawing(300...940, notes: sizes.map { SizesChart.Note(sizes: [$0], words: "w") })
    let style = TextStyle(size: 0.9 * theme.legendSize, weight: .semibold)
    let numbers = texts(drawing).filter { $0.style == style }.prefix(sizes.count)
    let height = 1.3 * style.size
    #expect(numbers.map(\.text) == sizes.indices.map { "\($0 + 1)" })
    let lowest = numbers.map(\.origin.y).max() ?? 0
    #expect(numbers.map { Int(((lowest - $0.origin.y) / height).rounded()) } == rows)
    #expect(numbers.map { $0.origin.x + $0.width / 2 } == sizes.map { $0 - 300 + 12 })
  }

  @Test(arguments: [false, true]) func colorsForDarkScreens(hasDark: Bool) {
    let chart = SizesChart(title: "t", axis: .horizontal, range: 0...90, bands: [], notes: [], conflicts: [])
    let options = DrawingOptions(darkTheme: hasDark ? .dark : nil)
    let scene = drawChart([chart], options: options, measuring: FixedAdvanceMeasurer())
    #expect((scene.darkColors != nil) == hasDark)
  }

  @Test func changesAtOneSizeAreOneSentence() {
    let note = { SizesChart.Note(sizes: $0, words: $1) }
    let drawing = drawing(
      100...740,
      notes: [
        note([124], "above 124 a grows"), note([124], "above 124 b shrinks"),
        note([124.04], "below 124 c stays"),
        note([200, 300], "from 200 on"), note([300], "above 300 d"),
      ])
    let (words, number) = (
      TextStyle(size: theme.legendSize), TextStyle(size: 0.9 * theme.legendSize, weight: .semibold)
    )
    #expect(
      texts(drawing).filter { $0.style == words }.map(\.text).dropFirst()
        == ["above 124 a grows, b shrinks", "below 124 c stays", "from 200 on", "above 300 d"])
    #expect(texts(drawing).filter { $0.style == number }.map(\.text) == ["1", "2", "3", "1", "2, 3", "3"])
  }

  /// Changes share one numbered mark if their canvas sizes are less than 0.05 points away from the mark.
  @Test(arguments: [
    ([0.0, 0.05], ["1", "2", "1", "2"]), ([0, 0.04], ["1", "1"]), ([0, 0.04, 0.08], ["1", "2", "1", "2"]),
  ])
  func marks(sizes: [Double], numbers: [String]) {
    let number = TextStyle(size: 0.9 * theme.legendSize, weight: .semibold)
    let drawing = drawing(0...640, notes: sizes.map { SizesChart.Note(sizes: [$0], words: "w \($0)") })
    #expect(texts(drawing).filter { $0.style == number }.map(\.text) == numbers)
  }

  @Test(arguments: [(40, nil), (41, "and 1 more"), (43, "and 3 more")] as [(Int, String?)])
  func ofManyChangesTheFirstAreShown(count: Int, more: String?) {
    let notes = (0..<count).map { SizesChart.Note(sizes: [Double($0)], words: "change \($0)") }
    let shown = texts(drawing(0...640, notes: notes)).map(\.text)
    #expect(shown.contains("change 39") && !shown.contains("change 40"))
    #expect(more.map(shown.contains) ?? !shown.contains { $0.hasPrefix("and") })
  }

  private func band(_ name: String, _ ends: (ClosedRange<Double>, ClosedRange<Double>)...) -> SizesChart.Band
  {
    var from = 100.0
    return SizesChart.Band(
      name: name,
      parts: ends.map { ends in
        from += 50
        return SizesChart.Part(sizes: from - 50...from, first: ends.0, last: ends.1)
      })
  }

  private func outlines(_ drawing: ChartDrawing<FixedAdvanceMeasurer>) -> [[[Double]]] {
    drawing.nodes.compactMap { if case .group(let group) = $0 { group } else { nil } }.map { group in
      let origin = group.clip!.inset(by: 1)
      return group.children.compactMap { node in
        guard case .shape(let shape) = node, case .path(let steps) = shape.outline else { return nil }
        return steps.flatMap { step -> [Double] in
          switch step {
          case .move(let point), .line(let point):
            [((point.x - origin.x) * 100).rounded() / 100, ((point.y - origin.y) * 100).rounded() / 100]
          default: []
          }
        }
      }
    }
  }

  @Test func aBandFollowsItsView() {
    let drawing = drawing(100...200, bands: [band("a", (0...50, 0...50), (0...50, 50...100))])
    #expect(
      outlines(drawing) == [
        [
          [0, 66, 640, 66, 640, 0, 0, 33],
          [0, 66, 320, 66, 320, 66, 640, 49.5, 640, 33, 320, 49.5, 320, 49.5, 0, 49.5],
        ]
      ])
    let jump = self.drawing(
      100...200, bands: [band("a", (0...50, 0...50), (20...50, 20...50))], axis: .vertical)
    #expect(
      outlines(jump) == [
        [
          [0, 0, 640, 0, 640, 66, 0, 33], [0, 0, 320, 0, 320, 16.5, 0, 16.5],
          [320, 6.6, 640, 6.6, 640, 16.5, 320, 16.5],
        ]
      ])
  }

  @Test(
    arguments: [
      ("no jump", 0...50, 0...50, 1), ("rounding", 0...50, 0.05...50.05, 1),
      ("both edges", 0...50, 1...51, 2),
      ("the first edge", 0...50, 5...50, 2), ("the last edge", 0...50, 0...55, 2),
      ("backward", 10...50, 5...50, 2), ("a little", 0...50, 0.2...50, 2),
      ("at the end", 0...50, 0...49.8, 2),
    ] as [(String, ClosedRange<Double>, ClosedRange<Double>, Int)])
  func jumps(name: String, before: ClosedRange<Double>, after: ClosedRange<Double>, count: Int) {
    for axis in [Axis.horizontal, .vertical] {
      let drawing = drawing(100...200, bands: [band("a", (before, before), (after, after))], axis: axis)
      // The first outline is the canvas.
      #expect(outlines(drawing).map { $0.count - 1 } == [count], "\(name)")
    }
  }

  @Test func gapsBetweenSizes() {
    func part(_ sizes: ClosedRange<Double>) -> SizesChart.Part {
      SizesChart.Part(sizes: sizes, first: 0...50, last: 0...50)
    }
    let parts = [part(100...120), part(150...170), part(170...200)]
    let drawing = drawing(100...200, bands: [SizesChart.Band(name: "a", parts: parts)])
    #expect(outlines(drawing).map { $0.count - 1 } == [2])
  }

  @Test(arguments: [(16, nil), (17, "and 1 more"), (19, "and 3 more")] as [(Int, String?)])
  func ofManyViewsTheFirstAreShown(count: Int, more: String?) {
    let bands = (1...count).map { band("v\($0)", (0...5, 0...5), (0...5, 0...5)) }
    let shown = texts(drawing(100...200, bands: bands)).map(\.text)
    #expect(shown.contains("v16") && !shown.contains("v17"))
    #expect(more.map(shown.contains) ?? !shown.contains { $0.hasPrefix("and") })
  }

  @Test(
    arguments: [
      ("inside", 20...50, 0...200), ("out before", -30...50, -30...200),
      ("far out before", -1000...50, -100...200),
      ("out behind", 20...250, 0...250), ("far out behind", 20...1000, 0...300),
    ] as [(String, ClosedRange<Double>, ClosedRange<Double>)])
  func places(name: String, ends: ClosedRange<Double>, places: ClosedRange<Double>) throws {
    let drawing = drawing(100...200, bands: [band("a", (0...50, ends))])
    let canvas = try #require(outlines(drawing).first?.first)
    func height(_ place: Double) -> Double {
      let part = (place - places.lowerBound) / (places.upperBound - places.lowerBound)
      return (66 * (1 - part) * 100).rounded() / 100
    }
    #expect([canvas[1], canvas[3]] == [height(0), height(0)], "\(name)")
    #expect([canvas[5], canvas[7]] == [height(200), height(100)], "\(name)")
  }
}
