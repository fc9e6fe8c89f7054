import Graphics
import LayoutModel

/// Estimates the margins that root views and content views had when the file was saved, if the file does not set their
/// margins. Each constraint to a margin is a vote for the margin that it implies at the saved frames.
struct MarginVotes {
  /// The margins that constraints imply for each view: one list for each of the left, right, top and bottom edges.
  private var votes: [Int: [[Double]]] = [:]

  init(_ witnesses: [EdgeEvidence], _ saved: SavedGeometry, among views: [InterfaceView], areas: [EdgeInsets])
  {
    for witness in witnesses {
      let index = witness.side.target.view
      guard views[index].role == .root || views[index].role == .content, views[index].explicitMargins == nil
      else { continue }
      let (frame, area) = (saved.frames[index], areas[index])
      func vote(_ edge: Int, _ margin: Double) {
        votes[index, default: [[], [], [], []]][edge].append(margin)
      }
      let (isGuide, isView) = (witness.side.target.part == .margins, witness.side.target.part == .view)
      switch witness.side.attribute {
      case .left where isGuide, .leading where isGuide, .leftMargin where isView, .leadingMargin where isView:
        vote(0, witness.place - frame.x - area.left)
      case .right where isGuide, .trailing where isGuide, .rightMargin where isView,
        .trailingMargin where isView:
        vote(1, frame.maxX - area.right - witness.place)
      case .top where isGuide && index != 0, .topMargin where isView && index != 0:
        vote(2, witness.place - frame.y)
      case .bottom where isGuide && index != 0, .bottomMargin where isView && index != 0:
        vote(3, frame.maxY - witness.place)
      default: break
      }
    }
  }

  /// Returns the margins of a view: for each edge, the margin in `rule` unless constraints imply one of `systemMargins`
  /// instead.
  func choose(_ rule: EdgeInsets, of view: Int) -> EdgeInsets {
    guard let votes = votes[view] else { return rule }
    func choose(_ edge: Int, _ rule: Double) -> Double {
      func isNear(_ margin: Double) -> Bool { votes[edge].contains { abs($0 - margin) <= 0.6 } }
      return isNear(rule) ? rule : systemMargins.first(where: isNear) ?? rule
    }
    return EdgeInsets(
      top: choose(2, rule.top), left: choose(0, rule.left), bottom: choose(3, rule.bottom),
      right: choose(1, rule.right))
  }
}

/// The margins of root views and table rows in UIKit, in points, in the order in which they are tried.
private let systemMargins = [16.0, 20, 8, 15, 11]
