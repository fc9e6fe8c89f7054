import LayoutDraw
import Testing

@testable import LanguageServer

/// An editor with one open document, whose cursors are marked by `‸` in the given text.
struct Editor {
  static let uri = "file:///tmp/a.layout"

  private var server: LayoutLanguageServer
  private var nextID = 0
  private(set) var text: String
  private var cursors: [(line: Int, character: Int)] = []

  /// Sends the request `initialize` with `parameters`, and opens the text without its cursor marks.
  init(
    _ marked: String, _ parameters: String = "{\"capabilities\":{}}", uri: String = Editor.uri,
    workspace: @escaping Workspace = { _ in [] }
  ) {
    server = LayoutLanguageServer(workspace: workspace)
    text = marked.replacing("‸")
    for part in marked.cursorPrefixes {
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
      cursors.append((lines.count - 1, lines[lines.count - 1].utf16.count))
    }
    _ = request("initialize", parameters)
    notify("initialized", "{}")
    let document =
      "{\"uri\":\"\(uri)\",\"version\":1,\"languageId\":\"layout\",\"text\":\(quoted(text))}"
    notify("textDocument/didOpen", "{\"textDocument\":\(document)}")
  }

  mutating func change(to text: String, version: Int) {
    self.text = text
    notify(
      "textDocument/didChange",
      "{\"textDocument\":{\"uri\":\"\(Self.uri)\",\"version\":\(version)},"
        + "\"contentChanges\":[{\"text\":\(quoted(text))}]}")
  }

  mutating func notify(_ method: String, _ parameters: String) {
    let answers = server.answers(
      to: Array("{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\",\"params\":\(parameters)}".utf8))
    #expect(answers.isEmpty)
  }

  mutating func request(_ method: String, _ parameters: String) -> JSONValue {
    nextID += 1
    let answers = server.answers(
      to: Array(
        "{\"jsonrpc\":\"2.0\",\"id\":\(nextID),\"method\":\"\(method)\",\"params\":\(parameters)}".utf8))
    #expect(answers.count == 1)
    guard let answer = answers.first.flatMap({ JSONValue($0) }) else {
      Issue.record("the answer to \(method) is not JSON")
      return .null
    }
    #expect(answer["id"]?.number == Double(nextID))
    return answer["result"] ?? answer["error"] ?? .null
  }

  mutating func ask(_ method: String, at cursor: Int = 0, _ more: String = "") -> JSONValue {
    request(
      "textDocument/\(method)",
      "{\"textDocument\":{\"uri\":\"\(Self.uri)\"},\"position\":\(position(cursor))\(more)}")
  }

  mutating func fixes(from: Int = 0, to: Int = 0) -> [(title: String, text: String)] {
    let answer = request(
      "textDocument/codeAction",
      "{\"textDocument\":{\"uri\":\"\(Self.uri)\"},\"range\":{\"start\":\(position(from)),\"end\":\(position(to))},"
        + "\"context\":{\"diagnostics\":[]}}")
    return (answer.array ?? []).map { action in
      #expect(action["diagnostics"]?.array?.first?["source"]?.string == "layoutdraw", "\(action)")
      return (action["title"]?.string ?? "", applying(action["edit"]?["changes"]?[Self.uri]))
    }
  }

  mutating func publications() -> [JSONValue] {
    server.publications().compactMap { JSONValue($0)?["params"] }
  }

  mutating func raw(_ message: String) -> [[UInt8]] { server.answers(to: Array(message.utf8)) }

  func applying(_ edits: JSONValue?) -> String {
    let source = SourceText(name: "", text: text)
    let map = PositionMap(source)
    func offset(_ position: JSONValue?) -> Int {
      map.offset(
        of: Position(
          line: Int(position?["line"]?.number ?? 0), character: Int(position?["character"]?.number ?? 0)))
        ?? 0
    }
    let changes = (edits?.array ?? []).map { edit in
      TextEdit(
        SourceSpan(start: offset(edit["range"]?["start"]), end: offset(edit["range"]?["end"])),
        edit["newText"]?.string ?? "")
    }
    return String(
      decoding: source.applying(changes.sorted { $0.span.start < $1.span.start }).utf8, as: UTF8.self)
  }

  /// The range of an answer as `line:character-character`, counted from 0.
  static func place(_ value: JSONValue?) -> String {
    let range = value?["range"] ?? value
    let start = range?["start"]
    return "\(Int(start?["line"]?.number ?? -1)):\(Int(start?["character"]?.number ?? -1))"
      + "-\(Int(range?["end"]?["character"]?.number ?? -1))"
  }

  func position(_ cursor: Int) -> String {
    "{\"line\":\(cursors[cursor].line),\"character\":\(cursors[cursor].character)}"
  }
}

func quoted(_ text: String) -> String {
  var json = JSONWriter()
  json.write(text)
  return String(decoding: json.bytes, as: UTF8.self)
}

extension String {
  fileprivate func replacing(_ marker: Character) -> String { String(filter { $0 != marker }) }

  /// The text before each `‸`, without marks.
  fileprivate var cursorPrefixes: [String] {
    indices.filter { self[$0] == "‸" }.map { self[..<$0].filter { $0 != "‸" } }.map { String($0) }
  }
}
