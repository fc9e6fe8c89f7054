import LayoutModel

extension Evaluator {
  /// Marks the arguments as passed to code that may change them, except for `self`, which is often only a delegate or
  /// target. Calls of functions such as `addObserver` are ignored.
  func escape(_ arguments: [CallArgument], to function: String) {
    if ["setObject", "object", "removeObject", "addObserver", "removeObserver"].contains(function) { return }
    for argument in arguments {
      if case .name("self")? = argument.expression?.kind { continue }
      escape(argument.value)
    }
  }

  func escape(_ value: Value) {
    switch value {
    case .object(let object): object.hasEscaped = true
    case .array(let values): values.forEach(escape)
    default: break
    }
  }

  func invoke(_ function: FunctionValue, _ arguments: [CallArgument]) -> Value {
    // An error ends `forEach` and similar loops.
    if isThrowing { return .void }
    switch function.code {
    case .enumCase(let type, let code):
      return makeCase(code, of: type, arguments)
    case .native(let body): return body(arguments)
    case .function(let code):
      return invoke(
        code,
        arguments.map { argument in
          var argument = argument
          if function.frame == nil, arguments.count == code.parameters.count,
            !arguments.contains(where: { $0.label != nil })
          {
            argument.label = nil
          }
          return argument
        }, receiver: function.receiver, scope: function.scope, isLoose: true)
    case .closure(let code):
      guard depth < Self.depthLimit, step() else {
        return .unknown(exhaustion ?? "calls or expressions are nested too deeply")
      }
      depth += 1
      let saved = (frame, scope, call)
      defer {
        (frame, scope, call) = saved
        depth -= 1
      }
      if let outer = function.frame {
        let inner = Frame(receiver: outer.receiver, owner: outer.owner, file: outer.file, isOwn: outer.isOwn)
        inner.generics = outer.generics
        inner.isDoubtful = isDoubtful
        frame = inner
      }
      scope = Scope(function.scope)
      for (index, argument) in arguments.enumerated() { scope.declare("$\(index)", argument.value) }
      if code.parameterCount > 1, arguments.count == 1, case .tuple(let parts) = arguments[0].value {
        for (parameter, part) in zip(code.parameters, parts) { scope.declare(parameter.name, part.value) }
        for (index, part) in parts.enumerated() { scope.declare("$\(index)", part.value) }
      } else {
        for (parameter, argument) in zip(code.parameters, arguments) {
          scope.declare(
            parameter.name, coerce(argument.value, to: parameter.type), isAssumed: argument.isAssumed)
        }
      }
      // Functions of the standard library, such as `map`, call a closure with arguments that the code does not contain.
      if arguments.allSatisfy({ $0.expression == nil }) {
        scope.markAsPlain(arguments.indices.flatMap { ["$\($0)", code.parameterName(at: $0)] })
      }
      if let builder = function.builder { return built(by: builder) { _ = run(code.body) } }
      let parameter = code.parameterName(at: 0)
      let value = coerce(runBody(code.body), to: function.result)
      lastParameter = scope.find(parameter)
      let changed = arguments.enumerated().filter(\.element.isInOut).map { index, argument in
        (argument.expression, scope.find(code.parameterName(at: index)))
      }
      (frame, scope, call) = saved
      for case (let expression?, let value?) in changed { store(value, in: expression) }
      return value
    }
  }

  func invoke(
    _ function: FunctionCode, _ arguments: [CallArgument], receiver: Value?, scope outer: Scope? = nil,
    isLoose: Bool = false, expecting expected: TypeName? = nil
  ) -> Value {
    guard let body = function.body else {
      return .unknown("the body of '\(function.name)' is not in the sources")
    }
    guard depth < Self.depthLimit, step() else {
      return .unknown(exhaustion ?? "calls or expressions are nested too deeply")
    }
    var bound = match(function.parameters, arguments)
    if bound == nil, isLoose, arguments.count <= function.parameters.count {
      bound = function.parameters.indices.map { arguments.indices.contains($0) ? [arguments[$0]] : nil }
    }
    guard let bound else {
      return .unknown("no function '\(function.name)' in the sources takes these arguments")
    }
    depth += 1
    let saved = (frame, scope, call)
    let inner = makeFrame(
      receiver, owner: function.owner, file: function.place.file,
      isOwn: outer != nil ? frame.isOwn : isOwn(function.owner))
    if outer != nil { inner.generics = frame.generics }
    (inner.result, inner.function) = (function.result, function)
    // The expected type determines a generic result, such as `UIImageView` in `let photo: UIImageView = .make()`.
    if let expected, let result = function.result, function.generics[result.name] != nil {
      inner.generics[result.name] = TypeName(whole(expected))
    }
    let locals = Scope(outer)
    for (parameter, values) in zip(function.parameters, bound) {
      if let generic = function.generics[parameter.type.name], let value = values?.first?.value {
        inner.generics[parameter.type.name] = typeName(of: value) ?? generic
      }
      if parameter.type.name == "Type", let inside = parameter.type.arguments.first,
        case .type(let name)? = values?.first?.value
      {
        inner.generics[inside.name] = TypeName(name)
      }
    }
    frame = inner
    invoked.insert(function.place)
    for (parameter, var values) in zip(function.parameters, bound) {
      let value: Value
      if let given = values { values = withTypes(given, parameter.type, caller: saved) }
      if let values {
        if parameter.isVariadic {
          value = .array(values.map { coerce($0.value, to: parameter.type) })
        } else {
          var given = coerce(values[0].value, to: parameter.type)
          if let builder = resultBuilder(among: [parameter.builder].compactMap { $0 }),
            case .function(let closure) = given
          {
            let copy = FunctionValue(
              closure.code, scope: closure.scope, frame: closure.frame, receiver: closure.receiver)
            (copy.builder, copy.result) = (builder, closure.result)
            given = .function(copy)
          }
          value = given
        }
      } else if let expression = parameter.value {
        scope = locals
        value = coerce(evaluate(expression, expecting: parameter.type), to: parameter.type)
      } else {
        value = .null
      }
      locals.declare(
        parameter.name, parameter.isAutoclosure ? .function(FunctionValue { _ in value }) : value,
        isAssumed: values?.contains { $0.isAssumed } ?? false)
      if parameter.type.isPlainText { locals.markAsPlain([parameter.name]) }
    }
    scope = locals
    let result: Value
    if let builder = resultBuilder(among: function.attributes) {
      result = built(by: builder) { _ = run(body) }
    } else {
      result = runBody(body)
    }
    let changed = inner.receiver
    (frame, scope, call) = saved
    depth -= 1
    lastReceiver = changed
    for (parameter, values) in zip(function.parameters, bound) where parameter.isInOut {
      if let expression = values?.first?.expression, let value = locals.find(parameter.name) {
        store(value, in: expression)
      }
    }
    lastReceiver = changed
    if case .void = result, function.result != nil, function.result?.name != "Void" {
      return .unknown("the result of '\(function.name)' is not known")
    }
    return result
  }

  /// Returns the arguments. An argument such as `.all.subtracting(.top)` cannot be evaluated without the parameter's
  /// type, so it is evaluated again with this type.
  private func withTypes(
    _ arguments: [CallArgument], _ type: TypeName, caller: (frame: Frame, scope: Scope, call: Place)
  ) -> [CallArgument] {
    arguments.map { argument in
      guard argument.value.isUnknown, let expression = argument.expression, expression.beginsImplicitly else {
        return argument
      }
      let saved = (frame, scope, call)
      defer { (frame, scope, call) = saved }
      let name = TypeName(whole(type))
      (frame, scope, call) = caller
      var argument = argument
      argument.value = evaluate(expression, expecting: name)
      return argument
    }
  }

  /// Returns the first attribute that names a result builder, recognized by a name that ends in `Builder` or by a
  /// method `buildBlock` or `buildPartialBlock`.
  func resultBuilder(among attributes: [String]) -> String? {
    attributes.first { name in
      name.hasSuffix("Builder")
        || name.first?.isUppercase == true
          && ["buildBlock", "buildPartialBlock"].contains {
            !methods($0, of: whole(TypeName(name)), isStatic: true).isEmpty
          }
    }
  }

  func built(by name: String, _ run: () -> Void) -> Value {
    frame.collected = []
    run()
    let collected = frame.collected ?? []
    frame.collected = nil
    let type = whole(TypeName(name))
    func call(_ name: String, _ values: [(label: String?, value: Value)]) -> Value? {
      let arguments = values.map { CallArgument(label: $0.label, value: $0.value) }
      guard let function = best(methods(name, of: type, isStatic: true), arguments) else { return nil }
      let value = invoke(function, arguments, receiver: .type(type))
      return value.isUnknown ? nil : value
    }
    let parts = collected.filter { if case .void = $0 { false } else { true } }.map { part in
      call("buildExpression", [(nil, part)]) ?? part
    }
    var block = call("buildBlock", parts.map { (nil, $0) })
    block = block ?? call("buildBlock", parts.map { (nil, .array($0.array ?? [$0])) })
    if block == nil, let first = parts.first, var result = call("buildPartialBlock", [("first", first)]) {
      for part in parts.dropFirst() {
        result = call("buildPartialBlock", [("accumulated", result), ("next", part)]) ?? result
      }
      block = result
    }
    let result = block ?? .array(parts.flatMap { $0.array ?? [$0] })
    return call("buildFinalResult", [(nil, result)]) ?? result
  }

  func typeName(of value: Value) -> TypeName? {
    switch value {
    case .object(let object): TypeName(object.type)
    case .structure(let structure): structure.type.map { TypeName($0) }
    case .enumeration(let value): value.type.map { TypeName($0) }
    case .number(_, let isInteger): TypeName(isInteger ? "Int" : "CGFloat")
    case .string: TypeName("String")
    case .type(let name): TypeName(name)
    default: nil
    }
  }
}
