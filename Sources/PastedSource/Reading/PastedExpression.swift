indirect enum PastedExpression: Equatable {
  case name(String)
  /// A number as written, without a suffix such as the `f` in `8.0f`.
  case number(String)
  case string(String)
  case array([PastedStatement])
  case dictionary([PastedArgument])
  /// A member such as `a.top`. The base is `nil` for `.top`.
  case member(PastedExpression?, String)
  case call(PastedExpression, [PastedArgument])
  case closure([PastedStatement])
  case minus(PastedExpression)
  case arithmetic(PastedExpression, Character, PastedExpression)

  /// The names in an expression such as `a.b.c` or `a.b.c()`; `nil` for other expressions, including calls with
  /// arguments.
  var path: [String]? {
    switch self {
    case .name(let name): [name]
    case .member(let base?, let name): base.path.map { $0 + [name] }
    case .call(let called, let arguments) where arguments.isEmpty: called.path
    case .number, .string, .array, .dictionary, .member, .call, .closure, .minus, .arithmetic: nil
    }
  }

  var lastName: String? {
    if case .name(let name) = self { return name }
    if case .member(_, let name) = self { return name }
    return nil
  }

  var memberCall: (base: PastedExpression?, name: String, arguments: [PastedArgument])? {
    guard case .call(.member(let base, let name), let arguments) = self else { return nil }
    return (base, name, arguments)
  }

  /// The name and the arguments of a call such as `UILabel()` or `UILabel.init()`; `nil` for other expressions.
  var nameCall: (name: String, arguments: [PastedArgument])? {
    switch self {
    case .call(.name(let name), let arguments), .call(.member(.name(let name)?, "init"), let arguments):
      (name, arguments)
    default: nil
    }
  }
}

struct PastedArgument: Equatable {
  /// The label, or the key if this is an element of a dictionary.
  var label: String?
  var value: PastedExpression
}

/// A statement of Swift or Objective-C, or an element of a list.
package struct PastedStatement: Equatable {
  indirect enum Content: Equatable {
    /// A definition: `let a: T = …`, or `T *a = …` in Objective-C.
    case definition(String, PastedExpression?)
    case assignment(PastedExpression, PastedExpression)
    case expression(PastedExpression)
    /// The body of a function, type or condition.
    case block([PastedStatement])
    case unread
  }

  var content: Content
  /// The beginning of the statement on one line, for messages.
  var text: String

  var expression: PastedExpression? {
    if case .expression(let expression) = content { expression } else { nil }
  }
}

extension [PastedArgument] {
  subscript(label: String?) -> PastedExpression? { first { $0.label == label }?.value }
}

extension PastedStatement {
  /// The statement's expression, without `.isActive = true` after it; `nil` for statements such as definitions.
  private var call: PastedExpression? {
    switch content {
    case .expression(let called): called
    case .assignment(.member(let base?, "isActive"), _), .assignment(.member(let base?, "active"), _): base
    case .definition, .assignment, .block, .unread: nil
    }
  }

  /// Indicates whether the statement can be read without the code around it. An unread statement also counts as
  /// independent.
  package var isIndependent: Bool {
    if case .assignment(.member(_, "translatesAutoresizingMaskIntoConstraints"), _) = content { return true }
    guard let call, content != .unread else { return content == .unread }
    return call.nameCall?.name == "NSLayoutConstraint"
      || call.memberCall.map { !callsThatMake.contains($0.name) } ?? false
  }

  /// Indicates whether the statement makes an anchor constraint, as in `a.topAnchor.constraint(…)`.
  package var isAnchor: Bool { call?.memberCall?.name == "constraint" }
}

private let callsThatMake: Set<String> = [
  "addArrangedSubview", "addArrangedSubviews", "insertArrangedSubview", "setCustomSpacing", "setTitle",
  "addSubview",
]
