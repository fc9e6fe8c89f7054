import Diagnostics
import LayoutModel

enum MixedDirectionRule: CheckRule {
  static let name = "mixed-direction"
  static let summary = "left or right in a layout that otherwise uses leading and trailing"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    var (directional, fixed) = (0, [Constraint]())
    // Skip the constraints of stacks and autoresizing masks, because nobody wrote them by hand.
    for constraint in canvas.layout.constraints
    where constraint.notation != .stack && !canvas.layout.isFixedFrame(constraint) {
      let attributes = constraint.items.map(\.attribute)
      if attributes.contains(where: \.isAbsoluteSide) { fixed.append(constraint) }
      if attributes.contains(where: \.isDirectionalSide) { directional += 1 }
    }
    guard fixed.count < directional else { return [] }
    let held = Set(fixed.filter { $0.notation == .sll }.flatMap { fixedSides(of: $0) })
    return fixed.filter { !$0.isRule || !isFixedOnBothSides($0, held) }.map { constraint in
      // SLL has no rules for leading and trailing edges, so the message recommends an equation.
      if constraint.isRule {
        let rule = canvas.layout.source[constraint.span]
        return finding(
          "'\(rule)' uses a left or right edge, which does not flip in right-to-left layouts, unlike the rest of this layout; "
            + "use an equation with 'leading' or 'trailing'", at: constraint.span,
          help: constraint.directional.map { "write '\(canvas.layout.text(of: $0))'" })
      }
      let side = constraint.items.map(\.attribute).first(where: \.isAbsoluteSide)!
      return finding(
        "'\(side.rawValue)' does not flip in right-to-left layouts, but the rest of this layout does; use '\(side.directional.rawValue)'",
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

  /// This constraint with `leading` instead of `left`, `trailing` instead of `right`, and the required priority; `nil`
  /// if it has more than two attributes.
  fileprivate var directional: Constraint? {
    guard case .items(let first, let second, let multiplier, let constant) = form else { return nil }
    var constraint = self
    constraint.form = .items(
      first: first.directional, second: second?.directional, multiplier: multiplier, constant: constant)
    constraint.priority = Priority.required
    return constraint
  }
}

extension Item {
  fileprivate var directional: Item { Item(view, guide, attribute.directional) }
}

extension Attribute {
  /// The attribute with `leading` instead of `left` or `trailing` instead of `right`.
  fileprivate var directional: Attribute {
    guard isAbsoluteSide else { return self }
    let name =
      rawValue.hasPrefix("left") ? "leading" + rawValue.dropFirst(4) : "trailing" + rawValue.dropFirst(5)
    return Attribute(rawValue: name)!
  }
}
