internal import Graphics
internal import LayoutModel

extension MarkPlacing {
  /// Draws of each conflict how far what was left out is from what it wants, and outside of the picture, as chains of
  /// dimension lines, what it was left out for.
  mutating func placeConflicts(
    of solved: SolvedLayout, conflicts: [ConflictRemark], assumed: PerAxis<Set<ViewID>>, positions: [Int],
    measuring measurer: some TextMeasurer
  ) {
    // 1. What was left out.
    var seen: Set<ConstraintOrigin> = []
    var wishes: [Int: RequestedLength] = [:]
    for (number, conflict) in solved.conflicts.enumerated() {
      let remark = conflicts.indices.contains(number) ? conflicts[number] : nil
      let dropped = conflict.members[conflict.dropped]
      guard seen.insert(dropped).inserted,
        let demand = RequestedLength(dropped, isLeftOut: true, remark, assumed: assumed, in: solved),
        positions[demand.move.view.index] >= 0
      else { continue }
      if number >= Self.mostConflicts {
        result.lengthsLeftOut += 1
        continue
      }
      wishes[number] = demand
      place(demand, of: arrangement.views[positions[demand.move.view.index]].frame, measuring: measurer)
    }
    // 2. What it was left out for, each member once.
    var left = Self.mostLinks
    for (number, conflict) in solved.conflicts.enumerated() {
      var links: [Axis: [ConflictChain.Link]] = [:]
      for member in conflict.members where seen.insert(member).inserted {
        guard let demand = RequestedLength(member, isLeftOut: false, assumed: assumed, in: solved),
          !demand.isInvisible
        else { continue }
        let views = [demand.first, demand.second].compactMap { $0 }.map { positions[$0.index] }
        // Nothing is drawn of hidden views.
        if views.contains(-1) { continue }
        left -= 1
        if left < 0 {
          result.lengthsLeftOut += 1
        } else if let link = ConflictChain.Link(
          demand, between: views.map { arrangement.views[$0] }, within: arrangement.bounds)
        {
          links[demand.axis, default: []].append(link)
        }
      }
      if let wish = wishes[number] {
        let views = [wish.first, wish.second].compactMap { $0 }.map { positions[$0.index] }
        if !views.contains(-1),
          let link = ConflictChain.Link(wish, between: views.map { arrangement.views[$0] }, within: reach)
        {
          links[wish.axis, default: []].append(link)
        }
      }
      for axis in Axis.allCases {
        guard let links = links[axis] else { continue }
        place(
          ConflictChain(links, axis: axis),
          number: conflicts.indices.contains(number) ? conflicts[number].number : nil, measuring: measurer)
      }
    }
  }

  /// More would be soup.
  private static let mostConflicts = 24
  private static let mostLinks = 48
}
