import Diagnostics
import LayoutModel
import LayoutPipeline
import Testing

struct ConstraintTextTests {
  private static let layout = Layout(
    source: SourceText(name: "a.layout", text: "a.width = 10\n  |-[a(>=5)]\n"),
    canvases: [Canvas(width: 320)],
    views: [
      View(name: nil, kind: .view, parent: nil), View(name: "a", kind: .view, parent: .root),
      View(name: "b", kind: .view, parent: .root),
    ], constraints: [])
  private static let a = ViewID(1)
  private static let b = ViewID(2)

  @Test(arguments: [
    ("a.width == 10", constraint(.items(first: Item(a, .width), second: nil, multiplier: 1, constant: 10))),
    (
      "a.width == superview.width * 0.5 - 8",
      constraint(.items(first: Item(a, .width), second: Item(.root, .width), multiplier: 0.5, constant: -8))
    ),
    (
      "a.width == a.height * 16:9",
      constraint(.items(first: Item(a, .width), second: Item(a, .height), multiplier: 16.0 / 9, constant: 0))
    ),
    (
      "a.width == b.width / 3",
      constraint(.items(first: Item(a, .width), second: Item(b, .width), multiplier: 1.0 / 3, constant: 0))
    ),
    (
      #"a.leading >= b.trailing + 8 ~ 750 "gap""#,
      constraint(
        .items(first: Item(a, .leading), second: Item(b, .trailing), multiplier: 1, constant: 8),
        .greaterOrEqual,
        priority: 750, identifier: "gap")
    ),
    (
      "-a.left + 2 * b.left - 0.5 * b.width <= -3",
      constraint(
        .terms(
          [.init(-1, Item(a, .left)), .init(2, Item(b, .left)), .init(-0.5, Item(b, .width))], constant: -3),
        .lessOrEqual)
    ),
    ("0 == 3", constraint(.terms([], constant: 3))),
    (
      "b.left - a.left >= 0.5 ~ 250",
      constraint(
        .terms([.init(1, Item(b, .left)), .init(-1, Item(a, .left))], constant: 0.5), .greaterOrEqual,
        priority: 250)
    ),
    (
      "a.margins.top == superview.safeArea.bottom - 1",
      constraint(
        .items(
          first: Item(a, .margins, .top), second: Item(.root, .safeArea, .bottom), multiplier: 1, constant: -1
        ))
    ),
    ("a.width == b.width * 0.333333", constraint(multiple(0.333333))),
    ("a.width == b.width * 0.3333333", constraint(multiple(0.3333333))),
    ("a.width == b.width * 1.25", constraint(multiple(1.25))),
    ("a.width == b.width / 39", constraint(multiple(1.0 / 39))),
    ("a.width == b.width * 38:39", constraint(multiple(38.0 / 39))),
    ("a.width == b.width * 7:3", constraint(multiple(7.0 / 3))),
    ("a.width == b.width * -0.3333333333333333", constraint(multiple(-1.0 / 3))),
    ("a.width == b.width * \(1.0 / 41)", constraint(multiple(1.0 / 41))),
  ])
  func normalForm(expected: String, constraint: Constraint) {
    #expect(Self.layout.text(of: constraint) == expected)
  }

  private static func multiple(_ factor: Double) -> Constraint.Form {
    .items(first: Item(a, .width), second: Item(b, .width), multiplier: factor, constant: 0)
  }

  private static func constraint(
    _ form: Constraint.Form, _ relation: Relation = .equal, priority: Double = 1000, identifier: String? = nil
  ) -> Constraint {
    Constraint(
      form, relation, priority: priority, identifier: identifier, notation: .equation,
      span: SourceSpan(start: 0, end: 12))
  }
}
