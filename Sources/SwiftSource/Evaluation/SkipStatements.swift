extension Evaluator {
  /// Records statements that were not evaluated.
  func skip(_ statements: [Statement], _ reason: String, mayRun: Bool = true) {
    guard let first = statements.first, let last = statements.last else { return }
    let place = Place(file: first.place.file, start: first.place.start, end: last.place.end)
    skipped.append(SkippedCode(place: place, reason: reason, statements: statements, mayRun: mayRun))
  }

  /// Records skipped statements that the program may run, and makes the variables that they assign unknown.
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
      switch expression.kind {
      case .name(let name):
        // Skipped statements that name a constraint may activate it.
        escapeConstraints(scope.find(name) ?? frame.receiver?.object?.fields[name])
      case .member(let base, let name):
        if case .name("self") = base.kind { escapeConstraints(frame.receiver?.object?.fields[name]) }
      case .assign(let sign, let target, _):
        spoil(target, reason, isAddition: sign == "+=", makesConstraints)
      case .call(let function, _):
        // The methods of objects may have the same names, but the variables keep their objects.
        if case .member(let target, let name) = function.kind, Self.changesValues(name),
          evaluate(target).object == nil
        {
          spoil(target, reason, isAddition: name == "append", makesConstraints)
        }
      default: break
      }
    }
    walker.walk(statements)
  }

  /// Makes a variable unknown that skipped statements may change.
  ///
  /// A list to which they only add elements keeps its known elements. It gets an unknown element unless the statements
  /// make constraints: those are reported already.
  private func spoil(_ target: Expression, _ reason: String, isAddition: Bool, _ makesConstraints: Bool) {
    var unknown = Value.unknown(reason)
    if isAddition, case .array(let elements) = evaluate(target) {
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
  static func changesLayout(_ name: String) -> Bool {
    [
      "activate", "addArrangedSubview", "addConstraint", "addConstraints", "addSubview", "alignment", "axis",
      "constant",
      "deactivate", "directionalLayoutMargins", "distribution", "insertArrangedSubview", "insertSubview",
      "isActive",
      "isHidden", "isLayoutMarginsRelativeArrangement", "layoutMargins", "numberOfLines",
      "preferredMaxLayoutWidth",
      "priority", "removeArrangedSubview", "removeConstraint", "removeConstraints", "removeFromSuperview",
      "semanticContentAttribute", "setContentCompressionResistancePriority", "setContentHuggingPriority",
      "setCustomSpacing", "spacing", "translatesAutoresizingMaskIntoConstraints",
    ].contains(name)
  }

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
