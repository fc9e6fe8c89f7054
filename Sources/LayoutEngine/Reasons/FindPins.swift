import Diagnostics
import LayoutModel
import LinearSolver

extension LayoutReasons {
  /// Returns constraints or priorities that together make a group of views unambiguous; empty if none are found.
  func pins(
    for freedom: LayoutFreedom, leads: [Variable], _ derivation: LinearDerivation, budget: inout Int
  ) -> [DisambiguatingConstraint] {
    let choices = [
      raisedPriorities(freedom),
      chosen(freedom, derivation, candidates: contentPins),
      chosen(freedom, derivation, candidates: { tightPins($0) + roundPins(likelyPins($0), $0) }),
      chosen(freedom, derivation, candidates: { roundPins(likelyPins($0), $0) }),
      chosen(freedom, derivation, candidates: { roundPins([drawnPin(at: $0)], $0) }),
    ]
    for pins in choices {
      guard let pins, pins.count <= freedom.directions.count, budget > 0 else { continue }
      if determine(pins, freedom, budget: &budget) { return pins }
    }
    return []
  }

  /// Returns whether `pins` make a group of views unambiguous without causing a new conflict or changing other values.
  private func determine(_ pins: [DisambiguatingConstraint], _ freedom: LayoutFreedom, budget: inout Int)
    -> Bool
  {
    var layout = layout
    // If all constraints that the solver left out because of conflicts are written in the file, remove them, so that
    // solving does not find the same conflicts again.
    let leftOut = solved.conflicts.compactMap { conflict -> Int? in
      guard case .written(let index) = conflict.members[conflict.dropped] else { return nil }
      return index
    }
    let areAllWritten = leftOut.count == solved.conflicts.count
    if areAllWritten { for index in leftOut { layout.constraints[index].form = .terms([], constant: 0) } }
    for pin in pins { layout.add(pin) }
    let result = solveTrial(layout, on: solved.canvas, budget: &budget)
    guard result.conflicts.map(\.members) == (areAllWritten ? [] : solved.conflicts.map(\.members)) else {
      return false
    }
    let isPinned = freedom.views.allSatisfy { view in
      !result.ambiguities[view.index].contains { $0.value.axis == freedom.axis }
    }
    // A new width may wrap the text differently and move the views below it, so vertical changes are accepted.
    let wraps = freedom.axis == .horizontal && freedom.views.contains { layout[$0].wrapsText }
    return isPinned && isWithinRanges(result, besides: wraps ? .vertical : nil)
  }

  private func isWithinRanges(_ result: SolvedLayout, besides ignored: Axis?) -> Bool {
    for (index, frame) in result.frames.enumerated() {
      let old = solved.frames[index]
      let open = solved.ambiguities[index]
      let values: [(FrameValue, Double, Double)] = [
        (.x, frame.x, old.x), (.y, frame.y, old.y), (.width, frame.width, old.width),
        (.height, frame.height, old.height),
      ]
      for (value, new, old) in values where value.axis != ignored {
        let tolerance = 1e-6 * max(1, abs(old), abs(new))
        if let range = open.first(where: { $0.value == value })?.range {
          if new < (range.lower ?? -.infinity) - tolerance { return false }
          if new > (range.upper ?? .infinity) + tolerance { return false }
        } else if abs(new - old) > tolerance {
          return false
        }
      }
    }
    return true
  }

  // MARK: - Choosing

  /// Returns changes that resolve a tie. They raise the hugging or compression resistance priority of each view in the
  /// tie by 1, except for the most flexible view. Among equally flexible views, this is the view whose content is
  /// stretched or compressed in the picture.
  private func raisedPriorities(_ freedom: LayoutFreedom) -> [DisambiguatingConstraint]? {
    guard let tie = freedom.ties.first,
      // If several views remain, `max` returns the first, and only its priority stays the same.
      let spared = tie.reasons.indices.max(by: {
        let (a, b) = (tie.reasons[$0], tie.reasons[$1])
        return (flexibility(of: a), givesWay(a) ? 1 : 0) < (flexibility(of: b), givesWay(b) ? 1 : 0)
      })
    else { return nil }
    var pins: [DisambiguatingConstraint] = []
    for (index, reason) in tie.reasons.enumerated() where index != spared {
      guard case .content(let property, let view, let axis) = reason, layout[view].span != nil else {
        return nil
      }
      pins.append(.priority(property, view, axis, tie.priority + 1))
    }
    return pins
  }

  /// Returns how well a view tolerates a size other than its content size, from 0 (least) to 3 (most).
  private func flexibility(of reason: Reason) -> Int {
    switch reason {
    case .content(.compression, let view, .horizontal) where layout[view].wrapsText: 3
    case .content(_, let view, _):
      switch layout[view].kind {
      case .label, .field, .textview, .search: 2
      case .button, .box: 1
      default: 0
      }
    default: 0
    }
  }

  private func givesWay(_ reason: Reason) -> Bool {
    guard case .content(_, let view, let axis) = reason, let size = solved.intrinsicSizes[view.index][axis]
    else {
      return false
    }
    return abs(drawnSize(of: view, axis) - size) > 1e-6
  }

  private func chosen(
    _ freedom: LayoutFreedom, _ derivation: LinearDerivation,
    candidates: (LayoutFreedom.Direction) -> [DisambiguatingConstraint]
  ) -> [DisambiguatingConstraint]? {
    var derivation = derivation
    var pins: [DisambiguatingConstraint] = []
    for direction in freedom.directions {
      let pin = candidates(direction).first { pin in derivation.add(terms(of: pin)) }
      guard let pin else { return nil }
      pins.append(pin)
    }
    return pins
  }

  private func contentPins(_ direction: LayoutFreedom.Direction) -> [DisambiguatingConstraint] {
    let axis = direction.lead.attribute.axis
    var view = layout[direction.lead.view].parent
    while let scroll = view, layout[scroll].kind != .scroll { view = layout[scroll].parent }
    guard let view, solved.contentAmbiguities[view.index].contains(where: { $0.value.axis == axis }) else {
      return []
    }
    return [.contentSize(view, axis)]
  }

  /// Returns constraints that the layout's author may have forgotten, such as equal widths or centering.
  private func likelyPins(_ direction: LayoutFreedom.Direction) -> [DisambiguatingConstraint] {
    let (view, axis) = (direction.lead.view, direction.lead.attribute.axis)
    var pins: [DisambiguatingConstraint] = []
    if needsSize(direction) {
      let growth = direction.motions[0].growth
      let rival = direction.motions.first { motion in
        motion.growth * growth < 0 && layout[motion.view].parent == layout[view].parent
      }
      if let rival { pins.append(.equalSizes(view, rival.view, axis)) }
      // The siblings that the view pushes along when it grows, as in `|[view][sibling]`.
      let pushed = direction.motions.filter { motion in
        motion.view != view && motion.growth == 0 && layout[motion.view].parent == layout[view].parent
      }.map(\.view)
      let equal = pushed.first { sibling in
        solved.ambiguities[sibling.index].contains { $0.value.attribute == axis.size }
      }
      if let equal {
        pins.append(.equalSizes(view, equal, axis))
      } else if let parent = layout[view].parent, !direction.motions.contains(where: { $0.view == parent }) {
        let last = pushed.last ?? view
        let isStartFixed = rate(ofStart: true, in: direction) == 0
        if !isStartFixed, rate(ofStart: false, in: direction) == 0 {
          pins.append(.inset(last, axis, isStart: true, inset(of: view, in: parent, axis, isStart: false)))
        }
        if isStartFixed || direction.lead.attribute.isSize {
          if let margin = marginBehind(view, axis) { pins.append(.endMargin(last, margin)) }
          pins.append(.inset(last, axis, isStart: false, inset(of: view, in: parent, axis, isStart: true)))
        }
      }
      let range = solved.ambiguities[view.index].first { $0.value.attribute == axis.size }?.range
      if let upper = range?.upper, upper > 0, range?.lower ?? 0 <= 0 { pins.append(.size(view, axis, upper)) }
    } else {
      if movesByCenters(direction) { pins.append(.center(view, axis)) }
      if let pin = neighborPin(direction) { pins.append(pin) }
    }
    return pins + [drawnPin(at: direction)]
  }

  /// Returns whether the view of `direction.lead` needs a constraint on its size rather than on its position.
  private func needsSize(_ direction: LayoutFreedom.Direction) -> Bool {
    guard direction.motions.first?.growth ?? 0 != 0 else { return direction.lead.attribute.isSize }
    return direction.lead.attribute.isSize || rate(ofStart: true, in: direction) == 0
      || drawnSize(of: direction.lead.view, direction.lead.attribute.axis) == 0
  }

  private func movesByCenters(_ direction: LayoutFreedom.Direction) -> Bool {
    let moving = Set(direction.motions.map(\.view))
    let center = direction.lead.attribute.axis.middle
    return layout.constraints.contains { constraint in
      guard case .items(let first, let second?, 1, _) = constraint.form else { return false }
      return first.attribute == center && second.attribute == center && moving.contains(first.view)
        && moving.contains(second.view)
    }
  }

  /// Returns the margin or guide edge opposite the one at which the view starts. For `view.leading ==
  /// superview.leadingMargin`, it is `superview.trailingMargin`. Returns `nil` if the view does not start at a margin
  /// or guide.
  private func marginBehind(_ view: ViewID, _ axis: Axis) -> Item? {
    for constraint in layout.constraints where constraint.relation == .equal {
      guard case .items(let first, var second?, 1, 0) = constraint.form, first == Item(view, axis.start),
        second.view == layout[view].parent, second.attribute.axis == axis,
        second.guide != nil || second.attribute.isMargin, second.attribute.withoutMargin == axis.start
      else { continue }
      second.attribute = second.attribute.isMargin ? axis.end.ofMargins ?? axis.end : axis.end
      return second
    }
    return nil
  }

  /// Returns a constraint that keeps the gap to the nearest unambiguous sibling on the leading or top side; `nil` if
  /// there is none, or if the superview's edge is at least as near.
  private func neighborPin(_ direction: LayoutFreedom.Direction) -> DisambiguatingConstraint? {
    let (view, axis) = (direction.lead.view, direction.lead.attribute.axis)
    guard let parent = layout[view].parent else { return nil }
    let isMirrored = !isFromOrigin(isStart: true, axis)
    func edge(_ view: ViewID, isStart: Bool) -> Double {
      let value = values[variable(view, axis, isStart != isMirrored ? .start : .end)]
      return isMirrored ? -value : value
    }
    let start = edge(view, isStart: true)
    let moving = Set(direction.motions.map(\.view))
    var nearest: (view: ViewID, distance: Double)?
    for sibling in layout.subviews(of: parent)
    where !moving.contains(sibling) && layout[sibling].kind != .guide {
      let distance = clean(start - edge(sibling, isStart: false))
      let isOpen = solved.ambiguities[sibling.index].contains { $0.value.axis == axis }
      if !isOpen, distance >= 0, distance < nearest?.distance ?? .infinity { nearest = (sibling, distance) }
    }
    guard let nearest, nearest.distance < clean(start - edge(parent, isStart: true)) else { return nil }
    return .gap(nearest.view, view, axis, nearest.distance)
  }

  /// Returns the constraint that keeps the view at its drawn position or size. A drawn size of 0 is replaced by 44
  /// points, Apple's minimum for touch targets, or by the largest possible size if that is smaller.
  private func drawnPin(at direction: LayoutFreedom.Direction) -> DisambiguatingConstraint {
    let (view, axis) = (direction.lead.view, direction.lead.attribute.axis)
    guard !needsSize(direction), let parent = layout[view].parent else {
      let drawn = drawnSize(of: view, axis)
      let range = solved.ambiguities[view.index].first { $0.value.attribute == axis.size }?.range
      return .size(view, axis, drawn > 0 ? drawn : clean(min(44, range?.upper ?? 44)))
    }
    return .inset(view, axis, isStart: true, inset(of: view, in: parent, axis, isStart: true))
  }

  private func drawnSize(of view: ViewID, _ axis: Axis) -> Double {
    clean(values[variable(view, axis, .size)])
  }

  /// Returns the distance, in points, from the start or end edge of the superview to the same edge of the view;
  /// positive inside the superview.
  private func inset(of view: ViewID, in parent: ViewID, _ axis: Axis, isStart: Bool) -> Double {
    let isFromOrigin = isFromOrigin(isStart: isStart, axis)
    let part: FramePart = isFromOrigin ? .start : .end
    let distance = values[variable(view, axis, part)] - values[variable(parent, axis, part)]
    return clean(isFromOrigin ? distance : -distance)
  }

  private func clean(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  private func terms(of pin: DisambiguatingConstraint) -> [LinearTerm] {
    var row = Row()
    if case .equation(let index) = pin, let own = self.row(of: .written(index)) {
      row.terms = Array(problem.terms(of: own))
    } else if let (first, second, _) = pin.equation(in: layout) {
      attributes.add(1, first, to: &row)
      if let second { attributes.add(-1, second, to: &row) }
    }
    return row.terms.filter { isOpen($0.variable) }
  }

  private func isOpen(_ variable: Variable) -> Bool {
    // Frames are numbered with all views first, followed by the contents of scroll views. `ambiguities` has no entries
    // for these contents, so they count as ambiguous.
    guard variable.frame < solved.ambiguities.count else { return true }
    return solved.ambiguities[variable.frame].contains { $0.value.axis == variable.axis }
  }
}

extension Layout {
  fileprivate mutating func add(_ pin: DisambiguatingConstraint) {
    switch pin {
    case .equalSizes, .size, .inset, .endMargin, .center, .gap, .contentSize:
      guard let (first, second, constant) = pin.equation(in: self) else { return }
      constraints.append(
        Constraint(
          .items(first: first, second: second, multiplier: 1, constant: constant), .equal,
          notation: .equation,
          span: SourceSpan(start: source.utf8.count, end: source.utf8.count)))
    case .equation(let index): constraints[index].relation = .equal
    case .priority(let property, let view, let axis, let priority): self[view][property][axis] = priority
    }
  }
}

extension DisambiguatingConstraint {
  fileprivate func equation(in layout: Layout) -> (first: Item, second: Item?, constant: Double)? {
    func size(_ view: ViewID, _ axis: Axis) -> Item { Item(view, axis.size) }
    switch self {
    case .equalSizes(let a, let b, let axis): return (size(a, axis), size(b, axis), 0)
    case .size(let view, let axis, let length): return (size(view, axis), nil, length)
    case .inset(let view, let axis, let isStart, let distance):
      let attribute = isStart ? axis.start : axis.end
      let superview = Item(layout[view].parent ?? .root, attribute)
      return (Item(view, attribute), superview, isStart ? distance : -distance)
    case .endMargin(let view, let margin):
      return (Item(view, margin.attribute.withoutMargin), margin, 0)
    case .center(let view, let axis):
      return (Item(view, axis.middle), Item(layout[view].parent ?? .root, axis.middle), 0)
    case .gap(let before, let view, let axis, let distance):
      return (Item(view, axis.start), Item(before, axis.end), distance)
    case .contentSize(let view, let axis):
      return (Item(view, .content, axis.size), size(view, axis), 0)
    case .priority, .equation: return nil
    }
  }
}
