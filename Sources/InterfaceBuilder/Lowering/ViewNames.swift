import LayoutModel

/// Returns a unique name for each view of a scene, from its outlet, its label in Xcode, its text or accessibility
/// label, or its class.
func viewNames(of scene: InterfaceScene) -> [String] {
  var unique = UniqueNames()
  // Assign the names of outlets first; otherwise, a name made from a text could be the same as an outlet's name.
  let wanted = scene.views.map { view in
    let outlet = view.id.flatMap { scene.outlets[$0] }.flatMap { identifier($0) }
    return (outlet: outlet, other: outlet ?? described(view))
  }
  var names = wanted.map { _ in "" }
  for (index, name) in wanted.enumerated() {
    if let outlet = name.outlet { names[index] = unique.name(outlet) }
  }
  for (index, name) in wanted.enumerated() where name.outlet == nil { names[index] = unique.name(name.other) }
  return names
}

private func described(_ view: InterfaceView) -> String {
  let label = view.element["userLabel"].flatMap { identifier(camelCase($0)) }
  if let label { return label }
  let spoken = view.element.child("accessibility")?["label"]
  if let text = view.text ?? spoken, let name = identifier(camelCase(text, mostWords: 4)) {
    let suffix = view.entry.nameSuffix
    return name.lowercased().hasSuffix(suffix.lowercased()) ? name : name + suffix
  }
  let isContent = [.rowContent, .cellContent].contains(view.entry.part)
  return identifier(camelCase(isContent ? "contentView" : view.element["customClass"] ?? view.className))
    ?? "view"
}

/// Returns the name in a form that a layout file allows; `nil` if it is empty or has characters other than ASCII
/// letters, digits and `_`.
private func identifier(_ name: String) -> String? {
  guard let first = name.utf8.first, name.utf8.allSatisfy({ isWordByte($0) }) else { return nil }
  let reserved = ["superview", "H", "V", "HV", "Z", "C"]
  let start = first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9") ? "_" + name : name
  return reserved.contains(start) ? start + "View" : start
}

/// Returns a text in camel case: `signIn` for `Sign in`, and `grosse` for `Größe`.
private func camelCase(_ text: String, mostWords: Int = 6) -> String {
  var words: [String] = []
  var word = ""
  for scalar in text.unicodeScalars {
    if let letter = plainLetter(scalar) {
      word += letter
    } else if scalar != "'" && scalar != "’" && !word.isEmpty {
      words.append(word)
      word = ""
    }
    if words.count == mostWords { break }
  }
  if !word.isEmpty, words.count < mostWords { words.append(word) }
  guard let first = words.first else { return "" }
  let isAbbreviation = first.utf8.allSatisfy { $0 < UInt8(ascii: "a") }
  let start = isAbbreviation ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
  return start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

/// Returns a Latin letter without its diacritic, such as `o` for `ö`, or an ASCII digit or `_` unchanged; `nil` for
/// other characters.
private func plainLetter(_ scalar: Unicode.Scalar) -> String? {
  if scalar.isASCII { return isWordByte(UInt8(scalar.value)) ? String(scalar) : nil }
  guard let name = scalar.properties.name, name.hasPrefix("LATIN ") else { return nil }
  let words = name.split(separator: " ")
  guard words.count > 3, words[2] == "LETTER" else { return nil }
  let letter = words[3] == "SHARP" ? "SS" : words[3].prefix(1)
  return words[1] == "SMALL" ? letter.lowercased() : String(letter)
}

private func isWordByte(_ byte: UInt8) -> Bool {
  UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || "0123456789_".utf8.contains(byte)
}
