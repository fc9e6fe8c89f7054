import Graphics
import LayoutModel

@Sendable func declarationHint(_ place: HintContext) -> String? {
  switch place.code {
  case "expected-name": hintAboutMissingName(place)
  case "unexpected-text": hintAfterName(place)
  case "unknown-color":
    [place.word, "\(place.word)Label"].lazy.compactMap { name in
      systemColor(name).map { "UIKit's '\(name)' is '\(spelled($0))'" }
    }.first ?? hintAboutChannels(place)
      ?? (isAtColor("#" + place.word) ? "write '#' before the digits of a color: '#\(place.word)'" : nil)
  case "unsupported-notation": hintAboutQuotes(place) ?? hintAboutSpacer(place)
  case "duplicate-view":
    "to add properties or subviews to the first '\(place.word)', write '\(place.word) { … }'"
  case "unknown-device": "'layoutdraw devices' lists the known devices"
  case "unknown-statement" where place.word == "device": "write 'canvas \(place.after.prefix(60))'"
  default: nil
  }
}

private func hintAboutSpacer(_ place: HintContext) -> String? {
  guard place.after.lowercased().hasPrefix("spacer") else { return nil }
  return
    "for flexible space, write a gap as in '|-[a]-(>=8)-[b]-|'; in a stack, write 'distribute equalSpacing', or add an empty view, as in 'view room'"
}

private func hintAboutChannels(_ place: HintContext) -> String? {
  guard ["rgb", "rgba"].contains(place.word), place.rest.first == "(" else { return nil }
  let numbers = place.rest.dropFirst().prefix { $0 != ")" }.split { ", /".contains($0) }.map { Double($0) }
  guard 3...4 ~= numbers.count, let alpha = numbers.count == 3 ? 1 : numbers[3], 0...1 ~= alpha else {
    return nil
  }
  let channels = (numbers.prefix(3) + [(alpha * 255).rounded()]).compactMap { channel in
    channel.flatMap { 0...255 ~= $0 ? UInt8($0) : nil }
  }
  guard channels.count == 4 else { return nil }
  let color = Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  return "write '\(spelled(.color(color)))'"
}

private func hintAboutMissingName(_ place: HintContext) -> String? {
  guard let first = place.after.first else { return nil }
  if first == "\"" { return "the name comes before the text: '\(place.before)NAME \"…\"'" }
  guard first.isASCII, first.isNumber else { return nil }
  return "a name begins with a letter or '_'"
}

/// Returns a hint about misplaced quotes: around a VFL line, as in `"|-[a]-|"` or `@"V:|[a]"`, or around a text that
/// does not follow its view's name, as in `"Hello"` in a label's block.
private func hintAboutQuotes(_ place: HintContext) -> String? {
  let text = place.after.drop { $0 == "@" }
  guard text.first == "\"" else { return nil }
  let quoted = text.dropFirst().prefix { $0 != "\"" }
  let isLine = ["|", "[", "H:", "V:", "HV:"].contains(where: quoted.hasPrefix)
  return isLine
    ? "write Visual Format Language without quotes: \(quoted.count <= 60 ? quoted : "|-[a]-|")"
    : "write the text right after the name of its view: 'label NAME \"\(quoted.count <= 40 ? quoted : "…")\"'"
}

/// Returns a hint about wrong text after the name in a view's declaration, as in `view my-view`, `image d 20x20` or
/// `view a #f00`.
private func hintAfterName(_ place: HintContext) -> String? {
  guard let declared = place.declared, let first = place.after.first else { return nil }
  var after = place.after[...]
  if let sides = takeSides(&after) {
    let isAlone = after.count == place.after.count - sides.width.count
    guard isAlone else { return "write 'size \(sides.width)x\(sides.height)'" }
    if declared.kind == .icon || declared.kind.setsText {
      let weight = LanguageWords.fontWeights.first { after.drop(while: isBlank).hasPrefix($0) }
      return "write 'font \(sides.width)\(weight.map { " " + $0 } ?? "")'"
    }
    return declared.kind.isControl ? nil : "write 'size \(sides.width)x\(sides.height)'"
  }
  if first == "[" || first == "(" {
    switch declared.kind {
    case .stack where first == "[":
      return "declare the arranged subviews in the stack's block: 'stack \(declared.name) { … }'"
    case .segments, .tabbar, .toolbar: return "write the titles without brackets, separated by spaces"
    default: return "properties are written without brackets, as in 'spacing 8'"
    }
  }
  if first == ",", declared.rest.last?.isNumber == true {
    return "separate numbers and properties with spaces, without ','"
  }
  if ":=".contains(first), place.value.hasPrefix("\"") {
    return
      "write the text right after the name, without '\(first)': '\(declared.kind.rawValue) \(declared.name) \"\(text(place.value))\"'"
  }
  if first == ",", declared.rest.hasSuffix("\"") {
    return "separate quoted text and properties with spaces, without ','"
  }
  if isAtColor(place.after), first == "#" { return "write 'fill \(place.after.prefix { !isBlank($0) })'" }
  guard declared.rest.isEmpty else { return nil }
  if first == "," { return "declare each view on a line of its own, beginning with the view's kind" }
  guard !":=(".contains(first) else { return nil }
  after = place.after.dropFirst()
  let rest = takeWord(&after)
  let name = declared.name.utf8.count + rest.utf8.count <= 60 ? "\(declared.name)_\(rest)" : "my_view"
  return "a name is made of a-z, A-Z, 0-9 and '_', as in '\(name)'"
}
