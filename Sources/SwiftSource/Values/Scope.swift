/// The local names of a block; `outer` has those of the block around it.
final class Scope {
  private(set) var values: [String: Value] = [:]
  /// Names whose values depend on an assumption.
  private var assumed: Set<String> = []
  let outer: Scope?

  init(_ outer: Scope?) { self.outer = outer }

  func find(_ name: String) -> Value? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.values[name] { return value }
      scope = current.outer
    }
    return nil
  }

  func declare(_ name: String, _ value: Value, isAssumed: Bool = false) {
    values[name] = value
    if isAssumed { assumed.insert(name) }
  }

  /// Returns whether the value of a name depends on an assumption.
  func isAssumed(_ name: String) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if current.values[name] != nil { return current.assumed.contains(name) }
      scope = current.outer
    }
    return false
  }

  /// Assigns a value to a variable; returns whether there is a variable of that name.
  func assign(_ name: String, _ value: Value, isAssumed: Bool = false) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if current.values[name] != nil {
        current.declare(name, value, isAssumed: isAssumed)
        return true
      }
      scope = current.outer
    }
    return false
  }

  /// The local functions that are visible, by name.
  var functions: [String: [FunctionCode]] = [:]

  func findFunctions(_ name: String) -> (Scope, [FunctionCode])? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.functions[name] { return (current, found) }
      scope = current.outer
    }
    return nil
  }
}

/// The context of running code.
final class Frame {
  /// `self`. If it is a structure that the code changes, the caller writes it back.
  var receiver: Value?
  /// The type whose code runs. Names of nested types and `super` are looked up from it.
  let owner: String?
  let file: Int32
  var generics: [String: TypeName] = [:]
  /// The place of the running code, for the objects that it makes.
  var place: Place = .none
  /// Indicates whether the code belongs to a class that lays out views, in which constraints are reported.
  let isOwn: Bool
  /// Indicates whether the code runs, or continues, only because of an assumption.
  var isDoubtful = false
  /// The values that a result builder collects.
  var collected: [Value]?
  /// The declared type of the result.
  var result: TypeName?
  /// The function that runs; `nil` for accessors, closures and initial values.
  var function: FunctionCode?

  init(receiver: Value?, owner: String?, file: Int32, isOwn: Bool) {
    (self.receiver, self.owner, self.file, self.isOwn) = (receiver, owner, file, isOwn)
  }
}
