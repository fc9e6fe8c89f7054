import Diagnostics
import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct DimensionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var annotation: DrawingAnnotation
    /// Frames of views on a canvas of 320 x 240.
    var frames: [Rect]
    var texts: [String]
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  static let cases: [Case] = [
    Case(
      testDescription: "one view and the canvas", annotation: .sizes, frames: [rect(40, 40, 100, 50)],
      texts: ["(100)", "(50)", "240", "320"]),
    Case(
      testDescription: "views in a column share a width", annotation: .sizes,
      frames: [rect(20, 20, 200, 44), rect(20, 80, 200, 48)], texts: ["(200)", "(44)", "(48)", "240", "320"]),
    Case(
      testDescription: "a view as large as the canvas", annotation: .sizes, frames: [rect(0, 0, 320, 240)],
      texts: ["240", "320"]),
    Case(
      testDescription: "halves and thirds", annotation: .sizes, frames: [rect(40, 40, 100.5, 200 / 3)],
      texts: ["(100.5)", "(66.7)", "240", "320"]),
    Case(
      testDescription: "four sides", annotation: .gaps, frames: [rect(30, 40, 100, 50)],
      texts: ["(150)", "(190)", "(30)", "(40)"]),
    Case(
      testDescription: "edges that touch have no gap", annotation: .gaps,
      frames: [rect(0, 0, 100, 240), rect(100, 0, 220, 240)], texts: []),
    Case(
      testDescription: "gaps that line up are reported once", annotation: .gaps,
      frames: [rect(20, 0, 300, 100), rect(20, 100, 300, 140)], texts: ["(20)"]),
    Case(
      testDescription: "three equal gaps share a number", annotation: .gaps,
      frames: [rect(0, 0, 100, 240), rect(112, 0, 60, 240), rect(184, 0, 60, 240), rect(256, 0, 64, 240)],
      texts: ["3 × (12)"]),
    Case(
      testDescription: "two between siblings do", annotation: .gaps,
      frames: [rect(0, 0, 100, 240), rect(130, 0, 60, 240), rect(220, 0, 100, 240)], texts: ["2 × (30)"]),
    Case(
      testDescription: "one to the superview and one between siblings do not", annotation: .gaps,
      frames: [rect(30, 0, 100, 240), rect(160, 0, 160, 240)], texts: ["(30)", "(30)"]),
    Case(
      testDescription: "two to the superview do not", annotation: .gaps,
      frames: [rect(30, 0, 260, 240)], texts: ["(30)", "(30)"]),
    Case(
      testDescription: "siblings that overlap have none between them", annotation: .gaps,
      frames: [rect(0, 0, 200, 240), rect(150, 0, 170, 240)], texts: []),
    Case(
      testDescription: "only the nearest of those that a view faces", annotation: .gaps,
      frames: [rect(0, 0, 100, 100), rect(0, 100, 200, 140), rect(250, 0, 70, 240)], texts: ["(50)"]),
  ]

  @Test(arguments: cases) func texts(_ test: Case) {
    var sketch = Sketch()
    for (index, frame) in test.frames.enumerated() {
      sketch.add(.view, "v\(index)", frame.x, frame.y, frame.width, frame.height)
    }
    let scene = sketch.scene(showing: [test.annotation])
    #expect(scene.annotationTexts.map(\.text).sorted() == test.texts)
  }

  @Test func theStandardSpaceIsCalledThat() {
    var sketch = Sketch()
    let first = sketch.add(.view, "a", 0, 0, 100, 240)
    let second = sketch.add(.view, "b", 108, 0, 60, 240)
    sketch.add(.view, "c", 176, 0, 144, 240)
    sketch.solved.layout.constraints.append(
      Constraint(
        .items(first: Item(second, .leading), second: Item(first, .trailing), multiplier: 1, constant: 8),
        .equal,
        notation: .vfl, span: SourceSpan(start: 0, end: 0), usesStandardSpace: true))
    #expect(sketch.scene(showing: [.gaps]).annotationTexts.map(\.text).sorted() == ["(8)", "standard 8"])
    // The constraint is now violated, so the file states neither of the two lengths, and both numbers are in
    // parentheses.
    sketch.solved.frames[second.index].x += 2
    #expect(sketch.scene(showing: [.gaps]).annotationTexts.map(\.text).sorted() == ["(10)", "(6)"])
  }

  @Test func statedLengthsHaveNoParentheses() {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 20, 20, 100, 40)
    sketch.add(.image, "b", 140, 20, 48, 48) { $0.explicitSize = PerAxis(horizontal: 48, vertical: nil) }
    for form: Constraint.Form in [
      .items(first: Item(a, .width), second: nil, multiplier: 1, constant: 100),
      .items(first: Item(a, .left), second: Item(.root, .left), multiplier: 1, constant: 20),
    ] {
      sketch.solved.layout.constraints.append(
        Constraint(form, .equal, notation: .equation, span: SourceSpan(start: 0, end: 0)))
    }
    let sizes = sketch.scene(showing: [.sizes])
    #expect(sizes.annotationTexts.map(\.text).sorted() == ["(40)", "(48)", "100", "240", "320", "48"])
    #expect(sizes.texts.contains { $0.text.hasPrefix("( ): follows") })
    #expect(sketch.scene(showing: [.gaps]).annotationTexts.contains { $0.text == "20" })
    sketch.solved.frames[a.index].width = 90
    #expect(sketch.scene(showing: [.sizes]).annotationTexts.contains { $0.text == "(90)" })
  }

  @Test func rowsOfOneShapeShowTheirGapsOnce() {
    var sketch = Sketch()
    for row in 0..<3 {
      let card = sketch.add(.view, "card\(row)", 0, 80 * Double(row), 320, 80)
      sketch.add(.view, "leaf\(row)", 30, 80 * Double(row), 290, 80, in: card)
    }
    #expect(sketch.scene(showing: [.gaps]).annotationTexts.map(\.text) == ["3 × (30)"])
    sketch.solved.frames[6].x += 1
    sketch.solved.frames[6].width -= 1
    #expect(
      sketch.scene(showing: [.gaps]).annotationTexts.map(\.text).sorted() == ["(30)", "(30)", "(31)"])
  }

  @Test func equalInsetsOfRowsShareANumber() {
    var sketch = Sketch()
    for row in 0..<3 {
      let card = sketch.add(.view, "card\(row)", 0, 80 * Double(row), 320, 80)
      sketch.add(.view, "leaf\(row)", 30, 80 * Double(row), 260, 80, in: card)
    }
    #expect(sketch.scene(showing: [.gaps]).annotationTexts.map(\.text) == ["6 × (30)"])
  }

  /// The gaps leave no room for sizes beside the view, so the width is drawn below the canvas.
  @Test func widthAndHeightDoNotCrossInAView() throws {
    var sketch = Sketch(200, 120)
    sketch.add(.view, "a", 16, 12, 60, 30)
    let scene = sketch.scene(showing: [.gaps, .sizes])
    let width = try #require(scene.annotationTexts.first { $0.text == "(60)" })
    #expect(width.inkBox.y - scene.origin.y > 120)
    #expect(scene.annotationTexts.contains { $0.text == "(30)" })
  }

  @Test(arguments: 0..<60) func noExtensionLineIsLong(seed: Int) {
    let scene = Sketch.constrained(seed: UInt64(seed)).scene(showing: [.sizes])
    for case .shape(let shape) in scene.annotations(.sizes)
    where shape.stroke?.width == Theme.light.annotation.thinWidth {
      guard case .path(let steps) = shape.outline else { continue }
      for case (.move(let from), .line(let to)) in zip(steps, steps.dropFirst()) {
        #expect(abs(to.x - from.x) + abs(to.y - from.y) <= 160)
      }
    }
  }

  static let extensionLines: [(length: Double, parts: [Span])] = [
    (159, [Span(low: 10, high: 169)]),
    (161, [Span(low: 10, high: 34), Span(low: 147, high: 171)]),
  ]

  @Test(arguments: extensionLines) func longExtensionLinesAreInterrupted(length: Double, parts: [Span]) {
    let line = AxisLine(axis: .horizontal, level: 0, span: Span(low: 10, high: 10 + length))
    #expect(line.interrupted(keeping: 24, 24).map(\.span) == parts)
  }

  /// The gap is narrower than its number, so the number is drawn beside the gap, inside the superview.
  @Test func theNumberOfAnInnerGapIsInTheSuperview() {
    var sketch = Sketch()
    let card = sketch.add(.view, "card", 40, 40, 200, 44)
    sketch.add(.view, "leaf", 48, 52, 192, 20, in: card)
    let scene = sketch.scene(showing: [.gaps])
    let texts = scene.annotationTexts.filter { $0.text == "(8)" }
    #expect(texts.count == 1)
    for text in texts {
      let (x, y) = (text.origin.x - scene.origin.x, text.origin.y - scene.origin.y)
      #expect(x > 40 && y > 40 && y < 84, "\(x), \(y)")
    }
  }

  @Test func ofSizesThatLineUpTheStatedOneIsWritten() {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 20, 20, 100, 40)
    sketch.add(.view, "b", 140, 20, 100, 40)
    sketch.solved.layout.constraints.append(
      Constraint(
        .items(first: Item(a, .height), second: nil, multiplier: 1, constant: 40), .equal,
        notation: .equation,
        span: SourceSpan(start: 0, end: 0)))
    #expect(
      sketch.scene(showing: [.sizes]).annotationTexts.map(\.text).sorted() == [
        "2 × (100)", "240", "320", "40",
      ])
  }

  @Test func extensionLinesCrossNoForeignView() {
    var sketch = Sketch()
    sketch.add(.view, "small", 40, 20, 60, 30)
    sketch.add(.view, "wide", 20, 70, 280, 150)
    let scene = sketch.scene(showing: [.sizes])
    let wide = Rect(x: 20 + scene.origin.x, y: 70 + scene.origin.y, width: 280, height: 150).inset(by: 1)
    let thin = scene.annotations(.sizes).compactMap { node -> Rect? in
      guard case .shape(let shape) = node, shape.stroke?.width == Theme.light.annotation.thinWidth else {
        return nil
      }
      return shape.outline.box
    }
    #expect(!thin.isEmpty && !thin.contains { $0.overlaps(wide) && $0.width < 1 })
  }

  @Test func equalSizesHaveOneNumberAndEachItsLine() {
    var sketch = Sketch()
    for column in 0..<5 { sketch.add(.view, "v\(column)", 10 + 60 * Double(column), 100, 50, 130) }
    let scene = sketch.scene(showing: [.sizes])
    #expect(scene.annotationTexts.map(\.text).sorted() == ["(130)", "240", "320", "5 × (50)"])
    let heads = scene.annotations(.sizes).filter { node in
      if case .shape(let shape) = node { shape.fill != nil } else { false }
    }
    #expect(heads.count == 8)
  }

  @Test func dimensionLinesEndWhereTheirViewDoes() throws {
    var sketch = Sketch()
    sketch.add(.view, "a", 30, 40, 100, 50)
    let scene = sketch.scene(showing: [.sizes])
    let heads = scene.annotations(.sizes).compactMap { node -> Rect? in
      guard case .shape(let shape) = node, shape.fill != nil else { return nil }
      return shape.outline.box.offset(x: -scene.origin.x, y: -scene.origin.y)
    }
    #expect(heads.count == 4)
    #expect(heads.contains { abs($0.x - 30) < 1e-9 && abs($0.maxX - 130) < 1e-9 })
    #expect(heads.contains { abs($0.y - 40) < 1e-9 && abs($0.maxY - 90) < 1e-9 })
    #expect(heads.contains { abs($0.x) < 1e-9 && abs($0.maxX - 320) < 1e-9 })
    #expect(heads.contains { abs($0.y) < 1e-9 && abs($0.maxY - 240) < 1e-9 })
  }
}
