import Diagnostics
import LayoutModel

extension VisualFormat.Parser {
  enum Subject {
    case view, gap, attribute
  }

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

  /// Reads a relation, or reports and skips text such as `=>` that only resembles a relation.
  private mutating func parseRelation() -> Relation? {
    if cursor.take("==") { return relation(.equal) }
    if cursor.take("<=") { return relation(.lessOrEqual) }
    if cursor.take(">=") { return relation(.greaterOrEqual) }
    switch cursor.byte {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
      // The first character is valid in a relation, so the error is at the second.
      cursor.advance()
      report(.unknownRelation)
      cursor.skipBlanks()
      while isRelation(cursor.byte) { cursor.advance() }
    case UInt8(ascii: "!"), 0xE2:
      // `!=`, `≤` and `≥` are not VFL relations. The first UTF-8 byte of `≤` and `≥` is 0xE2.
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
    if amount.number == nil { cursor.roles?.note(roleOfObject(subject), amount.span) }
    let isPercentage = takePercent(from: start)
    var item: Expression.ItemUse?
    if amount.number == nil, !isPercentage {
      item = Expression.ItemUse(view: amount.span)
      if cursor.take(".") {
        guard let word = cursor.skipName() else {
          report(.expectedAttribute)
          return nil
        }
        cursor.roles?.note(.attribute(of: cursor[amount.span]), word)
        item?.word = word
        extend(.attribute, at: SourceSpan(start: word.start - 1, end: word.end))
      }
    }
    let arithmetic = cursor.offset
    var operations: [(Expression.Operator, Amount, SourceSpan)] = []
    if amount.number == nil || isPercentage {
      for precedence in stride(from: 2, to: 0, by: -1) {
        guard let operation = Expression.Operator(cursor.byte), operation.precedence == precedence else {
          continue
        }
        cursor.advance()
        guard let operand = parseAmount(else: .expectedAmount) else { return nil }
        operations.append((operation, operand, cursor.span(from: start)))
      }
    }
    if cursor.offset > arithmetic { extend(.arithmetic, at: cursor.span(from: arithmetic)) }
    if subject == .gap, amount.hasSign, !isPercentage { extend(.signedGap, at: cursor.span(from: start)) }
    let span = cursor.span(from: start)
    var object = amount.expression(
      item: item, isPercentage: isPercentage, span: operations.isEmpty ? span : nil)
    for (operation, operand, span) in operations {
      object.nodes += operand.expression().nodes
      object.nodes.append(Expression.Node(kind: .binary(operation), span: span))
    }
    return object
  }

  mutating func takePercent(from start: Int) -> Bool {
    guard cursor.take("%") else { return false }
    extend(.percentage, at: cursor.span(from: start))
    return true
  }

  struct Amount {
    var number: Double?
    var isNegative: Bool
    var hasSign: Bool
    var span: SourceSpan

    /// Returns the amount as an expression.
    ///
    /// - Parameter item: The view, or the attribute of a view, that the amount's name refers to; `nil` if the name
    ///   refers to a metric.
    func expression(
      item: Expression.ItemUse? = nil, isPercentage: Bool = false, span whole: SourceSpan? = nil
    ) -> Expression {
      let span = whole ?? span
      let kind: Expression.Kind =
        if let number { .number(isNegative ? -number : number) } else if let item { .item(item) } else {
          .name(self.span)
        }
      var nodes = [Expression.Node(kind: kind, span: span)]
      if isNegative, number == nil { nodes.append(Expression.Node(kind: .negation, span: span)) }
      if isPercentage {
        // The division comes last to reduce rounding errors.
        let parts: [Expression.Kind] = [
          .percentage(100, nil), .binary(.multiply), .number(100), .binary(.divide),
        ]
        nodes += parts.map { Expression.Node(kind: $0, span: span) }
      }
      return Expression(nodes: nodes)
    }
  }

  /// Reads a number or a name, either of which may have a sign, or reports `error` if there is neither. `role` is `nil`
  /// if the role of a name depends on the text after it.
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
      return Amount(number: number, isNegative: isNegative, hasSign: hasSign, span: span)
    }
    guard let span = cursor.skipName() else {
      report(isAtBlank ? .misplacedBlank : error)
      return nil
    }
    if let role { cursor.roles?.note(role, span) }
    return Amount(number: nil, isNegative: isNegative, hasSign: hasSign, span: span)
  }

  private func roleOfObject(_ subject: Subject) -> SourceToken.Role {
    switch cursor.byte {
    case UInt8(ascii: "%"): .metric
    case UInt8(ascii: "."): .view
    default: subject == .gap ? .metricOrView : .viewOrMetric
    }
  }

  mutating func parsePriority() -> Amount? {
    guard cursor.take("@") else { return nil }
    if let amount = parseAmount(else: .expectedPriority, as: .priority) { return amount }
    skipPredicate()
    return nil
  }

  private var endsPredicate: Bool {
    cursor.byte == UInt8(ascii: ",") || cursor.byte == UInt8(ascii: ")")
  }

  private var isAfterBlank: Bool { cursor.previousByte <= 0x20 }

  private var isAtBlank: Bool {
    cursor.byte == UInt8(ascii: " ") || cursor.byte == UInt8(ascii: "\t")
  }

  private func isRelation(_ byte: UInt8) -> Bool { "=<>".utf8.contains(byte) }

  private func isOperator(_ byte: UInt8) -> Bool { "*/+-@%.".utf8.contains(byte) }

  /// Skips to the `,` or `)` after the predicate, but not past a bracket or connection if `)` is missing.
  private mutating func skipPredicate() {
    while !cursor.isAtEnd, !endsPredicate, !"[]".utf8.contains(cursor.byte), !endsConnection {
      cursor.advance()
    }
  }

  private var endsConnection: Bool {
    "-~".utf8.contains(cursor.byte) && "[|".utf8.contains(cursor.peek(1))
  }
}
