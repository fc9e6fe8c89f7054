import LayoutDraw

/// The abilities and wishes of an editor, which it sends at its start or whenever they change.
struct EditorSettings {
  /// Indicates whether it shows an outline as a tree.
  var hasTree = false
  /// Indicates whether frames are shown after the names of views.
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
