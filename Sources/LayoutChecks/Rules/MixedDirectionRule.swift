import Diagnostics
import LayoutModel

enum MixedDirectionRule: CheckRule {
  static let name = "mixed-direction"
  static let summary = "left or right in a layout that otherwise uses leading and trailing"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    var (directional, fixed) = (0, [Constraint]())
    // Constraints of stacks and autoresizing masks were not written by hand.
    for constraint in canvas.layout.constraints
    where constraint.notation != .stack && !canvas.layout.isFixedFrame(constraint) {
      let attributes = constraint.items.map(\.attribute)
      if attributes.contains(where: \.isAbsoluteSide) { fixed.append(constraint) }
      if attributes.contains(where: \.isDirectionalSide) { directional += 1 }
    }
    guard fixed.count < directional else { return [] }
    let held = Set(fixed.filter { $0.notation == .sll }.flatMap { fixedSides(of: $0) })
    return fixed.filter { !$0.isRule || !isFixedOnBothSides($0, held) }.map { constraint in
      // SLL has no rules for leading and trailing, so the advice is an equation.
      if constraint.isRule {
        let rule = canvas.layout.source[constraint.span]
        return finding(
          "'\(rule)' is measured from the left or right, which does not flip in right-to-left layouts as the rest of this layout does; "
            + "use an equation with 'leading' or 'trailing'", at: constraint.span)
      }
      let words = constraint.items.map(\.attribute).filter(\.isAbsoluteSide).map(\.rawValue)
      let others = words.map {
        $0.hasPrefix("left") ? "leading" + $0.dropFirst(4) : "trailing" + $0.dropFirst(5)
      }
      return finding(
        "'\(words[0])' does not flip in right-to-left layouts as the rest of this layout does; use '\(others[0])'",
        at: constraint.span)
    }
  }

  private static func fixedSides(of constraint: Constraint) -> [Item] {
    constraint.items.prefix(1).filter { $0.attribute.isAbsoluteSide }
  }

  private static func isFixedOnBothSides(_ constraint: Constraint, _ held: Set<Item>) -> Bool {
    guard let view = constraint.items.first?.view else { return false }
    return held.contains(Item(view, .left)) && held.contains(Item(view, .right))
  }
}

extension Constraint {
  fileprivate var isRule: Bool { notation == .sll }
}
