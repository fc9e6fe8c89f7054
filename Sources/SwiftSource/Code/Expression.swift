/// An expression, with operators in their precedence.
final class Expression {
  let kind: Kind
  let place: Place

  init(_ kind: Kind, _ place: Place) { (self.kind, self.place) = (kind, place) }

  enum Kind {
    case number(Double, isInteger: Bool)
    case string([StringPart])
    case bool(Bool)
    case null
    /// Also `self`, `super`, `Self` and `$0`.
    case name(String)
    /// `.top`: a member of the type that is expected.
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
    /// `=` and its like: `+=`.
    case assign(String, Expression, Expression)
    case cast(Expression, TypeName, isOptional: Bool)
    case isType(Expression, TypeName)
    case chain(Expression)
    case unwrap(Expression)
    case optionalTry(Expression)
    case keyPath(root: TypeName?, [String])
    case type(TypeName)
    /// `if` and `switch` as a value.
    case statement(Statement)
    /// What is not evaluated: macros, selectors, regular expressions.
    case opaque(String)
  }

  enum StringPart {
    case text(String)
    case value(Expression)
  }
}

/// What a call gives a function.
struct Argument {
  var label: String?
  var value: Expression
  /// Indicates whether it is a closure behind the parentheses.
  var isTrailing = false
}

/// A closure as it is written.
final class ClosureCode {
  let parameters: [(name: String, type: TypeName?)]
  let body: [Statement]
  /// What it holds from where it is written: `[title = label.text]`.
  var captures: [(name: String, value: Expression)] = []
  let place: Place

  /// How many parameters it takes: those that it names, or as many as `$1` tells.
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

  init(parameters: [(name: String, type: TypeName?)], body: [Statement], place: Place) {
    (self.parameters, self.body, self.place) = (parameters, body, place)
  }
}

/// A type as it is written, as far as layout code needs it.
struct TypeName: Hashable {
  /// With those that it is nested in: `Layout.Margins`; `[]` for an array, `()` for a tuple or function.
  var name: String
  /// An array's elements; a generic type's arguments.
  var arguments: [TypeName] = []
  var isOptional = false
  /// `UILabel!`: an outlet, or what is set later.
  var isImplicitlyUnwrapped = false

  init(_ name: String, _ arguments: [TypeName] = []) { (self.name, self.arguments) = (name, arguments) }
}
