import Diagnostics
import Graphics
import LayoutModel
import Testing

@Suite struct WritingTests {
  private static func layout(_ change: (inout [View]) -> Void = { _ in }) -> Layout {
    var views = [
      View(name: "view", kind: .view, parent: nil), View(name: "a", kind: .view, parent: .root),
      View(name: "b", kind: .label, parent: ViewID(1)), View(name: "c", kind: .button, parent: .root),
    ]
    change(&views)
    return Layout(source: SourceText(name: "", utf8: []), canvases: [Canvas()], views: views, constraints: [])
  }

  private static func item(_ view: Int, _ attribute: Attribute, _ guide: LayoutGuide? = nil) -> Item {
    Item(ViewID(view), guide, attribute)
  }

  struct Equation: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var first: Item
    var relation = Relation.equal
    var second: Item?
    var multiplier = 1.0
    var constant = 0.0
    var priority = 1000.0
    var identifier: String?
    var short: String
    var long: String
  }

  static let equations = [
    Equation(
      testDescription: "an inset", first: item(1, .top), second: item(0, .top), constant: 8,
      short: "a.top = 8",
      long: "a.top == view.top + 8"),
    Equation(
      testDescription: "none", first: item(1, .top), second: item(0, .top), short: "a.top = 0",
      long: "a.top == view.top"),
    Equation(
      testDescription: "the superview first", first: item(0, .trailing), relation: .lessOrEqual,
      second: item(1, .trailing), constant: 8, short: "a.trailing >= -8",
      long: "view.trailing <= a.trailing + 8"),
    Equation(
      testDescription: "a larger superview", first: item(0, .trailing), second: item(1, .trailing),
      multiplier: 2,
      constant: 8, short: "view.trailing = a.trailing * 2 + 8", long: "view.trailing == a.trailing * 2 + 8"),
    Equation(
      testDescription: "the superview's margin", first: item(1, .leading), second: item(0, .leadingMargin),
      short: "a.leading = superview.leadingMargin", long: "a.leading == view.leadingMargin"),
    Equation(
      testDescription: "the superview's margin first", first: item(0, .leadingMargin),
      second: item(1, .leading),
      constant: 1, short: "view.leadingMargin = a.leading + 1", long: "view.leadingMargin == a.leading + 1"),
    Equation(
      testDescription: "the safe area", first: item(1, .top), second: item(0, .top, .safeArea), constant: -2,
      short: "a.top = superview.safeArea.top - 2", long: "a.top == view.safeArea.top - 2"),
    Equation(
      testDescription: "the content", first: item(1, .top, .content), second: item(0, .top), constant: 2,
      short: "a.content.top = superview.top + 2", long: "a.content.top == view.top + 2"),
    Equation(
      testDescription: "baselines", first: item(2, .lastBaseline), second: item(1, .lastBaseline),
      constant: 2,
      short: "b.baseline = superview.baseline + 2", long: "b.baseline == a.baseline + 2"),
    Equation(
      testDescription: "half as wide", first: item(1, .width), second: item(0, .width), multiplier: 0.5,
      short: "a.width = superview.width * 0.5", long: "a.width == view.width * 0.5"),
    Equation(
      testDescription: "as wide", first: item(1, .width), second: item(0, .width), constant: 1,
      short: "a.width = superview.width + 1", long: "a.width == view.width + 1"),
    Equation(
      testDescription: "an aspect ratio", first: item(1, .width), second: item(1, .height),
      multiplier: 16.0 / 9,
      short: "a.width = a.height * 16:9", long: "a.width == a.height * 1.7777777777777777"),
    Equation(
      testDescription: "beside another one", first: item(3, .left), relation: .greaterOrEqual,
      second: item(1, .right), constant: 8, priority: 750, identifier: "gap",
      short: "c.left >= a.right + 8 ~ 750 \"gap\"", long: "c.left >= a.right + 8 ~ 750 \"gap\""),
    Equation(
      testDescription: "twice the superview's", first: item(1, .top), second: item(0, .top), multiplier: 2,
      constant: 8, short: "a.top = superview.top * 2 + 8", long: "a.top == view.top * 2 + 8"),
    Equation(
      testDescription: "aligned with another one", first: item(3, .left), second: item(1, .left), constant: 8,
      short: "c.left = a.left + 8", long: "c.left == a.left + 8"),
    Equation(
      testDescription: "a constant", first: item(1, .width), constant: 44, priority: 999.5,
      short: "a.width = 44 ~ 999.5", long: "a.width == 44 ~ 999.5"),
  ]

  @Test(arguments: equations) func equation(example: Equation) {
    let layout = Self.layout()
    let constraint = Constraint(
      .items(
        first: example.first, second: example.second, multiplier: example.multiplier,
        constant: example.constant),
      example.relation, priority: example.priority, identifier: example.identifier, notation: .equation,
      span: SourceSpan(start: 0, end: 0))
    #expect(layout.shortEquation(constraint) == example.short)
    #expect(layout.equation(constraint) == example.long)
  }

  @Test func sums() {
    let layout = Self.layout()
    func text(_ coefficients: [Double]) -> String {
      let terms = zip(coefficients, [Self.item(1, .left), Self.item(2, .left), Self.item(3, .left)]).map {
        Constraint.Term($0, $1)
      }
      return layout.equation(
        Constraint(.terms(terms, constant: 3), .equal, notation: .sll, span: SourceSpan(start: 0, end: 0)))
    }
    let sum = Constraint.Form.terms(
      [Constraint.Term(1, Self.item(1, .left)), Constraint.Term(2, Self.item(2, .left))], constant: 3)
    let constraint = Constraint(
      sum, .lessOrEqual, priority: 5, notation: .sll, span: SourceSpan(start: 0, end: 0))
    #expect(layout.shortEquation(constraint) == "a.left + 2 * b.left <= 3 ~ 5")
    #expect(text([1, 1, -1]) == "a.left + b.left - c.left == 3")
    #expect(text([-1, -0.5, 2]) == "-a.left - 0.5 * b.left + 2 * c.left == 3")
    #expect(text([-3, 1]) == "-3 * a.left + b.left == 3")
  }

  @Test(
    arguments: [
      (
        .comparison(
          first: item(1, .width), .greaterOrEqual, second: nil, multiplier: 1, constant: 44), "wide",
        "assert a.width >= 44 \"wide\""
      ),
      (.property(.inside(ViewID(2), ViewID(1)), isNegated: false), nil, "assert inside b a"),
      (.property(.apart(ViewID(1), ViewID(3)), isNegated: true), nil, "assert not apart a c"),
      (.property(.truncated(ViewID(2)), isNegated: true), nil, "assert not truncated b"),
      (.property(.ambiguous(ViewID(1)), isNegated: false), "x", "assert ambiguous a \"x\""),
    ] as [(Assertion.Form, String?, String)])
  func assertion(form: Assertion.Form, identifier: String?, text: String) {
    let assertion = Assertion(form, identifier: identifier, span: SourceSpan(start: 0, end: 0))
    #expect(Self.layout().text(of: assertion) == text)
  }

  @Test(
    arguments: [
      (Canvas(), "canvas fit"), (Canvas(width: 30, height: 40.5), "canvas 30x40.5"),
      (Canvas(width: 30), "canvas 30xfit"), (Canvas(name: "A", height: 4), "canvas \"A\" fitx4"),
      (Canvas(direction: .rightToLeft), "canvas fit rtl"),
      (Canvas(margins: Margins(all: 9)), "canvas fit margins 9"),
      (
        Canvas(margins: Margins(top: 1, leading: 2, bottom: 3, trailing: 4)), "canvas fit margins 1 2 3 4"
      ),
      (
        Canvas(safeArea: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), scale: 2),
        "canvas fit safe 1 2 3 4 scale 2"
      ),
    ])
  func canvas(canvas: Canvas, text: String) {
    #expect(Self.layout().declaration(of: canvas) == text)
    #expect(Self.layout { $0[0].name = "page" }.declaration(of: canvas) == text + " as page")
  }

  struct Declaration: Sendable, CustomTestStringConvertible {
    var testDescription: String { text }
    var text: String
    var kind: ViewKind
    var keepsStacks = true
    var change: @Sendable (inout View) -> Void = { _ in }
  }

  static let declarations = [
    Declaration(text: "view a", kind: .view),
    Declaration(text: "label a \"x \\\"y\\\"\"", kind: .label) { $0.text = "x \"y\"" },
    Declaration(text: "view a", kind: .view) { $0.text = "x" },
    Declaration(text: "view a size 5x-", kind: .view) {
      ($0.hasExplicitSize, $0.explicitSize) = (true, PerAxis(horizontal: 5, vertical: nil))
    },
    Declaration(text: "label a font 20 bold", kind: .label) {
      $0.textStyle = TextStyle(size: 20, weight: .bold)
    },
    Declaration(text: "label a font 20", kind: .label) { $0.textStyle = TextStyle(size: 20) },
    Declaration(text: "label a lines 0 hugging 251 compression 750 749", kind: .label) {
      $0.lineLimit = 0
      $0.hugging = PerAxis(both: 251)
      $0.compression.vertical = 749
    },
    // A view of a class without text has an intrinsic content size only if a size is given. Otherwise, content hugging
    // and compression resistance have no effect and are not written.
    Declaration(text: "view a", kind: .view) {
      ($0.className, $0.hugging, $0.compression) = ("UIView", PerAxis(both: 251), PerAxis(both: 749))
    },
    Declaration(text: "view a", kind: .view) { ($0.className, $0.hasExplicitSize) = ("UIView", true) },
    Declaration(text: "view a size 5x- hugging 251", kind: .view) {
      ($0.className, $0.hugging, $0.hasExplicitSize) = ("UIView", PerAxis(both: 251), true)
      $0.explicitSize = PerAxis(horizontal: 5, vertical: nil)
    },
    Declaration(text: "label a hugging 252", kind: .label) {
      ($0.className, $0.hugging) = ("UILabel", PerAxis(both: 252))
    },
    Declaration(text: "view a margins 1 2 3 4 fill #ff0001 stroke none corner 3", kind: .view) {
      $0.margins = Margins(top: 1, leading: 2, bottom: 3, trailing: 4)
      ($0.fill, $0.stroke, $0.cornerRadius) = (.color(Color(rgb: 0xFF0001)), .none, 3)
    },
    Declaration(text: "label a color #0a0b0c align right hidden unnamed", kind: .label) {
      $0.textColor = .adaptive(light: Color(rgb: 0x0A0B0C), dark: Color(rgb: 0xFFFFFF))
      ($0.textAlignment, $0.isHidden, $0.isUnnamed) = (.right, true, true)
    },
    // An image has no text to color.
    Declaration(text: "image a", kind: .image) { $0.textColor = .color(Color(rgb: 0x0A0B0C)) },
    Declaration(text: "view a baselines 1 2 outset 1 2 3 4", kind: .view) {
      $0.baselines = Baselines(first: 1, last: 2)
      $0.outset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    },
    // The baselines of a label follow from its text, so the property is not written.
    Declaration(text: "label a \"x\"", kind: .label) {
      ($0.text, $0.baselines) = ("x", Baselines(first: 1, last: 2))
    },
    Declaration(text: "stack a row spacing 4 align center distribute fillEqually", kind: .stack) {
      $0.stack = StackArrangement(spacing: 4, alignment: .center, distribution: .fillEqually)
    },
    Declaration(text: "stack a column margins 8", kind: .stack) {
      $0.stack = StackArrangement(axis: .vertical, usesMargins: true)
    },
    Declaration(text: "stack a row", kind: .stack) { $0.margins = Margins(all: 3) },
    Declaration(text: "view a", kind: .stack, keepsStacks: false) { $0.stack = StackArrangement(spacing: 4) },
    Declaration(text: "view a after 4", kind: .view) { ($0.isArranged, $0.spacingAfter) = (true, 4) },
    Declaration(text: "view a", kind: .view, keepsStacks: false) {
      ($0.isArranged, $0.spacingAfter) = (true, 4)
    },
    Declaration(text: "divider a size 0.5x-", kind: .divider) { $0.isUpright = true },
    Declaration(text: "divider a size 1x2", kind: .divider) {
      ($0.isUpright, $0.hasExplicitSize) = (true, true)
      $0.explicitSize = PerAxis(horizontal: 1, vertical: 2)
    },
    Declaration(text: "switch a on", kind: .switch) { $0.control = Control(.toggle(isOn: true)) },
    Declaration(text: "switch a", kind: .switch), Declaration(text: "slider a", kind: .slider),
    Declaration(text: "slider a 0.25", kind: .slider) { $0.control = Control(.slider(0.25)) },
    Declaration(text: "view a", kind: .view) { $0.control = Control(.slider(0.25)) },
    Declaration(text: "progress a 1", kind: .progress) { $0.control = Control(.progress(1)) },
    Declaration(text: "pages a 4", kind: .pages) { $0.control = Control(.pages(count: 4, current: 1)) },
    Declaration(text: "pages a", kind: .pages) { $0.control = Control(.pages(count: 3, current: 1)) },
    Declaration(text: "segments a \"x\" \"y\"", kind: .segments) {
      $0.control = Control(.segments(["x", "y"], selected: 1))
    },
    Declaration(text: "toolbar a \"x\"", kind: .toolbar) { $0.control = Control(.items(["x"])) },
    Declaration(text: "tabbar a \"x\"", kind: .tabbar) { $0.control = Control(.items(["x"])) },
    Declaration(text: "icon a \"star\"", kind: .icon) { $0.control = Control(.symbol(name: "star")) },
    Declaration(text: "navbar a \"x\"", kind: .navbar) {
      $0.control = Control(.bar(Control.Bar(title: "x")))
    },
    Declaration(text: "navbar a \"y\"", kind: .navbar) {
      ($0.control, $0.text) = (Control(.bar(Control.Bar(title: "x"))), "y")
    },
    Declaration(text: "navbar a", kind: .navbar),
  ]

  @Test(arguments: declarations) func declaration(example: Declaration) {
    let layout = Self.layout {
      $0[1] = View(name: "a", kind: example.kind, parent: .root)
      example.change(&$0[1])
    }
    #expect(layout.declaration(of: ViewID(1), keepsStacks: example.keepsStacks) == example.text)
  }

  @Test func `A row makes a divider upright, and a column does not`() {
    for (axis, text) in [(Axis.horizontal, "divider b"), (.vertical, "divider b size 0.5x-")] {
      let layout = Self.layout {
        $0[1] = View(name: "a", kind: .stack, parent: .root)
        $0[1].stack?.axis = axis
        $0[2] = View(name: "b", kind: .divider, parent: ViewID(1))
        $0[2].isUpright = true
      }
      #expect(layout.declaration(of: ViewID(2), keepsStacks: true) == text)
      #expect(layout.declaration(of: ViewID(2), keepsStacks: false) == "divider b size 0.5x-")
    }
  }

  @Test func `Blocks, comments and depths, with their places`() {
    var writer = LayoutWriter(
      Self.layout {
        $0[2].zIndex = -1
        $0[3].zIndex = 2
      }, keepsStacks: true)
    writer.addCanvases()
    writer.addViews { $0 == ViewID(1) ? "outer" : nil }
    writer.addDepths()
    writer.add(comment: "end")
    #expect(
      writer.text
        == "canvas fit\nview a {  // outer\n    label b\n}\nbutton c\nZ:|-(-1)-[b]\nZ:|-2-[c]\n// end\n")
    let source = writer.source(named: "x")
    #expect(writer.viewSpans.map { $0.map { source[$0] } } == [nil, "view a", "label b", "button c"])
    let written = writer.written(in: source)
    #expect(written.views.map { $0.nameSpan.map { source[$0] } } == [nil, "a", "b", "c"])
  }

  @Test(
    arguments: [
      (0, "0"), (-3, "-3"), (0.5, "0.5"), (12, "12"), (1e-7, "0.0000001"), (-1.5e-7, "-0.00000015"),
      (1e16, "10000000000000000"), (1.5e17, "150000000000000000"), (100, "100"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    #expect(spelled(value) == text)
    #expect(Double(text) == value)
  }

  @Test(
    arguments: [
      (0.5, "0.5"), (16.0 / 9, "16:9"), (1.0 / 3, "1:3"), (-2.0 / 3, "-2:3"), (999.0 / 998, "999:998"),
      (1000.0 / 999, "1.001001001001001"), (Double.pi, "3.141592653589793"), (2, "2"),
      (1e12, "1000000000000"),
      (1.1e12, nil), (-1.1e12, nil), (1.2345678, "1.2345678"),
    ] as [(Double, String?)])
  func factors(value: Double, text: String?) { #expect(factorText(value) == text) }

  @Test(
    arguments: [
      (0.00001, "0.00001"), (-0.000012, "-0.000012"), (2, "2"), (0.1234567891, "0.123456789"),
      (1_000_000.5, "1000000.5"), (1e12, "1000000000000"), (1.1e12, nil), (-0.25, "-0.25"), (1e-10, "0"),
    ] as [(Double, String?)])
  func `Rounded numbers`(value: Double, text: String?) { #expect(plainNumber(value) == text) }

  @Test(
    arguments: [
      ("a\"b\\c", "\"a\\\"b\\\\c\""), ("a\nb\tc", "\"a\\nb\\tc\""), ("a\u{1}b\u{7F}\u{9F}c", "\"abc\""),
      ("a\u{A0}\u{FFFD}", "\"a\u{A0}\u{FFFD}\""), ("a\u{FFFE}\u{FFFF}", "\"a\""),
      ("\u{202E}", "\"\\u{202e}\""),
    ])
  func strings(text: String, literal: String) { #expect(spelled(text) == literal) }

  @Test(
    arguments: [
      (.none, "none"), (.automatic, "none"), (.color(Color(rgb: 0x0F10FF)), "#0f10ff"),
      (.color(Color(rgb: 0x0F10FF).withAlpha(9)), "#0f10ff09"),
      (.adaptive(light: Color(rgb: 1), dark: Color(rgb: 2)), "#000001"),
    ] as [(ViewColor, String)])
  func colors(color: ViewColor, text: String) { #expect(spelled(color) == text) }

  @Test func `Names that are taken, and names that no notation can refer to`() {
    #expect(freshName("a", besides: []) == "a")
    #expect(freshName("a", besides: ["a"]) == "a2")
    #expect(freshName("a", besides: ["a", "a2"]) == "a3")
    let named = Self.layout {
      ($0[0].name, $0[1].name, $0[2].name, $0[3].name) = (nil, "root", "a.b", "a_b")
    }.withNamedRoot
    #expect(named.views.map(\.name) == ["root2", "root", "a_b2", "a_b"])
    #expect(Self.layout { $0[0].name = nil }.writtenName(of: .root) == "root")
  }
}
