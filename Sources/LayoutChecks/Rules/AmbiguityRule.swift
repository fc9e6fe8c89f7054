import Diagnostics
import LayoutModel

/// The rule on frames that the constraints leave open.
enum AmbiguityRule: CheckRule {
  static let name = "ambiguous"
  static let summary = "views whose position or size is not determined, and what would pin them"

  static let isForCode = true

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    guard let coverage = canvas.layout.coverage else {
      return canvas.solved.ambiguityDiagnostics(measuring: canvas.measurer)
    }
    // An ambiguity that depends on unread statements or assumptions is not proved.
    guard coverage.isCertain else { return [] }
    let doubtful = canvas.layout.views(tiedTo: coverage.placedOtherwise)
    return canvas.solved.ambiguityDiagnostics(measuring: canvas.measurer, without: doubtful)
  }
}

extension Layout {
  /// The views whose frames may follow from those of given ones, through constraints and superviews; always with the
  /// root, whose size its owner decides.
  fileprivate func views(tiedTo seeds: Set<ViewID>) -> Set<ViewID> {
    // A view with a place of its own ties no others together.
    func isFixed(_ view: ViewID) -> Bool {
      view == .root || self[view].name == "contentView" && self[view].parent == .root
    }
    var neighbors = Array(repeating: [ViewID](), count: views.count)
    func tie(_ group: [ViewID]) {
      let free = group.filter { !isFixed($0) }
      for (one, other) in zip(free, free.dropFirst()) {
        neighbors[one.index].append(other)
        neighbors[other.index].append(one)
      }
    }
    for (index, view) in views.enumerated() { tie([ViewID(index)] + (view.parent.map { [$0] } ?? [])) }
    for constraint in constraints { tie(constraint.views) }
    var found = seeds
    var open = seeds.filter { !isFixed($0) }.sorted { $0.index < $1.index }
    while let view = open.popLast() {
      for next in neighbors[view.index] where found.insert(next).inserted { open.append(next) }
    }
    return found.union([.root])
  }
}
