import Diagnostics
import LayoutModel
import LinearSolver

/// A part of a view's frame, which is a variable of the `LinearProblem`. The rule `end = start + size` relates the
/// three parts of each axis.
///
/// Coordinates are relative to the canvas, in points, with y down.
enum FramePart: Int {
  /// The left or top edge.
  case start
  /// The width or height.
  case size
  /// The right or bottom edge.
  case end
}

extension FrameValue {
  var part: FramePart { attribute.isSize ? .size : .start }
}

func variable(_ view: ViewID, _ axis: Axis, _ part: FramePart) -> Variable {
  variable(frame: view.index, axis, part)
}

/// Returns a variable of a frame, given by a view's index or by an index from `FrameList.content(of:)`.
func variable(frame: Int, _ axis: Axis, _ part: FramePart) -> Variable {
  Variable(index: frame * 6 + (axis == .horizontal ? 0 : 3) + part.rawValue)
}

extension Variable {
  var frame: Int { index / 6 }
  var axis: Axis { index % 6 < 3 ? .horizontal : .vertical }
  var part: FramePart { FramePart(rawValue: index % 3)! }
}

/// The frames that have variables in a layout's problem: one for each view, then one for each scroll view's content.
struct FrameList {
  private let viewCount: Int
  let scrolls: [ViewID]

  init(_ layout: Layout) {
    viewCount = layout.views.count
    scrolls = layout.views.indices.filter { layout.views[$0].kind == .scroll }.map(ViewID.init)
  }

  var count: Int { viewCount + scrolls.count }

  var variableCount: Int { count * 6 }

  /// The index of the frame of a scroll view's content; for any other view, the index of the view's own frame. Cost:
  /// logarithmic in scroll views.
  func content(of view: ViewID) -> Int {
    let place = scrolls.indices.partitioningIndex { scrolls[$0] >= view }
    return place < scrolls.count && scrolls[place] == view ? viewCount + place : view.index
  }

  func owner(of variable: Variable) -> ViewID {
    variable.frame < viewCount ? ViewID(variable.frame) : scrolls[variable.frame - viewCount]
  }
}
