import Diagnostics
import LayoutModel

/// The equation that a person meant by one that the grammar refuses: both sides are read as ordinary
/// arithmetic and put in order. `nil` where no equation says the same.
func validForm(of statement: SourceSpan, in context: NotationContext) -> String? {
  guard statement.end - statement.start <= 500 else { return nil }
  // 1. Read both sides and what follows them.
  var reader = WrittenSumReader(context.cursor(at: statement), metrics: context.metrics)
  guard let left = reader.sum(), var relation = reader.relation(), let right = reader.sum(),
    let tail = reader.tail()
  else { return nil }
  // 2. Bring everything to one side, so that it is `form relation 0`.
  var form = left - right
  form.items.removeAll { $0.coefficient == 0 }
  // 3. Choose what goes left: an item of the left side if there is one; never the superview.
  guard form.items.count == 1 || form.items.count == 2,
    let place = form.items.firstIndex(where: { $0.view != "superview" && !$0.view.hasPrefix("superview.") })
  else { return nil }
  let first = form.items.remove(at: place)
  if first.coefficient < 0 { relation = relation.turned }
  let second = form.items.first
  if let second, Diagnostic.rejectedPair(first.attribute, second.attribute, at: statement) != nil {
    return nil
  }
  // 4. Write it down.
  return write(
    first, relation, second, multiplier: (second?.coefficient ?? 0) / -first.coefficient,
    constant: form.constant.scaled(by: -1 / first.coefficient), tail: tail)
}

private func write(
  _ first: WrittenSum.Item, _ relation: Relation, _ second: WrittenSum.Item?, multiplier: Double,
  constant: WrittenSum.Constant, tail: String
) -> String? {
  guard let multiplierText = factorText(multiplier), let magnitude = constant.magnitude else { return nil }
  var text = first.text + (relation == .equal ? " = " : " \(relation.rawValue) ")
  if let second {
    text += second.text
    if multiplierText != "1" { text += " * " + multiplierText }
    if magnitude != "0" { text += (constant.hasMinus ? " - " : " + ") + magnitude }
  } else {
    text += (constant.hasMinus ? "-" : "") + magnitude
  }
  return text + tail
}

/// `a.left = b.left` for `a = b`, where both are views.
func formWithAttributes(of statement: SourceSpan, in context: NotationContext) -> String? {
  guard statement.end - statement.start <= 500 else { return nil }
  var cursor = context.cursor(at: statement)
  guard let left = takeSide(&cursor) else { return nil }
  let relationStart = cursor.offset
  guard cursor.take("==") || cursor.take("<=") || cursor.take(">=") || cursor.take("=") else { return nil }
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

/// `a.left = 20` for `[a setLeft:20]`.
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
