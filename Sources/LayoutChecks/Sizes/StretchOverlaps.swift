import Graphics
import LayoutEngine
import LayoutModel
import SizeSweep

extension OverlapRule {
  static func findings(over stretch: CheckedStretch) -> [RangeFinding] {
    let canvas = stretch.canvas
    // The area that each view covers over the range of sizes: the union of the view's frames at both ends, since frames
    // change linearly.
    let covered = stretch.stretch.frames.map {
      $0.frame(at: stretch.stretch.from).union($0.frame(at: stretch.stretch.to))
    }
    var found: [RangeFinding] = []
    for (first, second) in overlappingSiblings(views(canvas), covering: covered, in: canvas.layout)
    where found.count < mostFindings && pairsLeft > 0 {
      // Finding the sizes at which two views overlap takes about as long as comparing 50 pairs of views.
      spendOnPairs(50)
      found += overlaps(first, second, stretch)
    }
    return Array(found.prefix(mostFindings))
  }

  private static func overlaps(_ first: ViewID, _ second: ViewID, _ stretch: CheckedStretch) -> [RangeFinding]
  {
    let (a, b) = (stretch.frame(first), stretch.frame(second))
    let borders = a.borders(with: b) + [a.maxX - b.x, b.maxX - a.x, a.maxY - b.y, b.maxY - a.y]
    let canvas = stretch.canvas
    return stretch.ranges(borders + [a.width, a.height, b.width, b.height]) {
      let (a, b) = (a.frame(at: $0), b.frame(at: $0))
      if Overhang(of: a, over: b).most <= 1e-6 || Overhang(of: b, over: a).most <= 1e-6 { return 0 }
      let shared = a.sharedSize(with: b)
      return min(shared.width, shared.height)
    }.map {
      RangeFinding(
        name, [first, second], "\(canvas.name(second)) overlaps \(canvas.name(first))",
        at: canvas.place(second), $0)
    }
  }
}
