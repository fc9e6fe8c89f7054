import Diagnostics

/// The rule on required constraints that cannot all hold.
enum ConflictRule: CheckRule {
  static let name = "conflict"
  static let summary = "required constraints that cannot all hold, with the arithmetic and ways out"

  static let isForCode = true

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    // A conclusion from an assumption is not proved.
    guard canvas.layout.coverage?.assumptions.isEmpty ?? true else { return [] }
    return canvas.solved.conflictDiagnostics(measuring: canvas.measurer)
  }
}
