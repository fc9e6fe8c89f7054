import Diagnostics
import Encoding
import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct GhostTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var open: [OpenValue]
    var ghosts: [Rect]
    /// The ranges in which edges may move, as text.
    var motions: [String]
  }

  private static func open(_ value: FrameValue, _ lower: Double?, _ upper: Double?) -> OpenValue {
    OpenValue(value, OpenRange(lower: lower, upper: upper))
  }

  static let cases: [Case] = [
    Case(testDescription: "nothing open", open: [], ghosts: [], motions: []),
    Case(
      testDescription: "it may move", open: [open(.x, 40, 100)],
      ghosts: [Rect(x: 100, y: 20, width: 60, height: 30)], motions: ["right 100 to 160"]),
    Case(
      testDescription: "it may grow and shrink", open: [open(.height, 10, 50)],
      ghosts: [Rect(x: 40, y: 20, width: 60, height: 10), Rect(x: 40, y: 20, width: 60, height: 50)],
      motions: ["up 50 to 30", "down 50 to 70"]),
    Case(
      testDescription: "its right edge stays", open: [open(.x, 10, 40), open(.width, 60, 90)],
      ghosts: [Rect(x: 10, y: 20, width: 90, height: 30)], motions: ["left 40 to 10"]),
    Case(
      testDescription: "its center stays", open: [open(.x, 20, 50), open(.width, 40, 100)],
      ghosts: [
        Rect(x: 50, y: 20, width: 40, height: 30), Rect(x: 20, y: 20, width: 100, height: 30),
      ],
      motions: ["left 40 to 20", "right 40 to 50", "left 100 to 90", "right 100 to 120"]),
    Case(
      testDescription: "no bound: an arrow, no ghost", open: [open(.width, 60, nil)], ghosts: [],
      motions: ["right 100 to inf"]),
    Case(
      testDescription: "no bound either way", open: [open(.y, nil, nil)], ghosts: [],
      motions: ["up 20 to -inf", "down 50 to inf"]),
    Case(
      testDescription: "a bound beyond reason is none", open: [open(.x, 40, 1e6)], ghosts: [],
      motions: ["right 100 to 1000060"]),
    Case(
      testDescription: "both axes", open: [open(.x, 40, 60), open(.y, 20, 90)],
      ghosts: [Rect(x: 60, y: 90, width: 60, height: 30)],
      motions: ["right 100 to 120", "down 50 to 120"]),
    Case(
      testDescription: "less than 3 points are not shown",
      open: [open(.x, 37.25, 42.75), open(.height, 28, 32)],
      ghosts: [], motions: []),
    Case(
      testDescription: "3 points are shown", open: [open(.y, 17, 23)],
      ghosts: [Rect(x: 40, y: 17, width: 60, height: 30), Rect(x: 40, y: 23, width: 60, height: 30)],
      motions: ["up 20 to 17", "down 50 to 53"]),
    Case(
      testDescription: "its bottom edge stays", open: [open(.y, 10, 30), open(.height, 20, 40)],
      ghosts: [Rect(x: 40, y: 30, width: 60, height: 20), Rect(x: 40, y: 10, width: 60, height: 40)],
      motions: ["up 20 to 10", "down 20 to 30"]),
    Case(
      testDescription: "it may shrink to nothing", open: [open(.width, nil, 60)],
      ghosts: [Rect(x: 40, y: 20, width: 0, height: 30)], motions: ["left 100 to 40"]),
    Case(
      testDescription: "a place at the picture's end", open: [open(.x, 40, 340)],
      ghosts: [Rect(x: 340, y: 20, width: 60, height: 30)], motions: ["right 100 to 400"]),
    Case(
      testDescription: "a place beyond the picture's end", open: [open(.x, 40, 341)], ghosts: [],
      motions: ["right 100 to 401"]),
  ]

  @Test(arguments: cases) func ghosts(_ test: Case) {
    let ghost = Ghost(
      of: Rect(x: 40, y: 20, width: 60, height: 30), open: test.open,
      within: Rect(x: 0, y: 0, width: 400, height: 400))
    #expect(ghost.poses.map(\.frame) == test.ghosts)
    let motions = ghost.motions.map { motion in
      let names = motion.axis == .horizontal ? ("left", "right") : ("up", "down")
      return "\(motion.to < motion.from ? names.0 : names.1) \(figure(motion.from)) to \(figure(motion.to))"
    }
    #expect(motions == test.motions)
  }

  /// An edge of a ghost is left out if a text covers most of the edge.
  @Test(arguments: [(6.0, 4), (22, 3)]) func aTextInterruptsAnEdge(height: Double, edges: Int) {
    let sketch = Sketch(200, 100)
    let arrangement = arrangeViews(
      of: sketch.solved, on: Sheet(of: sketch.solved), problems: Problems(of: sketch.solved), theme: .light,
      measuring: FixedAdvanceMeasurer())
    var drawn: [AxisLine] = []
    let outline = GhostOutline(
      Rect(x: 40, y: 20, width: 100, height: 30), Theme.light.ambiguity.color, beside: &drawn,
      around: [Rect(x: 30, y: 24, width: 60, height: height)], on: arrangement.grounds, theme: .light)
    #expect(outline.lines.count == edges && drawn.count == edges)
  }

  @Test func noGhostOfWhatIsNotProved() {
    var sketch = Sketch(320, 240)
    let a = sketch.add(.view, "a", 20, 20, 100, 60)
    let b = sketch.add(.view, "b", 20, 120, 100, 60)
    for view in [a, b] { sketch.solved.ambiguities[view.index] = [Self.open(.x, 20, 200)] }
    var coverage = SourceCoverage(unread: [], assumptions: [], made: 2)
    coverage.placedOtherwise = [b]
    sketch.solved.layout.coverage = coverage
    let texts = sketch.scene.texts.map(\.text)
    #expect(texts.contains("a: x 200") && !texts.contains("b: x 200"), "\(texts)")
    coverage.placedOtherwise = [a, b]
    sketch.solved.layout.coverage = coverage
    #expect(!sketch.scene.texts.map(\.text).contains("another possible frame"))
  }

  @Test func aPlainPictureMarksNoAmbiguity() {
    var sketch = Sketch(320, 240)
    let a = sketch.add(.view, "a", 20, 20, 100, 60)
    let determined = sketch
    sketch.solved.ambiguities[a.index] = [Self.open(.x, 20, 200)]
    var plain = DrawingOptions(names: .none)
    #expect(sketch.scene(plain).texts.map(\.text).contains("another possible frame"))
    plain.outlines = .none
    #expect(sketch.scene(plain).nodes == determined.scene(plain).nodes)
    plain.show = [.sizes]
    #expect(sketch.scene(plain).texts.map(\.text).contains("another possible frame"))
  }

  @Test func aGhostIsDrawnAndExplained() {
    var sketch = Sketch(320, 240)
    let a = sketch.add(.view, "a", 20, 20, 100, 60)
    sketch.solved.ambiguities[a.index] = [Self.open(.x, 20, 200)]
    let scene = sketch.scene
    let texts = scene.texts.map(\.text)
    #expect(texts.contains("a: x 200"))
    #expect(texts.contains("another possible frame"))
    #expect(texts.contains("direction in which an edge can move"))
    let ghost = scene.shapes.first { $0.stroke?.dash == GhostOutline.dash }
    #expect(ghost.map { abs($0.outline.box.midX - (200 + 50 + 16)) < 1 } == true)
  }

  @Test func viewsThatMoveAlongHaveNoGhost() {
    var sketch = Sketch(320, 240)
    let a = sketch.add(.view, "a", 20, 20, 100, 60)
    let b = sketch.add(.view, "b", 30, 30, 50, 20, in: a)
    sketch.solved.ambiguities[a.index] = [Self.open(.x, 20, 200)]
    sketch.solved.ambiguities[b.index] = [Self.open(.x, 30, 210)]
    #expect(!sketch.scene.texts.contains { $0.text.hasPrefix("b: x") })
    sketch.solved.ambiguities[b.index] = [Self.open(.x, 30, 240)]
    #expect(sketch.scene.texts.contains { $0.text == "b: x 240" })
  }

  @Test func hundredsOfAmbiguousViewsStayReadable() {
    var sketch = Sketch(600, 600)
    for row in 0..<20 {
      for column in 0..<20 {
        let x = Double(column) * 30
        let view = sketch.add(.view, "v\(row)_\(column)", x, Double(row) * 30, 20, 20)
        sketch.solved.ambiguities[view.index] = [Self.open(.x, x, x + 8)]
      }
    }
    let scene = sketch.scene
    let ghosts = scene.shapes.filter { $0.stroke?.dash == GhostOutline.dash }
    #expect((1...9).contains(ghosts.count))
    #expect(
      scene.texts.contains {
        $0.text.hasPrefix("left out for lack of room: 392 other possible frames of ambiguous views")
      })
  }
}

@Suite struct MovingGroupTests {
  private func sketch(tied: Bool) -> Sketch {
    var sketch = Sketch()
    let views = [(20.0, 60.0), (88, 40), (136, 50)].enumerated().map { number, place in
      sketch.add(.view, ["d", "e", "f"][number], place.0, 30, place.1, 40)
    }
    let alone = sketch.add(.view, "g", 20, 100, 60, 40)
    for view in views + [alone] {
      let x = sketch.solved.frames[view.index].x
      sketch.solved.ambiguities[view.index] = [OpenValue(.x, OpenRange(lower: x, upper: x + 100))]
    }
    guard tied else { return sketch }
    for (first, second) in zip(views.dropFirst(), views) {
      sketch.solved.layout.constraints.append(
        Constraint(
          .items(
            first: Item(first, .leading), second: Item(second, .trailing), multiplier: 1, constant: 8),
          .equal, notation: .equation, span: SourceSpan(start: 0, end: 0)))
    }
    return sketch
  }

  @Test func theyHaveOneGhostAndOneLine() {
    let scene = sketch(tied: true).scene
    let texts = scene.texts.map(\.text)
    #expect(texts.filter { $0.hasSuffix("x 120") } == ["d, e, f: x 120", "g: x 120"])
    #expect(
      texts.filter { $0.hasPrefix("ambiguous") }
        == ["ambiguous: d, e and f together (x 20 to 120)", "ambiguous: g (x 20 to 120)"])
    let groups = MovingGroups(of: sketch(tied: true).solved)
    #expect(groups.members(with: 2) == [1, 2, 3] && groups.members(with: 4) == [4])
    let place = groups.place(of: [1, 2, 3])
    #expect(place.frame == Rect(x: 20, y: 30, width: 166, height: 40))
  }

  @Test func untiedViewsMoveAlone() {
    let scene = sketch(tied: false).scene
    #expect(scene.summary.contains("mbiguous: d and g (each x 20 to 120); e (x "))
    #expect(!scene.summary.contains("together"))
  }
}
