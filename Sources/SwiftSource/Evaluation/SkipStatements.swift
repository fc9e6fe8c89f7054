extension Evaluator {
  /// Records statements that were not evaluated, unless the latest record of the same statements is equal.
  @discardableResult
  func skip(_ statements: [Statement], _ reason: String, mayRun: Bool = true) -> SkippedCode? {
    guard let first = statements.first, let last = statements.last else { return nil }
    let place = Place(file: first.place.file, start: first.place.start, end: last.place.end)
    if let known = lastSkipped[place], known.reason == reason, known.mayRun == mayRun { return known }
    let code = SkippedCode(place: place, reason: reason, statements: statements, mayRun: mayRun)
    skipped.append(code)
    lastSkipped[place] = code
    return code
  }

  /// Records skipped statements that the program may run. The value of each variable that they assign or change becomes
  /// unknown.
  func pass(_ statements: [Statement], _ reason: String) {
    guard let code = skip(statements, reason), exhaustion == nil else { return }
    noteReturns(in: statements, reason)
    let makers = skippedMakers(in: statements)
    // If skipped code of a helper function creates a constraint, report a failure at the function's call in a view or
    // view controller.
    if !frame.isOwn, let maker = makers.first { fail(maker.expression.place, reason) }
    if makers.isEmpty, code.effects.contains(where: { Self.changesLayout($0.name) }) {
      leaveOut(code.place, reason)
    }
    // In a loop, the same statements may be skipped many times. Skipping an expression takes about a sixteenth of the
    // time of evaluating it, so 16 repeatedly skipped expressions count as one step.
    let isRepeated = !passedPlaces.insert(code.place).inserted
    let walker = CodeWalker()
    walker.onExpression = { [self] expression in
      if isRepeated {
        repeatedSkips += 1
        if repeatedSkips % 16 == 0 { _ = step() }
        if exhaustion != nil { return }
      }
      // Skipped statements that name a constraint may activate it.
      escapeConstraints(stored(expression))
      switch expression.kind {
      case .assign(let sign, let target, _):
        spoil(target, reason, isAddition: sign == "+=", !makers.isEmpty)
      case .call(let function, let arguments):
        passCall(expression, arguments, reason)
        guard case .member(let target, let name) = function.kind else { return }
        if case .snapConstraint? = stored(target), name.hasPrefix("update") { leaveOut(code.place, reason) }
        // Objects may have methods with the same names, which do not change the variable.
        if Self.changesValues(name), !isObject(target) {
          spoil(target, reason, isAddition: name == "append", !makers.isEmpty)
        }
      default: break
      }
    }
    walker.walk(statements)
  }

  /// Evaluates code that may be skipped depending on a condition.
  ///
  /// If the condition is not known and the code may change something, passes over the code and returns the unknown
  /// condition as its value.
  func evaluate(_ expression: Expression, if condition: Value?, expecting type: TypeName? = nil) -> Value {
    if let condition, passes(expression, if: condition) { return condition }
    return evaluate(expression, expecting: type)
  }

  /// Passes over code if the condition that decides whether it runs is not known, and the code may change something.
  /// Returns whether the code was passed over.
  @discardableResult
  func passes(_ expression: Expression, if condition: Value) -> Bool {
    guard let unknown = condition.unknown, mayChangeAnything(expression) else { return false }
    pass([Statement(.expression(expression), expression.place)], unknown.reason)
    return true
  }

  /// Returns whether an expression contains an assignment, a computed property, a closure that is called, or a call of
  /// a function that changes values or the layout, makes constraints, or is declared in the sources.
  private func mayChangeAnything(_ expression: Expression) -> Bool {
    var found = false
    let walker = CodeWalker()
    walker.onExpression = { [self] expression in
      switch expression.kind {
      case .assign: found = true
      case .call(let callee, let arguments):
        guard let name = expression.calledName else {
          if case .closure = callee.kind { found = true }
          return
        }
        let isDeclared =
          name.first?.isLowercase == true && name != "init"
          && (program.isMemberDeclared(name) || scope.findFunctions(name) != nil
            || !program.globalFunctions(name, file: frame.file).isEmpty)
        if isDeclared || program.types[name] != nil || Self.changesLayout(name) || Self.changesValues(name)
          || Self.isMaker(name, arguments.first?.label)
        {
          found = true
        }
      case .name(let name), .member(_, let name):
        guard program.isMemberDeclared(name), let receiver = frame.receiver,
          let variable = property(name, in: lookupTypes(of: receiver), isStatic: false)
        else { return }
        if variable.getter != nil { found = true }
      default: break
      }
    }
    walker.walk(expression)
    return found
  }

  /// Returns whether a condition is true. If it is not known, the statements that it controls are passed over.
  func isTrue(_ condition: Value, or statements: [Statement]) -> Bool {
    if let unknown = condition.unknown { pass(statements, unknown.reason) }
    return condition.bool == true
  }

  /// Returns the value of a variable, without running code; `nil` for most other expressions. For an element of a list
  /// or dictionary, returns the first stored element, whatever the index.
  func stored(_ expression: Expression) -> Value? {
    switch expression.kind {
    case .name(let name): return scope.find(name) ?? ownField(name)
    case .member(let base, let name):
      if case .name("self") = base.kind { return ownField(name) }
      switch stored(base) {
      case .structure(let structure)?: return structure.fields[name]
      case .object(let object)? where holdsPlainValues(object): return object.fields[name]
      default: return nil
      }
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

  private func ownField(_ name: String) -> Value? {
    frame.receiver?.object.flatMap { $0.fields[fieldName(of: name, in: $0)] }
  }

  /// Returns whether a variable holds an object, or a lazy property that has not been initialized will hold a view.
  private func isObject(_ expression: Expression) -> Bool {
    if let value = stored(expression) { return value.object != nil }
    return declaredType(of: expression).flatMap(viewType) != nil
  }

  /// Makes the value of a variable unknown, because skipped statements may change it.
  ///
  /// If the statements only add elements to a list, it keeps its known elements and gets an unknown element. It gets
  /// none if the statements make constraints, because such statements are reported anyway.
  func spoil(_ target: Expression, _ reason: String, isAddition: Bool, _ makesConstraints: Bool) {
    var unknown = Value.unknown(reason)
    if isAddition, case .array(let elements)? = stored(target) {
      if makesConstraints { return }
      unknown = .array(elements + [unknown])
    }
    switch target.kind {
    case .name(let name):
      if scope.assign(name, unknown) { return }
      if case .object(let object)? = frame.receiver, ownField(name) != nil {
        spoil(object, name, unknown)
      }
    case .member(let base, let name):
      if case .name("self") = base.kind, case .object(let object)? = frame.receiver {
        spoil(object, name, unknown)
        return
      }
      switch stored(base) {
      case .structure?: replace(target, with: unknown)
      case .object(let object)? where holdsPlainValues(object): spoil(object, name, unknown)
      default: break
      }
    case .tuple(let parts):
      for part in parts { spoil(part.value, reason, isAddition: false, makesConstraints) }
    case .element(let base, _), .chain(let base), .unwrap(let base):
      spoil(base, reason, isAddition: false, makesConstraints)
    default: break
    }
  }

  /// Sets a variable that holds a structure, without running setters.
  private func replace(_ target: Expression, with value: Value) {
    switch target.kind {
    case .name(let name):
      if !scope.assign(name, value) { frame.receiver?.object?.fields[name] = value }
    case .member(let base, let name):
      if case .name("self") = base.kind {
        frame.receiver?.object?.fields[name] = value
      } else if case .structure(var structure)? = stored(base) {
        structure.fields[name] = value
        replace(base, with: .structure(structure))
      } else if let object = stored(base)?.object {
        object.fields[name] = value
      }
    case .chain(let base), .unwrap(let base): replace(base, with: value)
    default: break
    }
  }

  /// Returns whether the properties of an object cannot affect the picture, because the object is not a view, a
  /// controller, a constraint or a part of a grid view.
  private func holdsPlainValues(_ object: Object) -> Bool {
    !(object is ConstraintObject) && !isView(object) && !isController(object.type)
      && object.holder?.grid == nil
  }

  /// Notes that skipped statements may return a value from the running code.
  ///
  /// If a `guard` returns `nil`, `false` or an empty array, its condition is expected to be true, so its `return` is
  /// ignored.
  func noteReturns(in statements: [Statement], _ reason: String, isGuard: Bool = false) {
    func search(_ statements: [Statement]) -> Bool {
      statements.contains { statement in
        switch statement.kind {
        case .result(let value?):
          switch value.kind {
          case .null, .bool(false): return !isGuard
          case .array(let elements): return !isGuard || !elements.isEmpty
          default: return true
          }
        case .condition(_, let body, let otherwise): return search(body) || search(otherwise)
        case .guarded(_, let body), .block(let body), .loop(_, _, _, let body), .whileLoop(_, let body),
          .repeatLoop(let body, _):
          return search(body)
        case .choice(_, let cases): return cases.contains { search($0.body) }
        case .attempt(let body, let handlers): return search(body) || handlers.contains(where: search)
        default: return false
        }
      }
    }
    if frame.unknownResult == nil, search(statements) { frame.unknownResult = Unknown(reason) }
  }

  /// Returns whether views or constraints have a property or method with this name that changes the layout.
  static func changesLayout(_ name: String) -> Bool { namesThatChangeLayouts.contains(name) }

  /// Records that code which was not evaluated may activate the constraints in a value.
  func escapeConstraints(_ value: Value?) {
    switch value {
    case .object(let object): if object is ConstraintObject { object.hasEscaped = true }
    case .array(let values): values.forEach(escapeConstraints)
    case .dictionary(let pairs): for pair in pairs { escapeConstraints(pair.value) }
    case .tuple(let parts): for part in parts { escapeConstraints(part.value) }
    case .structure(let structure): structure.fields.values.forEach(escapeConstraints)
    case .snapConstraint(let description):
      for constraint in description.constraints { constraint.hasEscaped = true }
    default: break
    }
  }

  func skippedMakers(in statements: [Statement]) -> [ConstraintExpressionSearch.Maker] {
    helperMakers.inherited = frame.receiver.map { Set(lookupTypes(of: $0)) } ?? []
    return helperMakers.makers(in: statements)
  }

  func spoil(_ object: Object, _ name: String, _ unknown: Value) {
    let key = fieldName(of: name, in: object)
    if case .object? = object.fields[key] { return }
    object.fields[key] = unknown
  }
}

private let namesThatChangeLayouts = Set(
  """
  activate addArrangedSubview addColumn addConstraint addConstraints additionalSafeAreaInsets addRow addSubview
  addView alignment axis bottomPadding columnSpacing constant deactivate detachesHiddenViews directionalLayoutMargins
  distribution edgeInsets insertArrangedSubview insertColumn insertRow insertSubview insertView isActive
  isBaselineRelativeArrangement isHidden isLayoutMarginsRelativeArrangement layoutMargins leadingPadding maximumNumberOfLines mergeCells moveColumn moveRow
  numberOfLines orientation preferredMaxLayoutWidth priority removeArrangedSubview removeColumn removeConstraint
  removeConstraints removeFromSuperview removeRow removeView rowAlignment rowSpacing semanticContentAttribute
  setClippingResistancePriority setContentCompressionResistancePriority setContentHuggingPriority setCustomSpacing
  setHuggingPriority setViews setVisibilityPriority spacing topPadding trailingPadding
  translatesAutoresizingMaskIntoConstraints xPlacement yPlacement
  """.split(whereSeparator: \.isWhitespace).map(String.init))
