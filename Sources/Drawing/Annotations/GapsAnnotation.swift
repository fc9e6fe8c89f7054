internal import Graphics
internal import LayoutModel

extension DrawingAnnotation {
  /// Distances between neighbors, and to the superview where there is none on that side. Equal gaps in a row have one
  /// number; gaps that line up are drawn once.
  public static let gaps = DrawingAnnotation(
    "gaps", of: "gap", help: "distances to neighbors and superviews"
  ) {
    placing in
    // 1. The gaps, short ones first, and why they are as large as they are.
    let runs = gapRuns(
      of: neighborGaps(of: placing.arrangement).filter { !placing.isTold($0.axis, $0.span) },
      words: GapWords(of: placing.solved, placing.arrangement), in: placing.arrangement,
      placing.solved.layout)
    // 2. A place for each.
    for run in runs where !placing.place(run) {
      // A row that has no room as a whole may have some for its parts.
      for gap in run.gaps where !placing.placeAnywhere(gap, words: run.words) {
        placing.leaveOut(placing.words(for: gap, run.words))
      }
    }
  }
}

extension AnnotationPlacing {
  /// Draws the gaps of a run in one line, with a number at one of them.
  fileprivate mutating func place(_ run: GapRun) -> Bool {
    let axis = run.gaps[0].axis
    let shared = run.gaps.dropFirst().reduce(run.gaps[0].across) { $0.intersection($1.across) }
    let faces = run.isInRows ? run.gaps.map(\.across) : run.gaps.map { _ in shared }
    guard faces.allSatisfy({ $0.length > 1 }), attemptsLeft > 0 else { return false }
    let rooms = faces.map { $0.inset(by: min(6, 0.25 * $0.length)) }
    // Where centers are shown, they have the middle.
    let parts = (keepsMiddlesFree ? [0.3, 0.7, 0.5] : [0.5, 0.3, 0.7]) + [0.1, 0.9, 0, 1]
    // Rather in the superview, which no leader line leaves.
    for staysInside in [true, false] {
      var isFirst = true
      for part in parts {
        let lines = zip(run.gaps, rooms).map { DimensionLine(axis: axis, span: $0.span, level: $1.at(part)) }
        guard lines.allSatisfy({ isClear($0.strip) }) else { continue }
        // Where a leader line ends does not depend on where it starts: few starts do, which saves time for later gaps.
        let mayLead = isFirst || part == 0 || part == 1
        isFirst = false
        if !staysInside, !mayLead { continue }
        // The number at the run's middle, else at any other gap of it.
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
          return true
        }
      }
    }
    return false
  }

  /// What the legend says of one without a place: `8 between a and b`, `8 above a`.
  fileprivate func words(for gap: NeighborGap, _ length: String) -> String {
    let isAcross = gap.axis == .horizontal
    return switch (gap.low, gap.high) {
    case (let low?, let high?): "\(length) between \(name(low)) and \(name(high))"
    case (let low?, nil): "\(length) \(isAcross ? "right of" : "below") \(name(low))"
    case (nil, let high?): "\(length) \(isAcross ? "left of" : "above") \(name(high))"
    case (nil, nil): length
    }
  }

  /// A gap for itself, or one of those with the same ends.
  fileprivate mutating func placeAnywhere(_ gap: NeighborGap, words: String) -> Bool {
    ([gap.across] + gap.repeats).contains { across in
      var gap = gap
      gap.across = across
      return place(GapRun(gaps: [gap], words: words))
    }
  }

  private static let longestLeader = 40.0

  /// A line that is too short for its number, which stands at the end of a leader line where there is room for it.
  ///
  /// - Parameter superview: holds number and leader, and no edge is in the leader's way; `nil` for anywhere.
  mutating func placeWithLeader(
    _ dimension: LabeledDistance, at level: Double, legs: Double? = nil, beside faces: Span,
    in superview: Int? = nil
  ) -> Bool {
    let (axis, place) = (dimension.axis, dimension.span.middle)
    for size in look.sizes {
      let label = label(dimension.words, size: size)
      let half = (axis == .horizontal ? label.height : label.width) / 2
      // Words need not stand in the middle of their leader's end.
      let shift = superview == nil || axis == .vertical ? 0 : max(0, label.width / 2 - 2)
      for distance in superview == nil ? [6.0, 14, 24] : [1.5, 6, 14, 24, 34] {
        for isAfter in [false, true] {
          let to = isAfter ? faces.high + distance : faces.low - distance
          // A long one would look like a line of the layout; another level is nearer to a side.
          if abs(to - level) > Self.longestLeader { continue }
          let leader = axis.line(along: place, from: level, to: to)
          guard isFreeOfText(leader.inset(by: -0.75)), isFreeOfLines(leader),
            superview == nil || isFreeOfEdges(leader.inset(by: -0.5))
          else { continue }
          let middles = (shift == 0 ? [0] : [0, shift, -shift]).map {
            axis.point(place + $0, at: isAfter ? to + half + 1.5 : to - half - 1.5)
          }
          let middle = middles.first {
            (superview == nil ? isOpen($0) : view(at: $0) == superview) && isFree(label, at: $0)
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

  /// Returns whether a label stands on the canvas or around it rather than on a view without subviews, of which it
  /// would seem to say something.
  private func isOpen(_ middle: Point) -> Bool {
    let owner = view(at: middle)
    return owner <= 0 || views[owner].hasSubviews
  }
}
