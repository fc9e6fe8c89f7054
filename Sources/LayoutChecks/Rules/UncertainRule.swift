import Diagnostics
import LayoutEngine
import LayoutModel

enum UncertainRule: CheckRule {
  static let name = "uncertain"
  static let summary =
    "numbers whose magnitudes differ so much that frames may be accurate to only five digits"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    if canvas.solved.isCertain { return [] }
    if hasSpentCores {
      return [
        finding(
          "so many constraints of this layout depend on each other that finding the best frames would take too long; the frames that were found may not be the best",
          at: nil, help: "divide the layout into several files, or remove optional constraints")
      ]
    }
    return [
      finding(
        "the magnitudes of the numbers in this layout differ so much that frames may be accurate to only five digits",
        at: nil, help: "keep multipliers between 0.001 and 1000, and constants between 0.0001 and 10000000")
    ]
  }
}
