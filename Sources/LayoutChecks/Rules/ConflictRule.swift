import Diagnostics
import LayoutModel

/// The rule on required constraints that cannot all hold.
enum ConflictRule: CheckRule {
  static let name = "conflict"
  static let summary = "required constraints that cannot all be satisfied, with the arithmetic and fixes"

  static let isForCode = true

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    guard canvas.layout.coverage != nil else {
      return canvas.solved.conflictDiagnostics(measuring: canvas.measurer)
    }
    // In layouts of source code, a conflict is only proved if it rests on nothing that was assumed or made up.
    var solved = canvas.solved
    solved.conflicts.removeAll { $0.rests(onAssumptionsOf: canvas.layout) }
    return solved.conflictDiagnostics(measuring: canvas.measurer)
  }
}

extension LayoutConflict {
  /// Returns whether a member of the conflict is assumed, or is a size of the canvas or of content, which code may not
  /// set.
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
