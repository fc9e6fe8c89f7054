import Diagnostics
import Graphics
import LayoutMessages

/// The rule on siblings that partly overlap without an order of their own.
///
/// A view that lies entirely inside another is its background or its badge, and one with a `Z:` of its own is meant
/// to be in front or behind.
enum OverlapRule: CheckRule {
  static let name = "overlap"
  static let summary = "siblings that partly overlap, with no 'Z:' line, neither inside the other"

  /// Finds overlaps. Cost: that of `overlappingSiblings`.
  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    let frames = canvas.solved.frames
    let views = canvas.visibleViews.filter { view in
      !canvas.isOpen(view) && !scrollParts.contains(canvas.layout[view].className ?? "")
    }
    return overlappingSiblings(views, covering: frames, in: canvas.layout).filter {
      overlap(frames[$0.index], frames[$1.index])
    }.prefix(mostFindings).map { first, second in
      let shared = common(frames[first.index], frames[second.index])
      return finding(
        "\(canvas.name(second)) covers \(number(shared.width)) x \(number(shared.height)) of \(canvas.name(first))",
        at: canvas.place(second),
        help: canvas.layout.isInterface
          ? nil
          : "if this is intended, state which is in front: 'Z:|[\(canvas.layout.name(of: first))][\(canvas.layout.name(of: second))]'"
      )
    }
  }

  /// Returns whether two rectangles overlap partly: neither lies inside the other.
  private static func overlap(_ a: Rect, _ b: Rect) -> Bool {
    let shared = common(a, b)
    guard shared.width > leastSeen, shared.height > leastSeen else { return false }
    return !isInside(a, b) && !isInside(b, a)
  }

  private static func isInside(_ a: Rect, _ b: Rect) -> Bool {
    a.x >= b.x - leastSeen && a.y >= b.y - leastSeen && a.maxX <= b.maxX + leastSeen
      && a.maxY <= b.maxY + leastSeen
  }

  private static func common(_ a: Rect, _ b: Rect) -> (width: Double, height: Double) {
    (min(a.maxX, b.maxX) - max(a.x, b.x), min(a.maxY, b.maxY) - max(a.y, b.y))
  }

  /// The parts of an NSScrollView, which it arranges itself: a table's header lies over the clip view's inset.
  private static let scrollParts: Set = ["clipView", "scroller", "tableHeaderView"]

  private static let mostFindings = 100
}
