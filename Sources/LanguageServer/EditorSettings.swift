import LayoutDraw

/// The capabilities and settings of an editor, which it sends at its start or whenever they change.
struct EditorSettings {
  /// Indicates whether the editor shows an outline as a tree.
  var hasTree = false
  /// Indicates whether frames are shown after the names of views.
  var showsFrames = false

  /// Applies the options of `initialize`.
  ///
  /// - Parameter options: an object such as `{"inlayHints": true}`.
  mutating func take(options: JSONValue?) {
    if case .bool(let isWanted)? = options?["inlayHints"] { showsFrames = isWanted }
  }

  /// Applies the capabilities of the client.
  mutating func take(capabilities: JSONValue?) {
    let outline = capabilities?["textDocument"]?["documentSymbol"]
    hasTree = outline?["hierarchicalDocumentSymbolSupport"] == .bool(true)
  }
}
