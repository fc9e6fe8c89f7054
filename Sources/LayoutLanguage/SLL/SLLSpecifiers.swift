import Diagnostics
import LayoutModel

extension SLLViewRules {
  /// Returns the value of a term such as `%bt(header)`, `%f(12)` or `%p(gap)`.
  mutating func value(
    of specifier: Expression.Specifier, in context: NotationContext
  ) throws(Diagnostic) -> SLLValue {
    switch specifier.meaning {
    case .number: return .constant(try context.number(specifier))
    case .percentage(let axis): return unknowns.percentage(try context.number(specifier), along: axis)
    case .distance(let name):
      let other = try view(of: specifier, name, in: context)
      guard case .position(let attribute, let fromFarEdge) = name.meaning else {
        return unknowns.item(other, name.axis.size)
      }
      return distance(of: attribute, of: other, fromFarEdge: fromFarEdge, along: name.axis)
    }
  }

  private func view(
    of specifier: Expression.Specifier, _ name: SLLRuleName, in context: NotationContext
  ) throws(Diagnostic) -> ViewID {
    guard specifier.number == nil else {
      throw .error(
        "expected-view", "'%\(name.rawValue)' needs a view's name, as in %\(name.rawValue)(header)",
        at: specifier.argument)
    }
    let argument = context.source[specifier.argument]
    if argument == "superview" { return unknowns.superview }
    guard let view = context.view(named: argument) else {
      throw .unknownView(
        argument, suggestion: context.nearestViewName(to: argument), at: specifier.argument)
    }
    return view
  }

  /// Returns the distance of a view's attribute from the superview's left or top edge or, if `fromFarEdge` is true,
  /// from its right or bottom edge.
  private mutating func distance(
    of attribute: Attribute, of other: ViewID, fromFarEdge: Bool, along axis: Axis
  ) -> SLLValue {
    if other == unknowns.superview {
      return unknowns.affine(
        unknowns.superviewSize(along: axis), times: fromFarEdge ? 1 - attribute.share : attribute.share,
        plus: 0)
    }
    let near = unknowns.item(other, attribute)
    return fromFarEdge ? unknowns.counterpart(of: near, along: axis) : near
  }
}

extension NotationContext {
  fileprivate func number(_ specifier: Expression.Specifier) throws(Diagnostic) -> Double {
    if let number = specifier.number { return number }
    let name = source[specifier.argument]
    guard let metric = metrics[name] else {
      throw .unknownMetric(name, suggestion: nearestMetricName(to: name), at: specifier.argument)
    }
    return metric
  }
}
