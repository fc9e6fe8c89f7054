internal import Encoding
internal import LayoutModel

/// What a gap is called: its distance, and where that came from.
struct GapWords {
  /// Siblings that a constraint keeps at the standard space.
  private struct StandardGap: Hashable {
    var axis: Axis
    var low: Int
    var high: Int
  }

  /// The distance that the constraint asks for.
  private var standard: [StandardGap: Double] = [:]
  private let views: [DrawnView]
  private let stated: ExplicitLengths

  init(of solved: SolvedLayout, _ arrangement: Arrangement) {
    views = arrangement.views
    stated = ExplicitLengths(of: solved)
    let layout = solved.layout
    for constraint in layout.constraints where constraint.usesStandardSpace && constraint.relation == .equal {
      guard case .items(let first, let second?, _, let constant) = constraint.form else { continue }
      let tie = StandardGap(
        axis: first.attribute.axis, low: min(first.view.index, second.view.index),
        high: max(first.view.index, second.view.index))
      standard[tie] = abs(constant)
    }
  }

  func text(for gap: NeighborGap) -> String {
    let length = figure(gap.span.length)
    let outer = views[gap.superview].index
    let (a, b) = (gap.low.map { views[$0].index } ?? outer, gap.high.map { views[$0].index } ?? outer)
    let tie = StandardGap(axis: gap.axis, low: min(a, b), high: max(a, b))
    if gap.low != nil, gap.high != nil, let space = standard[tie], figure(space) == length {
      return "standard \(length)"
    }
    return stated.words(gap.axis, gap.span, in: outer)
  }
}
