import Diagnostics

@testable import LayoutLanguage

/// Returns diagnostics with their marks: `1: code`, `at 12: code` (unmarked) or `-: code` (no place).
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
