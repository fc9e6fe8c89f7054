import Graphics
public import LayoutModel
import LinearSolver

/// A constraint or rule that influences the frames of views.
public enum Reason: Sendable, Hashable {
  /// A constraint of the file, `Layout.constraints[index]`.
  case written(Int)
  /// The priority with which a view resists growing beyond its content size (hugging) or shrinking below it
  /// (compression resistance).
  case content(ContentPriority, ViewID, Axis)
  /// The rule that sizes are at least 0.
  case nonNegativeSize(ViewID, Axis)
  /// The rule that the content of a scroll view has a size of at least 0.
  case nonNegativeContent(ViewID, Axis)
  /// The given size of the canvas.
  case canvasSize(Axis)
  /// The rule that a canvas without a given size is as small as possible and contains the root's subviews.
  case fittingCanvas(Axis)
}

extension LayoutReasons {
  /// Returns the reason for a row (a constraint) of the linear problem; `nil` for definitions of frames and for
  /// tie-breaks.
  func reason(of row: Int) -> Reason? {
    switch problem.strength(of: row) {
    case .definition, .tieBreak: return nil
    case .required, .optional: break
    }
    switch lowered.origins[row] {
    case .written(let index): return .written(index)
    case .intrinsicSize(let view, let axis):
      return .content(problem.relation(of: row) == .lessOrEqual ? .hugging : .compression, view, axis)
    case .nonNegativeSize(let view, let axis): return .nonNegativeSize(view, axis)
    case .nonNegativeContent(let view, let axis): return .nonNegativeContent(view, axis)
    case .canvasSize(let axis): return .canvasSize(axis)
    case nil: return .fittingCanvas(axis(of: row))
    }
  }

  /// Returns the amount by which a row (a constraint of the linear problem) is violated; 0 if it holds.
  func error(of row: Int) -> Double {
    let excess = value(of: row) - problem.constant(of: row)
    switch problem.relation(of: row) {
    case .equal: return abs(excess)
    case .lessOrEqual: return max(0, excess)
    case .greaterOrEqual: return max(0, -excess)
    }
  }

  func distance(of row: Int) -> Double { abs(value(of: row) - problem.constant(of: row)) }

  func tolerance(of row: Int) -> Double {
    var size = abs(problem.constant(of: row))
    problem.forEachTerm(of: row) { size = max(size, abs($0.coefficient * values[$0.variable])) }
    return 1e-7 * max(1, size)
  }

  func holdsWithEquality(_ row: Int) -> Bool { distance(of: row) <= tolerance(of: row) }
}

extension SolvedLayout {
  /// Returns the value of an attribute in points; a location is measured in the canvas's coordinates.
  public func value(of item: Item, measuring text: some TextMeasurer) -> Double {
    var contents = [ViewContent](
      repeating: ViewContent(intrinsicSize: PerAxis(both: nil)), count: layout.views.count)
    if item.attribute.isBaseline {
      // Truncating a text may change its baselines, so the text is measured again at the width of its frame.
      let source = layout.baselineSource(of: item.view, item.attribute)
      contents[source.index] = content(of: layout[source], in: frames[source.index].width, measuring: text)
    }
    return AttributeValues(self, contents)[item]
  }
}
