import Diagnostics
import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct VFLInputTests {
  @Test(arguments: [
    ("|", true), ("|[a]|", true), ("[a]", true), ("H:", true), ("V:|", true), ("V |", true), ("V[a]", true),
    ("HV:[a]", true),
    ("Z:[a]", true), ("C:a.top(5)", true), ("C: a.top(5)", true), ("h:|[a]", true), ("v: [a]", true),
    ("[a setLeft:20]", false),
    ("-[a]-|", true), ("~[a]~|", true), ("->[a]", true),
    ("a.left = 5", false), ("badge: tt = 5", false), ("tt = 5", false), ("-5", false), ("tt", false),
    ("H", false),
    ("H = 5", false), ("", false), ("label a", false), ("@", false),
  ])
  func claims(line: String, isVFL: Bool) {
    let source = SourceText(name: "test.layout", text: line)
    let statement = Statement(span: SourceSpan(start: 0, end: source.utf8.count), enclosing: .root)
    let context = NotationContext(source: source, views: [], viewNames: [:], metrics: [:])
    #expect(VisualFormat.claims(statement, at: context.cursor(at: statement.span)) == isVFL)
  }

  @Test(arguments: [
    ("[emial]", "Unable to find view with name emial; did you mean 'email'?"),
    ("[a]-gpa-[b]", "Unable to find metric with name gpa; did you mean 'gap'?"),
    ("[a(emial)]", "Unable to find view with name emial, and no metric has that name; did you mean 'email'?"),
    ("[a(b.heigth)]", "There is no attribute 'heigth'; did you mean 'height'?"),
    ("h:|[a]|", "There is no orientation 'h'; did you mean 'H'?"),
    (
      "[a(5@1050)]",
      "Invalid priority specified: 1050. Priority cannot be higher than required, which is 1000"
    ),
  ])
  func suggestions(line: String, message: String) {
    #expect(VFLReading(line, views: ["email"]).diagnostics.map(\.message) == [message])
  }

  @Test func `continued lines`() {
    let source = SourceText(name: "test.layout", text: "|-[a]-\\\n  [b(50,\\\r\n 60)]")
    let context = VFLReading("", views: []).context
    let fresh = NotationContext(
      source: source, views: context.views, viewNames: context.viewNames, metrics: [:])
    var notation = VisualFormat()
    notation.read(Statement(span: SourceSpan(start: 0, end: source.utf8.count), enclosing: .root), in: fresh)
    #expect(fresh.constraints.count == 4)
    #expect(fresh.diagnostics.count == 0)
    #expect(source.location(at: fresh.constraints[3].span.start) == SourceLocation(line: 3, column: 2))
  }

  @Test(arguments: [
    "[a", "[a(", "[a(b", "[a(b.", "[a(b*", "[a]-", "[a]-(", "[a]~(", "C:a.top(", "C:a.", "[v1..", "|-", "[a,",
    "[a:", "[a:[", "V:",
    "[a]-(8", "[\u{0}]", "[a]\u{FFFD}", "[a(1e308)]", "[\u{1F469}\u{200D}\u{1F467}]", "[a]--", "[a]-----[b]",
    "]]]]", "))))",
    "[a((((((((5))))))))]", "[[[[[a]]]]]", "|||||", "C:C:C:", "HV:HV:[a]", "[a@5]", "[a]@5",
  ])
  func `half a line is an error, not a crash`(line: String) {
    #expect(!VFLReading(line).diagnostics.isEmpty)
  }

  @Test func `every beginning of a line, and a line without any one of its characters`() {
    let line = "HV:|-[a(>=50@20,b*2-1)]-(>=8)-[s:~[b,c]-5%-[d]~]->[v1..2(50%)]~(b)~| alignAllTop"
    let characters = Array(line)
    for index in characters.indices {
      _ = VFLReading(String(characters[..<index]), views: ["v1", "v2"])
      _ = VFLReading(String(characters[..<index] + characters[(index + 1)...]), views: ["v1", "v2"])
      _ = VFLReading(String(characters[..<index] + "[" + characters[index...]), views: ["v1", "v2"])
    }
    #expect(!VFLReading(line, views: ["v1", "v2"]).diagnostics.isEmpty)
  }

  @Test func `numbers without end`() {
    let digits = String(repeating: "9", count: 400)
    #expect(VFLReading("[a(\(digits))]").findings == ["4:number-too-large"])
    #expect(VFLReading("[a]-\(digits)-[b]").findings == ["5:number-too-large"])
    #expect(VFLReading("[a..\(digits)]").findings == ["5:number-too-large"])
  }

  @Test func `long lines end in an error, not in a long wait`() {
    let flush = String(repeating: "[a]", count: 100_000)
    #expect(VFLReading(flush).diagnostics.map(\.code).contains("too-long"))
    let errors = VFLReading(String(repeating: "[x(>5)]", count: 5_000))
    #expect(errors.diagnostics.count <= 2 * VisualFormat.Limit.errors)
    let parts = [
      "[a(\(String(repeating: "1,", count: 20_000))1)]", "[\(String(repeating: "a,", count: 20_000))a]",
      "[a]-(\(String(repeating: ">=1,", count: 20_000))1)-[b]",
      "[a]" + String(repeating: " alignAllTop", count: 20_000),
      "C:a" + String(repeating: ".top(5)", count: 20_000),
    ]
    for line in parts { #expect(VFLReading(line).diagnostics.map(\.code) == ["too-long"]) }
    let many = String(repeating: "[x1..900]", count: 100)
    #expect(Set(VFLReading(many, declaresViews: false).diagnostics.map(\.code)) == ["too-long"])
    let pairs = VFLReading("[x1..900]-[y1..900]", declaresViews: false)
    #expect(pairs.diagnostics.map(\.code) == ["too-long"])
    let open = VFLReading(String(repeating: "[a(", count: 100_000))
    #expect(open.diagnostics.count <= VisualFormat.Limit.errors)
  }
}
