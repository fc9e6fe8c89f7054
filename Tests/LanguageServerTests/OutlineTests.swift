import LayoutDraw
import Testing

@testable import LanguageServer

@Suite("The outline and symbols") struct OutlineTests {
  private static let text = """
    canvas "phone" 320x200 as page
    let gap = 12
    view card {
        label name "Jane"
        stack rows column {
            view one
        }
    }
    card { view late }
    """

  private static let tree =
    #"{"capabilities":{"textDocument":{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}}"#

  private static func outline(_ symbols: JSONValue?) -> String {
    (symbols?.array ?? []).map { symbol in
      let children = outline(symbol["children"])
      return (symbol["name"]?.string ?? "?") + (children.isEmpty ? "" : "(\(children))")
    }.joined(separator: " ")
  }

  private func symbols(_ editor: inout Editor) -> JSONValue {
    editor.request("textDocument/documentSymbol", "{\"textDocument\":{\"uri\":\"\(Editor.uri)\"}}")
  }

  @Test("Views are nested, with their kinds and the places where they end") func isATree() {
    var editor = Editor(Self.text, Self.tree)
    let symbols = symbols(&editor)
    #expect(Self.outline(symbols) == "phone page gap card(name rows(one) late)")
    let card = symbols.array?.last
    #expect(card?["detail"]?.string == "view")
    #expect(card?["children"]?.array?.first?["detail"]?.string == "label \"Jane\"")
    #expect(card?["range"]?["end"]?["line"]?.number == 7)
    #expect(Editor.place(card?["selectionRange"]) == "2:5-9")
  }

  @Test("Editors without trees get a list") func isAList() {
    var editor = Editor(Self.text)
    let symbols = symbols(&editor)
    #expect(Self.outline(symbols) == "phone page gap card name rows one late")
    #expect(Editor.place(symbols.array?.last?["location"]) == "8:12-16")
  }

  @Test("A file with errors has an outline of what is left, and one without declarations lists its boxes")
  func isThereWithErrors() {
    var editor = Editor("view a {\n  label\n  label b \"x\n", Self.tree)
    #expect(Self.outline(symbols(&editor)) == "a(b)")
    editor.change(to: "|-[find]-[field]-|", version: 2)
    #expect(Self.outline(symbols(&editor)) == "find field")
  }

  @Test("A tree is as deep as its views") func isDeep() {
    let text = (0..<90).map { "view v\($0) {\n" }.joined() + String(repeating: "}\n", count: 90)
    var editor = Editor(text, Self.tree)
    #expect(editor.raw("").count == 1)
    let answer = editor.raw(
      "{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"textDocument/documentSymbol\",\"params\":{\"textDocument\":{\"uri\":\"\(Editor.uri)\"}}}"
    )
    #expect(String(decoding: answer[0], as: UTF8.self).contains("\"v89\""))
  }

  static let queries = [
    ("", 9), ("card", 1), ("CRD", 1), ("other", 1), ("oe", 3), ("xyz", 0),
  ]

  @Test(
    "Symbols of the folder: of open documents as they are, of others as they are saved", arguments: queries)
  func workspace(_ test: (query: String, count: Int)) {
    let folder = #"{"capabilities":{},"workspaceFolders":[{"uri":"file:///tmp","name":"tmp"}]}"#
    var editor = Editor(Self.text, folder) { folder in
      [(folder + "/a.layout", "view saved"), (folder + "/b.layout", "view other")]
    }
    let found = editor.request("workspace/symbol", "{\"query\":\"\(test.query)\"}").array ?? []
    #expect(found.count == test.count, "\(found)")
    #expect(found.allSatisfy { $0["name"]?.string != "saved" })
  }
}
