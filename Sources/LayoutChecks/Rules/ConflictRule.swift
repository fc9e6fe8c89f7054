import Diagnostics
import LayoutModel

enum ConflictRule: CheckRule {
  static let name = "conflict"
  static let summary = "required constraints that cannot all be satisfied, with the arithmetic and fixes"

  static let isForCode = true

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    provedConflicts(canvas.solved).conflictDiagnostics(measuring: canvas.measurer)
  }

  /// Returns the solved layout. For Swift source, the conflicts that depend on an assumption, such as the canvas's size
  /// or an intrinsic content size, are removed.
  static func provedConflicts(_ solved: SolvedLayout) -> SolvedLayout {
    guard solved.layout.coverage != nil else { return solved }
    var proved = solved
    proved.conflicts.removeAll { $0.rests(onAssumptionsOf: solved.layout) }
    return proved
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
