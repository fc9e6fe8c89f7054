import Diagnostics

/// A message about a place in a file, for programs that show it there: the source itself is not needed any more.
public struct LocatedDiagnostic: Sendable, Equatable {
  /// Lines and columns from 1; the end is the column behind.
  public struct Region: Sendable, Equatable {
    /// Of the first character.
    public var line: Int
    /// Of the first character.
    public var column: Int
    /// Of the last character.
    public var endLine: Int
    /// Behind the last character.
    public var endColumn: Int

    public init(line: Int, column: Int, endLine: Int, endColumn: Int) {
      (self.line, self.column, self.endLine, self.endColumn) = (line, column, endLine, endColumn)
    }
  }

  /// A second place, which explains the first.
  public struct Note: Sendable, Equatable {
    /// One sentence without a full stop.
    public var message: String
    /// Where it is, in the same file.
    public var region: Region

    public init(_ message: String, at region: Region) { (self.message, self.region) = (message, region) }
  }

  /// An error, a warning or a note.
  public var severity: Diagnostic.Severity
  /// Stable and in kebab case, such as `unknown-view`.
  public var code: String
  /// What is to be said, then what belongs to it, such as the way out; a line break in one of them is of a name.
  public var lines: [String]
  /// The path as it was given.
  public var file: String
  /// `nil` is the whole file.
  public var region: Region?
  /// In the order in which to read them.
  public var notes: [Note]

  public init(
    _ severity: Diagnostic.Severity, code: String, _ lines: [String], file: String, at region: Region? = nil,
    notes: [Note] = []
  ) {
    (self.severity, self.code, self.lines) = (severity, code, lines)
    (self.file, self.region, self.notes) = (file, region, notes)
  }

  /// With one line.
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
  /// A diagnostic without its source.
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
  /// What was found, in order.
  package var annotations: [LocatedDiagnostic] {
    var locations = LocationCursor(source)
    return diagnostics.map { LocatedDiagnostic($0, file: source.name, &locations) }
  }
}
