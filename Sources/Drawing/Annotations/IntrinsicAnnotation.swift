internal import Encoding
internal import Graphics
internal import LayoutModel

extension DrawingAnnotation {
  /// The intrinsic content size of every view whose size differs from it, as a dashed outline and in words.
  public static let intrinsic = DrawingAnnotation(
    "intrinsic", of: "intrinsic size", help: "the intrinsic content sizes of views that have other sizes",
    crowdLimit: 0.3
  ) { placing in
    for position in placing.views.indices.dropFirst() where placing.isInFocus([position]) {
      let differences = placing.differences(of: position)
      if differences.isEmpty { continue }
      if placing.isCrowded(around: [placing.views[position].frame]) {
        for difference in differences { placing.leaveOut(placing.words(for: difference, of: position)) }
        continue
      }
      if !differences.allSatisfy({ $0.isWrapped && $0.actual < $0.intrinsic }) {
        placing.drawIntrinsicSize(of: position)
      }
      for difference in differences
      where !placing.placeWords(difference.words, about: position, placing.look.guide) {
        placing.leaveOut(placing.words(for: difference, of: position))
      }
    }
  }
}

private struct SizeDifference {
  var axis: Axis
  var intrinsic: Double
  var actual: Double
  var isTruncated: Bool
  var isWrapped: Bool

  var words: String {
    let sizes = "\(tenths(intrinsic)) → \(tenths(actual))"
    let what = actual > intrinsic ? "stretched" : isWrapped ? "wrapped" : "compressed"
    return (axis == .horizontal ? "w " : "h ") + "\(sizes) \(what)" + (isTruncated ? ", truncated" : "")
  }
}

extension Placer {
  fileprivate func differences(of position: Int) -> [SizeDifference] {
    let view = views[position]
    if view.isBeyond { return [] }
    return Axis.allCases.compactMap { axis in
      guard let intrinsic = solved.intrinsicSizes[view.index][axis] else { return nil }
      let actual = axis.length(of: solved.frames[view.index].size)
      if tenths(intrinsic) == tenths(actual) { return nil }
      let isTruncated = axis == .horizontal && solved.texts[view.index]?.isTruncated == true
      let isWrapped = axis == .horizontal && solved.layout.views[view.index].wrapsText
      return SizeDifference(
        axis: axis, intrinsic: intrinsic, actual: actual, isTruncated: isTruncated, isWrapped: isWrapped)
    }
  }

  fileprivate func words(for difference: SizeDifference, of position: Int) -> OmittedWords {
    OmittedWords(views: [name(position)], difference.words)
  }

  fileprivate mutating func drawIntrinsicSize(of position: Int) {
    let view = views[position]
    let intrinsic = solved.intrinsicSizes[view.index]
    let width = intrinsic.horizontal ?? view.frame.width
    let height = intrinsic.vertical ?? view.frame.height
    var x = view.frame.midX - width / 2
    if view.look.text == .leading {
      x = solved.canvas.direction == .rightToLeft ? view.frame.maxX - width : view.frame.x
    }
    let frame = Rect(x: x, y: view.frame.midY - height / 2, width: width, height: height)
    // Do not draw the frame of the intrinsic size if it extends more than 8 points beyond the canvas and its views,
    // where it would be cut off.
    guard arrangement.bounds.inset(by: -8).contains(frame) else { return }
    let (columns, rows) = (Axis.horizontal.span(of: frame), Axis.vertical.span(of: frame))
    var lines: [Segment] = []
    for (axis, span, across) in [(Axis.horizontal, columns, rows), (.vertical, rows, columns)] {
      let (own, edges) = (axis.span(of: view.frame), axis.other.span(of: view.frame))
      for (level, edge) in [(across.low, edges.low), (across.high, edges.high)] {
        let stretches =
          abs(level - edge) > 0.25
          ? [span] : [Span(low: span.low, high: own.low), Span(low: own.high, high: span.high)]
        for stretch in stretches { lines += intrinsicLine(over: stretch, at: level, axis, of: position) }
      }
    }
    addGuide(lines, dash: look.guideDash, width: look.lineWidth)
  }

  private mutating func intrinsicLine(
    over span: Span, at level: Double, _ axis: Axis, of position: Int
  ) -> [Segment] {
    let room = arrangement.bounds.inset(by: -8)
    let shown = span.intersection(axis.span(of: room))
    let levels = axis.other.span(of: room)
    if shown.length < 0.5 || level < levels.low || level > levels.high { return [] }
    let steps = line(over: shown, at: level, axis, crossing: [position])
    reserve(axis.rect(shown, Span(low: level - 0.25, high: level + 0.25)))
    return steps
  }
}
