import Diagnostics
import LayoutModel

enum UncertainRule: CheckRule {
  static let name = "uncertain"
  static let summary = "numbers so far apart that frames may be wrong in the sixth digit"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    if canvas.solved.isCertain { return [] }
    return [
      finding(
        "the numbers of this layout are so far apart that frames may not be right to six digits",
        at: nil, help: "keep multipliers between 0.001 and 1000, and constants between 0.0001 and 10000000")
    ]
  }
}
