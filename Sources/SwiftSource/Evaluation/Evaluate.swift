import LayoutModel

extension Evaluator {
  func evaluate(_ expression: Expression, expecting type: TypeName? = nil) -> Value {
    guard step() else { return .unknown(exhaustion!) }
    guard depth < Self.depthLimit else { return .unknown("calls or expressions are nested too deeply") }
    depth += 1
    let outer = current
    current = expression.place
    defer { (depth, current) = (depth - 1, outer) }
    if !assumed.isEmpty, let value = decided(expression) { return value }
    switch expression.kind {
    case .number(let value, let isInteger): return .number(value, isInteger: isInteger)
    case .string(let parts): return string(parts)
    case .bool(let value): return .bool(value)
    case .null: return .null
    case .name(let name): return lookUp(name, at: expression)
    case .implicitMember(let name):
      if let type, let value = staticMember(name, of: type) { return value }
      return .symbol(name)
    case .member(let base, let name): return member(base, name, expression, expecting: type)
    case .call(let callee, let arguments): return evaluateCall(expression, callee, arguments, expecting: type)
    case .element(let base, let arguments):
      return element(evaluate(base), values(arguments))
    case .array(let elements):
      let inner = type?.element
      let values = elements.map { coerce(evaluate($0, expecting: inner), to: inner) }
      return .array(inner == nil ? withCommonType(values) : values)
    case .dictionary(let pairs):
      let inner = type?.name == "[:]" ? type?.arguments.last : nil
      return .dictionary(
        pairs.map { (evaluate($0.key), coerce(evaluate($0.value, expecting: inner), to: inner)) })
    case .tuple(let parts):
      if parts.isEmpty { return .void }
      return .tuple(parts.map { ($0.label, evaluate($0.value)) })
    case .closure(let code):
      var seen = scope
      if !code.captures.isEmpty {
        seen = Scope(scope)
        for capture in code.captures { seen.declare(capture.name, evaluate(capture.value)) }
      }
      return .function(FunctionValue(.closure(code), scope: seen, frame: frame, receiver: nil))
    case .ternary(let condition, let yes, let no): return ternary(condition, yes, no, type)
    case .binary(let name, let left, let right):
      let value = binary(name, left, right, type, at: expression.place)
      if frame.isOwn, !value.isUnknown { evaluated.insert(expression.place) }
      return value
    case .prefix(let name, let operand): return prefix(name, operand, at: expression.place)
    case .postfix(let name, let operand):
      return unary(name, evaluate(operand), isPostfix: true, at: expression.place)
    case .assign(let name, let left, let right):
      assign(name, left, right, at: expression.place)
      return .void
    case .cast(let operand, let type, let isOptional):
      return cast(evaluate(operand), to: type, isOptional: isOptional)
    case .isType(let operand, let type):
      let value = evaluate(operand)
      guard let known = isKind(value, of: type) else {
        return .unknown("it depends on a type that is not known")
      }
      return .bool(known)
    case .chain(let operand), .unwrap(let operand): return evaluate(operand, expecting: type)
    case .optionalTry(let operand):
      let value = evaluate(operand, expecting: type)
      defer { isThrowing = false }
      return isThrowing ? .null : value
    case .keyPath(_, let names): return .keyPath(names)
    case .type(let type): return .type(type.name)
    case .statement(let statement):
      switch run(statement) {
      case .value(let value), .result(let value): return value
      default: return .unknown("the value of an 'if' or 'switch' expression is not known")
      }
    case .opaque(let text): return .unknown("'\(text)' is not evaluated")
    }
  }

  /// Returns the value that an option `--assume NAME=VALUE` gives to an expression whose text is NAME.
  private func decided(_ expression: Expression) -> Value? {
    switch expression.kind {
    case .name(let name): return assumed[name]
    case .member, .call, .binary, .prefix, .chain, .element:
      guard expression.place.file >= 0 else { return nil }
      return assumed[text(expression)]
    default: return nil
    }
  }

  private func string(_ parts: [Expression.StringPart]) -> Value {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .value(let expression):
        switch evaluate(expression) {
        case .string(let text): result += text
        case .number(let value, true):
          guard value.magnitude < 0x1p53 else { return .largeInteger }
          result += "\(Int(value))"
        case .number(let value, false): result += "\(value)"
        case .bool(let value): result += "\(value)"
        case .unknown(let unknown): return .unknown(unknown)
        default: return .unknown("it depends on a string that is only known at run time")
        }
      }
    }
    return .string(result)
  }

  /// Returns the values. If some of them are members without their type, such as `.inset(50)`, they get the type of the
  /// other values.
  private func withCommonType(_ values: [Value]) -> [Value] {
    func isUntyped(_ value: Value) -> Bool {
      if case .enumeration(let symbol) = value { symbol.type == nil } else { false }
    }
    if case .tuple(let parts)? = values.first {
      var columns = parts.indices.map { index in
        values.map { value -> Value in
          if case .tuple(let parts) = value, parts.indices.contains(index) {
            parts[index].value
          } else {
            .void
          }
        }
      }
      guard columns.contains(where: { $0.contains(where: isUntyped) }) else { return values }
      columns = columns.map(withCommonType)
      return values.enumerated().map { row, value in
        guard case .tuple(let parts) = value, parts.count == columns.count else { return value }
        return .tuple(parts.indices.map { (parts[$0].label, columns[$0][row]) })
      }
    }
    guard values.contains(where: isUntyped),
      let type = values.lazy.filter({ !isUntyped($0) }).compactMap(typeName).first
    else { return values }
    return values.map { isUntyped($0) ? coerce($0, to: type) : $0 }
  }

  private func ternary(_ condition: Expression, _ yes: Expression, _ no: Expression, _ type: TypeName?)
    -> Value
  {
    let condition = evaluate(condition)
    switch condition {
    case .bool(true): return evaluate(yes, expecting: type)
    case .bool(false): return evaluate(no, expecting: type)
    case .unknown:
      let first = evaluate(yes, if: condition, expecting: type)
      let second = evaluate(no, if: condition, expecting: type)
      return isSame(first, second) == true ? first : condition
    default: return .unknown("its condition is not known")
    }
  }

  // MARK: Names

  func lookUp(_ name: String, at expression: Expression) -> Value {
    if name == "self" { return frame.receiver ?? .unknown("there is no 'self' here") }
    if name == "super" { return frame.receiver ?? .unknown("there is no 'super' here") }
    if name == "Self" { return dynamicType() }
    if let value = scope.find(name) {
      if dependence > 0, scope.isAssumed(name) { dependence += 1 }
      return value
    }
    if let (owner, functions) = scope.findFunctions(name), let function = functions.first {
      return .function(
        FunctionValue(.function(function), scope: owner, frame: frame, receiver: frame.receiver))
    }
    if let receiver = frame.receiver, name.first != "$" {
      if let value = ownMember(name, of: receiver) { return value }
    }
    if let owner = frame.owner {
      var outer: String? = owner
      while let current = outer {
        if let value = staticMember(name, of: current) { return value }
        outer = current.lastIndex(of: ".").map { String(current[..<$0]) }
      }
    }
    if name.first?.isUppercase == true,
      frame.generics[name] != nil || program.type(name, in: frame.owner, file: frame.file) != nil
    {
      return .type(whole(TypeName(name)))
    }
    if let variable = program.globalVariable(name, file: frame.file) { return global(variable) }
    if let function = program.globalFunctions(name, file: frame.file).first {
      return .function(FunctionValue(.function(function), scope: nil, frame: nil, receiver: nil))
    }
    // Early versions of Swift had global constants for UIKit's priorities, such as `UILayoutPriorityDefaultHigh`.
    if let start = ["UILayoutPriority", "NSLayoutPriority"].first(where: name.hasPrefix),
      let number = Priority.named(
        name.dropFirst(start.count).prefix(1).lowercased() + name.dropFirst(start.count + 1))
    {
      return .structure(Structure(type: "UILayoutPriority", fields: ["rawValue": .double(number)]))
    }
    if name.first?.isUppercase == true { return .type(name) }
    // The name may be a UIKit member of `self`, such as `view`, `contentView` or `layer`.
    if let receiver = frame.receiver,
      let value = nativeMember(name, of: receiver, subject: { name }) ?? nativeMethod(name, of: receiver)
    {
      return value
    }
    // The name may be an operator that is passed as a function, as in `reduce(0, +)`.
    if let first = name.first, !first.isLetter, first != "_", first != "$" {
      return .function(
        FunctionValue { [unowned self] arguments in
          arguments.count == 2
            ? operate(name, arguments[0].value, arguments[1].value)
            : .unknown("the operator '\(name)' is not evaluated for these operands")
        })
    }
    return .unknown(Unknown("'\(name)' is not declared in the sources", subject: name))
  }

  func dynamicType() -> Value {
    switch frame.receiver {
    case .object(let object): .type(object.type)
    case .structure(let structure): .type(structure.type ?? "Self")
    case .enumeration(let value): .type(value.type ?? "Self")
    case .type(let name): .type(name)
    default: frame.owner.map { .type($0) } ?? .unknown("'Self' is not known")
    }
  }

  func global(_ variable: VariableCode) -> Value {
    let key =
      variable.isPrivate ? "global \(variable.name) \(variable.place.file)" : "global \(variable.name)"
    if let value = statics[key] {
      if assumedStatics.contains(key) { dependence += 1 }
      return value
    }
    guard openStatics.insert(key).inserted else { return .unknown("'\(variable.name)' depends on itself") }
    defer { openStatics.remove(key) }
    let saved = (frame, scope)
    defer { (frame, scope) = saved }
    frame = Frame(receiver: nil, owner: nil, file: variable.place.file, isOwn: false)
    scope = Scope(nil)
    if let getter = variable.getter { return coerce(runBody(getter), to: variable.type) }
    guard let expression = variable.value else {
      return variable.type?.isOptional == true ? .null : .unknown("'\(variable.name)' has no value here")
    }
    let (value, isAssumed) = noticing {
      initialValue(expression, variable.type)
    }
    statics[key] = value
    if isAssumed { assumedStatics.insert(key) }
    return value
  }

  // MARK: Casts

  func cast(_ value: Value, to type: TypeName, isOptional: Bool) -> Value {
    switch value {
    case .unknown(var unknown):
      unknown.type = type
      return .unknown(unknown)
    case .null: return .null
    case .object(let object):
      guard isOptional else { return coerce(value, to: type) }
      guard let known = isKind(value, of: type) else {
        return .unknown("it depends on a type that is not known")
      }
      // For a parameter or an outlet, only the declared class is known, so the object may belong to a subclass.
      if !known, object.isDeclaredOnly || object.isOutlet {
        return .unknown("it depends on the class of a view")
      }
      return known ? value : .null
    case .string, .number, .structure, .array:
      return isOptional && isKind(value, of: type) == false ? .null : coerce(value, to: type)
    default: return coerce(value, to: type)
    }
  }

  func isKind(_ value: Value, of type: TypeName) -> Bool? {
    let name = whole(type)
    let isStandard = ["Int", "Double", "CGFloat", "Float", "String", "Bool", "[]", "[:]", "->"].contains(name)
    switch value {
    case .object(let object):
      let chain = superclasses(of: object.type)
      if chain.contains(name) { return true }
      if program.types[name]?.kind == .protocolType { return conforms(object.type, to: name) }
      return isStandard || program.types[name] != nil || nativeSuperclass[name] != nil ? false : nil
    case .structure(let structure):
      if structure.type == name { return true }
      if program.types[name]?.kind == .protocolType { return structure.type.map { conforms($0, to: name) } }
      return isStandard || program.types[name] != nil ? false : nil
    case .string: return name == "String"
    case .number(_, let isInteger):
      return (isInteger ? ["Int"] : ["Double", "CGFloat", "Float"]).contains(name)
    case .bool: return name == "Bool"
    case .enumeration(let value): return value.type.map { $0 == name }
    case .array(let elements):
      guard ["[]", "Array"].contains(name), let inner = type.element else {
        return kind(of: name).flatMap { $0 == .list ? nil : false }
      }
      let kinds = elements.map { isKind($0, of: inner) }
      return kinds.contains(false) ? false : kinds.contains(nil) ? nil : true
    case .null: return false
    default: return nil
    }
  }

  /// Evaluates the initial value of a variable that is declared with a type or, if `type` is `nil`, without one.
  func initialValue(_ expression: Expression, _ type: TypeName?) -> Value {
    coerce(evaluate(expression, expecting: type ?? expression.literalType), to: type)
  }

  /// Converts a value to its declared type: for `CGFloat`, the integer `8` becomes a floating-point number.
  func coerce(_ value: Value, to type: TypeName?) -> Value {
    guard var type else { return value }
    switch value {
    case .array, .dictionary, .function, .tuple: type = program.expanded(type, in: frame.owner)
    default: break
    }
    switch value {
    case .number(let number, let isInteger):
      if isInteger, ["CGFloat", "Double", "Float", "TimeInterval", "NSNumber"].contains(type.name) {
        return .double(number)
      }
      let name = whole(type)
      return ["CGFloat", "Double", "Float"].contains(name)
        ? .double(number) : constructFromLiteral(value, name) ?? value
    case .string, .bool: return constructFromLiteral(value, whole(type)) ?? value
    case .function(let function) where type.name == "->" && function.result == nil:
      guard var result = type.arguments.last, case .closure = function.code else { return value }
      result.name = whole(result)
      let copy = FunctionValue(
        function.code, scope: function.scope, frame: function.frame, receiver: function.receiver)
      (copy.builder, copy.result) = (function.builder, result)
      return .function(copy)
    case .enumeration(let symbol) where symbol.type == nil:
      return resolve(symbol, as: type) ?? value
    case .unknown(var unknown):
      if unknown.type == nil { unknown.type = type }
      return .unknown(unknown)
    case .array(let elements):
      if let inner = type.element { return .array(elements.map { coerce($0, to: inner) }) }
      let name = whole(type)
      return isOptionSet(name)
        ? optionSet(elements, as: name) ?? .unknownOption : value
    case .dictionary(let pairs) where type.name == "[:]" && type.arguments.count == 2:
      return .dictionary(
        pairs.map { (coerce($0.key, to: type.arguments[0]), coerce($0.value, to: type.arguments[1])) })
    case .tuple(let parts) where type.name == "()" && type.arguments.count == parts.count:
      return .tuple(
        parts.indices.map { index in
          let label = parts[index].label ?? (type.labels.isEmpty ? nil : type.labels[index])
          return (label, coerce(parts[index].value, to: type.arguments[index]))
        })
    case .structure(var structure) where structure.type == nil:
      let name = whole(type)
      if program.types[name] != nil || isNativeView(name) {
        return construct(name, structure.given, at: call)
      }
      structure.type = name
      return .structure(structure)
    default: return value
    }
  }

  func resolve(_ symbol: Enumeration, as type: TypeName) -> Value? {
    if type.name == "()" || type.name == "->" { return nil }
    let name = ["[]": "Array", "[:]": "Dictionary"][type.name] ?? whole(type)
    let arguments = symbol.values.map { CallArgument(label: $0.label, value: $0.value) }
    if symbol.name == "init" { return construct(name, arguments, at: call) }
    if name == "UIButton.Configuration" {
      return callNativeStatic(symbol.name, of: name, arguments, Expression(.name(symbol.name), call))
    }
    if symbol.values.isEmpty, let value = staticMember(symbol.name, of: type) {
      // `.make` without parentheses is the function itself, but `.make()` is a call, which is evaluated below.
      if symbol.isCall, case .function = value {} else { return value }
    }
    if let code = enumCase(symbol.name, of: name) { return makeCase(code, of: name, arguments) }
    if let function = best(methods(symbol.name, of: name, isStatic: true), arguments) {
      return invoke(function, arguments, receiver: .type(name), expecting: type)
    }
    return nil
  }

  func staticMember(_ name: String, of type: TypeName) -> Value? {
    if type.name == "()" || type.name == "->" { return nil }
    let known = ["[]": "Array", "[:]": "Dictionary"][type.name] ?? whole(type)
    if let value = staticMember(name, of: known) { return value }
    // The name may be a static member of a type that the sources do not declare, such as `zero` of `CGPoint`.
    return program.types[known] == nil ? nativeStatic(name, of: known, subject: { name }) : nil
  }

  func enumCase(_ name: String, of type: String) -> CaseCode? {
    for code in program.declarations(of: type, with: name) {
      if let found = code.cases.first(where: { $0.name == name }) { return found }
    }
    return nil
  }
}
