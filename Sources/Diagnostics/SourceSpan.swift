/// A range of a source text, in offsets of UTF-8 bytes. An empty range marks a place between two characters.
public struct SourceSpan: Sendable, Hashable {
  // `Int32` saves memory, since each token, view and constraint has spans.
  private var first: Int32
  private var last: Int32

  /// The offset of the first byte.
  public var start: Int {
    get { Int(first) }
    set { first = Int32(clamping: newValue) }
  }

  /// The offset after the last byte, which must not be less than `start`.
  public var end: Int {
    get { Int(last) }
    set { last = Int32(clamping: newValue) }
  }

  public init(start: Int, end: Int) {
    precondition(start <= end, "a span cannot end before it starts")
    first = Int32(clamping: start)
    last = Int32(clamping: end)
  }

  /// Returns the smallest span that contains this span and `other`.
  public func union(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(start: min(start, other.start), end: max(end, other.end))
  }
}

/// A line and a column, both counted from 1.
public struct SourceLocation: Sendable, Hashable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in characters.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
