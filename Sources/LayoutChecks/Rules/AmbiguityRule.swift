import Diagnostics

/// Frames that the constraints leave open.
enum AmbiguityRule: CheckRule {
  static let name = "ambiguous"
  static let summary = "views that could be elsewhere or of another size, and what would pin them"

  static let isForCode = true

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    // Where something was not read or is assumed, nothing is proved.
    guard canvas.layout.coverage?.isCertain ?? true else { return [] }
    return canvas.solved.ambiguityDiagnostics(measuring: canvas.measurer)
  }
}
