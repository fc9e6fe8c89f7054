internal import Graphics
internal import LayoutModel

extension MarkPlacing {
  /// Draws what the members of conflicts ask for as lengths between bars, like those of a drawing with dimensions:
  /// solid where they hold, dashed where they were left out.
  mutating func placeLengths(
    of solved: SolvedLayout, conflicts: [ConflictRemark], assumed: PerAxis<Set<ViewID>>, positions: [Int],
    measuring measurer: some TextMeasurer
  ) {
    // 1. What was left out of each conflict first, then what it was left out for.
    var wanted: [(conflict: Int, demand: Demand)] = []
    var seen: Set<ConstraintOrigin> = []
    for isLeftOut in [true, false] {
      for (number, conflict) in solved.conflicts.enumerated() {
        for (index, member) in conflict.members.enumerated() where (index == conflict.dropped) == isLeftOut {
          let remark = conflicts.indices.contains(number) ? conflicts[number] : nil
          guard seen.insert(member).inserted,
            let demand = Demand(member, isLeftOut: isLeftOut, remark, assumed: assumed, in: solved),
            !demand.isInvisible
          else { continue }
          wanted.append((number, demand))
        }
      }
    }
    // 2. One after another, those of a conflict in one line where that can be.
    var levels = [[Axis: [Double]]](repeating: [:], count: solved.conflicts.count)
    for (number, (conflict, demand)) in wanted.enumerated() {
      let views = [demand.first, demand.second].compactMap { $0 }.map { positions[$0.index] }
      // Nothing is drawn of hidden views.
      if views.contains(-1) { continue }
      let length = Length(demand, between: views.map { arrangement.views[$0] }, within: arrangement.bounds)
      let known = levels[conflict][demand.axis] ?? []
      if number < Self.mostLengths, let level = place(length, levels: known, measuring: measurer) {
        if !known.contains(level) { levels[conflict][demand.axis, default: []].append(level) }
      } else {
        result.lengthsLeftOut += 1
      }
    }
  }

  private static let mostLengths = 48

  /// Whether a line would hide a view's edge, or be hidden by it.
  private func runsAlongEdge(_ length: Length, at level: Double) -> Bool {
    let (axis, line) = (length.demand.axis, Span(low: length.start, high: length.end))
    return arrangement.views.contains { view in
      if view.isBeyond || axis.span(of: view.frame).intersection(line).length <= 0 { return false }
      let edges = axis.across.span(of: view.frame)
      return abs(edges.low - level) < 3 || abs(edges.high - level) < 3
    }
  }

  /// Draws a length where it and its label find room, and says at which level; `nil` where they find none.
  private mutating func place(
    _ length: Length, levels: [Double], measuring measurer: some TextMeasurer
  ) -> Double? {
    let demand = length.demand
    let label = MarkLabel(
      demand.words, mark: theme.conflict, isBadge: demand.isLeftOut, theme: theme, measuring: measurer)
    for isStrict in [true, false] {
      for level in length.levels(preferring: levels, label: label.size) {
        if isStrict, runsAlongEdge(length, at: level) { continue }
        let beam = length.box(at: level)
        let witnesses = length.witnessBoxes(at: level)
        guard isClear(beam), !witnesses.contains(where: crossesText) else { continue }
        for box in length.labelBoxes(of: label.size, at: level)
        where isStrict ? isFree(box) : isClear(box) {
          result.obstacles.insert(beam, owner: Obstacles.inFront)
          for witness in witnesses { result.obstacles.insert(witness, owner: Obstacles.line) }
          result.extent = witnesses.reduce(result.extent.union(beam)) { $0.union($1) }
          let color = lineColor(theme.conflict, at: beam)
          result.nodes.append(
            .group(
              SceneGroup(
                line: demand.line, children: length.nodes(at: level, color: color, theme: theme))))
          write(label, in: box)
          return level
        }
      }
    }
    return nil
  }
}
