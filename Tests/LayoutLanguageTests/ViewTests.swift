import Graphics
import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct ViewTests {
  private func view(_ text: String) throws -> View {
    let parsed = parsed(text)
    #expect(parsed.reported == [])
    return try #require(parsed.layout.views.last)
  }

  @Test(arguments: ViewKind.allCases)
  func kind(_ kind: ViewKind) throws {
    let view = try view("\(kind.rawValue) a")
    #expect(view.kind == kind)
    #expect(view.name == "a")
    #expect(view.parent == .root)
  }

  @Test func `The defaults of a view`() throws {
    let view = try view("label a")
    #expect(view.text == nil)
    #expect(view.textStyle == TextStyle(size: 17, weight: .regular))
    #expect(view.lineLimit == 1)
    #expect(view.explicitSize == PerAxis(both: nil))
    #expect(!view.hasExplicitSize)
    #expect(view.margins == Margins(all: 8))
    #expect(view.hugging == PerAxis(both: 250))
    #expect(view.compression == PerAxis(both: 750))
    #expect(view.fill == .automatic && view.stroke == .automatic && view.cornerRadius == nil)
    #expect(!view.isHidden)
  }

  static let everything =
    "size 48x- font 24 bold lines 0 margins 1 2 3 4 hugging 251 compression 1000 high fill #f00 stroke none corner 4.5 hidden"

  @Test(arguments: [
    "label a \"x\" \(everything)",
    "label a \"x\" {\n \(everything)\n}",
    "label a \"x\" { size 48x- font 24 bold; lines 0; margins 1 2 3 4\n hugging 251; compression 1000 high\n fill #f00; stroke none; corner 4.5; hidden }",
    "label a \"x\" size 48 x - font 24. bold lines 0 { margins 1 2 3 4; hugging 251 251; compression required 750; fill #ff0000 stroke none corner 4.5 hidden }",
    "label a \"x\" hidden corner 4.5 stroke none fill red compression 1000 750 hugging more margins 1 2 3 4 lines 0 font 24 bold size 48x-\nlet more = 251",
  ])
  func `Every property, on the line or in the block`(_ text: String) throws {
    let view = try view(text)
    #expect(view.text == "x")
    #expect(view.textStyle == TextStyle(size: 24, weight: .bold))
    #expect(view.lineLimit == 0)
    #expect(view.explicitSize == PerAxis(horizontal: 48, vertical: nil))
    #expect(view.hasExplicitSize)
    #expect(view.margins == Margins(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(view.hugging == PerAxis(both: 251))
    #expect(view.compression == PerAxis(horizontal: 1000, vertical: 750))
    #expect(view.fill == .color(Color(red: 255, green: 0, blue: 0)))
    #expect(view.stroke == .none)
    #expect(view.cornerRadius == 4.5)
    #expect(view.isHidden)
  }

  @Test(
    "size",
    arguments: [
      ("48x20", 48, 20), ("48 x 20", 48, 20), ("-x20", nil, 20), ("- x 20", nil, 20), ("48x-", 48, nil),
      ("-x-", nil, nil), (".5x5.", 0.5, 5), ("0x0", 0, 0),
    ] as [(String, Double?, Double?)])
  func size(_ size: String, _ width: Double?, _ height: Double?) throws {
    #expect(try view("image a size \(size)").explicitSize == PerAxis(horizontal: width, vertical: height))
    #expect(try view("image a { size \(size) }").explicitSize == PerAxis(horizontal: width, vertical: height))
  }

  @Test(
    "color",
    arguments: [
      ("#abc", 0xAA, 0xBB, 0xCC, 255), ("#A1b2C3", 0xA1, 0xB2, 0xC3, 255), ("#01020304", 1, 2, 3, 4),
      ("rebeccapurple", 0x66, 0x33, 0x99, 255), ("LightGoldenrodYellow", 0xFA, 0xFA, 0xD2, 255),
      ("grey", 128, 128, 128, 255), ("white", 255, 255, 255, 255), ("transparent", 0, 0, 0, 0),
    ] as [(String, UInt8, UInt8, UInt8, UInt8)])
  func color(_ name: String, _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) throws {
    let color = Color(red: red, green: green, blue: blue, alpha: alpha)
    #expect(try view("view a fill \(name)").fill == .color(color))
  }

  @Test func `All 148 names of CSS`() {
    #expect(cssColors.count == 148)
  }

  @Test(
    "text",
    arguments: [
      (#""Sign in""#, "Sign in"), (#""""#, ""), (#""a\"b\\c\nd\te""#, "a\"b\\c\nd\te"),
      (#""\u{20AC}\u{1F600}\u{41}""#, "€😀A"), (#""// { } ; |""#, "// { } ; |"), ("\"日本語\"", "日本語"),
    ])
  func text(_ literal: String, _ expected: String) throws {
    #expect(try view("label a \(literal)").text == expected)
    #expect(try view("label a\(literal) lines 0").text == expected)
  }

  @Test func `A view in a block is a subview, in file order`() {
    let views = parsed("view a { view b { label c }\n view d }\nview e").layout.views
    #expect(views.map(\.name) == ["view", "a", "b", "c", "d", "e"])
    #expect(views.map(\.parent?.index) == [nil, 0, 1, 2, 1, 0])
  }

  @Test func `Spans are those of the line and the name`() {
    let source = parsed("  view card margins 16 {\n label x \"Hi\" // c\n}").layout
    #expect(source.views[1].span.map { source.source[$0] } == "view card margins 16")
    #expect(source.views[1].nameSpan.map { source.source[$0] } == "card")
    #expect(source.views[2].span.map { source.source[$0] } == "label x \"Hi\"")
  }

  @Test(
    "errors",
    arguments: [
      ("view1️⃣", "expected-name"), ("view 1️⃣\"x\"", "expected-name"), ("view 1️⃣5", "expected-name"),
      ("label 1️⃣{ }", "expected-name"), ("view 1️⃣superview", "reserved-name"), ("view 1️⃣H", "reserved-name"),
      ("view 1️⃣HV", "reserved-name"), ("view a\nlabel 1️⃣a", "duplicate-view"),
      ("view a { view 1️⃣a }", "duplicate-view"), ("view a 1️⃣b", "unknown-property"),
      ("view a 1️⃣5", "unexpected-text"), ("view a 1️⃣= 5", "unexpected-text"), ("view a1️⃣-b", "unexpected-text"),
      ("view a1️⃣.b", "unexpected-text"), ("label a lines 2 1️⃣\"x\"", "misplaced-text"),
      ("label a \"x\" 1️⃣\"y\"", "misplaced-text"), ("label a \"1️⃣\\u{110000}\"", "no-character"),
      ("label a \"1️⃣\\u{D800}\"", "no-character"), ("label a \"1️⃣\\u{}\"", "unknown-escape"),
      ("label a \"1️⃣\\u41\"", "unknown-escape"), ("label a \"1️⃣\\u{1}\"", "no-character"),
      ("label a \"1️⃣\\x\"", "unknown-escape"), ("label a \"1️⃣\u{7}\"", "no-character"),
      ("view a size1️⃣", "expected-size"), ("view a size 1️⃣big", "expected-size"),
      ("view a size 481️⃣", "expected-size"), ("view a size 48 1️⃣48", "expected-size"),
      ("view a size 1️⃣fitx48", "expected-size"), ("view a size 1️⃣-5x5", "negative-number"),
      ("view a size 5x1️⃣-5", "negative-number"), ("view a font1️⃣", "expected-number"),
      ("view a font 1️⃣bold", "expected-number"), ("view a font 1️⃣0", "number-out-of-range"),
      ("view a font 1️⃣-5", "negative-number"), ("view a font 1️⃣20000", "number-too-large"),
      ("label a font 12 1️⃣heavy", "unknown-property"), ("view a lines 1️⃣1.5", "number-out-of-range"),
      ("view a lines 1️⃣-1", "negative-number"), ("view a margins 1 21️⃣", "margin-count"),
      ("view a margins 1️⃣-1", "negative-number"), ("view a hugging1️⃣", "expected-priority"),
      ("view a hugging 1️⃣0", "priority-out-of-range"), ("view a hugging 5 1️⃣1001", "priority-out-of-range"),
      ("view a hugging 1️⃣big", "unknown-metric"), ("view a compression 1️⃣-5", "priority-out-of-range"),
      ("view a fill1️⃣", "expected-color"), ("view a fill 1️⃣5", "expected-color"),
      ("view a fill 1️⃣redd", "unknown-color"), ("view a fill 1️⃣#ff", "malformed-color"),
      ("view a fill 1️⃣#ffff", "malformed-color"), ("view a fill 1️⃣#ggg", "malformed-color"),
      ("view a corner1️⃣", "expected-number"), ("view a corner 1️⃣-1", "negative-number"),
      ("view a margins 1 1️⃣margins 2", "repeated-property"),
      ("view a margins 1 { 1️⃣margins 2 }", "repeated-property"), ("1️⃣margins 16", "property-outside-view"),
      ("1️⃣hidden", "property-outside-view"), ("1️⃣lable a", "unknown-statement"),
      ("1️⃣foo \"x\"", "unknown-statement"), ("view a { 1️⃣margin 5 }", "unknown-statement"),
      ("view a\n1️⃣a tt = 5", "unknown-statement"),
    ])
  func errors(_ text: String, _ code: String) {
    #expect(findings(text) == ["1: \(code)"])
  }

  @Test(
    "suggestions",
    arguments: [
      ("lable a", "unknown statement 'lable'; did you mean 'label'?"),
      ("view a { margin 5 }", "unknown statement 'margin'; did you mean 'margins'?"),
      (
        "view a\na tt = 5",
        "unknown statement 'a'; begin rules about this view with 'a:', and an equation with 'a.'"
      ),
      ("view a colour red", "a view has no property 'colour'"),
      ("view a border 1", "a view has no property 'border'"),
      ("view a margin 5", "a view has no property 'margin'; did you mean 'margins'?"),
      ("view a fill blu", "no color is named 'blu'; did you mean 'blue'?"),
      ("canvas 1x1 margin 5", "a canvas has no property 'margin'; did you mean 'margins'?"),
    ])
  func suggestion(_ text: String, _ message: String) {
    #expect(messages(text) == [message])
  }

  /// A view whose kind is misspelled is declared all the same, so that the lines about it have no errors.
  @Test(arguments: [
    "1️⃣textField a \"x\" corner 5\nview b\n|-[a]-[b]-|\na.left = b.left",
    "view b {\n1️⃣lable a {\nview c\n}\n|[a(c)]|\n}\nc.top = b.top",
    "view b\n1️⃣buton a\nassert inside a b",
  ])
  func `A misspelled kind declares its view`(text: String) {
    #expect(findings(text) == ["1: unknown-statement"])
  }

  @Test func `All errors of a line are reported, and its names are declared`() {
    #expect(
      findings("view a size 3 1️⃣fill 2️⃣blurple hugging 3️⃣0 corner 4️⃣x\na.left = 5") == [
        "1: expected-size", "2: unknown-color", "3: priority-out-of-range", "4: expected-number",
      ])
  }
}

/// Keywords can be ordinary names.
@Suite struct KeywordTests {
  @Test(
    "as names",
    arguments: [
      ("label label \"x\"\nlabel.width = 5", ["label.width == 5"]),
      ("view size\nsize.left = 3", ["size.left == view.left + 3"]),
      ("view let\nlet.left = let.right", ["let.left == let.right"]),
      ("view canvas { }\ncanvas.top >= 3", ["canvas.top >= view.top + 3"]),
      ("view metrics { view spacing }\nspacing.top = metrics.top", ["spacing.top == metrics.top"]),
      ("view hidden\nview fit\n[hidden]-[fit]", ["fit.leading == hidden.trailing + 8"]),
      ("view rtl\nrtl.width = 5 ~ high", ["rtl.width == 5 @ 750"]),
      ("let view = 5\nlet required = 7\nview a\na.width = view ~ required", ["a.width == 5 @ 7"]),
      ("view.width = 5", ["view.width == 5"]),
      ("image.left = box.right", ["image.left == box.right"]),
    ])
  func names(_ text: String, _ expected: [String]) {
    let parsed = parsed(text)
    #expect(parsed.reported == [])
    #expect(parsed.layout.constraints.map(parsed.layout.normalForm) == expected)
  }

  @Test func `A keyword before an operator is a rule's name`() {
    #expect(findings("view a { 1️⃣size = 3 }").map { $0.prefix(2) } == ["1:"])
    #expect(parsed("view a { size = 3 }").layout.views[1].hasExplicitSize == false)
    #expect(parsed("view tt\nview w { tt = 5, w = 5 }").reported == [])
    #expect(parsed("view label\nlabel: tt = 5").reported == [])
  }
}

/// A file that declares no view takes its views from its constraints.
@Suite struct UndeclaredViewTests {
  @Test(
    "boxes",
    arguments: [
      ("", []), ("canvas 1x1\nlet gap = 5", []), ("a.left = b.right", ["a", "b"]),
      ("[b]-[a]\na.left = c.left", ["b", "a", "c"]), ("c.left = a.left\n[b]", ["c", "a", "b"]),
      ("x: tt = %bt(y)\nz.left = 5", ["x", "y", "z"]), ("a.left = view.left", ["a"]),
      ("canvas 1x1 as root\na.left = root.left\nb.left = view.left", ["a", "b", "view"]),
    ])
  func boxes(_ text: String, _ expected: [String]) {
    let parsed = parsed(text)
    #expect(parsed.reported == [])
    #expect(parsed.layout.views.dropFirst().map(\.name) == expected)
    #expect(parsed.layout.views.dropFirst().allSatisfy { $0.kind == .box && $0.parent == .root })
  }

  @Test func `As soon as one view is declared, all must be`() {
    #expect(findings("a.left = 5\n1️⃣b.left = 5\nview a") == ["1: unknown-view"])
    #expect(parsed("a.left = 5\nview a").reported == [])
  }
}
