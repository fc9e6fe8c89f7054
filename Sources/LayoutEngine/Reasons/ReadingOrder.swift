import LayoutModel

/// The order of a conflict's members from leading to trailing or from top to bottom. It is derived from the constraints
/// instead of the frames, because views may overlap in the solved layout.
struct ReadingOrder {
  /// The rank of each position (the start, middle or end of a view): the length of the longest chain of positions that
  /// precede this one. Empty if the order is circular.
  private var ranks: [Int: Int] = [:]
  private let reasons: LayoutReasons

  init(_ members: [ConstraintOrigin], in reasons: LayoutReasons) {
    self.reasons = reasons
    // 1. Number the positions in the order in which the members mention them, and list the pairs of positions in which
    //    one must precede the other.
    var numbers: [Int: Int] = [:]
    var pairs: [(before: Int, behind: Int)] = []
    func number(_ place: Int) -> Int {
      let number = numbers[place] ?? numbers.count
      numbers[place] = number
      return number
    }
    for member in members {
      for view in reasons.views(of: member) where numbers[Self.place(view, .start)] == nil {
        let start = number(Self.place(view, .start))
        let size = number(Self.place(view, .size))
        pairs += [(start, size), (size, number(Self.place(view, .end)))]
      }
      guard let (before, behind) = reasons.neighbors(of: member) else { continue }
      pairs.append((number(place(before)), number(place(behind))))
    }
    // 2. Rank each position after all positions that must precede it.
    var next = [[Int]](repeating: [], count: numbers.count)
    var waiting = [Int](repeating: 0, count: numbers.count)
    for pair in pairs {
      next[pair.before].append(pair.behind)
      waiting[pair.behind] += 1
    }
    var queue = waiting.indices.filter { waiting[$0] == 0 }
    var rankOf = waiting.map { _ in 0 }
    var done = 0
    while done < queue.count {
      let place = queue[done]
      done += 1
      for other in next[place] {
        rankOf[other] = max(rankOf[other], rankOf[place] + 1)
        waiting[other] -= 1
        if waiting[other] == 0 { queue.append(other) }
      }
    }
    if done == numbers.count { ranks = numbers.mapValues { rankOf[$0] } }
  }

  func rank(of member: ConstraintOrigin) -> Double? {
    if ranks.isEmpty { return nil }
    var places: [Int] = []
    if case .written(let index) = member, let first = reasons.layout.constraints[index].items.first,
      !first.attribute.isSize
    {
      places = reasons.layout.constraints[index].items.map { place($0) }
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
