/// Writes the diagnostics of a source, with their notes and help, as compilers do:
///
/// ```
/// a.layout:12:12: error: no view is named 'emial'; did you mean 'email'? [unknown-view]
/// 12 | |-[title]-[emial]-|
///    |            ^~~~~
/// ```
public struct TerminalWriter: Sendable {
  private var locations: LocationCursor
  private let isColored: Bool

  /// - Parameter isColored: whether to write ANSI colors.
  public init(_ source: SourceText, isColored: Bool = false) {
    locations = LocationCursor(source)
    self.isColored = isColored
  }

  /// Returns a diagnostic's text, which ends with a line break.
  public mutating func text(for diagnostic: Diagnostic) -> String {
    var text = paragraph(
      diagnostic.severity, diagnostic.message + " [\(diagnostic.code)]", at: diagnostic.span)
    for note in diagnostic.notes {
      text += paragraph(.note, note.message, at: note.span)
    }
    if let help = diagnostic.help {
      // A help text may have several lines, so keep its line breaks. Line breaks in names from the source have already
      // been replaced.
      text += colored("help:", .help) + " " + printableLines(help) + "\n"
    }
    return text
  }

  private mutating func paragraph(
    _ severity: Diagnostic.Severity, _ message: String, at span: SourceSpan?
  ) -> String {
    var place = printable(locations.source.name)
    if let span {
      let location = locations.location(at: span.start)
      place += ":\(location.line):\(location.column)"
    }
    let label = colored(severity.rawValue + ":", TerminalColor(severity))
    let headline = colored(place + ":", .place) + " " + label + " " + printable(message) + "\n"
    guard let span else { return headline }
    return headline + picture(SourceExcerpt(locations.source, span), TerminalColor(severity))
  }

  private func picture(_ excerpt: SourceExcerpt, _ color: TerminalColor) -> String {
    let number = String(excerpt.line)
    let blank = String(repeating: " ", count: number.count)
    return "\(number) | \(excerpt.text)\n"
      + "\(blank) | \(excerpt.indentation)\(colored(excerpt.underline, color))\n"
  }

  private func colored(_ text: String, _ color: TerminalColor) -> String {
    isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}

private enum TerminalColor: String {
  case error = "1;31"
  case warning = "1;35"
  case note = "1;36"
  case help = "1;32"
  case place = "1"

  init(_ severity: Diagnostic.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
