import Diagnostics
import LayoutEngine

enum PriorityTieRule: CheckRule {
  static let name = "priority-tie"
  static let summary =
    "constraints of equal priority that contradict each other, so that the result is arbitrary"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    guard canvas.solved.status != .solved else { return [] }
    let freedoms = LayoutReasons(canvas.solved, measuring: canvas.measurer).freedoms(findsPins: false)
    return freedoms.flatMap { freedom in
      freedom.ties.map { tie in
        let note = canvas.solved.note(on: tie)
        return finding(note.message, at: note.span)
      }
    }
  }
}
