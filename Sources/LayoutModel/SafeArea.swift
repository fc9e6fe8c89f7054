public import Graphics

extension SolvedLayout {
  /// The part of a view that the canvas's safe area leaves free, in the canvas's coordinates. Its size may be negative
  /// where that leaves nothing. Cost: constant.
  public func safeArea(of view: ViewID) -> Rect {
    let (frame, root, safe) = (frames[view.index], frames[0], canvas.safeArea)
    var (left, top) = (root.x + safe.left, root.y + safe.top)
    var (right, bottom) = (root.maxX - safe.right, root.maxY - safe.bottom)
    if view != .root {
      (left, top) = (max(left, frame.x), max(top, frame.y))
      (right, bottom) = (min(right, frame.maxX), min(bottom, frame.maxY))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
