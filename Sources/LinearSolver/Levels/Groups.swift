/// The constraints whose left sides still contain unknowns, grouped by shared unknowns.
struct Groups: ~Copyable {
  var parts: Stack<Part>
  /// For each variable, 1 plus the index of its parent in a union-find forest; for a root, the negated number of other
  /// variables in its group.
  private let up: Stack<Int32>
  private let ends: Stack<Ends>

  struct Ends: BitwiseCopyable {
    /// 1 plus the index of the group's first part in `parts`; 0 if the group has no parts.
    var first: Int32
    var last: Int32
  }

  init(variableCount: Int, _ parts: consuming Stack<Part>) {
    self.parts = parts
    up = Stack(zeroedCount: variableCount + 1)
    ends = Stack(zeroedCount: variableCount + 1)
  }

  @inline(__always)
  @discardableResult
  mutating func add(_ part: Part, _ sum: borrowing LinearSum) -> Int32 {
    parts.append(part)
    return sort(Int32(parts.count - 1), sum)
  }

  @inline(__always)
  @discardableResult
  mutating func sort(_ part: Int32, _ sum: borrowing LinearSum) -> Int32 {
    let left = parts[Int(part)].left
    var group = self.group(of: left.first)
    if left.isMany {
      for place in 1..<sum.count { group = join(group, sum.unknowns[place]) }
    } else if !left.isAlone {
      group = join(group, left.second)
    }
    give(part, to: group)
    return group
  }

  @inline(__always)
  func group(of unknown: Int32) -> Int32 {
    var at = unknown
    while up[at] > 0 {
      let parent = up[at] - 1
      if up[parent] > 0 { up[at] = up[parent] }
      at = parent
    }
    return at
  }

  @discardableResult
  func join(_ unknown: Int32, _ other: Int32) -> Int32 {
    let (a, b) = (group(of: unknown), group(of: other))
    if a == b { return a }
    let (big, small) = up[a] <= up[b] ? (a, b) : (b, a)
    up[big] = up[big] + up[small] - 1
    up[small] = big + 1
    let moved = ends[small]
    if moved.first > 0 {
      if ends[big].first == 0 {
        ends[big] = moved
      } else {
        parts.base[Int(ends[big].last) - 1].next = moved.first - 1
        ends[big] = Ends(first: ends[big].first, last: moved.last)
      }
      ends[small] = Ends(first: 0, last: 0)
    }
    return big
  }

  @inline(__always)
  func give(_ part: Int32, to group: Int32) {
    parts.base[Int(part)].next = -1
    let before = ends[group]
    if before.first > 0 { parts.base[Int(before.last) - 1].next = part }
    ends[group] = Ends(first: before.first > 0 ? before.first : part + 1, last: part + 1)
  }

  // MARK: - Parts of a group

  /// Updates the left side of a part's constraint, and returns whether the left side still contains unknowns.
  @inline(__always)
  func refresh(_ part: Int32, _ elimination: inout Elimination) -> Bool {
    let left = parts[Int(part)].left
    if left.version == elimination.version && !left.isMany { return true }
    elimination.reduce(Int(parts[Int(part)].constraint))
    if elimination.sum.isConstant { return false }
    parts.base[Int(part)].left = ReducedPair(elimination.sum, version: elimination.version)
    return true
  }

  func firstPart(of group: Int32) -> Int32 { ends[group].first - 1 }

  /// Removes all parts from a group and returns the index of the first, or -1; `Part.next` leads from each part to the
  /// next.
  func takeParts(of group: Int32) -> Int32 {
    defer { ends[group] = Ends(first: 0, last: 0) }
    return ends[group].first - 1
  }
}
