import Diagnostics
import Graphics
import LayoutMessages
import LayoutModel

/// The rule on siblings that partly overlap, unless a `Z:` line defines which one is in front.
enum OverlapRule: CheckRule {
  static let name = "overlap"
  static let summary = "siblings that partly overlap (neither is inside the other) without a 'Z:' line"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    let frames = canvas.solved.frames
    return overlappingSiblings(views(canvas), covering: frames, in: canvas.layout).filter {
      overlap(frames[$0.index], frames[$1.index])
    }.prefix(mostFindings).map { first, second in
      let shared = frames[first.index].sharedSize(with: frames[second.index])
      return finding(
        "\(canvas.name(second)) covers \(number(shared.width)) x \(number(shared.height)) of \(canvas.name(first))",
        at: canvas.place(second),
        help: canvas.layout.isInterface
          ? nil
          : "if this is intended, state that \(canvas.name(second)) is in front: 'Z:|[\(canvas.layout.name(of: first))][\(canvas.layout.name(of: second))]'"
      )
    }
  }

  private static func overlap(_ a: Rect, _ b: Rect) -> Bool {
    let shared = a.sharedSize(with: b)
    return shared.width > leastSeen && shared.height > leastSeen
      && Overhang(of: a, over: b).most > leastSeen && Overhang(of: b, over: a).most > leastSeen
  }

  /// Returns the visible views, except ambiguous views and the parts of AppKit scroll views, such as clip views and
  /// scrollers, which the scroll views place themselves.
  static func views(_ canvas: CheckedCanvas) -> [ViewID] {
    canvas.visibleViews.filter { view in
      let element = canvas.layout[view].className.flatMap { InterfaceElement.appKit[$0] }
      return !canvas.isOpen(view) && element?.part != .scrollPart
    }
  }

  static let mostFindings = 100
}
