public import LayoutEngine

/// Attributes of a layout with the reasons for their values, on each canvas that was asked for.
public struct ExplainedFile: Sendable, Equatable {
  public struct Canvas: Sendable, Equatable {
    public var solved: SolvedCanvas
    /// In the order in which they were asked for.
    public var attributes: [ExplainedAttribute]
  }

  public var source: SourceText
  public var diagnostics: [Diagnostic]
  /// Empty where the source has errors.
  public var canvases: [Canvas]

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// An attribute, why it has its value, and what would move it.
public struct ExplainedAttribute: Sendable, Equatable {
  /// What a little more of something does to the attribute, in points; found by solving again.
  public struct PointMore: Sendable, Equatable {
    public enum Cause: Sendable, Equatable {
      case canvas(Axis)
      case metric(String)
    }

    public var cause: Cause
    /// How much more it is: a point, or of a ratio 0.1.
    public var step = 1.0
    public var change: Double
  }

  public var explanation: Explanation
  /// The canvas first, then metrics in file order; also those that change nothing.
  public var pointsMore: [PointMore]
  /// Metrics that were not tried, because the layout is large and they are many.
  public var untriedMetrics: Int
}
