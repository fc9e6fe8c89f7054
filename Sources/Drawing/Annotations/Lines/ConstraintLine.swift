internal import Graphics
internal import LayoutModel

struct ConstraintLine {
  enum Look {
    /// A line with a short bar at each end, for a distance or a size.
    case bar
    /// A plain line between two places, or along aligned edges (`alignment`).
    case line, alignment
    /// A badge on each view, for a constraint that relates one width or height to another.
    case badges(Axis)
  }

  /// The alternative positions of the mark, best first: the points that the line connects, or the position of each
  /// badge.
  var routes: [[Point]]
  var look: Look
  var words: String
  /// The number beside the line: an equation's constant or a margin's length.
  var length: String?
  var isOptional: Bool
  var isBadge: Bool { if case .badges = look { true } else { false } }
  var isBar: Bool { if case .bar = look { true } else { false } }
  var sentence: String
}

struct AttributePlaces {
  let solved: SolvedLayout
  let views: [DrawnView]
  private let bounds: Rect
  /// The position of each view in the drawing order, by `ViewID.index`; -1 for views that are not drawn.
  private let positions: [Int]
  private let baselines: StackBaselines?

  init(of solved: SolvedLayout, _ arrangement: Arrangement) {
    self.solved = solved
    views = arrangement.views
    bounds = arrangement.bounds
    var positions = Array(repeating: -1, count: solved.layout.views.count)
    for (position, view) in arrangement.views.enumerated() where !view.isBeyond {
      positions[view.index] = position
    }
    self.positions = positions
    baselines = StackBaselines(solved.layout)
  }

  func position(of view: ViewID) -> Int? { positions[view.index] < 0 ? nil : positions[view.index] }

  func frame(of view: ViewID) -> Rect? { position(of: view).map { views[$0].aligned } }

  /// Returns an attribute's coordinate, limited to the picture's bounds; `nil` if the view is not drawn. For a width or
  /// height, this is the coordinate of the view's right or lower edge.
  func coordinate(of item: Item) -> Double? {
    guard let frame = frame(of: item.view) else { return nil }
    let axis = item.attribute.axis
    if item.attribute.isSize { return axis.span(of: frame).high }
    var item = item
    if item.attribute.isBaseline, item.guide == nil || item.guide == .frame, let baselines {
      item.view = baselines.source(of: item.view, item.attribute)
    }
    return axis.span(of: bounds).nearest(to: solved.place(of: item))
  }
}
