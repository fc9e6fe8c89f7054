internal import Graphics
internal import LayoutModel

extension DrawingAnnotation {
  /// Widths and heights as dimension lines: around the canvas where a view is near its edge, else beside the view or
  /// in it; in words where no line has room.
  public static let sizes = DrawingAnnotation(
    "sizes", of: "size", help: "dimension lines with widths and heights"
  ) {
    placing in
    // 1. What there is to measure; views that line up share one line.
    let sizes = placing.distinctSizes()
    // 2. Around the canvas, short ones first, so that longer ones stand further out.
    var missing: [MeasuredSize] = []
    for size in sizes.sorted(by: { ($0.span.length, $0.members[0]) < ($1.span.length, $1.members[0]) })
    where !placing.placeAround(size) { missing.append(size) }
    // 3. At the views; large ones first.
    missing.sort { ($1.span.length, $0.members[0]) < ($0.span.length, $1.members[0]) }
    missing = missing.filter { !placing.placeBeside($0) }
    // 4. In words.
    placing.placeInWords(missing)
  }
}

/// A width or a height, of one view or of several siblings that start and end at the same places.
private struct MeasuredSize {
  var axis: Axis
  var span: Span
  /// By position in the drawing order, those nearest to the canvas's edges first.
  var members: [Int]
  var words: String

  func dimension(_ look: AnnotationInk) -> Dimension {
    Dimension(axis: axis, span: span, words: words, tone: look.measure)
  }

  struct Key: Hashable {
    var axis: Axis
    var parent: Int
    var span: Span
  }
}

extension AnnotationPlacing {
  fileprivate func distinctSizes() -> [MeasuredSize] {
    var sizes: [MeasuredSize] = []
    var known: [MeasuredSize.Key: Int] = [:]
    for (position, view) in views.enumerated() where !view.isBeyond {
      for axis in Axis.allCases {
        let span = axis.span(of: view.frame)
        let isCut = !view.cut.isDisjoint(with: axis == .horizontal ? [.left, .right] : [.top, .bottom])
        if isCut || span.length < 0.5 { continue }
        // One that fills its superview is measured with it.
        if view.parent >= 0, axis.span(of: views[view.parent].frame).rounded == span.rounded { continue }
        let key = MeasuredSize.Key(axis: axis, parent: view.parent, span: span.rounded)
        if let index = known[key] {
          sizes[index].members.append(position)
          continue
        }
        known[key] = sizes.count
        let frame =
          position == 0
          ? Rect(x: 0, y: 0, width: solved.size.width, height: solved.size.height)
          : solved.frames[view.index]
        sizes.append(
          MeasuredSize(
            axis: axis, span: span, members: [position], words: words(axis.length(of: frame.size))))
      }
    }
    for index in sizes.indices {
      let axis = sizes[index].axis
      sizes[index].members.sort { (reach(of: $0, axis), $0) < (reach(of: $1, axis), $1) }
    }
    return sizes
  }

  /// How far it is from a view to the edge of the canvas, across an axis.
  private func reach(of position: Int, _ axis: Axis) -> Double {
    let (view, canvas) = (axis.across.span(of: views[position].frame), axis.across.span(of: views[0].frame))
    return min(view.low - canvas.low, canvas.high - view.high)
  }

  private static let mostMembers = 4
  private static let rows = 6
  /// From the picture to the first row, and between rows: numbers are wider than they are high.
  private static func distance(toRow row: Int, _ axis: Axis) -> Double {
    axis == .horizontal ? 10 + 11.5 * Double(row) : 17 + 14 * Double(row)
  }
  /// The longest way from a view to a line around the canvas.
  private static let farthest = 44.0

  fileprivate mutating func placeAround(_ size: MeasuredSize) -> Bool {
    let axis = size.axis
    let outside = axis.across.span(of: inner)
    for position in size.members.prefix(Self.mostMembers) {
      let view = axis.across.span(of: views[position].frame)
      let canvas = axis.across.span(of: views[0].frame)
      let (before, after) = (view.low - canvas.low, canvas.high - view.high)
      // Below and to the right, unless the other side is nearer.
      for isAfter in after <= before ? [true, false] : [false, true] {
        let reach = isAfter ? after : before
        if position != 0, reach > Self.farthest || !seesOutside(position, axis, isAfter: isAfter) { continue }
        for row in 0..<Self.rows {
          let distance = Self.distance(toRow: row, axis)
          let level = isAfter ? outside.high + distance : outside.low - distance
          if place(
            size.dimension(look), at: level, legs: isAfter ? view.high : view.low, numbers: [.onLine, .after])
          {
            return true
          }
        }
      }
    }
    return false
  }

  /// Whether nothing but superviews lies between a view's side and the canvas's edge.
  private func seesOutside(_ position: Int, _ axis: Axis, isAfter: Bool) -> Bool {
    let frame = views[position].frame
    let (view, canvas) = (axis.across.span(of: frame), axis.across.span(of: views[0].frame))
    let span = axis.span(of: frame).inset(by: 1)
    var level = isAfter ? view.high + 2 : view.low - 2
    while isAfter ? level < canvas.high : level > canvas.low {
      for place in [span.low, span.middle, span.high] {
        let owner = self.view(at: axis.point(place, at: level))
        if owner >= 0, owner == position || !arrangement.order.contains(owner, position) { return false }
      }
      level += isAfter ? 4 : -4
    }
    return true
  }

  /// On the superview next to the view, else in the view along an edge.
  fileprivate mutating func placeBeside(_ size: MeasuredSize) -> Bool {
    let axis = size.axis
    for position in size.members.prefix(Self.mostMembers) {
      let view = axis.across.span(of: views[position].frame)
      for (level, legs, number) in [
        (view.high + 8, view.high, NumberPlace.after), (view.low - 8, view.low, .before),
      ] {
        let owner = self.view(at: axis.point(size.span.middle, at: level))
        guard owner >= 0, owner != position, arrangement.order.contains(owner, position) else { continue }
        // Not where it would look like the next view's.
        let room =
          number == .after ? Span(low: legs + 1, high: legs + 17) : Span(low: legs - 17, high: legs - 1)
        guard isClear(axis.rect(size.span.inset(by: 2), room)) else { continue }
        if place(size.dimension(look), at: level, legs: legs, numbers: [.onLine, number]) { return true }
      }
      for distance in [7.0, 11] where view.length > 2 * distance {
        for level in [view.high - distance, view.low + distance] {
          let owner = self.view(at: axis.point(size.span.middle, at: level))
          if owner == position, place(size.dimension(look), at: level) { return true }
        }
      }
    }
    return false
  }

  /// `48 × 24` in the view; `w 48` or `h 24` where the other one has its line.
  fileprivate mutating func placeInWords(_ missing: [MeasuredSize]) {
    // Both of a view's together.
    var byView: [(position: Int, sizes: [MeasuredSize])] = []
    for size in missing.sorted(by: {
      ($0.members[0], $0.axis == .horizontal ? 0 : 1) < ($1.members[0], $1.axis == .horizontal ? 0 : 1)
    }) {
      if byView.last?.position == size.members[0] {
        byView[byView.count - 1].sizes.append(size)
      } else {
        byView.append((size.members[0], [size]))
      }
    }
    for (position, sizes) in byView {
      let words =
        sizes.count == 2
        ? sizes.map(\.words).joined(separator: " × ")
        : (sizes[0].axis == .horizontal ? "w " : "h ") + sizes[0].words
      if !placeWords(words, about: position, look.measure) { leftOut += sizes.count }
    }
  }
}
