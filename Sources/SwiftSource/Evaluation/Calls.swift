import LayoutModel

extension Evaluator {
  func evaluateCall(
    _ expression: Expression, _ callee: Expression, _ arguments: [Argument], expecting type: TypeName?
  ) -> Value {
    let saved = call
    defer { call = saved }
    let isOwn = frame.isOwn
    let (value, isAssumed) = noticing { result(of: expression, callee, arguments, expecting: type) }
    if isAssumed { markAssumed(value) }
    if isOwn {
      if case .unknown(let unknown) = value {
        reasons[expression.place] = unknown.reason
      } else {
        evaluated.insert(expression.place)
      }
    }
    return value
  }

  /// Evaluates arguments. If a number is made from them, as by `CGFloat(7 / 2)`, integer literals are of type `Int`.
  func values(_ arguments: [Argument], makeNumber: Bool = false) -> [CallArgument] {
    arguments.map { argument in
      let (value, isAssumed) = noticing {
        evaluate(argument.value, expecting: makeNumber ? argument.value.literalType : nil)
      }
      return CallArgument(
        label: argument.label, value: value, isTrailing: argument.isTrailing, expression: argument.value,
        isInOut: argument.isInOut, isAssumed: isAssumed)
    }
  }

  private func result(
    of expression: Expression, _ callee: Expression, _ arguments: [Argument], expecting type: TypeName?
  ) -> Value {
    switch callee.kind {
    case .name(let name):
      let given = values(arguments, makeNumber: ["CGFloat", "Double", "Float", "Int"].contains(name))
      if frame.isOwn { call = expression.place }
      return callNamed(name, given, expression)
    case .member(let base, let name):
      if case .name("super") = base.kind {
        let given = values(arguments)
        if frame.isOwn { call = expression.place }
        return callSuper(name, given)
      }
      let receiver = evaluate(base, expecting: base.beginsImplicitly ? type : nil)
      if receiver.isNull { return .null }
      let given = values(arguments)
      if frame.isOwn { call = expression.place }
      return callMember(name, of: receiver, given, base: base, expression)
    case .implicitMember(let name):
      let given = values(arguments)
      if frame.isOwn { call = expression.place }
      let symbol = Enumeration(
        type: nil, name: name, values: given.map { ($0.label, $0.value) }, isCall: true)
      if let type, let value = resolve(symbol, as: type) { return value }
      // Only NSLayoutConstraint has an initializer with these labels.
      if name == "init", given.first?.label == "item", given.contains(where: { $0.label == "relatedBy" }) {
        return constructNative("NSLayoutConstraint", given, at: expression.place)
      }
      return name == "init" ? untyped(given) ?? .enumeration(symbol) : .enumeration(symbol)
    case .type(let type):
      return construct(
        whole(type), values(arguments), at: expression.place,
        generics: type.arguments.map { frame.generics[$0.name] ?? $0 })
    case .array(let elements) where elements.count == 1:
      return constructNative("Array", values(arguments), at: expression.place)
    case .dictionary(let pairs) where pairs.count == 1: return dictionary(values(arguments))
    case .chain(let inner), .unwrap(let inner):
      if case .name = inner.kind {
        let value = evaluate(inner)
        if value.isNull { return .null }
        return callValue(value, values(arguments), expression)
      }
      return result(of: expression, inner, arguments, expecting: type)
    default:
      let value = evaluate(callee)
      let given = values(arguments)
      if frame.isOwn, !isClosure(callee) { call = expression.place }
      return callValue(value, given, expression)
    }
  }

  private func isClosure(_ expression: Expression) -> Bool {
    if case .closure = expression.kind { return true }
    return false
  }

  func callValue(_ value: Value, _ arguments: [CallArgument], _ expression: Expression) -> Value {
    switch value {
    case .function(let function): return invoke(function, arguments)
    case .type(let name): return construct(name, arguments, at: expression.place)
    case .null: return .null
    case .unknown(let unknown): return .unknown(unknown)
    case .keyPath where arguments.count == 1: return apply(value, arguments[0].value)
    case .object, .structure:
      if let function = best(
        methodLevels("callAsFunction", in: lookupTypes(of: value), isStatic: false).first ?? [], arguments)
      {
        return invoke(function, arguments, receiver: value)
      }
      return .unknown("the called function is not known")
    default: return .unknown("the called function is not known")
    }
  }

  // MARK: By name

  private func callNamed(_ name: String, _ arguments: [CallArgument], _ expression: Expression) -> Value {
    if name == "Self" { return callValue(dynamicType(), arguments, expression) }
    if let (owner, functions) = scope.findFunctions(name),
      let function = best(functions, arguments) ?? functions.first
    {
      return invoke(
        FunctionValue(.function(function), scope: owner, frame: frame, receiver: frame.receiver), arguments)
    }
    if let value = scope.find(name) { return callValue(value, arguments, expression) }
    if let receiver = frame.receiver {
      let isStatic = { if case .type = receiver { true } else { false } }()
      if let function = method(name, arguments, in: lookupTypes(of: receiver), isStatic: isStatic) {
        return invoke(function, arguments, receiver: receiver)
      }
      if case .object(let object) = receiver, let stored = object.fields[fieldName(of: name, in: object)] {
        return callValue(stored, arguments, expression)
      }
      if !isStatic, let variable = property(name, in: lookupTypes(of: receiver), isStatic: false) {
        return callValue(
          ownMember(variable.name, of: receiver) ?? .unknown("'\(name)' is not known"), arguments, expression)
      }
    }
    if let owner = frame.owner {
      var outer: String? = owner
      while let current = outer {
        if let function = method(name, arguments, in: lookupTypes(of: current), isStatic: true) {
          return invoke(function, arguments, receiver: .type(current))
        }
        outer = current.lastIndex(of: ".").map { String(current[..<$0]) }
      }
    }
    if name.first?.isUppercase == true {
      let type = whole(TypeName(name))
      if type == "Task", let body = arguments.last?.value.closure?.body {
        pass(body, "it is in a closure that 'Task' runs later")
      }
      if program.types[type] == nil, let value = standardFunction(name, arguments) { return value }
      let made = construct(type, arguments, at: expression.place)
      // If `name` is a generic parameter, the caller may have chosen a subclass of the type that is known here.
      if frame.generics[name] != nil { made.object?.isDeclaredOnly = true }
      return made
    }
    if let function = best(program.globalFunctions(name, file: frame.file), arguments) {
      return invoke(function, arguments, receiver: nil)
    }
    if let value = standardFunction(name, arguments) { return value }
    switch frame.receiver {
    case .type(let type)?:
      if let value = callNativeStatic(name, of: type, arguments, expression) { return value }
    case let receiver?:
      if let value = callNative(name, of: receiver, arguments, expression)
        ?? callStandard(name, of: receiver, arguments, base: Expression(.name("self"), expression.place))
      {
        return value
      }
    case nil: break
    }
    if let variable = program.globalVariable(name, file: frame.file) {
      return callValue(global(variable), arguments, expression)
    }
    skipClosures(name, arguments)
    let reason = "'\(name)' is not declared in the sources"
    if Self.soundsLikeLayout(name), arguments.contains(where: { isPlaced($0.value) }) {
      fail(expression.place, reason)
    }
    return .unknown(reason)
  }

  private func isPlaced(_ value: Value) -> Bool {
    switch value {
    case .object(let object): isView(object) || isGuide(object)
    case .anchor, .guide: true
    default: false
    }
  }

  private func callSuper(_ name: String, _ arguments: [CallArgument]) -> Value {
    guard let receiver = frame.receiver, let owner = frame.owner else { return .void }
    if name == "init", case .object(let object) = receiver {
      callInitializer(of: object, among: Array(superclasses(of: owner).dropFirst()), arguments, isSuper: true)
      return .void
    }
    let types = Array(lookupTypes(of: owner).drop { $0 != owner }.dropFirst())
    let isStatic = { if case .type = receiver { true } else { false } }()
    if let function = method(name, arguments, in: types, isStatic: isStatic) {
      return invoke(function, arguments, receiver: receiver)
    }
    if case .object(let object) = receiver, let value = callNative(name, of: .object(object), arguments, nil)
    {
      return value
    }
    return .void
  }

  private func callOwnInitializer(_ arguments: [CallArgument], at place: Place) {
    switch frame.receiver {
    case .object(let object)? where object.type != "NSLayoutConstraint":
      callInitializer(of: object, among: superclasses(of: object.type), arguments)
    case let receiver?:
      if let type = typeName(of: receiver) { frame.receiver = construct(type.name, arguments, at: place) }
    case nil: break
    }
  }

  // MARK: Members

  func callMember(
    _ name: String, of receiver: Value, _ arguments: [CallArgument], base: Expression?,
    _ expression: Expression
  ) -> Value {
    switch receiver {
    case .unknown(let unknown):
      if name == "constraint" && Self.isMaker(name, arguments.first?.label)
        || !frame.isOwn && helperMakers.isMaker(expression)
      {
        fail(expression.place, unknown.reason)
      }
      escape(arguments, to: name)
      for argument in arguments {
        if let code = argument.value.closure { pass(code.body, unknown.reason) }
      }
      // The receiver's type is unknown, so do not guess which of the functions called `name` is meant.
      return .unknown(Unknown(unknown.reason, subject: unknown.subject))
    case .type(let type):
      // The receiver may be a module, as in `Swift.max(…)`.
      if ["Swift", "Foundation", "UIKit", "AppKit"].contains(type) {
        return callNamed(name, arguments, expression)
      }
      if name == "init" { return construct(type, arguments, at: expression.place) }
      if let code = enumCase(name, of: type) {
        return makeCase(code, of: type, arguments)
      }
      if let function = method(name, arguments, in: lookupTypes(of: type), isStatic: true) {
        return invoke(function, arguments, receiver: receiver)
      }
      if name.first?.isUppercase == true {
        return construct(
          program.type(type + "." + name, in: nil) ?? type + "." + name, arguments, at: expression.place)
      }
      if let value = callNativeStatic(name, of: type, arguments, expression) { return value }
      if let value = staticMember(name, of: type) { return callValue(value, arguments, expression) }
      skipClosures(name, arguments)
      // By convention, an Objective-C method whose name begins with `new` returns a new object of its class.
      if isNativeView(type), name.hasPrefix("new"), name.dropFirst(3).first?.isUppercase == true {
        let view = makeObject(type, at: expression.place)
        view.isDeclaredOnly = true
        return .object(view)
      }
      let reason = "'\(type).\(name)' is not declared in the sources"
      if type == "NSLayoutConstraint", arguments.contains(where: { isPlaced($0.value) }) {
        fail(expression.place, reason)
      }
      return .unknown(reason)
    default: break
    }
    if name == "init", case .name("self")? = base?.kind {
      callOwnInitializer(arguments, at: expression.place)
      return .void
    }
    let types = lookupTypes(of: receiver)
    if let function = method(name, arguments, in: types, isStatic: false) {
      let value = invoke(function, arguments, receiver: receiver)
      if function.isMutating, let base, let changed = lastReceiver { store(changed, in: base) }
      return value
    }
    if case .object(let object) = receiver {
      if let stored = object.fields[name], case .function = stored {
        return callValue(stored, arguments, expression)
      }
      if let variable = property(name, in: types, isStatic: false), variable.getter != nil || variable.isLazy,
        let value = ownMember(name, of: receiver)
      {
        return callValue(value, arguments, expression)
      }
    }
    if case .structure(let structure) = receiver, let stored = structure.fields[name] {
      return callValue(stored, arguments, expression)
    }
    if case .tuple = receiver, let stored = ownMember(name, of: receiver) {
      return callValue(stored, arguments, expression)
    }
    if let value = callNative(name, of: receiver, arguments, expression) { return value }
    if let value = callStandard(name, of: receiver, arguments, base: base) { return value }
    if let function = dynamicMember(name, of: receiver) { return callValue(function, arguments, expression) }
    if let function = inheritedProtocolMethod(name, receiver, arguments) {
      return invoke(function, arguments, receiver: receiver)
    }
    if case .object(let object) = receiver {
      if object.fields[name] != nil { return .null }
      skipClosures(name, arguments)
      if !Self.soundsLikeState(name) { object.hasEscaped = true }
      let reason = "'\(name)' is not declared in the sources"
      if Self.soundsLikeLayout(name), isPlaced(receiver) { fail(expression.place, reason) }
      return .unknown(reason)
    }
    skipClosures(name, arguments)
    if let base, Self.changesValues(name) { store(.unknown("'\(name)' is not evaluated"), in: base) }
    let reason = "'\(name)' is not declared in the sources"
    switch receiver {
    case .snap, .snapMaker, .snapConstraint: fail(expression.place, reason)
    default: break
    }
    return .unknown(reason)
  }

  /// Finds a method that the receiver inherits from an extension of a protocol, even if the file in which the
  /// receiver's type adopts the protocol was not parsed.
  private func inheritedProtocolMethod(_ name: String, _ receiver: Value, _ arguments: [CallArgument])
    -> FunctionCode?
  {
    guard program.isMemberDeclared(name) else { return nil }
    program.parseExtensions(with: name)
    var found: [FunctionCode] = []
    for (type, codes) in program.extensions.sorted(by: { $0.key < $1.key }) {
      let functions = codes.flatMap { code in
        code.functions.filter { $0.name == name && !$0.isStatic && $0.body != nil }
      }
      guard !functions.isEmpty else { continue }
      let isMarker =
        program.types[type]?.kind == .protocolType
        || program.types[type] == nil && nativeSuperclass[type] == nil
      guard isMarker else { continue }
      let wanted = codes.flatMap(\.requirements).first { $0.0 == "Self" }?.1.name
      if let wanted, !lookupTypes(of: receiver).contains(program.type(wanted, in: nil) ?? wanted) { continue }
      if wanted == nil, program.types[type] != nil, case .object(let object) = receiver,
        !conforms(object.type, to: type)
      {
        continue
      }
      found += functions
    }
    return best(found, arguments, in: lookupTypes(of: receiver))
  }

  static func soundsLikeLayout(_ name: String) -> Bool {
    let lower = name.lowercased()
    return [
      "pin", "constrain", "anchor", "autopin", "autoset", "autoalign", "autocenter", "automatch", "edges",
      "fillsuperview", "fillcontainer", "fillhorizontally", "fillvertically", "centerin", "centerx",
      "centery", "centerhorizontally", "centervertically", "snapto", "attach", "stickto",
    ].contains { lower.hasPrefix($0) } || lower.hasSuffix("tosuperview")
      // Layout libraries have functions that are named after attributes: `view.height(20)`.
      || Attribute(anchor: name + "Anchor") != nil || ["size", "center", "aspectRatio"].contains(name)
  }

  /// Returns whether a method's name, such as `setTitle`, suggests no effect on a view's position.
  private static func soundsLikeState(_ name: String) -> Bool {
    !soundsLikeLayout(name)
      && [
        "set", "load", "register", "reload", "scroll", "dequeue", "begin", "end", "start", "stop", "select",
        "deselect", "add", "remove", "evaluate", "play", "pause",
      ].contains { name.hasPrefix($0) }
  }

  /// Returns whether the standard library has a method with this name that changes the list, text, number or Boolean
  /// value on which it is called.
  static func changesValues(_ name: String) -> Bool {
    [
      "append", "formIntersection", "formRemainder", "formSymmetricDifference", "formUnion", "insert",
      "merge", "move", "negate", "partition", "popFirst", "popLast", "remove", "removeAll",
      "removeFirst", "removeLast", "removeSubrange", "removeValue", "replaceSubrange", "reverse", "round",
      "shuffle", "sort", "subtract", "swapAt", "toggle", "updateValue",
    ].contains(name)
  }

  /// Returns whether a function with this name and first argument label makes constraints, such as
  /// `constraint(equalTo:)`.
  static func isMaker(_ name: String, _ label: String?) -> Bool {
    switch name {
    case "constraint":
      guard let label else { return false }
      return label.hasPrefix("equalTo") || label.hasPrefix("lessThan") || label.hasPrefix("greaterThan")
    case "makeConstraints", "remakeConstraints", "updateConstraints": return label == nil
    case "constraints": return label == "withVisualFormat"
    default: return false
    }
  }

  func skipClosures(_ name: String, _ arguments: [CallArgument]) {
    escape(arguments, to: name)
    for argument in arguments { skipClosure(argument, name) }
  }
}
