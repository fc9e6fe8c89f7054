import Diagnostics
import LayoutEngine
import LayoutMessages

enum TruncationRule: CheckRule {
  static let name = "truncated-text"
  static let summary = "text that is truncated, or taller than its view"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    // Interface Builder rounds saved frames to pixels, so a text may be half a point larger than its frame.
    let tolerance = canvas.layout.isInterface ? 0.5 : leastSeen
    return canvas.visibleViews.compactMap { view in
      let fit = canvas.solved.textFit(of: view, tolerance: tolerance)
      if fit == .fits { return nil }
      return finding("the text of \(canvas.name(view)) \(fit.words)", at: canvas.place(view))
    }
  }
}
