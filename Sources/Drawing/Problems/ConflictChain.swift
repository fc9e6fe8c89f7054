internal import Graphics
internal import LayoutModel

/// The lengths that a conflict's constraints request along one axis, drawn as rows of dimension lines. The rows are
/// filled from the picture outward: first with short lengths, then with long ones, then with the lengths of dropped
/// constraints, and finally with lengths of 0.
struct ConflictChain {
  struct Link {
    var span: Span
    var words: String
    /// The points at which the extension lines start. Along the axis, a line starts at `place`. Across the axis, it
    /// starts at `low` if the chain is above or to the left of the picture, and at `high` otherwise.
    var extensionStarts: [(place: Double, low: Double, high: Double)]
    var line: Int?
    /// Indicates whether the solver dropped the constraint, so that the views do not have the requested length.
    var isLeftOut = false
    var isBroken = false

    /// Indicates whether the length is 0. It is then drawn as two arrows that point at one place from both sides.
    var isEmpty: Bool { span.length < 0.5 }
    var reach: Span { isEmpty ? span.inset(by: -Self.arrow) : span }

    static let arrow = 10.0
  }

  let axis: Axis
  /// Indicates whether the lengths come from constraints that are in an Xcode log, but not in any conflict.
  var isIdle = false
  private(set) var rows: [[Link]] = []

  init(_ links: [Link], axis: Axis) {
    self.axis = axis
    let sorted = links.sorted { ($0.span.length, $0.span.low) < ($1.span.length, $1.span.low) }
    let seen = sorted.filter { !$0.isEmpty }
    for link in seen.filter({ !$0.isLeftOut }) + seen.filter(\.isLeftOut) + sorted.filter(\.isEmpty) {
      let slack = 0.5
      let row = rows.firstIndex { row in
        row.allSatisfy { $0.isEmpty == link.isEmpty && $0.reach.intersection(link.reach).length < slack }
      }
      if let row { rows[row].append(link) } else { rows.append([link]) }
    }
  }

  /// The starts of all extension lines, and the row that each line reaches. Lines at the same `place` are combined into
  /// one line, which reaches the outermost of their rows.
  var extensionStarts: [(place: Double, low: Double, high: Double, row: Int)] {
    var extensionStarts: [(place: Double, low: Double, high: Double, row: Int)] = []
    for (row, links) in rows.enumerated() {
      for start in links.flatMap(\.extensionStarts) {
        if let known = extensionStarts.firstIndex(where: { abs($0.place - start.place) < 0.25 }) {
          extensionStarts[known].low = min(extensionStarts[known].low, start.low)
          extensionStarts[known].high = max(extensionStarts[known].high, start.high)
          extensionStarts[known].row = max(extensionStarts[known].row, row)
        } else {
          extensionStarts.append((start.place, start.low, start.high, row))
        }
      }
    }
    return extensionStarts
  }
}

extension ConflictChain.Link {
  init?(_ requested: RequestedLength, between views: [DrawnView], within bounds: Rect) {
    let (axis, limits) = (requested.axis, requested.axis.span(of: bounds))
    let ends = requested.isLeftOut ? requested.requestedEnds : (requested.start, requested.end)
    let (start, end) = (limits.nearest(to: ends.0), limits.nearest(to: ends.1))
    if end - start < 0.5, !requested.isZeroSize { return nil }
    span = Span(low: start, high: max(start, end))
    isLeftOut = requested.isLeftOut
    isBroken =
      abs(ends.1 - ends.0 - span.length) > 0.5
      || isLeftOut && requested.isZeroSize && span.length >= 0.5
    var requested = requested
    // The chain shows the requested length. With `isLeftOut`, `words` would instead give the difference between the
    // actual and the requested length.
    requested.isLeftOut = false
    words = requested.words
    line = requested.line
    if isLeftOut {
      let sides = views.map { axis.other.span(of: $0.seen) }
      let (low, high) = (sides.map(\.low).max() ?? 0, sides.map(\.high).min() ?? 0)
      extensionStarts = [(start, low, high), (end, low, high)]
      return
    }
    extensionStarts = views.flatMap { view -> [(place: Double, low: Double, high: Double)] in
      let (own, across) = (axis.span(of: view.seen), axis.other.span(of: view.seen))
      let distance = { (place: Double) in min(abs(place - own.low), abs(place - own.high)) }
      let ends = views.count == 1 ? [start, end] : [distance(start) <= distance(end) ? start : end]
      return ends.map { ($0, across.low, across.high) }
    }
  }
}

extension Placer {
  /// Draws a chain of lengths below or to the right of the picture, or on the opposite side if the extension lines
  /// would be much shorter there or cross fewer views.
  mutating func place(_ chain: ConflictChain, number: String?) {
    let (axis, size) = (chain.axis, theme.calloutSizes.last ?? 8)
    let way = cost(of: chain, 1) > 2 * cost(of: chain, -1) + 24 ? -1.0 : 1
    let labels = chain.rows.map { row in row.map { self.label($0.words, size: size) } }
    // A length of 0 has its label beside its arrows, so the label does not affect the distance between rows.
    let widest =
      zip(chain.rows, labels).filter { !$0.0[0].isEmpty }.flatMap { $0.1.map(\.width) }.max() ?? 12
    let pitch = axis == .horizontal ? 18.0 : widest + 10
    let outer = axis.other.span(of: placed.extent)
    let bar = axis == .horizontal ? solved.layout.views.first?.barHeight ?? 0 : 0
    let first =
      (way > 0 ? outer.high : min(outer.low, -bar)) + way * (axis == .horizontal ? 12 : widest / 2 + 8)
    func level(_ row: Int) -> Double { first + way * Double(row) * pitch }
    // 1. Draw each link, with its number on or beside the line.
    let texts = placed.texts.map { $0.inset(by: -1.5) }
    let tone = chain.isIdle ? look.guide : look.measure
    let links = chain.rows.indices.flatMap { row in
      zip(chain.rows[row], labels[row]).map { draw($0, $1, axis, tone, at: level(row)) }
    }
    // 2. Draw the extension lines from the views to the dimension lines, with gaps at texts and other views.
    var nodes: [SceneNode] = []
    for start in chain.extensionStarts {
      let extensionLine = extensionLine(
        axis, start.place, from: way > 0 ? start.high : start.low, to: level(start.row) + 2.5 * way)
      let numbers = placed.texts.suffix(from: texts.count)
      // Only the two ends of a long extension line are drawn. The outer end is longer, because it crosses the rows that
      // are nearer to the picture.
      let ends = [AxisLine.extensionEnd, AxisLine.extensionEnd + abs(level(start.row) - first)]
      let parts = extensionLine.interrupted(keeping: ends[way > 0 ? 0 : 1], ends[way > 0 ? 1 : 0]).flatMap {
        $0.without(texts + numbers + framesToAvoid(by: extensionLine, way))
      }.map(\.segment)
      nodes += strokes(parts, look.measure, width: look.thinWidth)
      for part in parts {
        obstacles.insert(part.box, owner: Obstacles.line)
        placed.extent = placed.extent.union(part.box)
      }
    }
    nodes += links
    placed.problems.append(.group(SceneGroup(children: nodes)))
    // 3. Write the number of the conflict that the chain shows.
    guard let number, let low = chain.rows.joined().map(\.reach.low).min() else { return }
    let label = MarkLabel(number, mark: theme.conflict, theme: theme, measuring: measurer)
    write(
      label, in: Rect(around: axis.point(low - axis.length(of: label.size) / 2 - 4, at: first), label.size))
  }

  private func extensionLine(_ axis: Axis, _ place: Double, from edge: Double, to level: Double) -> AxisLine {
    let start = edge + (level > edge ? 1.5 : -1.5)
    return AxisLine(
      axis: axis.other, level: place, span: Span(low: min(start, level), high: max(start, level)))
  }

  /// Returns the length of the chain's extension lines, plus 24 points each time that a line crosses a view it should
  /// not cross.
  private func cost(of chain: ConflictChain, _ way: Double) -> Double {
    let bounds = chain.axis.other.span(of: arrangement.bounds)
    return chain.extensionStarts.reduce(0) { cost, start in
      let extensionLine = extensionLine(
        chain.axis, start.place, from: way > 0 ? start.high : start.low,
        to: way > 0 ? bounds.high : bounds.low)
      let crossed = framesToAvoid(by: extensionLine, way).count(where: extensionLine.crosses)
      return cost + extensionLine.span.length + 24 * Double(crossed)
    }
  }

  /// Returns the frames of the views that an extension line should not cross: all but the view at its start and the
  /// views around or behind that view.
  ///
  /// - Parameter way: negative for a line that runs up or to the left.
  private func framesToAvoid(by line: AxisLine, _ way: Double) -> [Rect] {
    let start = view(at: way > 0 ? line.segment.from : line.segment.to)
    return views.indices.dropFirst().filter { position in
      !views[position].isBeyond && (start < 0 || !arrangement.holds(position, start))
    }.map { views[$0].seen.inset(by: -1.5) }
  }

  private mutating func draw(
    _ link: ConflictChain.Link, _ label: AnnotationLabel, _ axis: Axis, _ tone: AnnotationInk.Tone,
    at level: Double
  ) -> SceneNode {
    var line = DimensionLine(axis: axis, span: link.span, level: level)
    let (along, across) =
      axis == .horizontal ? (label.width, label.height) : (label.height, label.width)
    let (on, beside) = (axis.point(link.span.middle, at: level), across / 2 + 4)
    var middles = [beside, -beside].map { axis.point(link.span.middle, at: level + $0) }
    if link.isEmpty {
      let aside = (link.reach.length + along) / 2 + 3
      middles =
        (axis == .horizontal ? [] : [middles[0]])
        + [aside, -aside].map { axis.point(link.span.middle + $0, at: level) }
    } else if line.hole(for: label, at: on) != nil {
      middles.insert(on, at: 0)
    }
    let middle = middles.first { isFreeOfText(label.box(centeredAt: $0)) }
    if middle == on { line.hole = line.hole(for: label, at: on) }
    let conflict = theme.conflict.color
    let tone = link.isLeftOut ? AnnotationInk.Tone(ink: conflict, line: conflict) : tone
    let lines = link.isEmpty ? line.linesFromOutside(ConflictChain.Link.arrow) : line.lines
    var nodes = strokes(lines, tone, width: look.lineWidth, dash: link.isLeftOut ? GhostOutline.dash : [])
    if link.isBroken {
      placed.hasBreaks = true
      nodes += strokes(line.brokenSign, tone, width: look.lineWidth)
    }
    nodes.append(
      .shape(
        SceneShape(.path(link.isEmpty ? line.headsFromOutside : line.heads), fill: color(tone, at: on))))
    reserve(link.isEmpty ? axis.rect(link.reach, Span(low: level - 1.75, high: level + 1.75)) : line.strip)
    if let middle {
      nodes.append(.plate(under: label.letters(centeredAt: middle).inset(by: 1), of: ground(at: middle)))
      nodes += write(label, at: middle, tone)
      placed.texts.append(label.box(centeredAt: middle))
      if !link.isLeftOut, !link.isEmpty { placed.chainLengths.insert(LabeledLength(axis, link.span)) }
    } else {
      placed.leftOut.add(Self.lengths)
    }
    return .group(SceneGroup(line: link.line, children: nodes))
  }
}
