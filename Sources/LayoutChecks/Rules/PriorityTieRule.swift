import LayoutEngine

/// Constraints of one priority of which any may give way, so that luck decides a frame.
enum PriorityTieRule: CheckRule {
  static let name = "priority-tie"
  static let summary = "equal priorities that pull against each other, so that luck decides a frame"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    guard canvas.solved.status != .solved else { return [] }
    let freedoms = LayoutReasons(canvas.solved, measuring: canvas.measurer).freedoms()
    return freedoms.flatMap { freedom in
      freedom.ties.map { tie in
        let note = canvas.solved.note(on: tie)
        return finding(note.message, at: note.span)
      }
    }
  }
}
