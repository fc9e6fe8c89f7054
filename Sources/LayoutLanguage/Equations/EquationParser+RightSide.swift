import Diagnostics
import LayoutModel

extension EquationParser {
  mutating func takeRightSide() throws(Diagnostic) {
    if isAtItem {
      second = try takeItem()
      return try takeChange()
    }
    if let name = viewWithoutAttribute() {
      // If the attribute on the left side is unknown, throw the earlier error about it instead, because that error can
      // suggest a replacement for the whole equation, as for `a.edges = b`.
      if first?.attribute == nil, let known = errors.popLast() { throw known }
      throw name
    }
    let start = cursor.offset
    if try takePercentage() { return }
    guard let constant = try takeConstant() else { throw .expectedRightSide(at: cursor.characterHere) }
    (self.constant, constantSpan) = (constant, cursor.span(from: start))
    cursor.skipBlanks()
    if isOperator(cursor.byte) {
      throw form(rightSideHasItem ? .constantBeforeItem : .arithmeticOfConstants, at: cursor.characterHere)
    }
  }

  mutating func takeChange() throws(Diagnostic) {
    try takeMultiplier()
    try takeOffset()
    cursor.skipBlanks()
    if isOperator(cursor.byte) { throw form(.furtherOperation, at: cursor.characterHere) }
  }

  private var isAtItem: Bool {
    var ahead = cursor
    guard ahead.takeName() != nil else { return false }
    ahead.skipBlanks()
    return ahead.byte == UInt8(ascii: ".")
  }

  private var rightSideHasItem: Bool {
    var ahead = cursor
    while !ahead.isAtEnd, !ahead.isAtString {
      if isNameStart(ahead.byte) {
        _ = ahead.takeName()
        ahead.skipBlanks()
        if ahead.byte == UInt8(ascii: ".") { return true }
      } else {
        ahead.advance()
      }
    }
    return false
  }

  /// Returns the error for `a.left = b`, where `b` is a view, not a metric.
  private func viewWithoutAttribute() -> Diagnostic? {
    var ahead = cursor
    guard let name = ahead.takeName(), context.metrics[name.text] == nil else { return nil }
    guard name.text == "superview" || context.viewNames[name.text] != nil else { return nil }
    return .missingAttribute(
      view: name.text, other: first?.attribute,
      validForm: formWithOtherAttribute(behind: name.text, ahead)
        ?? formWithAttributes(of: statement, in: context),
      at: ahead.characterHere)
  }

  /// Returns the equation with the missing attribute added: `a.left = b.left` for `a.left = b`.
  private func formWithOtherAttribute(behind name: String, _ place: Cursor) -> String? {
    guard let attribute = first?.attribute, statement.end - statement.start <= 500 else { return nil }
    var rest = self
    rest.cursor = place
    rest.second = first
    guard (try? rest.takeChange()) != nil, (try? rest.takeEnd()) != nil, rest.errors.isEmpty else {
      return nil
    }
    let (start, end) = (place.offset, statement.end)
    // Avoid the trivial suggestion `a.width = a.width`: for `a.width = a`, suggest `a.width = a.height`, and for
    // `a.left = a`, suggest `a.left = superview.left`.
    let isOwn = name == first?.view
    let other = isOwn && attribute.isSize ? attribute == .width ? .height : .width : attribute
    let owner = isOwn && !attribute.isSize ? "superview" : name
    let form =
      cursor[SourceSpan(start: statement.start, end: start - name.utf8.count)] + "\(owner).\(other.rawValue)"
      + cursor[SourceSpan(start: start, end: end)]
    return form.contains("\n") ? nil : form
  }

  private mutating func takeMultiplier() throws(Diagnostic) {
    cursor.skipBlanks()
    guard isFactorSign(cursor.byte) else { return }
    var start: Int?
    while isFactorSign(cursor.byte) {
      let isDivision = cursor.take("/")
      if !isDivision { _ = cursor.take("*") }
      cursor.skipBlanks()
      start = start ?? cursor.offset
      try takeFactor(isDivision: isDivision, isFirst: start == cursor.offset)
      cursor.skipBlanks()
    }
    let span = cursor.span(from: start ?? cursor.offset)
    multiplierSpan = span
    if abs(multiplier) > largestNumber {
      errors.append(.numberTooLarge("multiplier", at: span))
    }
  }

  private mutating func takeFactor(isDivision: Bool, isFirst: Bool) throws(Diagnostic) {
    let start = cursor.offset
    let factor = try takeOperand(after: isDivision ? "/" : "*")
    let span = cursor.span(from: start)
    if cursor.byte == UInt8(ascii: "%") { throw .percentageAsFactor(factor, at: cursor.characterHere) }
    multiply(by: factor, isDivision: isDivision, at: span)
    cursor.skipBlanks()
    guard cursor.byte == UInt8(ascii: ":") else { return }
    guard isFirst, !isDivision else {
      throw .error(
        "misplaced-ratio",
        "a ratio such as 16:9 must be the only factor after '*'; with other factors, write '* 16 / 9'",
        at: cursor.characterHere)
    }
    cursor.advance()
    cursor.skipBlanks()
    let other = cursor.offset
    let divisor = try takeOperand(after: ":")
    multiply(by: divisor, isDivision: true, at: cursor.span(from: other))
    cursor.skipBlanks()
    if isFactorSign(cursor.byte) { throw form(.furtherOperation, at: cursor.characterHere) }
  }

  private mutating func multiply(by factor: Double, isDivision: Bool, at span: SourceSpan) {
    if factor == 0 {
      errors.append(isDivision ? .divisionByZero(at: span) : .multiplierZero(at: span))
    } else {
      multiplier = isDivision ? multiplier / factor : multiplier * factor
    }
  }

  private func isFactorSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "*") || byte == UInt8(ascii: "/") }

  private mutating func takePercentage() throws(Diagnostic) -> Bool {
    var ahead = cursor
    let isNegative = ahead.take("-")
    guard let number = ahead.takeNumber() else { return false }
    ahead.skipBlanks()
    guard ahead.take("%") else { return false }
    let span = SourceSpan(start: cursor.offset, end: ahead.offset)
    if isNegative { throw .percentageOutOfRange(at: span) }
    cursor = ahead
    (isPercentage, multiplierSpan) = (true, span)
    multiplier = number.value / 100
    if number.value == 0 {
      multiplier = 1
      errors.append(.percentageOutOfRange(at: span))
    } else if number.value > largestNumber {
      errors.append(.numberTooLarge("multiplier", at: span))
    }
    cursor.skipBlanks()
    if isOperator(cursor.byte) {
      let axis = first?.attribute?.axis ?? .horizontal
      let operation = cursor.byte == UInt8(ascii: "(") ? "+" : Character(Unicode.Scalar(cursor.byte))
      throw .percentageWithOperation(
        size: axis.size, multiplier: multiplier, operation, operand: operandAhead(), at: cursor.characterHere)
    }
    return true
  }

  /// Returns the number or metric after the operator at the cursor; `nil` if the operand is neither a number nor a
  /// metric, or is longer than 60 bytes.
  private func operandAhead() -> String? {
    var ahead = cursor
    ahead.advance()
    ahead.skipBlanks()
    let operand = ahead.takeNumber().map { spelled($0.value) } ?? ahead.takeName()?.text
    return ahead.byte == UInt8(ascii: ".") ? nil : operand.flatMap { $0.utf8.count <= 60 ? $0 : nil }
  }

  private mutating func takeOffset() throws(Diagnostic) {
    cursor.skipBlanks()
    let isMinus = cursor.byte == UInt8(ascii: "-")
    guard cursor.take("+") || cursor.take("-") else { return }
    cursor.skipBlanks()
    let start = cursor.offset
    let constant = try takeOperand(after: isMinus ? "-" : "+")
    constantSpan = cursor.span(from: start)
    self.constant = isMinus ? -constant : constant
  }

  private mutating func takeOperand(after sign: String) throws(Diagnostic) -> Double {
    if isAtItem { throw form(.furtherItem, at: cursor.characterHere) }
    guard let constant = try takeConstant() else {
      throw .expectedConstant(after: sign, at: cursor.characterHere)
    }
    return constant
  }

  private mutating func takeConstant() throws(Diagnostic) -> Double? {
    if cursor.byte == UInt8(ascii: "(") { throw form(.parenthesis, at: cursor.characterHere) }
    if cursor.byte == UInt8(ascii: "+") { throw form(.plusSign, at: cursor.characterHere) }
    let isNegative = cursor.take("-")
    if isNegative {
      cursor.skipBlanks()
      if cursor.byte == UInt8(ascii: "(") { throw form(.parenthesis, at: cursor.characterHere) }
    }
    if let number = try cursor.takeLength() { return isNegative ? -number.value : number.value }
    if let name = cursor.takeName() {
      let value = context.metrics[name.text]
      if value == nil { reportUnknownMetric(name) }
      return (isNegative ? -1 : 1) * (value ?? 1)
    }
    if isNegative { throw .expectedConstant(after: "-", at: cursor.characterHere) }
    return nil
  }

  private mutating func reportUnknownMetric(_ name: (text: String, span: SourceSpan)) {
    let isView = context.viewNames[name.text] != nil || name.text == "superview"
    errors.append(
      .unknownOperand(
        name.text, suggestion: context.nearestMetricName(to: name.text), isView: isView, at: name.span))
  }
}

func isOperator(_ byte: UInt8) -> Bool { "+-*/(".utf8.contains(byte) }
