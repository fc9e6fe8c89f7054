internal import Graphics
internal import LayoutModel

/// A place for a name or a number relative to its view, such as the top leading corner.
struct NameSlot {
  /// The position of a name in a rectangle: (0, 0) is the top leading corner, and (1, 1) the bottom trailing corner.
  typealias Place = Rect.Place

  enum Fit: Equatable {
    /// Inside the view, at the theme's distances from the edges (`roomy`), closer to the top and bottom edges (`flat`),
    /// or closer to all edges (`close`).
    case roomy, flat, close
    /// Inside the view, far enough from its sides to avoid rounded corners. The place for `roundClose` is a little
    /// nearer to the sides than the place for `round`.
    case round, roundClose
    /// Inside the view, closer to lines than usual.
    case tight
    /// Inside the view, for a number instead of the name.
    case small
    /// Beside, above or below the view, at a distance in points.
    case beside(Axis, Double)
    /// Outside of the view's superview, at a distance in points from the view, for a number with a leader line.
    case afar(Axis, Double)
    /// On the view's outline, without covering a text, an annotation, or a line of a view that is drawn later.
    case outline
    /// Just outside of a view that shows text, away from the edges of all other views.
    case outside
    /// On the view's outline, possibly over edges of other views and over extension lines.
    case outlineOverLines
    /// Just outside of a view that shows text, possibly over edges of other views and over extension lines.
    case outsideOverLines

    fileprivate var isInside: Bool {
      switch self {
      case .roomy, .flat, .close, .round, .roundClose, .tight, .small: true
      case .beside, .afar, .outline, .outside, .outlineOverLines, .outsideOverLines: false
      }
    }
  }

  var place: Place
  var fits: [Fit]
  /// The font sizes to try, largest first; `nil` if the slot is for a number.
  var sizes: [Double]?

  var isInside: Bool { fits[0].isInside }

  /// Returns the slots beside the views of a group.
  static func beside(_ group: [Int], sizes: [Double]) -> [NameSlot] {
    [[6.0, 12], [3.75]].flatMap { distances in
      sides.flatMap { axis, place -> [NameSlot] in
        let fits = distances.map { Fit.beside(axis, $0) }
        if group.count == 1 { return [NameSlot(place: place, fits: fits, sizes: sizes)] }
        return sizes.flatMap { size in fits.map { NameSlot(place: place, fits: [$0], sizes: [size]) } }
      }
    }
  }

  static let numbers: [NameSlot] = clearNumbers + afar + onPlaces(edges, .outlineOverLines)

  /// All places for numbers, best first.
  static let lastNumbers: [NameSlot] =
    clearNumbers + onPlaces(outsides, .outside) + afar + onPlaces(edges, .outlineOverLines)
    + onPlaces(outsides, .outsideOverLines)

  /// The places in which a number covers no lines of views that are drawn later.
  static let clearNumbers: [NameSlot] =
    onPlaces([(1, 0), (0, 0), (1, 1), (0, 1), (1, 0.5), (0, 0.5), (0.5, 0.5)], .small)
    + numbersBeside + onPlaces(edges, .outline)

  /// The slots for the number of a view that is too thin to contain the number.
  static let numbersOfThinViews: [NameSlot] = numbersBeside + afar

  private static let numbersBeside = sides.map { NameSlot(place: $0.place, fits: [.beside($0.axis, 3.5)]) }

  private static func onPlaces(_ places: [Place], _ fit: Fit) -> [NameSlot] {
    places.map { NameSlot(place: $0, fits: [fit]) }
  }

  private static let afar: [NameSlot] = sides.map { side in
    NameSlot(place: side.place, fits: [8, 14, 20].map { .afar(side.axis, $0) })
  }

  private static let outsides: [Place] = Array(edges.suffix(2) + edges.dropLast(2))

  private static let edges: [Place] = [
    (1, 0), (0, 0), (1, 1), (0, 1), (0.5, 1), (0.5, 0), (0.25, 1), (0.75, 1), (1, 0.5), (0, 0.5),
  ]

  private static let sides: [(axis: Axis, place: Place)] = [
    (.horizontal, (1, 0.5)), (.vertical, (0, 1)), (.vertical, (0, 0)), (.horizontal, (0, 0.5)),
    (.vertical, (0.5, 1)), (.vertical, (0.5, 0)), (.vertical, (1, 1)), (.vertical, (1, 0)),
    (.horizontal, (1, 1)), (.horizontal, (1, 0)), (.horizontal, (0, 1)), (.horizontal, (0, 0)),
  ]
}
