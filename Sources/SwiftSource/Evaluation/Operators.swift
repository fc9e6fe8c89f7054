import LayoutModel

extension Evaluator {
  func binary(
    _ name: String, _ left: Expression, _ right: Expression, _ type: TypeName?, at place: Place
  ) -> Value {
    switch name {
    case "&&":
      let first = evaluate(left)
      if first.bool == false { return .bool(false) }
      let second = evaluate(right, if: first)
      if second.bool == false { return .bool(false) }
      if first.isUnknown { return first }
      return second
    case "||":
      let first = evaluate(left)
      if first.bool == true { return .bool(true) }
      let second = evaluate(right, if: first)
      if second.bool == true { return .bool(true) }
      if first.isUnknown { return first }
      return second
    case "??":
      let first = evaluate(left, expecting: type)
      if first.isNull { return evaluate(right, expecting: type) }
      passes(right, if: first)
      return first
    default: break
    }
    let isSum = ["+", "-", "*", "/"].contains(name) && (left.beginsImplicitly || right.beginsImplicitly)
    let operandType = isSum || type?.name == "Int" ? type : nil
    let (first, second) = (evaluate(left, expecting: operandType), evaluate(right, expecting: operandType))
    let value = calling(at: place) {
      let value = operate(name, first, second, operands: (left, right))
      // If the sources do not declare this operator for anchors, it is from a library, and the constraint that it makes
      // cannot be read.
      if ["==", "<=", ">="].contains(name), let unknown = value.unknown, case .anchor = first {
        let library = "the declaration of the operator '\(name)' for anchors is not in the sources"
        fail(place, isDeclared(name, first, second) ? unknown.reason : library)
      }
      return value
    }
    // Unless an `Int` is expected, the quotient of integer literals keeps its fraction: in `multiplier: 1 / 3`, for
    // example, the literals are of type `CGFloat`.
    if name == "/", operandType == nil, left.isLiteral, right.isLiteral,
      case .number(let a, true) = evaluate(left),
      case .number(let b, true) = evaluate(right), b != 0
    {
      return .number(a / b, isInteger: a.truncatingRemainder(dividingBy: b) == 0)
    }
    return value
  }

  /// Runs an operator's function. In the class's own code, the operator is the call that made the constraints.
  func calling(at place: Place, _ body: () -> Value) -> Value {
    let saved = call
    defer { call = saved }
    if frame.isOwn { call = place }
    return body()
  }

  /// Returns whether the sources declare an operator for these operands, of which the second may be unknown.
  private func isDeclared(_ name: String, _ a: Value, _ b: Value) -> Bool {
    guard program.isOperatorDeclared(name) else { return false }
    let types = lookupTypes(of: a).map(Optional.some) + [nil]
    let functions = types.flatMap { program.operatorFunctions(name, of: $0) }
    return best(functions, [CallArgument(value: a), CallArgument(value: b)])
      .map { !Self.comparesValues(name, $0) } ?? false
  }

  /// Returns whether the sources declare an operator for an enumeration with a case of this name.
  private func isCase(_ symbol: String, of name: String) -> Bool {
    guard program.isOperatorDeclared(name) else { return false }
    return program.operatorFunctions(name, of: nil).flatMap(\.parameters).contains {
      enumCase(symbol, of: $0.type.name) != nil
    }
  }

  /// Returns the result of an operator. If the operator changes its operands, as `+=` may, their new values are
  /// assigned to the expressions in `operands`.
  func operate(
    _ name: String, _ left: Value, _ right: Value, operands: (Expression, Expression)? = nil
  ) -> Value {
    var (a, b) = (left, right)
    // Returns an operand such as `.top` in `edge == .top`, with its type inferred from the other operand.
    func typed(_ value: Value, beside other: Value) -> Value {
      // A list such as `[.top, .left]` beside an option set is an option set, too.
      if case .array = value, let type = typeName(of: other), isOptionSet(type.name) {
        return coerce(value, to: type)
      }
      guard case .enumeration(let symbol) = value, symbol.type == nil else { return value }
      if case .number = other, !isCase(symbol.name, of: name), let number = Priority.named(symbol.name) {
        return .structure(Structure(type: "UILayoutPriority", fields: ["rawValue": .double(number)]))
      }
      return typeName(of: other).flatMap { resolve(symbol, as: $0) }
        ?? (other.number == nil ? value : length(value))
    }
    if ["+", "-", "*", "/"].contains(name), case .enumeration = a, case .enumeration = b { a = length(a) }
    b = typed(b, beside: a)
    a = typed(a, beside: b)
    if let value = declaredOperator(name, a, b, operands) { return value }
    return combine(name, a, b)
  }

  func declaredOperator(
    _ name: String, _ a: Value, _ b: Value, _ operands: (Expression, Expression)? = nil
  ) -> Value? {
    let isComparison = NameScan.comparisons.contains(name)
    switch (a, b) {
    case (.number, .number) where isComparison || Self.arithmetic.contains(name): return nil
    case (.string, .string), (.bool, .bool), (.unknown, _), (_, .unknown), (.null, _),
      (_, .null):
      return nil
    case (.enumeration(let one), .enumeration(let other)) where one.type == nil && other.type == nil:
      // If the types of both enumeration cases are unknown, as in `horizontalSizeClass == .compact`, do not use an
      // operator function from the sources.
      return nil
    default: break
    }
    guard program.isOperatorDeclared(name) || isComparison else { return nil }
    let arguments = [
      CallArgument(label: nil, value: a, expression: operands?.0),
      CallArgument(label: nil, value: b, expression: operands?.1),
    ]
    for type in lookupTypes(of: a) + lookupTypes(of: b) {
      if let function = best(program.operatorFunctions(name, of: type), arguments) {
        let value = invoke(function, arguments, receiver: .type(type))
        // If the type's own comparison cannot be evaluated, compare the members instead.
        if Self.comparesValues(name, function), value.bool == nil { continue }
        return value
      }
    }
    // Free functions that compare values are often generic, and it is not known whether they apply to these types.
    let functions = program.operatorFunctions(name, of: nil).filter { !Self.comparesValues(name, $0) }
    return best(functions, arguments).map { invoke($0, arguments, receiver: nil) }
  }

  /// The standard library's operators for numbers, ranges and object identity, except those that compare values. If the
  /// sources declare one of them, the declaration is assumed to be for other types than numbers.
  private static let arithmetic: Set = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "|", "&", "^", "+=", "-=", "*=", "/=", "%=", "...",
    "..<", "===", "!==",
  ]

  private static func comparesValues(_ name: String, _ function: FunctionCode) -> Bool {
    ["==", "!="].contains(name) && function.result?.name == "Bool"
  }

  func combine(_ name: String, _ a: Value, _ b: Value) -> Value {
    switch name {
    case "==", "===": return isSame(a, b).map { .bool($0) } ?? doubt(name, a, b)
    case "!=":
      if let isEqual = declaredOperator("==", a, b)?.bool { return .bool(!isEqual) }
      return isSame(a, b).map { .bool(!$0) } ?? doubt(name, a, b)
    case "!==": return isSame(a, b).map { .bool(!$0) } ?? doubt(name, a, b)
    case "|>":
      if case .function = b { return apply(b, a) }
      // An unknown function after `|>` usually changes the style of a view and returns the view.
      if case .object(let view) = a, isView(view) { return a }
      return doubt(name, a, b)
    case ".~":
      guard case .keyPath(let names) = a, names.count == 1 else { return doubt(name, a, b) }
      return .function(
        FunctionValue { [unowned self] arguments in
          if case .object(let object)? = arguments.first?.value {
            set(names[0], of: object, to: b, Expression(.name(names[0]), call))
          }
          return arguments.first?.value ?? .void
        })
    case ">>>":
      guard case .function = a, case .function = b else { return doubt(name, a, b) }
      return .function(
        FunctionValue { [unowned self] arguments in
          guard case .function(let first) = a else { return a }
          return apply(b, invoke(first, arguments))
        })
    case "~=": return isSame(a, b).map { .bool($0) } ?? doubt(name, a, b)
    default: break
    }
    if case .array(let first) = a, case .array(let second) = b, name == "+" {
      guard first.count + second.count <= Self.lengthLimit else { return .longList }
      return .array(first + second)
    }
    if case .string(let first) = a, case .string(let second) = b {
      switch name {
      case "+":
        return first.utf8.count + second.utf8.count <= Self.lengthLimit
          ? .string(first + second) : .unknown("the string is too long")
      case "<": return .bool(first < second)
      case ">": return .bool(first > second)
      default: return .unknown("the operator '\(name)' is not evaluated for strings")
      }
    }
    if case .enumeration(let first) = a, case .enumeration(let second) = b,
      let one = position(of: first), let other = position(of: second)
    {
      return combine(name, .int(one), .int(other))
    }
    guard let x = a.number, let y = b.number else { return doubt(name, a, b) }
    let isInteger: Bool
    if case .number(_, let first) = a, case .number(_, let second) = b {
      isInteger = first && second
    } else {
      isInteger = false
    }
    func number(_ value: Double) -> Value {
      for side in [a, b] {
        if case .structure(var structure) = side {
          structure.fields["rawValue"] = .double(value)
          return .structure(structure)
        }
      }
      return .number(value, isInteger: isInteger)
    }
    switch name {
    case "+", "&+": return number(x + y)
    case "-", "&-": return number(x - y)
    case "*", "&*": return number(x * y)
    case "/":
      guard y != 0 else { return isInteger ? .unknown("it divides by 0") : .double(x / y) }
      return number(isInteger ? (x / y).rounded(.towardZero) : x / y)
    case "%": return y == 0 ? .unknown("it divides by 0") : number(x.truncatingRemainder(dividingBy: y))
    case "<": return .bool(x < y)
    case ">": return .bool(x > y)
    case "<=": return .bool(x <= y)
    case ">=": return .bool(x >= y)
    case "..<", "...":
      return .structure(
        Structure(type: "Range", fields: ["lower": a, "upper": b, "closed": .bool(name == "...")]))
    case "|", "&":
      guard max(x.magnitude, y.magnitude) < 0x1p53 else {
        return .largeInteger
      }
      return .int(name == "|" ? Int(x) | Int(y) : Int(x) & Int(y))
    case "<<":
      return (0..<53).contains(y)
        ? number(x * Double(1 << Int(y))) : .unknown("it shifts by fewer than 0 or more than 52 bits")
    default: return .unknown("the operator '\(name)' is not evaluated for these operands")
    }
  }

  func doubt(_ name: String, _ a: Value, _ b: Value) -> Value {
    if a.isUnknown { return a }
    if b.isUnknown { return b }
    return .unknown("the result of '\(name)' is not known")
  }

  func prefix(_ name: String, _ operand: Expression, at place: Place) -> Value {
    var value = evaluate(operand)
    if name == "-", case .enumeration = value { value = length(value) }
    switch (name, value) {
    case ("-", .number(let number, let isInteger)): return .number(-number, isInteger: isInteger)
    case ("+", .number): return value
    case ("!", .bool(let flag)): return .bool(!flag)
    default: return unary(name, value, isPostfix: false, at: place)
    }
  }

  /// Returns the result of an operator with one operand that the sources declare.
  func unary(_ name: String, _ value: Value, isPostfix: Bool, at place: Place) -> Value {
    if value.isUnknown { return value }
    _ = program.isOperatorDeclared(name)
    let arguments = [CallArgument(label: nil, value: value)]
    for type in lookupTypes(of: value).map(Optional.some) + [nil] {
      let functions = program.operatorFunctions(name, of: type).filter { $0.isPostfix == isPostfix }
      if let function = best(functions, arguments) {
        return calling(at: place) { invoke(function, arguments, receiver: type.map { .type($0) }) }
      }
    }
    return .unknown("the operator '\(name)' is not evaluated for these operands")
  }

  /// Returns whether two values are equal, or `nil` if this is not known.
  func isSame(_ a: Value, _ b: Value) -> Bool? {
    switch (a, b) {
    case (.unknown, _), (_, .unknown): return nil
    case (.null, .null): return true
    case (.null, _), (_, .null): return false
    case (.bool(let x), .bool(let y)): return x == y
    case (.string(let x), .string(let y)): return x == y
    case (.object(let x), .object(let y)): return x === y
    case (.type(let x), .type(let y)): return x == y
    case (.enumeration(let x), .enumeration(let y)):
      if x.isUndeclared || y.isUndeclared { return nil }
      guard x.name == y.name else { return false }
      guard x.values.count == y.values.count else { return nil }
      for (p, q) in zip(x.values, y.values) where isSame(p.value, q.value) != true {
        return isSame(p.value, q.value)
      }
      return true
    case (.structure(let x), .structure(let y)):
      guard x.fields.count == y.fields.count else { return nil }
      for (name, value) in x.fields.sorted(by: { $0.key < $1.key }) {
        guard let other = y.fields[name], let same = isSame(value, other) else { return nil }
        if !same { return false }
      }
      return true
    case (.array(let x), .array(let y)):
      guard x.count == y.count else { return false }
      for (p, q) in zip(x, y) where isSame(p, q) != true { return isSame(p, q) }
      return true
    case (.tuple(let x), .tuple(let y)):
      for (p, q) in zip(x, y) where isSame(p.value, q.value) != true { return isSame(p.value, q.value) }
      return true
    default:
      if let x = a.number, let y = b.number { return x == y }
      return nil
    }
  }
}

extension Expression {
  /// Indicates whether the expression is a number such as `8`, or arithmetic with only such numbers.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .number: true
    case .prefix(_, let operand): operand.isLiteral
    case .binary(_, let left, let right): left.isLiteral && right.isLiteral
    default: false
    }
  }

  /// The type that Swift infers for integer literals and arithmetic with them if nothing else determines it.
  var literalType: TypeName? { isLiteral ? TypeName("Int") : nil }
}
