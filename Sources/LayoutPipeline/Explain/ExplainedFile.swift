import Diagnostics
public import LayoutEngine
import LayoutModel

/// Attributes of a layout with the reasons for their values, on each canvas that was asked for.
public struct ExplainedFile: Sendable, Equatable {
  /// One canvas with what was asked about it.
  public struct Canvas: Sendable, Equatable {
    /// The canvas, solved.
    public var solved: SolvedCanvas
    /// In the order in which they were asked for.
    public var attributes: [ExplainedAttribute]
  }

  /// What was read.
  public var source: SourceText
  /// What reading it and looking for the attributes said.
  public var diagnostics: [Diagnostic]
  /// Empty where the source has errors.
  public var canvases: [Canvas]

  /// Whether there are no explanations.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// An attribute, why it has its value, and what would move it.
public struct ExplainedAttribute: Sendable, Equatable {
  /// What a little more of something does to the attribute, in points; found by solving again.
  public struct Sensitivity: Sendable, Equatable {
    /// What is one point more.
    public enum Cause: Sendable, Equatable {
      /// The canvas's width or height.
      case canvas(Axis)
      /// A metric of the file, by name.
      case metric(String)
    }

    /// What is one point more.
    public var cause: Cause
    /// How much more it is: a point; of a number without a unit 1, or of a factor 0.1.
    public var step = 1.0
    /// Whether it is no length: a factor, a count, a priority.
    public var isUnitless = false
    /// By how much the value then changes, in points.
    public var change: Double
  }

  /// Why the value is what it is.
  public var explanation: Explanation
  /// The canvas first, then metrics in file order; also those that change nothing.
  public var pointsMore: [Sensitivity]
  /// Sides of the canvas that were not tried, because solving takes too long.
  public var untriedSides: Int
  /// Metrics that were not tried, because the layout is large and they are many.
  public var untriedMetrics: Int
  /// Whether something was not tried.
  public var isCut: Bool { untriedSides > 0 || untriedMetrics > 0 }
}
