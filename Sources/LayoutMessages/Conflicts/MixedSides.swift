import Diagnostics
internal import LayoutEngine
import LayoutModel

extension SolvedLayout {
  /// Returns a note for a right-to-left canvas if a conflict uses both an absolute edge, such as left, and a
  /// directional edge, such as leading.
  func sidesNote(on conflict: LayoutConflict) -> Diagnostic.Note? {
    guard canvas.direction == .rightToLeft else { return nil }
    var fixed: (words: String, side: Attribute)?
    var directional: (words: String, side: Attribute)?
    for case .written(let index) in conflict.members {
      let constraint = layout.constraints[index]
      let words = "'\(words(of: constraint))' in \(place(of: .written(index)))"
      for attribute in constraint.items.map(\.attribute) {
        if fixed == nil, attribute.isAbsoluteSide { fixed = (words, attribute) }
        if directional == nil, attribute.isDirectionalSide { directional = (words, attribute) }
      }
    }
    guard let fixed, let directional else { return nil }
    return Diagnostic.Note(
      "\(fixed.words) uses \(fixed.side.edgeName), but \(directional.words) uses \(directional.side.edgeName); "
        + "this canvas is laid out from right to left, so the leading edge is the right edge", at: nil)
  }

  /// Returns a constraint's source text, including the connected views for VFL: `[a]-8-[b]`.
  private func words(of constraint: Constraint) -> String {
    let source = layout.source
    let line = source.lineSpan(source.lineIndex(at: constraint.span.start))
    guard constraint.notation == .vfl, constraint.items.count == 2 else { return source[constraint.span] }
    let bytes = source.utf8
    func isMark(_ byte: UInt8, _ bracket: Character) -> Bool {
      byte == UInt8(ascii: "|") || byte == bracket.asciiValue
    }
    let start = bytes[line.start..<constraint.span.start].lastIndex { isMark($0, "[") }
    let end = bytes[constraint.span.end..<line.end].firstIndex { isMark($0, "]") }
    guard let start, let end else { return source[constraint.span] }
    return source[SourceSpan(start: start, end: end + 1)]
  }
}
