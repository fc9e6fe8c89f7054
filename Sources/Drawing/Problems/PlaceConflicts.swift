internal import Graphics
internal import LayoutModel

extension Placer {
  /// Draws a bar for each dropped constraint, and dimension lines for the lengths that the constraints of conflicts and
  /// of an Xcode log request.
  mutating func placeConflicts() {
    let log = options.log
    var positions = [Int](repeating: -1, count: solved.layout.views.count)
    for (position, view) in views.enumerated() where !view.isBeyond { positions[view.index] = position }
    var seen: Set<ConstraintOrigin> = []
    var leftOutLengths: [Int: RequestedLength] = [:]
    for (number, conflict) in solved.conflicts.enumerated() {
      let remark = conflicts.indices.contains(number) ? conflicts[number] : nil
      let dropped = conflict.members[conflict.dropped]
      guard seen.insert(dropped).inserted,
        let requested = RequestedLength(dropped, isLeftOut: true, remark, log: log, in: solved),
        positions[requested.move.view.index] >= 0
      else { continue }
      if number >= Self.mostConflicts {
        placed.leftOut.add(Self.lengths)
        continue
      }
      leftOutLengths[number] = requested
      place(requested, of: positions[requested.move.view.index])
    }
    // Draw dimension lines, first for each conflict, then for the log's other constraints. At most `mostLinks` are
    // drawn, not counting those of dropped constraints.
    var left = Self.mostLinks
    for (number, members) in (solved.conflicts.map(\.members) + [log?.constraints ?? []]).enumerated() {
      let isIdle = number == solved.conflicts.count && number > 0
      var links: [Axis: [ConflictChain.Link]] = [:]
      for member in members where seen.insert(member).inserted {
        guard let requested = RequestedLength(member, isLeftOut: false, log: log, in: solved),
          !requested.isInvisible
        else { continue }
        let ends = [requested.first, requested.second].compactMap { $0 }.map { positions[$0.index] }
        if ends.contains(-1) { continue }
        left -= 1
        if left < 0 {
          placed.leftOut.add(Self.lengths)
        } else if let link = ConflictChain.Link(
          requested, between: ends.map { views[$0] }, within: arrangement.bounds)
        {
          links[requested.axis, default: []].append(link)
        }
      }
      if let length = leftOutLengths[number] {
        let ends = [length.first, length.second].compactMap { $0 }.map { positions[$0.index] }
        if !ends.contains(-1),
          let link = ConflictChain.Link(length, between: ends.map { views[$0] }, within: reach)
        {
          links[length.axis, default: []].append(link)
        }
      }
      for axis in Axis.allCases {
        guard let links = links[axis] else { continue }
        var chain = ConflictChain(links, axis: axis)
        chain.isIdle = isIdle
        place(chain, number: conflicts.indices.contains(number) ? conflicts[number].number : nil)
        if isIdle {
          explain(
            "the outermost dimension lines show constraints in the log that are not part of any conflict")
        }
      }
    }
  }

  static let lengths = "length of conflicting constraints"
  /// The greatest number of conflicts whose dropped constraints are drawn. More of them would overlap.
  private static let mostConflicts = 24
  private static let mostLinks = 48
}
