import Diagnostics
import Graphics
import LayoutMessages
import LayoutModel

enum OutsideRule: CheckRule {
  static let name = "outside-superview"
  static let summary = "views that stick out of their superviews"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    views(canvas).map { view, parent, overhang in
      finding(
        "\(canvas.name(view)) sticks out of \(canvas.name(parent)) by \(overhang.words ?? "")",
        at: canvas.place(view), help: insetHelp(view, parent, in: canvas.layout))
    }
  }

  /// Advice for the most common cause, `a.bottom = 8`, which places the bottom 8 points below the superview's edge.
  private static func insetHelp(_ view: ViewID, _ parent: ViewID, in layout: Layout) -> String? {
    for constraint in layout.constraints where constraint.notation == .equation {
      guard case .items(let first, let second?, 1, let constant) = constraint.form, first.view == view,
        second.view == parent, first.attribute == second.attribute, first.attribute.isEnd, constant > 0
      else { continue }
      let item = "\(layout.name(of: view)).\(first.attribute.rawValue)"
      return
        "to keep the view \(number(constant)) points inside that edge, write '\(item) = -\(number(constant))'"
    }
    return nil
  }

  /// The views that stick out of their superviews. Ambiguous views and superviews are left out, and so are subviews of
  /// scroll views, since content may be larger than the scroll view.
  static func views(_ canvas: CheckedCanvas) -> [(view: ViewID, parent: ViewID, overhang: Overhang)] {
    placedViews(canvas).compactMap { view, parent in
      let overhang = Overhang(of: canvas.solved.frames[view.index], over: canvas.solved.frames[parent.index])
      return overhang.most > leastSeen ? (view, parent, overhang) : nil
    }
  }

  static func placedViews(_ canvas: CheckedCanvas) -> [(view: ViewID, parent: ViewID)] {
    canvas.visibleViews.compactMap { view in
      guard let parent = canvas.layout[view].parent, canvas.layout[parent].kind != .scroll else { return nil }
      return canvas.isOpen(view) || canvas.isOpen(parent) ? nil : (view, parent)
    }
  }
}
