import LayoutModel

/// The order of a conflict's members from leading to trailing or from top to bottom, derived from the constraints. The
/// solved frames do not show this order, since they violate the left-out member: views in a row may overlap.
struct ReadingOrder {
  /// The rank of each position (the start, middle or end of a view): the length of the longest chain of positions that
  /// must precede it. Empty if the order is circular.
  private var ranks: [Int: Int] = [:]
  private let reasons: LayoutReasons

  init(_ members: [ConstraintOrigin], in reasons: LayoutReasons) {
    self.reasons = reasons
    var next: [Int: [Int]] = [:]
    var waiting: [Int: Int] = [:]
    var order: [Int] = []
    func add(_ place: Int) {
      guard waiting[place] == nil else { return }
      (waiting[place], next[place]) = (0, [])
      order.append(place)
    }
    func tie(_ place: Int, to other: Int) {
      add(place)
      add(other)
      next[place]?.append(other)
      waiting[other]? += 1
    }
    for member in members {
      for view in reasons.views(of: member) where waiting[Self.place(view, .start)] == nil {
        tie(Self.place(view, .start), to: Self.place(view, .size))
        tie(Self.place(view, .size), to: Self.place(view, .end))
      }
      guard let (before, behind) = reasons.neighbors(of: member) else { continue }
      tie(place(before), to: place(behind))
    }
    var queue = order.filter { waiting[$0] == 0 }
    var done = 0
    while done < queue.count {
      let place = queue[done]
      done += 1
      for other in next[place] ?? [] {
        ranks[other] = max(ranks[other] ?? 0, (ranks[place] ?? 0) + 1)
        waiting[other]? -= 1
        if waiting[other] == 0 { queue.append(other) }
      }
    }
    if done < order.count { ranks = [:] }
  }

  func rank(of member: ConstraintOrigin) -> Double? {
    if ranks.isEmpty { return nil }
    var places: [Int] = []
    if case .written(let index) = member, let first = reasons.layout.constraints[index].items.first,
      !first.attribute.isSize
    {
      places = reasons.layout.constraints[index].items.map(place)
    } else {
      for view in reasons.views(of: member) { places.append(Self.place(view, .size)) }
    }
    if places.isEmpty { return nil }
    return places.reduce(0) { $0 + Double(ranks[$1] ?? 0) } / Double(places.count)
  }

  private static func place(_ view: ViewID, _ part: FramePart) -> Int { view.index * 3 + part.rawValue }

  private func place(_ item: Item) -> Int {
    let isMirrored = reasons.solved.canvas.direction == .rightToLeft && item.attribute.isAbsoluteSide
    return switch reasons.side(item.attribute) {
    case .start?: Self.place(item.view, isMirrored ? .end : .start)
    case .end?: Self.place(item.view, isMirrored ? .start : .end)
    default: Self.place(item.view, .size)
    }
  }
}

extension LayoutReasons {
  fileprivate func views(of member: ConstraintOrigin) -> [ViewID] {
    switch member {
    case .written(let index): layout.constraints[index].items.map(\.view)
    case .intrinsicSize(let view, _), .nonNegativeSize(let view, _), .nonNegativeContent(let view, _): [view]
    case .canvasSize: [.root]
    }
  }

  fileprivate func neighbors(of member: ConstraintOrigin) -> (before: Item, behind: Item)? {
    guard case .written(let index) = member,
      case .items(let first, let second?, _, let constant) = layout.constraints[index].form,
      !first.attribute.isSize
    else { return nil }
    let (quantity, isReversed) = quantity(of: member)
    if quantity == .offset {
      return constant == 0 ? nil : constant < 0 ? (first, second) : (second, first)
    }
    return isReversed ? (first, second) : (second, first)
  }
}
