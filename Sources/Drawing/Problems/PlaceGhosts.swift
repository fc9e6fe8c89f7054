internal import Graphics
internal import LayoutModel

extension Placer {
  mutating func placeGhosts() {
    // Views that only move with their superviews are left out. Outer views come first.
    let order = arrangement.order
    let positions = views.indices.dropFirst().filter { position in
      let view = views[position]
      return !view.problems.open.isEmpty && !view.isBeyond && !movesWithSuperview(view)
    }
    let ranked = positions.sorted { (order.depths[$0], $0) < (order.depths[$1], $1) }
    placed.leftOut.add("other possible frame of ambiguous views", count: ranked.count - Self.mostViews)
    var known: [Freedom: [Span]] = [:]
    let groups = MovingGroups(of: solved)
    let drawn = Set(views.lazy.filter { !$0.isBeyond }.map(\.index))
    var reported: Set<Int> = []
    let shown = ranked.prefix(Self.mostViews).compactMap { position -> ShownGhost? in
      let view = views[position]
      if reported.contains(view.index) { return nil }
      let group = groups.members(with: view.index).filter(drawn.contains)
      if group.count > 1 {
        reported.formUnion(group)
        let (frame, open) = groups.place(of: group)
        return ShownGhost(
          position: position, names: outer(of: group), frame: frame,
          ghost: Ghost(of: frame, open: open, within: reach))
      }
      // Siblings in one row or column that can move by the same distances probably move together, so only the first
      // gets a ghost.
      let open = Axis.allCases.flatMap { axis in
        let (row, freedoms) = (axis.other.span(of: view.frame), freedoms(of: view, axis))
        let isKnown = freedoms.contains { known[$0]?.contains { $0.intersection(row).length > 0 } ?? false }
        for freedom in freedoms { known[freedom, default: []].append(row) }
        return isKnown ? [] : view.problems.open.filter { $0.value.axis == axis && $0.range.isSought }
      }
      return ShownGhost(
        position: position, names: [solved.layout.views[view.index].name ?? ""], frame: view.seen,
        ghost: Ghost(of: solved.frames[view.index], open: open, within: reach))
    }
    // Draw the outlines first, then the arrows, and finally the labels, which must avoid the outlines and arrows.
    for position in ranked.prefix(Self.mostViews) {
      dashedLines += AxisLine.edges(of: views[position].frame)
    }
    for pose in shown.flatMap(\.ghost.poses) {
      if drawOutline(pose.frame, theme.ambiguity) { sign(.ghost) }
    }
    for ghost in shown {
      for motion in ghost.ghost.motions { draw(motion, of: ghost.frame) }
    }
    for ghost in shown {
      for pose in ghost.ghost.poses { label(pose, of: ghost) }
    }
  }

  private func outer(of group: [Int]) -> [String] {
    let members = Set(group)
    return group.map { solved.layout.views[$0] }.filter { view in
      view.parent.map { !members.contains($0.index) } ?? true
    }.map { $0.name ?? "" }
  }

  private struct ShownGhost {
    var position: Int
    var names: [String]
    var frame: Rect
    var ghost: Ghost
  }

  /// The largest number of ambiguous views with ghosts. More ghosts would overlap.
  private static let mostViews = 8
  private static let longestArrow = 26.0

  private struct Freedom: Hashable {
    var superview: Int
    var axis: Axis
    /// The distance between the bounds of the ambiguous value, in hundredths of a point, if the value has both bounds.
    /// If only one bound exists, `toLow` or `toHigh` is the distance from the current value to this bound.
    ///
    /// Views with equal freedoms in the same row or column share a ghost. A view whose size lacks a bound may grow
    /// independently of its siblings, so its `length` is a unique negative number instead, which prevents the view from
    /// sharing a ghost.
    var length: Int?
    var toLow: Int?
    var toHigh: Int?
  }

  private func freedoms(of view: DrawnView, _ axis: Axis) -> Set<Freedom> {
    let frame = solved.frames[view.index]
    return Set(
      view.problems.open.filter { $0.value.axis == axis }.map { open in
        let span = axis.span(of: frame)
        let now = open.value == .x || open.value == .y ? span.low : span.length
        func hundredths(_ value: Double?) -> Int? { value.map { Int(min(max($0, -1e9), 1e9) * 100) } }
        var freedom = Freedom(superview: view.parent, axis: axis)
        if let low = open.range.lower, let high = open.range.upper {
          freedom.length = hundredths(high - low)
        } else {
          freedom.toLow = hundredths(open.range.lower.map { now - $0 })
          freedom.toHigh = hundredths(open.range.upper.map { $0 - now })
          if open.value == .width || open.value == .height { freedom.length = -1 - view.index }
        }
        return freedom
      })
  }

  /// The area to which ghosts may enlarge the picture.
  var reach: Rect {
    let sheet = arrangement.bounds
    func room(_ side: Double) -> Double { min(max(60, 0.5 * side), max(150, 2000 - side)) }
    return sheet.inset(horizontally: -room(sheet.width), vertically: -room(sheet.height))
  }

  private func movesWithSuperview(_ view: DrawnView) -> Bool {
    guard let parent = solved.layout.views[view.index].parent else { return false }
    let (frame, outer) = (solved.frames[view.index], solved.frames[parent.index])
    return view.problems.open.allSatisfy { open in
      let offset: Double
      switch open.value {
      case .x: offset = frame.x - outer.x
      case .y: offset = frame.y - outer.y
      case .width, .height: return false
      }
      guard let other = solved.ambiguities[parent.index].first(where: { $0.value == open.value })?.range
      else { return false }
      func follows(_ bound: Double?, _ other: Double?) -> Bool {
        guard let bound, let other else { return bound == nil && other == nil }
        return abs(bound - other - offset) <= 1e-6 * max(1, abs(bound))
      }
      return follows(open.range.lower, other.lower) && follows(open.range.upper, other.upper)
    }
  }

  /// Draws a dashed outline of a frame; returns `false` if no part of it would be visible.
  @discardableResult
  mutating func drawOutline(_ frame: Rect, _ mark: Theme.Mark) -> Bool {
    let seen = frame.inset(
      horizontally: min(0, (frame.width - 1) / 2), vertically: min(0, (frame.height - 1) / 2))
    let outline = GhostOutline(
      seen, mark.color, beside: &dashedLines, around: placed.texts, on: arrangement.grounds, theme: theme)
    if outline.lines.isEmpty { return false }
    placed.outlines.append(outline)
    placed.extent = placed.extent.union(seen)
    for line in outline.lines { obstacles.insert(line.segment.box.inset(by: -0.5), owner: Obstacles.line) }
    return true
  }

  private mutating func draw(_ motion: Ghost.Motion, of frame: Rect) {
    let levels = motion.axis.other.span(of: frame)
    let places =
      [0.75, 0.25, 0.5, 0.6, 0.4, 0.9, 0.1].map { levels.at($0) } + [levels.high + 5, levels.low - 5]
    for longest in [Self.longestArrow, 16, 10] {
      let length = min(abs(motion.to - motion.from), longest)
      let tip = motion.from + (motion.to < motion.from ? -length : length)
      for level in places {
        let arrow = Arrow(axis: motion.axis, from: motion.from, to: tip, level: level)
        guard arrangement.bounds.inset(by: -60).contains(arrow.box), isFreeOfText(arrow.box.inset(by: -1))
        else { continue }
        obstacles.insert(arrow.box, owner: Obstacles.inFront)
        placed.extent = placed.extent.union(arrow.box)
        let color = lineColor(theme.ambiguity, at: arrow.box)
        placed.problems.append(.group(SceneGroup(children: arrow.nodes(color, width: theme.markWidth))))
        sign(.arrow)
        return
      }
    }
  }

  private mutating func label(_ pose: Ghost.GhostFrame, of ghost: ShownGhost) {
    let names = ghost.names.prefix(4).joined(separator: ", ") + (ghost.names.count > 4 ? " …" : "")
    let words = [names, pose.words.joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: ": ")
    let label = MarkLabel(words, mark: theme.ambiguity, theme: theme, measuring: measurer)
    let (size, frame) = (label.size, pose.frame)
    let inner = frame.inset(by: 3)
    let isInside = frame.width >= size.width + 6 && frame.height >= size.height + 6
    let boxes =
      (isInside ? inner.boxes(of: size, at: [(1, 1), (1, 0), (0, 1), (0, 0), (0.5, 1), (0.5, 0)]) : [])
      + frame.room(for: size, beside: .vertical, at: 2)
      .boxes(of: size, at: [(1, 1), (0, 1), (0.5, 1), (1, 0), (0, 0), (0.5, 0)])
      + frame.room(for: size, beside: .horizontal, at: 2)
      .boxes(of: size, at: [(1, 0.5), (0, 0.5), (1, 0), (0, 0), (1, 1), (0, 1)])
    for box in boxes {
      // Skip boxes on unrelated views, because a label there would seem to describe the unrelated view.
      let owner = view(at: box.middle)
      if reach.contains(box), isFree(box, clearance: 1),
        owner <= 0 || arrangement.holds(owner, ghost.position)
      {
        write(label, in: box)
        return
      }
    }
  }
}

extension Placer {
  func lineColor(_ mark: Theme.Mark, at box: Rect) -> LineColor {
    theme.line(mark.color, on: arrangement.grounds.grounds(along: box.sides))
  }

  mutating func write(_ label: MarkLabel, in box: Rect) {
    obstacles.insertText(box)
    placed.texts.append(box)
    placed.extent = placed.extent.union(box)
    placed.problems.append(.group(SceneGroup(children: label.nodes(in: box))))
  }

  mutating func sign(_ sign: Legend.Sign) {
    if !placed.signs.contains(sign) { placed.signs.append(sign) }
  }
}
