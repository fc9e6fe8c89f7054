import LayoutModel

/// The constraints of a scene's AppKit stacks, as NSStackView makes them; in file order.
///
/// Along its axis a stack has the same constraints as UIKit's. Across it, constraints of the file and views' own
/// sizes win over alignment, and the remaining views fill the stack.
func stackConstraints(ofAppKit layout: Layout, _ scene: InterfaceScene) -> [Constraint] {
  var members = [[Int]](repeating: [], count: scene.views.count)
  for (index, view) in scene.views.enumerated() where view.role == .arranged && !view.isDetached {
    if let parent = view.parent { members[parent].append(index) }
  }
  return scene.views.indices.flatMap { index -> [Constraint] in
    guard let stack = layout.views[index].stack else { return [] }
    var lowering = StackLowering(ViewID(index), stack, members: members[index], layout, scene)
    lowering.arrangeAlong()
    lowering.arrangeAcross()
    return lowering.constraints
  }
}

private struct StackLowering {
  private let layout: Layout
  private let scene: InterfaceScene
  private let id: ViewID
  private let stack: StackArrangement
  private let members: [ViewID]
  private let along: Sides
  private let across: Sides
  private(set) var constraints: [Constraint] = []

  /// The attributes by which a stack is tied to its members on an axis, and the insets.
  private struct Sides {
    let start: Attribute
    let end: Attribute
    let center: Attribute
    let size: Attribute
    let before: Double
    let after: Double

    init(_ axis: Axis, _ insets: Margins) {
      switch axis {
      case .horizontal:
        (start, end, center, size) = (.leading, .trailing, .centerX, .width)
        (before, after) = (insets.leading, insets.trailing)
      case .vertical:
        (start, end, center, size) = (.top, .bottom, .centerY, .height)
        (before, after) = (insets.top, insets.bottom)
      }
    }
  }

  /// The priority of alignment, which yields to the file's own constraints.
  private static let alignment = 740.0
  private static let equalSizes = 490.0
  private static let share = 999.0
  private static let equalCenters = 149.0
  /// The lowest priority, at which views fill and hug.
  private static let last = 49.0

  init(_ id: ViewID, _ stack: StackArrangement, members: [Int], _ layout: Layout, _ scene: InterfaceScene) {
    self.layout = layout
    self.scene = scene
    self.id = id
    self.stack = stack
    self.members = members.map(ViewID.init)
    let insets = stack.usesMargins ? layout[id].margins : Margins(all: 0)
    along = Sides(stack.axis, insets)
    across = Sides(stack.axis == .horizontal ? .vertical : .horizontal, insets)
  }

  private func gap(after member: ViewID) -> Double { layout[member].spacingAfter ?? stack.spacing }

  mutating func arrangeAlong() {
    guard let first = members.first, let last = members.last else { return keepSmall(along) }
    if stack.rules == .appKitAreas { return arrangeAreas() }
    tie(Item(first, along.start), .equal, Item(id, along.start), plus: along.before)
    for (member, next) in zip(members, members.dropFirst()) {
      tie(
        Item(next, along.start), stack.distribution.hasLooseGaps ? .greaterOrEqual : .equal,
        Item(member, along.end), plus: gap(after: member))
    }
    tie(Item(last, along.end), .equal, Item(id, along.end), plus: -along.after)
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for member in members.dropFirst() {
        tie(Item(member, along.size), .equal, Item(first, along.size), at: Self.equalSizes)
      }
    case .fillProportionally: shareRoom()
    case .equalSpacing: equalize(along.end, along.start, at: Priority.required)
    case .equalCentering: equalize(along.center, along.center, at: Self.equalCenters)
    }
    if stack.distribution.hasLooseGaps { keepSmall(along) }
  }

  /// Arranges each area's views together: at the start, in the middle, at the end.
  private mutating func arrangeAreas() {
    let areas = StackArea.allCases.map { area in members.filter { scene.views[$0.index].area == area } }
    var before: ViewID?
    for (area, views) in zip(StackArea.allCases, areas) {
      guard let first = views.first, let last = views.last else { continue }
      if let before {
        tie(Item(first, along.start), .greaterOrEqual, Item(before, along.end), plus: gap(after: before))
      }
      for (member, next) in zip(views, views.dropFirst()) {
        tie(Item(next, along.start), .equal, Item(member, along.end), plus: gap(after: member))
      }
      tie(
        Item(first, along.start), area == .beginning ? .equal : .greaterOrEqual, Item(id, along.start),
        plus: along.before)
      tie(
        Item(last, along.end), area == .end ? .equal : .lessOrEqual, Item(id, along.end), plus: -along.after)
      if area == .middle {
        add(
          .terms(
            [
              Constraint.Term(0.5, Item(first, along.start)), Constraint.Term(0.5, Item(last, along.end)),
              Constraint.Term(-1, Item(id, along.center)),
            ], constant: 0), .equal, at: Self.alignment)
      }
      before = last
    }
    if let before {
      let hugging = stack.axis == .horizontal ? layout[id].hugging.horizontal : layout[id].hugging.vertical
      tie(Item(before, along.end), .equal, Item(id, along.end), plus: -along.after, at: min(hugging, 250))
    }
  }

  private mutating func shareRoom() {
    let reserved = members.dropLast().reduce(along.before + along.after) { $0 + gap(after: $1) }
    let part = 1 / Double(members.count)
    for member in members {
      add(
        .items(
          first: Item(member, along.size), second: Item(id, along.size), multiplier: part,
          constant: -part * reserved), .equal, at: Self.share)
      constraints[constraints.count - 1].share = ContentShare(
        of: member, among: members, stack.axis, reserved: reserved)
    }
  }

  private mutating func equalize(_ one: Attribute, _ other: Attribute, at priority: Double) {
    guard members.count > 1 else {
      if let only = members.first, one == along.center {
        tie(Item(only, along.center), .equal, Item(id, along.center), at: priority)
      }
      return
    }
    let distances = zip(members, members.dropFirst()).map { (from: Item($0, one), to: Item($1, other)) }
    for (one, next) in zip(distances, distances.dropFirst()) {
      add(
        .terms(
          [
            Constraint.Term(1, next.to), Constraint.Term(-1, next.from), Constraint.Term(-1, one.to),
            Constraint.Term(1, one.from),
          ], constant: 0), .equal, at: priority)
    }
  }

  mutating func arrangeAcross() {
    for member in members {
      switch stack.alignment {
      case .fill: break
      case .leading, .top:
        tie(
          Item(member, across.start), .equal, Item(id, across.start), plus: across.before, at: Self.alignment)
      case .trailing, .bottom:
        tie(Item(member, across.end), .equal, Item(id, across.end), plus: -across.after, at: Self.alignment)
      case .center:
        tie(
          Item(member, across.center), .equal, Item(id, across.center),
          plus: (across.before - across.after) / 2,
          at: Self.alignment)
      case .firstBaseline, .lastBaseline:
        let baseline: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if member != members[0] {
          tie(Item(member, baseline), .equal, Item(members[0], baseline), at: Self.alignment)
        }
      }
      tie(
        Item(member, across.start), .greaterOrEqual, Item(id, across.start), plus: across.before,
        at: Self.alignment)
      tie(
        Item(member, across.end), .lessOrEqual, Item(id, across.end), plus: -across.after, at: Self.alignment)
      let strength = stack.alignment == .fill ? Self.alignment : Self.last
      tie(Item(member, across.start), .equal, Item(id, across.start), plus: across.before, at: strength)
      tie(Item(member, across.end), .equal, Item(id, across.end), plus: -across.after, at: strength)
    }
    if members.isEmpty { keepSmall(across) }
  }

  private mutating func keepSmall(_ sides: Sides) {
    add(
      .items(first: Item(id, sides.size), second: nil, multiplier: 1, constant: 0), .equal, at: Self.last - 2)
  }

  private mutating func tie(
    _ first: Item, _ relation: Relation, _ second: Item, plus constant: Double = 0,
    at priority: Double = Priority.required
  ) {
    add(.items(first: first, second: second, multiplier: 1, constant: constant), relation, at: priority)
  }

  private mutating func add(_ form: Constraint.Form, _ relation: Relation, at priority: Double) {
    constraints.append(
      Constraint(
        form, relation, priority: priority, notation: .stack, span: scene.views[id.index].element.span))
  }
}
