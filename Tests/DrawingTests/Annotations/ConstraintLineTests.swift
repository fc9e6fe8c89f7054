import Diagnostics
import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct ConstraintLineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var form: Constraint.Form
    var relation = Relation.equal
    var priority = 1000.0
    var name: String?
    var route: [Point]
    var words = ""
    var length: String?
    var sentence: String?
  }

  private static let a = ViewID(1)
  private static let b = ViewID(2)

  private static func items(
    _ first: Attribute, _ second: Item?, constant: Double = 0, of view: ViewID = a
  ) -> Constraint.Form {
    .items(first: Item(view, first), second: second, multiplier: 1, constant: constant)
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a gap", form: items(.leading, Item(a, .trailing), constant: 40, of: b),
      route: [Point(x: 160, y: 40), Point(x: 120, y: 40)], length: "40"),
    Case(
      testDescription: "to the superview's edge", form: items(.left, Item(.root, .left), constant: 20),
      route: [Point(x: 20, y: 40), Point(x: 0, y: 40)], length: "20",
      sentence: "a.left = superview.left + 20"),
    Case(
      testDescription: "the superview first",
      form: items(.right, Item(a, .right), constant: 200, of: .root),
      route: [Point(x: 320, y: 40), Point(x: 120, y: 40)], length: "200",
      sentence: "a.right = superview.right - 200"),
    Case(
      testDescription: "the superview's center", form: items(.centerX, Item(.root, .centerX)),
      route: [Point(x: 70, y: 40), Point(x: 160, y: 40)], sentence: "a.centerX = superview.centerX"),
    Case(
      testDescription: "to the superview's margin", form: items(.top, Item(.root, .topMargin), constant: 12),
      route: [Point(x: 70, y: 20), Point(x: 70, y: 8)], length: "12"),
    Case(
      testDescription: "level centers", form: items(.centerY, Item(b, .centerY)),
      route: [Point(x: 120, y: 40), Point(x: 160, y: 40)], sentence: "a.centerY = b.centerY"),
    Case(
      testDescription: "level edges, along both and 6 beyond", form: items(.top, Item(b, .top)),
      route: [Point(x: 14, y: 20), Point(x: 266, y: 20)]),
    Case(
      testDescription: "a size", form: items(.width, nil, constant: 100),
      route: [Point(x: 20, y: 33.2), Point(x: 120, y: 33.2)], length: "100"),
    Case(
      testDescription: "equal sizes", form: items(.width, Item(b, .width)),
      route: [Point(x: 70, y: 53), Point(x: 210, y: 53)], words: "="),
    Case(
      testDescription: "one size by the other",
      form: .items(first: Item(a, .width), second: Item(a, .height), multiplier: 2.5, constant: 0),
      route: [Point(x: 70, y: 53)], words: "w = 2.5 × h"),
    Case(
      testDescription: "an inequality and a priority", form: items(.height, nil, constant: 30),
      relation: .greaterOrEqual, priority: 750, route: [Point(x: 51.2, y: 20), Point(x: 51.2, y: 60)],
      words: "≥ 30 ~750"),
    Case(
      testDescription: "at least 0", form: items(.leading, Item(a, .trailing), of: b),
      relation: .greaterOrEqual,
      route: [Point(x: 160, y: 40), Point(x: 120, y: 40)], words: "≥ 0"),
    Case(
      testDescription: "an optional size, which need not have its value",
      form: items(.width, nil, constant: 80), priority: 900,
      route: [Point(x: 20, y: 33.2), Point(x: 120, y: 33.2)], words: "80 ~900"),
    Case(
      testDescription: "a part of a place and a distance, from the edge from which both count, below a",
      form: .items(first: Item(b, .centerX), second: Item(.root, .centerX), multiplier: 0.5, constant: 8),
      route: [Point(x: 210, y: 66), Point(x: 0, y: 66)], words: "0.5 × superview.centerX + 8",
      sentence: "b.centerX = superview.centerX * 0.5 + 8"),
    Case(
      testDescription: "a part of a sibling's place",
      form: .items(first: Item(b, .left), second: Item(a, .right), multiplier: 2, constant: 0),
      route: [Point(x: 160, y: 66), Point(x: 0, y: 66)], words: "2 × a.right"),
    Case(
      testDescription: "at most a part of a size",
      form: .items(first: Item(a, .width), second: Item(b, .width), multiplier: 0.75, constant: 0),
      relation: .lessOrEqual, route: [Point(x: 70, y: 53), Point(x: 210, y: 53)], words: "≤ 0.75 ×"),
    Case(
      testDescription: "a name", form: items(.height, nil, constant: 40), name: "touch target",
      route: [Point(x: 51.2, y: 20), Point(x: 51.2, y: 60)], words: "touch target"),
    Case(
      testDescription: "a distance as a percentage of the superview's width",
      form: sum([(1, b, .left), (-1, a, .right), (-0.1, .root, .width)]), route: gap, words: "10%"),
    Case(
      testDescription: "a distance that depends on another view's width",
      form: sum([(-0.5, a, .width), (1, b, .left), (-1, a, .right)], constant: 4), relation: .greaterOrEqual,
      route: gap, words: "≥ 0.5 × a.width + 4"),
    Case(
      testDescription: "a distance without a number", form: sum([(1, b, .left), (-1, a, .right)]), route: gap),
    // The distances are 20 (from x = 0 to 20) and 40 (from x = 120 to 160).
    Case(
      testDescription: "two equal distances",
      form: sum([(1, b, .left), (-1, a, .right), (-1, a, .left), (1, .root, .left)]),
      route: [Point(x: 10, y: 40), Point(x: 140, y: 40)], words: "="),
    Case(
      testDescription: "two equal distances that share an end",
      form: sum([(1, b, .left), (-2, a, .right), (1, .root, .left)]),
      route: [Point(x: 60, y: 40), Point(x: 140, y: 40)], words: "="),
  ]

  private static let gap = [Point(x: 120, y: 40), Point(x: 160, y: 40)]

  private static func sum(
    _ terms: [(Double, ViewID, Attribute)], constant: Double = 0
  ) -> Constraint.Form {
    .terms(terms.map { Constraint.Term($0.0, Item($0.1, $0.2)) }, constant: constant)
  }

  /// A sum of sizes is not a distance, so no line shows it.
  @Test func sumsOfSizesAreNotDrawn() {
    let solved = sketch.solved
    let arrangement = arrangeViews(
      of: solved, on: Sheet(of: solved), problems: Problems(of: solved), theme: .light,
      measuring: FixedAdvanceMeasurer())
    let constraint = Constraint(
      Self.sum([(1, Self.a, .width), (1, Self.b, .width)], constant: 200), .equal, notation: .equation,
      span: SourceSpan(start: 0, end: 0))
    #expect(AttributePlaces(of: solved, arrangement).line(of: constraint) == nil)
  }

  private var sketch: Sketch {
    var sketch = Sketch()
    sketch.add(.view, "a", 20, 20, 100, 40)
    sketch.add(.view, "b", 160, 20, 100, 40)
    return sketch
  }

  private func constraint(_ test: Case) -> Constraint {
    Constraint(
      test.form, test.relation, priority: test.priority, identifier: test.name, notation: .equation,
      span: SourceSpan(start: 0, end: 0))
  }

  @Test(arguments: cases) func runs(_ test: Case) throws {
    let solved = sketch.solved
    let arrangement = arrangeViews(
      of: solved, on: Sheet(of: solved), problems: Problems(of: solved), theme: .light,
      measuring: FixedAdvanceMeasurer())
    let line = try #require(AttributePlaces(of: solved, arrangement).line(of: constraint(test)))
    let route = try #require(line.routes.first)
    #expect(route.count == test.route.count)
    for (point, expected) in zip(route, test.route) {
      #expect(abs(point.x - expected.x) < 1e-9 && abs(point.y - expected.y) < 1e-9)
    }
    #expect(line.words == test.words)
    if let sentence = test.sentence { #expect(line.sentence == sentence) }
  }

  /// A constraint's bar can be drawn at several positions, but the line of an alignment only at one, so the bar must
  /// avoid the line.
  @Test func noBarHidesAnAlignment() {
    var sketch = sketch
    for (form, relation) in [
      (Self.items(.leading, Item(Self.a, .trailing), constant: 8, of: Self.b), Relation.greaterOrEqual),
      (Self.items(.centerY, Item(Self.b, .centerY)), .equal),
    ] {
      sketch.solved.layout.constraints.append(
        Constraint(form, relation, notation: .equation, span: SourceSpan(start: 0, end: 0)))
    }
    let scene = sketch.scene(showing: [.constraints])
    let levels = scene.annotations(.constraints).compactMap { node -> Double? in
      guard case .shape(let shape) = node else { return nil }
      // Skip the short lines across the ends of the bar.
      guard abs(shape.outline.box.width - 40) < 0.5, shape.outline.box.height < 0.5 else { return nil }
      return shape.outline.box.y - scene.origin.y
    }
    #expect(levels.count == 2 && levels.contains { abs($0 - 40) < 1e-9 }, "\(levels)")
    #expect(levels.contains { abs($0 - 34.9) < 1e-9 }, "\(levels)")
  }

  @Test func aMarginIsWritten() {
    var sketch = Sketch()
    let card = sketch.add(.view, "card", 20, 20, 200, 120) {
      $0.margins = Margins(top: 8, leading: 24, bottom: 8, trailing: 8)
    }
    let a = sketch.add(.view, "a", 44, 60, 100, 40, in: card)
    sketch.solved.layout.constraints.append(
      Constraint(
        .items(first: Item(a, .leading), second: Item(card, .leadingMargin), multiplier: 1, constant: 0),
        .equal, notation: .equation, span: SourceSpan(start: 0, end: 0)))
    #expect(sketch.scene(showing: [.constraints]).annotationTexts.map(\.text) == ["24"])
  }

  @Test func theSameEdgeAtTheSamePlaceIsALineAlongBoth() throws {
    var sketch = sketch
    sketch.add(.view, "c", 20, 30, 60, 40)
    let solved = sketch.solved
    let arrangement = arrangeViews(
      of: solved, on: Sheet(of: solved), problems: Problems(of: solved), theme: .light,
      measuring: FixedAdvanceMeasurer())
    let edges = Case(
      testDescription: "", form: Self.items(.left, Item(ViewID(3), .left)),
      route: [Point(x: 20, y: 30), Point(x: 20, y: 60)])
    let line = try #require(AttributePlaces(of: solved, arrangement).line(of: constraint(edges)))
    #expect(line.routes.first == edges.route)
  }

  @Test(arguments: cases) func isDrawnAndDashedBelow1000(_ test: Case) throws {
    var sketch = sketch
    sketch.solved.layout.constraints.append(constraint(test))
    let scene = sketch.scene(showing: [.constraints])
    let strokes = scene.annotations(.constraints).compactMap { node -> SceneShape.Stroke? in
      if case .shape(let shape) = node { shape.stroke } else { nil }
    }
    #expect(!strokes.isEmpty && strokes.allSatisfy(\.dash.isEmpty) == (test.priority == 1000))
    let isBadge = test.route.count == 2 && (test.route[0].y == 53 || test.words == "=")
    let words =
      isBadge ? [test.words, test.words] : test.words.isEmpty ? test.length.map { [$0] } ?? [] : [test.words]
    #expect(scene.annotationTexts.map(\.text) == words)
  }
}
