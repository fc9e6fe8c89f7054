import LayoutModel
import LinearSolver

/// Where the variables of a view's frame stand in a `LinearProblem`: three for each axis, tied by
/// `end = start + size`, so that nearly every constraint is one between two variables.
///
/// Coordinates are the canvas's, in points, y down.
enum FramePart: Int {
  /// Left or top.
  case start
  /// Width or height.
  case size
  /// Right or bottom.
  case end
}

func variable(_ view: ViewID, _ axis: Axis, _ part: FramePart) -> Variable {
  view.index * 6 + (axis == .horizontal ? 0 : 3) + part.rawValue
}

/// How many variables the frames of `viewCount` views take.
func variableCount(viewCount: Int) -> Int { viewCount * 6 }
