import LayoutModel

extension Evaluator {
  /// Returns the initializers of a type, except the running one, which is assumed not to call itself.
  func initializers(of type: String) -> [FunctionCode] {
    program.declarations(of: type, with: "init").flatMap(\.functions).filter {
      $0.name == "init" && $0.body != nil && $0 !== frame.function
    }
  }

  /// Returns a structure with the arguments of a call such as `.init(top: 8)`, whose type is not known yet; `nil` if a
  /// label is not the name of a member of a UIKit structure.
  func untyped(_ arguments: [CallArgument]) -> Value? {
    var fields: [String: Value] = [:]
    for argument in arguments {
      guard let label = argument.label, Structure.nativeMembers.contains(label) else { return nil }
      fields[label] = argument.value
    }
    return fields.isEmpty ? nil : .structure(Structure(type: nil, fields: fields, given: arguments))
  }

  /// Calls an initializer. Returns `nil` if it succeeds, and otherwise `Value.null` or an unknown value.
  func invokeInitializer(
    _ function: FunctionCode, _ arguments: [CallArgument], receiver: Value
  ) -> Value? {
    let result = invoke(function, arguments, receiver: receiver)
    return function.isFailable && (result.isNull || result.isUnknown) ? result : nil
  }

  private func constructExtended(_ type: String, _ arguments: [CallArgument], at place: Place) -> Value? {
    guard !arguments.isEmpty else { return nil }
    let types = superclasses(of: type)
    for current in types {
      guard let function = best(initializers(of: current), arguments, in: types) else { continue }
      let isClass = nativeSuperclass[type] != nil || isNativeView(type)
      let receiver: Value =
        isClass
        ? .object(makeObject(type, at: frame.isOwn ? place : call)) : .structure(.zero(type))
      return invokeInitializer(function, arguments, receiver: receiver) ?? lastReceiver ?? receiver
    }
    return nil
  }

  func construct(
    _ type: String, _ arguments: [CallArgument], at place: Place, generics: [TypeName] = []
  ) -> Value {
    guard let code = program.types[type] else {
      return constructExtended(type, arguments, at: place) ?? constructNative(type, arguments, at: place)
    }
    switch code.kind {
    case .type, .actor, .extended:
      let object = makeObject(type, at: frame.isOwn ? place : call)
      object.genericArguments = generics
      guard depth < Self.depthLimit else { return .unknown("calls or expressions are nested too deeply") }
      depth += 1
      defer { depth -= 1 }
      return initialize(object, as: type, arguments: arguments) ?? .object(object)
    case .structure:
      let declared = best(initializers(of: type), arguments)
      var structure = Structure(type: type, fields: [:])
      guard let declared else {
        let variables = code.variables.filter { !$0.isStatic && $0.getter == nil }
        for variable in variables {
          if let argument = arguments.first(where: { $0.label == variable.name }) {
            structure.fields[variable.name] = coerce(
              argument.value, to: variable.type ?? inferredType(of: variable, of: type, argument.value))
          } else if let value = inType(type, { self.initialValue(of: variable, of: nil) }) {
            structure.fields[variable.name] = value
          }
        }
        return .structure(structure)
      }
      for variable in code.variables where !variable.isStatic && variable.getter == nil {
        if let value = inType(type, { self.initialValue(of: variable, of: nil) }) {
          structure.fields[variable.name] = value
        }
      }
      return invokeInitializer(declared, arguments, receiver: .structure(structure))
        ?? lastReceiver ?? .structure(structure)
    case .enumeration:
      if let declared = best(initializers(of: type), arguments) {
        let receiver = Value.enumeration(Enumeration(type: type, name: "", isUndeclared: true))
        return invokeInitializer(declared, arguments, receiver: receiver) ?? lastReceiver ?? receiver
      }
      if let raw = arguments.first, raw.label == "rawValue" {
        for item in code.cases where isSame(rawValue(of: item, in: code), raw.value) == true {
          return .enumeration(Enumeration(type: type, name: item.name))
        }
        return raw.value.isUnknown ? raw.value : .null
      }
      return .unknown("it is not known which case of the enum '\(type)' is used")
    case .protocolType:
      return .unknown("'\(type)' is a protocol, so the type of the new instance is not known")
    }
  }

  /// Returns the value that a type of the sources makes from a literal, or `nil` if it has no initializer for it.
  func constructFromLiteral(_ value: Value, _ type: String) -> Value? {
    guard program.types[type] != nil else { return nil }
    let labels =
      switch value {
      case .number(_, let isInteger): isInteger ? ["integerLiteral", "floatLiteral"] : ["floatLiteral"]
      case .string: ["stringLiteral"]
      default: ["booleanLiteral"]
      }
    let declared = initializers(of: type).compactMap { $0.parameters.first?.label }
    return labels.first(where: declared.contains).map { label in
      construct(type, [CallArgument(label: label, value: value)], at: call)
    }
  }

  /// Returns the type of a property whose declaration states only an initial value, if `value` is a member that is
  /// written without its type.
  private func inferredType(of variable: VariableCode, of type: String, _ value: Value) -> TypeName? {
    guard case .enumeration(let symbol) = value, symbol.type == nil else { return nil }
    return inType(type) { initialValue(of: variable, of: nil) }.flatMap(typeName)
  }

  func makeCase(_ code: CaseCode, of type: String, _ arguments: [CallArgument]) -> Value {
    let values = inType(type) {
      arguments.enumerated().map { index, argument in
        let declared = code.parameters.indices.contains(index) ? code.parameters[index].type : nil
        return (argument.label, coerce(argument.value, to: declared))
      }
    }
    return .enumeration(Enumeration(type: type, name: code.name, values: values))
  }

  private func inType<Result>(_ type: String, _ body: () -> Result) -> Result {
    let saved = (frame, scope)
    defer { (frame, scope) = saved }
    frame = makeFrame(nil, owner: type, file: program.types[type]?.place.file ?? 0, isOwn: false)
    scope = Scope(nil)
    return body()
  }

  func rawValue(of item: CaseCode, in code: TypeCode) -> Value {
    if let raw = item.rawValue { return coerce(evaluate(raw), to: code.inherited.first) }
    if code.inherited.first?.name == "String" { return .string(item.name) }
    var value = 0
    for other in code.cases {
      if let raw = other.rawValue, let number = evaluate(raw).integer { value = number }
      if other.name == item.name { return .int(value) }
      value += 1
    }
    return .int(value)
  }
}
