import Graphics
public import LayoutModel

extension SolvedLayout {
  /// Returns the assertions that do not hold on this canvas, in file order.
  ///
  /// - Parameter tolerance: The largest difference that counts as rounding, in points.
  /// - Complexity: Linear in the numbers of views and assertions.
  public func failedAssertions(tolerance: Double) -> [FailedAssertion] {
    guard !layout.assertions.isEmpty else { return [] }
    let comparer = AssertionComparer(self)
    return layout.assertions.indices.compactMap { index in
      let finding =
        switch layout.assertions[index].form {
        case .comparison(let first, let relation, let second, let multiplier, let constant):
          comparer.failure(first, relation, second, multiplier: multiplier, constant: constant, tolerance)
        case .property(let property, let isNegated):
          failure(of: property, isNegated: isNegated, tolerance)
        }
      return finding.map { FailedAssertion(index: index, finding: $0) }
    }
  }

  /// Returns both sides of a comparison, in points; `nil` for any other assertion.
  ///
  /// - Complexity: Linear in the number of views.
  public func comparedSides(of assertion: Assertion) -> (found: Double, wanted: Double)? {
    guard case .comparison(let first, _, let second, let multiplier, let constant) = assertion.form,
      // A tolerance of negative infinity makes every comparison fail, and the failure contains both values.
      case .comparison(let found, let wanted, _)? = AssertionComparer(self).failure(
        first, .equal, second, multiplier: multiplier, constant: constant, -.infinity)
    else { return nil }
    return (found, wanted)
  }

  private func failure(
    of property: Assertion.Property, isNegated: Bool, _ tolerance: Double
  ) -> FailedAssertion.Finding? {
    let holds: Bool
    let finding: FailedAssertion.Finding
    switch property {
    case .inside(let view, let other):
      let overhang = Overhang(of: frames[view.index], over: frames[other.index])
      (holds, finding) = (overhang.most <= tolerance, .place(overhang))
    case .apart(let view, let other):
      let shared = frames[view.index].sharedSize(with: frames[other.index])
      (holds, finding) = (min(shared.width, shared.height) <= tolerance, .shared(shared))
    case .truncated(let view):
      let fit = textFit(of: view, tolerance: tolerance)
      (holds, finding) = (fit != .fits, .fit(fit))
    case .ambiguous(let view):
      let open = ambiguities[view.index]
      (holds, finding) = (!open.isEmpty, .openness(open))
    }
    return holds == isNegated ? finding : nil
  }
}

private struct AssertionComparer {
  private let layout: Layout
  private let values: AttributeValues

  init(_ solved: SolvedLayout) {
    layout = solved.layout
    values = AttributeValues(solved)
  }

  func failure(
    _ first: Item, _ relation: Relation, _ second: Item?, multiplier: Double, constant: Double,
    _ tolerance: Double
  ) -> FailedAssertion.Finding? {
    let others = [first.view, second?.view ?? first.view]
    let first = layout.resolvingContentArea(first, beside: others)
    let second = second.map { layout.resolvingContentArea($0, beside: others) }
    let isMirrored = !first.attribute.isSize && values.attributes.isMirrored(first, second)
    let sign = isMirrored ? -1.0 : 1
    let origin = origin(of: first, second, multiplier: multiplier, isMirrored: isMirrored)
    let start = start(of: origin, first.attribute.axis)
    let found = sign * (values[first] - start)
    let wanted = multiplier * (second.map { sign * (values[$0] - start) } ?? 0) + constant
    let holds =
      switch relation {
      case .equal: abs(found - wanted) <= tolerance
      case .lessOrEqual: found <= wanted + tolerance
      case .greaterOrEqual: found >= wanted - tolerance
      }
    return holds ? nil : .comparison(found: found, wanted: wanted, origin: origin)
  }

  private func origin(
    of first: Item, _ second: Item?, multiplier: Double, isMirrored: Bool
  ) -> FailedAssertion.Origin {
    guard let second, !first.attribute.isSize else { return .size }
    guard multiplier == 1 else {
      return .edge(of: layout.nearestCommonAncestor(first.view, second.view), isRight: isMirrored)
    }
    let isSame =
      first.attribute == second.attribute || first.attribute.isBaseline && second.attribute == .top
    if isSame, layout[first.view].parent == second.view { return .superview(second) }
    return .edge(of: .root, isRight: isMirrored)
  }

  private func start(of origin: FailedAssertion.Origin, _ axis: Axis) -> Double {
    switch origin {
    case .size: 0
    case .superview(let item): values[item]
    case .edge(let view, let isRight): values.values[variable(view, axis, isRight ? .end : .start)]
    }
  }
}
