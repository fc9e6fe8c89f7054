import Diagnostics
import LayoutModel

extension VisualFormat.Resolver {
  func resolve(
    _ predicate: VisualFormat.Predicate, _ preference: Preference
  ) -> VisualFormat.Predicate? {
    var predicate = predicate
    let value = value(of: predicate.object, preference)
    let strength = strength(of: predicate.priority)
    guard let value, let strength else { return nil }
    let term = value.terms.first
    (predicate.value, predicate.strength) = ((value.constant, term?.term, term?.coefficient ?? 0), strength)
    return predicate
  }

  private func strength(of priority: VisualFormat.Parser.Amount?) -> Double? {
    guard let priority else { return Priority.required }
    var span = priority.span
    var strength = priority.number ?? 0
    if priority.number == nil {
      let name = context[span]
      if context.metrics[name] == nil, namedPriority(name) != nil {
        found.add(.namedPriority(name), at: span)
      }
      guard let value = context.metrics[name] ?? namedPriority(name) else {
        let meant = nearest(to: name, in: Array(context.metrics.keys).sorted() + priorityNames)
        found.add(.unknownPriority(name, nearest: meant), at: span)
        return nil
      }
      strength = value
    }
    if priority.isNegative { strength.negate() }
    guard (1...Priority.required).contains(strength) else {
      if priority.isNegative { span.start -= 1 }
      found.add(.priorityOutOfRange(strength), at: span)
      return nil
    }
    return strength
  }

  private func value(
    of object: Expression, _ preference: Preference
  ) -> LinearForm<VisualFormat.Quantity>? {
    do throws(Diagnostic) {
      let value: LinearForm<VisualFormat.Quantity> = try object.linearForm { kind throws(Diagnostic) in
        switch kind {
        case .percentage(let percent, _): LinearForm(percent / 100, .superviewSize)
        case .item(let item): try form(of: item, preference)
        case .name(let span): LinearForm(try metric(span))
        case .number, .specifier, .negation, .binary, .assignment:
          preconditionFailure("an operand of a predicate must be a percentage, an item or a metric")
        }
      }
      // The percentage `0%` is allowed, but multiplying a view by 0, as in `b*0`, is a mistake.
      if case .attribute? = value.terms.first?.term, value.terms[0].coefficient == 0 {
        throw .multiplierZero(at: object.nodes[object.nodes.firstIndex { $0.kind.isProduct }! - 1].span)
      }
      guard value.isReasonable else {
        throw VisualFormatError.numberTooLarge.diagnostic(at: object.span)
      }
      return value
    } catch {
      found.add(error)
      return nil
    }
  }

  private func metric(_ span: SourceSpan) throws(Diagnostic) -> Double {
    let name = context[span]
    if let metric = context.metrics[name] { return metric }
    let nearest = context.nearestMetricName(to: name)
    throw VisualFormatError.unknownMetric(name, nearest: nearest, isView: context.viewNames[name] != nil)
      .diagnostic(at: span)
  }

  private func form(
    of item: Expression.ItemUse, _ preference: Preference
  ) throws(Diagnostic) -> LinearForm<VisualFormat.Quantity> {
    let name = context[item.view]
    if item.word == nil, !isView(name, preference), preference == .metric || context.metrics[name] != nil {
      return LinearForm(try metric(item.view))
    }
    var owner: ViewID?
    if name == "superview" {
      found.add(.superviewAsObject, at: item.view)
    } else {
      owner = context.view(named: name)
      if owner == nil { throw unknownOwner(name, isAttribute: item.word != nil).diagnostic(at: item.view) }
    }
    if preference == .metric, item.word == nil { found.add(.viewAsGap(name), at: item.view) }
    var attribute: Attribute?
    if let word = item.word { attribute = try self.attribute(word) }
    return LinearForm(1, .attribute(of: owner, attribute))
  }

  /// Returns whether a name means a view; if a metric has the same name, `preference` decides.
  private func isView(_ name: String, _ preference: Preference) -> Bool {
    if preference == .metric, context.metrics[name] != nil { return false }
    return name == "superview" || context.viewNames[name] != nil || bracketedNames.contains(name)
  }

  private func unknownOwner(_ name: String, isAttribute: Bool) -> VisualFormatError {
    let nearestView = context.nearestViewName(to: name)
    return isAttribute
      ? .unknownView(name, nearest: nearestView)
      : .unknownObject(name, nearest: nearestView ?? context.nearestMetricName(to: name))
  }

  func attribute(_ span: SourceSpan) throws(Diagnostic) -> Attribute {
    let name = context[span]
    if let attribute = LayoutLanguage.attribute(named: name) { return attribute }
    throw VisualFormatError.unknownAttribute(name, nearest: nearest(to: name, in: attributeWords))
      .diagnostic(at: span)
  }
}

extension Expression.Kind {
  fileprivate var isProduct: Bool { if case .binary(.multiply) = self { true } else { false } }
}
