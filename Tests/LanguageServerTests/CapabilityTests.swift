import LayoutDraw
import Testing

@testable import LanguageServer

@Suite("Capabilities") struct CapabilityTests {
  private static func capabilities() throws -> JSONValue {
    var server = LayoutLanguageServer()
    let answers = server.answers(
      to: Array(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#.utf8))
    return try #require(answers.first.flatMap { JSONValue($0) }?["result"]?["capabilities"])
  }

  private static let providers = [
    ("hoverProvider", "hover"), ("definitionProvider", "definition"),
    ("referencesProvider", "references"),
    ("documentHighlightProvider", "documentHighlight"),
    ("documentSymbolProvider", "documentSymbol"),
    ("completionProvider", "completion"),
    ("documentFormattingProvider", "formatting"),
    ("renameProvider", "prepareRename"),
    ("codeActionProvider", "codeAction"),
    ("semanticTokensProvider", "semanticTokens/full"), ("foldingRangeProvider", "foldingRange"),
    ("selectionRangeProvider", "selectionRange"), ("colorProvider", "documentColor"),
    ("colorProvider", "colorPresentation"), ("inlayHintProvider", "inlayHint"),
    ("signatureHelpProvider", "signatureHelp"),
  ]

  @Test(arguments: providers) func isAnnouncedAndAnswered(provider: String, method: String) throws {
    let announced = try #require(try Self.capabilities()[provider], "\(provider)")
    #expect(announced != .bool(false) && announced != .null)
    var editor = Editor("view a\na.‸left = 3\n")
    let answer = editor.ask(
      method,
      #","context":{"includeDeclaration":true,"diagnostics":[]},"range":{"start":{"line":0,"character":0},"end":{"line":1,"character":0}},"options":{}"#
    )
    #expect(answer["code"]?.number != -32601, "\(method)")
  }

  @Test func exactly() throws {
    let capabilities = try Self.capabilities()
    #expect(capabilities["positionEncoding"]?.string == "utf-16")
    #expect(capabilities["textDocumentSync"]?["openClose"] == .bool(true))
    #expect(capabilities["textDocumentSync"]?["change"]?.number == 1)
    #expect(capabilities["renameProvider"]?["prepareProvider"] == .bool(true))
    #expect(
      capabilities["codeActionProvider"]?["codeActionKinds"]?.array?.compactMap(\.string) == ["quickfix"])
    #expect(
      capabilities["completionProvider"]?["triggerCharacters"]?.array?.compactMap(\.string) == [
        ".", "[", "(", "%",
      ])
    for provider in [
      "hover", "definition", "references", "documentHighlight", "documentSymbol", "documentFormatting",
      "foldingRange", "selectionRange", "color", "inlayHint", "workspaceSymbol",
    ] {
      #expect(capabilities[provider + "Provider"] == .bool(true), "\(provider)")
    }
  }
}
