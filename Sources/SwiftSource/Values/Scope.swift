final class Scope {
  private(set) var values: [String: Value] = [:]
  private var assumed: Set<String> = []
  private var types: [String: TypeName] = [:]
  private var plainNames: Set<String> = []
  let outer: Scope?

  init(_ outer: Scope?) { self.outer = outer }

  func find(_ name: String) -> Value? { owner(of: name)?.values[name] }

  /// Returns the innermost scope that declares a variable with this name.
  private func owner(of name: String) -> Scope? {
    var scope: Scope? = self
    while let current = scope {
      if current.values[name] != nil { return current }
      scope = current.outer
    }
    return nil
  }

  func declare(_ name: String, _ value: Value, isAssumed: Bool = false) {
    values[name] = value
    if isAssumed { assumed.insert(name) }
  }

  /// Records that variables are certainly not optional, since values do not tell `String` and `String?` apart.
  func markAsPlain(_ names: [String]) { plainNames.formUnion(names) }

  func isPlain(_ name: String) -> Bool { owner(of: name)?.plainNames.contains(name) ?? false }

  func declareType(_ name: String, _ type: TypeName?) { types[name] = type }

  /// Returns the type with which a variable was declared, or `nil` if it was declared without one.
  func type(of name: String) -> TypeName? { owner(of: name)?.types[name] }

  func isAssumed(_ name: String) -> Bool { owner(of: name)?.assumed.contains(name) ?? false }

  /// Assigns a value to a variable, and returns whether a variable with this name exists.
  func assign(_ name: String, _ value: Value, isAssumed: Bool = false) -> Bool {
    guard let scope = owner(of: name) else { return false }
    scope.declare(name, value, isAssumed: isAssumed)
    return true
  }

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

final class Frame {
  /// The value of `self`, with the changes that a mutating method has made so far.
  var receiver: Value?
  /// The type that contains the running code. The search for nested types and for the target of `super` starts at this
  /// type.
  let owner: String?
  let file: Int32
  var generics: [String: TypeName] = [:]
  var place: Place = .none
  /// Indicates whether the running code belongs to a view or view controller.
  let isOwn: Bool
  /// Indicates whether the code runs only because of an assumption, such as the screen's size.
  var isDoubtful = false
  /// The reason why the result of the running code is not known: skipped statements may return another value.
  var unknownResult: Unknown?
  var collected: [Value]?
  var result: TypeName?
  /// The function that is running; `nil` in accessors, closures and initial values of properties.
  var function: FunctionCode?

  init(receiver: Value?, owner: String?, file: Int32, isOwn: Bool) {
    (self.receiver, self.owner, self.file, self.isOwn) = (receiver, owner, file, isOwn)
  }
}
