import LayoutModel

/// Replaces constraints between more than two items by constraints between two items, using invisible guides.
struct SpacerPass {
  private(set) var layout: Layout
  private let solutions: [SolvedLayout]
  private var guides: [Gap: ViewID] = [:]
  private var guideCount = 0
  private var names: Set<String>
  private var constraints: [Constraint] = []
  /// Indicates, for each new constraint, whether it uses invisible guides to express a constraint between more than two
  /// items.
  private(set) var usesGuides: [Bool] = []
  /// Indicates, for each new constraint, whether it only places a guide.
  private(set) var isSpacer: [Bool] = []

  init(_ source: ConversionSource) {
    layout = source.layout
    solutions = source.solutions
    names = Set(layout.views.compactMap(\.name))
    let baselines = StackBaselines(layout)
    for constraint in source.layout.constraints.map({ $0.withBaselines(of: baselines) }) {
      guard case .terms(let terms, let constant) = constraint.form else {
        append(constraint)
        continue
      }
      let known = guides.count
      if let plain = layout.fractionOfSuperview(terms, constant, constraint) {
        append(plain)
      } else if let plain = express(terms, constant, constraint) {
        append(plain, usesGuides: guides.count > known || !plain.refersOnly(to: terms))
      } else {
        append(constraint)
      }
    }
    layout.constraints = constraints
  }

  private mutating func append(
    _ constraint: Constraint, usesGuides: Bool = false, isSpacer: Bool = false
  ) {
    constraints.append(constraint)
    self.usesGuides.append(usesGuides)
    self.isSpacer.append(isSpacer)
  }

  private struct Gap: Hashable {
    var lower: Item
    var upper: Item
  }

  private struct Part {
    var coefficient: Double
    var size: Item
    /// The length, in points, that is added to the guide's size. It is needed because a guide represents a distance
    /// that may be negative, but a guide's size cannot be negative.
    var excess: Double
  }

  private mutating func express(
    _ terms: [Constraint.Term], _ constant: Double, _ constraint: Constraint
  ) -> Constraint? {
    // The distances below are measured between frames, so they do not hold for the far edge of a scroll view's content.
    let views = terms.map(\.item.view)
    guard !terms.contains(where: { layout.isContentEnd($0.item, beside: views) }), let gaps = gaps(terms)
    else { return nil }
    let sizes = terms.filter(\.item.attribute.isSize)
    guard gaps.count + sizes.count <= 2, !terms.isEmpty else { return nil }
    let coefficients = gaps.map(\.coefficient) + sizes.map(\.coefficient)
    guard let scale = coefficients.first(where: { abs($0) == 1 }) ?? coefficients.first else { return nil }
    // The constraint is divided by `scale`. If `scale` is not 1 or -1, this changes how much a violation of an optional
    // constraint counts, so leave such a constraint as it is.
    guard abs(scale) == 1 || constraint.priority == Priority.required else { return nil }
    var parts = gaps.map { gap in part(gap.gap, gap.coefficient, constraint) }
    parts += sizes.map { Part(coefficient: $0.coefficient, size: $0.item, excess: 0) }
    let first = parts.firstIndex { $0.coefficient == scale } ?? 0
    let lead = parts.remove(at: first)
    let rest =
      constant + lead.coefficient * lead.excess + (parts.first.map { $0.coefficient * $0.excess } ?? 0)
    var result = constraint
    result.relation = lead.coefficient < 0 ? constraint.relation.mirrored : constraint.relation
    result.form = .items(
      first: lead.size, second: parts.first?.size,
      multiplier: parts.first.map { -$0.coefficient / lead.coefficient } ?? 1,
      constant: rest / lead.coefficient)
    return result
  }

  /// Groups the positions in a constraint into distances, such as `b.left - a.right`; returns `nil` if the positions
  /// cannot be paired.
  private func gaps(_ terms: [Constraint.Term]) -> [(gap: Gap, coefficient: Double)]? {
    var rest = terms.filter { !$0.item.attribute.isSize }
    var gaps: [(gap: Gap, coefficient: Double)] = []
    while let upper = rest.first {
      rest.removeFirst()
      guard let index = rest.firstIndex(where: { $0.coefficient == -upper.coefficient }) else { return nil }
      let lower = rest.remove(at: index)
      let (from, to) = (lower.item.attribute, upper.item.attribute)
      let isMixed =
        from.isDirectionalSide && to.isAbsoluteSide || from.isAbsoluteSide && to.isDirectionalSide
      guard from.axis == to.axis, !isMixed else { return nil }
      // If the distance is negative in any solution, swap the two positions. The swapped distance may still be negative
      // in another solution; `part` handles this case with an excess length.
      let isPositive = solutions.allSatisfy { distance($0, lower.item, upper.item) >= 0 }
      gaps.append(
        isPositive
          ? (Gap(lower: lower.item, upper: upper.item), upper.coefficient)
          : (Gap(lower: upper.item, upper: lower.item), lower.coefficient))
    }
    return gaps
  }

  private func distance(_ solution: SolvedLayout, _ lower: Item, _ upper: Item) -> Double {
    let isMirrored = solution.canvas.direction == .rightToLeft && lower.attribute.isDirectionalSide
    func position(of item: Item) -> Double {
      solution.frames[item.view.index].place(of: item.attribute, in: solution.canvas.direction)
    }
    let distance = position(of: upper) - position(of: lower)
    return isMirrored ? -distance : distance
  }

  /// Returns a term with the size of a gap's guide. Adds the guide to the layout if it does not exist yet.
  private mutating func part(_ gap: Gap, _ coefficient: Double, _ constraint: Constraint) -> Part {
    let axis = gap.lower.attribute.axis
    let mayBeNegative = solutions.contains { distance($0, gap.lower, gap.upper) < 0 }
    let excess = mayBeNegative ? 10_000.0 : 0
    if let guide = guides[gap] {
      return Part(coefficient: coefficient, size: Item(guide, axis.size), excess: excess)
    }
    let guide = addGuide(beside: gap.lower.view, gap.upper.view)
    guides[gap] = guide
    let isAbsolute = gap.lower.attribute.isAbsoluteSide || gap.upper.attribute.isAbsoluteSide
    let (start, end) = isAbsolute ? (Attribute.left, Attribute.right) : (axis.start, axis.end)
    func place(_ attribute: Attribute, at item: Item, _ distance: Double) {
      var placed = constraint
      placed.identifier = nil
      placed.relation = .equal
      placed.priority = Priority.required
      placed.form = .items(first: Item(guide, attribute), second: item, multiplier: 1, constant: distance)
      append(placed, isSpacer: true)
    }
    place(start, at: gap.lower, -excess)
    place(end, at: gap.upper, 0)
    pinAcross(guide, axis, constraint)
    return Part(coefficient: coefficient, size: Item(guide, axis.size), excess: excess)
  }

  /// Fixes a guide's position and size perpendicular to `axis`. For a horizontal axis, the guide is at the superview's
  /// top edge and has no height.
  private mutating func pinAcross(_ guide: ViewID, _ axis: Axis, _ constraint: Constraint) {
    let (start, size) = (axis.other.start, axis.other.size)
    let superview = layout[guide].parent ?? .root
    for form in [
      Constraint.Form.items(
        first: Item(guide, start), second: Item(superview, start), multiplier: 1, constant: 0),
      .items(first: Item(guide, size), second: nil, multiplier: 1, constant: 0),
    ] {
      append(Constraint(form, .equal, notation: .equation, span: constraint.span), isSpacer: true)
    }
  }

  private mutating func addGuide(beside a: ViewID, _ b: ViewID) -> ViewID {
    var name: String
    repeat {
      guideCount += 1
      name = "spacer\(guideCount)"
    } while !names.insert(name).inserted
    var guide = View(name: name, kind: .guide, parent: layout.nearestCommonAncestor(a, b))
    guide.isHidden = true
    layout.views.append(guide)
    return ViewID(layout.views.count - 1)
  }
}

extension Constraint {
  /// Returns the constraint with the baselines of stacks replaced by baselines of arranged views. Each stack takes its
  /// baseline from one of these views.
  fileprivate func withBaselines(of baselines: StackBaselines?) -> Constraint {
    guard let baselines, case .items(var first, var second, let multiplier, let constant) = form else {
      return self
    }
    func placed(_ item: Item) -> Item {
      guard item.attribute == .firstBaseline || item.attribute == .lastBaseline else { return item }
      var item = item
      item.view = baselines.source(of: item.view, item.attribute)
      return item
    }
    first = placed(first)
    second = second.map(placed)
    var constraint = self
    constraint.form = .items(first: first, second: second, multiplier: multiplier, constant: constant)
    return constraint
  }

  fileprivate func refersOnly(to terms: [Term]) -> Bool {
    guard case .items(let first, let second, _, _) = form else { return false }
    let items = terms.map(\.item)
    return items.contains(first) && second.map(items.contains) ?? true
  }
}

extension Layout {
  /// Rewrites a constraint that places a view `a` at a fraction of its superview's size: with the superview `s`,
  /// `a.left - s.left - 0.1 * s.width == c` becomes `a.left == s.right * 0.1 + c`, because positions in such an
  /// equation are measured from `s`, where `s.right` equals `s.width`. Returns `nil` for other constraints.
  fileprivate func fractionOfSuperview(
    _ terms: [Constraint.Term], _ constant: Double, _ constraint: Constraint
  ) -> Constraint? {
    guard terms.count == 3, let size = terms.first(where: { $0.item.attribute.isSize }) else { return nil }
    let superview = size.item.view
    let locations = terms.filter { !$0.item.attribute.isSize }
    guard locations.count == 2, let own = locations.first(where: { self[$0.item.view].parent == superview }),
      let edge = locations.first(where: { $0.item.view == superview }),
      own.coefficient == -edge.coefficient, abs(own.coefficient) == 1,
      own.item.attribute.axis == size.item.attribute.axis
    else { return nil }
    // The distance from `edge` to the view's position, as a fraction of the superview's size. It is negative if the
    // position is before `edge`, for example to the left of the superview's right edge.
    let share = -size.coefficient / own.coefficient
    let near = edge.item.attribute
    guard near.isStart || near.isEnd else { return nil }
    // In a scroll view, the far edge is that of the content, while the size is that of the frame.
    let isScroll = self[superview].kind == .scroll
    let isTurned = near.isDirectionalSide && canvases.contains { $0.direction == .rightToLeft }
    if isScroll, near.isEnd || isTurned { return nil }
    let far = near.isAbsoluteSide ? Attribute.right : near.axis.end
    let multiplier = near.isStart ? share : 1 + share
    guard multiplier != 0, near.isDirectionalSide == own.item.attribute.isDirectionalSide else { return nil }
    var result = constraint
    result.relation = own.coefficient < 0 ? constraint.relation.mirrored : constraint.relation
    result.form = .items(
      first: own.item, second: Item(superview, isScroll ? .frame : nil, far), multiplier: multiplier,
      constant: constant / own.coefficient)
    return result
  }
}
