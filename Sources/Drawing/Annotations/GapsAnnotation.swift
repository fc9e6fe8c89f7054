internal import Graphics
internal import LayoutModel

extension DrawingAnnotation {
  /// The distances between neighboring views, and between views and their superviews' edges.
  public static let gaps = DrawingAnnotation(
    "gaps", of: "gap", help: "distances to neighbors and superviews"
  ) {
    placing in
    let gaps = statedGaps(
      among: neighborGaps(of: placing.arrangement), ExplicitLengths(of: placing.solved),
      in: placing.arrangement
    )
    .filter { !placing.isReported($0.axis, $0.span) && placing.isInFocus([$0.low, $0.high]) }
    let runs = gapRuns(of: gaps, in: placing.arrangement, placing.solved.layout)
    for run in runs where !placing.place(run) {
      for part in run.parts where part.gaps.count == 1 || !placing.place(part) {
        for gap in part.gaps where !placing.placeAnywhere(gap) {
          placing.leaveOut(placing.words(for: gap), isStated: gap.isStated)
        }
      }
    }
    for gap in gaps { placing.recordGap(gap.axis, gap.span) }
  }
}

extension Placer {
  fileprivate mutating func place(_ run: GapRun) -> Bool {
    let shared = run.gaps.dropFirst().reduce(run.gaps[0].across) { $0.intersection($1.across) }
    // Arrows avoid rounded corners if there is enough space.
    let radii = run.gaps.map { gap in
      [gap.low, gap.high].compactMap { $0.map { views[$0].roundness } }.max() ?? 0
    }
    func part(_ index: Int, isStraight: Bool) -> Measure.Part {
      let gap = run.gaps[index]
      let room = run.isInRows ? gap.across : shared
      let inset = min(6, 0.25 * room.length)
      return Measure.Part(
        span: gap.span, room: room.inset(by: isStraight ? max(inset, radii[index]) : inset),
        faces: gap.across,
        superview: gap.superview,
        ends: gap.sentence == nil ? [] : [gap.low, gap.high].map { views[$0 ?? gap.superview].aligned })
    }
    let isWide = run.isInRows ? run.gaps.allSatisfy { $0.across.length >= 0.5 } : shared.length >= 0.5
    guard isWide else { return false }
    let measures = (radii.contains { $0 > 6 } ? [true, false] : [false]).map { isStraight in
      Measure(
        axis: run.gaps[0].axis, parts: run.gaps.indices.map { part($0, isStraight: isStraight) },
        words: run.label, tone: look.measure)
    }
    // If center lines are drawn too, they occupy the middles of gaps, so try other places first.
    let fractions = (keepsMiddlesFree ? [0.3, 0.7, 0.5] : [0.5, 0.3, 0.7]) + [0.1, 0.9, 0, 1]
    // A leader line that leaves the superview is used only if nothing else fits.
    return [[.onLine, .after, .before, .ledInside], [.led]].contains { (numbers: [MeasurePlace.Number]) in
      measures.contains { measure in
        place(
          measure,
          at: fractions.map {
            MeasurePlace(level: .part($0), numbers: numbers, leadsAgain: $0 == 0 || $0 == 1)
          })
      }
    }
  }

  fileprivate func words(for gap: NeighborGap) -> OmittedWords {
    if let sentence = gap.sentence { return OmittedWords(sentence) }
    let (isAcross, length) = (gap.axis == .horizontal, gap.words)
    return switch (gap.low, gap.high) {
    case (let low?, let high?): OmittedWords("\(length) between \(name(low)) and \(name(high))")
    case (let low?, nil): OmittedWords("\(length) \(isAcross ? "right of" : "below")", views: [name(low)])
    case (nil, let high?): OmittedWords("\(length) \(isAcross ? "left of" : "above")", views: [name(high)])
    case (nil, nil): OmittedWords(length)
    }
  }

  fileprivate mutating func placeAnywhere(_ gap: NeighborGap) -> Bool {
    ([gap.across] + gap.repeats).contains { across in
      var gap = gap
      gap.across = across
      return place(GapRun(gaps: [gap]))
    }
  }
}
