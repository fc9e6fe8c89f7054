/// A message about the input, such as an error in a layout file.
public struct Diagnostic: Error, Sendable, Equatable {
  /// The severity of a message. If an input has an error, its layout is not used.
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    /// The severities, in ascending order.
    case note, warning, error

    public static func < (a: Severity, b: Severity) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
  }

  /// A second place that explains the message, such as an earlier declaration with the same name.
  public struct Note: Sendable, Equatable {
    /// One sentence without a period.
    public var message: String
    /// The place in the source; `nil` if the message has no place.
    public var span: SourceSpan?

    public init(_ message: String, at span: SourceSpan?) {
      self.message = message
      self.span = span
    }
  }

  /// The severity.
  public var severity: Severity
  /// A permanent name for this kind of message, such as `unknown-view`, to which filters and the documentation refer.
  public var code: String
  /// One sentence without a period, possibly with a short suggestion: “; did you mean 'email'?”.
  public var message: String
  /// The place in the source; `nil` if the message is about the whole input.
  public var span: SourceSpan?
  /// Notes about other places, in reading order.
  public var notes: [Note]
  /// A longer suggestion, such as a corrected line.
  public var help: String?
  /// The edits that correct the mistake, in source order.
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

  package static func error(
    _ code: String, _ message: String, at span: SourceSpan, notes: [Note] = [], help: String? = nil
  ) -> Diagnostic {
    Diagnostic(.error, code: code, message, at: span, notes: notes, help: help)
  }
}

extension [Diagnostic] {
  /// The diagnostics in source order; those about the whole input come first.
  package var inSourceOrder: [Diagnostic] {
    sorted { ($0.span?.start ?? -1) < ($1.span?.start ?? -1) }
  }
}
