// An assumption is the assumed value of a condition that the source leaves open. These functions find the values and
// statements that depend on an assumption.

extension Evaluator {
  /// True where the running code would be skipped if another value were assumed.
  var isDoubtful: Bool { openDoubts > 0 || frame.isDoubtful }

  /// Runs a function, and returns whether it depended on an assumption.
  func noticing<Result>(_ body: () -> Result) -> (result: Result, isAssumed: Bool) {
    let before = dependence
    let result = body()
    return (result, dependence != before)
  }

  /// Evaluates a value, and returns whether the value depends on an assumption. A new object counts as independent; its
  /// properties are marked one by one.
  func noticingValue(_ body: () -> Value) -> (result: Value, isAssumed: Bool) {
    let (result, isAssumed) = noticingInitialValue { body() }
    return (result!, isAssumed)
  }

  /// Does the same as `noticingValue` for a property that may have no value yet.
  func noticingInitialValue(_ body: () -> Value?) -> (result: Value?, isAssumed: Bool) {
    let (before, known) = (dependence, objects.count)
    let result = body()
    if let made = result?.object, made.number >= known, !(made is ConstraintObject) { dependence = before }
    return (result, dependence != before)
  }

  /// Runs a function. If `isDoubtful`, its code would be skipped if another value were assumed.
  func doubting<Result>(_ isDoubtful: Bool, _ body: () -> Result) -> Result {
    guard isDoubtful else { return body() }
    openDoubts += 1
    defer { openDoubts -= 1 }
    return body()
  }

  /// Records that a constraint depends on an assumption.
  func markAssumed(_ value: Value) {
    switch value {
    case .object(let object): (object as? ConstraintObject)?.isAssumed = true
    case .snapConstraint(let description): description.isAssumed = true
    default: break
    }
  }

  /// Makes the stack frame for code of a type, with the receiver's generic arguments.
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
