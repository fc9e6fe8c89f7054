import LayoutModel
import LinearSolver

// If a constraint between two locations has a multiplier other than 1, both locations are measured from an edge of the
// nearest common ancestor of the two views.

extension AttributeLowering {
  /// Adds `first - multiplier * second - constant` to a row. On a right-to-left canvas, a constraint on leading or
  /// trailing edges measures distances to the left, so its locations are negated.
  func add(
    _ first: Item, minus multiplier: Double, times second: Item?, minus constant: Double, to row: inout Row
  ) {
    let first = layout.resolvingContentArea(first, beside: CollectionOfOne(second?.view ?? first.view))
    let second = second.map { layout.resolvingContentArea($0, beside: CollectionOfOne(first.view)) }
    let direction = isMirrored(first, second) ? -1.0 : 1.0
    let sign = first.attribute.isSize ? 1 : direction
    add(sign, first, to: &row)
    if let second { add(-multiplier * sign, second, to: &row) }
    // Add the constant only after equal margins of the two items have canceled each other out, because adding it to a
    // large margin would lose digits.
    row.constant -= constant
    if let second, !first.attribute.isSize, multiplier != 1 {
      let ancestor = layout.nearestCommonAncestor(first.view, second.view)
      let isContent = [first, second].contains { $0.view == ancestor && $0.guide == .content }
      let origin = variable(
        frame: isContent ? frames.content(of: ancestor) : ancestor.index, first.attribute.axis,
        direction < 0 ? .end : .start)
      row.add((multiplier - 1) * sign, origin)
    }
  }

  func add(_ terms: [Constraint.Term], minus constant: Double, to row: inout Row) {
    row.constant -= constant
    let isMirrored = terms.contains { self.isMirrored($0.item, nil) }
    for term in terms {
      let flips = isMirrored && !term.item.attribute.isSize && term.item.attribute.axis == .horizontal
      let item = layout.resolvingContentArea(term.item, beside: terms.lazy.map(\.item.view))
      add(flips ? -term.coefficient : term.coefficient, item, to: &row)
      if flips { row.add(term.coefficient, variable(.root, .horizontal, .end)) }
    }
  }

  func isMirrored(_ first: Item, _ second: Item?) -> Bool {
    canvas.direction == .rightToLeft
      && (first.attribute.isDirectionalSide || second?.attribute.isDirectionalSide == true)
  }
}
