extension Evaluator {
  enum Flow {
    case next
    /// The value of a statement that is an expression. A function whose body has no other statement returns this value.
    case value(Value)
    case result(Value)
    case exit(Statement.Exit, to: String?)
    case thrown

    var isExit: Bool {
      switch self {
      case .next, .value: false
      case .result, .exit, .thrown: true
      }
    }
  }

  /// Evaluates a function's body and returns the value of its `return` statement or of its only expression.
  func runBody(_ statements: [Statement]) -> Value {
    if statements.count == 1, let type = frame.result, case .expression(let only) = statements[0].kind {
      return coerce(evaluate(only, expecting: type), to: type)
    }
    let flow = run(statements)
    if let unknown = frame.unknownResult { return .unknown(unknown) }
    switch flow {
    case .thrown:
      isThrowing = true
      return .unknown("it throws an error")
    case .result(let value): return value
    case .value(let value): return statements.count == 1 ? value : .void
    default: return .void
    }
  }

  /// Records a failure for a statement such as `a == b` with an unknown result, since it probably makes a constraint.
  private func noticeRelation(_ statement: Statement, _ flow: Flow) {
    guard case .value(.unknown(let unknown)) = flow, frame.collected == nil,
      case .expression(let expression) = statement.kind, case .binary(let name, _, _) = expression.kind,
      ["==", "<=", ">="].contains(name)
    else { return }
    fail(expression.place, unknown.reason)
  }

  func run(_ statements: [Statement]) -> Flow {
    var last = Flow.next
    for statement in statements {
      if case .function(let function) = statement.kind {
        scope.functions[function.name, default: []].append(function)
      }
    }
    var deferred: [[Statement]] = []
    defer {
      let isLeaving = isThrowing
      for body in deferred.reversed() {
        isThrowing = false
        _ = run(body)
      }
      isThrowing = isLeaving
    }
    for (index, statement) in statements.enumerated() {
      guard exhaustion == nil else { return .next }
      if case .deferred(let body) = statement.kind {
        deferred.append(body)
        continue
      }
      last = run(statement)
      if isThrowing { return .thrown }
      if statements.count > 1 { noticeRelation(statement, last) }
      if case .guarded(let conditions, _) = statement.kind, last.isExit {
        reportSkipped(Array(statements[(index + 1)...]), conditions)
      }
      switch last {
      case .next: break
      case .value(let value):
        if frame.collected != nil { frame.collected!.append(value) }
      case .result, .exit, .thrown: return last
      }
    }
    return last
  }

  private func inBlock(_ body: () -> Flow) -> Flow {
    let outer = scope
    scope = Scope(outer)
    defer { scope = outer }
    return body()
  }

  func run(_ statement: Statement) -> Flow {
    let flow = perform(statement)
    if let label = statement.label, case .exit(.breaking, label) = flow { return .next }
    return flow
  }

  private func perform(_ statement: Statement) -> Flow {
    guard step() else { return .next }
    switch statement.kind {
    case .expression(let expression): return .value(evaluate(expression))
    case .variable(let bindings):
      for binding in bindings { declare(binding, statement.place) }
    case .function, .type, .other: break
    case .deferred(let body): return run(body)
    case .block(let body): return inBlock { run(body) }
    case .attempt(let body, let handlers):
      let flow = inBlock { run(body) }
      if case .thrown = flow {
        isThrowing = false
        for handler in handlers { pass(handler, "it depends on the error that is thrown") }
        return .next
      }
      for handler in handlers {
        skip(handler, "the 'do' block before this 'catch' does not seem to throw an error")
      }
      return flow
    case .condition(let conditions, let body, let otherwise): return condition(conditions, body, otherwise)
    case .guarded(let conditions, let otherwise):
      let (decision, isAssumed) = noticing { holds(conditions) }
      if isAssumed { frame.isDoubtful = true }
      switch decision {
      case .bool(true):
        skip(
          otherwise, "the condition of the 'guard' is true for a newly created instance", mayRun: isAssumed)
      case .unknown(let unknown):
        skip(otherwise, unknown.reason)
        noteReturns(in: otherwise, unknown.reason, isGuard: true)
      default: return inBlock { run(otherwise) }
      }
    case .choice(let subject, let cases): return choose(subject, cases)
    case .loop(let pattern, let sequence, let filter, let body):
      return loop(statement, pattern, sequence, filter, body)
    case .whileLoop(let conditions, let body):
      while exhaustion == nil {
        var isOver = false
        let flow = inBlock {
          guard isTrue(holds(conditions), or: body) else {
            isOver = true
            return .next
          }
          return run(body)
        }
        if isOver { break }
        if let end = end(of: statement, after: flow) { return end }
      }
    case .repeatLoop(let body, let condition):
      while exhaustion == nil {
        let flow = inBlock { run(body) }
        if let end = end(of: statement, after: flow) { return end }
        guard isTrue(evaluate(condition), or: body) else { break }
      }
    case .result(let expression):
      let type = frame.result
      return .result(expression.map { coerce(evaluate($0, expecting: type), to: type) } ?? .void)
    case .exit(let exit, let label): return .exit(exit, to: label)
    case .thrown: return .thrown
    }
    return .next
  }

  private func declare(_ binding: Binding, _ place: Place) {
    if case .name(let name) = binding.pattern { scope.declareType(name, binding.type) }
    if binding.value == nil, binding.getter == nil {
      for name in binding.pattern.names {
        scope.declare(
          name,
          binding.type?.isOptional == true || binding.type?.isImplicitlyUnwrapped == true
            ? .null : .unknown(Unknown("'\(name)' has no value yet", type: binding.type)))
      }
      return
    }
    let (value, isAssumed) = noticingValue { () -> Value in
      if let getter = binding.getter { return inBlockValue { runBody(getter) } }
      return initialValue(binding.value!, binding.type)
    }
    _ = bind(binding.pattern, to: value)
    if binding.type?.isPlainText ?? binding.value.map(isCertainlyNotOptional) ?? false {
      scope.markAsPlain(binding.pattern.names)
    }
    if isAssumed || isDoubtful {
      for name in binding.pattern.names { scope.declare(name, scope.find(name) ?? value, isAssumed: true) }
    }
  }

  private func inBlockValue(_ body: () -> Value) -> Value {
    let outer = scope
    scope = Scope(outer)
    defer { scope = outer }
    return body()
  }

  // MARK: Conditions

  /// Declares the names in conditions such as `if let a`. Returns `true` if all conditions hold, `false` if one of them
  /// does not, and otherwise an unknown value.
  func holds(_ conditions: [Condition]) -> Value {
    var doubt: Value?
    for condition in conditions {
      switch condition {
      case .available(let holds):
        if !holds { return .bool(false) }
      case .expression(let expression):
        switch evaluate(expression, if: doubt) {
        case .bool(true): break
        case .bool(false): return .bool(false)
        case .unknown(let unknown): doubt = doubt ?? .unknown(unknown)
        default: doubt = doubt ?? .unknown("a condition is not known")
        }
      case .binding(let pattern, let type, let expression, _):
        var value: Value
        if let expression {
          value = coerce(evaluate(expression, if: doubt), to: type)
        } else {
          value =
            pattern.names.first.map { name in lookUp(name, at: Expression(.name(name), .none)) } ?? .void
        }
        if value.isNull { return .bool(false) }
        if case .unknown(let unknown) = value {
          doubt = doubt ?? .unknown(unknown)
          value = .unknown(unknown)
        }
        _ = bind(pattern, to: value)
        scope.markAsPlain(pattern.names)
      case .matching(let pattern, let expression):
        let value = evaluate(expression, if: doubt)
        switch bind(pattern, to: value) {
        case true?: break
        case false?: return .bool(false)
        case nil:
          doubt = doubt ?? (value.isUnknown ? value : .unknown("it is not known whether a pattern matches"))
        }
      }
    }
    return doubt ?? .bool(true)
  }

  private func condition(_ conditions: [Condition], _ body: [Statement], _ otherwise: [Statement]) -> Flow {
    var decision = Value.bool(false)
    var isAssumed = false
    let flow = inBlock {
      (decision, isAssumed) = noticing { holds(conditions) }
      return decision.bool == true ? doubting(isAssumed) { run(body) } : .next
    }
    if isAssumed, leaves(body) || leaves(otherwise) { frame.isDoubtful = true }
    switch decision {
    case .bool(true):
      skip(otherwise, "for a newly created instance, the other branch runs", mayRun: isAssumed)
      return flow
    case .bool(false):
      skip(body, "its condition is false for a newly created instance", mayRun: isAssumed)
      reportSkipped(body, conditions)
      return inBlock { doubting(isAssumed) { run(otherwise) } }
    case .unknown(let unknown):
      pass(body, unknown.reason)
      pass(otherwise, unknown.reason)
      return .next
    default: return .next
    }
  }

  /// Reports constraints in a branch that a helper function skips because the view has no known superview.
  private func reportSkipped(_ statements: [Statement], _ conditions: [Condition]) {
    guard !frame.isOwn, !statements.isEmpty, frame.receiver?.object.map(isView) ?? false else { return }
    var asksForSuperview = conditions.contains { condition in
      if case .binding(let pattern, _, nil, _) = condition { return pattern.names == ["superview"] }
      return false
    }
    let walker = CodeWalker()
    walker.onExpression = { expression in
      switch expression.kind {
      case .name("superview"), .member(_, "superview"): asksForSuperview = true
      default: break
      }
    }
    walker.walk(conditions)
    guard asksForSuperview, let maker = skippedMakers(in: statements).first else { return }
    fail(maker.expression.place, "'\(givenName(of: frame.receiver!.object!))' has no superview yet")
  }

  private func leaves(_ statements: [Statement]) -> Bool {
    switch statements.last?.kind {
    case .result, .exit, .thrown: true
    default: false
    }
  }

  private func choose(_ expression: Expression, _ cases: [SwitchCase]) -> Flow {
    let (value, isAssumed) = noticing { evaluate(expression) }
    return doubting(isAssumed) { choose(value, cases) }
  }

  private func choose(_ value: Value, _ cases: [SwitchCase]) -> Flow {
    if case .unknown(let unknown) = value {
      for item in cases { pass(item.body, unknown.reason) }
      return .next
    }
    var isFalling = false
    for (index, item) in cases.enumerated() {
      var matched: Bool? = item.patterns.isEmpty || isFalling
      let flow = inBlock { () -> Flow in
        if matched == false {
          for (pattern, filter) in item.patterns {
            matched = bind(pattern, to: value)
            if matched == true, let filter {
              let holds = evaluate(filter)
              matched = holds.isUnknown ? nil : holds.bool
            }
            if matched != false { break }
          }
        }
        return matched == true ? run(item.body) : .next
      }
      isFalling = false
      switch matched {
      case true?:
        if case .exit(.fallingThrough, _) = flow {
          isFalling = true
          continue
        }
        for other in cases[(index + 1)...] {
          skip(
            other.body, "for a newly created instance, another case of the 'switch' applies",
            mayRun: isDoubtful)
        }
        if case .exit(.breaking, nil) = flow { return .next }
        return flow
      case false?:
        skip(
          item.body, "for a newly created instance, another case of the 'switch' applies", mayRun: isDoubtful)
      case nil:
        for item in cases[index...] { pass(item.body, "it depends on a value that is not known") }
        return .next
      }
    }
    return .next
  }

  /// Returns how execution goes on after a loop if the loop's body ended with `flow`: after a `break`, for example,
  /// with the next statement (`.next`). Returns `nil` if the loop is not left.
  private func end(of loop: Statement, after flow: Flow) -> Flow? {
    switch flow {
    case .result, .thrown: flow
    case .exit(_, let label?) where label != loop.label: flow
    case .exit(.breaking, _): .next
    default: nil
    }
  }

  private func loop(
    _ statement: Statement, _ pattern: Pattern, _ sequence: Expression, _ filter: Expression?,
    _ body: [Statement]
  ) -> Flow {
    let (value, isAssumed) = noticing { evaluate(sequence) }
    if isAssumed { openDoubts += 1 }
    defer { if isAssumed { openDoubts -= 1 } }
    guard let elements = elements(of: value) else {
      pass(body, value.unknown?.reason ?? "the list that the loop runs over is not known")
      return .next
    }
    for element in elements {
      guard exhaustion == nil else { return .next }
      let flow = inBlock {
        if bind(pattern, to: element) == false { return .next }
        scope.markAsPlain(pattern.names)
        if let filter, !isTrue(evaluate(filter), or: body) { return .next }
        return run(body)
      }
      if let end = end(of: statement, after: flow) { return end }
    }
    return .next
  }
}
