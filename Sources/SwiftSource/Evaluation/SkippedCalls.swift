/// The names of variables and properties that the code of functions may change, without the variables that the
/// functions declare.
struct ChangedNames {
  /// Variables or properties to which the code may assign a new value.
  var assigned: Set<String> = []
  /// Variables or properties of which the code may change a property or an element.
  var modified: Set<String> = []
  /// Properties that the code may change through an explicit `self`, as in `self.width = 8`.
  var properties: Set<String> = []

  fileprivate mutating func add(_ target: Expression, isPart: Bool = false) {
    switch target.kind {
    case .name(let name):
      if isPart { modified.insert(name) } else { assigned.insert(name) }
    case .member(let base, let name):
      if base.isSelf { properties.insert(name) } else { add(base, isPart: true) }
    case .element(let base, _), .chain(let base), .unwrap(let base): add(base, isPart: true)
    case .tuple(let parts): for part in parts { add(part.value) }
    default: break
    }
  }
}

extension Evaluator {
  /// Sets the values that a skipped call may change to unknown: the call's `inout` arguments, and the variables and
  /// properties that the called function changes. Reports the call of an initializer that makes constraints.
  func passCall(_ call: Expression, _ arguments: [Argument], _ reason: String) {
    guard let name = call.calledName, case .call(let callee, _) = call.kind else { return }
    if let type = program.type(name, in: frame.owner, file: frame.file) {
      if hasMakingInitializer(type) { fail(call.place, reason) }
      return
    }
    let types = frame.receiver.map(lookupTypes) ?? []
    for function in methodLevels(name, in: types, isStatic: false).joined()
      + program.globalFunctions(name, file: frame.file)
    {
      for (parameter, argument) in zip(function.parameters, arguments) where parameter.isInOut {
        spoil(argument.value, reason, isAddition: false, false)
      }
    }
    let unknown = Value.unknown(reason)
    switch callee.withoutChain.kind {
    case .name:
      if let (owner, functions) = scope.findFunctions(name) {
        for function in functions {
          spoil(changes(of: function, types), in: owner, frame.receiver?.object, unknown)
        }
      } else if case .function(let function)? = stored(callee), case .closure(let code) = function.code {
        let names = changes(in: code.body, code.parameters.map(\.name), types, at: code.place)
        spoil(names, in: function.scope, function.frame?.receiver?.object, unknown)
      } else if let receiver = frame.receiver {
        passMethod(name, of: receiver, unknown)
      }
    case .member(let base, _):
      guard let receiver = base.isSelf ? frame.receiver : stored(base) else { return }
      if case .structure = receiver {
        let found = methodLevels(name, in: lookupTypes(of: receiver), isStatic: false).joined()
        if found.contains(where: \.isMutating) { spoil(base, reason, isAddition: false, false) }
      } else {
        passMethod(name, of: receiver, unknown)
      }
    default: break
    }
  }

  private func passMethod(_ name: String, of receiver: Value, _ unknown: Value) {
    guard let object = receiver.object else { return }
    let types = lookupTypes(of: receiver)
    for function in methodLevels(name, in: types, isStatic: false).joined() {
      spoil(changes(of: function, types), in: nil, object, unknown)
    }
  }

  private func spoil(_ names: ChangedNames, in scope: Scope?, _ object: Object?, _ unknown: Value) {
    var properties = names.properties
    for name in names.assigned.union(names.modified) {
      guard let scope, let value = scope.find(name) else {
        properties.insert(name)
        continue
      }
      if names.assigned.contains(name) || value.object == nil { _ = scope.assign(name, unknown) }
    }
    guard let object else { return }
    for name in properties where object.fields[name] != nil { spoil(object, name, unknown) }
  }

  private func changes(of function: FunctionCode, _ types: [String]) -> ChangedNames {
    changes(in: function.body ?? [], function.parameters.map(\.name), types, at: function.place)
  }

  /// Returns what code and the methods that it calls on `self` may change. Methods are looked up in `types`.
  ///
  /// Cost: linear in the size of this code for the first call with this position.
  private func changes(
    in body: [Statement], _ parameters: [String], _ types: [String], at place: Place
  ) -> ChangedNames {
    if let known = changedNames[place] { return known }
    var found = ChangedNames()
    var visited: Set<Place> = [place]
    var open = [(body: body, parameters: parameters)]
    while let code = open.popLast(), step() {
      var names = ChangedNames()
      var locals = Set(code.parameters)
      var called: Set<String> = []
      let walker = CodeWalker()
      walker.onStatement = { statement in
        if case .variable(let bindings) = statement.kind {
          for binding in bindings { locals.formUnion(binding.pattern.names) }
        }
      }
      walker.onExpression = { expression in
        switch expression.kind {
        case .assign(_, let target, _): names.add(target)
        case .call(let callee, _):
          switch callee.withoutChain.kind {
          case .name(let name): called.insert(name)
          case .member(let base, let name) where base.isSelf: called.insert(name)
          case .member(let base, let name) where Self.changesValues(name): names.add(base, isPart: true)
          default: break
          }
        default: break
        }
      }
      walker.walk(code.body)
      found.assigned.formUnion(names.assigned.subtracting(locals))
      found.modified.formUnion(names.modified.subtracting(locals))
      found.properties.formUnion(names.properties)
      for name in called {
        for function in methodLevels(name, in: types, isStatic: false).joined()
        where visited.insert(function.place).inserted {
          open.append((function.body ?? [], function.parameters.map(\.name)))
        }
      }
    }
    changedNames[place] = found
    return found
  }

  /// Returns whether a class or structure that is not a view has an initializer that makes constraints.
  private func hasMakingInitializer(_ type: String) -> Bool {
    if let known = makingInitializers[type] { return known }
    let isView = superclasses(of: type).contains { $0 == "UIView" || $0 == "NSView" }
    let initializers = isView ? [] : program.parsedDeclarations(of: type).flatMap(\.functions)
    let found = initializers.contains { $0.name == "init" && !skippedMakers(in: $0.body ?? []).isEmpty }
    makingInitializers[type] = found
    return found
  }
}

extension Expression {
  var isSelf: Bool {
    if case .name("self") = withoutChain.kind { true } else { false }
  }
}
