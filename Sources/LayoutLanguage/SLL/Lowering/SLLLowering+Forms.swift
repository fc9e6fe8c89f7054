import LayoutModel

/// Converts rules to constraints between two items where possible, otherwise to sums of terms.
extension SLLLowering {
  /// Returns the form of the constraint `attribute == form`, where `attribute` is a location of the rule's view.
  func location(_ attribute: Attribute, equals form: LinearForm<Item>) -> Constraint.Form {
    let axis = attribute.axis
    let superview = rules.unknowns.superview
    let first = Item(rules.view, attribute)
    let terms = form.sortedTerms
    if terms.isEmpty {
      return .items(
        first: first, second: Item(superview, axis.nearEdge), multiplier: 1, constant: form.constant)
    }
    if terms.count == 1, let (second, multiplier) = secondItem(for: first, terms[0]) {
      return .items(first: first, second: second, multiplier: multiplier, constant: form.constant)
    }
    return sum(first, minus: terms, equals: form.constant)
  }

  /// Returns the form of a constraint that relates `attribute`, a size of the rule's view, to the sum in `form`.
  func size(_ attribute: Attribute, relatesTo form: LinearForm<Item>) -> Constraint.Form {
    let first = Item(rules.view, attribute)
    let terms = form.sortedTerms
    if terms.isEmpty { return .items(first: first, second: nil, multiplier: 1, constant: form.constant) }
    if terms.count == 1, terms[0].item.attribute.isSize {
      return .items(
        first: first, second: terms[0].item, multiplier: terms[0].coefficient, constant: form.constant)
    }
    return sum(first, minus: terms, equals: form.constant)
  }

  /// Returns the second item and multiplier with which a constraint between two items can express a rule's term; `nil`
  /// if such a constraint cannot express it. The term's coefficient applies to a location in the superview, but a
  /// constraint's multiplier applies to a location in the nearest common ancestor of the two items.
  private func secondItem(
    for first: Item, _ term: Constraint.Term
  ) -> (item: Item, multiplier: Double)? {
    let axis = first.attribute.axis
    let superview = rules.unknowns.superview
    if term.item == Item(superview, axis.size) {
      // In the superview's own coordinates, its far edge is at its size, and its center at half of its size.
      return first.attribute == axis.middle && term.coefficient == 0.5
        ? (Item(superview, axis.middle), 1)
        : (Item(superview, superviewScrolls ? .frame : nil, axis.farEdge), term.coefficient)
    }
    guard !term.item.attribute.isSize, term.item.attribute.axis == axis else { return nil }
    return term.coefficient == 1 || sharesSuperviewSpace(term.item.view)
      ? (term.item, term.coefficient) : nil
  }

  /// Returns whether the superview of the rule's view is the nearest common ancestor of the rule's view and `other`.
  private func sharesSuperviewSpace(_ other: ViewID) -> Bool {
    var ancestor = Optional(other)
    while let view = ancestor {
      if view == rules.view { return false }
      if view == rules.unknowns.superview { return true }
      ancestor = views[view.index].parent
    }
    return false
  }

  /// Returns `first - others = constant` as a `Constraint.Form`, with `first` at the beginning and the terms of the
  /// superview at the end.
  private func sum(
    _ first: Item, minus others: [Constraint.Term], equals constant: Double
  ) -> Constraint.Form {
    let superview = rules.unknowns.superview
    var difference = LinearForm<Item>()
    for term in [Constraint.Term(-1, first)] + others {
      difference.add(-term.coefficient, term.item)
      // A rule measures locations from the superview's edge, but `Constraint.Form.terms` uses canvas coordinates, so
      // subtract the location of that edge from the term's location.
      if !term.item.attribute.isSize {
        difference.add(term.coefficient, Item(superview, term.item.attribute.axis.nearEdge))
      }
    }
    let terms = difference.sortedTerms
    return .terms(
      terms.filter { $0.item == first }
        + terms.filter { $0.item != first && $0.item.view != superview }
        + terms.filter { $0.item.view == superview }, constant: constant)
  }
}
