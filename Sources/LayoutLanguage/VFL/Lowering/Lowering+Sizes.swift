import Diagnostics
import LayoutModel

extension VisualFormat.Lowering {
  /// `[a(>=50)]`: the view's size along the line.
  mutating func constrainSize(of view: ViewID, _ predicate: VisualFormat.ResolvedPredicate) {
    constrain(Item(view, direction.size), predicate)
  }

  /// Ties an attribute of a view to what a predicate says, as in `C:a.top(20)`.
  mutating func constrain(_ first: Item, _ predicate: VisualFormat.ResolvedPredicate) {
    let form: Constraint.Form?
    switch predicate.value {
    case .constant(let constant):
      form = distance(constant, of: first, at: predicate.objectSpan)
    case .percentage(let part, let constant):
      form = percentage(part, constant, of: first, at: predicate.objectSpan)
    case .attribute(let owner, let attribute, let multiplier, let constant):
      let second = attribute ?? first.attribute
      if let error = Diagnostic.rejectedPair(first.attribute, second, at: predicate.attributeSpan) {
        report(VisualFormatError(error), at: predicate.attributeSpan)
        return
      }
      form = resolve(owner, of: first.view, at: predicate.objectSpan).map {
        .items(first: first, second: Item($0, second), multiplier: multiplier, constant: constant)
      }
    }
    if let form { add(form, predicate.relation, priority: predicate.priority, at: predicate.span) }
  }

  /// A bare number: a size, or a distance from the superview's same edge.
  private mutating func distance(_ constant: Double, of first: Item, at span: SourceSpan) -> Constraint.Form?
  {
    guard let edge = first.attribute.superviewAttribute else {
      return .items(first: first, second: nil, multiplier: 1, constant: constant)
    }
    return superview(of: first.view, at: span).map {
      .items(first: first, second: Item($0, edge), multiplier: 1, constant: constant)
    }
  }

  /// A part of the superview's size: a size, or a distance from the superview's same edge.
  private mutating func percentage(
    _ part: Double, _ constant: Double, of first: Item, at span: SourceSpan
  ) -> Constraint.Form? {
    if part == 0 { return distance(constant, of: first, at: span) }
    guard let superview = superview(of: first.view, at: span) else { return nil }
    let size: Attribute = first.attribute.axis == .horizontal ? .width : .height
    guard let edge = first.attribute.superviewAttribute else {
      return .items(first: first, second: Item(superview, size), multiplier: part, constant: constant)
    }
    return .terms(
      [
        Constraint.Term(1, first), Constraint.Term(-1, Item(superview, edge)),
        Constraint.Term(-part, Item(superview, size)),
      ], constant: constant)
  }

  mutating func resolve(_ owner: VisualFormat.Owner, of view: ViewID, at span: SourceSpan) -> ViewID? {
    switch owner {
    case .view(let view): view
    case .superview: superview(of: view, at: span)
    }
  }
}
