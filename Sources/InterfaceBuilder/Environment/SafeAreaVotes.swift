import Graphics
import LayoutModel

/// The evidence of saved frames for the root's safe area: each constraint to it shows the position of one of its
/// edges at the time of saving.
struct SafeAreaVotes {
  /// The kind of evidence, which decides its weight.
  private enum EvidenceKind {
    /// The safe area's guide, or the root's margins, which depend on it.
    case safeArea
    /// A controller's layout guide, whose constants are more often edited by hand.
    case controllersGuide
  }

  private struct Vote {
    var witness: EvidenceKind
    var inset: Double
  }

  private enum Edge: Int, CaseIterable { case top, left, bottom, right }

  private var votes = [[Vote]](repeating: [], count: Edge.allCases.count)
  /// For each constraint to the safe area's center, the inset at the start of the axis minus that at its end, in
  /// points.
  private var differences = PerAxis<[Double]>(both: [])
  private let root: Rect
  private let margins: EdgeInsets?

  /// Collects the votes.
  ///
  /// - Parameter margins: the root's own margins, if its safe area is added to them; else `nil`.
  init(_ witnesses: [EdgeEvidence], root: Rect, margins: EdgeInsets?) {
    self.root = root
    self.margins = margins
    for witness in witnesses where witness.side.target.view == 0 { add(witness.side, at: witness.place) }
  }

  private mutating func add(_ guide: InterfaceConstraint.Side, at place: Double) {
    func vote(_ edge: Edge, _ inset: Double, _ witness: EvidenceKind = .safeArea) {
      // A slightly negative inset is rounding. With any other negative inset, the saved frame does not follow from the
      // constraint.
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

  /// The insets with the most votes; the rule's insets, if they have as many.
  ///
  /// - Parameters:
  ///   - bars: the insets at the top and bottom that can result from a device and its bars, in points.
  func choose(_ rule: EdgeInsets, device: EdgeInsets, bars: (top: [Double], bottom: [Double])) -> EdgeInsets {
    var insets = rule
    insets.top = choose(.top, rule.top, among: bars.top)
    insets.bottom = choose(.bottom, rule.bottom, among: bars.bottom)
    // At the sides, only a notch covers anything.
    insets.left = choose(.left, rule.left, among: [0, device.left], only: true)
    insets.right = choose(.right, rule.right, among: [0, device.right], only: true)
    // With one edge's inset, a constraint to the center determines the other edge's inset.
    if let difference = differences.vertical.first, abs(difference - insets.top + insets.bottom) > 1.2 {
      if votes[Edge.top.rawValue].isEmpty, insets.bottom + difference > -0.6 {
        insets.top = (insets.bottom + difference).rounded()
      } else if votes[Edge.bottom.rawValue].isEmpty, insets.top - difference > -0.6 {
        insets.bottom = (insets.top - difference).rounded()
      }
    }
    return insets
  }

  /// Chooses an inset. Votes that agree suffice, and so does a single one from a guide or margin of the safe area; with
  /// `only`, that one must be a candidate. A single vote from a controller's guide may be an edited constant: it counts
  /// only if it is a candidate, and exceeds the table's inset by at least the height of a bar.
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

/// The smallest height of a bar that covers an edge, in points.
private let leastBar = 34.0
