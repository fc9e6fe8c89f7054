import LayoutDraw
import Testing

@testable import LanguageServer

@Suite("Invalid messages of editors")
struct BadMessageTests {
  private static func code(_ answers: [[UInt8]]) -> Double? {
    answers.first.flatMap { JSONValue($0) }?["error"]?["code"]?.number
  }

  static let messages: [(message: String, code: Double?)] = [
    ("", -32700),
    ("{", -32700),
    ("\u{0}", -32700),
    ("[]", -32600),
    ("3", -32600),
    ("{}", -32600),
    ("{\"id\":1}", -32600),
    ("{\"id\":1,\"method\":3}", -32600),
    ("{\"id\":1,\"method\":\"textDocument/nonsense\"}", -32601),
    ("{\"id\":1,\"method\":\"textDocument/hover\"}", -32602),
    ("{\"id\":1,\"method\":\"textDocument/hover\",\"params\":[]}", -32602),
    ("{\"id\":1,\"method\":\"initialize\",\"params\":{}}", -32600),
    ("{\"id\":1,\"result\":null}", nil),
    ("{\"method\":\"nonsense\"}", nil),
    ("{\"method\":\"textDocument/didChange\"}", nil),
    ("{\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"x\"}}}", nil),
    ("{\"method\":\"$/cancelRequest\",\"params\":{\"id\":1}}", nil),
    (String(repeating: "[", count: 100_000), -32700),
  ]

  @Test("is answered with an error or ignored", arguments: messages)
  func isAnswered(_ test: (message: String, code: Double?)) {
    var editor = Editor("label ‸a")
    #expect(Self.code(editor.raw(test.message)) == test.code)
    // The server still answers.
    #expect(Editor.place(editor.ask("definition")) == "0:6-7")
  }

  static let places = [
    "{}", "3", "{\"line\":-1,\"character\":0}", "{\"line\":0,\"character\":-1}",
    "{\"line\":0.5,\"character\":0}", "{\"line\":1e300,\"character\":0}", "{\"line\":\"0\",\"character\":0}",
  ]

  @Test("Invalid places are errors in every request", arguments: places)
  func badPlaces(_ place: String) {
    var editor = Editor("label a")
    for method in ["hover", "completion", "definition", "references", "rename", "prepareRename"] {
      let answer = editor.request(
        "textDocument/\(method)",
        "{\"textDocument\":{\"uri\":\"\(Editor.uri)\"},\"position\":\(place),\"newName\":\"b\"}")
      #expect(answer["code"]?.number == -32602, "\(method)")
    }
  }

  private static let (first, last) = ("{\"line\":0,\"character\":0}", "{\"line\":0,\"character\":5}")

  static let ranges: [(range: String, isValid: Bool)] = [
    ("{\"start\":\(first),\"end\":\(last)}", true), ("{\"start\":\(last),\"end\":\(first)}", true),
    ("{\"start\":\(first)}", false), ("{\"end\":\(first)}", false), ("{}", false), ("3", false),
    ("{\"start\":\(first),\"end\":{\"line\":-1,\"character\":0}}", false),
  ]

  @Test("A range needs a start and an end, in either order", arguments: ranges)
  func badRanges(_ test: (range: String, isValid: Bool)) {
    var editor = Editor("label a")
    for method in ["codeAction", "inlayHint"] {
      let answer = editor.request(
        "textDocument/\(method)",
        "{\"textDocument\":{\"uri\":\"\(Editor.uri)\"},\"range\":\(test.range),"
          + "\"context\":{\"diagnostics\":[]}}")
      let code: Double? = test.isValid ? nil : -32602
      #expect(answer["code"]?.number == code, "\(method)")
    }
  }

  @Test("A frame is answered as its message is, and a broken one with an error")
  func frames() {
    var server = LayoutLanguageServer()
    let hover = Array("{\"id\":1,\"method\":\"textDocument/hover\"}".utf8)
    #expect(Self.code(server.answers(to: FrameReader.Frame.message(hover))) == -32002)
    let broken = server.answers(to: FrameReader.Frame.broken)
    #expect(broken.count == 1 && Self.code(broken) == -32700)
    #expect(broken.first.flatMap { JSONValue($0) }?["id"] == .null)
    let exit = Array("{\"method\":\"exit\"}".utf8)
    let answers = server.answers(to: FrameReader.Frame.message(exit))
    #expect(answers.isEmpty && server.exitStatus == 1)
  }

  @Test("Places beyond the end mean the end")
  func beyondTheEnd() {
    var editor = Editor("label a")
    let answer = editor.request(
      "textDocument/hover",
      "{\"textDocument\":{\"uri\":\"\(Editor.uri)\"},\"position\":{\"line\":900000,\"character\":900000}}")
    #expect(answer["code"] == nil)
  }

  @Test(
    "Before 'initialize' and after 'shutdown' nothing is answered; the status of 'exit' shows whether that was in order"
  )
  func phases() {
    var server = LayoutLanguageServer()
    let hover = Array("{\"id\":1,\"method\":\"textDocument/hover\"}".utf8)
    #expect(Self.code(server.answers(to: hover)) == -32002)
    _ = server.answers(to: Array("{\"id\":1,\"method\":\"initialize\"}".utf8))
    _ = server.answers(to: Array("{\"id\":2,\"method\":\"shutdown\"}".utf8))
    #expect(Self.code(server.answers(to: hover)) == -32600)
    #expect(server.exitStatus == nil)
    _ = server.answers(to: Array("{\"method\":\"exit\"}".utf8))
    #expect(server.exitStatus == 0)
    var hasty = LayoutLanguageServer()
    _ = hasty.answers(to: Array("{\"method\":\"exit\"}".utf8))
    #expect(hasty.exitStatus == 1)
  }

  @Test("Every question is answered at every place of a half-typed text")
  func halfTyped() {
    let text = """
      canvas 32x20 as p
      let g = 3
      view c { label n "é" font 2 bold; |-[n(>=g@75,50%)]-(g)-| alignAllTop; w = h = %bt(p) }
      V:|[c:[n][d]]~|
      n.left = c.right * .5 + g ~ high "x"
      assert not truncated n
      """
    for length in 0...text.count {
      var editor = Editor(text.prefix(length) + "‸")
      for method in ["completion", "hover", "definition", "references", "prepareRename"] {
        let answer = editor.ask(method)
        #expect(answer["code"] == nil, "\(method) after \(text.prefix(length))")
      }
      _ = editor.fixes()
      #expect(editor.publications().count == 1)
    }
  }
}
