import Diagnostics
import LayoutEngine
import LayoutMessages
import LayoutModel

enum UnusedSizeRule: CheckRule {
  static let name = "unused-size"
  static let summary =
    "sizes in SLL rules that have no effect because two positions on the same axis determine the size"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    canvas.solved.overriddenSizes(tolerance: leastSeen).map { overruled in
      let unused = canvas.layout.unusedSizes[overruled.index]
      let size = unused.constraint.items[0]
      let places = unused.places.map { "'\($0)'" }.joined(separator: " and ")
      let extent = size.attribute == .width ? "wide" : "tall"
      return finding(
        "'\(unused.name)' is ignored: \(places) make \(canvas.name(size.view)) \(number(overruled.found)) \(extent), "
          + "not \(number(overruled.wanted))",
        at: unused.constraint.span, help: "remove '\(unused.name)', or one of the two positions")
    }
  }
}
