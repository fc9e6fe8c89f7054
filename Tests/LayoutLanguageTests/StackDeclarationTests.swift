import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct StackDeclarationTests {
  @Test(
    "errors and warnings",
    arguments: [
      ("view a 1️⃣row", "misplaced-property"), ("view a { 1️⃣column }", "misplaced-property"),
      ("view a 1️⃣distribute fill", "misplaced-property"), ("view a 1️⃣spacing 8", "misplaced-property"),
      ("view a 1️⃣after 8", "misplaced-property"),
      ("stack s { view b { view a 1️⃣after 8 } }", "misplaced-property"),
      ("stack 1️⃣column { view a }", "stack-name"), ("stack 1️⃣vertical spacing 8", "stack-name"),
      ("view a align 1️⃣top", "misplaced-property"), ("stack s align 1️⃣left", "misplaced-property"),
      ("stack s row 1️⃣align leading", "misplaced-property"),
      ("stack s column 1️⃣align firstBaseline", "misplaced-property"),
      ("stack s { 1️⃣align bottom; column }", "misplaced-property"),
      ("stack s distribute 1️⃣equal", "unknown-word"), ("stack s distribute1️⃣", "expected-word"),
      ("label a align 1️⃣middle", "unknown-word"), ("stack s row 1️⃣column", "repeated-property"),
      ("stack s spacing 1️⃣-4", "negative-number"), ("stack s 1️⃣size 4x4", "unused-property"),
      ("stack s 1️⃣hugging 4", "unused-property"), ("stack s 1️⃣compression high", "unused-property"),
      ("stack s 1️⃣\"x\"", "unused-text"), ("view a 1️⃣\"Inbox\"", "unused-text"),
      ("scroll a 1️⃣\"x\"", "unused-text"), ("image a 1️⃣\"x\"", "unused-text"),
      ("guide a 1️⃣\"x\"", "unused-text"),
      ("view a 1️⃣font 12", "unused-property"), ("image a 1️⃣color red", "unused-property"),
      ("view a 1️⃣align center", "unused-property"), ("view a 1️⃣lines 2", "unused-property"),
      ("view a 1️⃣hugging 300", "unused-property"), ("label a \"x\" 1️⃣baselines 3 4", "unused-property"),
      ("stack s 1️⃣baselines 3 4", "unused-property"), ("guide a 1️⃣fill red", "unused-property"),
      ("view a baselines 31️⃣", "expected-number"), ("view a outset 1 21️⃣", "margin-count"),
      ("canvas 320x480 safe1️⃣", "expected-number"), ("canvas 320x480 safe 1 21️⃣", "margin-count"),
      ("canvas 320x480 safe 1️⃣-1", "negative-number"), ("canvas device1️⃣", "expected-device"),
      ("canvas device 1️⃣\"iPhone 99\"", "unknown-device"),
      ("canvas device \"iPhone 15\" 1️⃣sideways", "unknown-property"),
    ])
  func errors(_ text: String, _ code: String) {
    #expect(findings(text) == ["1: \(code)"])
  }

  @Test(
    "nothing to say",
    arguments: [
      "stack s row spacing 8 align lastBaseline distribute equalCentering margins 4 fill red corner 8",
      "stack s { column; spacing 8; label a \"x\" after 4 color red align right }",
      "label a \"x\" align natural unnamed", "view a size 4x4 hugging 300 baselines 3 4 outset 1 2 3 4",
      "scroll s margins 8 fill white", "canvas 320x480 safe 44 0 34 0 rtl margins 16 scale 2",
      "canvas device \"iphone 15 pro\" landscape rtl", "view stack\nstack.left = 5\nview row\nrow: tt = 5",
      "view a\na.width = 5 ~ defaultHigh\na.height = 5 @ fittingSize\n[a(5@low)]", "view after { ll = 5 }",
    ])
  func valid(_ text: String) {
    #expect(messages(text) == [])
  }

  @Test func `A device is a size, a safe area and a scale`() {
    let canvases = parsed(
      "canvas device \"iPhone 15 Pro\"\ncanvas \"l\" 1x1\ncanvas \"x\" device \"iPhone 15 Pro\" landscape"
    ).layout.canvases
    #expect(canvases[0].width == 393 && canvases[0].height == 852 && canvases[0].scale == 3)
    #expect(canvases[0].safeArea == EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(canvases[2].width == 852 && canvases[2].name == "x")
    #expect(canvases[2].safeArea == EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test(
    "equations",
    arguments: [
      ("a.top = superview.safeArea.top + 4", "a.top == view.safeArea.top + 4"),
      ("a.left = superview.margins.left", "a.left == view.leftMargin"),
      ("a.centerX = superview.margins.centerX", "a.centerX == view.centerXWithinMargins"),
      ("a.width = superview.margins.width", "a.width == view.margins.width"),
      ("a.top = b.frame.top", "a.top == b.top"), ("s.frame.top = b.top", "s.frame.top == b.top"),
      ("a.width = s.content.width * 0.5", "a.width == s.content.width * 0.5"),
      ("a.width = 50%", "a.width == view.width * 0.5"),
      ("x.height >= 12.5% ~ high", "x.height >= s.height * 0.125 ~ 750"),
      ("a.width = a.height * 4:2", "a.width == a.height * 2"),
      ("a.width = a.height * 3 / 4", "a.width == a.height * 0.75"),
      ("a.width = b.width / 4 * 2 + 3", "a.width == b.width * 0.5 + 3"),
      ("a.width = b.width * gap:gap", "a.width == b.width"),
      ("a.width = b.width * -2 * -3", "a.width == b.width * 6"),
      ("a.height = 5 ~ required", "a.height == 5"), ("a.height = 5 @ defaultLow", "a.height == 5 ~ 250"),
    ])
  func equations(_ text: String, _ form: String) {
    let layout = parsed("let gap = 3\nview a\nview b\nscroll s { view x }\n" + text).layout
    #expect(layout.constraints.map { normalForm($0, in: layout) } == [form])
  }

  @Test(
    "equation errors",
    arguments: [
      ("a.left = 1️⃣50%", "percentage-of-location"), ("a.width = 50% 1️⃣+ 8", "further-operation"),
      ("a.width = b.width * 501️⃣%", "percentage-as-factor"), ("a.width = 1️⃣-50%", "number-out-of-range"),
      ("a.width = 1️⃣0%", "number-out-of-range"), ("a.width = b.width / 161️⃣:9", "misplaced-ratio"),
      ("a.width = b.width * 2 * 161️⃣:9", "misplaced-ratio"),
      ("a.width = b.width * 16:9 1️⃣* 2", "further-operation"),
      ("a.width = b.width * 16:1️⃣0", "division-by-zero"), ("a.width = b.width * 2 / 1️⃣0", "division-by-zero"),
      ("a.width = b.width * 1️⃣0 * 2", "multiplier-zero"), ("a.width = b.width * 16:1️⃣", "expected-constant"),
      ("a.width = b.1️⃣content.width", "no-content"), ("a.top = b.safeArea1️⃣", "expected-attribute"),
      ("a.top = b.safeArea.1️⃣", "expected-attribute"), ("a.top = b.safeArea.1️⃣topp", "unknown-attribute"),
      ("a.top = b.safeArea.1️⃣left", "horizontal-with-vertical"), ("a.1️⃣b.left = 20", "view-path"),
      ("1️⃣superview.safeArea.left = a.left", "superview-on-left"),
      ("view.width = 1️⃣50%", "root-has-no-superview"),
      ("a.width = 5 ~ 1️⃣hight", "unknown-metric"),
    ])
  func equationErrors(_ text: String, _ code: String) {
    #expect(findings(text, before: "view a\nview b\n") == ["1: \(code)"])
  }

  @Test func `The stack's constraints come first and have its place`() {
    let layout = parsed("view x\nx.left = 5\nstack s { view a\n view b }").layout
    #expect(
      layout.constraints.map(\.notation) == [
        .stack, .stack, .stack, .stack, .stack, .stack, .stack, .stack, .equation,
      ])
    #expect(layout.constraints[0].span == layout.views[2].span)
  }
}

private func normalForm(_ constraint: Constraint, in layout: Layout) -> String {
  func name(_ item: Item) -> String {
    let guide = item.guide.map { "\($0.rawValue)." } ?? ""
    return "\(layout[item.view].name ?? "root").\(guide)\(item.attribute.rawValue)"
  }
  guard case .items(let first, let second, let multiplier, let constant) = constraint.form else { return "" }
  var text = "\(name(first)) \(constraint.relation.rawValue)"
  if let second {
    text += " \(name(second))"
    if multiplier != 1 { text += " * \(plainNumber(multiplier) ?? "")" }
    if constant != 0 { text += " + \(plainNumber(constant) ?? "")" }
  } else {
    text += " \(plainNumber(constant) ?? "")"
  }
  return constraint.priority == 1000 ? text : text + " ~ \(plainNumber(constraint.priority) ?? "")"
}
