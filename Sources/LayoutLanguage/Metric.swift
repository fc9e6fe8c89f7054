public import Diagnostics

/// A number with a name: `let gap = 12`.
public struct Metric: Sendable, Equatable {
  /// The name, unique among metrics.
  public var name: String
  /// The value, in points where the metric is a length.
  public var value: Double
  /// The span of the name in the metric's definition.
  public var span: SourceSpan
}
