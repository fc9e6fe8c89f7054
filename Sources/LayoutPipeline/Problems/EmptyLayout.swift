import Diagnostics
import LayoutLanguage
import LayoutModel

extension Layout {
  /// The error for a layout without views, if a canvas has no fixed width or height; otherwise `nil`.
  var emptiness: Diagnostic? {
    let isEmpty = views.count == 1 && canvases.contains { $0.width == nil || $0.height == nil }
    guard isEmpty else { return nil }
    if let log = xcodeLogInComments(of: source) { return log }
    return Diagnostic(
      .error, code: "empty-layout", "nothing to draw: no view is declared, and no constraint names a view",
      at: nil,
      help: "a single line such as |-[a]-[b]-| is enough")
  }
}
