internal import Graphics
internal import LayoutModel

/// A length to be placed in the picture, or several equal lengths that share one number.
struct Measure {
  struct Part {
    var span: Span
    /// The range, across the axis, in which the dimension line may be: a range of y coordinates for a horizontal
    /// length.
    var room = Span(low: 0, high: 0)
    /// The range, across the axis, of the measured view. For a gap, the range that both neighbors share. If the number
    /// is at the end of a leader line, the number is outside of this range.
    var faces = Span(low: 0, high: 0)
    /// The superview that contains a gap, as a position in the drawing order; 0 for other lengths.
    var superview = 0
    /// The coordinate, across the axis, at which the extension lines start, unless `MeasurePlace.extensionStart`
    /// replaces it; `nil` for no extension lines.
    var extensionStart: Double?
    /// The frames of the views at both ends, to which extension lines lead; empty for a gap between
    /// neighbors.
    var ends: [Rect] = []
  }

  var axis: Axis
  var parts: [Part]
  var words: String
  var tone: AnnotationInk.Tone

  var order: [Int] {
    let middle = (parts.count - 1) / 2
    return [middle] + parts.indices.filter { $0 != middle }.prefix(6)
  }
}

struct MeasurePlace {
  enum Level {
    case at(Double)
    /// The dimension line of each `Measure.Part` is at this fraction of the part's `room`, the range of coordinates
    /// that the line may have: 0.5 is the middle.
    case part(Double)
  }

  enum Number {
    /// The number interrupts the line.
    case onLine
    /// The number is beside the line: below it or on its right (`after`), or above it or on its left (`before`).
    case after, before
    /// The number is at the end of a leader line. With `ledInside`, the number and the leader line stay in the view
    /// that contains the measured length.
    case ledInside, led
  }

  /// The views on which the dimension line may be drawn. This restriction shows a reader which view the length belongs
  /// to.
  enum Ground {
    case any
    case on(Int)
    /// The line is outside of the view with this position in the drawing order. The line is drawn on a superview of the
    /// view, or on a sibling that lies behind the whole view, such as a card. If the line is more than 8 points from
    /// the start of its extension lines, only superviews of the view are visible between the view and the line.
    case around(Int)
    /// The dimension line is outside of the view, as for `around`, but nearly touches the view. The number is at the
    /// end of a leader line, because there is no room for it beside the dimension line.
    case touching(Int)
  }

  var level: Level
  var ground = Ground.any
  /// The y coordinate at which all extension lines of a horizontal length start, or the x coordinate for a vertical
  /// length; `nil` to use the `extensionStart` of each `Measure.Part`.
  var extensionStart: Double?
  var numbers: [Number] = [.onLine, .after, .before]
  var acrossLines = false
  /// Indicates whether a number at the end of a leader line is tried at this place even if an earlier place was tried
  /// before. Another try rarely helps, because the leader lines from all places of a measure end at nearly the same
  /// points.
  var leadsAgain = true
}
