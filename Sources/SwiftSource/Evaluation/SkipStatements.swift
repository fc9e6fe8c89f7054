extension Evaluator {
  /// Records statements that were not evaluated.
  func skip(_ statements: [Statement], _ reason: String, mayRun: Bool = true) {
    guard let first = statements.first, let last = statements.last else { return }
    let place = Place(file: first.place.file, start: first.place.start, end: last.place.end)
    skipped.append(SkippedCode(place: place, reason: reason, statements: statements, mayRun: mayRun))
  }

  /// Records skipped statements that the program may run. The value of each variable to which they assign becomes
  /// unknown.
  func pass(_ statements: [Statement], _ reason: String) {
    guard !statements.isEmpty else { return }
    skip(statements, reason)
    // If skipped code of a helper function creates a constraint, report a failure at the function's call in a view or
    // view controller.
    if !frame.isOwn, let maker = skippedMakers(in: statements).first { fail(maker.expression.place, reason) }
    let makesConstraints = !skippedMakers(in: statements).isEmpty
    if !makesConstraints, skipped.last!.effects.contains(where: { Self.changesLayout($0.name) }) {
      leaveOut(skipped.last!.place, reason)
    }
    let walker = CodeWalker()
    walker.onExpression = { [self] expression in
      // Skipped statements that name a constraint may activate it.
      escapeConstraints(stored(expression))
      switch expression.kind {
      case .assign(let sign, let target, _):
        spoil(target, reason, isAddition: sign == "+=", makesConstraints)
      case .call(let function, _):
        guard case .member(let target, let name) = function.kind else { return }
        if case .snapConstraint? = stored(target), name.hasPrefix("update") {
          leaveOut(skipped.last!.place, reason)
        }
        // Objects may have methods with the same names, which do not change the variable.
        if Self.changesValues(name), stored(target)?.object == nil {
          spoil(target, reason, isAddition: name == "append", makesConstraints)
        }
      default: break
      }
    }
    walker.walk(statements)
  }

  /// Returns the value of a variable or of an element, without running code; `nil` for any other expression.
  private func stored(_ expression: Expression) -> Value? {
    switch expression.kind {
    case .name(let name): return scope.find(name) ?? frame.receiver?.object?.fields[name]
    case .member(let base, let name):
      guard case .name("self") = base.kind else { return nil }
      return frame.receiver?.object?.fields[name]
    case .chain(let base), .unwrap(let base): return stored(base)
    case .element(let base, _):
      switch stored(base) {
      case .array(let elements)?: return elements.first
      case .dictionary(let pairs)?: return pairs.first?.value
      default: return nil
      }
    default: return nil
    }
  }

  /// Makes a variable unknown that skipped statements may change.
  ///
  /// A list to which they only add elements keeps its known elements. It gets an unknown element unless the statements
  /// make constraints: those are reported already.
  private func spoil(_ target: Expression, _ reason: String, isAddition: Bool, _ makesConstraints: Bool) {
    var unknown = Value.unknown(reason)
    if isAddition, case .array(let elements)? = stored(target) {
      if makesConstraints { return }
      unknown = .array(elements + [unknown])
    }
    switch target.kind {
    case .name(let name):
      if scope.assign(name, unknown) { return }
      if case .object(let object)? = frame.receiver, object.fields[name] != nil {
        spoil(object, name, unknown)
      }
    case .member(let base, let name):
      if case .name("self") = base.kind, case .object(let object)? = frame.receiver {
        spoil(object, name, unknown)
      }
    case .element(let base, _), .chain(let base), .unwrap(let base):
      spoil(base, reason, isAddition: false, makesConstraints)
    default: break
    }
  }

  /// Returns whether a property or method of views and constraints with this name changes the layout.
  static func changesLayout(_ name: String) -> Bool { namesThatChangeLayouts.contains(name) }

  private func escapeConstraints(_ value: Value?) {
    switch value {
    case .object(let object): if object is ConstraintObject { object.hasEscaped = true }
    case .array(let values): values.forEach(escapeConstraints)
    case .dictionary(let pairs): for pair in pairs { escapeConstraints(pair.value) }
    case .snapConstraint(let description):
      for constraint in description.constraints { constraint.hasEscaped = true }
    default: break
    }
  }

  func skippedMakers(in statements: [Statement]) -> [ConstraintExpressionSearch.Maker] {
    helperMakers.inherited = frame.receiver.map { Set(lookupTypes(of: $0)) } ?? []
    return helperMakers.makers(in: statements)
  }

  private func spoil(_ object: Object, _ name: String, _ unknown: Value) {
    if case .object? = object.fields[name] { return }
    object.fields[name] = unknown
  }
}

private let namesThatChangeLayouts = Set(
  """
  activate additionalSafeAreaInsets addArrangedSubview addConstraint addConstraints addSubview addView alignment axis constant
  deactivate detachesHiddenViews directionalLayoutMargins distribution edgeInsets insertArrangedSubview insertSubview insertView
  isActive isHidden isLayoutMarginsRelativeArrangement layoutMargins maximumNumberOfLines numberOfLines orientation
  preferredMaxLayoutWidth priority removeArrangedSubview removeConstraint removeConstraints removeFromSuperview removeView
  semanticContentAttribute setClippingResistancePriority setContentCompressionResistancePriority setContentHuggingPriority
  setCustomSpacing setHuggingPriority setViews setVisibilityPriority spacing translatesAutoresizingMaskIntoConstraints
  """.split(whereSeparator: \.isWhitespace).map(String.init))
