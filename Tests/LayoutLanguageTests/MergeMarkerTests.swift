import Diagnostics
import LayoutLanguage
import Testing

struct MergeMarkerTests {
  private static let sides = "<<<<<<< HEAD\nlet pad = 4\n=======\nlet pad = 12\n>>>>>>> other\n"

  @Test(arguments: [
    ("in the middle", "canvas 9x9\n\(sides)view a\n", "2:1"), ("at the start", sides, "1:1"),
    ("with the base", "<<<<<<< a\nx\n||||||| 1234567\ny\n=======\nz\n>>>>>>> b\n", "1:1"),
    ("CRLF", "canvas 9x9\r\n" + sides.replacing("\n", with: "\r\n"), "2:1"),
    ("the end alone", "view a\n=======\nview b\n>>>>>>> b\n", "2:1"),
    ("a bare marker", "view a\n<<<<<<<\n", "2:1"),
    ("in a block", "view a {\n<<<<<<< HEAD\ntt = 1\n=======\ntt = 2\n>>>>>>> b\n}\n", "2:1"),
    ("longer ones", "<<<<<<<<< HEAD\nview a\n=========\nview b\n>>>>>>>>> b\n", "1:1"),
    ("blocks torn apart", "<<<<<<< HEAD\nview a {\n=======\nview b {\n>>>>>>> b\n}\n", "1:1"),
  ])
  func isOneError(name: String, text: String, place: String) throws {
    let source = SourceText(name: "a.layout", text: text)
    let found = parse(source).diagnostics
    let error = try #require(found.first)
    #expect(
      found.count == 1 && error.code == "merge-conflict" && error.severity == .error, "\(name): \(found)")
    let start = source.location(at: try #require(error.span).start)
    #expect("\(start.line):\(start.column)" == place, "\(name)")
  }

  @Test func severalAreCounted() {
    let found = parse(SourceText(name: "a.layout", text: Self.sides + "view a\n" + Self.sides)).diagnostics
    #expect(found.map(\.message) == ["this file has 2 unresolved merge conflicts; the first one is here"])
  }

  @Test(arguments: [
    "// <<<<<<< HEAD\nview a\n", "view a // =======\n", "label a \"<<<<<<< HEAD\"\n", "a.left <= 3\n",
  ])
  func isNone(text: String) {
    #expect(
      parse(SourceText(name: "a.layout", text: text)).diagnostics.allSatisfy { $0.code != "merge-conflict" })
  }

  @Test(arguments: ["<<<<<< a\nview a\n", "<<<<<<<a\nview a\n", "  <<<<<<< a\nview a\n", "|-[a]-|||||\n"])
  func isAnotherError(text: String) {
    let found = parse(SourceText(name: "a.layout", text: text)).diagnostics
    #expect(!found.isEmpty && found.allSatisfy { $0.code != "merge-conflict" })
  }
}
