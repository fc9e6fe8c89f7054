/// The parts that are still undecided or hold walls, in groups that share unknowns.
///
/// Groups have nothing to do with each other: a level that says nothing about a group leaves it alone.
struct Groups: ~Copyable {
  private(set) var parts = Stack<Part>()
  /// By variable, a union-find forest: its parent, or the complement of the group's size at a group's root.
  private let parent: Buffer<Int32>
  /// By group: the first and last of its parts, or -1.
  private let first: Buffer<Int32>
  private let last: Buffer<Int32>

  init(variableCount: Int) {
    parent = Buffer(repeating: ~1, count: variableCount + 1)
    first = Buffer(repeating: -1, count: variableCount + 1)
    last = Buffer(repeating: -1, count: variableCount + 1)
  }

  /// Adds a part whose unknowns are those of `sum`; they are one group from now on. Returns the group.
  @discardableResult
  mutating func add(_ part: Part, _ sum: borrowing LinearSum) -> Int32 {
    let group = join(sum)
    parts.append(part)
    link(Int32(parts.count - 1), to: group)
    return group
  }

  /// Makes the unknowns of `sum` one group.
  @discardableResult
  mutating func join(_ sum: borrowing LinearSum) -> Int32 {
    var group = self.group(of: sum.unknowns[0])
    for index in 1..<max(1, sum.count) { group = join(group, self.group(of: sum.unknowns[index])) }
    return group
  }

  func group(of unknown: Int32) -> Int32 {
    var at = unknown
    while parent[at] >= 0 {
      let up = parent[at]
      if parent[up] >= 0 { parent[at] = parent[up] }
      at = up
    }
    return at
  }

  private func join(_ a: Int32, _ b: Int32) -> Int32 {
    if a == b { return a }
    let (big, small) = ~parent[a] >= ~parent[b] ? (a, b) : (b, a)
    parent[big] = ~(~parent[big] + ~parent[small])
    parent[small] = big
    if first[small] >= 0 {
      if first[big] < 0 { first[big] = first[small] } else { parts[Int(last[big])].next = first[small] }
      last[big] = last[small]
      first[small] = -1
    }
    return big
  }

  private func link(_ part: Int32, to group: Int32) {
    parts[Int(part)].next = -1
    if first[group] < 0 { first[group] = part } else { parts[Int(last[group])].next = part }
    last[group] = part
  }

  // MARK: - Parts of a group

  func firstPart(of group: Int32) -> Int32 { first[group] }

  /// Takes all parts from a group; who still wants one adds it again.
  func takeParts(of group: Int32) -> Int32 {
    defer { first[group] = -1 }
    return first[group]
  }

  /// Gives a part back to a group.
  func giveBack(_ part: Int32, to group: Int32) { link(part, to: group) }
}
