internal import LayoutModel

/// Equal gaps that share one number.
struct GapRun {
  var gaps: [NeighborGap]
  /// Indicates whether the gaps are at the same place in similar views, such as the rows of a list.
  var isInRows = false

  var words: String { gaps[0].words }

  /// The smaller runs that replace this run if there is no space for its single number.
  var parts: [GapRun] {
    if !isInRows { return gaps.map { GapRun(gaps: [$0]) } }
    let parts = [
      gaps.filter { $0.low == nil }, gaps.filter { $0.low != nil && $0.high == nil },
      gaps.filter { $0.low != nil && $0.high != nil },
    ].filter { !$0.isEmpty }
    return parts.count == 1
      ? gaps.map { GapRun(gaps: [$0]) } : parts.map { GapRun(gaps: $0, isInRows: true) }
  }

  var label: String { gaps.count > 1 ? "\(gaps.count) × \(words)" : words }

  fileprivate static let leastShared = 3
  /// The largest number of similar views whose equal gaps share one label. With more views, the label would be too far
  /// from some of the gaps.
  fileprivate static let mostRows = 12
}

private let mostRepeats = 5

/// Returns runs of equal gaps that share one number, shortest gaps first.
func gapRuns(of gaps: [NeighborGap], in arrangement: Arrangement, _ layout: Layout) -> [GapRun] {
  // 1. Of the gaps between the same two coordinates in a superview, keep only one, preferably one whose length the file
  //    states. The others become its alternative places.
  struct Key: Hashable {
    var axis: Axis
    var superview: Int
    var span: Span
  }
  var known: [Key: Int] = [:]
  var distinct: [NeighborGap] = []
  for gap in gaps {
    let key = Key(axis: gap.axis, superview: gap.superview, span: gap.span.rounded)
    guard let index = known[key] else {
      known[key] = distinct.count
      distinct.append(gap)
      continue
    }
    var repeats = distinct[index].repeats
    if gap.isStated, !distinct[index].isStated {
      repeats.insert(distinct[index].across, at: 0)
      distinct[index] = gap
    } else {
      repeats.append(gap.across)
    }
    distinct[index].repeats = Array(repeats.prefix(mostRepeats))
  }
  // 2. Join gaps with equal labels if one gap ends at the view at which the next gap starts.
  var runs: [GapRun] = []
  struct End: Hashable {
    var axis: Axis
    var view: Int
  }
  var ends: [End: Int] = [:]
  for gap in distinct {
    let previous = gap.low.flatMap { ends[End(axis: gap.axis, view: $0)] }
    let index: Int
    if let previous, gap.sentence == nil, runs[previous].words == gap.words {
      index = previous
      runs[index].gaps.append(gap)
    } else {
      index = runs.count
      runs.append(GapRun(gaps: [gap]))
    }
    if let high = gap.high { ends[End(axis: gap.axis, view: high)] = index }
  }
  // Keep a run if all its gaps are between two views, or if it has at least three gaps and not all of them are at the
  // superview's edges. Split any other run into single gaps.
  runs = runs.flatMap { run in
    let between = run.gaps.count { $0.low != nil && $0.high != nil }
    let isShared = between == run.gaps.count || between > 0 && run.gaps.count >= GapRun.leastShared
    return isShared ? [run] : run.gaps.map { GapRun(gaps: [$0]) }
  }
  // 3. Join runs of equal gaps in similar views, such as the rows of a list.
  runs = inRows(runs, of: arrangement, layout)
  // 4. Sort short gaps first, because they are the most informative.
  return runs.sorted { $0.gaps[0].span.length.rounded() < $1.gaps[0].span.length.rounded() }
}

/// Joins runs of equal gaps at the same place in 3 to 12 similar views, such as the rows of a list.
private func inRows(_ runs: [GapRun], of arrangement: Arrangement, _ layout: Layout) -> [GapRun] {
  struct Place: Hashable {
    var axis: Axis
    var leader: Int
    var low: Int?
    var high: Int?
    var words: String
    var spans: [Span] = []
  }
  var alike = SimilarViews(arrangement, layout)
  var counts: [Int: Int] = [:]
  for position in arrangement.views.indices { counts[alike.leader(of: position), default: 0] += 1 }
  var joined: [GapRun] = []
  var known: [Place: Int] = [:]
  for run in runs {
    let gap = run.gaps[0]
    let leader = alike.leader(of: gap.superview)
    let count = counts[leader] ?? 0
    guard (GapRun.leastShared...GapRun.mostRows).contains(count), gap.sentence == nil else {
      joined.append(run)
      continue
    }
    let siblings = arrangement.order.siblingIndices
    let isRun = run.gaps.count > 1
    let ends = isRun ? (nil, nil) : (gap.low ?? gap.high, gap.high ?? gap.low)
    let place = Place(
      axis: gap.axis, leader: leader, low: ends.0.map { siblings[$0] }, high: ends.1.map { siblings[$0] },
      words: run.words,
      spans: isRun ? run.gaps.map(\.span.rounded) : [])
    if let index = known[place] {
      joined[index].gaps += run.gaps
      joined[index].isInRows = true
    } else {
      known[place] = joined.count
      joined.append(run)
    }
  }
  return joined.flatMap { run in
    !run.isInRows || run.gaps.count >= GapRun.leastShared
      ? [run] : run.gaps.map { GapRun(gaps: [$0]) }
  }
}
