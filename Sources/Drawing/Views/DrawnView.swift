internal import Graphics
internal import LayoutModel

/// A view with all that was decided about how it is drawn, but for its name; in the canvas's coordinates.
struct DrawnView {
  /// In `Layout.views`.
  var index: Int
  /// Of its superview in the drawing order; -1 for the root.
  var parent: Int
  var hasSubviews: Bool
  /// All of it lies beyond every reasonable picture, so that nothing is drawn.
  var isBeyond: Bool
  /// A scroll view around it shows nothing of it, which is what scrolling is for: nothing is drawn, and nothing said.
  var isScrolledAway = false
  /// Where it is seen: its frame, cut off where that would leave every reasonable picture, and to what scroll views
  /// around it show.
  var frame: Rect
  /// Its frame where a scroll view shows only a part of it.
  var clipped: (whole: Rect, clip: Rect)?
  var cut: CutSides
  var look: KindLook
  var paint = Paint()
  /// The text that its kind shows, where there is room for it.
  var text: PlacedText?
  /// What it shows as a control.
  var control: [SceneNode] = []
  var problems: ViewProblems

  /// The same as if nothing hid a part of it: as what is clipped is drawn.
  var unclipped: DrawnView {
    guard let clipped else { return self }
    var view = self
    (view.frame, view.clipped) = (clipped.whole, nil)
    return view
  }

  /// Too small in both directions to be seen as a rectangle.
  var isPoint: Bool { frame.width < 1 && frame.height < 1 }

  /// What its drawing covers: the frame, or the marker of one that is too small to be seen.
  var seen: Rect {
    if isPoint {
      return Rect(x: frame.midX, y: frame.midY, width: 0, height: 0).inset(by: -Self.markerRadius)
    }
    let least = 0.75
    return frame.inset(
      horizontally: min(0, (frame.width - least) / 2), vertically: min(0, (frame.height - least) / 2))
  }

  /// Where its outline runs, or those of its marker.
  var lines: [Segment] {
    if !isPoint { return frame.inset(by: min(0.5, frame.width / 2, frame.height / 2)).sides }
    return [
      Segment(from: Point(x: seen.x, y: seen.midY), to: Point(x: seen.maxX, y: seen.midY)),
      Segment(from: Point(x: seen.midX, y: seen.y), to: Point(x: seen.midX, y: seen.maxY)),
    ]
  }

  static let markerRadius = 4.0
}

/// The sides at which a view goes on beyond the picture.
struct CutSides: OptionSet {
  var rawValue: Int
  static let left = CutSides(rawValue: 1)
  static let right = CutSides(rawValue: 2)
  static let top = CutSides(rawValue: 4)
  static let bottom = CutSides(rawValue: 8)
}
