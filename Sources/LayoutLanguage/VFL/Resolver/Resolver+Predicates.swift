import Diagnostics
import LayoutModel

extension VisualFormat.Resolver {
  mutating func resolve(
    _ predicate: VisualFormat.Predicate, _ preference: Preference
  ) -> VisualFormat.ResolvedPredicate? {
    let value = resolve(predicate.object, preference)
    let priority = resolvePriority(predicate.priority)
    guard let value, let priority else { return nil }
    return VisualFormat.ResolvedPredicate(
      relation: predicate.relation, value: value, priority: priority, span: predicate.span,
      objectSpan: predicate.object.span,
      attributeSpan: predicate.object.attribute ?? predicate.object.span)
  }

  private mutating func resolvePriority(_ amount: VisualFormat.Amount?) -> Double? {
    guard let amount else { return Priority.required }
    let priority: Double
    switch amount.magnitude {
    case .number(let number): priority = number
    case .name:
      let name = context[amount.span]
      if context.metrics[name] == nil, namedPriority(name) != nil {
        extend(.namedPriority(name), at: amount.span)
      }
      guard let metric = context.metrics[name] ?? namedPriority(name) else {
        let meant = nearest(to: name, in: Array(context.metrics.keys).sorted() + priorityNames)
        report(.unknownPriority(name, nearest: meant), at: amount.span)
        return nil
      }
      priority = metric
    }
    let signed = amount.isNegative ? -priority : priority
    guard (1...Priority.required).contains(signed) else {
      let start = amount.span.start - (amount.isNegative ? 1 : 0)
      report(.priorityOutOfRange(signed), at: SourceSpan(start: start, end: amount.span.end))
      return nil
    }
    return signed
  }

  private mutating func resolve(
    _ object: VisualFormat.Expression, _ preference: Preference
  ) -> VisualFormat.Value? {
    guard let base = resolveBase(of: object, preference) else { return nil }
    guard let factor = resolveFactor(of: object), let offset = resolveOffset(of: object) else { return nil }
    let value: VisualFormat.Value
    switch base {
    case .constant(let constant):
      value = .constant(factor.applied(to: constant) + offset)
    case .percentage(let part, _):
      value = .percentage(factor.applied(to: part), constant: offset)
    case .attribute(let owner, let attribute, let multiplier, _):
      if factor.number == 0, let amount = object.factor?.amount {
        report(VisualFormatError(.multiplierZero(at: amount.span)), at: amount.span)
        return nil
      }
      value = .attribute(owner, attribute, multiplier: factor.applied(to: multiplier), constant: offset)
    }
    guard value.isInRange else {
      report(.numberTooLarge, at: object.span)
      return nil
    }
    return value
  }

  private mutating func resolveBase(
    of object: VisualFormat.Expression, _ preference: Preference
  ) -> VisualFormat.Value? {
    switch object.base {
    case .percentage(let amount):
      return resolveAmount(amount).map { .percentage($0 / 100, constant: 0) }
    case .amount(let amount):
      guard case .name = amount.magnitude else {
        return resolveAmount(amount).map { .constant($0) }
      }
      let name = context[amount.span]
      if object.attribute == nil, !isView(name, preference) {
        if let metric = context.metrics[name] { return .constant(amount.isNegative ? -metric : metric) }
        if preference != .view {
          let isView = context.viewNames[name] != nil
          let nearest = context.nearestMetricName(to: name)
          report(.unknownMetric(name, nearest: nearest, isView: isView), at: amount.span)
          return nil
        }
      }
      guard let owner = resolveOwner(name, at: amount.span, isAttribute: object.attribute != nil) else {
        return nil
      }
      if preference == .metric, object.attribute == nil { extend(.viewAsGap(name), at: amount.span) }
      var attribute: Attribute?
      if let written = object.attribute {
        guard let known = resolveAttribute(context[written], at: written) else { return nil }
        attribute = known
      }
      return .attribute(owner, attribute, multiplier: amount.isNegative ? -1 : 1, constant: 0)
    }
  }

  /// Whether a bare name means a view: in a view's predicate one wins over a metric, in a gap it does not.
  private func isView(_ name: String, _ preference: Preference) -> Bool {
    if preference == .metricOnly { return false }
    if preference == .metric, context.metrics[name] != nil { return false }
    return name == "superview" || context.viewNames[name] != nil || bracketedNames.contains(name)
  }

  private mutating func resolveOwner(
    _ name: String, at span: SourceSpan, isAttribute: Bool
  ) -> VisualFormat.Owner? {
    if name == "superview" {
      extend(.superviewAsObject, at: span)
      return .superview
    }
    if let view = context.view(named: name) { return .view(view) }
    let nearestView = context.nearestViewName(to: name)
    if isAttribute {
      report(.unknownView(name, nearest: nearestView), at: span)
    } else {
      report(.unknownObject(name, nearest: nearestView ?? context.nearestMetricName(to: name)), at: span)
    }
    return nil
  }

  mutating func resolveAttribute(_ name: String, at span: SourceSpan) -> Attribute? {
    if let attribute = attribute(named: name) { return attribute }
    report(.unknownAttribute(name, nearest: nearest(to: name, in: attributeWords)), at: span)
    return nil
  }

  private mutating func resolveAmount(_ amount: VisualFormat.Amount) -> Double? {
    switch amount.magnitude {
    case .number(let number): return amount.isNegative ? -number : number
    case .name:
      let name = context[amount.span]
      guard let metric = context.metrics[name] else {
        let isView = context.viewNames[name] != nil
        report(
          .unknownMetric(name, nearest: context.nearestMetricName(to: name), isView: isView), at: amount.span)
        return nil
      }
      return amount.isNegative ? -metric : metric
    }
  }

  /// What follows `*` or `/`; a divisor stays one, so that 100/3 is as exact as it can be.
  private struct Factor {
    var number = 1.0
    var isDivisor = false

    func applied(to value: Double) -> Double { isDivisor ? value / number : value * number }
  }

  private mutating func resolveFactor(of object: VisualFormat.Expression) -> Factor? {
    guard let (isDivisor, amount) = object.factor else { return Factor() }
    guard let number = resolveAmount(amount) else { return nil }
    guard !isDivisor || number != 0 else {
      report(VisualFormatError(.divisionByZero(at: amount.span)), at: amount.span)
      return nil
    }
    return Factor(number: number, isDivisor: isDivisor)
  }

  private mutating func resolveOffset(of object: VisualFormat.Expression) -> Double? {
    guard let offset = object.offset else { return 0 }
    return resolveAmount(offset)
  }
}

extension VisualFormat.Value {
  fileprivate var isInRange: Bool {
    switch self {
    case .constant(let constant): abs(constant) <= largestNumber
    case .percentage(let part, let constant): abs(part) <= largestNumber && abs(constant) <= largestNumber
    case .attribute(_, _, let multiplier, let constant):
      abs(multiplier) <= largestNumber && abs(constant) <= largestNumber
    }
  }
}
