import Diagnostics
import LayoutModel

/// The place of a token in a statement, as far as the tokens before it determine it. It decides the roles of signs, and
/// of the words that a parser skipped because of an error.
struct TokenPlace {
  private enum Parentheses {
    case none
    /// The parentheses of a view in a line of the Visual Format Language, and of a gap.
    case member, gap
    /// The parentheses of `%bt(header)` and of `%f(gap)`.
    case view, metric
    /// The parentheses around a part of a calculation.
    case part
  }

  private(set) var form: StatementForm
  private var previous: SourceToken?
  private var parentheses = Parentheses.none
  private var openBrackets = 0
  /// The word before a dot, whose attribute follows.
  private var owner = ""
  private var property: ViewProperty?

  init(_ form: StatementForm) { self.form = form }

  mutating func pass(_ token: SourceToken) {
    switch token.role {
    case .punctuation: passMark(token.text)
    case .property:
      property = ViewProperty(word: token.text)
      if property?.takesValue == false { property = nil }
    case .relation where form == .assertion: form = .equation
    case .attribute: break
    case _ where token.isWord: owner = token.text
    default: break
    }
    previous = token
  }

  private mutating func passMark(_ mark: String) {
    switch mark {
    case "(": parentheses = openedParentheses
    case ")": parentheses = .none
    case ",": if form == .rules { parentheses = .none }
    case "[":
      openBrackets += 1
      parentheses = .none
    case "]":
      openBrackets -= 1
      parentheses = .none
      owner = ""
    default: break
    }
  }

  private var openedParentheses: Parentheses {
    if form == .visualFormat { return previous?.role == .connection ? .gap : .member }
    guard let previous, previous.role == .specifier else { return .part }
    return previous.text == "f" || previous.text == "p" ? .metric : .view
  }

  /// Indicates whether a `-` or `~` here is a connection in a line of the Visual Format Language.
  var isBetweenViews: Bool { form == .visualFormat && parentheses == .none }

  // MARK: - Roles of the next token

  /// The role of a sign, one of `+ - * / ~ @`.
  func role(ofSign sign: UInt8) -> SourceToken.Role {
    let isSign = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    if isBetweenViews, sign == UInt8(ascii: "~") || isSign {
      return isSign && previous?.role == .connection ? .sign : .connection
    }
    return isSign && !isAfterOperand ? .sign : .operation
  }

  /// Indicates whether a sign here is between two operands.
  private var isAfterOperand: Bool {
    guard let previous else { return false }
    switch previous.role {
    case .number, .string, .color: return true
    case .punctuation: return previous.text == ")" || previous.text == "%"
    case .statement: return false
    default: return previous.isWord
    }
  }

  /// The role of a word that its parser did not reach.
  ///
  /// - Parameter next: the mark after it.
  func role(ofName name: SourceSpan, _ text: String, before next: UInt8) -> SourceToken.Role {
    let isBeforeColon = next == UInt8(ascii: ":")
    switch form {
    case .properties:
      if ViewProperty(word: text) != nil { return .property }
      return property.map { .propertyValue(of: $0.rawValue) } ?? .property
    case .canvas: return previous?.text == "as" ? .viewDeclaration : .canvasProperty
    case .definitions:
      let isFirst = previous == nil || previous?.text == ","
      return isFirst && next == UInt8(ascii: "=") ? .metricDeclaration : .metric
    case .rules:
      if isBeforeColon, previous == nil { return .view }
      return isBeforeColon && (text == "H" || text == "V") ? .orientation : roleInRules(name)
    case .assertion, .equation, .visualFormat:
      if let role = roleInItem(isBeforeAttribute: next == UInt8(ascii: ".")) { return role }
      if form == .visualFormat { return previous == nil ? .orientation : roleInVisualFormat }
      if form == .equation { return .operand }
      return previous?.role == .statement || previous?.text == "not" ? .assertedProperty : .view
    case .other: return previous == nil ? .statement : .unknown
    }
  }

  private func roleInItem(isBeforeAttribute: Bool) -> SourceToken.Role? {
    switch previous?.text {
    case "." where !owner.isEmpty: .attribute(of: owner)
    case "~" where !isBetweenViews, "@": .priority
    default: isBeforeAttribute ? .view : nil
    }
  }

  private func roleInRules(_ name: SourceSpan) -> SourceToken.Role {
    if let previous, previous.text == "%", previous.span.end == name.start { return .specifier }
    return switch parentheses {
    case .view: .view
    case .metric: .metric
    case .none, .member, .gap, .part: .ruleOrMetric
    }
  }

  private var roleInVisualFormat: SourceToken.Role {
    let isAfterOperation = previous?.role == .operation
    return switch parentheses {
    case .member: isAfterOperation ? .metric : .viewOrMetric
    case .gap: isAfterOperation ? .metric : .metricOrView
    case .none, .view, .metric, .part:
      previous?.role == .connection ? .metric : openBrackets > 0 ? .view : .option
    }
  }
}
