import LayoutDraw

/// What an editor can do and asks for, as it says once it starts or whenever it changes its mind.
struct EditorSettings {
  /// Whether it shows an outline as a tree.
  var hasTree = false
  /// Whether frames stand beside the names of views.
  var showsFrames = false

  /// - Parameter options: `{"inlayHints": true}`.
  mutating func take(options: JSONValue?) {
    if case .bool(let isWanted)? = options?["inlayHints"] { showsFrames = isWanted }
  }

  /// - Parameter capabilities: of the client.
  mutating func take(capabilities: JSONValue?) {
    let outline = capabilities?["textDocument"]?["documentSymbol"]
    hasTree = outline?["hierarchicalDocumentSymbolSupport"] == .bool(true)
  }
}
