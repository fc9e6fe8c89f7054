import CairoRendering
import Diagnostics
import Graphics
import LayoutMessages
import LayoutModel
import LayoutPipeline

extension SolvedFile {
  /// Returns the warnings of `check` that drawing also reports, in source order, except warnings that comments in the
  /// source ignore.
  ///
  /// - Complexity: Linear in the number of views and the number of unused sizes. If a rule may find something, also
  ///   linear in the constraints and the source.
  public func drawingRemarks() -> [Diagnostic] {
    guard !hasErrors else { return [] }
    let rules = remarkRules.filter { rule in canvases.contains { rule.mayFindSomething($0.layout) } }
    if rules.isEmpty { return [] }
    var ignores = CheckIgnores(source)
    return findings(of: rules, measuring: PangoTextMeasurer(), without: &ignores).inSourceOrder
  }
}

protocol DrawingRemark: CheckRule {
  /// Returns the result of a quick test: `false` if the rule cannot find anything in the layout.
  static func mayFindSomething(_ solved: SolvedLayout) -> Bool
}

private let remarkRules: [any DrawingRemark.Type] = [
  OutsideCanvasRule.self, UnusedSizeRule.self, UncertainRule.self, UnsettledSafeAreaRule.self,
  UnknownSymbolRule.self,
]

extension UnusedSizeRule: DrawingRemark {
  static func mayFindSomething(_ solved: SolvedLayout) -> Bool { !solved.layout.unusedSizes.isEmpty }
}

extension UncertainRule: DrawingRemark {
  static func mayFindSomething(_ solved: SolvedLayout) -> Bool { !solved.isCertain }
}

extension UnsettledSafeAreaRule: DrawingRemark {
  static func mayFindSomething(_ solved: SolvedLayout) -> Bool { !solved.unsettledSafeAreas.isEmpty }
}

/// The rule on views outside the canvas, which enlarge the picture.
private enum OutsideCanvasRule: DrawingRemark {
  static let name = OutsideRule.name
  static let summary = "views outside the canvas"

  private static let mostFindings = 10

  static func mayFindSomething(_ solved: SolvedLayout) -> Bool {
    solved.frames.contains { Overhang(of: $0, over: solved.frames[0]).most > leastSeen }
  }

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    // In a conflict, the constraint that the solver left out might have kept the views inside the canvas.
    guard canvas.solved.conflicts.isEmpty else { return [] }
    let frames = canvas.solved.frames
    let isClipped = canvas.layout.isInScroll
    let outside = OutsideRule.views(canvas).filter {
      !isClipped[$0.view.index] && Overhang(of: frames[$0.view.index], over: frames[0]).words != nil
    }
    var found = outside.prefix(outside.count == mostFindings + 1 ? outside.count : mostFindings).map {
      outside in
      finding(
        "\(canvas.name(outside.view)) \(words(for: frames[outside.view.index], canvas: frames[0]))",
        at: canvas.place(outside.view))
    }
    if outside.count > found.count + 1 {
      let (next, more) = (outside[found.count].view, outside.count - found.count - 1)
      found.append(
        finding(
          "\(canvas.name(next)) and \(more) more \(more == 1 ? "view" : "views") stick out of the canvas",
          at: canvas.place(next)))
    }
    if let last = found.indices.last {
      found[last].help =
        "the picture extends beyond the canvas to show what is outside"
        + (canvas.takesComments ? "; if this position is intended, write '// check:ignore \(name)'" : "")
    }
    return found
  }

  private static func words(for frame: Rect, canvas: Rect) -> String {
    let overhang = Overhang(of: frame, over: canvas)
    let gaps = [
      (overhang.left - frame.width, "to the left of it"), (overhang.top - frame.height, "above it"),
      (overhang.right - frame.width, "to the right of it"), (overhang.bottom - frame.height, "below it"),
    ]
    let apart = gaps.filter { $0.0 >= -leastSeen }.map {
      $0.0 > leastSeen ? "\(number($0.0)) \($0.1)" : $0.1
    }
    if !apart.isEmpty { return "lies outside the canvas, \(apart.joined(separator: " and "))" }
    return "sticks out of the canvas by \(overhang.words ?? "")"
  }
}
