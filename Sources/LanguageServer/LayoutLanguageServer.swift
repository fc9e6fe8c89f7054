import LayoutDraw

/// Answers messages of the Language Server Protocol 3.17 about layout files; the caller does all input and output.
public struct LayoutLanguageServer {
  private enum Phase {
    case new, running, shutDown
  }

  private var documents: [String: OpenDocument] = [:]
  /// The URIs of changed documents whose diagnostics have not been published yet.
  private var unpublished: [String] = []
  private var phase = Phase.new
  private var settings = EditorSettings()
  private let workspace: Workspace
  private var folders: [String] = []
  /// The exit status after `exit`: 0 if `shutdown` came first, otherwise 1; `nil` before `exit`.
  public private(set) var exitStatus: Int32?

  /// Creates a server.
  ///
  /// - Parameter workspace: Finds the layout files of a folder, since the server itself reads no files.
  public init(workspace: @escaping Workspace = { _ in [] }) { self.workspace = workspace }

  /// Returns the response to a request or a broken header, as a list with one element; empty for a notification.
  public mutating func answers(to frame: FrameReader.Frame) -> [[UInt8]] {
    switch frame {
    case .message(let bytes): answers(to: bytes)
    case .broken: [response(to: nil, failing: .brokenHeader)]
    }
  }

  /// Returns the response to a request or to an invalid message, as a list with one element; empty for a notification
  /// or a response.
  public mutating func answers(to message: [UInt8]) -> [[UInt8]] {
    guard let value = JSONValue(message) else { return [response(to: nil, failing: .notJSON)] }
    let request: Message
    do throws(RequestError) { request = try Message(value) } catch {
      // Ignore responses (messages with a result or an error), because the server sends no requests.
      if value["result"] != nil || value["error"] != nil { return [] }
      return [response(to: MessageID(value["id"]), failing: error)]
    }
    guard let id = request.id else {
      take(request)
      return []
    }
    var failure: RequestError?
    let written = response(to: id) { json in
      do throws(RequestError) { try answer(request, &json) } catch { failure = error }
    }
    return [failure.map { response(to: id, failing: $0) } ?? written]
  }

  /// Returns notifications with the diagnostics of changed documents; for speed, call this only when no message is
  /// waiting.
  public mutating func publications() -> [[UInt8]] {
    defer { unpublished = [] }
    return unpublished.map { uri in
      guard var document = documents[uri] else { return emptyPublication(for: uri) }
      defer { documents[uri] = document }
      return publication(of: &document)
    }
  }

  // MARK: - Notifications

  private mutating func take(_ notification: Message) {
    let parameters = notification.parameters
    if notification.method == "exit" {
      exitStatus = phase == .shutDown ? 0 : 1
      return
    }
    if notification.method == "workspace/didChangeConfiguration" {
      return settings.take(options: parameters["settings"]?["layoutdraw"])
    }
    guard phase == .running, let document = parameters["textDocument"], let uri = document["uri"]?.string
    else { return }
    switch notification.method {
    case "textDocument/didOpen":
      // Ignore Swift files, which have a language server of their own.
      guard let text = document["text"]?.string, !uri.lowercased().hasSuffix(".swift") else { return }
      documents[uri] = OpenDocument(uri: uri, version: document["version"]?.number, text: text)
    case "textDocument/didChange":
      // Each change contains the whole text, as requested in `initialization`.
      guard documents[uri] != nil, let change = parameters["contentChanges"]?.array?.last,
        change["range"] == nil,
        let text = change["text"]?.string
      else { return }
      documents[uri] = OpenDocument(uri: uri, version: document["version"]?.number, text: text)
    case "textDocument/didClose":
      guard documents.removeValue(forKey: uri) != nil else { return }
    default: return
    }
    unpublished.removeAll { $0 == uri }
    unpublished.append(uri)
  }

  // MARK: - Requests

  private mutating func answer(_ request: Message, _ json: inout JSONWriter) throws(RequestError) {
    switch (request.method, phase) {
    case ("initialize", .new):
      phase = .running
      settings.take(options: request.parameters["initializationOptions"])
      settings.take(capabilities: request.parameters["capabilities"])
      let roots = request.parameters["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string }
      folders = roots ?? [request.parameters["rootUri"]?.string].compactMap(\.self)
      return initialization(&json)
    case (_, .new): throw .notInitialized
    case (_, .shutDown): throw .isShutDown
    case ("shutdown", .running):
      phase = .shutDown
      return json.null()
    case ("initialize", .running): throw .noRequest
    default: break
    }
    if request.method == "workspace/symbol" {
      guard let query = request.parameters["query"]?.string else {
        throw .invalidParameters("'query' is missing")
      }
      return workspaceSymbols(like: query, in: documents, and: folders.flatMap(workspace), &json)
    }
    guard let question = questions.first(where: { $0.method == request.method }) else {
      throw .unknownMethod(request.method)
    }
    guard let uri = request.parameters["textDocument"]?["uri"]?.string, var document = documents[uri] else {
      throw .invalidParameters("'textDocument' does not name an open document")
    }
    document.settings = settings
    defer { documents[uri] = document }
    try question.answer(&document, request.parameters, &json)
  }
}

struct Question {
  var method: String
  /// Writes the answer, which is discarded if an error is thrown.
  var answer: (inout OpenDocument, JSONValue, inout JSONWriter) throws(RequestError) -> Void
}

/// The requests that the server answers. When you add a request here, also add its capability in `initialization`.
private var questions: [Question] {
  [
    Question(method: "textDocument/completion", answer: completion),
    Question(method: "textDocument/hover", answer: hover),
    Question(method: "textDocument/definition", answer: definition),
    Question(method: "textDocument/references", answer: references),
    Question(method: "textDocument/documentHighlight", answer: highlights),
    Question(method: "textDocument/documentSymbol", answer: symbols),
    Question(method: "textDocument/prepareRename", answer: renamePreparation),
    Question(method: "textDocument/rename", answer: renaming),
    Question(method: "textDocument/semanticTokens/full", answer: semanticTokens),
    Question(method: "textDocument/formatting", answer: formatting),
    Question(method: "textDocument/codeAction", answer: codeActions),
    Question(method: "textDocument/foldingRange", answer: foldingRanges),
    Question(method: "textDocument/selectionRange", answer: selectionRanges),
    Question(method: "textDocument/documentColor", answer: colors),
    Question(method: "textDocument/colorPresentation", answer: colorPresentations),
    Question(method: "textDocument/inlayHint", answer: inlayHints),
    Question(method: "textDocument/signatureHelp", answer: signatureHelp),
  ]
}

private func initialization(_ json: inout JSONWriter) {
  json.object(.compact) { json in
    json.object("capabilities", .compact) { json in
      json.member("positionEncoding", "utf-16")
      json.object("textDocumentSync", .compact) { json in
        json.member("openClose", true)
        // 1 requests the whole text at each change.
        json.member("change", 1)
      }
      json.object("completionProvider", .compact) { json in
        json.array("triggerCharacters", [".", "[", "(", "%"], .compact) { json, character in
          json.write(character)
        }
      }
      json.object("signatureHelpProvider", .compact) { json in
        json.array("triggerCharacters", [" "], .compact) { json, character in json.write(character) }
      }
      for provider in [
        "hover", "definition", "references", "documentHighlight", "documentSymbol", "foldingRange",
        "selectionRange", "color", "inlayHint", "workspaceSymbol",
      ] {
        json.member(provider + "Provider", true)
      }
      json.key("semanticTokensProvider")
      json.semanticTokensProvider()
      json.member("documentFormattingProvider", true)
      json.object("renameProvider", .compact) { json in json.member("prepareProvider", true) }
      json.object("codeActionProvider", .compact) { json in
        json.array("codeActionKinds", ["quickfix"], .compact) { json, kind in json.write(kind) }
      }
    }
    json.object("serverInfo", .compact) { json in
      json.member("name", "layoutdraw")
      json.member("version", LayoutDraw.version)
    }
  }
}
