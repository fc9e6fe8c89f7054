/// A report on the input, for the user: a plain value that other code renders.
public struct Diagnostic: Error, Sendable, Equatable {
  /// The severity; an error keeps the input from being used.
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    /// The severities in ascending order.
    case note, warning, error

    public static func < (a: Severity, b: Severity) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
  }

  /// A second place that explains the first, such as an earlier declaration of the same name.
  public struct Note: Sendable, Equatable {
    /// One sentence without a full stop.
    public var message: String
    /// The place; `nil` where none can be shown.
    public var span: SourceSpan?

    public init(_ message: String, at span: SourceSpan?) {
      self.message = message
      self.span = span
    }
  }

  /// The severity.
  public var severity: Severity
  /// The stable name in kebab case (`unknown-view`) that tests, CI filters and documentation refer to.
  public var code: String
  /// One sentence without a full stop; a short suggestion follows a semicolon (“; did you mean 'email'?”).
  public var message: String
  /// The place; `nil` for a report on the whole input.
  public var span: SourceSpan?
  /// Further places, in reading order.
  public var notes: [Note]
  /// The suggestion where it does not fit into the message: a corrected line, a setting to change.
  public var help: String?
  /// The correction where the meaning is clear: edits that do not overlap, in the order of their places.
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

  /// Creates an error at a place. Each error of a parser has a function in an extension of this type, which words it.
  package static func error(
    _ code: String, _ message: String, at span: SourceSpan, notes: [Note] = [], help: String? = nil
  ) -> Diagnostic {
    Diagnostic(.error, code: code, message, at: span, notes: notes, help: help)
  }
}

extension [Diagnostic] {
  /// The diagnostics in the order of the source, those on the whole input first.
  package var inSourceOrder: [Diagnostic] {
    sorted { ($0.span?.start ?? -1) < ($1.span?.start ?? -1) }
  }
}
