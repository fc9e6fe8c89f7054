import Diagnostics

/// A diagnostic with its place as lines and columns, for programs that do not have the source.
public struct LocatedDiagnostic: Sendable, Equatable {
  /// A range of lines and columns from 1; the end column is the one after the range.
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

  /// A further place, which explains the diagnostic.
  public struct Note: Sendable, Equatable {
    /// One sentence without a full stop.
    public var message: String
    /// The place in the same file.
    public var region: Region

    public init(_ message: String, at region: Region) { (self.message, self.region) = (message, region) }
  }

  /// The severity: an error, a warning or a note.
  public var severity: Diagnostic.Severity
  /// The stable code in kebab case, such as `unknown-view`.
  public var code: String
  /// The message, followed by further lines such as the help; a line break within a line is part of a name.
  public var lines: [String]
  /// The path as it was given.
  public var file: String
  /// The place; `nil` is the whole file.
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

  /// Creates a diagnostic with one line.
  public init(
    _ severity: Diagnostic.Severity, code: String, _ message: String, file: String, at region: Region? = nil,
    notes: [Note] = []
  ) {
    self.init(severity, code: code, [message], file: file, at: region, notes: notes)
  }

  /// All lines as one text, for programs.
  public var message: String { lines.joined(separator: "\n") }
}

extension LocatedDiagnostic {
  /// Creates a copy of a diagnostic that does not need the source.
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
  /// The diagnostics in their order.
  package var annotations: [LocatedDiagnostic] {
    var locations = LocationCursor(source)
    return diagnostics.map { LocatedDiagnostic($0, file: source.name, &locations) }
  }
}
