internal import Graphics
internal import LayoutModel

/// A constraint as Interface Builder shows it, at the attributes that it relates.
struct ConstraintLine {
  enum Look {
    /// A space or a size: a line between two bars.
    case bar
    /// A plain line: between two places, or for an alignment along edges. Along edges, it may cross other lines.
    case line, alignment
    /// Sizes that depend on each other: a badge on each of the views.
    case badges(Axis)
  }

  /// The possible routes, best first, each with at least one point; a route of badges has one point for each view.
  var routes: [[Point]]
  var look: Look
  /// The words beside the line; empty if the line is enough.
  var words: String
  /// The length to write if there is room: the constant of an equation.
  var length: String?
  var isOptional: Bool
  var isBadge: Bool { if case .badges = look { true } else { false } }
  var isBar: Bool { if case .bar = look { true } else { false } }
  /// The words for the legend if the constraint has no place in the picture.
  var sentence: String
}

/// The positions of attributes in the picture.
struct AttributePlaces {
  let solved: SolvedLayout
  let views: [DrawnView]
  private let bounds: Rect
  /// The position in the drawing order of each view, by `ViewID.index`; -1 for views that are not drawn.
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

  /// The position in the drawing order; `nil` if the view is not drawn.
  func position(of view: ViewID) -> Int? { positions[view.index] < 0 ? nil : positions[view.index] }

  func frame(of view: ViewID) -> Rect? { position(of: view).map { views[$0].aligned } }

  /// The coordinate of a location attribute along its axis, inside the picture; for a size, that of the view's far end.
  func coordinate(of item: Item) -> Double? {
    guard let frame = frame(of: item.view) else { return nil }
    let axis = item.attribute.axis
    if item.attribute.isSize { return axis.span(of: frame).high }
    return axis.span(of: bounds).nearest(to: solved.place(of: item))
  }
}
