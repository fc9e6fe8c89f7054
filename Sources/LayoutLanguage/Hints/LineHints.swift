import LayoutModel

/// Returns a hint about a mistake in a VFL line, such as `[a@750]`, `[a(100pt)]` or `-[safeArea]-`.
@Sendable func visualFormatHint(_ place: HintContext) -> String? {
  guard ["|", "[", "H:", "V:", "HV:"].contains(where: place.before.hasPrefix) else { return nil }
  switch place.code {
  case "unclosed-view", "unclosed-predicates", "unfinished-connection", "unexpected-text":
    if place.after.hasPrefix("@") {
      return "write the priority within the parentheses, as in '[a(100@750)]' or '-(8@750)-'"
    }
    if place.after.hasPrefix("["), place.after.contains("align") {
      let option = place.after.drop { !$0.isLetter }.prefix(while: \.isLetter)
      return "options are written without brackets: '\(option)'"
    }
    let isUnit = place.before.last?.isNumber == true && place.after.first?.isLetter == true
    if isUnit, ["e", "E"].contains(place.after.prefix(1)), place.after.dropFirst().first?.isNumber == true {
      return "a number cannot have an exponent; write all digits, as in '1000'"
    }
    return isUnit ? "all lengths are in points, without a unit" : nil
  case "unknown-view":
    guard let bracket = place.before.lastIndex(of: "[") else { return nil }
    var inside = place.before[bracket...].dropFirst()
    if inside.isEmpty {
      return layoutGuide(meantBy: place.word).map {
        "to use a layout guide, write an equation such as 'a.top = superview.\($0.rawValue).top'"
      }
    }
    let view = takeWord(&inside)
    guard inside.first == "(", let attribute = attribute(named: place.word), attribute.isSize else {
      return nil
    }
    var value = place.value
    let predicate = "'[\(view)(\(takeNumber(&value) ?? "100"))]'"
    let line = attribute.axis == .vertical ? "V:" : "H:"
    return place.before.hasPrefix("V:") == (attribute.axis == .vertical)
      ? "write \(predicate)" : "write \(predicate) in a line that begins with '\(line)'"
  default: return nil
  }
}

/// Returns a hint about a mistake in a rule, such as `w = 100 ~ 750`, `w >= 100`, `tt = bt(card)` or `.top = 8`.
@Sendable func ruleHint(_ place: HintContext) -> String? {
  var lastWord: String { words(in: place.before[...]).last.map(String.init) ?? "" }
  switch place.code {
  case "expected-operator" where place.after.hasPrefix("~") || place.after.hasPrefix("@"):
    return "a rule cannot have a priority; write an equation instead, as in 'a.width = 100 ~ 750'"
  case "expected-operator" where place.after.hasPrefix("("):
    var rest = place.after.dropFirst()
    let (rule, argument) = (lastWord, takeWord(&rest))
    guard SLLRuleName(rawValue: rule) != nil, !argument.isEmpty, argument.count <= 60 else { return nil }
    return "write '%' before a value of another view: '%\(rule)(\(argument))'"
  case "expected-assignment" where place.after.hasPrefix(">") || place.after.hasPrefix("<"):
    let isBound = lastWord.hasPrefix("min") || lastWord.hasPrefix("max")
    let bound = (place.after.hasPrefix(">") ? "min" : "max") + lastWord.dropFirst(isBound ? 3 : 0)
    var value = place.after.drop { "=<> ".contains($0) }
    return SLLRuleName(rawValue: bound) == nil
      ? "a rule cannot be an inequality; write the inequality with the view's attribute, as in 'a.top >= 8'"
      : "write '\(bound) = \(takeNumber(&value) ?? "100")'"
  case "missing-operand" where place.isAtStart && place.after.hasPrefix("."):
    guard let view = place.blockOwner else { return nil }
    let rest = trimmed(place.after.prefix { !";}".contains($0) })
    return "begin the equation with the view's name: '\(view)\(rest)'"
  case "unknown-rule" where ViewProperty(word: place.word) != nil:
    return "write '\(place.word) \(trimmed(place.value.prefix { !";},".contains($0) }))'"
  default: return nil
  }
}
