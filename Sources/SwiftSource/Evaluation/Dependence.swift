// What rests on an assumption: values that were worked out from one, and what is done under a condition that asks for one.

extension Evaluator {
  /// Whether the code that runs would perhaps not run with another assumption.
  var isDoubtful: Bool { openDoubts > 0 || frame.isDoubtful }

  /// Does something, and says whether it asked for an assumption or for what rests on one.
  func noticing<Result>(_ body: () -> Result) -> (result: Result, isAssumed: Bool) {
    let before = dependence
    let result = body()
    return (result, dependence != before)
  }

  /// Does something that another assumption would perhaps not do.
  func doubting<Result>(_ isDoubtful: Bool, _ body: () -> Result) -> Result {
    guard isDoubtful else { return body() }
    openDoubts += 1
    defer { openDoubts -= 1 }
    return body()
  }

  /// Remembers that a constraint rests on an assumption.
  func markAssumed(_ value: Value) {
    switch value {
    case .object(let object): (object as? ConstraintObject)?.isAssumed = true
    case .snapConstraint(let description): description.isAssumed = true
    default: break
    }
  }

  /// Makes what surrounds code of a type, with what its generic parameters are for the receiver.
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
