import Diagnostics
import LayoutModel

/// What stands between operators: numbers, percentages, names and specifiers.
extension SLLParser {
  mutating func takeValue() throws(SLLError) -> SLLExpression.Kind {
    if let axis = takeAxis() { return try takeDirectedPercentage(along: axis) }
    if cursor.byte == UInt8(ascii: "%") { return .specifier(try takeSpecifier(axis: nil)) }
    if let name = cursor.takeName() { return .name(name.span) }
    guard let number = try takeNumber() else { throw .missingOperand(at: here) }
    return cursor.take("%") ? .percentage(number, nil) : .number(number)
  }

  /// `H:` or `V:`.
  private mutating func takeAxis() -> Axis? {
    if cursor.take("H:") { return .horizontal }
    return cursor.take("V:") ? .vertical : nil
  }

  private mutating func takeDirectedPercentage(along axis: Axis) throws(SLLError) -> SLLExpression.Kind {
    if cursor.byte == UInt8(ascii: "%") {
      let specifier = try takeSpecifier(axis: axis)
      guard cursor.source[specifier.name] == "p" else { throw .missingPercentage(at: specifier.name) }
      return .specifier(specifier)
    }
    guard let number = try takeNumber(), cursor.take("%") else { throw .missingPercentage(at: here) }
    return .percentage(number, axis)
  }

  /// A number with its sign, which is part of it: `-5`, `20.0f`. `nil` where nothing like it begins.
  private mutating func takeNumber() throws(SLLError) -> Double? {
    let start = cursor.offset
    let isNegative = cursor.take("-")
    let isSigned = isNegative || cursor.take("+")
    guard let number = cursor.takeNumber() else {
      if isSigned { throw .signWithoutNumber(at: here) }
      return nil
    }
    if cursor.byte == UInt8(ascii: "f"), !isNameByte(cursor.peek(1)) { cursor.advance() }
    guard number.value.isFinite else { throw .tooLarge(at: cursor.span(from: start)) }
    return isNegative ? -number.value : number.value
  }

  private mutating func takeSpecifier(axis: Axis?) throws(SLLError) -> SLLExpression.Specifier {
    cursor.advance()
    guard let name = cursor.takeName() else { throw .unknownSpecifier(name: "", at: here) }
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
    return SLLExpression.Specifier(
      name: name.span, argument: argument.span, number: argument.number, axis: axis)
  }

  private mutating func takeArgument(
    of name: String
  ) throws(SLLError) -> (number: Double?, span: SourceSpan) {
    let start = cursor.offset
    if let name = cursor.takeName() { return (nil, name.span) }
    guard let number = try takeNumber() else { throw .missingArgument(of: name, at: here) }
    return (number, cursor.span(from: start))
  }
}
