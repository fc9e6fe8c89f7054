import LayoutModel

/// Returns a hint about an unknown attribute, such as `edges` in `a.edges`, which means several attributes, or `font`
/// in `a.font`, which is a property of the view.
@Sendable func attributeHint(_ place: HintContext) -> String? {
  guard place.code == "unknown-attribute", place.before.last == "." else { return nil }
  if place.word.lowercased().contains("baseline") {
    return "for a baseline, write 'firstBaseline' or 'lastBaseline'"
  }
  if let path = guidePath(meantBy: place.word) {
    return "write '\(words(in: place.before[...]).last ?? "superview").\(path)'"
  }
  guard !place.before.contains("=") else { return nil }
  var lead = place.before.dropLast()
  let view = takeWord(&lead)
  guard !view.isEmpty, lead.isEmpty, view.utf8.count <= 60 else { return nil }
  if view == "NSLayoutConstraint" {
    return "write each constraint as an equation on its own line, such as 'a.top == b.top + 8'"
  }
  var value = place.value
  switch place.word {
  case "size":
    if let other = takeViewName(&value) {
      return write("\(view).width = \(other).width", "\(view).height = \(other).height")
    }
    let sides = takeSides(&value) ?? ("40", "40")
    return write("\(view).width = \(sides.width)", "\(view).height = \(sides.height)")
  case "center", "centre":
    let word = value.prefix { $0.utf8.count == 1 && isNameByte($0.asciiValue ?? 0) }
    let isName = word.first.map { !$0.isNumber } == true && word.utf8.count <= 60
    let other = takeViewName(&value) ?? (isName ? String(word) : "superview")
    return write("\(view).centerX = \(other).centerX", "\(view).centerY = \(other).centerY")
  case "origin": return write("\(view).left = 8", "\(view).top = 8")
  case "aspect", "aspectRatio", "ratio": return aspect(of: view, value)
  case "edges", "frame", "bounds", "insets": return edges(of: view, value)
  default:
    if wordsForText.contains(place.word.lowercased()) {
      return
        "write the text right after the name where the view is declared: 'label \(view) \"\(text(value))\"'"
    }
    let isProperty = ViewProperty(word: place.word) != nil
    guard
      let example = exampleOfProperty(place.word, value: value, on: .label) ?? (isProperty ? place.word : nil)
    else {
      return nil
    }
    return "'\(example)' is a property: put it on the view's line or in its block"
  }
}

private func write(_ first: String, _ second: String) -> String {
  "write '\(first)' and '\(second)', each on a line of its own"
}

private func takeViewName(_ value: inout Substring) -> String? {
  var ahead = value
  let name = takeWord(&ahead)
  guard let first = name.first, !first.isNumber, ahead.first == ".", name.utf8.count <= 60 else { return nil }
  value = ahead
  return name
}

/// Returns VFL lines or equations to write instead of an equation such as `a.edges = superview + 8`.
private func edges(of view: String, _ value: Substring) -> String {
  var value = value
  let isNumber = value.first?.isNumber == true
  let other = isNumber ? "superview" : takeWord(&value)
  let guide = value.dropFirst().prefix { $0.isLetter }
  var number = value.drop { !"0123456789".contains($0) }
  let inset = takeNumber(&number).flatMap { $0 == "0" ? nil : $0 }
  if other.isEmpty || other == "superview", LayoutGuide(rawValue: String(guide)) == nil {
    let gap = inset.map { "-\($0)-" } ?? ""
    return write("|\(gap)[\(view)]\(gap)|", "V:|\(gap)[\(view)]\(gap)|")
  }
  let object = LayoutGuide(rawValue: String(guide)).map { "\(other).\($0.rawValue)" } ?? other
  let lines = [("left", "+"), ("top", "+"), ("right", "-"), ("bottom", "-")].map { side, sign in
    "'\(view).\(side) = \(object).\(side)\(inset.map { " \(sign) \($0)" } ?? "")'"
  }
  return "write \(lines[0]), \(lines[1]), \(lines[2]) and \(lines[3]), each on a line of its own"
}

private func aspect(of view: String, _ value: Substring) -> String {
  var value = value
  let width = takeNumber(&value) ?? "1"
  value = value.drop(while: isBlank)
  if let sign = value.first, "/:".contains(sign) {
    value = value.dropFirst().drop(while: isBlank)
    if let height = takeNumber(&value) {
      return "write '\(view).width = \(view).height * \(width):\(height)'"
    }
  }
  let multiplier = Double(width) == 1 ? "" : " * \(width)"
  return "write '\(view).width = \(view).height\(multiplier)'"
}

/// The help for constraints in Swift that are made with anchors.
let anchorHelp = "write an equation and leave 'Anchor' out of the attribute's name, as in 'a.top = b.top'"

@Sendable func anchorHint(_ place: HintContext) -> String? {
  place.code == "view-path" && place.after.contains("Anchor.constraint") ? anchorHelp : nil
}
