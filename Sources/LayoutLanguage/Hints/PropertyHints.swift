import LayoutModel

/// Returns a hint about an error in a property of a view or canvas, such as a property's name from another toolkit.
@Sendable func propertyHint(_ place: HintContext) -> String? {
  switch place.code {
  case "unknown-property" where place.before.hasPrefix("canvas"): return hintAboutCanvas(place)
  case "unknown-property":
    return hintAboutQuotedQuote(place) ?? hintAboutHyphens(place) ?? hintAboutOperand(place)
      ?? hintAboutProperty(place) ?? hintAboutUnknownProperty(place)
  case "unknown-statement" where place.isAtStart && !isDeclaration(place):
    return hintAboutHyphens(place) ?? hintAboutProperty(place) ?? hintAboutOtherView(place)
  case "unknown-statement" where place.isAtStart:
    return hintAboutStack(place) ?? hintAboutOtherView(place)
  case "unknown-statement", "property-outside-view": return hintAboutStack(place)
  case "unknown-name"
  where place.isView && (place.isAtStart || place.before.last { !isBlank($0) } == ","):
    return
      "to make '\(place.word)' a subview, move the line that declares it into the superview's block"
  case "unknown-name" where place.isAtStart && place.rest.first != ",":
    return hintAboutHyphens(place)
      ?? exampleOfProperty(place.word, value: place.value).map { "write '\($0)'" }
      ?? (place.rest.first.map { ";}".contains($0) } ?? true
        ? "to declare a subview, begin the line with its kind, as in 'view \(place.word)'" : nil)
  case "unknown-name", "expected-assignment", "unexpected-text", "expected-operator", "not-assignable":
    return hintAboutHyphens(place) ?? hintAboutComma(place)
  case "expected-word": return hintAboutHyphens(place) ?? hintAboutSign(place)
  case "expected-color": return hintAboutSign(place)
  case "margin-count":
    let words = place.before.split(whereSeparator: isBlank).suffix(3)
    let numbers = words.compactMap(takeNumberAlone)
    guard words.first == "margins", numbers.count == 2 else { return nil }
    return
      "for \(numbers[0]) at the top and bottom and \(numbers[1]) at the leading and trailing edges, write "
      + "'margins \((numbers + numbers).joined(separator: " "))'"
  case "unknown-metric" where ["horizontal", "vertical"].contains(place.word):
    let property = place.before.split(whereSeparator: isBlank).last ?? "hugging"
    return twoNumbers(of: property, "251 250")
  case "expected-number", "expected-size":
    if let hint = hintAboutHyphens(place) { return hint }
    let property = place.before.split(whereSeparator: isBlank).last { takeNumberAlone($0) == nil }
    if let hint = hintAboutSign(place) { return hint }
    if property == "size",
      let side = place.before.split(whereSeparator: isBlank).last.flatMap(takeNumberAlone)
    {
      var rest = place.after.drop(while: isBlank)
      return "write 'size \(side)x\(takeNumber(&rest) ?? side)'"
        + (place.declared?.kind == .icon
          ? "; to set the size of the symbol, write 'font \(side)'"
          : place.declared?.kind.takesText == true
            ? "; to set the size of the text, write 'font \(side)'" : "")
    }
    if property == "lines" { return "write 'lines 0' for as many lines as needed" }
    if property == "font" {
      let weight = LanguageWords.fontWeights.first { place.after.hasPrefix($0) }
      let size =
        place.after.split(whereSeparator: isBlank).prefix(2).compactMap(takeNumberAlone).first ?? "17"
      return "write the font's size before its weight: 'font \(size) \(weight ?? "bold")'"
    }
    guard isName(place.word), place.code == "expected-number" || property == "size" else { return nil }
    return "metrics can only be used in constraints and in other metrics; write the number here"
  default:
    return nil
  }
}

private func hintAboutSign(_ place: HintContext) -> String? {
  guard let sign = place.after.first, ":=".contains(sign) else { return nil }
  guard let property = words(in: place.before[...]).last(where: { takeNumberAlone($0) == nil }) else {
    return nil
  }
  let value = place.value.prefix { !isBlank($0) && !";})".contains($0) }
  return "write '\(property) \(value)', without '\(sign)'"
}

private func hintAboutCanvas(_ place: HintContext) -> String? {
  switch place.word.lowercased() {
  case "safearea", "safeareainsets", "insets":
    return "write 'safe\(place.after.dropFirst(place.word.count).prefix { isBlank($0) || $0.isNumber })'"
  case "landscape", "portrait":
    return
      "only a device has an orientation, as in 'canvas device \"iPhone 15\" landscape'"
  case "dark", "light", "print", "blueprint":
    return "set the theme in a comment: '// draw: --theme \(place.word.lowercased())'"
  default: return nil
  }
}

private func hintAboutStack(_ place: HintContext) -> String? {
  let words = [
    "hstack": "row", "hbox": "row", "row": "row", "vstack": "column", "vbox": "column", "column": "column",
  ]
  guard let axis = words[place.word.lowercased()] else { return nil }
  var rest = place.rest
  let name = takeWord(&rest)
  return "write 'stack \(name.isEmpty || name.utf8.count > 60 ? "NAME" : name) \(axis) {'"
}

/// Returns a hint about a statement such as `title hugging 251`, which sets a property of a view declared above.
private func hintAboutOtherView(_ place: HintContext) -> String? {
  var rest = place.rest
  guard ViewProperty(word: takeWord(&rest)) != nil, place.word.utf8.count <= 60 else { return nil }
  let property = place.rest.prefix { !";}".contains($0) }
  return
    "to set a property of a view that is declared above, write "
    + "'\(place.word) { \(property.split(whereSeparator: isBlank).joined(separator: " ")) }'"
}

private func hintAboutHyphens(_ place: HintContext) -> String? {
  func isPart(_ character: Character) -> Bool { character.isLetter || character == "-" }
  let lead = place.before.reversed().prefix(while: isPart).reversed()
  var name = lead + place.after.prefix(while: isPart)
  var value = place.after.drop(while: isPart)
  // For `background-color: red`, the error may be at `red`; in this case, the property's name is in the text before the
  // error.
  if !name.contains("-"), place.before.last == " ", place.before.contains(":") {
    name = place.before.prefix(while: isPart)
    value = place.after[...]
  }
  guard name.count <= 40, name.first?.isLetter == true, name.contains("-") else { return nil }
  value = value.drop { ":= \t".contains($0) }
  return exampleOfProperty(String(name.filter { $0 != "-" }), value: value).map { "write '\($0)'" }
}

/// Returns a hint that a comma cannot separate a property from a rule, as in `tt = 0, corner 5`.
private func hintAboutComma(_ place: HintContext) -> String? {
  let (before, after) = (place.before.split(separator: ","), place.after.split(separator: ","))
  let isFirstWord = place.isAtStart || place.before.last(where: { !isBlank($0) }) == ","
  guard before.count + after.count > 1, (place.before + place.after).contains(",") else { return nil }
  var part = (isFirstWord ? after.first : before.last)?.drop(while: isBlank) ?? ""
  let word = takeWord(&part)
  guard ViewProperty(word: word) != nil else { return nil }
  return "'\(word)' is a property: separate it from the rules with ';', not ','"
}

private func takeNumberAlone(_ text: Substring) -> String? {
  var text = text
  guard let number = takeNumber(&text), text.isEmpty else { return nil }
  return number
}

private func hintAboutQuotedQuote(_ place: HintContext) -> String? {
  guard place.before.last == "\"", place.after.contains("\"") else { return nil }
  return "write a quotation mark within a text as '\\\"'"
}

/// Returns a hint about the wrong value after a control's name, such as `Light Dark` without quotes in `segments a
/// Light Dark`.
private func hintAboutOperand(_ place: HintContext) -> String? {
  guard let (kind, name, rest) = place.declared, rest.allSatisfy(isBlank), !rest.isEmpty,
    let operand = kind.operand
  else { return nil }
  switch operand {
  case .count: return "the number of pages comes after the name, as in 'pages NAME 5'"
  case .symbol:
    let quoted = place.after.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
    let symbol = quoted ?? place.after.prefix { !isBlank($0) }
    return
      "after the view's name, put only the symbol's name, in quotes: '\(kind.rawValue) \(name) \"\(symbol)\"'"
  case .titles:
    let titles = place.after.split { isBlank($0) || $0 == "," }.prefix { $0.allSatisfy(\.isLetter) }
    guard ViewProperty(word: place.word) == nil, !titles.isEmpty, titles.count <= 6 else { return nil }
    return
      "put each title in quotes: '\(kind.rawValue) \(name) \(titles.map { "\"\($0)\"" }.joined(separator: " "))'"
  case .fraction:
    var value = place.value
    guard wordsForText.contains(place.word.lowercased()), let number = takeNumber(&value) else { return nil }
    return "the value comes right after the name: '\(kind.rawValue) \(name) \(number)'"
  default: return nil
  }
}

private func isName(_ word: String) -> Bool { word.utf8.first.map(isNameStart) ?? false }

/// Returns whether the statement seems to declare a view with an unknown keyword, as in `Label a` or `text a "x"`.
private func isDeclaration(_ place: HintContext) -> Bool {
  guard statementMeant(by: place.word) != nil || ViewKind(rawValue: place.word.lowercased()) != nil else {
    return false
  }
  var rest = place.rest
  return !takeWord(&rest).isEmpty
}

private func twoNumbers(of property: Substring, _ values: String) -> String {
  "write the horizontal priority and then the vertical one: '\(property) \(values)'"
}

private func hintAboutProperty(_ place: HintContext) -> String? {
  let words = place.before.split(whereSeparator: isBlank).suffix(2)
  if ["horizontal", "vertical"].contains(place.word), let property = words.first,
    ["hugging", "compression"].contains(property), let number = words.last
  {
    let other = property == "hugging" ? "250" : "750"
    let values = place.word == "horizontal" ? "\(number) \(other)" : "\(other) \(number)"
    return twoNumbers(of: property, values)
  }
  if let weight = weight(meantBy: place.word, place.value), words.count == 2, words.first == "font",
    let size = words.last.flatMap(takeNumberAlone)
  {
    return "write 'font \(size) \(weight)'"
  }
  let name = place.declared?.name ?? place.blockOwner ?? "NAME"
  var value = place.value
  if let attribute = attribute(named: place.word) {
    let number = takeNumber(&value) ?? (attribute.isSize ? "40" : "8")
    let equation = "'\(name).\(place.word) = \(number)' on a line of its own"
    guard attribute.isSize else {
      return value.first == "\"" ? nil : "to set the view's position, write the equation \(equation)"
    }
    // A label, button or control already has an intrinsic content size, which `size 40x-` would override, so suggest
    // only the equation.
    if let kind = place.declared?.kind, kind == .label || kind == .button || kind.isControl {
      return "write the equation \(equation)"
    }
    return
      "to set the intrinsic content size, write 'size \(size(place, number))'; to set the \(attribute.rawValue) with a constraint, write \(equation)"
  }
  if let example = exampleOfProperty(place.word, value: value, on: place.declared?.kind) {
    return "write '\(example)'"
  }
  guard wordsForText.contains(place.word.lowercased()) else { return nil }
  let kind = place.declared?.kind ?? .label
  guard kind.takesText else { return reasonForNoText(kind, name: name) }
  return
    "write the text right after the name, with no word in between: '\(kind.rawValue) \(name) \"\(text(value))\"'"
}

/// Returns a width or height as a size in the layout language: `40x50` for `width 40 height 50`, `40x-` for `width 40`.
private func size(_ place: HintContext, _ number: String) -> String {
  let isWidth = place.word == "width"
  var other: String?
  let words = place.rest.split(whereSeparator: isBlank)
  if let index = words.firstIndex(of: isWidth ? "height" : "width"), index + 1 < words.count {
    var value = words[index + 1]
    other = takeNumber(&value)
  }
  return isWidth ? "\(number)x\(other ?? "-")" : "\(other ?? "-")x\(number)"
}

/// Returns the layout language's form of a property from another language: `fill red` for `background: red`.
func exampleOfProperty(_ word: String, value: Substring, on kind: ViewKind? = nil) -> String? {
  let key = word.lowercased()
  if LanguageWords.fontWeights.contains(key) { return "font 17 \(key)" }
  for property in ViewProperty.allCases {
    guard let other = property.namesElsewhere(value, on: kind), other.names.contains(key),
      property == .color || kind.map(property.isPossible) ?? true
    else { continue }
    // On a view without text, another toolkit's `color` probably means the view's fill color.
    let isFill = property == .color && !(kind?.setsText ?? (key == "textcolor"))
    return isFill ? ViewProperty.fill.namesElsewhere(value, on: kind)?.example : other.example
  }
  return weight(meantBy: key, value).map { "font 17 \($0)" }
}

/// Returns the font weight that is nearest to a weight or style in other toolkits, such as `heavy`, or that follows
/// `weight`; `nil` for other words.
private func weight(meantBy word: String, _ value: Substring) -> String? {
  switch word.lowercased() {
  case let word where LanguageWords.fontWeights.contains(word): word
  case "italic", "light", "thin": "regular"
  case "heavy", "black": "bold"
  case "weight", "fontweight": firstWord(of: value, in: LanguageWords.fontWeights) ?? "bold"
  default: nil
  }
}

/// Returns the word at the beginning of a value, such as `.fillEqually`, as it is spelled in `known`.
private func firstWord(of value: Substring, in known: [String]) -> String? {
  let word = value.drop { $0 == "." }.prefix { $0.isLetter }.lowercased()
  return known.first { $0.lowercased() == word }
}

extension ViewProperty {
  /// Returns the property's lowercase names in CSS and other toolkits, such as `gap`, and an example in the layout
  /// language, such as `spacing 8`.
  fileprivate func namesElsewhere(
    _ value: Substring, on kind: ViewKind? = nil
  ) -> (names: [String], example: String)? {
    func number(_ likely: String) -> String {
      var value = value
      return takeNumber(&value) ?? likely
    }
    let texts = kind == .stack ? [] : TextAlignment.allCases.map(\.rawValue)
    let members = kind ?? .stack == .stack ? StackArrangement.Alignment.allCases.map(\.rawValue) : []
    let distributions = StackArrangement.Distribution.allCases.map(\.rawValue)
    let shade = colorName(in: value) ?? "red"
    let other: (words: [String], example: String)? =
      switch self {
      case .color: (["color", "colour", "foregroundcolor"], "color \(shade)")
      case .align:
        (
          ["textalign", "alignitems", "alignself"],
          "align \(firstWord(of: value, in: texts + members) ?? "center")"
        )
      case .fill: (["background", "bg", "tint", "tintcolor"], "fill \(shade)")
      case .stroke: (["border", "outline"], "stroke \(shade)")
      case .corner: (["radius", "rounded", "borderradius"], "corner \(number("8"))")
      case .margins: (["padding", "margin", "inset", "insets"], "margins \(number("8"))")
      case .font: (["fontsize", "textsize"], "font \(number("17"))")
      case .lines: (["wrap", "multiline"], "lines \(number("0"))")
      case .hidden: (["hide", "invisible"], "hidden")
      case .row:
        (
          ["horizontal", "hstack", "direction", "flexdirection"],
          value.drop { $0 == "." }.lowercased().hasPrefix("v") || value.hasPrefix("column") ? "column" : "row"
        )
      case .column: (["vertical", "vstack"], "column")
      case .spacing: (["gap"], "spacing \(number("8"))")
      case .distribute:
        (
          ["justify", "justifycontent"],
          "distribute \(firstWord(of: value, in: distributions) ?? "equalSpacing")"
        )
      case .size, .hugging, .compression, .unnamed, .baselines, .outset, .after: nil
      }
    return other.map { ($0.words + codeNames.map { $0.lowercased() }, $0.example) }
  }
}

/// Returns the first color in a value: `#ccc` in `1px solid #ccc`.
private func colorName(in value: Substring) -> String? {
  value.split { isBlank($0) || ";}".contains($0) }.prefix(4).first { word in
    cssColors[word.lowercased()] != nil || word.hasPrefix("#") && isAtColor(String(word))
  }.map(String.init)
}

let wordsForText: Set<String> = [
  "text", "title", "label", "placeholder", "caption", "string", "value",
]

/// Returns the quoted text at the beginning of a value, or `…` if the value does not begin with a short text in quotes.
func text(_ value: Substring) -> Substring {
  guard let quote = value.first, "\"'".contains(quote) else { return "…" }
  let text = value.dropFirst().prefix { $0 != quote && $0 != "\\" }
  return text.isEmpty || text.count > 40 ? "…" : text
}

private func hintAboutUnknownProperty(_ place: HintContext) -> String? {
  if place.declared?.kind == .switch { return "write a switch's state, 'on' or 'off', right after its name" }
  if ["hidden", "unnamed"].contains(place.before.split(whereSeparator: isBlank).last) {
    return "'hidden' and 'unnamed' take no value; to turn one off, leave the word out"
  }
  switch place.word.lowercased() {
  case "opacity", "alpha":
    return "write the opacity as the last two digits of the color, as in 'fill #00000080'"
  case "frame", "bounds", "x", "y", "position":
    return "set a view's frame with constraints, such as '|-8-[a(100)]' and 'V:|-8-[a(50)]'"
  case "secure", "password": return "secure text entry does not change the picture: leave '\(place.word)' out"
  case "visible", "shown": return "a view is visible by default: leave '\(place.word)' out"
  default: break
  }
  let properties = ViewProperty.all(of: place.declared?.kind ?? .view)
  let declared = place.declared.flatMap { $0.rest.allSatisfy(isBlank) && !$0.rest.isEmpty ? $0 : nil }
  guard nearest(to: place.word, in: properties) == nil || declared?.kind.operand == .text else { return nil }
  guard let declared, declared.kind.takesText
  else {
    return
      "the properties of \((place.declared?.kind ?? .view).withArticle) are \(properties.joined(separator: ", "))"
  }
  let words = place.after.split(whereSeparator: isBlank).prefix { !properties.contains(String($0)) }
  let text = words.joined(separator: " ")
  let isPlain = text.utf8.count <= 40 && text.utf8.allSatisfy { isNameByte($0) || $0 == UInt8(ascii: " ") }
  return
    "put text in quotes: '\(declared.kind.rawValue) \(declared.name) \"\(isPlain ? text : place.word)\"'"
}
