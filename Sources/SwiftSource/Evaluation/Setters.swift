extension Evaluator {
  func assign(_ sign: String, _ target: Expression, _ source: Expression, at place: Place) {
    if sign != "=", program.isOperatorDeclared(sign) {
      let (value, isAssumed) = noticingValue {
        let (first, second) = (evaluate(target), evaluate(source))
        return calling(at: place) {
          declaredOperator(sign, first, second, (target, source)) == nil
            ? operate(String(sign.dropLast()), first, second) : .void
        }
      }
      if case .void = value { return }
      return store(value, in: target, isAssumed: isAssumed)
    }
    let type = declaredType(of: target)
    let (value, isAssumed) = noticingValue {
      sign == "="
        ? evaluate(source, expecting: type)
        : binary(String(sign.dropLast()), target, source, nil, at: target.place)
    }
    store(value, in: target, isAssumed: isAssumed)
  }

  func declaredType(of target: Expression) -> TypeName? {
    switch target.kind {
    case .name("self"): return frame.receiver.flatMap(typeName)
    case .name(let name):
      if let value = scope.find(name) { return scope.type(of: name) ?? inferredType(value) }
      return frame.receiver.flatMap { declaredType(of: name, in: $0) }
    case .member(let base, let name):
      if case .name("self") = base.kind { return frame.receiver.flatMap { declaredType(of: name, in: $0) } }
      return stored(base).flatMap { declaredType(of: name, in: $0) }
    default: return nil
    }
  }

  private func declaredType(of name: String, in owner: Value) -> TypeName? {
    if let declared = property(name, in: lookupTypes(of: owner), isStatic: false)?.type { return declared }
    guard case .structure(let structure) = owner else { return nil }
    return structure.fields[name].flatMap(inferredType)
  }

  /// Returns the type that a variable has because of its first value, if members may be written without this type.
  private func inferredType(_ value: Value) -> TypeName? {
    switch value {
    case .enumeration, .structure: typeName(of: value)
    default: nil
    }
  }

  /// Returns the value of a property with a property wrapper, computed from its initial value, or `nil` if the sources
  /// do not declare the wrapper or the result is unknown. Stores the wrapper as Swift does, in a property whose name
  /// begins with `_`.
  func wrapped(_ value: Value, by variable: VariableCode, in object: Object?) -> Value? {
    guard let wrapper = variable.wrapper,
      let type = program.type(wrapper, in: frame.owner, file: frame.file),
      let kind = program.types[type]?.kind, kind == .structure || kind == .type
    else { return nil }
    let wrapped = CallArgument(label: "wrappedValue", value: value)
    let made = construct(type, [wrapped] + values(variable.wrapperArguments), at: call)
    guard let held = ownMember("wrappedValue", of: made), !held.isUnknown else { return nil }
    object?.fields["_" + variable.name] = made
    return held
  }

  /// Sets a property through its wrapper's property `wrappedValue`. Returns the property's new value, or `nil` if the
  /// property has no wrapper in the sources.
  func setWrapped(_ variable: VariableCode, of object: Object, to value: Value, _ target: Expression)
    -> Value?
  {
    guard variable.wrapper != nil else { return nil }
    let key = "_" + variable.name
    switch object.fields[key] {
    case .object(let wrapper)?: set("wrappedValue", of: wrapper, to: value, target)
    case .structure(var structure)?:
      if runSetter("wrappedValue", .structure(structure), value) {
        object.fields[key] = lastReceiver
      } else {
        structure.fields["wrappedValue"] = value
        object.fields[key] = .structure(structure)
      }
    default: return nil
    }
    return object.fields[key].flatMap { ownMember("wrappedValue", of: $0) }
  }

  /// Calls the setter of a subscript that the sources declare. Returns `false` if there is none.
  func setElement(of owner: Value, _ arguments: [CallArgument], to value: Value) -> Bool {
    for level in methodLevels("subscript", in: lookupTypes(of: owner), isStatic: false) {
      guard let setter = best(level.filter { $0.setter != nil }, arguments)?.setter else { continue }
      _ = invoke(setter, arguments + [CallArgument(label: nil, value: value)], receiver: owner)
      return true
    }
    return false
  }

  /// Calls the setter of the property with the given name. Returns `false` if there is none.
  func runSetter(_ name: String, _ receiver: Value, _ value: Value) -> Bool {
    guard let variable = property(name, in: lookupTypes(of: receiver), isStatic: false) else { return false }
    return runSetter(of: variable, receiver, value)
  }

  @discardableResult
  func runSetter(of variable: VariableCode, _ receiver: Value, _ value: Value) -> Bool {
    guard let setter = variable.setter else { return false }
    let saved = (frame, scope, call)
    let inner = makeFrame(
      receiver, owner: variable.owner, file: variable.place.file, isOwn: isOwn(variable.owner))
    frame = inner
    scope = Scope(nil)
    scope.declare(setter.name, value)
    if depth < Self.depthLimit {
      depth += 1
      _ = run(setter.body)
      depth -= 1
    }
    (frame, scope, call) = saved
    lastReceiver = inner.receiver
    return true
  }

  /// Records that the observers of a property, such as `didSet`, are not evaluated. They may activate a constraint that
  /// is assigned to the property. Observers don't run if an initializer sets the property.
  func passObservers(of variable: VariableCode, _ value: Value) {
    guard !variable.observers.isEmpty else { return }
    escape(value)
    let reason = "observers such as 'didSet' are not evaluated"
    guard frame.function?.name != "init", let code = skip(variable.observers, reason) else { return }
    if skippedMakers(in: variable.observers).isEmpty,
      code.effects.contains(where: { Self.changesLayout($0.name) })
    {
      leaveOut(current, reason)
    }
  }
}
