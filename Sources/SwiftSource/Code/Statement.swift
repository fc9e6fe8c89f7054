final class Statement {
  let kind: Kind
  let place: Place
  var label: String?

  init(_ kind: Kind, _ place: Place) { (self.kind, self.place) = (kind, place) }

  enum Kind {
    case expression(Expression)
    case variable([Binding])
    case function(FunctionCode)
    case type(TypeCode)
    case condition([Condition], [Statement], otherwise: [Statement])
    case guarded([Condition], otherwise: [Statement])
    case choice(Expression, [SwitchCase])
    case loop(Pattern, in: Expression, where: Expression?, [Statement])
    case whileLoop([Condition], [Statement])
    case repeatLoop([Statement], while: Expression)
    case result(Expression?)
    /// A `break`, `continue` or `fallthrough`. It applies to the statement with the given label or, without a label, to
    /// the innermost loop or `switch`.
    case exit(Exit, to: String? = nil)
    case deferred([Statement])
    case attempt([Statement], handlers: [[Statement]])
    case block([Statement])
    case thrown
    case other
  }

  enum Exit { case breaking, continuing, fallingThrough }
}

struct Binding {
  var pattern: Pattern
  var type: TypeName?
  var value: Expression?
  var getter: [Statement]?
  var setter: (name: String, body: [Statement])?
}

indirect enum Pattern {
  case name(String)
  case any
  case tuple([(label: String?, pattern: Pattern)])
  /// A case of an enumeration, with patterns for its values: `.some(let x)`.
  case enumCase(String, [(label: String?, pattern: Pattern)])
  case expression(Expression)
  case isType(TypeName)
  case cast(Pattern, TypeName)
  case optional(Pattern)
}

extension Pattern {
  var names: [String] {
    switch self {
    case .name(let name): [name]
    case .any, .expression, .isType: []
    case .tuple(let parts): parts.flatMap(\.pattern.names)
    case .enumCase(_, let parts): parts.flatMap(\.pattern.names)
    case .cast(let pattern, _), .optional(let pattern): pattern.names
    }
  }
}

enum Condition {
  case expression(Expression)
  /// The condition `let a = b`.
  case binding(Pattern, TypeName?, Expression?, Place)
  case matching(Pattern, Expression)
  /// The condition `#available(iOS 17, *)`, which is treated as true, or `#unavailable`, which is treated as false.
  case available(Bool)
}

struct SwitchCase {
  var patterns: [(pattern: Pattern, where: Expression?)]
  var body: [Statement]
}
