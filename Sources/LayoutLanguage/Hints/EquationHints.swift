import LayoutModel

@Sendable func equationHint(_ place: HintContext) -> String? {
  let isEquation = place.before.contains(".") && place.before.contains("=")
  switch place.code {
  case "further-operation" where place.before.contains(":"):
    return "a ratio such as 16:9 must be the only factor; with other factors, write '* 16 / 9'"
  case "expected-relation" where place.after.hasPrefix(","): return "write each equation on a line of its own"
  case "number-unit" where place.word.first == "_":
    return "write '\(place.digitsBefore)\(place.word.filter(\.isNumber))', without '_'"
  case "expected-relation" where place.after.allSatisfy(isBlank):
    return hintAboutAttributeAlone(place)
  case "unknown-metric", "expected-priority":
    return hintAboutPriorityWord(place)
      ?? (place.code == "unknown-metric" ? hintAboutUnknownMetric(place) : nil)
  case "expected-attribute" where place.isAssignment: return hintAboutAssignment(place)
  case "arithmetic-on-left", "further-item":
    return "to combine more than two attributes, write an SLL rule, as in 'a: w = %w(b) - %w(c)'"
  case "constant-arithmetic": return hintAboutPriority(place)
  case "expected-operand" where isEquation:
    var number = place.after.dropFirst()
    return place.after.first == "\"" && takeNumber(&number) != nil ? "write a number without quotes" : nil
  case "unexpected-text" where isEquation: break
  default: return nil
  }
  let after = place.after
  let decimals = after.dropFirst().prefix(while: \.isNumber)
  if after.hasPrefix(","), 1...2 ~= decimals.count, place.before.last?.isNumber == true {
    return "use a decimal point: '\(place.digitsBefore).\(decimals)'"
  }
  if let hint = hintAboutPriority(place) ?? hintAboutGuideBehind(place) { return hint }
  if after.hasPrefix(",") || after.hasPrefix("&") { return "write each equation on a line of its own" }
  if after.hasPrefix("=") {
    return
      "an equation can have only one relation; split this into separate equations, each on a line of its own"
  }
  if after.hasPrefix("\\") {
    return "to continue an equation on the next line, end the line with '\\', without a comment after it"
  }
  if after.hasPrefix(":"), let view = place.widthAlone {
    return "write '\(view).width = \(view).height * 16:9'"
  }
  let isNamed = place.before.last { !isBlank($0) } == "\""
  return isNamed && (after.hasPrefix("~") || after.hasPrefix("@"))
    ? "the priority comes before the name: '~ 750 \"name\"'" : nil
}

extension HintContext {
  fileprivate var leftItem: (view: String, attribute: Attribute)? {
    var text = before[...]
    let view = takeWord(&text)
    guard text.first == ".", view.utf8.count <= 60 else { return nil }
    text = text.dropFirst()
    return attribute(named: takeWord(&text)).map { (view, $0) }
  }

  /// Indicates whether the error is at the `=` of a statement without an attribute, such as `gap = 8`.
  fileprivate var isAssignment: Bool {
    !before.isEmpty && !before.contains(".") && after.first == "="
  }

  fileprivate var widthAlone: String? {
    var text = before[...]
    let view = takeWord(&text)
    return text.hasPrefix(".width") && view.utf8.count <= 60 ? view : nil
  }
}

/// Returns a hint about a wrong form of a priority, such as `= 100 (750)`, `= 100, ~750` or `= 100 !important`.
private func hintAboutPriority(_ place: HintContext) -> String? {
  if place.after.hasPrefix("!important") {
    return "an equation without a priority is already required (1000)"
  }
  if (place.after.hasPrefix("-") || place.after.hasPrefix("+")) && place.before.contains("~") {
    return "a priority is a single number or metric, as in '~ 749'"
  }
  var text = place.after.drop { $0 == "." }
  let word = takeWord(&text)
  guard ["", "priority", "at", "with"].contains(word), !word.isEmpty || ["(", ","].contains(text.first) else {
    return nil
  }
  text = text.drop { "(,:=~@ \t".contains($0) }
  guard let number = takeNumber(&text), let priority = Double(number), 1...1000 ~= priority,
    text.allSatisfy({ isBlank($0) || $0 == ")" })
  else { return nil }
  return "a priority comes after '~', as in '~ \(number)'"
}

private func hintAboutPriorityWord(_ place: HintContext) -> String? {
  guard let sign = place.before.last(where: { !isBlank($0) }), "~@".contains(sign) else { return nil }
  let word = place.after.drop { $0 == "." }.prefix { $0.isLetter }
  let known = LanguageWords.priorities.first { word.lowercased().hasSuffix($0.lowercased()) }
  return known.map { "write '~ \($0)'" }
    ?? "write a number from 1 to 1000, 'high' (750) or 'low' (250)"
}

private func hintAboutGuideBehind(_ place: HintContext) -> String? {
  var guide = place.after.dropFirst()
  let side = place.before.split(separator: ".").last.map(String.init) ?? ""
  let view = words(in: place.before.dropLast(side.count + 1)).last
  guard place.after.first == ".", let view, attribute(named: side) != nil,
    let guide = layoutGuide(meantBy: takeWord(&guide))
  else { return nil }
  return "write '\(view).\(guide.rawValue).\(side)'"
}

/// Returns the guide that a word such as `SafeArea` or `safeAreaLayoutGuide` means.
func layoutGuide(meantBy word: String) -> LayoutGuide? {
  if ["safe", "safeareainsets", "safearealayoutguide"].contains(word.lowercased()) { return .safeArea }
  return LayoutGuide.named(word)?.guide
    ?? LayoutGuide.allCases.first { $0.rawValue.lowercased() == word.lowercased() }
}

/// Returns the path to a layout guide's attribute, such as `safeArea.top`, that a word such as `safeAreaTop` means.
func guidePath(meantBy word: String) -> String? {
  LayoutGuide.allCases.lazy.compactMap { guide in
    guard word.hasPrefix(guide.rawValue) else { return nil }
    let rest = word.dropFirst(guide.rawValue.count)
    return attribute(named: rest.prefix(1).lowercased() + rest.dropFirst()).map {
      "\(guide.rawValue).\($0.rawValue)"
    }
  }.first
}

private func hintAboutAssignment(_ place: HintContext) -> String? {
  let value = place.value
  var number = value
  guard takeNumber(&number) != nil else { return nil }
  let name = place.before.filter { !isBlank($0) }
  return name == "spacing"
    ? "write 'spacing \(value)'" : "to declare a metric, write 'let \(name) = \(value)'"
}

/// Returns a hint about an unknown word in a place where a number or metric is expected, such as `center` in `a.centerX
/// = center`.
private func hintAboutUnknownMetric(_ place: HintContext) -> String? {
  if let path = guidePath(meantBy: place.word) {
    return "name the view before its guide: 'superview.\(path)'"
  }
  if let guide = layoutGuide(meantBy: place.word), place.word != "safe" || place.before.last == "-" {
    return "to use a layout guide, write an equation such as 'a.top = superview.\(guide.rawValue).top'"
  }
  guard place.before.contains("."), place.before.contains("=") else { return nil }
  if ["min", "max"].contains(place.word), place.rest.first == "(" {
    let relation = place.word == "min" ? "<=" : ">="
    return "functions are not supported; write an inequality for each value, as in 'a.width \(relation) 400'"
  }
  if place.word == "calc" {
    return "functions are not supported; write a size and a constant, as in 'superview.width - 20'"
  }
  let first = place.leftItem
  if let first, ["match_parent", "fill_parent", "fill", "stretch", "full"].contains(place.word.lowercased()),
    first.attribute.isSize
  {
    let line = first.attribute == .width ? "|[\(first.view)]|" : "V:|[\(first.view)]|"
    return
      "to give the view the full \(first.attribute.rawValue) of its superview, write '\(line)' or "
      + "'\(first.view).\(first.attribute.rawValue) = superview.\(first.attribute.rawValue)'"
  }
  if place.word == "auto" {
    return first?.attribute.isSize == true
      ? "leave the equation out; without it, a view with content, such as a label, has its intrinsic content size"
      : "write a number or an attribute of another view, as in 'superview.top + 8'"
  }
  let word = place.word == "center" ? "centerX" : place.word
  if let other = attribute(named: word) {
    // In `a.width = height`, the bare `height` probably means the height of `a` itself, not that of its superview.
    let owner = first.flatMap { $0.attribute.isSize && $0.attribute != other ? $0.view : nil } ?? "superview"
    return "name the view before the attribute: '\(other.isSize ? owner : "superview").\(word)'"
  }
  return ["true", "false"].contains(word) ? nil : "to declare a metric, write 'let \(word.prefix(60)) = 8'"
}

private func hintAboutAttributeAlone(_ place: HintContext) -> String? {
  var text = place.before[...]
  let view = takeWord(&text)
  guard !view.isEmpty, view != "superview", view.utf8.count <= 60, text.first == "." else { return nil }
  text = text.dropFirst()
  let word = takeWord(&text)
  guard let attribute = attribute(named: word), text.allSatisfy(isBlank) else { return nil }
  return "write '\(view).\(word) = \(attribute.isSize ? "40" : "superview.\(word)")'"
}

/// Returns a hint about an unknown name of a view, such as `self` or `parent` from another language.
@Sendable func viewHint(_ place: HintContext) -> String? {
  guard place.code == "unknown-view" else { return nil }
  switch place.word {
  case "self", "this":
    return "write the view's name instead of '\(place.word)', even in the view's own block"
  case "parent", "super", "root", "window", "screen":
    return "a view's container is called 'superview': '\(place.before)superview\(place.rest)'"
  // The error for `[superview]` in a VFL line already has a help text.
  case "superview":
    return place.before.last { !isBlank($0) } == "["
      ? nil : "begin the rules with the name of a view in this file, as in 'NAME: tt = 5'"
  default:
    if let attribute = attribute(named: place.word), let view = place.blockOwner, place.rest.first == ":" {
      let value = place.value.prefix { !";}".contains($0) && !isBlank($0) }
      let right = value.isEmpty ? "100" : value
      return "write the equation '\(view).\(attribute.rawValue) = \(right)' on a line of its own"
    }
    if place.rest.first == ":", place.blockOwner != nil {
      let value = trimmed(place.value.prefix { !";}".contains($0) })
      let property = ViewProperty(word: place.word)
      if let written = exampleOfProperty(place.word, value: value[...]) ?? property?.written(value) {
        return "write the property without ':': '\(written)'"
      }
      if property != nil { return "write the property without ':', and give it a value" }
    }
    if nearest(to: place.word, in: ["superview"]) != nil, place.rest.first == "." {
      return "a view's container is called 'superview'"
    }
    guard let guide = layoutGuide(meantBy: place.word), place.rest.first == "." else { return nil }
    if let side = LayoutGuide.named(place.word)?.side {
      return "name the view before its guide: 'superview.\(guide.rawValue).\(side.rawValue)'"
    }
    var rest = place.rest.prefix { !isBlank($0) }
    if rest.hasSuffix("Anchor") { rest = rest.dropLast("Anchor".count) }
    return "name the view before its guide: 'superview.\(guide.rawValue)\(rest)'"
  }
}

extension ViewProperty {
  /// Returns the property as written in a layout file, with the value if the property takes one; `nil` if the property
  /// takes a value, but `value` is empty.
  fileprivate func written(_ value: String) -> String? {
    guard takesValue else { return rawValue }
    return value.isEmpty ? nil : "\(rawValue) \(value)"
  }
}
