import Diagnostics
import LayoutPipeline

extension SolvedFile {
  /// Returns fixes that apply suggestions in error messages, such as “did you mean 'email'?”.
  func spellingFixes(at place: SourceSpan) -> [SourceFix] {
    let errors = reading.count { $0.severity == .error }
    let concerned = reading.filter { $0.severity == .error && $0.span?.touches(place) ?? false }
    return concerned.prefix(mostErrorsTried).compactMap { error in
      if let fix = replacementFix(of: error, among: errors) { return fix }
      guard let span = error.span, let suggestion = error.suggestion else { return nil }
      for replaced in [span, statement(around: span)] where source[replaced] != suggestion {
        let edit = TextEdit(replaced, suggestion)
        let changed = read(source.applying([edit]))
        if changed.diagnostics.count(where: { $0.severity == .error }) < errors {
          return SourceFix(title: "Write '\(suggestion)'", edits: [edit], code: error.code, span: span)
        }
      }
      return nil
    }
  }

  /// Returns a fix that applies the error's replacement text, or `nil` if the number of errors would not decrease.
  private func replacementFix(of error: Diagnostic, among errors: Int) -> SourceFix? {
    guard let span = error.span, !error.replacement.isEmpty else { return nil }
    let changed = read(source.applying(error.replacement))
    guard changed.diagnostics.count(where: { $0.severity == .error }) < errors else { return nil }
    let text = error.replacement.last { !$0.text.isEmpty }?.text ?? ""
    let title =
      text.isEmpty
      ? "Remove this code"
      : text.contains("\n") ? "Rewrite this code in the layout language" : "Write '\(text)'"
    return SourceFix(title: title, edits: error.replacement, code: error.code, span: span)
  }

  private func statement(around span: SourceSpan) -> SourceSpan {
    let line = source.lineSpan(source.lineIndex(at: span.start))
    let text = source[line]
    let start = line.start + text.prefix { $0 == " " || $0 == "\t" }.utf8.count
    let code = text[..<(text.indices.first { text[$0...].hasPrefix("//") } ?? text.endIndex)]
    let trimmed = String(code.reversed().drop { $0 == " " || $0 == "\t" || $0 == "{" }.reversed())
    return SourceSpan(start: start, end: max(start, line.start + trimmed.utf8.count))
  }
}

extension Diagnostic {
  /// The quoted text after “did you mean” or “write” in a message or its help.
  fileprivate var suggestion: String? {
    for sentence in [message, help ?? ""] {
      for introduction in ["did you mean '", "write '"] {
        guard let start = sentence.indices.first(where: { sentence[$0...].hasPrefix(introduction) }) else {
          continue
        }
        let rest = sentence[start...].dropFirst(introduction.count)
        if let end = rest.firstIndex(of: "'") { return String(rest[..<end]) }
      }
    }
    return nil
  }
}

private let mostErrorsTried = 8
