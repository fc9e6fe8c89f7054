import LayoutModel

/// Returns the short name of a class: `CardView` for `_TtC5MyApp8CardView` and `MyApp.CardView`.
func shortClassName(_ printed: String) -> String {
  var name = printed[...]
  if name.hasPrefix("NSKVONotifying_") { name = name.dropFirst(15) }
  if let arguments = name.firstIndex(of: "<"), arguments != name.startIndex { name = name[..<arguments] }
  if name.hasPrefix("_Tt"), let demangled = lastName(inMangled: name.dropFirst(3)) { return demangled }
  if name.hasPrefix("$s"), let demangled = lastName(inMangled: name.dropFirst(2)) { return demangled }
  let last = name.split(separator: ".").last { $0.utf8.contains(where: isLetter) }
  return last.map(String.init) ?? String(name)
}

/// Returns the name of the innermost type in a mangled name whose prefix (`_Tt` or `$s`) was removed. For
/// `CC5MyApp4Card5Title`, where `CC` means two nested classes, this is `Title`.
private func lastName(inMangled text: Substring) -> String? {
  let kinds = text.prefix { !$0.isNumber }
  let depth = max(1, kinds.filter { "CVO".contains($0) }.count)
  var rest = text.dropFirst(kinds.count)
  var names: [Substring] = []
  while names.count <= depth {
    let isDiscriminator = names.count > 0 && rest.first == "P"
    if isDiscriminator { rest = rest.dropFirst() }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), count > 0 else { break }
    rest = rest.dropFirst(digits.count)
    // The last name may be shorter than the number before it indicates, since people often replace names before they
    // publish a log.
    let isLast = names.count == depth
    guard rest.count >= count || isLast && !rest.isEmpty else { break }
    if !isDiscriminator { names.append(rest.prefix(count)) }
    rest = rest.dropFirst(count)
  }
  guard names.count > 1, let last = names.last else { return nil }
  return String(last)
}

extension ViewKind {
  /// Creates the kind of view for a class in a log. A stack view is treated as a plain view, because the log already
  /// contains the constraints that the stack view added.
  init(loggedClass className: String?) { self.init(endingOf: className.map(shortClassName) ?? "") }

  /// Indicates whether views of this kind rarely have subviews, as is the case for labels.
  var isLeaf: Bool { !traits.holdsViews }
}
