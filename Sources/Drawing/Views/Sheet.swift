internal import Graphics
internal import LayoutModel

/// The canvas, and the area around it that a picture may cover, in the canvas's coordinates.
struct Sheet {
  var frame: Rect
  /// The largest area of a picture. Views beyond it are cut off, so that a stray view does not make the picture huge.
  var reach: Rect

  init(of solved: SolvedLayout) {
    // Sums of extremely large sizes could overflow, and no real picture is as large as this limit.
    let largest = 1e9
    frame = Rect(
      x: 0, y: 0, width: min(max(solved.size.width, 0), largest),
      height: min(max(solved.size.height, 0), largest))
    reach = frame.inset(
      horizontally: -max(2000, 2 * frame.width), vertically: -max(2000, 2 * frame.height))
  }

  /// Returns the part of a frame inside `reach`, and the sides that are cut off; `nil` if no part is inside.
  func cut(_ frame: Rect) -> (frame: Rect, sides: ClippedSides)? {
    if reach.contains(frame) { return (frame, []) }
    guard frame.x <= reach.maxX, frame.maxX >= reach.x, frame.y <= reach.maxY, frame.maxY >= reach.y else {
      return nil
    }
    var sides: ClippedSides = []
    if frame.x < reach.x { sides.insert(.left) }
    if frame.y < reach.y { sides.insert(.top) }
    if frame.maxX > reach.maxX { sides.insert(.right) }
    if frame.maxY > reach.maxY { sides.insert(.bottom) }
    let part = Rect(
      minX: max(frame.x, reach.x), minY: max(frame.y, reach.y),
      maxX: min(frame.maxX, reach.maxX), maxY: min(frame.maxY, reach.maxY))
    return (part, sides)
  }

  /// Returns the canvas's outline, which is drawn again above views that cover it.
  func edge(over grounds: BackdropColors, theme: Theme) -> [SceneNode] {
    let line = frame.inset(by: theme.strokeWidth / 2)
    return theme.line(theme.sheet.stroke ?? theme.leader, on: grounds.grounds(along: line.sides))
      .nodes(.rectangle(line, cornerRadius: 0), width: theme.leaderWidth)
  }
}
