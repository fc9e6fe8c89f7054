import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct DrawnEdgeTests {
  private func arranged(_ sketch: Sketch, measures: Bool = false, outlines: OutlinedViews = .automatic)
    -> Arrangement
  {
    arrangeViews(
      of: sketch.solved, on: Sheet(of: sketch.solved), problems: Problems(of: sketch.solved), theme: .light,
      outlines: outlines, measures: measures, measuring: FixedAdvanceMeasurer())
  }

  private func placed(_ sketch: Sketch) -> (marks: PlacedMarks, arrangement: Arrangement) {
    let arrangement = arranged(sketch)
    var placer = Placer(
      sketch.solved, arrangement, DrawingOptions(), theme: .light, measuring: FixedAdvanceMeasurer())
    var shared = SharedNames()
    placer.placeMarks(&shared)
    return (placer.placed, arrangement)
  }

  struct LineCase: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kind = ViewKind.view
    var text: String?
    var corner: Double?
    var from: Point
    var to: Point
    var end: Point?
  }

  static let lines = [
    LineCase(
      testDescription: "a straight side", from: Point(x: 160, y: 104), to: Point(x: 140, y: 104),
      end: Point(x: 140, y: 104)),
    LineCase(
      testDescription: "a corner with radius 10, 4 below the top: 10 - √(10² - 6²) = 2", corner: 10,
      from: Point(x: 160, y: 104), to: Point(x: 140, y: 104), end: Point(x: 138, y: 104)),
    LineCase(
      testDescription: "a circle from below, 12 beside its middle: 20 - √(20² - 12²) = 4", corner: 20,
      from: Point(x: 108, y: 150), to: Point(x: 108, y: 140), end: Point(x: 108, y: 136)),
    // The line ends 1 point above the letters of the text.
    LineCase(
      testDescription: "the letters of a borderless button", kind: .button, text: "Later",
      from: Point(x: 120, y: 90), to: Point(x: 120, y: 100), end: Point(x: 120, y: 111.32)),
    LineCase(
      testDescription: "nothing above those letters", kind: .button, text: "Later",
      from: Point(x: 160, y: 102), to: Point(x: 140, y: 102), end: nil),
    LineCase(
      testDescription: "a spinner, along one of its spokes", kind: .spinner, from: Point(x: 120, y: 150),
      to: Point(x: 120, y: 138), end: Point(x: 120, y: 138)),
  ]

  @Test(arguments: lines) func aLineEndsAtWhatIsDrawn(_ test: LineCase) throws {
    var sketch = Sketch()
    sketch.add(test.kind, "it", 100, 100, 40, 40, text: test.text) {
      $0.cornerRadius = test.corner
      if test.kind == .spinner { ($0.stroke, $0.control) = (.none, Control(.activity)) }
      if test.kind == .button { ($0.fill, $0.textStyle) = (.none, TextStyle(size: 16)) }
    }
    let end = arranged(sketch).views[1].end(of: Segment(from: test.from, to: test.to))
    #expect(end.map { [$0.x, $0.y] } ?? [] == test.end.map { [$0.x, $0.y] } ?? [] || isNear(end, test.end))
  }

  @Test(arguments: [(120.0, true), (108, false), (132, false)])
  func aSizeIsWhereAViewIsWide(_ level: Double, _ isWide: Bool) {
    var sketch = Sketch()
    sketch.add(.image, "it", 100, 100, 40, 40) { $0.cornerRadius = 20 }
    let view = arranged(sketch).views[1]
    #expect(view.spans(.horizontal, at: level) == isWide && view.spans(.vertical, at: level) == isWide)
  }

  private func isNear(_ a: Point?, _ b: Point?) -> Bool {
    guard let a, let b else { return false }
    return abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01
  }

  @Test(arguments: [
    (true, OutlinedViews.automatic, true), (false, .automatic, false), (true, .none, false),
  ])
  func measuredEdgesAreDotted(_ measures: Bool, _ outlines: OutlinedViews, _ isDotted: Bool) {
    var sketch = Sketch()
    sketch.add(.button, "back", 20, 20, 100, 40, text: "Back") { ($0.fill, $0.stroke) = (.none, .none) }
    sketch.add(.search, "find", 20, 80, 200, 52) {
      ($0.fill, $0.stroke, $0.control) = (.none, .none, Control(.search))
    }
    let views = arranged(sketch, measures: measures, outlines: outlines).views
    for view in views.dropFirst() { #expect((view.paint.stroke?.dash == Theme.light.label.dash) == isDotted) }
  }

  @Test func aBarsNameIsNotOneOfItsTitles() throws {
    var sketch = Sketch()
    sketch.add(.toolbar, "under", 0, 100, 320, 44) { $0.control = Control(.items(["Filter", "Compose"])) }
    let (marks, _) = placed(sketch)
    #expect(marks.names.map { $0.box.maxY < 122 && $0.box.maxX < 160 } == [true])
    let text = try #require(sketch.scene.texts.first { $0.text == "under" })
    #expect(text.color == Theme.light.captionInk && Theme.light.captionSizes.contains(text.style.size))
  }

  @Test func namesAreNumberedAfterConflicts() {
    let conflicts = [
      [ConflictRemark(legend: "a", number: "①"), ConflictRemark(legend: "b", number: "②")],
      [ConflictRemark(legend: "c")],
    ]
    var shared = SharedNames(after: conflicts)
    #expect([("a", 1), ("b", 2), ("a", 1)].map { shared.number(of: $0.0, view: $0.1) } == [3, 4, 3])
    var single = SharedNames(after: [conflicts[1]])
    #expect(single.number(of: "a", view: 1) == 1)
  }

  /// Views at the same place in similar rows count as similar, even if one row has a further view.
  @Test func aFurtherViewChangesNoPlaceInItsRow() {
    var sketch = Sketch()
    for row in 0..<2 {
      let y = 20 + 60 * Double(row)
      let view = sketch.add(.view, "row\(row)", 10, y, 300, 50)
      if row == 0 { sketch.add(.image, "dot", 14, y + 10, 10, 10, in: view) }
      sketch.add(.label, "from\(row)", 40, y + 5, 150 + Double(row), 20, text: "From", in: view)
      sketch.add(.label, "when\(row)", 250, y + 8, 40 + Double(row), 16, text: "Then", in: view)
    }
    let arrangement = arranged(sketch)
    var alike = SimilarViews(arrangement, sketch.solved.layout)
    var leaders: [String: Int] = [:]
    for (position, view) in arrangement.views.enumerated() {
      leaders[sketch.solved.layout.views[view.index].name ?? ""] = alike.leader(of: position)
    }
    #expect(leaders["from0"] == leaders["from1"] && leaders["when0"] == leaders["when1"])
    #expect(leaders["from0"] != leaders["when0"])
  }

  @Test func noNumberLiesOnTheCanvasEdge() {
    var sketch = Sketch(100, 60)
    let all = sketch.add(.stack, "allOfThem", 0, 0, 100, 60)
    sketch.add(.view, "a", 6, 6, 42, 48, in: all)
    sketch.add(.view, "b", 52, 6, 42, 48, in: all)
    let (marks, arrangement) = placed(sketch)
    #expect(marks.notes == ["“allOfThem” fills the canvas"] && marks.lostNames.isEmpty)
    #expect(marks.names.allSatisfy { arrangement.views[0].frame.inset(by: 1).contains($0.box) })
  }

  /// The visible part of a scroll view's content can fill the canvas although the content is larger.
  @Test func aScrollViewFillsTheCanvasButNotItsLargerContent() {
    var sketch = Sketch(100, 60)
    let list = sketch.add(.scroll, "list", 0, 0, 100, 60)
    let items = sketch.add(.view, "items", 0, 0, 100, 90, in: list)
    sketch.add(.view, "a", 0, 0, 100, 90, in: items)
    let (marks, _) = placed(sketch)
    #expect(marks.notes == ["“list” fills the canvas"])
  }

  @Test func aNumberLeadsToATextThatFillsASmallView() throws {
    var sketch = Sketch()
    let live = sketch.add(.view, "live", 16, 16, 48, 20) { $0.isUnnamed = true }
    sketch.add(.label, "liveText", 20, 18, 40, 16, text: "LIVE!") { $0.textStyle = TextStyle(size: 16) }
    sketch.solved.layout.views[2].parent = live
    let (marks, arrangement) = placed(sketch)
    let name = try #require(marks.names.first { arrangement.views[$0.position].index == 2 })
    #expect(name.leader != nil && !name.box.overlaps(Rect(x: 16, y: 16, width: 48, height: 20)))
  }

  @Test func aNameStandsBehindAShortLastLine() throws {
    var sketch = Sketch(240, 100)
    sketch.add(.label, "body", 20, 20, 200, 32, text: "Three levels deep, each one here and") {
      ($0.textStyle, $0.lineLimit) = (TextStyle(size: 16), 0)
    }
    let (marks, _) = placed(sketch)
    let box = try #require(marks.names.first).box
    #expect(Rect(x: 20, y: 36, width: 200, height: 16).contains(box))
  }

  @Test func linesOfALargeViewFollowItsOutline() throws {
    for lines in Pattern.Lines.allCases {
      let pattern = Pattern(lines, color: Color(rgb: 0), width: 1, spacing: 8)
      let node = pattern.node(
        in: Rect(x: 0, y: 0, width: 200, height: 100), cornerRadius: 0, within: 14)
      guard case .shape(let shape)? = node, case .path(let steps) = shape.outline else {
        Issue.record("\(lines) draws no lines")
        continue
      }
      let hole = Rect(x: 14, y: 14, width: 172, height: 72)
      for index in stride(from: 0, to: steps.count, by: 2) {
        guard case .move(let a) = steps[index], case .line(let b) = steps[index + 1] else { continue }
        #expect(!hole.inset(by: 0.01).isCrossed(from: a, to: b))
      }
      let isStraight = lines == .horizontal || lines == .vertical
      #expect(isStraight ? steps.count == 8 : steps.count >= 40)
    }
  }

  @Test func noOutlineLooksLikeACenterLine() {
    #expect(Theme.all.flatMap(\.containers).allSatisfy { ($0.dash ?? []).count <= 2 })
  }
}
