internal import LayoutModel

/// Gaps that follow each other, from one view to the next, and are equal.
struct GapRun {
  var gaps: [NeighbourGap]
  /// Of each: `8`, `standard 8`.
  var words: String

  /// `3 × 8` where they share it.
  var label: String { gaps.count > 1 ? "\(gaps.count) × \(words)" : words }

  /// As few as these are shown one by one.
  fileprivate static let fewest = 3
}

/// More places than this are not tried for one gap.
private let mostRepeats = 5

/// Gaps in runs, short ones first. Gaps of one superview that start and end at the same places are reported once.
func gapRuns(of gaps: [NeighbourGap], words: GapWords) -> [GapRun] {
  // 1. Each pair of places once.
  struct Key: Hashable {
    var axis: Axis
    var superview: Int
    var span: Span
    var words: String
  }
  var known: [Key: Int] = [:]
  var distinct: [(gap: NeighbourGap, words: String)] = []
  for gap in gaps {
    let text = words.text(for: gap)
    let key = Key(axis: gap.axis, superview: gap.superview, span: gap.span.rounded, words: text)
    if let index = known[key] {
      if distinct[index].gap.repeats.count < mostRepeats { distinct[index].gap.repeats.append(gap.across) }
    } else {
      known[key] = distinct.count
      distinct.append((gap, text))
    }
  }
  // 2. One after the other with equal words; gaps come in the order of their ends.
  var runs: [GapRun] = []
  struct End: Hashable {
    var axis: Axis
    var view: Int
  }
  /// By the view that a run ends at: which run.
  var ends: [End: Int] = [:]
  for (gap, text) in distinct {
    let previous = gap.low.flatMap { ends[End(axis: gap.axis, view: $0)] }
    let index: Int
    if let previous, runs[previous].words == text {
      index = previous
      runs[index].gaps.append(gap)
    } else {
      index = runs.count
      runs.append(GapRun(gaps: [gap], words: text))
    }
    if let high = gap.high { ends[End(axis: gap.axis, view: high)] = index }
  }
  runs = runs.flatMap { run in
    run.gaps.count >= GapRun.fewest ? [run] : run.gaps.map { GapRun(gaps: [$0], words: run.words) }
  }
  // 3. Short ones first: they say most.
  return runs.sorted { $0.gaps[0].span.length.rounded() < $1.gaps[0].span.length.rounded() }
}
