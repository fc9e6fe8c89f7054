import LayoutModel

/// The ways in which a change to one constraint might be written where it stands. Which of them does what was meant is
/// found by trying: a line of the Visual Format Language has many forms.
struct ConstraintEdits {
  let source: SourceText
  let words: SourceWords
  let constraint: Constraint

  private var span: SourceSpan { constraint.span }
  private var text: String { source[span] }
  private var isFormat: Bool { constraint.notation == .vfl }

  func edits(priority: Double) -> [[TextEdit]] {
    let number = shortest(priority)
    if let written = writtenPriority { return [[TextEdit(written, number)]] }
    switch constraint.notation {
    case .equation:
      let end = endOfValue
      return [[TextEdit(SourceSpan(start: end, end: end), " ~ \(number)")]]
    case .vfl:
      return [[insertion(at: span.end, "@\(number)")]] + gapEdits { "(\($0)@\(number))" }
    case .sll: return []
    }
  }

  func edits(relation: Relation) -> [[TextEdit]] {
    let sign = relation.rawValue
    if let place = text.firstIndex(of: "=") {
      let length = text[place...].hasPrefix("==") ? 2 : 1
      let start = span.start + text[..<place].utf8.count
      return [[TextEdit(SourceSpan(start: start, end: start + length), sign)]]
    }
    return isFormat ? [[insertion(at: span.start, sign)]] + gapEdits { "(\(sign)\($0))" } : []
  }

  /// Each number of the constraint in turn, and each metric, replaced.
  func edits(constant: Double, insteadOf old: Double) -> [[TextEdit]] {
    let number = shortest(abs(constant))
    let written = source.numbers(in: span).filter { Double(source[$0]) == abs(old) }
    let metrics = words.words.filter { word in
      guard span.start <= word.span.start, word.span.end <= span.end else { return false }
      if case .metric? = words.thing(named: word) { return word.role != .priority }
      return false
    }.map(\.span)
    return (written + metrics).map { [TextEdit($0, number)] } + (isFormat ? gapEdits { _ in number } : [])
  }

  // MARK: - Places

  private func insertion(at offset: Int, _ text: String) -> TextEdit {
    TextEdit(SourceSpan(start: offset, end: offset), text)
  }

  /// What follows `~` or `@`.
  private var writtenPriority: SourceSpan? {
    let value = SourceSpan(start: span.start, end: endOfValue)
    guard let sign = source[value].lastIndex(where: { $0 == "~" || $0 == "@" }) else { return nil }
    if isFormat, source[value][sign] == "~" { return nil }
    let rest = source[value][sign...].dropFirst()
    let blanks = rest.prefix { $0 == " " || $0 == "\t" }
    let word = rest.dropFirst(blanks.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let start = span.start + source[value][..<sign].utf8.count + 1 + blanks.utf8.count
    return word.isEmpty ? nil : SourceSpan(start: start, end: start + word.utf8.count)
  }

  /// Where an equation ends but for its name.
  private var endOfValue: Int {
    guard constraint.notation == .equation, let quote = text.firstIndex(of: "\"") else { return span.end }
    let value = text[..<quote].reversed().drop { $0 == " " || $0 == "\t" }
    return span.start + String(value.reversed()).utf8.count
  }

  /// A connection whose distance stands bare, or not at all: `-`, `-8-`, `8`.
  private func gapEdits(_ predicate: (_ distance: String) -> String) -> [[TextEdit]] {
    let inner = text.drop { $0 == "-" }.reversed().drop { $0 == "-" }.reversed()
    let bare = String(inner)
    if bare.contains(where: { "()[]|,".contains($0) }) { return [] }
    guard case .items(_, _, _, let constant) = constraint.form else { return [] }
    let distance = bare.isEmpty ? shortest(abs(constant)) : bare
    let changed = predicate(distance)
    return text.hasPrefix("-")
      ? [[TextEdit(span, "-\(changed)-")]] : [[TextEdit(span, changed)], [TextEdit(span, "-\(changed)-")]]
  }
}
