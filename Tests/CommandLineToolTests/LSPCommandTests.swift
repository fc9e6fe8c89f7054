import Foundation
import Testing

@Suite("layoutdraw lsp")
struct LSPCommandTests {
  private func framed(_ message: String) -> String {
    "Content-Length: \(message.utf8.count)\r\n\r\n\(message)"
  }

  private func messages(_ output: Data) throws -> [[String: Any]] {
    var rest = output
    var found: [[String: Any]] = []
    while let end = rest.range(of: Data("\r\n\r\n".utf8)) {
      let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
      let length = try #require(Int(header.dropFirst("Content-Length: ".count)), "\(header)")
      let body = rest[end.upperBound...].prefix(length)
      found.append(try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any]))
      rest = rest[(end.upperBound + length)...]
    }
    #expect(rest.isEmpty)
    return found
  }

  private let initialize = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}"#

  private func open(_ text: String) throws -> String {
    let document: [String: Any] = [
      "uri": "file:///a.layout", "version": 1, "languageId": "layout", "text": text,
    ]
    let body: [String: Any] = [
      "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": ["textDocument": document],
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
  }

  @Test("A whole session: problems, an answer, an end")
  func session() throws {
    let hover =
      #"{"jsonrpc":"2.0","id":"h","method":"textDocument/hover","params":{"textDocument":{"uri":"file:///a.layout"},"position":{"line":1,"character":3}}}"#
    let script = [
      initialize, #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
      try open("canvas 100x40\n|-[a]-|\nV:|-[a]-|\n"), hover,
      #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#,
      #"{"jsonrpc":"2.0","method":"exit"}"#,
    ]
    let outcome = try Program().run("lsp", input: script.map(framed).joined())
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    let answers = try messages(outcome.output)
    let capabilities = (answers.first?["result"] as? [String: Any])?["capabilities"] as? [String: Any]
    #expect(capabilities?["renameProvider"] != nil)
    let reported = answers.first { $0["id"] as? String == "h" }?["result"] as? [String: Any]
    let text = (reported?["contents"] as? [String: Any])?["value"] as? String
    #expect(text?.hasPrefix("**a**: box  \nx 8, y 8, 84 × 24") == true)
  }

  @Test(
    "Neovim asks for everything that there is",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/nvim")))
  func neovim() throws {
    let script = URL(fileURLWithPath: #filePath).appending(path: "../../../.ci/editors/neovim.lua")
      .standardizedFileURL
    let outcome = try Program().shell("nvim --headless -u NONE -c 'luafile \(script.path)'")
    #expect(outcome.status == 0 && outcome.text.contains("as expected"), "\(outcome.text)\n\(outcome.errors)")
  }

  @Test("Problems are published without a request, once the editor is idle")
  func publishes() throws {
    let program = try Program()
    let script = [initialize, try open("label a\nb.left = 3\n")].map(framed).joined()
    try program.write(script, to: "in")
    let outcome = try program.shell("(cat in; sleep 3) | $LAYOUTDRAW lsp")
    #expect(outcome.status == 1)
    let published = try messages(outcome.output).first {
      $0["method"] as? String == "textDocument/publishDiagnostics"
    }
    let diagnostics = (published?["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]]
    #expect(diagnostics?.first?["code"] as? String == "unknown-view")
  }

  static let broken = [
    "", "\n\n\n", "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n",
    "Content-Length: 10\r\n\r\n{", "GET / HTTP/1.1\r\nHost: x\r\n\r\n", "\u{0}\u{1}\u{2}",
    "Content-Length: 4\r\n\r\n{\"a\"", String(repeating: "x", count: 100_000),
  ]

  @Test("An invalid message ends nothing but its own input", arguments: broken)
  func survives(_ input: String) throws {
    #expect(try Program().run("lsp", input: input).status == 1)
    let good = [initialize, #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#, #"{"method":"exit"}"#]
    // After a truncated message, or a text without a line break, the server cannot find the start of the next message.
    if input.hasPrefix("Content-Length: 10") || input.hasSuffix("x") || input.hasPrefix("\u{0}") { return }
    let outcome = try Program().run("lsp", input: input + good.map(framed).joined())
    #expect(outcome.status == 0)
  }
}
