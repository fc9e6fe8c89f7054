import Diagnostics
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
  variable(frame: view.index, axis, part)
}

/// - Parameter frame: a view's index, or what `FrameList.content(of:)` says.
func variable(frame: Int, _ axis: Axis, _ part: FramePart) -> Variable {
  Variable(index: frame * 6 + (axis == .horizontal ? 0 : 3) + part.rawValue)
}

extension Variable {
  /// Whose it is: a view's index, or what `FrameList.content(of:)` says.
  var frame: Int { index / 6 }
  var axis: Axis { index % 6 < 3 ? .horizontal : .vertical }
  var part: FramePart { FramePart(rawValue: index % 3)! }
}

/// The frames whose variables a layout's problem has: one for each view, then one for each scroll's content.
struct FrameList {
  private let viewCount: Int
  /// In file order.
  let scrolls: [ViewID]

  init(_ layout: Layout) {
    viewCount = layout.views.count
    scrolls = layout.views.indices.filter { layout.views[$0].kind == .scroll }.map(ViewID.init)
  }

  var count: Int { viewCount + scrolls.count }

  var variableCount: Int { count * 6 }

  /// The frame of a scroll's content; that of the view itself where it is no scroll. Cost: logarithmic in scrolls.
  func content(of view: ViewID) -> Int {
    let place = scrolls.indices.partitioningIndex { scrolls[$0] >= view }
    return place < scrolls.count && scrolls[place] == view ? viewCount + place : view.index
  }

  /// The view that a variable belongs to: for a content's, the scroll.
  func owner(of variable: Variable) -> ViewID {
    variable.frame < viewCount ? ViewID(variable.frame) : scrolls[variable.frame - viewCount]
  }
}
