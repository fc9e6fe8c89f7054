import Diagnostics

@testable import LayoutLanguage

/// What parsing a marked text tells: `1: code` where a diagnostic begins at the first mark, `12:code` by its
/// offset where it begins at none.
func findings(_ marked: String, before: String = "") -> [String] {
  let text = MarkedText(marked)
  return parsed(before + text.text).diagnostics.map { diagnostic in
    guard let span = diagnostic.span else { return "-: \(diagnostic.code)" }
    let offset = span.start - before.utf8.count
    guard let mark = text.marks.firstIndex(of: offset) else { return "at \(offset): \(diagnostic.code)" }
    return "\(mark + 1): \(diagnostic.code)"
  }
}

/// The messages that parsing a text tells.
func messages(_ text: String, before: String = "") -> [String] {
  parsed(before + text).diagnostics.map(\.message)
}
