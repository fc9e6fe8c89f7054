import Diagnostics
import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct VFLFileTests {
  @Test(arguments: [
    "|-[child(==child2)]-[child2]-|", "V:|[child(==child2)]|",
    "|-[view1(==50%)]    // view1 is 50% the width of the parent",
    "[view1(>=50%)]      // view1 should always be more than 50% the width of the parent",
    "|-[view1(==view2/2)]-[view2]-|  // view1 is half the width of view2",
    "|-[view1(==view2*4-100)]-[view2]-|",
    "V:|-[view1(view1.width)]", "V:|-[view1(view1.width/3)]",
    "Z:|[child1][child2]  // child2 is placed in front of child1",
    "Z:|[background]-10-[child1..2]", "|~[view1(100)]~|        // view1 has width of 100 and is centered",
    "V:|~(10%)~[view2]~|     // top & bottom spacers have height of 10%",
    "|~[child1(10)]~[child2(20)]~[child3(30)]~|",
    "V:|[column:[top(50)][content][bottom(50)]]|\n    H:|[column]|",
    "//shapes circle1..5:circle\nH:[circle1(circle1.height)]",
    "HV:[circle2..5(circle1)]    // use same width/height for other circles",
    "H:|[circle1]-[circle2]-[circle3]-[circle4]-[circle5]|",
    "V:|~[circle1..5]~|          // center all circles vertically",
    "H:|[left(top,right)]-[top,bottom]-[right]|", "V:|[left,right]|", "V:|[top(bottom)]-[bottom]|",
    "HV:|[background]|",
    "HV:|-[background]-|", "      |[left1(100)][left2(300)]->[right1(100)][right2(100)]|",
    "[view1(view1.height/3)] // enfore aspect ratio 1/3", "H:|[top,middle,bottom]|",
    "V:|[top(100)]-(-10)-[middle(top)]-(middle/-2)-[bottom]|", "Z:|[top][middle][bottom]",
    "C:view1.centerX(view2.centerX)     // view1 is horizontally centered to view2", "C:view1.centerX(view2)",
    "C:view1.centerX(view2).bottom(view2.bottom) // chaining syntax",
    "C:view1.height(view2.width*2+10)   // expressions",
    "Z:|-[view1][view2]", "V:|[view2(view1.width)]", "|~[center(100)]~|", "H:[view1..8(10)]|",
    "Z:|[background][text1,text2,text3]|", "|[view1(200)]->[view2(100)]|", "|[view1]-(-10)-[view2]|",
  ])
  func `autolayout.js's README`(line: String) {
    #expect(parse(SourceText(name: "test.layout", text: line)).diagnostics.map(\.message) == [])
  }

  @Test func `views, blocks, metrics and spacing are the file's`() {
    let text = """
      let gap = 12
      spacing 10 20
      label title "Sign in"
      view card {
        image avatar size 48x48
        label name "Jane"
        |-[avatar]-[name]-|
        V:|-[avatar]-gap-|; V:[avatar(>=gap@gap)]
      }
      V:|-40-[title]-[card]
      """
    let parsed = parse(SourceText(name: "test.layout", text: text))
    #expect(parsed.diagnostics == [])
    #expect(
      normalForms(text) == [
        "avatar.leading == card.leadingMargin", "name.leading == avatar.trailing + 10",
        "card.trailingMargin == name.trailing", "avatar.top == card.topMargin",
        "card.bottom == avatar.bottom + 12",
        "avatar.height >= 12 @ 12", "title.top == view.top + 40", "card.top == title.bottom + 20",
      ])
  }

  @Test func `LANGUAGE's example of a diagnostic`() throws {
    let parsed = parse(
      SourceText(name: "sign-in.layout", text: "view title; view email\n|-[title]-[emial]-|"))
    let text = parsed.layout.source
    let diagnostic = try #require(parsed.diagnostics.last)
    #expect(diagnostic.code == "unknown-view")
    #expect(diagnostic.message == "Unable to find view with name emial; did you mean 'email'?")
    #expect(diagnostic.span.map { text[$0] } == "emial")
    #expect(diagnostic.span.map { text.location(at: $0.start) } == SourceLocation(line: 2, column: 12))
  }

  @Test func `a stack may be named before its line, in any notation`() {
    let parsed = parse(
      SourceText(
        name: "test.layout", text: "view a\nview b\ncolumn.left = 5\nV:|[column:[a][b]]|\ncolumn.width = 50"))
    #expect(parsed.diagnostics == [])
    #expect(parsed.layout.views.map(\.kind) == [.view, .view, .view, .guide])
  }

  @Test func `strict reading is an option`() {
    let source = SourceText(name: "test.layout", text: "|-[a(50%)] -[b]-|")
    #expect(parse(source).diagnostics == [])
    let strict = parse(source, options: ParseOptions(strictVFL: true))
    #expect(strict.diagnostics.map(\.code) == ["vfl-extension", "vfl-blank"])
    #expect(!strict.hasErrors)
    #expect(strict.layout == parse(source).layout)
  }

  @Test func `statements that are meant for it get its messages`() {
    for (line, code) in [
      ("[a setLeft:20]", "message-syntax"), ("V|[a]|", "expected-colon"),
      ("v:|[a]|", "unknown-orientation"),
      ("-[a]-|", "expected-view"),
    ] {
      #expect(
        parse(SourceText(name: "test.layout", text: "view a\n\(line)")).diagnostics.map(\.code) == [code],
        "\(line)")
    }
  }
}
