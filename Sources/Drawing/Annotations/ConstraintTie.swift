internal import Graphics
internal import LayoutModel

/// A constraint as a line between the attributes that it ties.
struct ConstraintTie {
  /// How an end is drawn.
  enum End {
    /// A place: an edge, a centre, a baseline.
    case location
    /// A width or a height.
    case size
  }

  /// Where it may run, best first; each has at least one point.
  var routes: [[Point]]
  var end: End
  /// What is said beside it, the shortest that is true last; empty where the line says enough.
  var words: String
  var isOptional: Bool
}

/// Where attributes are in the picture.
struct AttributePlaces {
  let solved: SolvedLayout
  let views: [DrawnView]
  /// By `ViewID.index`: the position in the drawing order; -1 for views that are not drawn.
  private let positions: [Int]

  init(of solved: SolvedLayout, _ arrangement: Arrangement) {
    self.solved = solved
    views = arrangement.views
    var positions = Array(repeating: -1, count: solved.layout.views.count)
    for (position, view) in arrangement.views.enumerated() where !view.isBeyond {
      positions[view.index] = position
    }
    self.positions = positions
  }

  func frame(of view: ViewID) -> Rect? {
    positions[view.index] < 0 ? nil : views[positions[view.index]].frame
  }

  /// The coordinate of a location along its axis; a size's is that of its far end.
  func coordinate(of item: Item) -> Double? {
    guard let frame = frame(of: item.view) else { return nil }
    let view = solved.layout[item.view]
    let margins = item.view == .root ? solved.canvas.margins : view.margins
    let isMirrored = solved.canvas.direction == .rightToLeft
    let left = isMirrored ? margins.trailing : margins.leading
    let right = isMirrored ? margins.leading : margins.trailing
    switch item.attribute {
    case .left: return frame.x
    case .right, .width: return frame.maxX
    case .top: return frame.y
    case .bottom, .height: return frame.maxY
    case .leading: return isMirrored ? frame.maxX : frame.x
    case .trailing: return isMirrored ? frame.x : frame.maxX
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    case .leftMargin: return frame.x + left
    case .rightMargin: return frame.maxX - right
    case .leadingMargin: return isMirrored ? frame.maxX - right : frame.x + left
    case .trailingMargin: return isMirrored ? frame.x + left : frame.maxX - right
    case .topMargin: return frame.y + margins.top
    case .bottomMargin: return frame.maxY - margins.bottom
    case .centerXWithinMargins: return frame.midX + (left - right) / 2
    case .centerYWithinMargins: return frame.midY + (margins.top - margins.bottom) / 2
    case .firstBaseline, .lastBaseline:
      guard let text = solved.texts[item.view.index] else { return frame.maxY }
      let baseline = item.attribute == .firstBaseline ? text.firstBaseline : text.lastBaseline
      return frame.midY - text.height / 2 + baseline
    }
  }
}

extension Attribute {
  /// The edge that a margin is measured from.
  var withoutMargin: Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    default: self
    }
  }
}
