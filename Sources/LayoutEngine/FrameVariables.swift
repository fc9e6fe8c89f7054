import Diagnostics
import LayoutModel
import LinearSolver

/// A variable of the linear problem: an edge or the size of a frame along one axis, in points.
enum FramePart: Int {
  case start
  case size
  case end
}

extension FrameValue {
  var part: FramePart { attribute.isSize ? .size : .start }
}

func variable(_ view: ViewID, _ axis: Axis, _ part: FramePart) -> Variable {
  variable(frame: view.index, axis, part)
}

/// Returns a variable of a frame. The frame's index is a view's index, or comes from `FrameList.content(of:)`.
func variable(frame: Int, _ axis: Axis, _ part: FramePart) -> Variable {
  Variable(index: frame * 6 + (axis == .horizontal ? 0 : 3) + part.rawValue)
}

extension Variable {
  var frame: Int { index / 6 }
  var axis: Axis { index % 6 < 3 ? .horizontal : .vertical }
  var part: FramePart { FramePart(rawValue: index % 3)! }
}

/// The frames that have variables: one for each view, then one for the content of each scroll view.
struct FrameList {
  private let viewCount: Int
  let scrolls: [ViewID]

  init(_ layout: Layout) {
    viewCount = layout.views.count
    scrolls = layout.views.indices.filter { layout.views[$0].kind == .scroll }.map(ViewID.init)
  }

  var count: Int { viewCount + scrolls.count }

  var variableCount: Int { count * 6 }

  /// Returns the index of the frame of a scroll view's content, or of the view's own frame if the view is not a scroll
  /// view.
  func content(of view: ViewID) -> Int {
    let place = scrolls.indices.partitioningIndex { scrolls[$0] >= view }
    return place < scrolls.count && scrolls[place] == view ? viewCount + place : view.index
  }

  func owner(of variable: Variable) -> ViewID {
    variable.frame < viewCount ? ViewID(variable.frame) : scrolls[variable.frame - viewCount]
  }
}
