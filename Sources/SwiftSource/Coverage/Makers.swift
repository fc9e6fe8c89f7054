struct ConstraintExpressionSearch {
  let program: Program
  private var known: [String: [FunctionCode]] = [:]

  /// The names of the functions in the evaluated class and its superclasses. Calls of these functions are not reported,
  /// because the constraints in the functions' bodies are reported instead.
  var own: Set<String> = []
  var inherited: Set<String> = []

  init(_ program: Program) { self.program = program }

  struct Maker {
    var expression: Expression
    var statement: Place
  }

  mutating func makers(in statements: [Statement]) -> [Maker] {
    var found: [Maker] = []
    for statement in statements { search(statement, &found) }
    return found
  }

  mutating func makers(in expression: Expression) -> [Maker] {
    var found: [Maker] = []
    search(Statement(.expression(expression), expression.place), &found)
    return found
  }

  private mutating func search(_ statement: Statement, _ found: inout [Maker]) {
    var calls: [(Expression, Place)] = []
    var current = statement.place
    let walker = CodeWalker()
    walker.onStatement = { current = $0.place }
    walker.onExpression = { expression in
      switch expression.kind {
      case .call, .binary: calls.append((expression, current))
      default: break
      }
    }
    walker.walk(statement)
    var places: Set<Place> = []
    for (call, place) in calls where isMaker(call) {
      guard !places.contains(call.place) else { continue }
      places.insert(call.place)
      found.append(Maker(expression: call, statement: place))
    }
  }

  mutating func isMaker(_ call: Expression) -> Bool {
    if case .binary(let name, _, _) = call.kind { return makesConstraints(name, nil, hasReceiver: true) }
    guard case .call(let callee, let arguments) = call.kind else { return false }
    switch callee.withoutChain.kind {
    case .member(let base, let name):
      if Evaluator.isMaker(name, arguments.first { !$0.isTrailing }?.label) {
        return name == "constraint" || name == "constraints"
      }
      if isSnap(call) { return true }
      switch base.kind {
      case .member(_, "snp"): return false
      case .name("self"), .name("super"): return makesConstraints(name, arguments, hasReceiver: false)
      default: return makesConstraints(name, arguments, hasReceiver: true)
      }
    case .name(let name):
      if name == "NSLayoutConstraint" { return arguments.first { !$0.isTrailing }?.label == "item" }
      return makesConstraints(name, arguments, hasReceiver: false)
    default: return false
    }
  }

  private func isSnap(_ call: Expression) -> Bool {
    guard case .call(let callee, _) = call.kind, case .member(let base, let name) = callee.kind else {
      return false
    }
    guard
      [
        "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo", "equalToSuperview",
        "lessThanOrEqualToSuperview", "greaterThanOrEqualToSuperview",
      ].contains(name)
    else { return false }
    var inner = base
    while case .member(let next, _) = inner.kind { inner = next }
    if case .name = inner.kind { return true }
    return false
  }

  private mutating func makesConstraints(_ name: String, _ arguments: [Argument]?, hasReceiver: Bool) -> Bool
  {
    if own.contains(name) { return false }
    return helpers(name).contains { function in
      if !hasReceiver, let owner = function.owner, !inherited.contains(owner) { return false }
      return arguments.map(function.takesLabels(of:)) ?? true
    }
  }

  private mutating func helpers(_ name: String) -> [FunctionCode] {
    if let found = known[name] { return found }
    known[name] = []
    guard program.isMemberDeclared(name) || program.isOperatorDeclared(name), name != "init" else {
      return []
    }
    let found = program.anyFunctions(name).filter { function in
      var isMaker = false
      let walker = CodeWalker()
      walker.onExpression = { if Self.isDirectMaker($0) { isMaker = true } }
      walker.walk(function.body ?? [])
      return isMaker
    }
    known[name] = found
    return found
  }

  private static func isDirectMaker(_ call: Expression) -> Bool {
    guard case .call(let callee, let arguments) = call.kind else { return false }
    switch callee.kind {
    case .member(_, let name): return Evaluator.isMaker(name, arguments.first?.label)
    case .name(let name): return name == "NSLayoutConstraint" && arguments.first?.label == "item"
    default: return false
    }
  }
}

extension FunctionCode {
  fileprivate func takesLabels(of arguments: [Argument]) -> Bool {
    var given = arguments.filter { !$0.isTrailing }.map(\.label)[...]
    var closures = arguments.count - given.count
    for parameter in parameters {
      if let label = given.first, label == parameter.label {
        given.removeFirst()
        while parameter.isVariadic, given.first == .some(nil) { given.removeFirst() }
      } else if parameter.value == nil, !parameter.isVariadic {
        guard closures > 0 else { return false }
        closures -= 1
      }
    }
    return given.isEmpty
  }
}
