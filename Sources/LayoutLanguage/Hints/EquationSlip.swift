import Diagnostics
import LayoutModel

/// Returns a clearer error for an equation written like an SLL rule, such as `detail: leading = name.leading`.
func equationSlip(_ error: Diagnostic, in context: NotationContext) -> Diagnostic? {
  guard let statement = context.statement, let span = error.span, slipCodes.contains(error.code),
    let form = equationMeant(by: statement, at: span.start, in: context)
  else { return nil }
  return .error(
    "equation-without-view",
    "an equation must begin with the name of a view; write '\(form)' on a line of its own",
    at: error.span ?? statement.span)
}

private let slipCodes: Set<String> = ["expected-operator", "expected-attribute", "expected-assignment"]

private func equationMeant(by statement: Statement, at place: Int, in context: NotationContext) -> String? {
  let (subject, list) = SLLRules.split(statement, in: context)
  guard statement.span.end - statement.span.start <= 300 else { return nil }
  // 1. Find the comma-separated rule that contains the error.
  let bytes = context.source.utf8
  let start = bytes[list.start..<min(max(place, list.start), list.end)].lastIndex(of: UInt8(ascii: ","))
  let end = bytes[max(place, list.start)..<max(place, list.end)].firstIndex(of: UInt8(ascii: ","))
  var rest = context.source[
    SourceSpan(start: start.map { $0 + 1 } ?? list.start, end: end ?? list.end)][...].drop(while: isBlank)
  // 2. Find the rule's attribute and relation.
  let whole = rest
  let word = takeWord(&rest)
  guard !word.isEmpty, subject != nil || context.viewNames[word] == nil || rest.first == "." else {
    return nil
  }
  let isWhole = rest.first == "." && subject != nil
  if isWhole {
    rest = rest.dropFirst()
    guard attribute(named: takeWord(&rest)) != nil else { return nil }
  }
  rest = rest.drop(while: isBlank)
  guard let relation = ["==", "<=", ">=", "="].first(where: rest.hasPrefix) else { return nil }
  if isWhole { return trimmed(whole) }
  // 3. Write the rule as an equation.
  let isRule = SLLRuleName(rawValue: word) != nil
  guard let attribute = attribute(named: word) == nil ? attributeOfRule(word) : word else { return nil }
  let (right, namesItem) = rightSide(trimmed(rest.dropFirst(relation.count)))
  guard namesItem || !isRule && relation != "=", !right.isEmpty else { return nil }
  let view = subject.map { context.source[$0] } ?? enclosingName(of: statement, in: context)
  return "\(view).\(attribute) \(relation) \(right)"
}

/// Returns the name of the view whose block contains the statement or, outside of blocks, of the file's first view.
private func enclosingName(of statement: Statement, in context: NotationContext) -> String {
  let view =
    statement.enclosing == .root ? context.views.dropFirst().first : context.views[statement.enclosing.index]
  return view?.name ?? "NAME"
}

/// Returns the text with SLL rule names replaced by attributes, such as `a.left` for `a.ll`, and whether the text names
/// a view's attribute.
private func rightSide(_ text: String) -> (text: String, namesItem: Bool) {
  var (result, namesItem) = ("", false)
  var rest = text[...]
  while let character = rest.first {
    let word = takeWord(&rest)
    guard !word.isEmpty else {
      result.append(character)
      rest = rest.dropFirst()
      continue
    }
    let isBehindDot = result.last == "." && word.first?.isNumber == false
    if isBehindDot { namesItem = true }
    if !isBehindDot, rest.first == ".", layoutGuide(meantBy: word) != nil { result += "superview." }
    result += isBehindDot && attribute(named: word) == nil ? attributeOfRule(word) ?? word : word
  }
  return (result, namesItem)
}

func trimmed(_ text: Substring) -> String {
  String(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
}
