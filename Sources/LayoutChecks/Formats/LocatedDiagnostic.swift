import Diagnostics

/// A diagnostic with lines and columns, for programs that do not have the source.
public struct LocatedDiagnostic: Sendable, Equatable {
  /// A range of lines and columns, counted from 1.
  public struct Region: Sendable, Equatable {
    /// The line of the first character.
    public var line: Int
    /// The column of the first character.
    public var column: Int
    /// The line of the last character.
    public var endLine: Int
    /// The column after the last character.
    public var endColumn: Int

    public init(line: Int, column: Int, endLine: Int, endColumn: Int) {
      (self.line, self.column, self.endLine, self.endColumn) = (line, column, endLine, endColumn)
    }
  }

  /// A second position, which explains the diagnostic.
  public struct Note: Sendable, Equatable {
    /// The text of the note: one sentence without a period.
    public var message: String
    /// The position, in the diagnostic's file.
    public var region: Region

    public init(_ message: String, at region: Region) { (self.message, self.region) = (message, region) }
  }

  /// The severity.
  public var severity: Diagnostic.Severity
  /// The stable code in kebab case, such as `unknown-view`.
  public var code: String
  /// The message and any further lines, such as the help.
  public var lines: [String]
  /// The path as the user gave it.
  public var file: String
  /// The position; `nil` if the diagnostic is about the whole file.
  public var region: Region?
  /// The notes in reading order.
  public var notes: [Note]

  public init(
    _ severity: Diagnostic.Severity, code: String, _ lines: [String], file: String, at region: Region? = nil,
    notes: [Note] = []
  ) {
    (self.severity, self.code, self.lines) = (severity, code, lines)
    (self.file, self.region, self.notes) = (file, region, notes)
  }

  /// Creates a diagnostic with a single line.
  public init(
    _ severity: Diagnostic.Severity, code: String, _ message: String, file: String, at region: Region? = nil,
    notes: [Note] = []
  ) {
    self.init(severity, code: code, [message], file: file, at: region, notes: notes)
  }

  /// All lines as one text, separated by line breaks.
  public var message: String { lines.joined(separator: "\n") }
}

extension LocatedDiagnostic {
  init(_ diagnostic: Diagnostic, file: String, _ locations: inout LocationCursor) {
    self.init(
      diagnostic.severity, code: diagnostic.code,
      [diagnostic.message]
        + (diagnostic.help.map { "help: \($0)".split(separator: "\n").map(String.init) } ?? []),
      file: file)
    region = diagnostic.span.map { Region($0, &locations) }
    notes = diagnostic.notes.compactMap { note in
      note.span.map { Note(note.message, at: Region($0, &locations)) }
    }
  }
}

extension LocatedDiagnostic.Region {
  fileprivate init(_ span: SourceSpan, _ locations: inout LocationCursor) {
    let (start, end) = (locations.location(at: span.start), locations.location(at: span.end))
    self.init(line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }
}

extension CheckReport {
  package var annotations: [LocatedDiagnostic] {
    var locations = LocationCursor(source)
    return diagnostics.map { LocatedDiagnostic($0, file: source.name, &locations) }
  }
}
