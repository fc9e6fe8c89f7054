import Graphics
import LayoutModel

/// Estimates the safe area that the root had when the file was saved. Constraints to the safe area, or to an item that
/// depends on it, are votes for the insets that they imply at the saved frames.
struct SafeAreaVotes {
  /// The kind of item to which a constraint refers, which determines how reliable the constraint is as evidence.
  private enum EvidenceKind {
    /// The root's safe area, or an item whose position depends on the safe area: the root's margins or the keyboard
    /// guide.
    case safeArea
    /// A controller's top or bottom layout guide, whose constraints are less reliable, because their constants were
    /// often edited by hand.
    case controllersGuide
  }

  private struct Vote {
    var witness: EvidenceKind
    var inset: Double
  }

  private enum Edge: Int, CaseIterable { case top, left, bottom, right }

  private var votes = [[Vote]](repeating: [], count: Edge.allCases.count)
  /// The differences between opposite insets (left minus right, top minus bottom), in points, that constraints to the
  /// safe area's center imply.
  private var differences = PerAxis<[Double]>(both: [])
  private let root: Rect
  private let margins: EdgeInsets?

  /// - Parameter margins: the root's margins, measured from the safe area; `nil` if they do not depend on it.
  init(_ witnesses: [EdgeEvidence], root: Rect, margins: EdgeInsets?) {
    self.root = root
    self.margins = margins
    for witness in witnesses where witness.side.target.view == 0 { add(witness.side, at: witness.place) }
  }

  private mutating func add(_ guide: InterfaceConstraint.Side, at place: Double) {
    func vote(_ edge: Edge, _ inset: Double, _ witness: EvidenceKind = .safeArea) {
      // Ignore negative insets, except those that are so small that they come from rounding.
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

  /// Returns the insets of the root's safe area: those in `rule` (computed from the screen and its bars) unless
  /// constraints contradict them.
  func choose(_ rule: EdgeInsets, device: EdgeInsets, bars: (top: [Double], bottom: [Double])) -> EdgeInsets {
    var insets = rule
    insets.top = choose(.top, rule.top, among: bars.top)
    insets.bottom = choose(.bottom, rule.bottom, among: bars.bottom)
    // Only a notch causes a left or right inset, so a single vote counts only if it is for 0 or for the device's own
    // inset.
    insets.left = choose(.left, rule.left, among: [0, device.left], only: true)
    insets.right = choose(.right, rule.right, among: [0, device.right], only: true)
    // A constraint to the safe area's vertical center implies the difference between the top and bottom insets. If the
    // insets found so far differ by another amount, correct the top inset or else the bottom inset. An inset is
    // corrected only if there are no votes for it and the result is not negative.
    if let difference = differences.vertical.first, abs(difference - insets.top + insets.bottom) > 1.2 {
      if votes[Edge.top.rawValue].isEmpty, insets.bottom + difference > -0.6 {
        insets.top = (insets.bottom + difference).rounded()
      } else if votes[Edge.bottom.rawValue].isEmpty, insets.top - difference > -0.6 {
        insets.bottom = (insets.top - difference).rounded()
      }
    }
    return insets
  }

  /// Returns the inset with the most votes for an edge, or `rule` if no inset has enough votes. A single vote is enough
  /// in two cases:
  ///
  /// - The vote comes from the safe area, the root's margins or the keyboard guide and, if `only` is true, is one of
  ///   `candidates`.
  /// - The vote comes from a controller's layout guide, is one of `candidates`, and exceeds `rule` by at least
  ///   `leastBar`.
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
