import Diagnostics
import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct DocumentTests {
  /// In the results, `!` marks a damaged statement, `{` the start of a block, and `#` pasted code.
  @Test(
    "statements",
    arguments: [
      ("", []),
      ("\n\r\n  \t\n// only\n", []),
      ("a\nb", ["a", "b"]),
      ("a\r\nb\r\n", ["a", "b"]),
      ("  a b \t// c", ["a b"]),
      ("a // b\nc", ["a", "c"]),
      ("a / b", ["a / b"]),
      ("a \"// no\" b", ["a \"// no\" b"]),
      ("a \"\\\"// no\" b", ["a \"\\\"// no\" b"]),
      ("a \"{;}\" b", ["a \"{;}\" b"]),
      ("a \\\n  b", ["a \\\n  b"]),
      ("a \\\r\n  b", ["a \\\r\n  b"]),
      ("a \\  \n  b", ["a \\  \n  b"]),
      ("\\\n a", ["a"]),
      ("a \\\n\n b", ["a", "b"]),
      ("a \\", ["a"]),
      ("a // b \\\nc", ["a", "c"]),
      ("a \\ b", ["a \\ b"]),
      ("a { b }", ["a {", "  b"]),
      ("a{b}", ["a {", "  b"]),
      ("a {\n b; c ;; d;\n}\ne", ["a {", "  b", "  c", "  d", "e"]),
      ("a { b { c } ; d }\ne", ["a {", "  b {", "    c", "  d", "e"]),
      ("a { // x }\n b\n} // y\nc", ["a {", "  b", "c"]),
      ("a { }\n}", ["a {"]),
      ("a { b", ["a {", "  b"]),
      ("{ a }", [" {", "  a"]),
      ("ä\nb é c", ["! ä", "! b é c"]),
      ("a \"x\nb", ["! a \"x", "b"]),
      ("a \"x {\n b\n}", ["! a \"x {", "  b"]),
      ("\u{FEFF}a", ["a"]),
      (
        "a\nx.topAnchor.constraint(\n equalTo: y // (\n )\n .isActive = true\nb",
        [
          "a", "# x.topAnchor.constraint(\n equalTo: y // (\n )\n .isActive = true", "b",
        ]
      ),
    ])
  func statements(_ text: String, _ expected: [String]) {
    let source = SourceText(name: "", text: text)
    var depth = 0
    var found: [String] = []
    for part in Divider.document(of: TokenStream(source)).parts {
      let indentation = String(repeating: "  ", count: depth)
      switch part {
      case .statement(let span, let isDamaged):
        found.append(indentation + (isDamaged ? "! " : "") + source[span])
      case .header(let span, let isDamaged, _):
        found.append(indentation + (isDamaged ? "! " : "") + source[span] + " {")
        depth += 1
      case .blockEnd:
        depth -= 1
      case .pasted(let span):
        found.append(indentation + "# " + source[span])
      }
    }
    #expect(found == expected)
    #expect(depth == 0)
  }

  @Test(
    "errors",
    arguments: [
      ("view a { a.top = 5 }1️⃣;", ["1: semicolon-outside-block"]),
      ("view a\na.top = 51️⃣; a.left = 5", ["1: semicolon-outside-block"]),
      ("view a { } 1️⃣view b", ["1: text-after-block"]),
      ("view a { }\n1️⃣}", ["1: unopened-block"]),
      ("view a {1️⃣", ["1: unclosed-block"]),
      ("view a {1️⃣\n", ["1: unclosed-block"]),
      ("view a {\n// b1️⃣\r\n", ["1: unclosed-block"]),
      ("view a { view b {\n view c {\n}1️⃣\n", ["1: unclosed-block"]),
      ("view a\n1️⃣{\n}", ["1: unexpected-block"]),
      ("1️⃣{\n view b\n}", ["1: unexpected-block"]),
      ("view a\na.left = 5 1️⃣{\n view b\n b.left = 5 }", ["1: unexpected-block"]),
      ("spacing 8 1️⃣{ }", ["1: unexpected-block"]),
      ("view a \"x1️⃣\nview b", ["1: unterminated-string"]),
      ("view a \"x1️⃣\r\nview b", ["1: unterminated-string"]),
      ("view a \"x\\\"1️⃣", ["1: unterminated-string"]),
      ("view a \"x {1️⃣\n tt = 5\n}", ["1: unterminated-string"]),
      ("view a\na.left 1️⃣≥ 5", ["1: unexpected-character"]),
      ("view a\na.left =1️⃣\u{A0}5", ["1: unexpected-character"]),
      ("view gr1️⃣öße", ["1: unexpected-character"]),
      ("view a 1️⃣“Hi”\na.left = 5", ["1: unexpected-character"]),
      ("let gap = 1️⃣−5\nview a\na.left = gap", ["1: unexpected-character"]),
      ("view a1️⃣\u{7}", ["1: unexpected-character"]),
      ("view a1️⃣\rview b", ["1: unexpected-character"]),
    ])
  func errors(_ text: String, _ expected: [String]) {
    #expect(findings(text) == expected)
  }

  @Test func `Input that is not text is rejected with one error`() {
    func codes(_ bytes: [UInt8]) -> [String] {
      parse(SourceText(name: "", utf8: bytes)).diagnostics.map { "\($0.span?.start ?? -1): \($0.code)" }
    }
    #expect(codes(Array("view a\n".utf8) + [0xC3, 0x28]) == ["7: invalid-utf8"])
    #expect(codes([0x41, 0x80]) == ["1: invalid-utf8"])
    #expect(codes([0xED, 0xA0, 0x80]) == ["0: invalid-utf8"])
    #expect(codes([0xC0, 0xAF]) == ["0: invalid-utf8"])
    #expect(codes([0xF5, 0x80, 0x80, 0x80]) == ["0: invalid-utf8"])
    #expect(codes([0xE2, 0x82]) == ["0: invalid-utf8"])
    #expect(codes([0x61, 0x0A, 0x00]) == ["2: binary-file"])
    #expect(codes(Array("// ä€😀".utf8)) == [])
  }

  @Test func `Characters that web pages put in place of plain ones are named`() {
    #expect(messages("view a\na.left ≥ 5") == ["unexpected '≥'; write '>='"])
    #expect(
      messages("view ö") == ["'ö' cannot be part of a name; names are made of a-z, A-Z, 0-9 and '_'"])
    #expect(messages("view a\u{200B}") == ["unexpected invisible character U+200B"])
    #expect(messages("view a ☃") == ["unexpected character '☃' (U+2603)"])
  }

  @Test func `Blocks nest ten thousand deep`() {
    let depth = 10_000
    let names = (0..<depth).map { "view v\($0) {\n" }.joined()
    let parsed = parsed(names + String(repeating: "}", count: depth))
    #expect(parsed.reported == [])
    #expect(parsed.layout.views.count == depth + 1)
    #expect(parsed.layout.views[depth].parent == ViewID(depth - 1))
  }
}
