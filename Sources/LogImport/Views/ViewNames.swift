import LayoutModel

/// Returns unique names for views. Each name is made from the name that the program gave the view or, if there is none,
/// from the view's text and class.
///
/// - Parameter taken: The names in use, to which the new names are added.
func viewNames(_ views: [LogView], taken: inout Set<String>) -> [String] {
  let wanted = views.map(wantedName)
  var counts: [String: Int] = [:]
  for name in wanted { counts[name.lowercased(), default: 0] += 1 }
  var numbers: [String: Int] = [:]
  // `map` is not used: Swift 6.3.1's optimizer crashes on a closure that captures `taken`.
  var names: [String] = []
  for name in wanted {
    let isPlain = !reserved.contains(name) && counts[name.lowercased()] == 1
    if isPlain, taken.insert(name).inserted {
      names.append(name)
      continue
    }
    var number = numbers[name, default: 0] + 1
    while !taken.insert("\(name)\(number)").inserted { number += 1 }
    numbers[name] = number
    names.append("\(name)\(number)")
  }
  return names
}

/// Words that are reserved in layout files, or that would be confusing as names of views, as in `view view`.
private let reserved: Set<String> = [
  "superview", "H", "V", "HV", "Z", "C", "view", "label", "button", "field", "image", "guide", "box",
  "canvas",
  "let", "metrics", "spacing",
]

private func wantedName(of view: LogView) -> String {
  if let name = view.name, let own = identifier(name) { return own }
  let kind = kindName(view)
  guard let text = view.text, let words = identifier(uncut(text), atMost: 3) else { return kind }
  if kind == "guide" { return withoutAffixes(words) }
  return words.lowercased().hasSuffix(kind.lowercased())
    ? words : words + kind.prefix(1).uppercased() + kind.dropFirst()
}

/// Returns a name made from a view's class: `tableViewCellContentView` for `UITableViewCellContentView`.
private func kindName(_ view: LogView) -> String {
  guard let className = view.className else { return "view" }
  if ViewKind(loggedClass: className) == .guide { return "guide" }
  var name = shortClassName(className)[...]
  while name.hasPrefix("_") { name.removeFirst() }
  for prefix in ["UI", "NS"] where name.hasPrefix(prefix) && (name.dropFirst(2).first?.isUppercase ?? false) {
    name = name.dropFirst(2)
    break
  }
  return identifier(String(name)) ?? "view"
}

/// Returns the text without a last word that is cut off: `Orange Membership For` for `Orange Membership For som...`.
private func uncut(_ text: String) -> Substring {
  guard text.hasSuffix("...") || text.hasSuffix("…"), let blank = text.lastIndex(of: " ") else {
    return text[...]
  }
  return text[..<blank]
}

/// Returns a name without common prefixes and suffixes: `safeArea` for `UIViewSafeAreaLayoutGuide`.
private func withoutAffixes(_ name: String) -> String {
  var name = name[...]
  for prefix in ["uiView", "uiNavigationBar", "svAlignment", "uisv", "ui"]
  where name.hasPrefix(prefix) && name.count > prefix.count {
    name = name.dropFirst(prefix.count)
    break
  }
  for suffix in ["LayoutGuide", "Guide"] where name.hasSuffix(suffix) && name.count > suffix.count {
    name = name.dropLast(suffix.count)
    break
  }
  return identifier(String(name)) ?? "guide"
}

/// Returns the first words of a text (at most `limit` words and 40 characters) in camel case; `nil` for a text without
/// ASCII letters.
private func identifier(_ text: some StringProtocol, atMost limit: Int = .max) -> String? {
  // Apostrophes do not divide words: “It’s” is one word.
  let text = String(text.filter { $0 != "'" && $0 != "’" })
  let isAllUppercase = limit < .max && !text.contains { $0.isLowercase }
  let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }.prefix(limit)
  var name = ""
  for word in words where name.utf8.count + word.utf8.count <= 40 || name.isEmpty {
    let word = word.prefix(40)
    let tail = isAllUppercase ? word.dropFirst().lowercased() : String(word.dropFirst())
    name += name.isEmpty ? lowercasedFirstWord(word) : word.prefix(1).uppercased() + tail
  }
  guard name.utf8.contains(where: isLetter) else { return nil }
  return name.first?.isNumber == true ? "_" + name : name
}

/// Returns the word with its first capitals in lowercase: `urlLabel` for `URLLabel`.
private func lowercasedFirstWord(_ word: some StringProtocol) -> String {
  let capitals = word.prefix { $0.isUppercase }
  let isWhole = capitals.count == word.count || !(word.dropFirst(capitals.count).first?.isLetter ?? false)
  if capitals.count <= 1 || isWhole {
    let count = isWhole ? capitals.count : 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
  return word.prefix(capitals.count - 1).lowercased() + word.dropFirst(capitals.count - 1)
}
