import Diagnostics
import LayoutModel

enum ConflictRule: CheckRule {
  static let name = "conflict"
  static let summary = "required constraints that cannot all be satisfied, with the arithmetic and fixes"

  static let isForCode = true

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    guard canvas.layout.coverage != nil else {
      return canvas.solved.conflictDiagnostics(measuring: canvas.measurer)
    }
    var solved = canvas.solved
    solved.conflicts.removeAll { $0.rests(onAssumptionsOf: canvas.layout) }
    return solved.conflictDiagnostics(measuring: canvas.measurer)
  }
}

extension LayoutConflict {
  fileprivate func rests(onAssumptionsOf layout: Layout) -> Bool {
    members.contains { member in
      switch member {
      case .written(let index): layout.constraints[index].isAssumed
      case .canvasSize, .intrinsicSize: true
      case .nonNegativeSize, .nonNegativeContent: false
      }
    }
  }
}
