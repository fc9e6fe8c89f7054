import LayoutDraw
import Testing

@testable import LanguageServer

@Suite("Messages, documents and fixes, case by case") struct ServerCaseTests {
  /// Two conflicts: each of the two views is given two different widths.
  private static let twoConflicts = """
    canvas 100x50
    box a
    box b
    V:|[a]|
    V:|[b]|
    a.left = 0
    a.width = 10
    a.width = 20
    b.left = 0
    b.width = 30
    b.width = 40
    """

  private static func actions(_ editor: inout Editor, _ context: String) -> [JSONValue] {
    let range = "{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":99,\"character\":0}}"
    return editor.request(
      "textDocument/codeAction",
      "{\"textDocument\":{\"uri\":\"\(Editor.uri)\"},\"range\":\(range),\"context\":\(context)}"
    ).array ?? []
  }

  @Test(
    "Fixes are offered unless an editor wants other actions only",
    arguments: [
      ("{}", true), ("{\"only\":[\"quickfix\"]}", true), ("{\"only\":[\"refactor\",\"quickfix\"]}", true),
      ("{\"only\":[\"\"]}", true), ("{\"only\":[\"refactor\"]}", false),
      ("{\"only\":[\"quickfix.a\"]}", false),
      ("{\"only\":[]}", false), ("{\"only\":[3]}", false),
    ])
  func kinds(context: String, isOffered: Bool) {
    var editor = Editor(Self.twoConflicts)
    let actions = Self.actions(&editor, context)
    #expect(!actions.isEmpty == isOffered)
    #expect(actions.allSatisfy { $0["kind"]?.string == "quickfix" })
  }

  @Test("A fix names the one conflict that it ends")
  func diagnosticsOfFixes() {
    var editor = Editor(Self.twoConflicts)
    let actions = Self.actions(&editor, "{}")
    let lines = actions.map { action in
      action["diagnostics"]?.array?.compactMap { $0["range"]?["start"]?["line"]?.number } ?? []
    }
    let both: Set<[Double]> = [[7], [10]]
    #expect(Set(lines) == both)
    #expect(actions.allSatisfy { $0["diagnostics"]?.array?.first?["code"]?.string == "conflict" })
  }

  @Test("A message has its help, and the lines that it is about")
  func parts() {
    var editor = Editor("canvas 100x50\nbox a\nV:|[a]|\na.left = 0\na.width = 10\na.width = 20")
    let found = editor.publications().first?["diagnostics"]?.array ?? []
    let conflict = found.first { $0["code"]?.string == "conflict" }
    let message = conflict?["message"]?.string?.split(separator: "\n") ?? []
    #expect(message.first?.hasPrefix("'a.width == 20' was left out: 'a' cannot be both") == true)
    #expect(message.last?.hasPrefix("remove line 6, as line 5 also sets the width of 'a'") == true)
    #expect(conflict?["range"]?["start"]?["line"]?.number == 5)
    #expect(conflict?["source"]?.string == "layoutdraw")
    let related = conflict?["relatedInformation"]?.array ?? []
    #expect(related.contains { $0["location"]?["range"]?["start"]?["line"]?.number == 4 })
    #expect(
      related.allSatisfy { $0["location"]?["uri"]?.string == Editor.uri && $0["message"]?.string != nil })
  }

  // MARK: - Symbols

  @Test(
    "At most 500 symbols are found, those of open documents first",
    arguments: [(3, 4), (499, 500), (501, 500)])
  func manySymbols(count: Int, found: Int) {
    let folder = #"{"capabilities":{},"workspaceFolders":[{"uri":"file:///tmp","name":"tmp"}]}"#
    var editor = Editor("view open", folder) { folder in
      [(folder + "/b.layout", (0..<count).map { "view v\($0)\n" }.joined())]
    }
    let symbols = editor.request("workspace/symbol", "{\"query\":\"\"}").array ?? []
    #expect(symbols.count == found && symbols.first?["name"]?.string == "open")
  }

  @Test(
    "The folders are those of the workspace, or else its root",
    arguments: [
      ("{}", []), ("{\"rootUri\":\"file:///r\"}", ["file:///r"]), ("{\"rootUri\":null}", []),
      (
        "{\"rootUri\":\"file:///r\",\"workspaceFolders\":[{\"uri\":\"file:///a\"},{\"uri\":\"file:///b\"}]}",
        ["file:///a", "file:///b"]
      ),
      ("{\"rootUri\":\"file:///r\",\"workspaceFolders\":null}", ["file:///r"]),
    ])
  func folders(parameters: String, folders: [String]) {
    var editor = Editor("view open", parameters) { folder in [(folder + "/b.layout", "view saved")] }
    let symbols = editor.request("workspace/symbol", "{\"query\":\"saved\"}").array ?? []
    #expect(symbols.compactMap { $0["location"]?["uri"]?.string } == folders.map { $0 + "/b.layout" })
    #expect(editor.request("workspace/symbol", "{}")["code"]?.number == -32602)
  }

  private static let tree =
    #"{"capabilities":{"textDocument":{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}}"#

  @Test("Symbols are in the order of the text, and reach to the end of their blocks")
  func outline() {
    var editor = Editor(
      "view late\nlet gap = 12\nview card {\n  view one\n}\ncanvas \"wide\" 30x20", Self.tree)
    let symbols =
      editor.request("textDocument/documentSymbol", "{\"textDocument\":{\"uri\":\"\(Editor.uri)\"}}").array
      ?? []
    #expect(symbols.compactMap { $0["name"]?.string } == ["late", "gap", "card", "wide"])
    #expect(symbols.compactMap { $0["kind"]?.number } == [19, 14, 19, 3])
    #expect(symbols.compactMap { $0["detail"]?.string } == ["view", "12", "view", "canvas"])
    let card = symbols.first { $0["name"]?.string == "card" }
    #expect(card?["range"]?["start"]?["line"]?.number == 2)
    #expect(card?["range"]?["end"]?["line"]?.number == 4 && card?["range"]?["end"]?["character"]?.number == 1)
    #expect(symbols.first?["children"] == nil && card?["children"]?.array?.count == 1)
  }

  // MARK: - Documents

  private static func opening(_ uri: String, _ text: String, version: String = ",\"version\":1") -> String {
    "{\"textDocument\":{\"uri\":\"\(uri)\"\(version),\"text\":\"\(text)\"}}"
  }

  @Test("Every changed document is published once, in the order of the last changes")
  func publications() {
    var editor = Editor("view a")
    editor.notify("textDocument/didOpen", Self.opening("file:///b.layout", "view b", version: ""))
    editor.change(to: "view c", version: 2)
    let published = editor.publications()
    #expect(published.compactMap { $0["uri"]?.string } == ["file:///b.layout", Editor.uri])
    #expect(published.map { $0["version"]?.number } == [nil, 2])
    #expect(editor.publications().isEmpty)
  }

  @Test(
    "Documents of other kinds and unknown changes are left alone",
    arguments: [
      ("textDocument/didOpen", "{\"textDocument\":{\"uri\":\"file:///A.swift\",\"text\":\"\"}}"),
      ("textDocument/didOpen", "{\"textDocument\":{\"uri\":\"file:///A.SWIFT\",\"text\":\"\"}}"),
      ("textDocument/didOpen", "{\"textDocument\":{\"uri\":\"file:///b.layout\"}}"),
      ("textDocument/didClose", "{\"textDocument\":{\"uri\":\"file:///b.layout\"}}"),
      (
        "textDocument/didChange",
        "{\"textDocument\":{\"uri\":\"file:///b.layout\"},\"contentChanges\":[{\"text\":\"view b\"}]}"
      ),
      (
        "textDocument/didChange",
        "{\"textDocument\":{\"uri\":\"\(Editor.uri)\"},\"contentChanges\":[{\"range\":{},\"text\":\"view b\"}]}"
      ),
      ("textDocument/didChange", "{\"textDocument\":{\"uri\":\"\(Editor.uri)\"},\"contentChanges\":[]}"),
      ("textDocument/didSave", "{\"textDocument\":{\"uri\":\"\(Editor.uri)\"}}"),
    ])
  func ignored(method: String, parameters: String) {
    var editor = Editor("view ‸a")
    #expect(editor.publications().count == 1)
    editor.notify(method, parameters)
    #expect(editor.publications().isEmpty)
    #expect(Editor.place(editor.ask("definition")) == "0:5-6")
  }

  @Test("The last of several texts counts")
  func severalTexts() {
    var editor = Editor("view a‸")
    editor.notify(
      "textDocument/didChange",
      "{\"textDocument\":{\"uri\":\"\(Editor.uri)\"},\"contentChanges\":[{\"text\":\"\"},{\"text\":\"box a\"}]}"
    )
    #expect(Editor.place(editor.ask("definition")) == "0:4-5")
  }

  @Test("After 'shutdown' no document is opened; 'initialize' is not answered twice")
  func phases() {
    var editor = Editor("view a")
    #expect(editor.request("initialize", "{}")["code"]?.number == -32600)
    #expect(editor.publications().count == 1)
    #expect(editor.request("shutdown", "{}") == .null)
    editor.notify("textDocument/didOpen", Self.opening("file:///b.layout", "view b"))
    #expect(editor.publications().isEmpty)
  }

  @Test(
    "Settings change what they name",
    arguments: [
      (["true"], true), (["false"], false), (["true", "false"], false), (["true", "null"], true),
      (["true", "3"], true), (["null"], false),
    ])
  func settings(values: [String], showsFrames: Bool) {
    var settings = EditorSettings()
    for value in values { settings.take(options: JSONValue(Array("{\"inlayHints\":\(value)}".utf8))) }
    #expect(settings.showsFrames == showsFrames && !settings.hasTree)
    settings.take(options: nil)
    #expect(settings.showsFrames == showsFrames)
  }

  @Test("An answer has the id of its request", arguments: ["1", "\"a\"", "-3", "2.5"])
  func ids(_ id: String) throws {
    var editor = Editor("view a")
    let answers = editor.raw("{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"shutdown\"}")
    let answer = try #require(answers.first)
    #expect(JSONValue(answer)?["id"] == JSONValue(Array(id.utf8)) && answers.count == 1)
  }

  // MARK: - Frames

  @Test(arguments: [0, 5, 1 << 20]) func aMessageThatIsTooLarge(beside: Int) {
    let length = (512 << 20) + 1
    var reader = FrameReader()
    reader.append(Array("Content-Length: \(length)\r\n\r\n".utf8) + Array(repeating: 120, count: beside))
    #expect(reader.next() == .broken)
    #expect(reader.next() == nil)
    let chunk = [UInt8](repeating: 120, count: 1 << 20)
    var left = length - beside
    while left > chunk.count {
      reader.append(chunk)
      left -= chunk.count
    }
    #expect(reader.next() == nil)
    reader.append(Array(repeating: 120, count: left) + framed(Array("{}".utf8)))
    #expect(reader.next() == .message(Array("{}".utf8)))
    #expect(reader.next() == nil)
  }

  @Test("A message of 512 MB is awaited") func theLargestMessage() {
    var reader = FrameReader()
    reader.append(Array("Content-Length: \(512 << 20)\r\n\r\n{}".utf8))
    #expect(reader.next() == nil)
  }
}
