import Diagnostics

@testable import LayoutLanguage

/// Returns the diagnostics as `1: code` at the first mark, `at 12: code` at an offset without a mark, or `-: code`
/// without a position.
func findings(_ marked: String, before: String = "") -> [String] {
  let text = MarkedText(marked)
  return parsed(before + text.text).diagnostics.map { diagnostic in
    guard let span = diagnostic.span else { return "-: \(diagnostic.code)" }
    let offset = span.start - before.utf8.count
    guard let mark = text.marks.firstIndex(of: offset) else { return "at \(offset): \(diagnostic.code)" }
    return "\(mark + 1): \(diagnostic.code)"
  }
}

func messages(_ text: String, before: String = "") -> [String] {
  parsed(before + text).diagnostics.map(\.message)
}
