import Diagnostics
import LayoutModel

extension SLLViewRules {
  /// The value of `%bt(header)`, `%f(12)`, `%p(gap)` and their like.
  mutating func value(
    of specifier: SLLExpression.Specifier, in context: NotationContext
  ) throws(SLLError) -> SLLValue {
    let name = context.source[specifier.name]
    switch name {
    case "f": return .constant(try context.number(specifier))
    case "p": return unknowns.percentage(try context.number(specifier), along: specifier.axis)
    default:
      guard let rule = SLLRuleName(rawValue: name) else {
        throw .unknownSpecifier(name: name, at: specifier.name)
      }
      switch rule.meaning {
      case .size(.equal):
        return unknowns.item(try view(of: specifier, in: context), rule.axis.sizeAttribute)
      case .position(let attribute, let fromFarEdge):
        let other = try view(of: specifier, in: context)
        return distance(of: attribute, of: other, fromFarEdge: fromFarEdge, along: rule.axis)
      case .size:
        throw .unknownSpecifier(name: name, at: specifier.name)
      }
    }
  }

  private func view(
    of specifier: SLLExpression.Specifier, in context: NotationContext
  ) throws(SLLError) -> ViewID {
    let name = context.source[specifier.argument]
    guard specifier.number == nil else {
      throw .argumentIsNoView(specifier: context.source[specifier.name], at: specifier.argument)
    }
    if name == "superview" { return unknowns.superview }
    guard let view = context.view(named: name) else {
      throw .unknownView(name: name, nearest: context.nearestViewName(to: name), at: specifier.argument)
    }
    return view
  }

  /// Measured in the superview of this view, whose own edges are fractions of its size.
  private mutating func distance(
    of attribute: Attribute, of other: ViewID, fromFarEdge: Bool, along axis: Axis
  ) -> SLLValue {
    if other == unknowns.superview {
      let fraction = attribute == axis.nearEdge ? 0 : attribute == axis.farEdge ? 1 : 0.5
      return unknowns.affine(
        unknowns.superviewSize(along: axis), times: fromFarEdge ? 1 - fraction : fraction, plus: 0)
    }
    let near = unknowns.item(other, attribute)
    return fromFarEdge ? unknowns.counterpart(of: near, along: axis) : near
  }
}

extension NotationContext {
  /// The argument of a specifier that takes a number or a metric.
  fileprivate func number(_ specifier: SLLExpression.Specifier) throws(SLLError) -> Double {
    if let number = specifier.number { return number }
    let name = source[specifier.argument]
    guard let metric = metrics[name] else {
      throw .unknownMetric(name: name, nearest: nearestMetricName(to: name), at: specifier.argument)
    }
    return metric
  }
}
