/// A stretch of a source text, as a half-open range of UTF-8 offsets.
///
/// An empty span (`start == end`) points between two characters, as at the end of a line.
public struct SourceSpan: Sendable, Hashable {
  // These are half as wide as an `Int`, since each token, view and constraint has spans; no text has more than 2 GB.
  private var first: Int32
  private var last: Int32

  /// Offset of the first byte.
  public var start: Int {
    get { Int(first) }
    set { first = Int32(clamping: newValue) }
  }

  /// Offset one past the last byte; never less than `start`.
  public var end: Int {
    get { Int(last) }
    set { last = Int32(clamping: newValue) }
  }

  public init(start: Int, end: Int) {
    precondition(start <= end, "a span cannot end before it starts")
    first = Int32(clamping: start)
    last = Int32(clamping: end)
  }

  /// The smallest span that covers both.
  public func union(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(start: min(start, other.start), end: max(end, other.end))
  }
}

/// A place in a source text as people count it: lines and columns from 1, columns in characters.
public struct SourceLocation: Sendable, Hashable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in characters, not bytes.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
