import Diagnostics
import LayoutModel

enum AmbiguityRule: CheckRule {
  static let name = "ambiguous"
  static let summary = "views whose position or size is not determined, and what would determine it"

  static let isForCode = true

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    canvas.solved.ambiguityDiagnostics(measuring: canvas.measurer) { canvas.ignores.has(name, at: $0) }
  }
}
