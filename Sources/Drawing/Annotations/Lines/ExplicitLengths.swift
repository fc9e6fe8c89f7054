internal import Encoding
internal import Graphics
internal import LayoutModel

/// The lengths that a file states.
struct ExplicitLengths {
  private struct Size: Hashable {
    var view: Int
    var axis: Axis
  }

  struct Distance {
    var axis: Axis
    var span: Span
    /// The views at the two ends of the distance, by `ViewID.index`.
    var low: Int
    var high: Int
    var words: String
    /// The legend's words for a distance between views that are not neighbors: `8 from a.top to b.bottom`.
    var sentence: String
  }

  private var sizes: [Size: [Double]] = [:]
  private(set) var distances: [Distance] = []
  private let solved: SolvedLayout

  static let legend =
    "( ): follows from content or from other constraints; without parentheses: stated"

  init(of solved: SolvedLayout) {
    self.solved = solved
    for constraint in solved.layout.constraints where constraint.relation == .equal {
      guard case .items(let first, let second, let multiplier, let constant) = constraint.form else {
        continue
      }
      guard let second else {
        sizes[Size(view: first.view.index, axis: first.attribute.axis), default: []].append(constant)
        continue
      }
      if multiplier == 1, first.attribute.isEdgeOrMargin, second.attribute.isEdgeOrMargin,
        let distance = distance(
          solved.layout.resolvingContentArea(first, beside: [second.view]),
          solved.layout.resolvingContentArea(second, beside: [first.view]), constant,
          isStandard: constraint.usesStandardSpace)
      {
        distances.append(distance)
      }
    }
  }

  private func distance(_ first: Item, _ second: Item, _ constant: Double, isStandard: Bool) -> Distance? {
    // If the solution violates the constraint, the constraint does not explain a distance in the picture.
    let sign = solved.isMirrored(first.attribute, second.attribute) ? -1.0 : 1
    let way = solved.place(of: first) - solved.place(of: second) - sign * constant
    if abs(way) >= 0.005 { return nil }
    // If a constraint to a margin has the constant 0, the picture shows the length of the margin itself, so the
    // distance is measured from the view's edge.
    let ends = [first, second].map { item -> (place: Double, item: Item) in
      let isMargin = item.guide == .margins || item.attribute.isMargin
      let end = isMargin && constant == 0 ? Item(item.view, item.attribute.withoutMargin) : item
      return (solved.place(of: end), end)
    }.sorted { $0.place < $1.place }
    let span = Span(low: ends[0].place, high: ends[1].place)
    guard span.length >= 0.05, span.length.isFinite else { return nil }
    let (low, high) = (ends[0].item.view, ends[1].item.view)
    let ancestor = solved.layout.nearestCommonAncestor(low, high)
    let length = shortest(span.length, places: 3)
    let names = ends.map {
      "\(solved.layout[$0.item.view].name ?? "canvas").\($0.item.attribute.rawValue)"
    }
    return Distance(
      axis: first.attribute.axis, span: span, low: low.index, high: high.index,
      words: isStandard && ancestor != low && ancestor != high ? "standard \(length)" : length,
      sentence: "\(length) from \(names[0]) to \(names[1])")
  }

  /// Returns a view's width or height as text, in parentheses if the file does not state it.
  func words(_ axis: Axis, of view: Int, _ length: Double) -> String {
    let canvas = axis == .horizontal ? solved.canvas.width : solved.canvas.height
    let declared = solved.layout.views[view].explicitSize[axis]
    let stated = view == 0 ? [canvas] : [declared] + (sizes[Size(view: view, axis: axis)] ?? [])
    let isStated = stated.contains { $0.map { abs($0 - length) < 0.005 } ?? false }
    return isStated ? shortest(length, places: 3) : derived(length)
  }

  /// Returns a length that the file does not state, rounded to pixels and then to tenths, in parentheses: `(38.5)`.
  func derived(_ length: Double) -> String {
    let scale = solved.canvas.scale ?? 1000
    let pixels = (length * scale).rounded() / scale
    return "(\(tenths(pixels)))"
  }

  static func isStated(_ words: String) -> Bool { !words.hasSuffix(")") }
}
