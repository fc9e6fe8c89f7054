internal import Graphics
internal import LayoutModel

struct ConstraintLine {
  enum Look {
    /// A space or a size: a line between two bars.
    case bar
    /// A plain line between two places (`line`), or along the aligned edges of two views (`alignment`). An alignment
    /// line crosses other lines rather than moving to another place.
    case line, alignment
    /// A badge on each view, for a constraint that relates one width or height to another.
    case badges(Axis)
  }

  /// The possible places of the line or the badges, best first. Each place lists the points that the line connects or,
  /// for `Look.badges`, the position of the badge on each view.
  var routes: [[Point]]
  var look: Look
  var words: String
  /// The number that is written beside the line if there is space: an equation's constant or a margin's length.
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

  /// Returns the coordinate of an attribute such as an edge, limited to the picture. A width has the coordinate of the
  /// view's right edge, and a height has the coordinate of the view's lower edge.
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
