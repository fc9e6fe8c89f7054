import Diagnostics
import LayoutModel

extension ExpressionParser {
  mutating func takeValue() throws(Diagnostic) -> Expression.Kind {
    if dialect != .rule { return try takeConstantOrItem() }
    if let axis = takeAxis() { return try takeDirectedPercentage(along: axis) }
    if cursor.byte == UInt8(ascii: "%") { return .specifier(try takeSpecifier(axis: nil)) }
    if let name = cursor.skipName(as: .ruleOrMetric) { return .name(name) }
    guard let number = try takeNumber() else { throw .missingOperand(at: here) }
    return cursor.take("%") ? .percentage(number, nil) : .number(number)
  }

  private mutating func takeConstantOrItem() throws(Diagnostic) -> Expression.Kind {
    if let number = try cursor.takeLength() { return .number(number.value) }
    if dialect == .metric, let name = cursor.skipName(as: .metric) { return .name(name) }
    if dialect == .equation, let name = cursor.skipName() {
      guard takeDot() else { return .name(name) }
      let first = cursor.takeName()
      let guide = first.flatMap { LayoutGuide(rawValue: $0.text) }
      let word = guide != nil && takeDot() ? cursor.takeName() : first
      if let word { return .item(Expression.ItemUse(view: name, guide: guide, word: word.span)) }
    }
    throw .error("expected-number", "expected a number, a metric or '('", at: here)
  }

  private mutating func takeDot() -> Bool {
    cursor.skipBlanks()
    guard cursor.take(".") else { return false }
    cursor.skipBlanks()
    return true
  }

  private mutating func takeAxis() -> Axis? {
    let letter = SourceSpan(start: cursor.offset, end: min(cursor.offset + 1, cursor.end))
    guard let axis: Axis = cursor.take("H:") ? .horizontal : cursor.take("V:") ? .vertical : nil else {
      return nil
    }
    cursor.roles?.note(.orientation, letter)
    return axis
  }

  private mutating func takeDirectedPercentage(along axis: Axis) throws(Diagnostic) -> Expression.Kind {
    if cursor.byte == UInt8(ascii: "%") { return .specifier(try takeSpecifier(axis: axis)) }
    guard let number = try takeNumber(), cursor.take("%") else { throw .missingPercentage(at: here) }
    return .percentage(number, axis)
  }

  /// Takes a number with an optional sign, such as `-5` or `20.0f`; `nil` if there is none.
  private mutating func takeNumber() throws(Diagnostic) -> Double? {
    let isNegative = cursor.take("-")
    let isSigned = isNegative || cursor.take("+")
    guard let number = try takeUnsignedNumber() else {
      if isSigned { throw .signWithoutNumber(at: here) }
      return nil
    }
    return isNegative ? -number : number
  }

  private mutating func takeUnsignedNumber() throws(Diagnostic) -> Double? {
    let suffix = UInt8(ascii: "f")
    guard let number = try cursor.takeLength(before: suffix) else { return nil }
    if cursor.byte == suffix, isNameByte(cursor.peek(1)), let unit = cursor.takeName() {
      throw .numberWithUnit(unit.text, at: unit.span)
    }
    if cursor.byte == suffix { cursor.advance() }
    return number.value
  }

  /// Takes a specifier such as `%p(50)`. If `H:` or `V:` precedes it, that prefix has already been taken, and `axis` is
  /// its axis.
  private mutating func takeSpecifier(axis: Axis?) throws(Diagnostic) -> Expression.Specifier {
    cursor.advance()
    let start = here
    guard let name = cursor.takeName(as: .specifier) else { throw .unknownSpecifier("", at: start) }
    guard let meaning = specifier(named: name.text, axis: axis) else {
      throw .unknownSpecifier(name.text, at: name.span)
    }
    if axis != nil, name.text != "p" { throw .missingPercentage(at: name.span) }
    cursor.skipBlanks()
    let opening = here
    guard cursor.take("(") else { throw .missingArgument(of: name.text, at: opening) }
    cursor.skipBlanks()
    let argument = try takeArgument(of: name.text)
    cursor.skipBlanks()
    guard cursor.take(")") else {
      throw cursor.isAtEnd
        ? .unclosedParenthesis(at: here, opening: opening) : .argumentTooLong(of: name.text, at: here)
    }
    return Expression.Specifier(meaning: meaning, argument: argument.span, number: argument.number)
  }

  private func specifier(named name: String, axis: Axis?) -> Expression.Specifier.Meaning? {
    switch name {
    case "f": return .number
    case "p": return .percentage(axis)
    default:
      guard let rule = SLLRuleName(rawValue: name), !rule.isBound else { return nil }
      return .distance(rule)
    }
  }

  private mutating func takeArgument(
    of specifier: String
  ) throws(Diagnostic) -> (number: Double?, span: SourceSpan) {
    let start = cursor.offset
    let takesNumber = specifier == "f" || specifier == "p"
    if let name = cursor.skipName(as: takesNumber ? .metric : .view) { return (nil, name) }
    guard let number = try takeNumber() else { throw .missingArgument(of: specifier, at: here) }
    return (number, cursor.span(from: start))
  }
}
