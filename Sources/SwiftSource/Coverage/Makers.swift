/// Finds the expressions in code that make constraints.
struct MakerSearch {
  let program: Program
  private var known: [String: Bool] = [:]

  /// The functions of the class itself, which are searched on their own.
  var own: Set<String> = []

  init(_ program: Program) { self.program = program }

  /// An expression that makes constraints, with the smallest statement around it.
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
      // Where the statement is longer, only the expression is shown.
      guard !places.contains(call.place) else { continue }
      places.insert(call.place)
      found.append(Maker(expression: call, statement: place))
    }
  }

  mutating func isMaker(_ call: Expression) -> Bool {
    if case .binary(let name, _, _) = call.kind { return makesConstraints(name, nil) }
    guard case .call(var callee, let arguments) = call.kind else { return false }
    while case .chain(let inner) = callee.kind { callee = inner }
    let first = arguments.first { !$0.isTrailing }?.label
    switch callee.kind {
    case .member(let base, let name):
      if Evaluator.isMaker(name, first) { return name == "constraint" || name == "constraints" }
      if isSnap(call) { return true }
      if case .member(_, "snp") = base.kind { return false }
      return makesConstraints(name, first)
    case .name(let name):
      if name == "NSLayoutConstraint" { return first == "item" }
      return makesConstraints(name, first)
    default: return false
    }
  }

  /// Returns whether a call states a relation of SnapKit: `make.top.equalTo(…)`.
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

  /// Returns whether a helper of that name in the sources makes constraints.
  private mutating func makesConstraints(_ name: String, _ label: String?) -> Bool {
    if own.contains(name) { return false }
    if let answer = known[name] { return answer }
    known[name] = false
    guard program.isMemberDeclared(name) || program.isOperatorDeclared(name), name != "init" else {
      return false
    }
    var answer = false
    for function in program.anyFunctions(name) where !answer {
      guard let body = function.body else { continue }
      var calls: [Expression] = []
      let walker = CodeWalker()
      walker.onExpression = { expression in
        if case .call = expression.kind { calls.append(expression) }
      }
      walker.walk(body)
      for call in calls where isDirectMaker(call) { answer = true }
    }
    known[name] = answer
    return answer
  }

  private func isDirectMaker(_ call: Expression) -> Bool {
    guard case .call(let callee, let arguments) = call.kind else { return false }
    switch callee.kind {
    case .member(_, let name): return Evaluator.isMaker(name, arguments.first?.label)
    case .name(let name): return name == "NSLayoutConstraint" && arguments.first?.label == "item"
    default: return false
    }
  }
}
