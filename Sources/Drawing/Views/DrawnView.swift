internal import Graphics
internal import LayoutModel

/// A view that is ready for drawing, in the canvas's coordinates.
struct DrawnView {
  /// The index in `Layout.views`.
  var index: Int
  /// The position of the superview in the drawing order; -1 for the root.
  var parent: Int
  var hasSubviews: Bool
  /// Indicates whether the view is not drawn, because it lies outside of `Sheet.reach` or is scrolled out of sight.
  var isBeyond: Bool
  /// Indicates whether the view is scrolled out of sight. The legend does not list it as missing.
  var isScrolledAway = false
  /// The part of the view's frame that is inside `Sheet.reach` and inside the scroll views around the view.
  var frame: Rect
  /// The visible part of the alignment rectangle, to which constraints refer. A control is sometimes drawn larger than
  /// this rectangle.
  var aligned: Rect
  /// The view's whole frame and the visible area of its scroll view; `nil` if no scroll view clips the view.
  var clipped: (whole: Rect, clip: Rect)?
  var cut: ClippedSides
  /// The sides at which a label touches a divider. The label's outline is not drawn there.
  var divided: ClippedSides = []
  var look: KindLook
  var paint = Paint()
  var text: PlacedText?
  var control: [SceneNode] = []
  var problems: ViewProblems
  /// The factor by which the distance between pattern lines is multiplied, above 1 if the picture would otherwise have
  /// too many lines.
  var patternSpread = 1.0

  /// The view with its whole frame, including the part that a scroll view clips.
  var unclipped: DrawnView {
    guard let clipped else { return self }
    var view = self
    (view.frame, view.clipped) = (clipped.whole, nil)
    return view
  }

  var isPoint: Bool { frame.width < 1 && frame.height < 1 }

  /// The area of the view in the picture, at least 0.75 points wide and tall. A view that is less than one point wide
  /// and tall is drawn as a cross, and has the area of this cross.
  var seen: Rect {
    if isPoint {
      return Rect(x: frame.midX, y: frame.midY, width: 0, height: 0).inset(by: -Self.markerRadius)
    }
    let least = 0.75
    return frame.inset(
      horizontally: min(0, (frame.width - least) / 2), vertically: min(0, (frame.height - least) / 2))
  }

  var lines: [Segment] {
    if !isPoint { return frame.inset(by: min(0.5, frame.width / 2, frame.height / 2)).sides }
    return [
      Segment(from: Point(x: seen.x, y: seen.midY), to: Point(x: seen.maxX, y: seen.midY)),
      Segment(from: Point(x: seen.midX, y: seen.y), to: Point(x: seen.midX, y: seen.maxY)),
    ]
  }

  static let markerRadius = 4.0
}

struct ClippedSides: OptionSet {
  var rawValue: Int
  static let left = ClippedSides(rawValue: 1)
  static let right = ClippedSides(rawValue: 2)
  static let top = ClippedSides(rawValue: 4)
  static let bottom = ClippedSides(rawValue: 8)
}
