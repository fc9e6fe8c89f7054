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
    let walker = CodeWalker()
    walker.onExpression = { [self] expression in
      switch expression.kind {
      case .name(let name):
        // Skipped statements that name a constraint may activate it.
        escapeConstraints(scope.find(name) ?? frame.receiver?.object?.fields[name])
      case .member(let base, let name):
        if case .name("self") = base.kind { escapeConstraints(frame.receiver?.object?.fields[name]) }
      default: break
      }
      guard case .assign(let sign, let target, _) = expression.kind else { return }
      // `list += …` only adds elements, so the known elements stay in the list.
      if sign == "+=", case .array = evaluate(target) { return }
      switch target.kind {
      case .name(let name):
        if scope.assign(name, .unknown(reason)) { return }
        if case .object(let object)? = frame.receiver, object.fields[name] != nil {
          spoil(object, name, reason)
        }
      case .member(let base, let name):
        if case .name("self") = base.kind, case .object(let object)? = frame.receiver {
          spoil(object, name, reason)
        }
      default: break
      }
    }
    walker.walk(statements)
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

  private func spoil(_ object: Object, _ name: String, _ reason: String) {
    if case .object? = object.fields[name] { return }
    object.fields[name] = .unknown(reason)
  }
}
