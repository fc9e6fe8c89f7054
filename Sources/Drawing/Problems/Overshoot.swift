internal import Graphics
internal import LayoutModel

/// The distance between a view's edge and the place that a dropped constraint requests for the edge.
struct Overshoot {
  let axis: Axis
  /// The range that the bar covers: from the actual to the requested place of the edge, limited to the bounds given to
  /// `init`. It is enlarged if the bar needs room for its gap.
  let span: Span
  let room: Span
  let ghost: Rect
  /// Indicates whether the bar is drawn with a gap, which shows that it is not to scale. For example, a bar that would
  /// extend beyond the picture is shortened.
  let isBroken: Bool

  static let thickness = 4.0

  /// - Parameter frame: the frame of the view that must move to satisfy the request.
  init(_ requested: RequestedLength, of frame: Rect, within bounds: Rect) {
    axis = requested.axis
    let limits = axis.span(of: bounds)
    let (from, to) = (limits.nearest(to: requested.move.from), limits.nearest(to: requested.move.to))
    let length = abs(to - from)
    isBroken = abs(length - requested.failure) > max(0.5, 0.01 * length)
    // If the bar has a gap, it must be long enough to show a part on each side of the gap.
    let more = isBroken ? max(0, 3 * Self.gap - length) / 2 : 0
    span = Span(low: min(from, to) - more, high: max(from, to) + more)
    room = axis.other.span(of: frame)
    let own = axis.span(of: frame)
    // If the constraint refers to one of the view's edges, move only this edge, unless it would pass the opposite edge.
    // Otherwise, move the whole view.
    var wanted = Span(low: own.low + to - from, high: own.high + to - from)
    if abs(from - own.high) < 0.5, to > own.low { wanted = Span(low: own.low, high: to) }
    if abs(from - own.low) < 0.5, to < own.high { wanted = Span(low: to, high: own.high) }
    ghost = axis.rect(wanted, room)
  }

  /// The possible coordinates of the bar's middle line, across the axis, best first.
  var levels: [Double] {
    [6, -6, 11, -11, 17, -17].map { $0 > 0 ? room.high + $0 : room.low + $0 } + [room.middle]
  }

  func bar(at level: Double) -> Rect {
    let half = Self.thickness / 2
    return axis.rect(span, Span(low: level - half, high: level + half))
  }

  private static let gap = 5.0

  /// Returns the outline of the bar at `level`, with a gap if it is not to scale.
  func outline(at level: Double) -> SceneShape.Outline {
    let bar = self.bar(at: level)
    if !isBroken { return .rectangle(bar, cornerRadius: 0) }
    let (near, far) = (level - Self.thickness / 2, level + Self.thickness / 2)
    let (before, after, slant) = (span.middle - Self.gap / 2, span.middle + Self.gap / 2, 1.5)
    func part(_ end: Double, _ cut: Double) -> [SceneShape.PathStep] {
      [
        .move(axis.point(end, at: near)), .line(axis.point(cut + slant, at: near)),
        .line(axis.point(cut - slant, at: far)), .line(axis.point(end, at: far)), .close,
      ]
    }
    return .path(part(span.low, before) + part(span.high, after))
  }

  func labelBoxes(of size: Size, at level: Double) -> [Rect] {
    let bar = self.bar(at: level)
    func places(_ places: [Rect.Place]) -> [Rect.Place] {
      axis == .horizontal ? places : places.map { ($0.down, $0.across) }
    }
    return bar.room(for: size, beside: axis, at: 3).boxes(of: size, at: places([(1, 0.5), (0, 0.5)]))
      + bar.room(for: size, beside: axis.other, at: 1.5)
      .boxes(of: size, at: places([(0.5, 1), (0.5, 0), (1, 1), (0, 1), (1, 0), (0, 0)]))
  }
}

extension Placer {
  private enum Place: CaseIterable {
    /// The requirements for the places of the bar and its label, strictest first: `free` places touch nothing; `around`
    /// places touch no text, and lie only on views that surround the measured view, such as its superviews; `unwritten`
    /// places touch no text.
    case free, around, unwritten
  }

  /// Draws the frame that a dropped constraint requests, and a bar with a number that shows how far the view is from
  /// this frame.
  mutating func place(_ requested: RequestedLength, of position: Int) {
    let overshoot = Overshoot(requested, of: views[position].aligned, within: reach)
    let label = MarkLabel(
      requested.words, mark: theme.conflict, theme: theme, measuring: measurer)
    if !requested.isZeroSize, reach.contains(overshoot.ghost) { drawOutline(overshoot.ghost, theme.conflict) }
    var found: (bar: Rect, label: Rect)?
    for place in Place.allCases where found == nil {
      for level in overshoot.levels where found == nil {
        let bar = overshoot.bar(at: level)
        guard suits(bar, place, position) else { continue }
        found = overshoot.labelBoxes(of: label.size, at: level)
          .first { reach.contains($0) && suits($0, place, position) }.map { (bar, $0) }
      }
    }
    guard let (bar, box) = found else {
      placed.leftOut.add(Self.lengths)
      return
    }
    let outline = overshoot.outline(at: overshoot.axis == .horizontal ? bar.midY : bar.midX)
    if overshoot.isBroken { placed.hasBreaks = true }
    obstacles.insert(bar, owner: Obstacles.inFront)
    placed.extent = placed.extent.union(bar)
    placed.problems.append(
      .group(
        SceneGroup(
          line: requested.line,
          children: [lineColor(theme.conflict, at: bar).filled(outline)])))
    write(label, in: box)
    sign(.overshoot)
  }

  private func suits(_ box: Rect, _ place: Place, _ position: Int) -> Bool {
    if place == .free { return isFree(box, clearance: 1) }
    guard isFreeOfText(box.inset(by: -1)) else { return false }
    return place == .unwritten
      || box.sides.prefix(2).allSatisfy { side in
        [0, 0.25, 0.5, 0.75, 1].allSatisfy { part in
          let owner = view(at: side.at(part))
          return owner < 0 || owner != position && arrangement.holds(owner, position)
        }
      }
  }
}
