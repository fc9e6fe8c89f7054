internal import Graphics
internal import LayoutModel

/// A view with all decisions about its drawing except for its name, in the canvas's coordinates.
struct DrawnView {
  /// The index in `Layout.views`.
  var index: Int
  /// The position of the superview in the drawing order; -1 for the root.
  var parent: Int
  var hasSubviews: Bool
  /// Indicates whether nothing of the view is drawn, since all of it lies beyond the largest picture, or is scrolled
  /// away.
  var isBeyond: Bool
  /// Indicates whether a scroll view around the view hides all of it. Such a view is neither drawn nor reported.
  var isScrolledAway = false
  /// The visible part of the view's frame, which is cut off where the largest picture ends, and where scroll views
  /// around the view end.
  var frame: Rect
  /// The visible part of the view's alignment rectangle, to which constraints and measures refer. Some controls are
  /// drawn beyond it.
  var aligned: Rect
  /// The whole frame and the visible area, if a scroll view shows only a part of the view.
  var clipped: (whole: Rect, clip: Rect)?
  var cut: ClippedSides
  /// The sides of a label's outline that are left out, since dividers are there.
  var divided: ClippedSides = []
  var look: KindLook
  var paint = Paint()
  /// The text that the view's kind shows, if there is room for it.
  var text: PlacedText?
  var control: [SceneNode] = []
  var problems: ViewProblems

  /// The same view as if nothing hid a part of it, for drawing under a clip.
  var unclipped: DrawnView {
    guard let clipped else { return self }
    var view = self
    (view.frame, view.clipped) = (clipped.whole, nil)
    return view
  }

  /// Indicates whether the view is too small in both directions to be seen as a rectangle.
  var isPoint: Bool { frame.width < 1 && frame.height < 1 }

  /// The area that the view's drawing covers: its frame, or the marker of a view that is too small to be seen.
  var seen: Rect {
    if isPoint {
      return Rect(x: frame.midX, y: frame.midY, width: 0, height: 0).inset(by: -Self.markerRadius)
    }
    let least = 0.75
    return frame.inset(
      horizontally: min(0, (frame.width - least) / 2), vertically: min(0, (frame.height - least) / 2))
  }

  /// The lines of the view's outline, or those of its marker.
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
struct ClippedSides: OptionSet {
  var rawValue: Int
  static let left = ClippedSides(rawValue: 1)
  static let right = ClippedSides(rawValue: 2)
  static let top = ClippedSides(rawValue: 4)
  static let bottom = ClippedSides(rawValue: 8)
}
