import Diagnostics
import LayoutModel

extension VisualFormat.Parser {
  /// What a list of predicates is about.
  enum Subject {
    case view, gap, attribute
  }

  /// Reads what follows an opening parenthesis, the closing one included.
  mutating func parsePredicates(of subject: Subject) -> [VisualFormat.Predicate] {
    let unclosed: VisualFormatError = subject == .view ? .unclosedView : .unclosedGap
    var predicates: [VisualFormat.Predicate] = []
    let knownErrors = errors.count
    repeat {
      skipBlanks()
      if let predicate = parsePredicate(of: subject) { predicates.append(predicate) }
      skipBlanks()
      if !endsPredicate {
        report(isOperator(cursor.byte) && isAfterBlank ? .misplacedBlank : unclosed)
        skipPredicate()
      }
    } while cursor.take(",")
    if !cursor.take(")"), errors.count == knownErrors { report(unclosed) }
    return predicates
  }

  private mutating func parsePredicate(of subject: Subject) -> VisualFormat.Predicate? {
    guard countPart() else { return nil }
    let start = cursor.offset
    let relation = parseRelation()
    if cursor.offset > start { skipBlanks() }
    guard let object = parseObject(of: subject) else {
      skipPredicate()
      return nil
    }
    if subject == .gap, case .amount(let amount) = object.base, amount.span.start > object.span.start {
      extend(.signedGap, at: object.span)
    }
    let priority = parsePriority()
    return VisualFormat.Predicate(
      relation: relation ?? .equal, object: object, priority: priority, span: cursor.span(from: start))
  }

  /// Reads a relation; what looks like one and is none is reported and passed over.
  private mutating func parseRelation() -> Relation? {
    if cursor.take("==") { return relation(.equal) }
    if cursor.take("<=") { return relation(.lessOrEqual) }
    if cursor.take(">=") { return relation(.greaterOrEqual) }
    switch cursor.byte {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
      // The first character was right, so the error is what follows it.
      cursor.advance()
      report(.unknownRelation)
      cursor.skipBlanks()
      while isRelation(cursor.byte) { cursor.advance() }
    case UInt8(ascii: "!"), 0xE2:
      // `!=`, and `≤` or `≥` in UTF-8.
      report(.unknownRelation)
      while !cursor.isAtEnd,
        isRelation(cursor.byte) || cursor.byte == UInt8(ascii: "!") || cursor.byte >= 0x80
      {
        cursor.advance()
      }
    default: break
    }
    return nil
  }

  private mutating func relation(_ relation: Relation) -> Relation {
    if isRelation(cursor.byte) {
      report(.unknownRelation)
      while isRelation(cursor.byte) { cursor.advance() }
    }
    return relation
  }

  private mutating func parseObject(of subject: Subject) -> VisualFormat.Expression? {
    let start = cursor.offset
    guard let amount = parseAmount(else: .expectedObject, as: nil) else { return nil }
    if case .name = amount.magnitude { cursor.roles?.note(roleOfObject(subject), amount.span) }
    var object = VisualFormat.Expression(base: .amount(amount), span: amount.span)
    if cursor.take("%") {
      object.base = .percentage(amount)
      extend(.percentage, at: cursor.span(from: start))
    } else if cursor.byte == UInt8(ascii: "."), case .name = amount.magnitude {
      cursor.advance()
      guard let attribute = cursor.skipName() else {
        report(.expectedAttribute)
        return nil
      }
      cursor.roles?.note(.attribute(of: cursor[amount.span]), attribute)
      object.attribute = attribute
      extend(.attribute, at: SourceSpan(start: attribute.start - 1, end: attribute.end))
    }
    if case .amount(let amount) = object.base, case .number = amount.magnitude {
      return spanning(object, from: start)
    }
    let arithmetic = cursor.offset
    if cursor.byte == UInt8(ascii: "*") || cursor.byte == UInt8(ascii: "/") {
      let isDivisor = cursor.byte == UInt8(ascii: "/")
      cursor.advance()
      guard let factor = parseAmount(else: .expectedAmount) else { return nil }
      object.factor = (isDivisor, factor)
    }
    if cursor.byte == UInt8(ascii: "+") || cursor.byte == UInt8(ascii: "-") {
      let isNegative = cursor.byte == UInt8(ascii: "-")
      cursor.advance()
      guard var offset = parseAmount(else: .expectedAmount) else { return nil }
      offset.isNegative = offset.isNegative != isNegative
      object.offset = offset
    }
    if cursor.offset > arithmetic { extend(.arithmetic, at: cursor.span(from: arithmetic)) }
    return spanning(object, from: start)
  }

  private func spanning(_ object: VisualFormat.Expression, from start: Int) -> VisualFormat.Expression {
    var object = object
    object.span = cursor.span(from: start)
    return object
  }

  /// Reads a number or a name with or without a sign.
  ///
  /// - Parameter role: what a name stands for; `nil` where only what follows it tells.
  mutating func parseAmount(
    else error: VisualFormatError, as role: SourceToken.Role? = .metric
  ) -> VisualFormat.Amount? {
    let isNegative = cursor.byte == UInt8(ascii: "-")
    if isNegative || cursor.byte == UInt8(ascii: "+") { cursor.advance() }
    if let (number, span) = cursor.takeNumber() {
      guard number <= largestNumber else {
        report(.numberTooLarge, at: span)
        return nil
      }
      return VisualFormat.Amount(isNegative: isNegative, magnitude: .number(number), span: span)
    }
    guard let span = cursor.skipName() else {
      report(isAtBlank ? .misplacedBlank : error)
      return nil
    }
    if let role { cursor.roles?.note(role, span) }
    return VisualFormat.Amount(isNegative: isNegative, magnitude: .name, span: span)
  }

  /// What a name that was just taken stands for.
  private func roleOfObject(_ subject: Subject) -> SourceToken.Role {
    switch cursor.byte {
    case UInt8(ascii: "%"): .metric
    case UInt8(ascii: "."): .view
    default: subject == .gap ? .metricOrView : .viewOrMetric
    }
  }

  mutating func parsePriority() -> VisualFormat.Amount? {
    guard cursor.take("@") else { return nil }
    if let amount = parseAmount(else: .expectedPriority, as: .priority) { return amount }
    skipPredicate()
    return nil
  }

  // MARK: Where the cursor stands

  private var endsPredicate: Bool {
    cursor.byte == UInt8(ascii: ",") || cursor.byte == UInt8(ascii: ")")
  }

  private var isAfterBlank: Bool {
    liberties.last?.kind == .blank(place) && liberties.last?.span.end == cursor.offset
  }

  private var isAtBlank: Bool {
    cursor.byte == UInt8(ascii: " ") || cursor.byte == UInt8(ascii: "\t")
  }

  private func isRelation(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
  }

  private func isOperator(_ byte: UInt8) -> Bool { "*/+-@%.".utf8.contains(byte) }

  /// Goes to the end of the predicate that the cursor stands in, or to what looks like the end of its list.
  private mutating func skipPredicate() {
    while !cursor.isAtEnd, !endsPredicate, !"[]".utf8.contains(cursor.byte), !endsConnection {
      cursor.advance()
    }
  }

  private var endsConnection: Bool {
    "-~".utf8.contains(cursor.byte) && "[|".utf8.contains(cursor.peek(1))
  }
}
