internal import Graphics
internal import LayoutModel

/// A length to be placed in the picture, or several equal lengths that share one number.
struct Measure {
  struct Part {
    var span: Span
    /// The range, across the axis, in which the dimension line may be: a range of y coordinates for a horizontal
    /// length.
    var room = Span(low: 0, high: 0)
    /// The range, across the axis, of the measured view or, for a gap, the range that both neighbors share.
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
    /// The dimension line of each `Measure.Part` is at this fraction of the part's `room`; 0.5 is the middle.
    case part(Double)
  }

  enum Number {
    /// The number interrupts the line.
    case onLine
    /// The number is beside the line: below it or on its right (`after`), or above it or on its left (`before`).
    case after, before
    /// The number is at the end of a leader line. With `ledInside`, number and line stay in the view that contains the
    /// measured length.
    case ledInside, led
  }

  /// The views on which the dimension line may be drawn. They are chosen so that it is clear which view is measured.
  enum Ground {
    case any
    case on(Int)
    /// The line is outside of the view with this position in the drawing order, on a superview or on a sibling behind
    /// the whole view.
    case around(Int)
    /// The line is outside of the view, but nearly touches it, and the number is at the end of a leader line.
    case touching(Int)
  }

  var level: Level
  var ground = Ground.any
  /// The coordinate at which all extension lines start; `nil` to use the `extensionStart` of each `Measure.Part`.
  var extensionStart: Double?
  var numbers: [Number] = [.onLine, .after, .before]
  var acrossLines = false
  /// Indicates whether a leader line is tried at this place even if the number did not fit at an earlier place.
  var leadsAgain = true
}
