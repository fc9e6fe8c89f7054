import Diagnostics
import Encoding
import LayoutLanguage
import LayoutModel

/// Proposes edits that change a constraint, for example its constant or priority. VFL has several notations for the
/// same constraint, so a function may return several candidates for one change.
struct ConstraintEdits {
  let source: SourceText
  let words: SourceWords
  let constraint: Constraint

  private var span: SourceSpan { constraint.span }
  private var text: String { source[span] }
  private var tokens: ArraySlice<SourceToken> { words.tokens(in: span) }
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
    case .sll, .stack, .interfaceBuilder, .dsl, .swift: return []
    }
  }

  func edits(relation: Relation) -> [[TextEdit]] {
    let sign = relation.rawValue
    if let written = tokens.first(where: { $0.role == .relation }) { return [[TextEdit(written.span, sign)]] }
    return isFormat ? [[insertion(at: span.start, sign)]] + gapEdits { "(\(sign)\($0))" } : []
  }

  /// Returns candidate edits that replace the old constant in the text with the new one.
  func edits(constant: Double, insteadOf old: Double) -> [[TextEdit]] {
    let number = shortest(abs(constant))
    let written = tokens.filter { $0.role == .number && $0.value == abs(old) }
    let metrics = tokens.filter { token in
      if case .metric? = words.item(named: token) { token.role != .priority } else { false }
    }
    return (written + metrics).map { [TextEdit($0.span, number)] }
      + (isFormat ? gapEdits { _ in number } : [])
  }

  // MARK: - Places

  private func insertion(at offset: Int, _ text: String) -> TextEdit {
    TextEdit(SourceSpan(start: offset, end: offset), text)
  }

  private var writtenPriority: SourceSpan? {
    let signs = tokens.indices.filter { tokens[$0].role == .operation && "~@".contains(tokens[$0].text) }
    guard let sign = signs.last, sign + 1 < tokens.endIndex else { return nil }
    let value = tokens[sign + 1]
    return value.isWord || value.role == .number ? value.span : nil
  }

  private var endOfValue: Int { tokens.last { $0.role != .string }?.span.end ?? span.end }

  /// Returns alternative edits of the distance in a VFL connection such as `-8-`. Returns an empty array if the
  /// connection contains a parenthesis, a bracket, `|` or a comma.
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

extension SourceToken {
  fileprivate var value: Double? { Double(text.prefix { $0.isNumber || $0 == "." }) }
}
