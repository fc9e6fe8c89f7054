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
      let (inner, outer) = (canvas.solved.frames[view.index], canvas.solved.frames[parent.index])
      let sides: [(String, Double)] = [
        ("left", outer.x - inner.x), ("top", outer.y - inner.y),
        ("right", inner.x + inner.width - outer.x - outer.width),
        ("bottom", inner.y + inner.height - outer.y - outer.height),
      ]
      let out = sides.filter { $0.1 > leastSeen }.map { "\(number($0.1)) at the \($0.0)" }
      if out.isEmpty { return nil }
      return finding(
        "\(canvas.name(view)) sticks out of \(canvas.name(parent)) by \(out.joined(separator: " and "))",
        at: canvas.place(view))
    }
  }
}

/// In points: less is rounding, or nothing that a person sees.
let leastSeen = 0.01
