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
    let knownErrors = found.errors.count
    repeat {
      skipBlanks()
      if let predicate = parsePredicate(of: subject) { predicates.append(predicate) }
      skipBlanks()
      if !endsPredicate {
        report(isOperator(cursor.byte) && isAfterBlank ? .misplacedBlank : unclosed)
        skipPredicate()
      }
    } while cursor.take(",")
    if !cursor.take(")"), found.errors.count == knownErrors { report(unclosed) }
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

  private mutating func parseObject(of subject: Subject) -> Expression? {
    let start = cursor.offset
    guard let amount = parseAmount(else: .expectedObject, as: nil) else { return nil }
    if !amount.isNumber { cursor.roles?.note(roleOfObject(subject), amount.span) }
    let isPercentage = cursor.byte == UInt8(ascii: "%")
    var object = parsePercent(of: amount, from: start)
    if !amount.isNumber, !isPercentage {
      var item = Expression.ItemUse(view: amount.span)
      if cursor.take(".") {
        guard let word = cursor.skipName() else {
          report(.expectedAttribute)
          return nil
        }
        cursor.roles?.note(.attribute(of: cursor[amount.span]), word)
        item.word = word
        extend(.attribute, at: SourceSpan(start: word.start - 1, end: word.end))
      }
      object.nodes[0].kind = .item(item)
    }
    let arithmetic = cursor.offset
    for signs in amount.isNumber && !isPercentage ? [] : ["*/", "+-"] {
      guard signs.utf8.contains(cursor.byte), let operation = Expression.Operator(cursor.byte) else {
        continue
      }
      cursor.advance()
      guard let amount = parseAmount(else: .expectedAmount) else { return nil }
      object.nodes += amount.nodes
      object.nodes.append(Expression.Node(kind: .binary(operation), span: cursor.span(from: start)))
    }
    if cursor.offset > arithmetic { extend(.arithmetic, at: cursor.span(from: arithmetic)) }
    if subject == .gap, amount.hasSign, !isPercentage { extend(.signedGap, at: cursor.span(from: start)) }
    object.nodes[object.nodes.count - 1].span = cursor.span(from: start)
    return object
  }

  /// Reads a `%` behind an amount, if one stands there.
  mutating func parsePercent(of amount: Amount, from start: Int) -> Expression {
    var object = Expression(nodes: amount.nodes)
    if cursor.take("%") {
      // Divided last, so that it is as exact as it can be.
      let parts: [Expression.Kind] = [
        .percentage(100, nil), .binary(.multiply), .number(100), .binary(.divide),
      ]
      object.nodes += parts.map { Expression.Node(kind: $0, span: cursor.span(from: start)) }
      extend(.percentage, at: cursor.span(from: start))
    }
    object.nodes[object.nodes.count - 1].span = cursor.span(from: start)
    return object
  }

  /// A number or the name of one, with its sign.
  struct Amount {
    var isNumber: Bool
    var hasSign: Bool
    /// Without the sign.
    var span: SourceSpan
    var nodes: [Expression.Node]
  }

  /// Reads a number or a name with or without a sign.
  ///
  /// - Parameter role: what a name stands for; `nil` where only what follows it tells.
  mutating func parseAmount(
    else error: VisualFormatError, as role: SourceToken.Role? = .metric
  ) -> Amount? {
    let isNegative = cursor.byte == UInt8(ascii: "-")
    let hasSign = isNegative || cursor.byte == UInt8(ascii: "+")
    if hasSign { cursor.advance() }
    if let (number, span) = cursor.takeNumber() {
      guard number <= largestNumber else {
        report(.numberTooLarge, at: span)
        return nil
      }
      let node = Expression.Node(kind: .number(isNegative ? -number : number), span: span)
      return Amount(isNumber: true, hasSign: hasSign, span: span, nodes: [node])
    }
    guard let span = cursor.skipName() else {
      report(isAtBlank ? .misplacedBlank : error)
      return nil
    }
    if let role { cursor.roles?.note(role, span) }
    var nodes = [Expression.Node(kind: .name(span), span: span)]
    if isNegative { nodes.append(Expression.Node(kind: .negation, span: span)) }
    return Amount(isNumber: false, hasSign: hasSign, span: span, nodes: nodes)
  }

  /// What a name that was just taken stands for.
  private func roleOfObject(_ subject: Subject) -> SourceToken.Role {
    switch cursor.byte {
    case UInt8(ascii: "%"): .metric
    case UInt8(ascii: "."): .view
    default: subject == .gap ? .metricOrView : .viewOrMetric
    }
  }

  mutating func parsePriority() -> Expression? {
    guard cursor.take("@") else { return nil }
    if let amount = parseAmount(else: .expectedPriority, as: .priority) {
      return Expression(nodes: amount.nodes)
    }
    skipPredicate()
    return nil
  }

  // MARK: Where the cursor stands

  private var endsPredicate: Bool {
    cursor.byte == UInt8(ascii: ",") || cursor.byte == UInt8(ascii: ")")
  }

  private var isAfterBlank: Bool { cursor.previousByte <= 0x20 }

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
