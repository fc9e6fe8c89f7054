import Diagnostics
import LayoutModel

extension Layout {
  /// A diagnostic where there is neither a view to draw nor a canvas that has a size without one.
  var emptiness: Diagnostic? {
    let isEmpty = views.count == 1 && canvases.contains { $0.width == nil || $0.height == nil }
    guard isEmpty else { return nil }
    return Diagnostic(
      .error, code: "empty-layout", "nothing to draw: no view is declared, and no constraint names one",
      at: nil,
      help: "a line such as |-[a]-[b]-| is a whole layout")
  }
}
