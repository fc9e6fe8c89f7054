import Diagnostics
import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct ProblemTests {
  @Test func aConflictsMembersAreHatchedAndNamed() throws {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 20, 20, 120, 60)
    let b = sketch.add(.view, "b", 160, 20, 120, 60)
    sketch.add(.view, "c", 20, 100, 120, 60)
    sketch.addConflict(between: [a, b], dropping: 1)
    let scene = sketch.scene
    for (name, texts) in [("a", ["a"]), ("b", ["b", "conflict"])] {
      let group = try #require(scene.group(name))
      #expect(group.texts.map(\.text) == texts)
      #expect(group.shapes.contains { $0.stroke?.color == Theme.light.conflict.hatch })
      #expect(group.shapes.contains { $0.stroke?.color == Theme.light.conflict.color })
    }
    #expect(try #require(scene.group("c")).texts.map(\.text) == ["c"])
    #expect(scene.texts.map(\.text).contains("conflict: line 1, line 2 (dropped)"))
    #expect(scene.summary.hasSuffix(" Conflict: line 1, line 2 (dropped)."))
  }

  @Test func aSignOfTheLegendStaysWithinItsBox() throws {
    var sketch = Sketch()
    sketch.addConflict(between: [sketch.add(.view, "a", 20, 20, 200, 60)], dropping: 0)
    let sign = try #require(sketch.scene.groups.first { $0.title == "Legend" }).shapes
    let outline = try #require(sign.first { $0.stroke?.color == Theme.light.conflict.color }).outline.box
    let hatching = try #require(sign.first { $0.stroke?.color == Theme.light.conflict.hatch }).outline.box
    #expect(outline.size == Size(width: 14.5, height: 8.5))
    #expect(outline.inset(by: -1e-9).contains(hatching))
  }

  @Test func ambiguousViewsAreDashedAndNamed() throws {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 20, 20, 200, 60)
    sketch.solved.ambiguities[a.index] = [
      OpenValue(.x, OpenRange(lower: 0, upper: 16)), OpenValue(.width, OpenRange(lower: 288.25, upper: nil)),
    ]
    let scene = sketch.scene
    let group = try #require(scene.group("a"))
    #expect(group.texts.map(\.text) == ["a", "x, width"])
    #expect(
      group.shapes.contains { $0.stroke?.color == Theme.light.ambiguity.color && $0.stroke?.dash != [] })
    #expect(scene.texts.contains { $0.text == "ambiguous: a (x 0 to 16, width at least 288.3)" })
  }

  @Test func withoutProblemsThereIsNoLegend() {
    var sketch = Sketch()
    sketch.add(.view, "a", 20, 20, 200, 60)
    #expect(sketch.scene.texts.map(\.text) == ["a"])
    #expect(sketch.scene.size == Size(width: 320, height: 240))
  }

  @Test func aBoxThatShowsItsNameGetsOnlyTheBadge() throws {
    var sketch = Sketch()
    let a = sketch.add(.box, "a", 20, 20, 200, 80)
    sketch.addConflict(between: [a], dropping: 0)
    #expect(try #require(sketch.scene.group("a")).texts.map(\.text) == ["a", "conflict"])
  }

  @Test func unwrittenConstraintsAreReportedInWords() {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 20, 20, 200, 60)
    sketch.solved.conflicts = [
      LayoutConflict(
        members: [.canvasSize(.horizontal), .nonNegativeSize(a, .vertical), .intrinsicSize(a, .horizontal)],
        dropped: 2)
    ]
    #expect(
      ProblemWords(of: sketch.solved).conflicts == [
        "conflict: the canvas’s width, a’s height of at least 0, a’s intrinsic width (dropped)"
      ])
  }

  @Test func constraintsOfOneLineAreReportedOnce() {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 20, 20, 200, 60)
    sketch.addConflict(between: [a, a], dropping: 1)
    sketch.solved.conflicts[0].members = [.written(0), .written(0), .written(0), .written(1), .written(1)]
    sketch.solved.conflicts[0].dropped = 4
    #expect(ProblemWords(of: sketch.solved).conflicts == ["conflict: line 1, line 2, line 2 (dropped)"])
  }

  @Test func manyConflictsAreCounted() {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 20, 20, 200, 60)
    for _ in 0..<30 { sketch.addConflict(between: [a], dropping: 0) }
    let lines = sketch.scene.texts.map(\.text).filter { $0.hasPrefix("conflict:") }
    #expect(lines.count == 6)
    #expect(sketch.scene.texts.contains { $0.text == "and 24 more conflicts" })
  }

  @Test func allNumbersAreInTheLegend() {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 20, 20, 200, 60)
    let numbers = ["①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨", "⑩"]
    for _ in numbers { sketch.addConflict(between: [a], dropping: 0) }
    let remarks = numbers.map {
      ConflictRemark(legend: "\($0) conflict \($0)", number: $0, step: nil, verdict: nil)
    }
    let scene = draw(sketch.solved, conflicts: remarks, measuring: FixedAdvanceMeasurer())
    let lines = scene.groups.first { $0.title == "Legend" }?.texts.map(\.text) ?? []
    for number in numbers { #expect(lines.contains("conflict \(number)"), "\(lines)") }
    #expect(!lines.contains { $0.contains("more conflicts") })
  }

  @Test(arguments: [ViewKind.view, .label, .button]) func extensionLinesBreakAtViews(_ kind: ViewKind) {
    var sketch = Sketch(320, 240)
    let a = sketch.add(.view, "a", 40, 20, 100, 40)
    sketch.add(kind, "other", 20, 100, 280, 60, text: "Words")
    sketch.addConflict(between: [a, a], dropping: 1)
    let scene = sketch.scene
    var above = 0
    for shape in scene.shapes where shape.fill == nil {
      guard case .path(let steps) = shape.outline else { continue }
      for (step, next) in zip(steps, steps.dropFirst()) {
        guard case .move(let from) = step, case .line(let to) = next, from.x == to.x else { continue }
        let x = from.x - scene.origin.x
        guard abs(x - 40) < 0.1 || abs(x - 140) < 0.1 else { continue }
        let (low, high) = (from.y - scene.origin.y, to.y - scene.origin.y)
        above += low < 100 ? 1 : 0
        #expect(high <= 100 || low >= 160, "a line from \(low) to \(high)")
      }
    }
    #expect(above > 0)
  }

  @Test(arguments: [false, true]) func allLengthsOfALogAreDrawn(hasConflict: Bool) {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 20, 10, 80, 40)
    let b = sketch.add(.view, "b", 20, 70, 150, 40)
    for (view, width) in [(a, 80.0), (b, 150)] {
      sketch.solved.layout.constraints.append(
        Constraint(
          .items(first: Item(view, .width), second: nil, multiplier: 1, constant: width), .equal,
          notation: .equation, span: SourceSpan(start: 0, end: 0)))
    }
    if hasConflict { sketch.addConflict(between: [a], dropping: 0) }
    var options = DrawingOptions()
    #expect(!sketch.scene(options).texts.contains { ["80", "150"].contains($0.text) })
    options.log = PicturedLog(constraints: [.written(0), .written(1)], assumesMargins: false)
    let texts = sketch.scene(options).texts.map(\.text)
    #expect(texts.count { $0 == "80" } == 1 && texts.count { $0 == "150" } == 1)
    #expect(
      texts.contains { $0.hasPrefix("the outermost dimension lines show constraints in the log") }
        == hasConflict)
  }

  @Test func aLeftOutSizeOf0IsDrawnAlongItsView() throws {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 20, 10, 80, 40)
    sketch.solved.layout.constraints = [
      Constraint(
        .items(first: Item(a, .width), second: nil, multiplier: 1, constant: 0), .equal,
        notation: .equation, span: SourceSpan(start: 0, end: 0))
    ]
    let requested = try #require(RequestedLength(.written(0), isLeftOut: true, in: sketch.solved))
    let link = try #require(
      ConflictChain.Link(requested, between: [], within: Rect(x: 0, y: 0, width: 320, height: 240)))
    #expect(link.span == Span(low: 20, high: 100) && link.isBroken && link.words == "0")
  }
}
