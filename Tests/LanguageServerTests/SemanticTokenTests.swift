import Testing

@testable import LanguageServer

@Suite("Colors in an editor")
struct SemanticTokenTests {
  private static func colors(_ text: String) -> [String] {
    var editor = Editor(text)
    let kinds = ["keyword", "property", "variable", "enumMember", "function", "number", "string", "operator"]
    let answer = editor.request(
      "textDocument/semanticTokens/full", "{\"textDocument\":{\"uri\":\"\(Editor.uri)\"}}")
    let numbers = answer["data"]?.array?.compactMap(\.number).map { Int($0) } ?? []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf16) }
    var (line, character) = (0, 0)
    return stride(from: 0, to: numbers.count, by: 5).map { index in
      character = numbers[index] == 0 ? character + numbers[index + 1] : numbers[index + 1]
      line += numbers[index]
      let word = String(decoding: lines[line][character..<character + numbers[index + 2]], as: UTF16.self)
      let modifiers = numbers[index + 4]
      return word + " " + kinds[numbers[index + 3]] + (modifiers & 1 > 0 ? " declared" : "")
        + (modifiers & 2 > 0 ? " fixed" : "")
    }
  }

  static let texts: [(text: String, colors: [String])] = [
    (
      "let gap = 12\nlabel e \"👩‍👧\" hugging gap fill red",
      [
        "let keyword", "gap variable declared fixed", "= operator", "12 number", "label keyword",
        "e variable declared", "\"👩‍👧\" string", "hugging property", "gap variable fixed", "fill property",
        "red enumMember",
      ]
    ),
    (
      "view a\nlet gap = 8\n|-[a(>=gap)]-(a)-|  alignAllTop",
      [
        "view keyword", "a variable declared", "let keyword", "gap variable declared fixed", "= operator",
        "8 number", "- operator", "a variable", ">= operator", "gap variable fixed", "- operator",
        "a variable", "- operator", "alignAllTop enumMember",
      ]
    ),
    (
      "a: tt = %w(b) - H:5%\na.left = superview.left ~ high",
      [
        "a variable", "tt property", "= operator", "w function", "b variable", "- operator", "H keyword",
        "5 number", "a variable", "left property", "= operator", "superview keyword", "left property",
        "~ operator", "high enumMember",
      ]
    ),
    (
      "canvas 10x20 rtl\n\nview a",
      ["canvas keyword", "10 number", "20 number", "rtl property", "view keyword", "a variable declared"]
    ),
    (
      "view a fill #fff\nassert inside a",
      [
        "view keyword", "a variable declared", "fill property", "#fff number", "assert keyword",
        "inside keyword",
        "a variable",
      ]
    ),
    (
      "superview.top = a.top",
      ["superview keyword", "top property", "= operator", "a variable", "top property"]
    ),
    (
      "let g = 3\nlet h = g",
      [
        "let keyword", "g variable declared fixed", "= operator", "3 number", "let keyword",
        "h variable declared fixed", "= operator", "g variable fixed",
      ]
    ),
    (
      "view a {\n  tt = 5 }",
      ["view keyword", "a variable declared", "tt property", "= operator", "5 number"]
    ),
    ("label e \"👩‍👧 fill", ["label keyword", "e variable declared", "\"👩‍👧 fill string"]),
    ("a.left = (b.", ["a variable", "left property", "= operator", "b variable"]),
  ]

  @Test("are those of the words' meanings, even in an incomplete line", arguments: texts)
  func color(_ test: (text: String, colors: [String])) {
    #expect(Self.colors(test.text) == test.colors)
  }

  @Test("are announced")
  func announced() throws {
    var server = LayoutLanguageServer()
    let answer = server.answers(
      to: Array("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{}}".utf8))
    let text = String(decoding: try #require(answer.first), as: UTF8.self)
    #expect(text.contains("\"semanticTokensProvider\":{\"legend\":{\"tokenTypes\":[\"keyword\","))
    #expect(text.contains("\"operator\"],\"tokenModifiers\":[\"declaration\",\"readonly\"]},\"full\":true}"))
  }
}
