import Diagnostics
import LayoutMessages

enum ZeroSizeRule: CheckRule {
  static let name = "zero-size"
  static let summary = "views without width or height"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    canvas.visibleViews.compactMap { view in
      // Skip ambiguous views, which `AmbiguityRule` reports, and labels without text.
      if canvas.isOpen(view)
        || (canvas.layout[view].kind == .label && canvas.layout[view].text?.isEmpty != false)
      {
        return nil
      }
      let frame = canvas.solved.frames[view.index]
      let missing = [("width", frame.width), ("height", frame.height)].filter { $0.1 <= leastSeen }.map(\.0)
      if missing.isEmpty { return nil }
      return finding(
        "\(canvas.name(view)) has no \(missing.joined(separator: " and no "))", at: canvas.place(view))
    }
  }
}
