internal import Encoding
internal import LayoutModel

/// The lines of a legend that describe the problems.
struct ProblemWords {
  let solved: SolvedLayout
  /// A line for each conflict: `conflict: line 7, line 9 (dropped)`, or the description that the caller gives.
  let conflicts: [String]

  /// Writes the lines about conflicts.
  ///
  /// - Parameter known: the descriptions of the first conflicts.
  init(of solved: SolvedLayout, conflicts known: [String] = []) {
    self.solved = solved
    conflicts =
      known
      + solved.conflicts.dropFirst(known.count).map { conflict in
        // A line of VFL makes several constraints. The line is reported once, and once more if one of them was dropped.
        var members: [String] = []
        for (index, member) in conflict.members.enumerated() {
          let word = Self.origin(member, in: solved.layout) + (index == conflict.dropped ? " (dropped)" : "")
          if members.last != word { members.append(word) }
        }
        return "conflict: " + members.joined(separator: ", ")
      }
  }

  /// A line for each of the given views, `ambiguous: name (x 0 to 16, width at least 288)`; one for views that move
  /// together: `ambiguous: d, e and f together (x 20 to 140)`.
  func ambiguities(of views: [Int]) -> [String] {
    let open = views.filter { !solved.ambiguities[$0].isEmpty }
    if open.isEmpty { return [] }
    let (shown, groups) = (Set(open), MovingGroups(of: solved))
    return open.compactMap { index in
      let group = groups.members(with: index).filter(shown.contains)
      if group.first != index { return nil }
      let values = groups.place(of: group).open.map { open in
        "\(open.value.rawValue) \(open.range.words(in: .legend) { tenths($0) })"
      }
      let names = Self.list(group.map { solved.layout.views[$0].name ?? "the canvas" })
      return "ambiguous: \(names)\(group.count > 1 ? " together" : "") (\(values.joined(separator: ", ")))"
    }
  }

  /// A list of names: `d, e and f`; `d, e, f and 4 more`.
  private static func list(_ names: [String]) -> String { listed(abridged(names, to: 4)) }

  private static func origin(_ origin: ConstraintOrigin, in layout: Layout) -> String {
    switch origin {
    case .written(let index):
      // Only the line number is computed. A column would take time in proportion to the line's length.
      "line \(layout.source.lineIndex(at: layout.constraints[index].span.start) + 1)"
    case .intrinsicSize(let view, let axis): "\(name(view, layout))’s intrinsic \(size(axis))"
    case .nonNegativeSize(let view, let axis): "\(name(view, layout))’s \(size(axis)) of at least 0"
    case .nonNegativeContent(let view, let axis):
      "the \(size(axis)) of \(name(view, layout))’s content of at least 0"
    case .canvasSize(let axis): "the canvas’s \(size(axis))"
    }
  }

  private static func name(_ view: ViewID, _ layout: Layout) -> String { layout[view].name ?? "the canvas" }

  private static func size(_ axis: Axis) -> String { axis.extent }
}
