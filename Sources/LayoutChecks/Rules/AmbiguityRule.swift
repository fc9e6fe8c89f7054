import Diagnostics

/// Frames that the constraints leave open.
enum AmbiguityRule: CheckRule {
  static let name = "ambiguous"
  static let summary = "views that could be elsewhere or of another size, and what would pin them"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    canvas.solved.ambiguityDiagnostics(measuring: canvas.measurer)
  }
}
