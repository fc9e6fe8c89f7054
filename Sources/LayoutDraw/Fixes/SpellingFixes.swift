extension SolvedFile {
  /// What errors suggest, where it makes them fewer: “did you mean 'email'?”, “write '=='”.
  ///
  /// That messages say the way out after a semicolon, and what to write in quotes, is their convention
  /// (`Diagnostic.message`); that it is the right one is tried.
  func spellingFixes(at place: SourceSpan) -> [SourceFix] {
    let errors = diagnostics.count { $0.severity == .error }
    let concerned = diagnostics.filter { $0.severity == .error && $0.span?.touches(place) ?? false }
    return concerned.prefix(mostErrorsTried).compactMap { error in
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

  /// The rest of the line without blanks and comment.
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
  /// What stands in quotes after the words that introduce a way out.
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
