import Diagnostics
import LayoutEngine
import LayoutModel

/// The rule on numbers so far apart that the solver is not certain of its result.
enum UncertainRule: CheckRule {
  static let name = "uncertain"
  static let summary = "numbers so far apart that frames may be wrong in the sixth digit"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    if canvas.solved.isCertain { return [] }
    if hasSpentCores {
      return [
        finding(
          "so many constraints of this layout depend on each other that finding the best frames would take too long; these may not be the best",
          at: nil, help: "divide the layout into several files, or remove optional constraints")
      ]
    }
    return [
      finding(
        "the numbers of this layout are so far apart that frames may not be right to six digits",
        at: nil, help: "keep multipliers between 0.001 and 1000, and constants between 0.0001 and 10000000")
    ]
  }
}
