extension Evaluator {
  /// Indicates whether the running code might be skipped under another assumption, such as another screen size.
  var isDoubtful: Bool { openDoubts > 0 || frame.isDoubtful }

  /// Returns the result of `body`, and whether `body` read a value that depends on an assumption, such as the assumed
  /// screen size.
  func noticing<Result>(_ body: () -> Result) -> (result: Result, isAssumed: Bool) {
    let before = dependence
    let result = body()
    return (result, dependence != before)
  }

  /// Returns the value of `body`, and whether the value depends on an assumption. A new object that is not a constraint
  /// is regarded as independent of assumptions, since it would be created under any assumption.
  func noticingValue(_ body: () -> Value) -> (result: Value, isAssumed: Bool) {
    let (result, isAssumed) = noticingInitialValue { body() }
    return (result!, isAssumed)
  }

  func noticingInitialValue(_ body: () -> Value?) -> (result: Value?, isAssumed: Bool) {
    let (before, known) = (dependence, objects.count)
    let result = body()
    if let made = result?.object, made.number >= known, !(made is ConstraintObject) { dependence = before }
    return (result, dependence != before)
  }

  /// Calls `body`, and marks all its effects as depending on an assumption if `isDoubtful` is true.
  func doubting<Result>(_ isDoubtful: Bool, _ body: () -> Result) -> Result {
    guard isDoubtful else { return body() }
    openDoubts += 1
    defer { openDoubts -= 1 }
    return body()
  }

  func markAssumed(_ value: Value) {
    switch value {
    case .object(let object): (object as? ConstraintObject)?.isAssumed = true
    case .snapConstraint(let description): description.isAssumed = true
    default: break
    }
  }

  func makeFrame(_ receiver: Value?, owner: String?, file: Int32, isOwn: Bool) -> Frame {
    let made = Frame(receiver: receiver, owner: owner, file: file, isOwn: isOwn)
    made.isDoubtful = isDoubtful
    if let owner, let code = program.types[owner], !code.generics.isEmpty {
      made.generics = generics(of: code, receiver)
    }
    return made
  }

  private func generics(of code: TypeCode, _ receiver: Value?) -> [String: TypeName] {
    var found = Dictionary(code.generics.map { ($0.name, $0.bound) }) { $1 }
    guard case .object(let object)? = receiver else { return found }
    var arguments = object.type == code.name ? object.genericArguments : []
    for type in superclasses(of: object.type) where arguments.isEmpty {
      guard let first = program.types[type]?.inherited.first, !first.arguments.isEmpty,
        program.type(first.name, in: type) == code.name
      else { continue }
      arguments = first.arguments
    }
    for (parameter, argument) in zip(code.generics, arguments) { found[parameter.name] = argument }
    return found
  }
}
