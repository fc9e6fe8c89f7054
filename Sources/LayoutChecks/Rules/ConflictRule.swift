import Diagnostics

/// Required constraints that cannot all hold.
enum ConflictRule: CheckRule {
  static let name = "conflict"
  static let summary = "required constraints that cannot all hold, with the arithmetic and ways out"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    canvas.solved.conflictDiagnostics(measuring: canvas.measurer)
  }
}
