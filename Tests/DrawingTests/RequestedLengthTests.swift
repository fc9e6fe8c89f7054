import Diagnostics
import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct RequestedLengthTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var first: (Int, Attribute)
    var second: (Int, Attribute)?
    var multiplier = 1.0
    var constant: Double
    var relation = Relation.equal
    var direction = LayoutDirection.leftToRight
    /// The start and the end of the drawn line, the requested length, and the actual length.
    var length: (Double, Double, Double, Double)
    var words: String
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a width", first: (1, .width), constant: 120, length: (20, 120, 120, 100),
      words: "20 too much"),
    Case(
      testDescription: "a larger width than there is", first: (1, .width), constant: 80,
      length: (20, 120, 80, 100), words: "20 too little"),
    Case(
      testDescription: "a part of another height", first: (1, .height), second: (2, .height),
      multiplier: 0.5, constant: 5, length: (10, 50, 35, 40), words: "5 too little"),
    Case(
      testDescription: "a gap", first: (2, .left), second: (1, .right), constant: 8,
      relation: .greaterOrEqual, length: (120, 150, 8, 30), words: "22 too little"),
    Case(
      testDescription: "a gap from the other side", first: (1, .trailing), second: (2, .leading),
      constant: -8, relation: .lessOrEqual, length: (120, 150, 8, 30), words: "22 too little"),
    Case(
      testDescription: "a leading edge under right-to-left", first: (1, .leading), second: (2, .leading),
      constant: 50, direction: .rightToLeft, length: (120, 240, 50, 120), words: "70 too little"),
    Case(
      testDescription: "a margin counts from the edge", first: (1, .left), second: (2, .leftMargin),
      constant: 0, length: (20, 150, 8, -130), words: "138 too much"),
    Case(
      testDescription: "flush edges", first: (1, .top), second: (2, .top), constant: 0,
      length: (10, 30, 0, 20), words: "20 apart"),
    Case(
      testDescription: "a part of the way, from the superview's start", first: (1, .right),
      second: (0, .right), multiplier: 0.5, constant: 0, length: (0, 120, 160, 120),
      words: "40 too much"),
    Case(
      testDescription: "centers", first: (1, .centerX), second: (2, .centerX), constant: 0,
      length: (70, 195, 0, 125), words: "125 apart"),
  ]

  @Test(arguments: cases) func length(_ test: Case) throws {
    var sketch = Sketch(320, 240, direction: test.direction)
    sketch.add(.view, "a", 20, 10, 100, 40)
    sketch.add(.view, "b", 150, 30, 90, 60)
    let form = Constraint.Form.items(
      first: Item(ViewID(test.first.0), test.first.1),
      second: test.second.map { Item(ViewID($0.0), $0.1) }, multiplier: test.multiplier,
      constant: test.constant)
    sketch.solved.layout.constraints = [
      Constraint(form, test.relation, notation: .equation, span: SourceSpan(start: 0, end: 0))
    ]
    let requested = try #require(RequestedLength(.written(0), isLeftOut: true, in: sketch.solved))
    #expect((requested.start, requested.end) == (test.length.0, test.length.1))
    #expect((requested.wanted, requested.found) == (test.length.2, test.length.3))
    #expect(requested.words == test.words)
  }

  /// A stated number keeps all decimals, and a length that depends on another view is rounded.
  @Test(arguments: [(66.125, "66.125", "(66.1)"), (-16, "−16", "(−16)")])
  func lengthsInChains(_ length: Double, _ stated: String, _ derived: String) throws {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 20, 10, 100, 40)
    let b = sketch.add(.view, "b", 20, 60, 0, 40)
    for second in [nil, Item(b, .width)] {
      sketch.solved.layout.constraints = [
        Constraint(
          .items(first: Item(a, .width), second: second, multiplier: 1, constant: length), .equal,
          notation: .equation, span: SourceSpan(start: 0, end: 0))
      ]
      let requested = try #require(RequestedLength(.written(0), isLeftOut: false, in: sketch.solved))
      #expect(requested.words == (second == nil ? stated : derived))
    }
  }

  /// In the picture of a log, a size that depends on another view is written as an expression. So is a distance to a
  /// margin, because a log does not contain the sizes of margins.
  @Test(
    arguments: [
      ("another size", Attribute.width, Attribute.width, 1, 0, Relation.equal, "a = b", "(90)"),
      ("a part of it, and more", .width, .width, 0.5, 4, .lessOrEqual, "a ≤ 0.5 × b + 4", "(≤ 49)"),
      ("a margin", .left, .leftMargin, 1, 0, .equal, "margin", "8"),
      ("a length inside a margin", .left, .leftMargin, 1, 4, .greaterOrEqual, "≥ margin + 4", "≥ 12"),
    ] as [(String, Attribute, Attribute, Double, Double, Relation, String, String)])
  func lengthsOfALog(
    name: String, first: Attribute, second: Attribute, multiplier: Double, constant: Double,
    relation: Relation, inLog: String, elsewhere: String
  ) throws {
    var sketch = Sketch()
    let b = sketch.add(.view, "b", 150, 30, 90, 60)
    let a = sketch.add(.view, "a", 158 + constant, 40, 20, 20, in: b)
    sketch.solved.layout.constraints = [
      Constraint(
        .items(first: Item(a, first), second: Item(b, second), multiplier: multiplier, constant: constant),
        relation, notation: .equation, span: SourceSpan(start: 0, end: 0))
    ]
    for (log, words) in [
      (PicturedLog(constraints: [.written(0)], assumesMargins: true), inLog), (nil, elsewhere),
    ] {
      let requested = RequestedLength(.written(0), isLeftOut: false, log: log, in: sketch.solved)
      #expect(try #require(requested).words == words, "\(name)")
    }
  }

  @Test(arguments: [
    ("UIView-Encapsulated-Layout-Width", "0, UIKit’s own"), ("UIKit.ItemWrapperView", "0, UIKit’s own"),
    ("NSView-Encapsulated-Layout-Width", "0, AppKit’s own"),
    ("NSAutoresizingMaskLayoutConstraint", "0, autoresizing mask"), ("closed", "0"),
    ("_UITemporaryLayoutWidth (guessed)", "0, probably UIKit’s own"),
  ])
  func aSizeOfNothing(_ identifier: String, _ words: String) throws {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 20, 10, 0, 40)
    sketch.solved.layout.constraints = [
      Constraint(
        .items(first: Item(a, .width), second: nil, multiplier: 1, constant: 0), .equal,
        identifier: identifier, notation: .equation, span: SourceSpan(start: 0, end: 0))
    ]
    #expect(try #require(RequestedLength(.written(0), isLeftOut: false, in: sketch.solved)).words == words)
  }

  @Test(
    arguments: [
      (320.0, nil, 20.0, false), (130, nil, 10, true), (320, -20, 20, false), (320, -6, 20, true),
    ] as [(Double, Double?, Double, Bool)])
  func theBarIsToScaleOrBroken(edge: Double, step: Double?, length: Double, isBroken: Bool) throws {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 20, 10, 100, 40)
    sketch.solved.layout.constraints = [
      Constraint(
        .items(first: Item(a, .width), second: nil, multiplier: 1, constant: 120), .equal,
        notation: .equation, span: SourceSpan(start: 0, end: 0))
    ]
    let remark = ConflictRemark(legend: "", step: step)
    let requested = try #require(RequestedLength(.written(0), isLeftOut: true, remark, in: sketch.solved))
    let bar = Overshoot(
      requested, of: sketch.solved.frames[a.index], within: Rect(minX: 0, minY: 0, maxX: edge, maxY: 240))
    #expect(bar.isBroken == isBroken)
    #expect(isBroken ? bar.span.length >= length : bar.span.length == requested.failure)
  }

  @Test func aBoundThatHoldsShowsItsLength() throws {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 20, 10, 70, 40)
    sketch.addConflict(between: [a], dropping: 0)
    sketch.solved.layout.constraints[0].relation = .greaterOrEqual
    let requested = try #require(RequestedLength(.written(0), isLeftOut: false, in: sketch.solved))
    #expect(requested.words == "≥ 50")
    #expect(requested.line == 1)
  }

  @Test func satisfiedConstraintsShowTheirLengthAndFlushEdgesNothing() throws {
    var sketch = Sketch()
    let a = sketch.add(.view, "a", 20, 10, 50, 40)
    sketch.addConflict(between: [a], dropping: 0)
    #expect(try #require(RequestedLength(.written(0), isLeftOut: false, in: sketch.solved)).words == "50")
    sketch.solved.layout.constraints[0].form = .items(
      first: Item(a, .left), second: Item(a, .left), multiplier: 1, constant: 0)
    #expect(try #require(RequestedLength(.written(0), isLeftOut: false, in: sketch.solved)).isInvisible)
  }

  @Test func whatNoLineWrote() throws {
    var sketch = Sketch(300, 200)
    let a = sketch.add(.label, "a", 20, 10, 50, 40) { $0.compression.horizontal = 1000 }
    sketch.solved.intrinsicSizes[a.index].horizontal = 70
    let canvas = try #require(RequestedLength(.canvasSize(.vertical), isLeftOut: false, in: sketch.solved))
    #expect(canvas.words == "200" && canvas.end == 200)
    let content = try #require(
      RequestedLength(.intrinsicSize(a, .horizontal), isLeftOut: true, in: sketch.solved))
    #expect(content.words == "20 too much")
    #expect(RequestedLength(.nonNegativeSize(a, .vertical), isLeftOut: false, in: sketch.solved) == nil)
  }
}
