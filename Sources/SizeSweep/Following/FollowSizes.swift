import Graphics
import LayoutEngine
public import LayoutModel

extension Layout {
  /// Solves the layout for all widths or all heights of a canvas in a range. Sizes that would take too long are left
  /// out, and are listed in `unsought` of the result.
  ///
  /// Cost: about one solve for each range of sizes in which the frames are linear functions of the size.
  public func sizes(
    on canvas: Canvas, _ axis: Axis, over range: ClosedRange<Double>, measuring text: some TextMeasurer
  ) -> LayoutSizes {
    var search = StretchSearch(layout: self, canvas: canvas, axis: axis, text: text)
    search.fill(range)
    var stretches = search.stretches.sorted { $0.from < $1.from }
    join(&stretches, over: range, except: search.unsought)
    return LayoutSizes(
      layout: self, canvas: canvas, axis: axis, range: range, stretches: stretches,
      pieces: pieces(of: stretches), unsought: search.unsought.sorted { $0.lowerBound < $1.lowerBound })
  }
}

/// The work of examining one canvas size in addition to the solve itself, in solver steps for each constraint. A view
/// counts as four constraints.
private let workOfStretch = 400

struct StretchSearch<Text: TextMeasurer> {
  let layout: Layout
  let canvas: Canvas
  let axis: Axis
  let text: Text
  private(set) var stretches: [SizeStretch] = []
  private(set) var unsought: [ClosedRange<Double>] = []
  private var solves = 0
  private var work = 0
  private let mostWork = workLeftForSizes
  /// Indicates whether the search has reached its limit for work or its limit for solves. The number of solves is
  /// limited because their results take memory.
  private var isOverspent: Bool {
    let size = layout.views.count + layout.constraints.count
    return solves >= max(20, min(4_000, 1_000_000 / size)) || work > mostWork || workLeftForSizes <= 0
  }

  init(layout: Layout, canvas: Canvas, axis: Axis, text: Text) {
    self.layout = layout
    self.canvas = canvas
    self.axis = axis
    self.text = text
  }

  mutating func fill(_ range: ClosedRange<Double>) {
    var gaps = [range]
    while let gap = gaps.popLast() {
      // Skip a gap that is so narrow that it may be only a rounding error of the solver, unless it is the whole
      // requested range.
      let isPoint = gap.upperBound - gap.lowerBound <= 1e-7 * max(1, gap.upperBound / 1000)
      if isPoint, gap != range { continue }
      if isOverspent {
        unsought.append(gap)
        continue
      }
      guard let found = traced(in: gap) ?? sampled(in: gap) else {
        if isOverspent {
          unsought.append(gap)
          continue
        }
        let middle = (gap.lowerBound + gap.upperBound) / 2
        gaps += [middle...gap.upperBound, gap.lowerBound...middle]
        continue
      }
      stretches.append(found)
      if found.to < gap.upperBound { gaps.append(found.to...gap.upperBound) }
      if found.from > gap.lowerBound { gaps.append(gap.lowerBound...found.from) }
    }
  }

  private mutating func pay(for solving: Int) {
    let sum = solving + workOfStretch * (4 * layout.views.count + layout.constraints.count)
    work += sum
    spendOnSizes(sum)
  }

  /// Tries up to three sizes in `gap`. Returns the first range found around one of them in which the frames are linear
  /// functions of the size, or `nil` if no range is found.
  private mutating func traced(in gap: ClosedRange<Double>) -> SizeStretch? {
    // Each attempt can exceed the limits, so check `isOverspent` before the next one.
    for part in [0.487, 0.381, 0.719] where part == 0.487 || !isOverspent {
      let size = gap.lowerBound + part * (gap.upperBound - gap.lowerBound)
      if let found = traced(at: size, in: gap) { return found }
    }
    return nil
  }

  /// Returns the range of sizes around `size`, limited to `gap`, in which the frames are linear functions of the size;
  /// `nil` if that range begins or ends at `size`, or cannot be determined.
  mutating func traced(at size: Double, in gap: ClosedRange<Double>) -> SizeStretch? {
    let traced = trace(
      layout, on: canvas.with(size, axis), axis, within: gap.lowerBound - 1...gap.upperBound + 1,
      measuring: text)
    pay(for: traced.work + traced.solved.workOfConflicts)
    // Each conflict takes another search, which counts as a quarter of a solve.
    solves += 1 + traced.solved.conflicts.count / 4
    guard let reach = traced.reach, reach.lowerBound < size, size < reach.upperBound else { return nil }
    return SizeStretch(
      from: max(gap.lowerBound, reach.lowerBound), to: min(gap.upperBound, reach.upperBound),
      frames: traced.frames, solved: traced.solved)
  }

  /// Solves the layout at five sizes in `gap`. Returns the whole gap as one range if the frames at these sizes fit
  /// linear functions of the size, and the status, the ambiguous values and the numbers of text lines are the same at
  /// all five; otherwise `nil`.
  private mutating func sampled(in gap: ClosedRange<Double>) -> SizeStretch? {
    if isOverspent { return nil }
    let length = gap.upperBound - gap.lowerBound
    let samples = [0.01, 0.27, 0.5, 0.73, 0.99].map { part in
      let size = gap.lowerBound + part * length
      return (size, solve(layout, on: canvas.with(size, axis), measuring: text))
    }
    solves += samples.count
    for sample in samples { pay(for: sample.1.steps + sample.1.workOfConflicts) }
    let (first, last) = (samples[0], samples[4])
    func line(_ a: Double, _ b: Double) -> LinearValue {
      let rate = length > 0 ? (b - a) / (last.0 - first.0) : 0
      return LinearValue(constant: a - rate * first.0, rate: rate)
    }
    let frames = zip(first.1.frames, last.1.frames).map { a, b in
      LinearFrame(
        x: line(a.x, b.x), y: line(a.y, b.y), width: line(a.width, b.width), height: line(a.height, b.height))
    }
    for (size, solved) in samples {
      guard solved.hasSameOutcome(as: samples[2].1),
        solved.texts.map(\.?.lines.count) == samples[2].1.texts.map(\.?.lines.count)
      else { return nil }
      for (frame, line) in zip(solved.frames, frames) where !isSame(frame, line.frame(at: size)) {
        return nil
      }
    }
    return SizeStretch(from: gap.lowerBound, to: gap.upperBound, frames: frames, solved: samples[2].1)
  }
}

extension SolvedLayout {
  fileprivate func hasSameOutcome(as other: SolvedLayout) -> Bool {
    status == other.status && ambiguities.map { $0.map(\.value) } == other.ambiguities.map { $0.map(\.value) }
  }
}

func isSame(_ a: Rect, _ b: Rect) -> Bool {
  let pairs = [(a.x, b.x), (a.y, b.y), (a.width, b.width), (a.height, b.height)]
  return pairs.allSatisfy { abs($0 - $1) <= 1e-8 * max(1, abs($0)) }
}

/// Closes the small gaps that rounding errors leave between ranges of sizes with linear frames.
private func join(
  _ stretches: inout [SizeStretch], over range: ClosedRange<Double>, except unsought: [ClosedRange<Double>]
) {
  for index in stretches.indices.dropFirst() {
    let (before, after) = (stretches[index - 1], stretches[index])
    if unsought.contains(where: { $0.lowerBound >= before.to && $0.upperBound <= after.from }) { continue }
    let border = crossing(before.frames, after.frames, near: (before.to + after.from) / 2)
    let place = max(before.from, min(after.to, border ?? (before.to + after.from) / 2))
    (stretches[index - 1].to, stretches[index].from) = (place, place)
  }
}

/// Finds the frame value, such as a width, whose rate of change differs most between `before` and `after`. Returns the
/// canvas size at which this frame value is the same in both. Returns `nil` if no rate differs, or if that size is not
/// near `border`.
private func crossing(_ before: [LinearFrame], _ after: [LinearFrame], near border: Double) -> Double? {
  var best: (bend: Double, size: Double)?
  for (a, b) in zip(before, after) {
    for (a, b) in zip(a.values, b.values) {
      let bend = abs(a.rate - b.rate)
      let size = (b.constant - a.constant) / (a.rate - b.rate)
      if bend > 1e-6, bend > (best?.bend ?? 0) * (1 + 1e-9) { best = (bend, size) }
    }
  }
  guard let best, abs(best.size - border) <= 1e-5 * max(1, border / 1000) else { return nil }
  return best.size
}

private func pieces(of stretches: [SizeStretch]) -> [SizePiece] {
  var pieces: [SizePiece] = []
  for (index, stretch) in stretches.enumerated() {
    if let last = pieces.last, last.to == stretch.from,
      stretches[index - 1].solved.hasSameOutcome(as: stretch.solved),
      zip(last.frames, stretch.frames).allSatisfy({
        isSame($0.frame(at: stretch.from), $1.frame(at: stretch.from))
          && isSame($0.frame(at: stretch.to), $1.frame(at: stretch.to))
          && isSame($0.frame(at: last.from), $1.frame(at: last.from))
      })
    {
      // The formulas of the piece and the stretch differ only by rounding errors. Keep the formulas that were found for
      // the longer range of sizes, because they are more accurate.
      if stretch.to - stretch.from > last.to - last.from { pieces[pieces.count - 1].frames = stretch.frames }
      pieces[pieces.count - 1].to = stretch.to
      pieces[pieces.count - 1].stretches = last.stretches.lowerBound..<index + 1
      continue
    }
    pieces.append(
      SizePiece(
        from: stretch.from, to: stretch.to, frames: stretch.frames, status: stretch.solved.status,
        stretches: index..<index + 1))
  }
  return pieces
}
