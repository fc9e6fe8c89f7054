internal import Encoding
internal import Graphics
internal import LayoutModel

extension DrawingAnnotation {
  /// The canvas's safe area, and the layout margins of the canvas and of views with subviews.
  public static let margins = DrawingAnnotation(
    "margins", of: "margin", help: "layout margins and the safe area", crowdLimit: 0.14
  ) { placing in
    placing.placeSafeArea()
    // Equal margins, such as those of the canvas and of a view that fills it, are drawn only once.
    var known: Set<[Span]> = []
    var drawn: [AxisLine] = []
    for position in placing.views.indices
    where placing.views[position].hasSubviews && placing.isNearFocus(position) {
      placing.placeMargins(of: position, unless: &known, beside: &drawn)
    }
  }
}

extension Placer {
  fileprivate mutating func placeMargins(
    of position: Int, unless known: inout Set<[Span]>, beside drawn: inout [AxisLine]
  ) {
    let view = views[position]
    if view.isBeyond || view.isPoint || !view.cut.isEmpty { return }
    let inner = solved.rect(of: ViewID(view.index), .margins)
    // The root's margins are measured from the safe area.
    let outer = position == 0 ? solved.safeArea(of: .root) : view.frame
    let all = [inner.y - outer.y, inner.x - outer.x, outer.maxY - inner.maxY, outer.maxX - inner.maxX]
    if all.allSatisfy({ abs($0) < 1e-6 }) || inner.width < 1 || inner.height < 1 { return }
    let spans = [outer, inner].flatMap { [Axis.horizontal.span(of: $0), Axis.vertical.span(of: $0)] }
    guard known.insert(spans.map(\.rounded)).inserted else { return }
    if isCrowded(around: inner.sides.map(\.box)) {
      leaveOut(OmittedWords("the margins of", views: [name(position)]))
      return
    }
    drawFrame(inner, beside: &drawn)
    let (x, y) = (Axis.horizontal.span(of: inner), Axis.vertical.span(of: inner))
    var dimensions: [(axis: Axis, span: Span, level: Span)] = [
      (.vertical, Span(low: inner.maxY, high: outer.maxY), x),
      (.vertical, Span(low: outer.y, high: inner.y), x),
      (.horizontal, Span(low: outer.x, high: inner.x), y),
      (.horizontal, Span(low: inner.maxX, high: outer.maxX), y),
    ]
    dimensions = dimensions.filter { $0.span.length > 0.5 }
    if all.allSatisfy({ abs($0 - all[0]) < 1e-6 }) {
      let isReported = dimensions.contains {
        placeMargin($0.axis, $0.span, along: $0.level, words: "margin ")
      }
      if !isReported { leaveOut(OmittedWords("margin \(figure(all[0])) of", views: [name(position)])) }
    } else {
      for dimension in dimensions
      where !placeMargin(dimension.axis, dimension.span, along: dimension.level, words: "") {
        leaveOut(OmittedWords("margin \(figure(dimension.span.length)) of", views: [name(position)]))
      }
    }
  }

  fileprivate mutating func placeSafeArea() {
    let safe = solved.canvas.safeArea
    guard let root = views.first, !safe.isZero, !root.isPoint, root.cut.isEmpty else { return }
    let frame = root.frame
    let (x, y) = (Axis.horizontal.span(of: frame), Axis.vertical.span(of: frame))
    let bars: [(axis: Axis, bar: Span)] = [
      (.vertical, Span(low: frame.y, high: frame.y + safe.top)),
      (.vertical, Span(low: frame.maxY - safe.bottom, high: frame.maxY)),
      (.horizontal, Span(low: frame.x, high: frame.x + safe.left)),
      (.horizontal, Span(low: frame.maxX - safe.right, high: frame.maxX)),
    ]
    for (axis, bar) in bars where bar.length > 0.5 && bar.length < axis.span(of: frame).length {
      let along = axis == .vertical ? x : y
      let level = bar.low == axis.span(of: frame).low ? bar.high : bar.low
      addGuide(
        line(over: along, at: level, axis == .vertical ? .horizontal : .vertical), dash: [],
        width: look.lineWidth / 2)
      if !placeMargin(axis, bar, along: along, words: "safe area ") {
        leaveOut(OmittedWords("safe area \(figure(bar.length))"))
      }
    }
  }

  private mutating func placeMargin(_ axis: Axis, _ span: Span, along levels: Span, words prefix: String)
    -> Bool
  {
    if isShownByGap(axis, span) { return true }
    let room = levels.inset(by: min(8, levels.length / 4))
    let measure = Measure(
      axis: axis, parts: [Measure.Part(span: span, room: room)], words: prefix + figure(span.length),
      tone: look.guide)
    return place(measure, at: [0.85, 0.15, 0.7, 0.3, 0.5, 1, 0].map { MeasurePlace(level: .part($0)) })
  }

  private mutating func drawFrame(_ frame: Rect, beside drawn: inout [AxisLine]) {
    let lines = AxisLine.edges(of: frame).flatMap { edge -> [Segment] in
      // Leave out the parts that nearly coincide with a margin line drawn earlier, because their dashes would fill the
      // gaps of that line.
      let parts = edge.parts(apartFrom: drawn, by: 0.75)
      drawn.append(edge)
      // Text that only touches a horizontal line from above or below does not interrupt the line.
      return parts.flatMap {
        line(over: $0.span, at: $0.level, $0.axis, touching: edge.axis == .horizontal ? -0.5 : 0.5)
      }
    }
    addGuide(lines, dash: look.guideDash, width: look.lineWidth)
  }
}
