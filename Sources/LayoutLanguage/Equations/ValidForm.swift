import Diagnostics
import LayoutModel

/// Returns a valid equation with the same meaning as a rejected one, or `nil` if there is none.
func validForm(of statement: SourceSpan, in context: NotationContext) -> String? {
  guard statement.end - statement.start <= 500 else { return nil }
  // 1. Read both sides and the rest of the statement.
  var cursor = context.cursor(at: statement)
  guard let left = takeSum(&cursor, in: context), var relation = cursor.takeRelation(),
    let right = takeSum(&cursor, in: context), let tail = tail(cursor)
  else { return nil }
  // 2. Move all terms to the left side, so that the equation becomes `form relation 0`.
  var form = left
  form.add(right, times: -1)
  var items: [(item: WrittenItem, coefficient: Double)] = []
  var metrics: [(name: String, coefficient: Double)] = []
  for (term, coefficient) in form.terms where coefficient != 0 {
    switch term {
    case .item(let item): items.append((item, coefficient))
    case .metric(let name): metrics.append((name, coefficient))
    }
  }
  // 3. Choose an attribute of a view other than `superview` for the left side.
  guard items.count == 1 || items.count == 2,
    let place = items.firstIndex(where: {
      $0.item.path != "superview" && !$0.item.path.hasPrefix("superview.")
    })
  else { return nil }
  let first = items.remove(at: place)
  if first.coefficient < 0 { relation = relation.mirrored }
  if let second = items.first,
    Diagnostic.rejectedPair(first.item.attribute, second.item.attribute, at: statement) != nil
  {
    return nil
  }
  // 4. Write the equation.
  let factor = -1 / first.coefficient
  let constant: (isNegative: Bool, magnitude: String?)
  if form.constant == 0, metrics.count == 1, abs(metrics[0].coefficient * factor) == 1 {
    constant = (metrics[0].coefficient * factor < 0, metrics[0].name)
  } else {
    let value =
      metrics.reduce(form.constant) { $0 + $1.coefficient * (context.metrics[$1.name] ?? 0) } * factor
    constant = (value < 0, plainNumber(abs(value)))
  }
  guard let magnitude = constant.magnitude else { return nil }
  var text = first.item.text + (relation == .equal ? " = " : " \(relation.rawValue) ")
  guard let second = items.first else { return text + (constant.isNegative ? "-" : "") + magnitude + tail }
  guard let multiplier = factorText(second.coefficient * factor) else { return nil }
  text += second.item.text + (multiplier == "1" ? "" : " * " + multiplier)
  return text + (magnitude == "0" ? "" : (constant.isNegative ? " - " : " + ") + magnitude) + tail
}

private enum WrittenTerm: Hashable {
  case item(WrittenItem)
  case metric(String)
}

private struct WrittenItem: Hashable {
  var path: String
  var attribute: Attribute
  var word: String

  var text: String { "\(path).\(word)" }

  static func == (a: Self, b: Self) -> Bool { a.path == b.path && a.attribute == b.attribute }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(attribute)
  }
}

/// Takes one side of an equation, or returns `nil` if it is not a sum of multiples of items, metrics and numbers.
private func takeSum(_ cursor: inout Cursor, in context: NotationContext) -> LinearForm<WrittenTerm>? {
  var parser = ExpressionParser(.equation, at: cursor)
  let (expression, error) = parser.parseToEnd()
  cursor = parser.cursor
  cursor.skipBlanks()
  guard error == nil else { return nil }
  return try? expression.linearForm { term in
    if case .metric(let name) = term { context.metrics[name] } else { nil }
  } _: { kind throws(Diagnostic) in
    switch kind {
    case .item(let item):
      let word = item.word.map { context[$0] } ?? ""
      guard let attribute = attribute(named: word) else {
        throw .unknownAttribute(word, suggestion: nil, at: item.view)
      }
      let path = context[item.view] + (item.guide.map { ".\($0.rawValue)" } ?? "")
      return LinearForm(1, .item(WrittenItem(path: path, attribute: attribute, word: word)))
    case .name(let span):
      let name = context[span]
      guard context.metrics[name] != nil else { throw .unknownMetric(name, suggestion: nil, at: span) }
      return LinearForm(1, .metric(name))
    case .number, .percentage, .specifier, .negation, .binary, .assignment:
      preconditionFailure("an operand of an equation must be an item or a metric")
    }
  }
}

extension Cursor {
  mutating func takeRelation() -> Relation? {
    if take("<=") { return .lessOrEqual }
    if take(">=") { return .greaterOrEqual }
    return take("==") || take("=") ? .equal : nil
  }
}

/// Returns the priority and name at the end; empty if both are missing, `nil` if other text comes next.
private func tail(_ cursor: Cursor) -> String? {
  var cursor = cursor
  cursor.skipBlanks()
  if cursor.isAtEnd { return "" }
  guard "~@\"".utf8.contains(cursor.byte) else { return nil }
  return " " + cursor[SourceSpan(start: cursor.offset, end: cursor.end)]
}

/// Returns `a.left = b.left` for `a = b`, where `a` and `b` are views.
func formWithAttributes(of statement: SourceSpan, in context: NotationContext) -> String? {
  guard statement.end - statement.start <= 500 else { return nil }
  var cursor = context.cursor(at: statement)
  guard let left = takeSide(&cursor) else { return nil }
  let relationStart = cursor.offset
  guard cursor.takeRelation() != nil else { return nil }
  let relation = context.source[cursor.span(from: relationStart)]
  cursor.skipBlanks()
  guard let right = takeSide(&cursor), cursor.isAtEnd else { return nil }
  guard isView(left.view, in: context), isView(right.view, in: context) else { return nil }
  let word = left.attribute ?? right.attribute ?? "left"
  return "\(left.view).\(left.attribute ?? word) \(relation) \(right.view).\(right.attribute ?? word)"
}

private func takeSide(_ cursor: inout Cursor) -> (view: String, attribute: String?)? {
  guard let view = cursor.takeName() else { return nil }
  cursor.skipBlanks()
  guard cursor.take(".") else { return (view.text, nil) }
  guard let word = cursor.takeName(), attribute(named: word.text) != nil else { return nil }
  cursor.skipBlanks()
  return (view.text, word.text)
}

private func isView(_ name: String, in context: NotationContext) -> Bool {
  context.viewNames[name] != nil || name == "superview"
    || context.declaresNoView && context.metrics[name] == nil
}

/// Returns `a.left = 20` for `[a setLeft:20]`.
func formOfMessage(_ statement: SourceSpan, in context: NotationContext) -> String? {
  var cursor = context.cursor(at: statement)
  cursor.advance()
  cursor.skipBlanks()
  guard let view = cursor.takeName() else { return nil }
  cursor.skipBlanks()
  guard let selector = cursor.takeName()?.text, selector.hasPrefix("set"), cursor.take(":") else {
    return nil
  }
  let word = selector.dropFirst(3)
  let lowercase = word.prefix(1).lowercased() + word.dropFirst()
  cursor.skipBlanks()
  let start = cursor.offset
  let isNegative = cursor.take("-")
  guard attribute(named: lowercase) != nil, let number = cursor.takeNumber() else { return nil }
  let value = context.source[SourceSpan(start: isNegative ? start : number.span.start, end: number.span.end)]
  return "\(view.text).\(lowercase) = \(value)"
}
