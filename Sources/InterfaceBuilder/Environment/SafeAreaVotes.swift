import Graphics
import LayoutModel

/// What the saved frames say of the root's safe area: each constraint to it tells where one of its edges was when the file
/// was saved.
struct SafeAreaVotes {
  /// What a constraint leads to, by which it counts.
  private enum Witness {
    /// The safe area's guide, or the root's margins, which lie within it.
    case safeArea
    /// A controller's guide of before, whose constants people have changed by hand more often.
    case controllersGuide
  }

  private struct Vote {
    var witness: Witness
    var inset: Double
  }

  private enum Edge: Int, CaseIterable { case top, left, bottom, right }

  private var votes = [[Vote]](repeating: [], count: Edge.allCases.count)
  /// By how much the inset at the start of an axis is larger than that at its end.
  private var differences = PerAxis<[Double]>(both: [])
  private let root: Rect
  private let margins: EdgeInsets?

  /// - Parameter margins: the root's own, which its safe area adds to; `nil` where it does not.
  init(_ witnesses: [EdgeEvidence], root: Rect, margins: EdgeInsets?) {
    self.root = root
    self.margins = margins
    for witness in witnesses where witness.side.target.view == 0 { add(witness.side, at: witness.place) }
  }

  private mutating func add(_ guide: InterfaceConstraint.Side, at place: Double) {
    func vote(_ edge: Edge, _ inset: Double, _ witness: Witness = .safeArea) {
      // Half a point less than nothing is rounding; less is a frame that does not follow from the constraint.
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

  /// The insets that most votes are for; the rule's, where it has as many.
  ///
  /// - Parameters:
  ///   - bars: what controllers' guides can have below the status bar or above the home indicator.
  func choose(_ rule: EdgeInsets, device: EdgeInsets, bars: (top: [Double], bottom: [Double])) -> EdgeInsets {
    var insets = rule
    insets.top = choose(.top, rule.top, among: bars.top)
    insets.bottom = choose(.bottom, rule.bottom, among: bars.bottom)
    // At the sides there is nothing but a notch.
    insets.left = choose(.left, rule.left, among: [0, device.left], only: true)
    insets.right = choose(.right, rule.right, among: [0, device.right], only: true)
    // A center says where one edge is, as soon as the other is known.
    if let difference = differences.vertical.first, abs(difference - insets.top + insets.bottom) > 1.2 {
      if votes[Edge.top.rawValue].isEmpty, insets.bottom + difference > -0.6 {
        insets.top = (insets.bottom + difference).rounded()
      } else if votes[Edge.bottom.rawValue].isEmpty, insets.top - difference > -0.6 {
        insets.bottom = (insets.top - difference).rounded()
      }
    }
    return insets
  }

  /// A guide or margin of the safe area is believed at once. A controller's guide is where it agrees with another vote; one
  /// vote alone may be a constant that somebody has changed since the frames were saved: it counts only for a bar more than
  /// the rule knows of.
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

/// The height of the lowest thing that covers an edge, in points.
private let leastBar = 34.0
