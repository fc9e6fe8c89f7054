public import Diagnostics

/// A number with a name: `let gap = 12`.
public struct Metric: Sendable, Equatable {
  /// The name, unique among metrics.
  public var name: String
  /// The value, computed when the file is read.
  public var value: Double
  /// The place of the name in its definition.
  public var span: SourceSpan
}
