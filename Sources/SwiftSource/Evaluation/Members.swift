import LayoutModel

extension Evaluator {
  // MARK: Properties

  func member(
    _ base: Expression, _ name: String, _ expression: Expression, expecting type: TypeName? = nil
  ) -> Value {
    if case .name("super") = base.kind, let receiver = frame.receiver, let owner = frame.owner {
      let types = Array(lookupTypes(of: owner).drop { $0 != owner }.dropFirst())
      let isStatic = { if case .type = receiver { true } else { false } }()
      if let variable = property(name, in: types, isStatic: isStatic) {
        if let getter = variable.getter { return runAccessor(getter, variable, receiver: receiver) }
      }
      if case .object(let object) = receiver {
        return nativeMember(name, of: object) ?? .unknown("'super.\(name)' is not known")
      }
    }
    let value = evaluate(base, expecting: base.beginsImplicitly ? type : nil)
    return member(name, of: value, subject: { self.text(expression) })
  }

  func member(_ name: String, of value: Value, subject: () -> String) -> Value {
    switch value {
    case .unknown(var unknown):
      unknown.subject = subject()
      unknown.type = nil
      return .unknown(unknown)
    case .null: return .null
    case .type(let type):
      if name == "init" { return value }
      if let found = staticMember(name, of: type) ?? nativeMethod(name, of: value) { return found }
      if let nested = program.type(type + "." + name, in: nil) { return .type(nested) }
      if let native = nativeStatic(name, of: type, subject: subject) { return native }
      if name.first?.isUppercase == true { return .type(type + "." + name) }
      if program.types[type] == nil, nativeSuperclass[type] == nil, isNativeView(type) {
        // If a view class is not in the sources, its static properties are assumed to be views of that class.
        let view = makeObject(type)
        view.isDeclaredOnly = true
        return .object(view)
      }
      if program.types[type] == nil, name.first?.isLowercase == true, nativeSuperclass[type] == nil,
        !["shared", "standard", "default", "current", "main"].contains(name)
      {
        return .enumeration(Enumeration(type: nil, name: name, isUndeclared: !Self.isSystemType(type)))
      }
      return .unknown(Unknown("the value of '\(type).\(name)' is not in the sources", subject: subject()))
    default: break
    }
    if let found = ownMember(name, of: value) { return found }
    if let found = nativeMember(name, of: value, subject: subject) ?? nativeMethod(name, of: value) {
      return found
    }
    if let found = dynamicMember(name, of: value) { return found }
    return .unknown(Unknown("the value of '\(subject())' is not in the sources", subject: subject()))
  }

  /// Returns the member `name` of a value whose type has the attribute `@dynamicMemberLookup`, by calling the type's
  /// `subscript(dynamicMember:)`; `nil` if the type lacks this subscript, or its result is unknown.
  func dynamicMember(_ name: String, of value: Value) -> Value? {
    switch value {
    case .object, .structure, .enumeration: break
    default: return nil
    }
    for functions in methodLevels("subscript", in: lookupTypes(of: value), isStatic: false) {
      guard let function = functions.first(where: { $0.parameters.first?.label == "dynamicMember" }) else {
        continue
      }
      let isText = function.parameters[0].type.name == "String"
      let argument = CallArgument(label: "dynamicMember", value: isText ? .string(name) : .keyPath([name]))
      let found = invoke(function, [argument], receiver: value)
      return found.isUnknown ? nil : found
    }
    return nil
  }

  func ownMember(_ name: String, of value: Value) -> Value? {
    switch value {
    case .object(let object):
      let key = fieldName(of: name, in: object)
      if let stored = object.fields[key] {
        if object.assumed.contains(key) { dependence += 1 }
        return stored
      }
      return declaredMember(name, at: key, of: object)
    case .structure(let structure):
      if let stored = structure.fields[name] { return stored }
    case .tuple(let parts):
      if let index = Int(name), parts.indices.contains(index) { return parts[index].value }
      if let part = parts.first(where: { $0.label == name }) { return part.value }
    case .enumeration(let symbol) where symbol.name == "init" && symbol.type == nil:
      // The value is `.init(…)`, whose type is not known yet.
      if let part = symbol.values.first(where: { $0.label == name }) { return part.value }
    default: break
    }
    let types = lookupTypes(of: value)
    if case .type = value { return nil }
    if let variable = property(name, in: types, isStatic: false), let getter = variable.getter {
      return runAccessor(getter, variable, receiver: value)
    }
    if let function = methodLevels(name, in: types, isStatic: false).first?.first {
      return .function(FunctionValue(.function(function), scope: nil, frame: nil, receiver: value))
    }
    return nil
  }

  private func declaredMember(_ name: String, at key: String, of object: Object) -> Value? {
    let types = types(ofField: key, named: name, in: object)
    guard let variable = property(name, in: types, isStatic: false) else {
      // A property of UIKit, such as `subviews`, takes precedence over a function of the same name in the sources.
      if program.isMemberDeclared(name), let native = nativeMember(name, of: object) { return native }
      guard let function = methodLevels(name, in: types, isStatic: false).first?.first else { return nil }
      // The function may be an overload of UIKit's.
      return nativeMethod(name, of: .object(object))
        ?? .function(FunctionValue(.function(function), scope: nil, frame: nil, receiver: .object(object)))
    }
    if let getter = variable.getter { return runAccessor(getter, variable, receiver: .object(object)) }
    if variable.isLazy {
      guard object.opening.insert(key).inserted else { return .unknown("'\(name)' depends on itself") }
      defer { object.opening.remove(key) }
      let saved = (frame, scope, call)
      let owner = variable.owner ?? object.type
      let isOwn = isOwn(owner)
      frame = makeFrame(.object(object), owner: owner, file: variable.place.file, isOwn: isOwn)
      scope = Scope(nil)
      if isOwn { call = variable.place }
      let (made, isAssumed) = noticingInitialValue { initialValue(of: variable, of: object) }
      let value = made ?? .unknown("'\(name)' has no value")
      (frame, scope, call) = saved
      setField(object, name, at: key, value, isAssumed: isAssumed)
      return value
    }
    // An override that only adds observers to a UIKit property stores no value of its own, so use the value of UIKit's
    // property.
    if variable.value == nil, let native = nativeMember(name, of: object), !native.isNull { return native }
    if let type = variable.type, let view = viewType(type) {
      let made = makeObject(view, at: variable.place)
      made.isDeclaredOnly = true
      setField(object, name, at: key, .object(made))
      return .object(made)
    }
    return .unknown(
      Unknown("nothing sets '\(name)' before the constraints are created", type: variable.type, subject: name)
    )
  }

  func runAccessor(_ getter: [Statement], _ variable: VariableCode, receiver: Value) -> Value {
    guard depth < Self.depthLimit else { return .unknown("calls or expressions are nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    let saved = (frame, scope, call)
    defer { (frame, scope, call) = saved }
    let owner = variable.owner
    frame = makeFrame(receiver, owner: owner, file: variable.place.file, isOwn: isOwn(owner))
    frame.result = variable.type
    scope = Scope(nil)
    if let builder = resultBuilder(among: variable.attributes) {
      return built(by: builder) { _ = run(getter) }
    }
    return coerce(runBody(getter), to: variable.type)
  }

  /// Returns whether a failure in the code of the type `owner` is reported where it occurs, as for views and view
  /// controllers. A failure in other code is reported at the place where a view or view controller calls that code.
  func isOwn(_ owner: String?) -> Bool {
    guard let owner, let code = program.types[owner], code.kind == .type else { return false }
    if ownTypes.contains(owner) { return true }
    return superclasses(of: owner).contains {
      ["UIView", "UIViewController", "NSView", "NSViewController"].contains($0)
    }
  }

  func staticMember(_ name: String, of type: String) -> Value? {
    let types = lookupTypes(of: type)
    for current in types {
      for code in program.declarations(of: current, with: name) {
        if let found = code.cases.first(where: { $0.name == name }) {
          return found.parameters.isEmpty
            ? .enumeration(Enumeration(type: current, name: name))
            : .function(FunctionValue(.enumCase(current, found), scope: nil, frame: nil, receiver: nil))
        }
      }
    }
    if let variable = property(name, in: types, isStatic: true) { return staticValue(variable, of: type) }
    if let function = methodLevels(name, in: types, isStatic: true).first?.first {
      return nativeMethod(name, of: .type(type))
        ?? .function(FunctionValue(.function(function), scope: nil, frame: nil, receiver: .type(type)))
    }
    if name.first?.isUppercase == true, program.types[type + "." + name] != nil {
      return .type(type + "." + name)
    }
    if name == "allCases", let code = program.types[type], code.kind == .enumeration {
      return .array(code.cases.map { .enumeration(Enumeration(type: type, name: $0.name)) })
    }
    return nil
  }

  private func staticValue(_ variable: VariableCode, of type: String) -> Value {
    let owner = variable.owner ?? type
    let key = "\(owner).\(variable.name)"
    if let value = statics[key] {
      if assumedStatics.contains(key) { dependence += 1 }
      return value
    }
    guard openStatics.insert(key).inserted else { return .unknown("'\(key)' depends on itself") }
    defer { openStatics.remove(key) }
    if let getter = variable.getter { return runAccessor(getter, variable, receiver: .type(type)) }
    let saved = (frame, scope, call)
    frame = makeFrame(.type(type), owner: owner, file: variable.place.file, isOwn: false)
    scope = Scope(nil)
    defer { (frame, scope, call) = saved }
    guard let expression = variable.value else {
      return variable.type?.isOptional == true
        ? .null : .unknown(Unknown("'\(key)' has no value here", subject: key))
    }
    if let wrapper = variable.wrapper {
      return .unknown(
        Unknown(
          "it depends on the property wrapper '@\(wrapper)' of '\(key)'", type: variable.type, subject: key))
    }
    let (value, isAssumed) = noticing {
      initialValue(expression, variable.type)
    }
    statics[key] = value
    if isAssumed { assumedStatics.insert(key) }
    return value
  }

  // MARK: Assignment

  func store(_ value: Value, in target: Expression, isAssumed: Bool = false) {
    let isAssumed = isAssumed || isDoubtful
    switch target.kind {
    case .name(let name):
      if name == "_" { return }
      if name == "self" {
        frame.receiver = value
        return
      }
      self.name(value, name, isLocal: scope.find(name) != nil)
      if scope.assign(name, value, isAssumed: isAssumed) { return }
      guard let receiver = frame.receiver else { return }
      switch receiver {
      case .object(let object): set(name, of: object, to: value, target, isAssumed: isAssumed)
      case .structure(var structure):
        if runSetter(name, receiver, value) {
          frame.receiver = lastReceiver
          return
        }
        structure.fields[name] = coerce(
          value, to: property(name, in: lookupTypes(of: receiver), isStatic: false)?.type)
        frame.receiver = .structure(structure)
      case .type(let type): statics["\(type).\(name)"] = value
      default: break
      }
    case .member(let base, let name):
      if case .name("super") = base.kind, case .object(let object)? = frame.receiver {
        setNative(name, of: object, to: value)
        return
      }
      let owner = evaluate(base)
      switch owner {
      case .object(let object): set(name, of: object, to: value, target, isAssumed: isAssumed)
      case .structure(var structure):
        if let type = structure.type, program.types[type] != nil, runSetter(name, owner, value) {
          if let changed = lastReceiver { store(changed, in: base, isAssumed: isAssumed) }
          return
        }
        let declared = property(name, in: lookupTypes(of: owner), isStatic: false)?.type
        structure.fields[name] =
          structure.type.map(isNumbers) ?? false ? value.asDouble : coerce(value, to: declared)
        store(.structure(structure), in: base, isAssumed: isAssumed)
      case .type(let type): statics["\(type).\(name)"] = value
      case .tuple(var parts):
        if let index = parts.firstIndex(where: { $0.label == name }) ?? Int(name),
          parts.indices.contains(index)
        {
          parts[index].value = value
          store(.tuple(parts), in: base)
        }
      case .snapConstraint(let description) where name == "isActive":
        for constraint in description.constraints { setNative(name, of: constraint, to: value) }
      case .unknown(let unknown):
        escapeConstraints(value)
        if name == "isActive", value.bool != false { hasUnknownActivations = unknown.reason }
        switch base.kind {
        case .member(_, let changed), .name(let changed):
          if Self.changesLayout(changed) { leaveOut(current, unknown.reason) }
        default: break
        }
      default: break
      }
    case .element(let base, let arguments):
      let index = arguments.first.map { evaluate($0.value) } ?? .void
      if case .keyPath(let names) = index {
        let path = names.reduce(base) { Expression(.member($0, $1), target.place) }
        store(value, in: path, isAssumed: isAssumed)
        return
      }
      let owner = evaluate(base)
      if setElement(of: owner, values(arguments), to: value) {
        if case .structure = owner, let changed = lastReceiver {
          store(changed, in: base, isAssumed: isAssumed)
        }
        return
      }
      switch owner {
      case .array(var elements):
        guard let position = index.integer else {
          if index.isUnknown { store(index, in: base) }
          return
        }
        if elements.indices.contains(position) {
          elements[position] = value
          store(.array(elements), in: base)
        }
      case .dictionary(var pairs):
        pairs.removeAll { isSame($0.key, index) == true }
        if !value.isNull { pairs.append((index, value)) }
        store(.dictionary(pairs), in: base)
      default: break
      }
    case .chain(let base), .unwrap(let base): store(value, in: base, isAssumed: isAssumed)
    case .tuple(let parts):
      if case .tuple(let values) = value {
        for (part, value) in zip(parts, values) { store(value.value, in: part.value) }
      }
    default: break
    }
  }

  private func name(_ value: Value, _ name: String, isLocal: Bool) { if isLocal { self.name(value, name) } }

  func set(
    _ name: String, of object: Object, to value: Value, _ target: Expression, isAssumed: Bool = false
  ) {
    let key = fieldName(of: name, in: object)
    if let variable = property(name, in: types(ofField: key, named: name, in: object), isStatic: false) {
      if variable.getter != nil {
        runSetter(of: variable, .object(object), value)
        return
      }
      passObservers(of: variable, value)
      let coerced = coerce(value, to: variable.type)
      let stored = setWrapped(variable, of: object, to: coerced, target) ?? coerced
      setField(object, name, at: key, stored, isAssumed: isAssumed)
      return
    }
    if isAssumed { (object as? ConstraintObject)?.isAssumed = true }
    if isAssumed { object.assumed.insert(name) }
    setNative(name, of: object, to: value)
  }
}
