import Diagnostics

/// `a.top == b.top + 8` for `a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8)`; `nil` for what is no
/// such call, or one that an equation cannot say.
func formOfAnchors(_ statement: SourceSpan, in context: NotationContext) -> String? {
  guard statement.end - statement.start <= 500 else { return nil }
  var cursor = Cursor(context.source, statement)
  // 1. The item on the left and the relation.
  let left = takePath(&cursor)
  guard left.last == "constraint", let first = item(left.dropLast()), cursor.take("(") else { return nil }
  guard let label = takeLabel(&cursor), let relation = relations[label] else { return nil }
  // 2. A constant alone, or an item with what is done to it.
  var text = "\(first) \(relation) "
  if label.hasSuffix("Constant") {
    guard let constant = takeSigned(&cursor) else { return nil }
    text += (constant.hasMinus ? "-" : "") + constant.text
  } else {
    guard let second = item(takePath(&cursor)[...]) else { return nil }
    text += second
    cursor.skipBlanks()
    while cursor.take(",") {
      guard let label = takeLabel(&cursor), let value = takeSigned(&cursor) else { return nil }
      switch label {
      case "multiplier" where !text.contains(" * "): text += " * " + (value.hasMinus ? "-" : "") + value.text
      case "constant": text += (value.hasMinus ? " - " : " + ") + value.text
      default: return nil
      }
      cursor.skipBlanks()
    }
  }
  // 3. The end; what follows, such as `.isActive = true`, says nothing that an equation has to.
  cursor.skipBlanks()
  return cursor.take(")") ? text : nil
}

private let relations = [
  "equalTo": "==", "lessThanOrEqualTo": "<=", "greaterThanOrEqualTo": ">=",
  "equalToConstant": "==", "lessThanOrEqualToConstant": "<=", "greaterThanOrEqualToConstant": ">=",
]

/// The names of `a.b.c`.
private func takePath(_ cursor: inout Cursor) -> [String] {
  cursor.skipBlanks()
  var names: [String] = []
  while let name = cursor.takeName() {
    names.append(name.text)
    guard cursor.take(".") else { break }
  }
  return names
}

/// `b.top` for `self.b.topAnchor` and for `b.safeAreaLayoutGuide.topAnchor`.
private func item(_ path: ArraySlice<String>) -> String? {
  guard let attribute = path.last.flatMap(attributeOfAnchor) else { return nil }
  var views = path.dropLast()
  let guide = ["safeAreaLayoutGuide", "layoutMarginsGuide"].firstIndex(of: views.last ?? "")
  if guide != nil { views.removeLast() }
  let marginWord = attribute + "Margin"
  let hasMargin = guide == 1 && LayoutLanguage.attribute(named: marginWord) != nil
  guard let view = views.last, view != "self" else { return nil }
  return "\(view).\(hasMargin ? marginWord : attribute)"
}

/// `constant` of `constant: `.
private func takeLabel(_ cursor: inout Cursor) -> String? {
  cursor.skipBlanks()
  let label = cursor.takeName()
  cursor.skipBlanks()
  return cursor.take(":") ? label?.text : nil
}

private func takeSigned(_ cursor: inout Cursor) -> (hasMinus: Bool, text: String)? {
  cursor.skipBlanks()
  let hasMinus = cursor.take("-")
  guard let text = cursor.takeNumber().map({ cursor[$0.span] }) ?? cursor.takeName()?.text else {
    return nil
  }
  return (hasMinus, text)
}
