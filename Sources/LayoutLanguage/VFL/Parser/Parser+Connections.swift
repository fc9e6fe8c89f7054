import Diagnostics

extension VisualFormat.Parser {
  mutating func parseConnection() -> VisualFormat.Connection {
    let boundary = cursor.offset
    skipBlanks()
    let start = cursor.offset
    var connection = VisualFormat.Connection(kind: .flush, span: SourceSpan(start: boundary, end: start))
    if cursor.take("->") {
      connection.kind = .none
      if cursor.byte == UInt8(ascii: "=") {
        report(.relationOutsideParentheses)
        skipToElement()
      } else {
        extend(.disconnection, at: cursor.span(from: start))
      }
    } else if cursor.take("-") {
      parseGap(&connection)
    } else if cursor.take("~") {
      parseSpacer(&connection)
      extend(.spacer, at: cursor.span(from: start))
    } else {
      return connection
    }
    connection.span = cursor.span(from: start)
    if connection.kind == .gap, !connection.hasParentheses, !connection.predicates.isEmpty {
      // In a gap without parentheses, such as `-8-`, the predicate's span includes the hyphens.
      connection.predicates[0].span = connection.span
    }
    skipBlanks()
    return connection
  }

  private mutating func parseGap(_ connection: inout VisualFormat.Connection) {
    connection.kind = .standard
    let end = cursor.offset
    place = .gap
    defer { place = .line }
    skipBlanks()
    if cursor.isAtEnd || isElement(cursor.byte) {
      cursor.move(to: end)
      return
    }
    connection.kind = .gap
    if cursor.take("(") {
      connection.hasParentheses = true
      connection.predicates = parsePredicates(of: .gap)
    } else if let predicate = parseSimplePredicate() {
      connection.predicates = [predicate]
    } else {
      skipToElement()
      return
    }
    if takeEnd("-"), cursor.byte == UInt8(ascii: ">") {
      report(.expectedView)
      skipToElement()
    }
  }

  /// Takes the closing sign of a connection such as `-8-`, or reports that it is missing.
  private mutating func takeEnd(_ sign: StaticString) -> Bool {
    let end = cursor.offset
    skipBlanks()
    if cursor.take(sign) { return true }
    report(.unfinishedGap)
    cursor.move(to: end)
    skipToElement()
    return false
  }

  private mutating func parseSpacer(_ connection: inout VisualFormat.Connection) {
    connection.kind = .spacer
    let end = cursor.offset
    place = .gap
    defer { place = .line }
    skipBlanks()
    guard cursor.take("(") else {
      cursor.move(to: end)
      return
    }
    connection.predicates = parsePredicates(of: .gap)
    _ = takeEnd("~")
  }

  /// Reads the text between the two hyphens of a gap such as `-8-`, `-gap-`, `-10%-` or `-8@750-`.
  private mutating func parseSimplePredicate() -> VisualFormat.Predicate? {
    let start = cursor.offset
    guard let amount = parseAmount(else: .expectedGap) else { return nil }
    if amount.hasSign { extend(.signedGap, at: cursor.span(from: start)) }
    let isPercentage = takePercent(from: start)
    let object = amount.expression(isPercentage: isPercentage, span: cursor.span(from: start))
    let priority = parsePriority()
    return VisualFormat.Predicate(
      relation: .equal, object: object, priority: priority, span: cursor.span(from: start))
  }

  private func isElement(_ byte: UInt8) -> Bool { "[|]".utf8.contains(byte) }

  private mutating func skipToElement() {
    while !cursor.isAtEnd, !isElement(cursor.byte) { cursor.advance() }
  }
}
