import Graphics

/// Views that stick out of their superviews.
enum OutsideRule: CheckRule {
  static let name = "outside-superview"
  static let summary = "views that stick out of their superviews"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    canvas.visibleViews.compactMap { view in
      guard let parent = canvas.layout[view].parent, !canvas.isOpen(view), !canvas.isOpen(parent) else {
        return nil
      }
      let overhang = Overhang(of: canvas.solved.frames[view.index], over: canvas.solved.frames[parent.index])
      guard let sides = overhang.words else { return nil }
      return finding(
        "\(canvas.name(view)) sticks out of \(canvas.name(parent)) by \(sides)",
        at: canvas.place(view))
    }
  }
}

/// In points: less is rounding, or nothing that a person sees.
let leastSeen = 0.01
