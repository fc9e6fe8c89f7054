internal import Graphics
internal import LayoutModel

/// A constraint as Interface Builder shows it, at the attributes that it ties.
struct ConstraintTie {
  enum Look {
    /// Of a space or a size: a line between two bars.
    case bar
    /// Of what is aligned: a plain line; along edges it may cross others.
    case line, alignment
    /// Of sizes that follow each other: a badge on each of the views.
    case badges(Axis)
  }

  /// Where it may run, best first; each has at least one point. Of badges, a point for each view.
  var routes: [[Point]]
  var look: Look
  /// What is said beside it, the shortest that is true last; empty where the line says enough.
  var words: String
  /// What is read off it where there is room: the constant of an equation.
  var length: String?
  var isOptional: Bool
  var isBadge: Bool { if case .badges = look { true } else { false } }
  /// For where it has no place.
  var sentence: String
}

/// Where attributes are in the picture.
struct AttributePlaces {
  let solved: SolvedLayout
  private let views: [DrawnView]
  private let bounds: Rect
  /// By `ViewID.index`: the position in the drawing order; -1 for views that are not drawn.
  private let positions: [Int]

  init(of solved: SolvedLayout, _ arrangement: Arrangement) {
    self.solved = solved
    views = arrangement.views
    bounds = arrangement.bounds
    var positions = Array(repeating: -1, count: solved.layout.views.count)
    for (position, view) in arrangement.views.enumerated() where !view.isBeyond {
      positions[view.index] = position
    }
    self.positions = positions
  }

  /// In the drawing order; `nil` where the view is not drawn.
  func position(of view: ViewID) -> Int? { positions[view.index] < 0 ? nil : positions[view.index] }

  func frame(of view: ViewID) -> Rect? { position(of: view).map { views[$0].frame } }

  /// The coordinate of a location along its axis, no further out than the picture; a size's is that of its far end.
  func coordinate(of item: Item) -> Double? {
    guard let frame = frame(of: item.view) else { return nil }
    let axis = item.attribute.axis
    if item.attribute.isSize { return axis.span(of: frame).high }
    return axis.span(of: bounds).nearest(to: solved.place(of: item))
  }
}
