import Diagnostics
import LayoutModel

enum UncertainRule: CheckRule {
  static let name = "uncertain"
  static let summary = "numbers that differ so much in size that frames may be wrong in the sixth digit"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    if canvas.solved.isCertain { return [] }
    return [
      finding(
        "the numbers in this layout differ so much in size that frames may be wrong in the sixth digit",
        at: nil, help: "keep multipliers between 0.001 and 1000, and constants between 0.0001 and 10000000")
    ]
  }
}
