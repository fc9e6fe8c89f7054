internal import Graphics
internal import LayoutModel

/// A length, or several equal lengths that share a number, without a place.
struct Measure {
  struct Part {
    var span: Span
    /// The range across the axis in which the part's line may be.
    var room = Span(low: 0, high: 0)
    /// The range, across the axis, of the measured views; a leader line ends beside that range.
    var faces = Span(low: 0, high: 0)
    /// The position of the view that contains the length.
    var superview = 0
    /// The coordinate across the axis at which the thin lines from the measured view to the dimension line start; `nil`
    /// if there are no such lines, or if each place has a start of its own.
    var extensionStart: Double?
    /// The frames of the views at both ends, to which thin lines lead; empty between neighbors, which need none.
    var ends: [Rect] = []
  }

  var axis: Axis
  var parts: [Part]
  var words: String
  var tone: AnnotationInk.Tone

  /// The parts that may have the number, best first: the middle one, then the first six others.
  var order: [Int] {
    let middle = (parts.count - 1) / 2
    return [middle] + parts.indices.filter { $0 != middle }.prefix(6)
  }
}

/// A possible place of a measure's lines and of its number.
struct MeasurePlace {
  /// The position of the lines across the axis.
  enum Level {
    case at(Double)
    /// The same fraction of each part's room.
    case part(Double)
  }

  /// The place of the number in relation to its line.
  enum Number {
    /// The number is in a hole of the line.
    case onLine
    /// The number is beside the line: below or to the right of it, and above or to the left.
    case after, before
    /// The number is at the end of a line that leads to it, in the superview or anywhere.
    case ledInside, led
  }

  /// The ground on which readers take a line for a line of its view.
  enum Ground {
    case any
    case on(Int)
    /// A superview of the view, or a card behind it; nothing but superviews is between the view and the line.
    case around(Int)
    /// The same as `around`, for a line that nearly touches the view and whose number is led away.
    case touching(Int)
  }

  var level: Level
  var ground = Ground.any
  /// The start of the lines from the measured view; `nil` if each part has a start of its own.
  var extensionStart: Double?
  /// The places of the number, best first.
  var numbers: [Number] = [.onLine, .after, .before]
  /// Indicates whether the lines may cross those of other annotations.
  var acrossLines = false
  /// Indicates whether a line to the number is tried again after an earlier place that had room for the measure's lines
  /// only. Such a line ends at the same places wherever it starts, so trying few starts saves time for later measures.
  var leadsAgain = true
}
