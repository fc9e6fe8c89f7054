import Diagnostics
public import LayoutEngine
import LayoutModel

/// Explanations for the values of attributes on each requested canvas.
public struct ExplainedFile: Sendable, Equatable {
  /// A canvas and its explained attributes.
  public struct Canvas: Sendable, Equatable {
    /// The solved canvas.
    public var solved: SolvedCanvas
    /// The attributes in the requested order.
    public var attributes: [ExplainedAttribute]
  }

  /// The source that was read.
  public var source: SourceText
  /// The diagnostics of reading the source, followed by an error if the requested canvases are too many to solve
  /// together.
  public var diagnostics: [Diagnostic]
  /// The explained canvases; empty if an error prevented explanations.
  public var canvases: [Canvas]

  /// Indicates whether an error prevented explanations.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// The reasons for an attribute's value, and the effects that small changes of canvas dimensions and metrics have on
/// this value.
public struct ExplainedAttribute: Sendable, Equatable {
  /// The effect of a small change on an attribute's value. The effect is found by solving again.
  public struct Sensitivity: Sendable, Equatable {
    /// A quantity whose change may affect an attribute's value.
    public enum Cause: Sendable, Equatable {
      /// The canvas's width or height.
      case canvas(Axis)
      /// A metric of the file, by name.
      case metric(String)
    }

    /// The quantity that is changed.
    public var cause: Cause
    /// The amount that was added to the quantity: 1 point for a length, 0.1 for a factor, otherwise 1.
    public var step: Double
    /// Indicates whether the quantity is a factor, a count or a priority instead of a length.
    public var isUnitless: Bool
    /// The resulting change of the value, in points.
    public var change: Double
  }

  /// The reasons for the value.
  public var explanation: Explanation
  /// The effects of changing each canvas dimension, then each metric in file order, including effects of 0.
  public var sensitivities: [Sensitivity]
  /// The number of canvas dimensions (width and height) whose change was not tried, because solving takes too long.
  public var untriedSides: Int
  /// The number of metrics whose change was not tried, because solving takes too long.
  public var untriedMetrics: Int
  /// Indicates whether changes of some canvas dimensions or metrics were not tried.
  public var isCut: Bool { untriedSides > 0 || untriedMetrics > 0 }
}
