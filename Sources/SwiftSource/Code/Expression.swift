/// An expression of Swift code, with operators nested according to their precedence.
final class Expression {
  let kind: Kind
  let place: Place

  init(_ kind: Kind, _ place: Place) { (self.kind, self.place) = (kind, place) }

  enum Kind {
    case number(Double, isInteger: Bool)
    case string([StringPart])
    case bool(Bool)
    case null
    /// A name, including `self`, `super`, `Self` and `$0`.
    case name(String)
    /// A member that is written without its type: `.top`.
    case implicitMember(String)
    case member(Expression, String)
    case call(Expression, [Argument])
    case element(Expression, [Argument])
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([(label: String?, value: Expression)])
    case closure(ClosureCode)
    case ternary(Expression, Expression, Expression)
    case binary(String, Expression, Expression)
    case prefix(String, Expression)
    case postfix(String, Expression)
    case assign(String, Expression, Expression)
    case cast(Expression, TypeName, isOptional: Bool)
    case isType(Expression, TypeName)
    case chain(Expression)
    case unwrap(Expression)
    case optionalTry(Expression)
    case keyPath(root: TypeName?, [String])
    case type(TypeName)
    case statement(Statement)
    /// An expression that is not evaluated, such as a macro, a selector or a regular expression.
    case opaque(String)
  }

  enum StringPart {
    case text(String)
    case value(Expression)
  }
}

extension Expression {
  /// The expression without the question marks of optional chaining at its end.
  var withoutChain: Expression {
    if case .chain(let inner) = kind { inner.withoutChain } else { self }
  }

  /// The name of the function or method that a call calls; `nil` if it calls a closure or is not a call.
  var calledName: String? {
    guard case .call(let callee, _) = kind else { return nil }
    switch callee.withoutChain.kind {
    case .name(let name), .member(_, let name): return name
    default: return nil
    }
  }
}

struct Argument {
  var label: String?
  var value: Expression
  var isTrailing = false
  /// Indicates whether the argument is written with `&`.
  var isInOut = false
}

final class ClosureCode {
  let parameters: [(name: String, type: TypeName?)]
  let body: [Statement]
  var captures: [(name: String, value: Expression)] = []
  let place: Place

  /// The number of parameters, including shorthand parameters such as `$0`.
  private(set) lazy var parameterCount: Int = {
    if !parameters.isEmpty { return parameters.count }
    var count = 0
    let walker = CodeWalker()
    walker.onExpression = { expression in
      if case .name(let name) = expression.kind, name.first == "$", let index = Int(name.dropFirst()) {
        count = max(count, index + 1)
      }
    }
    walker.walk(body)
    return count
  }()

  func parameterName(at index: Int) -> String {
    parameters.indices.contains(index) ? parameters[index].name : "$\(index)"
  }

  init(parameters: [(name: String, type: TypeName?)], body: [Statement], place: Place) {
    (self.parameters, self.body, self.place) = (parameters, body, place)
  }
}

struct TypeName: Hashable {
  /// The full name, including enclosing types: `Layout.Margins`; `[]` for an array, `[:]` for a dictionary, `()` for a
  /// tuple, `->` for a function.
  var name: String
  /// The types within this type, such as an array's element type or a generic type's arguments.
  var arguments: [TypeName] = []
  var labels: [String?] = []
  var isOptional = false
  var isImplicitlyUnwrapped = false

  init(_ name: String, _ arguments: [TypeName] = []) { (self.name, self.arguments) = (name, arguments) }

  /// Indicates whether the type is a text and not optional.
  var isPlainText: Bool {
    ["String", "Substring", "Character"].contains(name) && !isOptional && !isImplicitlyUnwrapped
  }

  var element: TypeName? { ["[]", "Array", "Set"].contains(name) ? arguments.first : nil }
}

extension Expression {
  /// Indicates whether the expression begins with a member without its type, as in `.all.subtracting(.top)`, or is a
  /// sum of such expressions.
  var beginsImplicitly: Bool {
    var current = self
    while true {
      switch current.kind {
      case .implicitMember: return true
      case .member(let base, _), .call(let base, _), .chain(let base), .unwrap(let base): current = base
      case .binary("+", let left, let right), .binary("-", let left, let right):
        return left.beginsImplicitly || right.beginsImplicitly
      default: return false
      }
    }
  }
}

/// The number that replaces the missing bound of a one-sided range: `4...` is read as the range from 4 to this number,
/// and `...4` as the range from the negative of this number to 4.
let endOfOpenRange = 1e16
