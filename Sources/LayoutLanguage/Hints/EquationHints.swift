import LayoutModel

/// A hint about words after an equation, or twice in it.
@Sendable func equationHint(_ place: HintContext) -> String? {
  let isEquation = place.before.contains(".") && place.before.contains("=")
  switch place.code {
  case "further-operation" where place.before.contains(":"):
    return "a ratio such as 16:9 stands alone; with other factors, write '* 16 / 9'"
  case "expected-relation" where place.after.allSatisfy(isBlank):
    return hintAboutAttributeAlone(place)
  case "unexpected-text" where isEquation: break
  default: return nil
  }
  let after = place.after
  if after.hasPrefix(",") || after.hasPrefix("&") { return "write each equation on a line of its own" }
  if after.hasPrefix("=") { return "an equation has one relation: write the second one on a line of its own" }
  if after.hasPrefix("\\") {
    return "a '\\' continues a line only as its last character, without a comment after it"
  }
  let isNamed = place.before.last { !isBlank($0) } == "\""
  return isNamed && (after.hasPrefix("~") || after.hasPrefix("@"))
    ? "the priority comes before the name: '~ 750 \"name\"'" : nil
}

/// A hint about an attribute without a relation: `a.centerX`.
private func hintAboutAttributeAlone(_ place: HintContext) -> String? {
  var text = place.before[...]
  let view = takeWord(&text)
  guard !view.isEmpty, view != "superview", view.utf8.count <= 60, text.first == "." else { return nil }
  text = text.dropFirst()
  let word = takeWord(&text)
  guard let attribute = attribute(named: word), text.allSatisfy(isBlank) else { return nil }
  return "write '\(view).\(word) = \(attribute.isSize ? "40" : "superview.\(word)")'"
}

/// A hint about names of views in other languages.
@Sendable func viewHint(_ place: HintContext) -> String? {
  guard place.code == "unknown-view" else { return nil }
  switch place.word {
  case "self", "this":
    return "write the view's name, even in its own block"
  case "parent", "super", "root", "window", "screen":
    return "the view that contains another one is 'superview': '\(place.before)superview\(place.rest)'"
  // In brackets it belongs to a line of the Visual Format Language, whose error gives the correction.
  case "superview":
    return place.before.last { !isBlank($0) } == "["
      ? nil : "rules are about a view of the file, as in 'NAME: tt = 5'"
  default:
    guard let guide = LayoutGuide(rawValue: place.word), place.rest.first == "." else { return nil }
    return "a guide belongs to a view: 'superview.\(guide.rawValue)\(place.rest.prefix { !isBlank($0) })'"
  }
}
