/// Something to tell the user about the input: a plain value, put into words and pictures elsewhere.
public struct Diagnostic: Error, Sendable, Equatable {
  /// How much something matters; an error keeps the input from being used.
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    /// In ascending order.
    case note, warning, error

    public static func < (a: Severity, b: Severity) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
  }

  /// A second place that explains the first, such as an earlier declaration of the same name.
  public struct Note: Sendable, Equatable {
    /// One sentence without a full stop.
    public var message: String
    /// Where it is; `nil` where no place can be shown.
    public var span: SourceSpan?

    public init(_ message: String, at span: SourceSpan?) {
      self.message = message
      self.span = span
    }
  }

  /// Indicates whether it is an error, a warning or a note.
  public var severity: Severity
  /// Stable and in kebab case (`unknown-view`): what tests, CI filters and documentation refer to.
  public var code: String
  /// One sentence without a full stop; a short way out follows a semicolon (“; did you mean 'email'?”).
  public var message: String
  /// Where it is; `nil` for what concerns the whole input.
  public var span: SourceSpan?
  /// Further places, in the order in which to read them.
  public var notes: [Note]
  /// The way out where it does not fit the sentence: a corrected line, a setting to change.
  public var help: String?
  /// What to write where the text itself tells what was meant: edits that do not overlap, in the order of their
  /// places.
  public var replacement: [TextEdit] = []

  public init(
    _ severity: Severity, code: String, _ message: String, at span: SourceSpan?,
    notes: [Note] = [], help: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.span = span
    self.notes = notes
    self.help = help
  }

  /// An error at a place; a function of this type for each error is its words.
  package static func error(
    _ code: String, _ message: String, at span: SourceSpan, notes: [Note] = [], help: String? = nil
  ) -> Diagnostic {
    Diagnostic(.error, code: code, message, at: span, notes: notes, help: help)
  }
}

extension [Diagnostic] {
  /// As a reader of the source meets them, what concerns the whole of it first.
  package var inSourceOrder: [Diagnostic] {
    sorted { ($0.span?.start ?? -1) < ($1.span?.start ?? -1) }
  }
}
