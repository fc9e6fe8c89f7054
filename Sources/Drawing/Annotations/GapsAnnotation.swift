internal import Graphics
internal import LayoutModel

extension DrawingAnnotation {
  /// Distances between neighbors, and to the superview where there is no neighbor on that side. Equal gaps in a row
  /// have one number; gaps that line up are drawn once.
  public static let gaps = DrawingAnnotation(
    "gaps", of: "gap", help: "distances to neighbors and superviews"
  ) {
    placing in
    // 1. Collect the gaps, short ones first, with the file's words.
    let gaps = statedGaps(
      among: neighborGaps(of: placing.arrangement), ExplicitLengths(of: placing.solved),
      in: placing.arrangement
    )
    .filter { !placing.isReported($0.axis, $0.span) && placing.isInFocus([$0.low, $0.high]) }
    let runs = gapRuns(of: gaps, in: placing.arrangement, placing.solved.layout)
    // 2. Find a place for each.
    for run in runs where !placing.place(run) {
      // A row that has no room as a whole may have some for its parts.
      for gap in run.gaps where !placing.placeAnywhere(gap) {
        placing.leaveOut(placing.words(for: gap), isStated: gap.isStated)
      }
    }
    for gap in gaps { placing.recordGap(gap.axis, gap.span) }
  }
}

extension Placer {
  /// Draws the gaps of a run in one line, with a number at one of them.
  fileprivate mutating func place(_ run: GapRun) -> Bool {
    let axis = run.gaps[0].axis
    let shared = run.gaps.dropFirst().reduce(run.gaps[0].across) { $0.intersection($1.across) }
    let faces = run.isInRows ? run.gaps.map(\.across) : run.gaps.map { _ in shared }
    guard faces.allSatisfy({ $0.length > 1 }), attemptsLeft > 0 else { return false }
    let rooms = faces.map { $0.inset(by: min(6, 0.25 * $0.length)) }
    // Where centers are shown, their lines take the middle.
    let parts = (keepsMiddlesFree ? [0.3, 0.7, 0.5] : [0.5, 0.3, 0.7]) + [0.1, 0.9, 0, 1]
    // A place in the superview is preferred, so that no leader line leaves it.
    for staysInside in [true, false] {
      var isFirst = true
      for part in parts {
        let lines = zip(run.gaps, rooms).map { DimensionLine(axis: axis, span: $0.span, level: $1.at(part)) }
        guard lines.allSatisfy({ isClear($0.strip) }) else { continue }
        // The end of a leader line does not depend on its start: only a few starts are tried, which saves time for
        // later gaps.
        let mayLead = isFirst || part == 0 || part == 1
        isFirst = false
        if !staysInside, !mayLead { continue }
        // The number is at the run's middle gap, or at any other gap of it.
        let middle = (run.gaps.count - 1) / 2
        for index in [middle] + run.gaps.indices.filter({ $0 != middle }).prefix(6) {
          let dimension = LabeledDistance(
            axis: axis, span: lines[index].span, words: run.label, tone: look.measure)
          let level = lines[index].level
          let gap = run.gaps[index]
          guard
            staysInside && place(dimension, at: level)
              || mayLead
                && placeWithLeader(
                  dimension, at: level, beside: gap.across, in: staysInside ? gap.superview : nil)
          else { continue }
          for (other, line) in lines.enumerated() where other != index { draw(line, look.measure) }
          for (gap, line) in zip(run.gaps, lines) where gap.sentence != nil { drawEnds(of: gap, on: line) }
          return true
        }
      }
    }
    return false
  }

  /// Draws thin lines from a gap's ends to the views that they belong to, where those are not beside its line, and
  /// across ends without a visible edge, such as a margin.
  private mutating func drawEnds(of gap: NeighborGap, on line: DimensionLine) {
    for (place, position) in [(gap.span.low, gap.low), (gap.span.high, gap.high)] {
      let frame = views[position ?? gap.superview].aligned
      let (along, across) = (gap.axis.span(of: frame), gap.axis.other.span(of: frame))
      let isEdge = abs(along.low - place) < 0.5 || abs(along.high - place) < 0.5
      let near = across.nearest(to: line.level)
      if isEdge, near == line.level { continue }
      if !isEdge { explain("short line across the end of a measure: a safe area, a margin or another guide") }
      let end = Span(
        low: min(near, line.level - (isEdge ? 0 : 5)), high: max(near, line.level + (isEdge ? 0 : 5)))
      addExtension(self.line(over: end, at: place, gap.axis.other))
    }
  }

  /// The legend's words for a gap that found no room: `8 between a and b`, `8 above a`.
  fileprivate func words(for gap: NeighborGap) -> String {
    if let sentence = gap.sentence { return sentence }
    let (isAcross, length) = (gap.axis == .horizontal, gap.words)
    return switch (gap.low, gap.high) {
    case (let low?, let high?): "\(length) between \(name(low)) and \(name(high))"
    case (let low?, nil): "\(length) \(isAcross ? "right of" : "below") \(name(low))"
    case (nil, let high?): "\(length) \(isAcross ? "left of" : "above") \(name(high))"
    case (nil, nil): length
    }
  }

  /// Draws a gap by itself, else one of the gaps with the same ends.
  fileprivate mutating func placeAnywhere(_ gap: NeighborGap) -> Bool {
    ([gap.across] + gap.repeats).contains { across in
      var gap = gap
      gap.across = across
      return place(GapRun(gaps: [gap]))
    }
  }

  private static let longestLeader = 40.0

  /// Draws a line that is too short for its number, with the number at the end of a leader line where there is room
  /// for it.
  ///
  /// - Parameter superview: the view that contains number and leader, with no edge in the leader's way; `nil` for any
  ///   place.
  mutating func placeWithLeader(
    _ dimension: LabeledDistance, at level: Double, legs: Double? = nil, beside faces: Span,
    in superview: Int? = nil
  ) -> Bool {
    let (axis, place) = (dimension.axis, dimension.span.middle)
    for size in look.sizes {
      let label = label(dimension.words, size: size)
      let half = (axis == .horizontal ? label.height : label.width) / 2
      // Words need not be centered at their leader's end.
      let shift = superview == nil || axis == .vertical ? 0 : max(0, label.width / 2 - 2)
      for distance in superview == nil ? [6.0, 14, 24] : [1.5, 6, 14, 24, 34] {
        for isAfter in [false, true] {
          let to = isAfter ? faces.high + distance : faces.low - distance
          // A long leader line would look like a line of the layout; another level is nearer to a side.
          if abs(to - level) > Self.longestLeader { continue }
          let leader = axis.line(along: place, from: level, to: to)
          guard isFreeOfText(leader.inset(by: -0.75)), isFreeOfLines(leader),
            superview == nil || isFreeOfEdges(leader.inset(by: -0.5))
          else { continue }
          let middles = (shift == 0 ? [0] : [0, shift, -shift]).map {
            axis.point(place + $0, at: isAfter ? to + half + 1.5 : to - half - 1.5)
          }
          let middle = middles.first {
            isOpen($0, in: superview) && isFree(label, at: $0)
          }
          guard let middle else { continue }
          take(leader)
          let segment = Segment(from: axis.point(place, at: level), to: axis.point(place, at: to))
          draw(
            DimensionLine(axis: axis, span: dimension.span, level: level), dimension.tone, legs: legs,
            label: (label, middle), leader: strokes([segment], dimension.tone, width: look.thinWidth))
          return true
        }
      }
    }
    return false
  }

  /// Returns whether a label is on a superview, or, without one, on the canvas or around it, rather than on a view
  /// without subviews, which it would seem to describe; a view that covers its superview is as good as the superview.
  private func isOpen(_ middle: Point, in superview: Int?) -> Bool {
    let owner = view(at: middle)
    if superview == nil ? owner <= 0 || views[owner].hasSubviews : owner == superview { return true }
    guard owner > 0, superview == nil || views[owner].parent == superview else { return false }
    let (frame, outer) = (views[owner].frame, views[views[owner].parent].frame)
    return 2 * frame.width * frame.height >= outer.width * outer.height
  }
}
