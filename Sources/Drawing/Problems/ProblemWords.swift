internal import Encoding
internal import LayoutModel

struct ProblemWords {
  let solved: SolvedLayout
  /// A line for each conflict: `conflict: line 7, line 9 (dropped)`, or the description that the caller gives.
  let conflicts: [String]

  init(of solved: SolvedLayout, conflicts known: [String] = []) {
    self.solved = solved
    conflicts =
      known
      + solved.conflicts.dropFirst(known.count).map { conflict in
        // Several members can come from one source line. Consecutive members from the same line are listed once, but a
        // dropped member is listed separately: `line 7, line 7 (dropped)`.
        var members: [String] = []
        for (index, member) in conflict.members.enumerated() {
          let word = Self.origin(member, in: solved.layout) + (index == conflict.dropped ? " (dropped)" : "")
          if members.last != word { members.append(word) }
        }
        return "conflict: " + members.joined(separator: ", ")
      }
  }

  /// Returns lines of text about ambiguous views, such as `ambiguous: a (x 0 to 16)`. An entry describes one view,
  /// views that move together, or views with the same ranges. If there are more than two entries, they share a line,
  /// which lists at most `most` of them and has a short form that contains only names of views.
  func ambiguities(of views: [Int], most: Int) -> [(whole: String, short: String?)] {
    let open = views.filter { !solved.ambiguities[$0].isEmpty }
    if open.isEmpty { return [] }
    let (shown, groups) = (Set(open), MovingGroups(of: solved))
    var parts: [(names: [String], isJoint: Bool, ranges: String)] = []
    var partOf: [String: Int] = [:]
    var firstOf: [Int: Int] = [:]
    for index in open {
      // Views that can only move together share one entry, which is made for the first of them. Skip the other members
      // without searching for their group again.
      if let first = firstOf[index], first != index { continue }
      let group = groups.members(with: index).filter(shown.contains)
      for member in group { firstOf[member] = group[0] }
      if group.first != index { continue }
      let names = group.map { solved.layout.views[$0].name ?? "the canvas" }
      let ranges = groups.place(of: group).open.map { open in
        "\(open.value.rawValue) \(open.range.words(in: .legend) { tenths($0) })"
      }.joined(separator: ", ")
      if group.count == 1, let equal = partOf[ranges] {
        parts[equal].names += names
      } else {
        if group.count == 1 { partOf[ranges] = parts.count }
        parts.append((names, group.count > 1, ranges))
      }
    }
    let words = parts.map { part in
      let each = !part.isJoint && part.names.count > 1 ? "each " : ""
      return "\(Self.list(part.names))\(part.isJoint ? " together" : "") (\(each)\(part.ranges))"
    }
    if words.count <= 2 { return words.map { ("ambiguous: " + $0, nil) } }
    let further = words.count > most ? ["and \(words.count - most) more"] : []
    return [
      (
        "ambiguous: " + (words.prefix(most) + further).joined(separator: "; "),
        "ambiguous: " + Self.list(parts.flatMap(\.names), most: 12)
      )
    ]
  }

  private static func list(_ names: [String], most: Int = 4) -> String { listed(abridged(names, to: most)) }

  private static func origin(_ origin: ConstraintOrigin, in layout: Layout) -> String {
    switch origin {
    case .written(let index):
      // Only the line number is computed, because finding the column would take time in proportion to the line's
      // length.
      "line \(layout.source.lineIndex(at: layout.constraints[index].span.start) + 1)"
    case .intrinsicSize(let view, let axis): "\(name(view, layout))’s intrinsic \(size(axis))"
    case .nonNegativeSize(let view, let axis): "\(name(view, layout))’s \(size(axis)) of at least 0"
    case .nonNegativeContent(let view, let axis):
      "\(name(view, layout))’s content \(size(axis)) of at least 0"
    case .canvasSize(let axis): "the canvas’s \(size(axis))"
    }
  }

  private static func name(_ view: ViewID, _ layout: Layout) -> String { layout[view].name ?? "the canvas" }

  private static func size(_ axis: Axis) -> String { axis.extent }
}
