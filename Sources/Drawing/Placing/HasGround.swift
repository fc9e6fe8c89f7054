internal import Graphics
internal import LayoutModel

extension Placer {
  /// Returns whether a reader can see to which view a length belongs if the line that shows the length is drawn at
  /// `place`.
  mutating func hasGround(_ measure: Measure, at place: MeasurePlace) -> Bool {
    guard case .at(let level) = place.level else { return true }
    if case .any = place.ground { return true }
    let (axis, span) = (measure.axis, measure.parts[0].span)
    let owner = view(at: axis.point(span.middle, at: level))
    let start = place.extensionStart ?? level
    let side = level > start ? 1.0 : -1
    switch place.ground {
    case .any: return true
    case .on(let position): return owner == position && views[position].spans(axis, at: level)
    case .touching(let position):
      let between = Span(low: min(start + side, level), high: max(start + side, level))
      return isGround(owner, of: position) && isFreeOfEdges(axis.rect(span.inset(by: 2), between))
    case .around(let position):
      guard isGround(owner, of: position) else { return false }
      // The line needs free space on the side that faces away from the view, because it could otherwise seem to belong
      // to another view on that side.
      let isNext = abs(level - start) <= 8
      let (from, to) = (isNext ? start + side : level - 4 * side, level + 9 * side)
      let room = axis.rect(span.inset(by: 2), Span(low: min(from, to), high: max(from, to)))
      guard isClear(room, acrossLines: place.acrossLines) else { return false }
      if isNext { return true }
      let ends = span.inset(by: 1)
      return isOpen([ends.low, ends.middle, ends.high], axis, position, to: level)
        && [span.low, span.high].allSatisfy {
          isFreeOfText(axis.line(along: $0, from: start + side, to: level))
        }
    }
  }

  private func isGround(_ owner: Int, of position: Int) -> Bool {
    owner >= 0 && owner != position && arrangement.holds(owner, position)
  }

  /// Returns whether lines perpendicular to `axis`, from a side of a view to the coordinate `end`, cross only
  /// superviews of this view.
  ///
  /// - Parameters:
  ///   - places: the coordinates of the lines on `axis`.
  ///   - position: the view's position in the drawing order.
  func isOpen(_ places: [Double], _ axis: Axis, _ position: Int, to end: Double) -> Bool {
    let view = axis.other.span(of: views[position].frame)
    let side = end > view.middle ? 1.0 : -1
    let start = side > 0 ? view.high : view.low
    return stride(from: start + 2 * side, to: end, by: 4 * side).allSatisfy { level in
      places.allSatisfy { place in
        let owner = self.view(at: axis.point(place, at: level))
        return owner < 0 || owner != position && arrangement.order.contains(owner, position)
      }
    }
  }
}
