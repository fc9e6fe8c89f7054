/// The names that pasted code uses other than to define or change a constraint, which tell the constraints that the
/// code activates or hands on from those that it only makes.
struct ConstraintUse {
  private(set) var names: Set<String> = []
  private(set) var hasActivation = false
  private var unread: [String] = []

  func uses(_ name: String) -> Bool { names.contains(name) || unread.contains { $0.contains(name) } }

  mutating func add(_ statements: [PastedStatement]) {
    for statement in statements {
      switch statement.content {
      case .definition(_, let value?): add(value)
      case .definition(_, nil): break
      case .assignment(let left, let value): add(left, value)
      case .expression(let expression): add(expression)
      case .block(let inner): add(inner)
      case .unread: unread.append(statement.text)
      }
    }
  }

  private mutating func add(_ left: PastedExpression, _ value: PastedExpression) {
    add(value)
    guard case .member(let base?, let property) = left, base != .name("self") else { return }
    let isOff = value == .name("false") || value == .name("NO")
    switch property {
    case "isActive", "active":
      hasActivation = hasActivation || !isOff
      if !isOff || base.path == nil { add(base) }
    case "priority", "identifier", "constant": if base.path == nil { add(base) }
    default: add(base)
    }
  }

  private mutating func add(_ expression: PastedExpression) {
    switch expression {
    case .name(let name): names.insert(name)
    case .member(let base, let name):
      if base == .name("self") { names.insert(name) }
      if let base { add(base) }
    case .call(let called, let arguments):
      hasActivation =
        hasActivation || ["activate", "addConstraints", "addConstraint"].contains(called.lastName)
      add(called)
      for argument in arguments { add(argument.value) }
    case .array(let statements), .closure(let statements): add(statements)
    case .dictionary(let pairs): for pair in pairs { add(pair.value) }
    case .minus(let operand): add(operand)
    case .arithmetic(let left, _, let right):
      add(left)
      add(right)
    case .number, .string: break
    }
  }
}
