import Diagnostics

/// The rule on frames that the constraints leave open.
enum AmbiguityRule: CheckRule {
  static let name = "ambiguous"
  static let summary = "views that could be elsewhere or of another size, and what would pin them"

  static let isForCode = true

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    // Statements that were not read, and assumptions, leave it unproved.
    guard canvas.layout.coverage?.isCertain ?? true else { return [] }
    return canvas.solved.ambiguityDiagnostics(measuring: canvas.measurer)
  }
}
