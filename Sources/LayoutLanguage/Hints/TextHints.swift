@Sendable func commentHint(_ place: HintContext) -> String? {
  guard place.code != "malformed-color", isAtComment(place) else { return nil }
  return "a comment begins with '//' and ends at the end of the line"
}

private func isAtComment(_ place: HintContext) -> Bool {
  let (before, after) = (place.before, place.after)
  if ["/*", "*/", "<!--"].contains(where: after.hasPrefix) { return true }
  // A `*` can begin a line of a `/* … */` comment, or follow a `/` that was read as an operator.
  if after.hasPrefix("*") { return place.isAtStart || before.hasSuffix("/") }
  if after.hasPrefix("#") { return place.isAtStart || !isAtColor(after) }
  if after.hasPrefix("--") { return place.isAtStart || isSetApart(before, after.dropFirst(2)) }
  if after.hasPrefix("-"), before.hasSuffix("-") { return isSetApart(before.dropLast(), after.dropFirst()) }
  // In `-- text`, the dashes are read as minus signs, so the error is at the next word.
  let blanks = before.reversed().prefix(while: isBlank).count
  let lead = before.dropLast(blanks)
  return lead.hasSuffix("--") && isSetApart(lead.dropLast(2), blanks > 0 ? " " : after)
}

/// Returns whether a mark such as `--`, between the two texts, has a blank or nothing on each side.
private func isSetApart(_ before: some StringProtocol, _ after: some StringProtocol) -> Bool {
  (before.last.map(isBlank) ?? true) && (after.first.map(isBlank) ?? true)
}

func isAtColor(_ text: String) -> Bool {
  let word = text.dropFirst().prefix { $0.isLetter || $0.isNumber }
  return [3, 6, 8].contains(word.count) && word.allSatisfy(\.isHexDigit)
}

@Sendable func quoteHint(_ place: HintContext) -> String? {
  // The error `unsupported-notation` is at the start of the statement, so the single quote can be later in the line.
  guard place.after.hasPrefix("'") || place.code == "unsupported-notation",
    let quote = place.after.firstIndex(of: "'")
  else { return nil }
  let text = place.after[quote...].dropFirst().prefix { $0 != "'" && $0 != "\"" && $0 != "\\" }
  return "put text in double quotes: \"\(text.count <= 40 ? text : "…")\""
}

@Sendable func markupHint(_ place: HintContext) -> String? {
  guard place.code == "unsupported-notation", place.line == 0, place.after.hasPrefix("<") else { return nil }
  return "this looks like XML or HTML; a layout file holds lines such as 'view a' and 'a.left = 10'"
}
