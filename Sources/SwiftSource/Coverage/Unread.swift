/// A statement that makes constraints but was not evaluated.
struct UnreadStatement {
  var place: Place
  var reason: String
}

extension Evaluator {
  func unreadStatements(_ search: inout ConstraintExpressionSearch) -> [UnreadStatement] {
    var found: [Place: String] = [:]
    // 1. Report each expression that was expected to make a constraint, but failed. If the expression is in code
    // outside of the evaluated class and its superclasses, such as a helper function, report the call that led to it
    // instead.
    for failure in failures.all {
      let place = ownPlace(failure.place, failure.call)
      found[place] = found[place] ?? failure.reason
    }
    for constraint in constraints {
      if let reason = constraint.reason, constraint.isActive || constraint.wasActive {
        found[constraint.call] = found[constraint.call] ?? reason
      }
    }
    // 2. Report inactive constraints that have a reason for being left out, or that may have been activated by code
    //    that was not evaluated.
    escapeConstraintsActivatedByDeinit()
    for constraint in constraints
    where !constraint.isActive && !constraint.wasActive && !constraint.isSnap && isOwnCode(constraint.call) {
      guard
        let reason = constraint.reason
          ?? (constraint.hasEscaped
            ? "code that was not read may activate this constraint" : hasUnknownActivations)
      else { continue }
      found[constraint.call] = found[constraint.call] ?? reason
    }
    search.inherited = Set(lookupTypes(of: main))
    search.own = Set(ownTypes.flatMap { program.parsedDeclarations(of: $0).flatMap(\.functions).map(\.name) })
    let callees = callees()
    let reasonsOfCallees = reasonsOfCallees(callees)
    var makers: Set<String> = []
    for type in ownTypes.sorted() {
      for code in program.parsedDeclarations(of: type) {
        for function in code.functions {
          guard let body = function.body else { continue }
          let reason =
            if invoked.contains(function.place) {
              "for a newly created instance, this expression is not evaluated"
            } else {
              reasonsOfCallees[function.name]
                ?? "'\(function.fullName)' is not called while the view is created"
            }
          let expressions = search.makers(in: body)
          if !expressions.isEmpty { makers.insert(function.name) }
          note(expressions, reason, &found)
        }
        for variable in code.variables {
          if let value = variable.value {
            note(
              search.makers(in: value), "'\(variable.name)' is not used while the view is created",
              &found)
          }
          if let getter = variable.getter {
            note(
              search.makers(in: getter), "'\(variable.name)' is not used while the view is created",
              &found)
          }
          if let setter = variable.setter {
            note(
              search.makers(in: setter.body), "'\(variable.name)' is not set while the view is created",
              &found)
          }
          note(
            search.makers(in: variable.observers), "it is in 'willSet' or 'didSet' of '\(variable.name)'",
            &found)
        }
      }
    }
    noteSkippedCalls(of: makers, callees, &found)
    return statements(found)
  }

  /// Records that the `deinit` of helper objects, which is not evaluated, may activate the constraints that they hold.
  private func escapeConstraintsActivatedByDeinit() {
    var known: [String: Bool] = [:]
    func activates(_ type: String) -> Bool {
      if let known = known[type] { return known }
      let functions = superclasses(of: type).flatMap {
        program.parsedDeclarations(of: $0).flatMap(\.functions)
      }
      let found = functions.contains { function in
        guard function.name == "deinit", let body = function.body else { return false }
        let code = SkippedCode(place: function.place, reason: "", statements: body, mayRun: true)
        return code.effects.contains { effect in
          ["activate", "addConstraint", "addConstraints", "isActive"].contains(effect.name)
            || program.isMemberDeclared(effect.name)
        } || calledNames(in: body).contains(where: program.isMemberDeclared)
      }
      known[type] = found
      return found
    }
    for object in objects
    where !(object is ConstraintObject) && !isView(object) && !isController(object.type)
      && activates(object.type)
    {
      object.fields.values.forEach(escapeConstraints)
    }
  }

  /// Returns the names of the functions that the class's functions call, by the names of the callers.
  private func callees() -> [String: [String]] {
    var found: [String: [String]] = [:]
    for function in ownTypes.sorted().flatMap({ program.parsedDeclarations(of: $0).flatMap(\.functions) }) {
      found[function.name, default: []] += calledNames(in: function.body ?? [])
    }
    return found
  }

  /// Searches skipped code that may run, and reports calls of those functions of the class that make constraints,
  /// directly or through other functions, and that were also called elsewhere. Since the expressions in such a function
  /// were evaluated for the other call, they are not reported themselves.
  ///
  /// - Parameter makers: The names of the functions that contain expressions that make constraints.
  private func noteSkippedCalls(
    of makers: Set<String>, _ callees: [String: [String]], _ found: inout [Place: String]
  ) {
    var callers: [String: [String]] = [:]
    for (caller, called) in callees { for name in called { callers[name, default: []].append(caller) } }
    var makers = makers
    var open = Array(makers)
    while let name = open.popLast() {
      for caller in callers[name] ?? [] where makers.insert(caller).inserted { open.append(caller) }
    }
    makers.formIntersection(
      ownTypes.flatMap { program.parsedDeclarations(of: $0).flatMap(\.functions) }
        .filter { invoked.contains($0.place) }.map(\.name))
    guard !makers.isEmpty else { return }
    for code in skipped where code.mayRun && isOwnCode(code.place) {
      var calls: [Place] = []
      let walker = CodeWalker()
      walker.onExpression = { expression in
        if let name = expression.calledName, makers.contains(name) { calls.append(expression.place) }
      }
      walker.walk(code.statements)
      for call in calls where !evaluated.contains(call) && found[call] == nil { found[call] = code.reason }
    }
  }

  /// Returns the names of the functions that are called in skipped code that may run, directly or through functions of
  /// the class. The value for each name is the reason why the code was skipped.
  private func reasonsOfCallees(_ callees: [String: [String]]) -> [String: String] {
    var found: [String: String] = [:]
    var open: [(name: String, reason: String)] = []
    for code in skipped where code.mayRun {
      open += calledNames(in: code.statements).map { ($0, code.reason) }
    }
    while let (name, reason) = open.popLast() {
      guard found[name] == nil else { continue }
      found[name] = reason
      open += (callees[name] ?? []).map { ($0, reason) }
    }
    return found
  }

  private func calledNames(in statements: [Statement]) -> [String] {
    var names: [String] = []
    let walker = CodeWalker()
    walker.onExpression = { expression in
      if let name = expression.calledName { names.append(name) }
    }
    walker.walk(statements)
    return names
  }

  /// Returns the statements that change the layout and were left out, each once.
  func statementsLeftOut() -> [UnreadStatement] {
    statements(Dictionary(leftOut.all.map { (ownPlace($0.place, $0.call), $0.reason) }) { first, _ in first })
  }

  private func statements(_ found: [Place: String]) -> [UnreadStatement] {
    inSourceOrder(found.map { UnreadStatement(place: $0.key, reason: exhaustion ?? $0.value) })
  }

  func inSourceOrder(_ statements: [UnreadStatement]) -> [UnreadStatement] {
    statements.sorted {
      ($0.place.file, $0.place.start, $0.place.end) < ($1.place.file, $1.place.start, $1.place.end)
    }
  }

  /// Returns `place` if it is in the class's own code and in the same file as `call`. Otherwise, returns `call`, the
  /// position of the call that led to it.
  private func ownPlace(_ place: Place, _ call: Place) -> Place {
    place.file == call.file && isOwnCode(place) ? place : call
  }

  private func isOwnCode(_ place: Place) -> Bool {
    ownTypes.contains { type in program.parsedDeclarations(of: type).contains { $0.place.contains(place) } }
  }

  private func note(
    _ makers: [ConstraintExpressionSearch.Maker], _ otherwise: String, _ found: inout [Place: String]
  ) {
    for maker in makers {
      let place = maker.expression.place
      if evaluated.contains(place) { continue }
      // Skip a position that overlaps one in `found`, since a SnapKit constraint consists of several nested calls, but
      // is reported only once.
      if found.keys.contains(where: { $0.file == place.file && ($0.contains(place) || place.contains($0)) }) {
        continue
      }
      let reason = reasons[place] ?? skipped.last { $0.place.contains(place) }?.reason ?? otherwise
      found[place] = reason
    }
  }
}
