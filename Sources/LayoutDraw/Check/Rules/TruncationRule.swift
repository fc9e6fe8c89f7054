import Graphics

/// Text that does not fit its frame.
enum TruncationRule: CheckRule {
  static let name = "truncated-text"
  static let summary = "text that is cut short, or taller than its view"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    canvas.visibleViews.compactMap { view in
      guard let text = canvas.solved.texts[view.index], canvas.layout[view].kind != .box else { return nil }
      let frame = canvas.solved.frames[view.index]
      if text.isTruncated {
        let wanted = canvas.solved.intrinsicSizes[view.index].horizontal
        let room = wanted.map { "; it needs \(number($0)) and has \(number(frame.width))" } ?? ""
        return finding("the text of \(canvas.name(view)) is cut short\(room)", at: canvas.place(view))
      }
      guard text.height > frame.height + leastSeen else { return nil }
      return finding(
        "the text of \(canvas.name(view)) is \(number(text.height)) high, but the view only \(number(frame.height))",
        at: canvas.place(view))
    }
  }
}
