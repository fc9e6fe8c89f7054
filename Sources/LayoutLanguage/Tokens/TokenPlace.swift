import Diagnostics
import LayoutModel

/// A place in a statement, which determines the roles of signs such as `-`, and of words that the parser skipped after
/// an error.
struct TokenPlace {
  private(set) var form: StatementForm
  private var previous: SourceToken?
  /// The role of the names in the current parentheses, if the parentheses determine a role.
  private var roleInParentheses: SourceToken.Role?
  private var openBrackets = 0
  /// The word before a dot and an attribute: `a` in `a.top`.
  private var owner = ""
  private var property: ViewProperty?

  init(_ form: StatementForm) { self.form = form }

  mutating func pass(_ token: SourceToken) {
    switch token.text {
    case "(": roleInParentheses = roleAfterParenthesis
    case ")": roleInParentheses = nil
    case ",": if form == .rules { roleInParentheses = nil }
    case "[": (openBrackets, roleInParentheses) = (openBrackets + 1, nil)
    case "]": (openBrackets, roleInParentheses, owner) = (openBrackets - 1, nil, "")
    default:
      if token.role == .relation, form == .assertion { form = .equation }
      if token.role == .property {
        property = ViewProperty(word: token.text).flatMap { $0.takesValue ? $0 : nil }
      }
      if case .attribute = token.role { break }
      if token.isWord { owner = token.text }
    }
    previous = token
  }

  private var roleAfterParenthesis: SourceToken.Role? {
    switch form {
    case .visualFormat: previous?.role == .operation ? .metricOrView : .viewOrMetric
    case .rules where previous?.role == .specifier: "fp".contains(previous?.text ?? "") ? .metric : .view
    default: nil
    }
  }

  func role(ofSign sign: UInt8) -> SourceToken.Role {
    guard form != .visualFormat, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else {
      return .operation
    }
    guard let previous else { return .sign }
    let isAfterOperand =
      previous.isWord && previous.role != .statement
      || [.number, .string, .color].contains(previous.role) || [")", "%"].contains(previous.text)
    return isAfterOperand ? .operation : .sign
  }

  /// Returns the role of a word that the parser skipped after an error; `next` is the punctuation character after the
  /// word.
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
      if isBeforeColon, text == "H" || text == "V" { return .orientation }
      if previous?.text == "%", previous?.span.end == name.start { return .specifier }
      return roleInParentheses ?? .ruleOrMetric
    case .assertion, .equation, .visualFormat:
      switch previous?.text {
      case "." where !owner.isEmpty: return .attribute(of: owner)
      case "~" where form != .visualFormat, "@": return .priority
      case _ where next == UInt8(ascii: "."): return .view
      default: break
      }
      if form == .equation { return .operand }
      guard form == .visualFormat else {
        return previous?.role == .statement || previous?.text == "not" ? .assertedProperty : .view
      }
      guard let previous else { return .orientation }
      if let roleInParentheses { return previous.role == .operation ? .metric : roleInParentheses }
      let isAfterConnection = ["-", "+", "~", "->"].contains(previous.text)
      return isAfterConnection ? .metric : openBrackets > 0 ? .view : .option
    case .other: return previous == nil ? .statement : .unknown
    }
  }
}
