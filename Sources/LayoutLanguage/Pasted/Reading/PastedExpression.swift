/// An expression of Swift or Objective-C, as far as code that lays out views has them.
indirect enum PastedExpression: Equatable {
  case name(String)
  /// As it was written, without a type's letter.
  case number(String)
  case string(String)
  case array([PastedStatement])
  case dictionary([PastedArgument])
  /// `a.top`; `.top` has no base.
  case member(PastedExpression?, String)
  case call(PastedExpression, [PastedArgument])
  case closure([PastedStatement])
  case minus(PastedExpression)
  case arithmetic(PastedExpression, Character, PastedExpression)

  /// `a.b.c` as its names; `nil` for what is no path. Calls without arguments count as what they are called on.
  var path: [String]? {
    switch self {
    case .name(let name): [name]
    case .member(let base?, let name): base.path.map { $0 + [name] }
    case .call(let called, let arguments) where arguments.isEmpty: called.path
    case .number, .string, .array, .dictionary, .member, .call, .closure, .minus, .arithmetic: nil
    }
  }

  /// The last name of a path or of `.top`: what a case of an enumeration is known by.
  var lastName: String? {
    if case .name(let name) = self { return name }
    if case .member(_, let name) = self { return name }
    return nil
  }

  /// A call of a member, such as `x.activate(…)`: what it is called on, its name and its arguments.
  var memberCall: (base: PastedExpression?, name: String, arguments: [PastedArgument])? {
    guard case .call(.member(let base, let name), let arguments) = self else { return nil }
    return (base, name, arguments)
  }

  /// A call of a name, such as `UILabel()` or `UILabel.init()`.
  var nameCall: (name: String, arguments: [PastedArgument])? {
    switch self {
    case .call(.name(let name), let arguments), .call(.member(.name(let name)?, "init"), let arguments):
      (name, arguments)
    default: nil
    }
  }
}

struct PastedArgument: Equatable {
  /// A dictionary's key, too, where it is a string.
  var label: String?
  var value: PastedExpression
}

/// A statement of such code, or an element of a list.
struct PastedStatement: Equatable {
  indirect enum Content: Equatable {
    /// `let a: T = …`, and Objective-C's `T *a = …`.
    case definition(String, PastedExpression?)
    case assignment(PastedExpression, PastedExpression)
    case expression(PastedExpression)
    /// What a function, type or condition holds.
    case block([PastedStatement])
    /// Neither of them.
    case unread
  }

  var content: Content
  /// How it begins, in one line, for messages.
  var text: String

  /// What it says where it is an expression.
  var expression: PastedExpression? {
    if case .expression(let expression) = content { expression } else { nil }
  }
}

extension [PastedArgument] {
  /// The value of a label; of the first argument without one for `nil`.
  subscript(label: String?) -> PastedExpression? { first { $0.label == label }?.value }
}
