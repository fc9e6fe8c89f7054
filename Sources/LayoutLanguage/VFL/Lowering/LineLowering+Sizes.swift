import Diagnostics
import LayoutModel

extension VisualFormat.LineLowering {
  /// Adds the constraint of a predicate on the attribute `first`, such as `a.width` for `[a(>=50)]`.
  mutating func constrain(_ first: Item, _ predicate: VisualFormat.Predicate) {
    if let form = form(of: first, predicate) {
      add(form, predicate.relation, priority: predicate.strength, at: predicate.span)
    }
  }

  private func form(of first: Item, _ predicate: VisualFormat.Predicate) -> Constraint.Form? {
    let (constant, quantity, factor) = predicate.value
    let span = predicate.object.span
    switch quantity {
    case .attribute(let owner, let attribute)?:
      let second = attribute ?? first.attribute
      if let error = Diagnostic.rejectedPair(first.attribute, second, at: predicate.attributeSpan) {
        found.add(error)
        return nil
      }
      guard let owner = owner ?? superview(of: first.view, at: span) else { return nil }
      return .items(first: first, second: Item(owner, second), multiplier: factor, constant: constant)
    case .superviewSize? where factor != 0:
      // The percentage is a size in `[a(10%)]`, but the distance from the superview's top in `C:a.top(10%)`.
      guard let superview = superview(of: first.view, at: span) else { return nil }
      let size = Item(superview, first.attribute.axis.size)
      guard let edge = first.attribute.superviewAttribute else {
        return .items(first: first, second: size, multiplier: factor, constant: constant)
      }
      return .terms(
        [
          Constraint.Term(1, first), Constraint.Term(-1, Item(superview, edge)),
          Constraint.Term(-factor, size),
        ],
        constant: constant)
    case .superviewSize?, nil:
      // The number is a size in `[a(50)]`, but the distance from the superview's top in `C:a.top(20)`.
      guard let edge = first.attribute.superviewAttribute else {
        return .items(first: first, second: nil, multiplier: 1, constant: constant)
      }
      return superview(of: first.view, at: span).map {
        .items(first: first, second: Item($0, edge), multiplier: 1, constant: constant)
      }
    }
  }
}
