import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct VFLNormalFormTests {
  @Test(arguments: [
    ("[a]", []),
    ("H:[a][b]", ["b.leading == a.trailing"]),
    ("V:[a][b]", ["b.top == a.bottom"]),
    ("|[a]|", ["a.leading == view.leading", "view.trailing == a.trailing"]),
    ("V:|[a]|", ["a.top == view.top", "view.bottom == a.bottom"]),
    ("V:|-[a]-|", ["a.top == view.topMargin", "view.bottomMargin == a.bottom"]),
    ("[a]-|", ["view.trailingMargin == a.trailing"]),
    ("|-[inner]", ["inner.leading == card.leadingMargin"]),
    (
      "|-[a]-[inner]-|",
      [
        "a.leading == view.leadingMargin", "inner.leading == a.trailing + 8",
        "card.trailingMargin == inner.trailing",
      ]
    ),
    ("|[card]|", ["card.leading == view.leading", "view.trailing == card.trailing"]),
    ("|-0-[a]", ["a.leading == view.leading"]),
    ("[a]-8-[b]", ["b.leading == a.trailing + 8"]),
    ("[a]-8.5-[b]", ["b.leading == a.trailing + 8.5"]),
    ("[a]-.5-[b]", ["b.leading == a.trailing + 0.5"]),
    ("[a]-5.-[b]", ["b.leading == a.trailing + 5"]),
    ("[a]-gap-[b]", ["b.leading == a.trailing + 12"]),
    ("|-gap-[a]", ["a.leading == view.leading + 12"]),
    ("[a]-(8)-[b]", ["b.leading == a.trailing + 8"]),
    ("[a]-(gap)-[b]", ["b.leading == a.trailing + 12"]),
    ("[a]-(>=8)-[b]", ["b.leading >= a.trailing + 8"]),
    ("[a]-(<=8@250)-[b]", ["b.leading <= a.trailing + 8 @250"]),
    (
      "[a]-(>=8,<=20,==10@250)-[b]",
      [
        "b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20", "b.leading == a.trailing + 10 @250",
      ]
    ),
    ("[a]-8@750-[b]", ["b.leading == a.trailing + 8 @750"]),
    ("V:|-20@750-[a]-10@45-|", ["a.top == view.top + 20 @750", "view.bottom == a.bottom + 10 @45"]),
    ("[a]-(>=gap@big)-|", ["view.trailing >= a.trailing + 12 @500"]),
    ("[a]-(0@big)-[b]", ["b.leading == a.trailing @500"]),
    ("[a(50)]", ["a.width == 50"]),
    ("V:[a(50)]", ["a.height == 50"]),
    ("[a(==50)]", ["a.width == 50"]),
    ("[a(<=50)]", ["a.width <= 50"]),
    ("[a(gap)]", ["a.width == 12"]),
    ("[a(>=gap@big)]", ["a.width >= 12 @500"]),
    ("[a(50@0750)]", ["a.width == 50 @750"]),
    ("[a(50@20.5)]", ["a.width == 50 @20.5"]),
    ("[a(50@1)]", ["a.width == 50 @1"]),
    ("[a(50@1000)]", ["a.width == 50"]),
    ("[a(b)]", ["a.width == b.width"]),
    ("V:[a(b)]", ["a.height == b.height"]),
    ("[a(==b)]", ["a.width == b.width"]),
    ("[a(>=b@750)]", ["a.width >= b.width @750"]),
    ("[a(view)]", ["a.width == view.width"]),
    ("[a(>=70,<=100,b@250)]", ["a.width >= 70", "a.width <= 100", "a.width == b.width @250"]),
    ("[a(-5)]", ["a.width == -5"]),
    ("[a(+5)]", ["a.width == 5"]),
    ("[a]-(-5)-[b]", ["b.leading == a.trailing - 5"]),
    ("[a]-(-gap)-[b]", ["b.leading == a.trailing - 12"]),
    ("[a]--5-[b]", ["b.leading == a.trailing - 5"]),
    (
      "|-[a(50)]-[b(a)]-|",
      [
        "a.leading == view.leadingMargin", "a.width == 50", "b.leading == a.trailing + 8",
        "b.width == a.width",
        "view.trailingMargin == b.trailing",
      ]
    ),
    ("V:[a]-(>=0)-[b]-[c]", ["b.top >= a.bottom", "c.top == b.bottom + 8"]),
    ("[view][a]", ["a.leading == view.trailing"]),
  ])
  func grammar(line: String, normalForms: [String]) {
    let reading = VFLReading(line)
    #expect(reading.normalForms == normalForms)
    #expect(reading.findings == [])
  }

  @Test(arguments: [
    ("[ a ]", []),
    ("[a] [b]", ["b.leading == a.trailing"]),
    ("| - [a] - |", ["a.leading == view.leadingMargin", "view.trailingMargin == a.trailing"]),
    ("[a] - 8 - [b]", ["b.leading == a.trailing + 8"]),
    ("[a]- (gap)-[b]", ["b.leading == a.trailing + 12"]),
    ("[a] -( >= 8 , <= 20 )- [b]", ["b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20"]),
    ("[a (50)]", ["a.width == 50"]),
    ("[a( >=50 )]", ["a.width >= 50"]),
    ("[a(>= 50,\t<= 60)]", ["a.width >= 50", "a.width <= 60"]),
    ("V: |[a]|", ["a.top == view.top", "view.bottom == a.bottom"]),
    ("V :|[a]", ["a.top == view.top"]),
  ])
  func `blanks are accepted around brackets, commas, relations and connections`(
    line: String, normalForms: [String]
  ) {
    let reading = VFLReading(line)
    #expect(reading.normalForms == normalForms)
    #expect(reading.findings == [])
  }

  @Test(arguments: [
    ("[a]1️⃣-[b]", 1), ("[a]1️⃣-8-[b]", 1), ("[a]-(1️⃣>=8,2️⃣<=9)-[b]", 2), ("[a] 1️⃣- [b]", 1), ("|1️⃣[a]", 1),
    ("[a]1️⃣|", 1), ("[a(1️⃣b@5,2️⃣>=9)]", 2), ("[a( 1️⃣b )]", 1), ("[a][b]  1️⃣alignAllTop", 2),
  ])
  func `a constraint is where its predicate, connection or option is`(marked: String, count: Int) {
    let line = MarkedText(marked)
    let reading = VFLReading(line.text)
    #expect(reading.constraints.count == count)
    #expect(reading.constraints.suffix(line.columns.count).map { reading.column($0) } == line.columns)
  }

  @Test func `the text of a constraint`() {
    let reading = VFLReading("|-[a(>=50@20)]-8-[b]-(9,10)-[c]")
    #expect(
      reading.constraints.map { reading.context.source[$0.span] } == ["-", ">=50@20", "-8-", "9", "10"])
    #expect(reading.constraints.allSatisfy { $0.notation == .vfl && $0.identifier == nil })
  }

  @Test func `the standard space is each axis's own, and pictures may say so`() {
    let spacing = PerAxis(horizontal: 10.0, vertical: 20.0)
    let reading = VFLReading("[a]-[b]\nV:[a]-[b]\n|-[a]\n[a]-8-[b]\n[a][b]", spacing: spacing)
    #expect(
      reading.normalForms == [
        "b.leading == a.trailing + 10", "b.top == a.bottom + 20", "a.leading == view.leadingMargin",
        "b.leading == a.trailing + 8", "b.leading == a.trailing",
      ])
    #expect(reading.constraints.map(\.usesStandardSpace) == [true, true, true, false, false])
  }

  @Test func `a name that is a view and a metric: views win in views, metrics in gaps`() {
    let reading = VFLReading("[a(b)]-(b)-[c]-b-[d]", metrics: ["b": 3])
    #expect(
      reading.normalForms == [
        "a.width == b.width", "c.leading == a.trailing + 3", "d.leading == c.trailing + 3",
      ])
  }

  @Test func `a file without declarations takes its boxes from the lines`() {
    let reading = VFLReading("|-[x]-gap-[y(z)]\n[z]", metrics: ["gap": 12], declaresViews: false)
    #expect(reading.context.views.map(\.name) == ["view", "x", "y", "z"])
    #expect(reading.context.views.dropFirst().allSatisfy { $0.kind == .box && $0.parent == .root })
    #expect(reading.findings == [])
  }
}
