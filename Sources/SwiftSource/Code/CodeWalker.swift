/// Visits statements and expressions in source order, each expression before its operands.
final class CodeWalker {
  var onExpression: (Expression) -> Void = { _ in }
  var onStatement: (Statement) -> Void = { _ in }

  func walk(_ statements: [Statement]) {
    for statement in statements { walk(statement) }
  }

  func walk(_ statement: Statement) {
    onStatement(statement)
    switch statement.kind {
    case .expression(let expression): walk(expression)
    case .variable(let bindings):
      for binding in bindings {
        binding.value.map(walk)
        binding.getter.map(walk)
        binding.setter.map { walk($0.body) }
      }
    case .function(let function): function.body.map(walk)
    case .condition(let conditions, let body, let otherwise):
      walk(conditions)
      walk(body)
      walk(otherwise)
    case .guarded(let conditions, let otherwise):
      walk(conditions)
      walk(otherwise)
    case .choice(let subject, let cases):
      walk(subject)
      for item in cases { walk(item.body) }
    case .loop(_, let sequence, let filter, let body):
      walk(sequence)
      filter.map(walk)
      walk(body)
    case .whileLoop(let conditions, let body):
      walk(conditions)
      walk(body)
    case .repeatLoop(let body, let condition):
      walk(body)
      walk(condition)
    case .result(let expression): expression.map(walk)
    case .deferred(let body), .block(let body): walk(body)
    case .attempt(let body, let handlers):
      walk(body)
      for handler in handlers { walk(handler) }
    case .type, .exit, .thrown, .other: break
    }
  }

  func walk(_ variable: VariableCode) {
    variable.value.map(walk)
    for body in [variable.getter, variable.setter?.body, variable.observers] { body.map(walk) }
  }

  func walk(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): walk(expression)
      case .binding(_, _, let expression, _): expression.map(walk)
      case .matching(_, let expression): walk(expression)
      case .available: break
      }
    }
  }

  func walk(_ expression: Expression) {
    onExpression(expression)
    switch expression.kind {
    case .number, .bool, .null, .name, .implicitMember, .keyPath, .type, .opaque: break
    case .string(let parts):
      for part in parts { if case .value(let expression) = part { walk(expression) } }
    case .member(let base, _), .chain(let base), .unwrap(let base), .optionalTry(let base),
      .prefix(_, let base), .postfix(_, let base),
      .cast(let base, _, _), .isType(let base, _):
      walk(base)
    case .call(let callee, let arguments), .element(let callee, let arguments):
      walk(callee)
      for argument in arguments { walk(argument.value) }
    case .array(let elements): elements.forEach(walk)
    case .dictionary(let pairs):
      for pair in pairs {
        walk(pair.key)
        walk(pair.value)
      }
    case .tuple(let parts):
      for part in parts { walk(part.value) }
    case .closure(let code): walk(code.body)
    case .ternary(let a, let b, let c):
      walk(a)
      walk(b)
      walk(c)
    case .binary(_, let a, let b), .assign(_, let a, let b):
      walk(a)
      walk(b)
    case .statement(let statement): walk(statement)
    }
  }
}
