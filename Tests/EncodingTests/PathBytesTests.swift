import Encoding
import Testing

@Suite struct PathBytesTests {
  @Test func startsAndEnds() {
    #expect("a/b".starts(withBytesOf: "a/") && !"a/b".starts(withBytesOf: "b"))
    #expect("a/\u{301}b".starts(withBytesOf: "a/"))
    #expect("x.png".ends(withBytesOf: ".png") && !"png".ends(withBytesOf: ".png"))
    #expect("é".isSame(bytesOf: "\u{E9}") && !"é".isSame(bytesOf: "e\u{301}"))
  }

  @Test(
    arguments: [("/a//b/", ["a", "b"]), ("a/\u{301}b", ["a", "\u{301}b"]), ("/", []), ("", [])]
      as [(String, [String])])
  func parts(path: String, expected: [String]) {
    #expect(path.pathParts.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test(
    arguments: [
      ("a.b.c", ["a.b", "c"]), (".a", ["", "a"]), ("a.", ["a", ""]), ("a.\u{301}", ["a", "\u{301}"]),
      ("abc", nil),
    ] as [(String, [String]?)])
  func lastDot(text: String, expected: [String]?) {
    let parts = text.split(atLast: ".")
    #expect(parts.map { [$0.before, $0.behind] } == expected)
  }

  @Test func order() {
    #expect(
      ["b", "a", "a/b", "Z", "e\u{301}", "\u{E9}", "z"].sortedByBytes().map { Array($0.utf8) }
        == ["Z", "a", "a/b", "b", "e\u{301}", "z", "\u{E9}"].map { Array($0.utf8) })
  }
}
