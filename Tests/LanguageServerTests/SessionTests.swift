import ApprovedText
import LayoutDraw
import Testing

@testable import LanguageServer

/// Compares complete answers of the server with references that a person has checked.
@Suite("Sessions") struct SessionTests {
  private static let tree =
    #"{"capabilities":{"textDocument":{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}},"#
    + #""initializationOptions":{"inlayHints":true}}"#

  private static let text = """
    // Two canvases,
    // one after the other.
    canvas "na‸rrow" 120x90 as pa‸ge
    canvas "wide" 200x90 rtl m‸argins 3 5 7 11
    let ga‸p = 6.25
    view card fill #36c stroke navy {
        tt = ll‸ = gap, minw = %w(pa‸ge) - 40
        box na‸me‸ hugging hi‸gh 251‸
        stack bar row align ‸center spacing 2 {
            view dot size 10x12
            view dash size 14x8 co‸lor none
        }
        rr = bb = 3
    }
    |-[na‸me(>=‸50)]-ga‸p-[b‸ar]-(>=3)-|  align‸AllTop
    V:|-[name(==bar.he‸ight)]
    bar.bottom <= su‸perview.bottom - gap ~ l‸ow "clear"
    box late‸
    late.left = card.ri‸ght * ‸0.5
    late.top = pa‸ge.top + 4
    assert in‸side name ca‸rd

    """

  private static func endsName(_ cursor: Int) -> Bool {
    let before = text.split(separator: "‸", omittingEmptySubsequences: false)[cursor]
    return before == "me" || before.hasSuffix("box late")
  }

  private static let cursor = [
    "completion", "hover", "signatureHelp", "definition", "references", "documentHighlight", "prepareRename",
    "rename",
  ]

  @Test(arguments: cursor) func atEachCursor(_ method: String) throws {
    var editor = Editor(Self.text, Self.tree)
    let context = #","context":{"includeDeclaration":false},"newName":"other""#
    let answers = (0..<Self.text.count { $0 == "‸" }).map { cursor in
      "\(cursor + 1): " + editor.ask(method, at: cursor, context).lines
    }
    #expect(
      try difference(of: answers.joined(separator: "\n") + "\n", fromReference: method) == nil)
  }

  @Test func ofTheWholeText() throws {
    var editor = Editor(Self.text, Self.tree)
    let last = Self.text.count { $0 == "‸" } - 1
    var answers: [String] = []
    for method in [
      "documentSymbol", "semanticTokens/full", "foldingRange", "documentColor", "formatting", "codeAction",
    ] {
      answers.append(method + ": " + editor.range(method, from: 0, to: last).lines)
    }
    // A range includes a hint that is exactly at its start or end.
    let ends = Self.text.split(separator: "‸").indices.filter { Self.endsName($0) }
    for (from, to) in [(0, last), (ends[0], ends[1]), (ends[0] + 1, ends[1] - 1)] {
      answers.append("inlayHint \(from)-\(to): " + editor.range("inlayHint", from: from, to: to).lines)
    }
    for cursor in 0...last {
      let place = #","positions":[\#(editor.position(cursor))]"#
      answers.append(
        "selection \(cursor + 1): " + editor.range("selectionRange", from: 0, to: last, place).chain)
    }
    answers += editor.publications().map { "published: " + $0.lines }
    var list = Editor(Self.text)
    answers.append("list: " + list.range("documentSymbol", from: 0, to: last).lines)
    #expect(try difference(of: answers.joined(separator: "\n") + "\n", fromReference: "whole text") == nil)
  }

  @Test(arguments: [
    ("view a\nview b\n|-[\t‸]", ["a", "b"]), ("view a\nview b\n|-[a ,  ‸]", ["a", "b"]),
    ("view a\nview b\n|-[ ‸", ["a", "b"]), ("view aa\nview b\na‸a.left = 3", ["aa", "b"]),
    ("view aa\na‸.left = 3", ["aa"]), ("view a\nb.left = a‸", ["a", "b", "superview"]),
    ("|-[fi‸", ["fi"]), ("|-[one]-[fi‸", ["one", "fi"]),
  ])
  func views(_ marked: String, _ expected: [String]) {
    var editor = Editor(marked)
    let items = editor.ask("completion")["items"]?.array ?? []
    #expect(items.filter { $0["kind"]?.number == 6 }.compactMap { $0["label"]?.string } == expected)
  }

  @Test(arguments: [(8, false), (30, true)]) func longExplanations(_ count: Int, _ isCut: Bool) {
    let views = (1...count).map { number in
      "view v\(number) { w = 3, h = 4 }\nv\(number).left = v\(number - 1).right + \(number)\n"
        + "v\(number).top = v\(number - 1).bottom + 1\n"
    }
    var editor = Editor(
      "canvas 900x900\nview v0 { tt = ll = 0, w = h = 2 }\n" + views.joined() + "v\(count)‸.width >= 1\n")
    let text = editor.ask("hover")["contents"]?["value"]?.string ?? ""
    #expect(text.contains("…") == isCut)
    #expect(text.contains("layoutdraw explain a.layout v\(count)` takes longer and may find more") == isCut)
    #expect((text.split(separator: "\n").count > 60) == isCut)
  }

  @Test func symbolsOfSeveralDocuments() {
    var editor = Editor(
      "view second", #"{"capabilities":{},"rootUri":"file:///tmp"}"#, uri: "file:///tmp/b.layout"
    ) {
      [($0 + "/a.layout", "view saved"), ($0 + "/z.layout", "view other")]
    }
    editor.notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"file:///tmp/a.layout","version":1,"text":"view first"}}"#)
    let found = editor.request("workspace/symbol", #"{"query":""}"#).array ?? []
    #expect(found.compactMap { $0["name"]?.string } == ["first", "second", "other"])
  }

  @Test func fixes() throws {
    var answers: [String] = []
    for marked in [
      "‸canvas 100x50\nbox a\nview b\n|-[a(60)]-[b]-|\nb.width = 30 \"wide\"‸\nV:|-[a]\nV:|[b]|\n",
      "view a\n‸a.lef = 3‸\nemial.top = 4\n", "label a ‸\"x\" fill reed\na.width = 20%‸\na.left == a.width\n",
      "canvas 10x10\nview a\n‸a.left = 2\na.top = 1\n‸",
    ] {
      var editor = Editor(marked)
      answers += ["—— " + marked.filter { $0 != "‸" }]
      answers += editor.publications().map { "published: " + $0.lines }
      answers.append("codeAction: " + editor.range("codeAction", from: 0, to: 1).lines)
      answers.append(
        "only refactorings: "
          + editor.range("codeAction", from: 0, to: 1, #","context":{"only":["refactor"]}"#).lines)
      for kind in ["quick", "quickfixes"] {
        let answer = editor.range("codeAction", from: 0, to: 1, #","context":{"only":["\#(kind)"]}"#)
        #expect(answer.array?.isEmpty == true, "\(kind)")
      }
      for kind in ["", "quickfix"] {
        let answer = editor.range("codeAction", from: 0, to: 1, #","context":{"only":["\#(kind)"]}"#)
        #expect(answer == editor.range("codeAction", from: 0, to: 1), "\(kind)")
      }
      answers.append("formatting: " + editor.range("formatting", from: 0, to: 1).lines)
    }
    #expect(try difference(of: answers.joined(separator: "\n") + "\n", fromReference: "fixes") == nil)
  }
}

extension Editor {
  fileprivate mutating func range(_ method: String, from: Int, to: Int, _ more: String = "") -> JSONValue {
    let range = #""range":{"start":\#(position(from)),"end":\#(position(to))},"position":\#(position(from))"#
    let more = more.isEmpty ? #","context":{"diagnostics":[]}"# : more
    return request("textDocument/\(method)", "{\"textDocument\":{\"uri\":\"\(Self.uri)\"},\(range)\(more)}")
  }
}

extension JSONValue {
  fileprivate var lines: String {
    switch self {
    case .array(let values) where values.contains { $0.number == nil }:
      "[\n" + values.map { "  " + $0.inline.replacing("\n", with: "\n  ") + "\n" }.joined() + "]"
    case .object(let members) where members.contains { $0.value.array?.isEmpty == false }:
      sorted(members).map { $0.key + " " + $0.value.lines }.joined(separator: "\n")
    default: inline
    }
  }

  fileprivate var chain: String {
    var (places, range): ([String], JSONValue?) = ([], array?.first)
    while let here = range {
      places.append(here["range"]?.lines ?? "")
      range = here["parent"]
    }
    return places.joined(separator: " ")
  }

  private var inline: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .number(let number): return number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .string(let text): return quoted(text)
    case .array(let values): return "[" + values.map(\.inline).joined(separator: ", ") + "]"
    case .object(let members):
      if let start = self["start"], let end = self["end"] { return "\(start.place)-\(end.place)" }
      return sorted(members).map { "\($0.key) \($0.value.inline)" }.joined(separator: ", ")
    }
  }

  private func sorted(_ members: [String: JSONValue]) -> [(key: String, value: JSONValue)] {
    members.sorted { $0.key < $1.key }
  }

  private var place: String {
    "\(Int(self["line"]?.number ?? -1)):\(Int(self["character"]?.number ?? -1))"
  }
}
