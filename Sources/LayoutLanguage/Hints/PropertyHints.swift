import LayoutModel

/// Properties of other toolkits, on a view's line or as a statement in its block.
@Sendable func propertyHint(_ place: HintPlace) -> String? {
  switch place.code {
  case "unknown-property" where !place.before.hasPrefix("canvas"):
    return hintAboutProperty(place) ?? hintAboutUnknownProperty(place)
  case "unknown-statement" where place.isAtStart && !isDeclaration(place):
    return hintAboutProperty(place)
  case "unknown-name" where place.isAtStart:
    return exampleOfProperty(place.word, value: place.value).map { "write '\($0)'" }
  case "expected-number":
    guard place.before.split(whereSeparator: isBlank).last == "font" else { return nil }
    let weight = LanguageWords.fontWeights.first { place.after.hasPrefix($0) }
    return "a font has a size, then a weight: 'font 17 \(weight ?? "bold")'"
  default:
    return nil
  }
}

/// Whether `KIND NAME` in other words is meant: `text a "x"`.
private func isDeclaration(_ place: HintPlace) -> Bool {
  guard statementMeant(by: place.word) != nil else { return false }
  var rest = place.rest
  return !takeWord(&rest).isEmpty
}

private func hintAboutProperty(_ place: HintPlace) -> String? {
  let name = place.declared?.name ?? "NAME"
  var value = place.value
  if let attribute = attribute(named: place.word) {
    let number = takeNumber(&value) ?? (attribute.isSize ? "40" : "8")
    let equation = "'\(name).\(place.word) = \(number)' on a line of its own"
    guard attribute.isSize else { return "a place is an equation, \(equation)" }
    return "write 'size \(size(place, number))' for its content, or the equation \(equation)"
  }
  if let example = exampleOfProperty(place.word, value: value) { return "write '\(example)'" }
  guard wordsForText.contains(place.word.lowercased()) else { return nil }
  let kind = place.declared?.kind ?? .label
  return "a text comes right after the name, without a word: '\(kind.rawValue) \(name) \"\(text(value))\"'"
}

/// `40x50` of `width 40 height 50`, `40x-` of `width 40`.
private func size(_ place: HintPlace, _ number: String) -> String {
  let isWidth = place.word == "width"
  var other: String?
  let words = place.rest.split(whereSeparator: isBlank)
  if let index = words.firstIndex(of: isWidth ? "height" : "width"), index + 1 < words.count {
    var value = words[index + 1]
    other = takeNumber(&value)
  }
  return isWidth ? "\(number)x\(other ?? "-")" : "\(other ?? "-")x\(number)"
}

/// `fill red` for `color: red`.
func exampleOfProperty(_ word: String, value: Substring) -> String? {
  var value = value
  let key = word.lowercased()
  if LanguageWords.fontWeights.contains(key) { return "font 17 \(key)" }
  switch key {
  case "color", "colour", "background", "backgroundcolor", "bg", "tint", "tintcolor", "textcolor":
    return "fill \(color(value) ?? "red")"
  case "border", "bordercolor", "outline": return "stroke \(color(value) ?? "red")"
  case "radius", "cornerradius", "rounded": return "corner \(takeNumber(&value) ?? "8")"
  case "padding", "margin", "inset", "insets": return "margins \(takeNumber(&value) ?? "8")"
  case "fontsize", "textsize": return "font \(takeNumber(&value) ?? "17")"
  case "italic", "light", "thin", "heavy", "black", "weight", "fontweight": return "font 17 bold"
  case "numberoflines", "wrap", "multiline": return "lines 0"
  case "ishidden", "hide", "invisible": return "hidden"
  default: return nil
  }
}

private func color(_ value: Substring) -> String? {
  let word = value.prefix { !isBlank($0) }
  return cssColors[word.lowercased()] != nil || word.hasPrefix("#") && isAtColor(String(word))
    ? String(word) : nil
}

private let wordsForText: Set<String> = [
  "text", "title", "label", "placeholder", "caption", "string", "value",
]

/// What stands in quotes.
private func text(_ value: Substring) -> Substring {
  guard let quote = value.first, "\"'".contains(quote) else { return "…" }
  let text = value.dropFirst().prefix { $0 != quote && $0 != "\\" }
  return text.isEmpty || text.count > 40 ? "…" : text
}

/// `label a Hello`, or a property that nobody has.
private func hintAboutUnknownProperty(_ place: HintPlace) -> String? {
  let properties = LanguageWords.properties
  guard nearest(to: place.word, in: properties) == nil else { return nil }
  guard let declared = place.declared, declared.rest.allSatisfy(isBlank), !declared.rest.isEmpty,
    [.label, .button, .field].contains(declared.kind)
  else { return "a view's properties are \(properties.joined(separator: " "))" }
  let words = place.after.split(whereSeparator: isBlank).prefix { !properties.contains(String($0)) }
  let text = words.joined(separator: " ")
  let isPlain = text.utf8.count <= 40 && text.utf8.allSatisfy { isNameByte($0) || $0 == UInt8(ascii: " ") }
  return
    "a text stands in quotes: '\(declared.kind.rawValue) \(declared.name) \"\(isPlain ? text : place.word)\"'"
}
