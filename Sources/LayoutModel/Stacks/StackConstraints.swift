import Diagnostics

private struct StackStrengths {
  /// The priority of shrinking a stack to the size of its members, lower than UIKit's `fittingSizeLevel` (50).
  var shrinking: Double
  var alignment: Double
  var equalSizes: Double

  init(_ rules: StackArrangement.Rules) {
    switch rules {
    case .uiKit: (shrinking, alignment, equalSizes) = (49, Priority.required, Priority.required)
    // In NSStackView, the file's constraints override the alignment, and content sizes override equal sizes.
    case .appKit, .appKitAreas: (shrinking, alignment, equalSizes) = (47, 740, 490)
    }
  }

  /// The priority at which a baseline-aligned UIStackView places extra space above its members instead of below them;
  /// lower than `shrinking`.
  static let spareRoomAbove = 48.0
  static let filling = 49.0
  static let equalCenters = 149.0
  static let share = 999.0
}

extension Layout {
  /// Inserts the constraints of all stacks before the other constraints. Call this method once, after all views are
  /// added.
  public mutating func addStackConstraints() {
    let added = stackConstraints()
    if !added.isEmpty { constraints.insert(contentsOf: added, at: 0) }
  }

  /// Returns whether a stack made the constraint. In a layout from Swift source, the notation `stack` alone does not
  /// prove this, because other constraints that are not in the code also have this notation.
  public func isMadeByStack(_ constraint: Constraint) -> Bool {
    guard constraint.notation == .stack, coverage != nil else { return constraint.notation == .stack }
    return constraint.identifier.flatMap(SystemConstraint.init(identifier:)) != .fittingTarget
      && constraint.items.contains { self[$0.view].isArranged || self[$0.view].stack != nil }
  }

  /// Returns the constraints of all stacks, in file order. Cost: linear in the number of views.
  public func stackConstraints() -> [Constraint] {
    guard views.contains(where: { $0.stack != nil }) else { return [] }
    var members = [[ViewID]](repeating: [], count: views.count)
    for (index, view) in views.enumerated() where view.isArranged {
      if let parent = view.parent { members[parent.index].append(ViewID(index)) }
    }
    return views.indices.flatMap { index -> [Constraint] in
      guard let stack = views[index].stack else { return [] }
      var arranging = StackArranging(ViewID(index), stack, members: members[index], in: self)
      arranging.arrangeAlong()
      arranging.arrangeAcross()
      return arranging.constraints
    }
  }
}

private struct StackArranging {
  private let layout: Layout
  private let id: ViewID
  private let stack: StackArrangement
  private let members: [ViewID]
  private let visible: [ViewID]
  private let strengths: StackStrengths
  private let along: Axis
  private let across: Axis
  /// The views that provide the baselines of nested stacks; `nil` unless spacing is measured between baselines.
  private let baselines: StackBaselines?
  private(set) var constraints: [Constraint] = []

  init(_ id: ViewID, _ stack: StackArrangement, members: [ViewID], in layout: Layout) {
    self.layout = layout
    self.id = id
    self.stack = stack
    self.members = members
    // NSStackView reserves space for hidden members unless it detaches them. Detached members are not in `members`, so
    // with AppKit's rules, `visible` contains all members.
    visible = stack.rules == .uiKit ? members.filter { !layout[$0].isHidden } : members
    strengths = StackStrengths(stack.rules)
    (along, across) = (stack.axis, stack.axis.other)
    baselines = stack.isBaselineRelative ? StackBaselines(layout) : nil
  }

  // MARK: - Along the axis

  mutating func arrangeAlong() {
    guard let first = visible.first, let last = visible.last else { return keepSmall(along) }
    if case .appKitAreas(let areas) = stack.rules { return arrangeAreas(areas) }
    tie(Item(first, along.start), .equal, outer(along.start))
    for (member, next) in zip(visible, visible.dropFirst()) {
      let relation: Relation = stack.distribution.hasLooseGaps ? .greaterOrEqual : .equal
      let isAtText =
        stack.isBaselineRelative && hasText(member, .lastBaseline) && hasText(next, .firstBaseline)
      tie(
        Item(next, isAtText ? .firstBaseline : along.start), relation,
        Item(member, isAtText ? .lastBaseline : along.end), plus: gap(after: member))
    }
    tie(Item(last, along.end), .equal, outer(along.end), at: stack.clippingResistance)
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for member in visible.dropFirst() {
        tie(Item(member, along.size), .equal, Item(first, along.size), at: strengths.equalSizes)
      }
    case .fillProportionally: shareRoom()
    case .equalSpacing: equalize(from: along.end, to: along.start, at: Priority.required)
    case .equalCentering: equalize(from: along.middle, to: along.middle, at: StackStrengths.equalCenters)
    }
    if stack.distribution.hasLooseGaps { keepSmall(along) }
  }

  private mutating func arrangeAreas(_ areas: [StackArrangement.Area]) {
    var before: ViewID?
    for area in StackArrangement.Area.allCases {
      let members = zip(visible, areas).filter { $0.1 == area }.map(\.0)
      guard let first = members.first, let last = members.last else { continue }
      if let before {
        tie(Item(first, along.start), .greaterOrEqual, Item(before, along.end), plus: gap(after: before))
      }
      for (member, next) in zip(members, members.dropFirst()) {
        tie(Item(next, along.start), .equal, Item(member, along.end), plus: gap(after: member))
      }
      tie(Item(first, along.start), area == .beginning ? .equal : .greaterOrEqual, outer(along.start))
      tie(
        Item(last, along.end), area == .end ? .equal : .lessOrEqual, outer(along.end),
        at: stack.clippingResistance)
      if area == .middle {
        add(
          .terms(
            [
              Constraint.Term(0.5, Item(first, along.start)), Constraint.Term(0.5, Item(last, along.end)),
              Constraint.Term(-1, outer(along.middle)),
            ], constant: 0), .equal, at: strengths.alignment)
      }
      before = last
    }
    guard let before else { return }
    tie(
      Item(before, along.end), .equal, outer(along.end),
      at: min(layout[id].hugging[stack.axis], Priority.low))
  }

  private func gap(after member: ViewID) -> Double { layout[member].spacingAfter ?? stack.spacing }

  private func hasText(_ member: ViewID, _ baseline: Attribute) -> Bool {
    let view = layout[baselines?.source(of: member, baseline) ?? member]
    return view.kind.setsText && view.text?.isEmpty == false
  }

  private mutating func shareRoom() {
    var reserved = visible.dropLast().reduce(0) { $0 + gap(after: $1) }
    if stack.usesMargins { reserved += layout[id].margins.sum(along) }
    let part = 1 / Double(visible.count)
    for member in visible {
      add(
        .items(
          first: Item(member, along.size), second: Item(id, along.size), multiplier: part,
          constant: -part * reserved), .equal, at: StackStrengths.share)
      constraints[constraints.count - 1].share = ContentShare(
        of: member, among: visible, stack.axis, reserved: reserved)
    }
  }

  private mutating func equalize(from one: Attribute, to other: Attribute, at priority: Double) {
    if stack.rules != .uiKit, visible.count == 1, one == along.middle {
      tie(Item(visible[0], one), .equal, outer(along.middle), at: priority)
    }
    let distances = zip(visible, visible.dropFirst()).map { (from: Item($0, one), to: Item($1, other)) }
    for (one, next) in zip(distances, distances.dropFirst()) {
      add(
        .terms(
          [
            Constraint.Term(1, next.to), Constraint.Term(-1, next.from), Constraint.Term(-1, one.to),
            Constraint.Term(1, one.from),
          ], constant: 0), .equal, at: priority)
    }
  }

  // MARK: - Across the axis

  /// Adds the constraints across the axis. They also apply to hidden members, because UIStackView aligns these, too.
  mutating func arrangeAcross() {
    for member in members {
      switch stack.alignment {
      case .fill:
        alignStart(of: member)
        alignEnd(of: member)
      case .leading, .top: alignStart(of: member)
      case .trailing, .bottom: alignEnd(of: member)
      case .center:
        tie(Item(member, across.middle), .equal, outer(across.middle), at: strengths.alignment)
      case .firstBaseline: alignBaseline(of: member, .firstBaseline)
      case .lastBaseline: alignBaseline(of: member, .lastBaseline)
      }
      keepInside(member)
    }
    if stack.rules == .uiKit || members.isEmpty { keepSmall(across) }
  }

  private mutating func alignStart(of member: ViewID) {
    tie(Item(member, across.start), .equal, outer(across.start), at: strengths.alignment)
  }

  private mutating func alignEnd(of member: ViewID) {
    tie(Item(member, across.end), .equal, outer(across.end), at: strengths.alignment)
  }

  private mutating func alignBaseline(of member: ViewID, _ baseline: Attribute) {
    if member != members[0] {
      tie(Item(member, baseline), .equal, Item(members[0], baseline), at: strengths.alignment)
    }
  }

  /// Adds constraints that keep a member within the stack across the stack's axis. Depending on the framework and the
  /// alignment, also adds low-priority constraints that draw the member's edges toward the stack's edges.
  private mutating func keepInside(_ member: ViewID) {
    let (start, end) = (Item(member, across.start), Item(member, across.end))
    let (outerStart, outerEnd) = (outer(across.start), outer(across.end))
    guard stack.rules == .uiKit else {
      tie(start, .greaterOrEqual, outerStart, at: strengths.alignment)
      tie(end, .lessOrEqual, outerEnd, at: strengths.alignment)
      guard stack.alignment != .fill else { return }
      tie(start, .equal, outerStart, at: StackStrengths.filling)
      tie(end, .equal, outerEnd, at: StackStrengths.filling)
      return
    }
    switch stack.alignment {
    case .fill: break
    case .leading, .top: tie(end, .lessOrEqual, outerEnd)
    case .trailing, .bottom, .center: tie(start, .greaterOrEqual, outerStart)
    case .firstBaseline, .lastBaseline:
      tie(start, .greaterOrEqual, outerStart)
      tie(end, .lessOrEqual, outerEnd)
      tie(end, .greaterOrEqual, outerEnd, at: StackStrengths.spareRoomAbove)
    }
  }

  // MARK: - Constraints

  private func outer(_ attribute: Attribute) -> Item {
    Item(id, stack.usesMargins ? attribute.ofMargins ?? attribute : attribute)
  }

  private mutating func keepSmall(_ axis: Axis) {
    add(
      .items(first: Item(id, axis.size), second: nil, multiplier: 1, constant: 0), .equal,
      at: strengths.shrinking)
  }

  private mutating func tie(
    _ first: Item, _ relation: Relation, _ second: Item, plus constant: Double = 0,
    at priority: Double = Priority.required
  ) {
    add(.items(first: first, second: second, multiplier: 1, constant: constant), relation, at: priority)
  }

  private mutating func add(_ form: Constraint.Form, _ relation: Relation, at priority: Double) {
    let view = layout[id]
    let span = view.span ?? view.nameSpan ?? SourceSpan(start: 0, end: 0)
    constraints.append(Constraint(form, relation, priority: priority, notation: .stack, span: span))
  }
}
