import LayoutModel
import Testing

@testable import LayoutLanguage

/// The extensions of autolayout.js, with the examples of its README.
@Suite struct VFLExtensionTests {
  @Test(arguments: [
    ("|-[a(==50%)]", ["a.leading == view.leadingMargin", "a.width == view.width * 0.5"]),
    ("[a(>=50%)]", ["a.width >= view.width * 0.5"]),
    ("[a(-10%)]", ["a.width == view.width * -0.1"]),
    ("[a(12.5%@500)]", ["a.width == view.width * 0.125 @500"]),
    ("V:[inner(50%)]", ["inner.height == card.height * 0.5"]),
    ("[a(gap%)]", ["a.width == view.width * 0.12"]),
    ("[a(50%-10)]", ["a.width == view.width * 0.5 - 10"]),
    ("[a(0%)]", ["a.width == 0"]),
  ])
  func `proportional size`(line: String, normalForms: [String]) { check(line, normalForms) }

  @Test(arguments: [
    ("[a(==b/2-10)]", ["a.width == b.width * 0.5 - 10"]),
    (
      "|-[a(==b*4-100)]-[b]-|",
      [
        "a.leading == view.leadingMargin", "a.width == b.width * 4 - 100", "b.leading == a.trailing + 8",
        "view.trailingMargin == b.trailing",
      ]
    ),
    ("[a(b+10)]", ["a.width == b.width + 10"]),
    ("[a(b/-4)]", ["a.width == b.width * -0.25"]),
    ("[a(b*+4)]", ["a.width == b.width * 4"]),
    ("[a(b*gap-gap)]", ["a.width == b.width * 12 - 12"]),
    ("[a(b*.5+.5)]", ["a.width == b.width * 0.5 + 0.5"]),
    ("V:|-[a(a.width)]", ["a.top == view.topMargin", "a.height == a.width"]),
    ("V:|-[a(a.width/4)]", ["a.top == view.topMargin", "a.height == a.width * 0.25"]),
    ("[a(b.height*2)]", ["a.width == b.height * 2"]),
    ("[a(superview/2)]", ["a.width == view.width * 0.5"]),
    ("[a(superview.height)]", ["a.width == view.height"]),
    ("[a(gap*2+1)]", ["a.width == 25"]),
  ])
  func `operators and attributes`(line: String, normalForms: [String]) { check(line, normalForms) }

  @Test(arguments: [
    ("[a]-10%-[b]", ["b.leading - a.trailing - 0.1*view.width == 0"]),
    ("[a]-(15%)-[b]", ["b.leading - a.trailing - 0.15*view.width == 0"]),
    ("[a]-(-10%)-[b]", ["b.leading - a.trailing + 0.1*view.width == 0"]),
    ("V:|-(10%)-[a]", ["a.top - view.top - 0.1*view.height == 0"]),
    ("V:[inner]-(>=10%@5)-|", ["card.bottom - inner.bottom - 0.1*card.height >= 0 @5"]),
    ("[a]-(10%)-[b] directionRightToLeft", ["a.left - b.right - 0.1*view.width == 0"]),
    ("[a]-(0%)-[b]", ["b.leading == a.trailing"]),
    ("[a]-(-22)-[b]", ["b.leading == a.trailing - 22"]),
    ("[a]-(b)-[c]", ["c.leading - a.trailing - b.width == 0"]),
    ("[a]-(a/10)-[b]", ["b.leading - a.trailing - 0.1*a.width == 0"]),
    ("[a]-(a/-10)-[b]", ["b.leading - a.trailing + 0.1*a.width == 0"]),
    ("V:[a]-(>=b*2-10)-[c]", ["c.top - a.bottom - 2*b.height >= -10"]),
    ("V:[a]-(b.width)-[c]", ["c.top - a.bottom - b.width == 0"]),
    ("[a]-(superview/4)-[c]", ["c.leading - a.trailing - 0.25*view.width == 0"]),
    (
      "V:|[a(100)]-(-10)-[b(a)]-(b/-2)-[c]|",
      [
        "a.top == view.top", "a.height == 100", "b.top == a.bottom - 10", "b.height == a.height",
        "c.top - b.bottom + 0.5*b.height == 0", "view.bottom == c.bottom",
      ]
    ),
  ])
  func gaps(line: String, normalForms: [String]) { check(line, normalForms) }

  @Test(arguments: [
    ("|~[a(100)]~|", ["a.width == 100", "view.trailing - a.trailing - a.leading + view.leading == 0"]),
    (
      "V:|~(10%)~[a]~|",
      [
        "a.top - view.top - 0.1*view.height == 0", "view.bottom - a.bottom - a.top + view.top == 0",
      ]
    ),
    (
      "|~[a(10)]~[b(20)]~[c(30)]~|",
      [
        "a.width == 10", "b.leading - a.trailing - a.leading + view.leading == 0", "b.width == 20",
        "c.leading - b.trailing - a.leading + view.leading == 0", "c.width == 30",
        "view.trailing - c.trailing - a.leading + view.leading == 0",
      ]
    ),
    ("[a]~[b]", []),
    (
      "[a]~(>=8,b@5)~[c]~[d]",
      [
        "c.leading >= a.trailing + 8", "c.leading - a.trailing - b.width == 0 @5",
        "d.leading - c.trailing - c.leading + a.trailing == 0",
      ]
    ),
    (
      "HV:|~[a]~|",
      [
        "view.trailing - a.trailing - a.leading + view.leading == 0",
        "view.bottom - a.bottom - a.top + view.top == 0",
      ]
    ),
    (
      "V:|~[a,b]~|",
      [
        "b.top - a.top == 0", "view.bottom - a.bottom - a.top + view.top == 0",
        "view.bottom - b.bottom - a.top + view.top == 0",
      ]
    ),
  ])
  func `equal spacers`(line: String, normalForms: [String]) { check(line, normalForms) }

  @Test(arguments: [
    (
      "|[a(100)][b(30)]->[c(10)][d(10)]|",
      [
        "a.leading == view.leading", "a.width == 100", "b.leading == a.trailing", "b.width == 30",
        "c.width == 10",
        "d.leading == c.trailing", "d.width == 10", "view.trailing == d.trailing",
      ]
    ),
    ("|->[a]->|", []),
  ])
  func disconnections(line: String, normalForms: [String]) { check(line, normalForms) }

  @Test(arguments: [
    (
      "H:[v1..3(10)]|",
      [
        "v1.width == 10", "v2.width == 10", "v3.width == 10", "view.trailing == v1.trailing",
        "view.trailing == v2.trailing", "view.trailing == v3.trailing",
      ]
    ),
    ("[v2..3][a]", ["a.leading == v2.trailing", "a.leading == v3.trailing"]),
    ("[v..3(a)]", ["v.width == a.width", "v2.width == a.width", "v3.width == a.width"]),
    ("[v1..1][a]", ["a.leading == v1.trailing"]),
    ("[p08..10(5)]", ["p08.width == 5", "p09.width == 5", "p10.width == 5"]),
    (
      "HV:[v2..3(v1)]",
      [
        "v2.width == v1.width", "v3.width == v1.width", "v2.height == v1.height", "v3.height == v1.height",
      ]
    ),
    (
      "V:|~[v1..2]~|",
      [
        "v2.top - v1.top == 0", "view.bottom - v1.bottom - v1.top + view.top == 0",
        "view.bottom - v2.bottom - v1.top + view.top == 0",
      ]
    ),
    (
      "V:|[a,b]|",
      ["a.top == view.top", "b.top == view.top", "view.bottom == a.bottom", "view.bottom == b.bottom"]
    ),
    (
      "H:|[a(b,c)]-[b,c]-[d]|",
      [
        "a.leading == view.leading", "a.width == b.width", "a.width == c.width",
        "b.leading == a.trailing + 8",
        "c.leading == a.trailing + 8", "d.leading == b.trailing + 8", "d.leading == c.trailing + 8",
        "view.trailing == d.trailing",
      ]
    ),
    (
      "V:|[b(c)]-[c]|",
      [
        "b.top == view.top", "b.height == c.height", "c.top == b.bottom + 8", "view.bottom == c.bottom",
      ]
    ),
    ("[a(10),b(20)]", ["a.width == 10", "b.width == 20"]),
    ("|[a,inner]", ["a.leading == view.leading", "inner.leading == card.leading"]),
  ])
  func `ranges and several views`(line: String, normalForms: [String]) { check(line, normalForms) }

  @Test(arguments: [
    (
      "HV:|[a]|",
      [
        "a.leading == view.leading", "view.trailing == a.trailing", "a.top == view.top",
        "view.bottom == a.bottom",
      ]
    ),
    (
      "HV:|-[a(50%)]",
      [
        "a.leading == view.leadingMargin", "a.width == view.width * 0.5", "a.top == view.topMargin",
        "a.height == view.height * 0.5",
      ]
    ),
  ])
  func `both axes`(line: String, normalForms: [String]) { check(line, normalForms) }

  @Test(arguments: [
    ("C:a.centerX(b.centerX)", ["a.centerX == b.centerX"]),
    ("C:a.centerX(b)", ["a.centerX == b.centerX"]),
    ("C:a.centerX(b).bottom(c.bottom)", ["a.centerX == b.centerX", "a.bottom == c.bottom"]),
    ("C:a.height(b.width*2+10)", ["a.height == b.width * 2 + 10"]),
    ("C:a.centerX(b.centerX,c.centerX)", ["a.centerX == b.centerX", "a.centerX == c.centerX"]),
    ("C:a.centerX(b.centerX).top(20)", ["a.centerX == b.centerX", "a.top == view.top + 20"]),
    ("C:a.width(20)", ["a.width == 20"]),
    ("C:a.width(>=gap@20)", ["a.width >= 12 @20"]),
    ("C:a.left(>=b.right*2)", ["a.left >= b.right * 2"]),
    ("C:inner.bottom(-gap)", ["inner.bottom == card.bottom - 12"]),
    ("C:a.baseline(20)", ["a.lastBaseline == view.top + 20"]),
    ("C:a.firstBaseline(b)", ["a.firstBaseline == b.firstBaseline"]),
    ("C:a.width(50%)", ["a.width == view.width * 0.5"]),
    ("C:a.left(50%)", ["a.left - view.left - 0.5*view.width == 0"]),
    ("C:a.centerX(superview)", ["a.centerX == view.centerX"]),
    (
      "C: a.top ( 20 , 30@5 ) .left(b.left)",
      ["a.top == view.top + 20", "a.top == view.top + 30 @5", "a.left == b.left"]
    ),
  ])
  func `explicit constraints`(line: String, normalForms: [String]) { check(line, normalForms) }

  private func check(_ line: String, _ normalForms: [String]) {
    let reading = VFLReading(line, views: ["v", "v1", "v2", "v3", "p08", "p09", "p10"])
    #expect(reading.normalForms == normalForms)
    #expect(reading.findings == [])
  }

  @Test(arguments: [
    ("[1️⃣v2..1]", ["empty-range"]), ("[1️⃣v..0]", ["empty-range"]), ("[v1..1️⃣]", ["expected-range-end"]),
    ("[v1..1️⃣x]", ["expected-range-end"]), ("[1️⃣v1..9]", ["unknown-view"]), ("[1️⃣v1..100000000]", ["too-long"]),
    ("[v1..1️⃣99999999999999999999999]", ["number-too-large"]), ("[v11️⃣.5]", ["unclosed-view"]),
    ("C:1️⃣", ["invalid-view-name"]), ("C:a1️⃣", ["expected-attribute"]), ("C:a.1️⃣", ["expected-attribute"]),
    ("C:a.top1️⃣", ["expected-predicates"]), ("C:a.top(1️⃣)", ["expected-value"]),
    ("C:a.top(51️⃣", ["unclosed-predicates"]),
    ("C:a.1️⃣topp(5)", ["unknown-attribute"]), ("C:1️⃣x.top(5)", ["unknown-view"]),
    ("C:a.top(1️⃣x)", ["unknown-view"]),
    ("C:a.top(5)1️⃣;", ["unexpected-text"]), ("C:a.left(b.1️⃣leading)", ["leading-with-left"]),
    ("C:a.left(b.1️⃣top)", ["horizontal-with-vertical"]), ("C:a.left(b.1️⃣width)", ["size-with-location"]),
    ("C:view.left(1️⃣5)", ["no-superview"]), ("C1️⃣[a]", ["expected-colon"]),
    ("[a]~1️⃣10~[b]", ["expected-view"]), ("[a]~(10)1️⃣[b]", ["unfinished-connection"]),
    ("[a]~(b.1️⃣left)~[c]", ["size-with-location"]),
  ])
  func `codes and columns`(marked: String, codes: [String]) {
    let line = MarkedText(marked)
    let reading = VFLReading(line.text, views: ["v", "v1", "v2", "v3"])
    #expect(reading.findings == zip(line.columns, codes).map { "\($0):\($1)" })
  }
}
