import Graphics
import LayoutModel

/// Estimates the root's safe area at the time when the file was saved. The saved frame of a view and the constant of
/// its constraint to the safe area imply an inset of the safe area. Each such inset is a vote.
struct SafeAreaVotes {
  /// The kind of item to which a constraint refers. The kind decides whether one constraint is enough evidence for an
  /// inset.
  private enum EvidenceKind {
    /// The root's safe area, or an item whose position depends on the safe area: the root's margins or the keyboard
    /// guide.
    case safeArea
    /// A view controller's top or bottom layout guide. A constraint to such a guide is weaker evidence for an inset
    /// than a constraint to the safe area, because constants of constraints to guides were more often edited by hand.
    case controllersGuide
  }

  private struct Vote {
    var witness: EvidenceKind
    var inset: Double
  }

  private enum Edge: Int, CaseIterable { case top, left, bottom, right }

  private var votes = [[Vote]](repeating: [], count: Edge.allCases.count)
  /// The differences that constraints to the safe area's center imply, in points: the left inset minus the right inset
  /// on the horizontal axis, and the top inset minus the bottom inset on the vertical axis.
  private var differences = PerAxis<[Double]>(both: [])
  private let root: Rect
  private let margins: EdgeInsets?

  /// - Parameter margins: the distances from the safe area's edges to the edges of the root's margins; `nil` if the
  ///   root's margins do not depend on the safe area.
  init(_ witnesses: [EdgeEvidence], root: Rect, margins: EdgeInsets?) {
    self.root = root
    self.margins = margins
    for witness in witnesses where witness.side.target.view == 0 { add(witness.side, at: witness.place) }
  }

  private mutating func add(_ guide: InterfaceConstraint.Side, at place: Double) {
    func vote(_ edge: Edge, _ inset: Double, _ witness: EvidenceKind = .safeArea) {
      // A slightly negative inset comes from rounding. Any other negative inset contradicts the saved frame and is
      // ignored.
      if inset > -0.6 { votes[edge.rawValue].append(Vote(witness: witness, inset: max(0, inset))) }
    }
    switch (guide.target.part, guide.attribute) {
    case (.safeArea, .top): vote(.top, place)
    case (.safeArea, .bottom): vote(.bottom, root.height - place)
    case (.safeArea, .left), (.safeArea, .leading): vote(.left, place)
    case (.safeArea, .right), (.safeArea, .trailing): vote(.right, root.width - place)
    case (.safeArea, .centerX): differences.horizontal.append(2 * place - root.width)
    case (.safeArea, .centerY): differences.vertical.append(2 * place - root.height)
    case (.margins, .top), (.view, .topMargin): if let margins { vote(.top, place - margins.top) }
    case (.margins, .bottom), (.view, .bottomMargin):
      if let margins { vote(.bottom, root.height - place - margins.bottom) }
    case (.keyboard, .top): vote(.bottom, root.height - place)
    case (.topGuide, .bottom): vote(.top, place, .controllersGuide)
    case (.bottomGuide, .top): vote(.bottom, root.height - place, .controllersGuide)
    default: break
    }
  }

  /// Returns the insets of the root's safe area. An edge keeps its inset in `rule`, which follows from the screen and
  /// its bars, unless the private method `choose` finds an inset with more votes. A top or bottom inset without votes
  /// may instead be computed from the opposite inset and a constraint to the safe area's vertical center.
  func choose(_ rule: EdgeInsets, device: EdgeInsets, bars: (top: [Double], bottom: [Double])) -> EdgeInsets {
    var insets = rule
    insets.top = choose(.top, rule.top, among: bars.top)
    insets.bottom = choose(.bottom, rule.bottom, among: bars.bottom)
    // A left or right inset can only come from a notch.
    insets.left = choose(.left, rule.left, among: [0, device.left], only: true)
    insets.right = choose(.right, rule.right, among: [0, device.right], only: true)
    // A constraint to the safe area's vertical center implies the difference between the top and bottom insets. If the
    // chosen insets do not have this difference, an inset for which there are no votes is computed from the other
    // inset.
    if let difference = differences.vertical.first, abs(difference - insets.top + insets.bottom) > 1.2 {
      if votes[Edge.top.rawValue].isEmpty, insets.bottom + difference > -0.6 {
        insets.top = (insets.bottom + difference).rounded()
      } else if votes[Edge.bottom.rawValue].isEmpty, insets.top - difference > -0.6 {
        insets.bottom = (insets.top - difference).rounded()
      }
    }
    return insets
  }

  /// Returns the inset with the most votes for an edge, or `rule` if no accepted inset has more votes than `rule`. An
  /// inset with several votes is accepted. An inset with a single vote is accepted in two cases:
  ///
  /// - The vote comes from the safe area, the root's margins or the keyboard guide. If `only` is true, the inset must
  ///   also be one of `candidates`.
  /// - The vote comes from a view controller's layout guide, and the inset is one of `candidates` and exceeds `rule` by
  ///   at least the height of a bar.
  private func choose(
    _ edge: Edge, _ rule: Double, among candidates: [Double], only: Bool = false
  ) -> Double {
    let votes = votes[edge.rawValue]
    func count(_ inset: Double) -> Int { votes.count { abs($0.inset - inset) <= 0.6 } }
    func isKnown(_ inset: Double) -> Bool { candidates.contains { abs($0 - inset) <= 0.6 } }
    var best = rule
    for vote in votes where count(vote.inset) > count(best) {
      let isBelieved =
        count(vote.inset) > 1 || vote.witness == .safeArea && (!only || isKnown(vote.inset))
        || vote.witness == .controllersGuide && vote.inset - rule >= leastBar && isKnown(vote.inset)
      if isBelieved { best = candidates.first { abs($0 - vote.inset) <= 0.6 } ?? vote.inset.rounded() }
    }
    return best
  }
}

/// The smallest height of a bar, in points.
private let leastBar = 34.0
