import LayoutDraw

struct EditorSettings {
  var hasTree = false
  var showsFrames = false

  /// - Parameter options: An object such as `{"inlayHints": true}`.
  mutating func take(options: JSONValue?) {
    if case .bool(let isWanted)? = options?["inlayHints"] { showsFrames = isWanted }
  }

  mutating func take(capabilities: JSONValue?) {
    let outline = capabilities?["textDocument"]?["documentSymbol"]
    hasTree = outline?["hierarchicalDocumentSymbolSupport"] == .bool(true)
  }
}
