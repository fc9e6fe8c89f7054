/// The parts that are still undecided or hold bounds, in groups that share unknowns.
///
/// Groups have nothing to do with each other: a level that says nothing about a group leaves it alone.
struct Groups: ~Copyable {
  var parts: Stack<Part>
  /// By variable, a union-find forest: one more than its parent; at a group's root, minus how many others it has.
  private let up: Stack<Int32>
  /// By group: its parts' ends.
  private let ends: Stack<Ends>

  struct Ends: BitwiseCopyable {
    /// One more than a part each, or 0.
    var first: Int32
    var last: Int32
  }

  /// With parts that are not sorted yet.
  init(variableCount: Int, _ parts: consuming Stack<Part>) {
    self.parts = parts
    up = Stack(zeroedCount: variableCount + 1)
    ends = Stack(zeroedCount: variableCount + 1)
  }

  /// Adds a part, whose unknowns are one group from now on; `sum` has them where they are more than two.
  @inline(__always)
  @discardableResult
  mutating func add(_ part: Part, _ sum: borrowing LinearSum) -> Int32 {
    parts.append(part)
    return sort(Int32(parts.count - 1), sum)
  }

  /// Puts a part that is in the list into the group of its unknowns, which are one group from now on.
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

  /// The groups of two unknowns are one from now on.
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

  /// Gives a part to a group.
  @inline(__always)
  func give(_ part: Int32, to group: Int32) {
    parts.base[Int(part)].next = -1
    let before = ends[group]
    if before.first > 0 { parts.base[Int(before.last) - 1].next = part }
    ends[group] = Ends(first: before.first > 0 ? before.first : part + 1, last: part + 1)
  }

  // MARK: - Parts of a group

  /// Reduces a part's left side again where that is out of date; false where it has become known. Left sides of many
  /// unknowns are in the elimination's sum then.
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

  /// Takes all parts from a group; who still wants one adds it again.
  func takeParts(of group: Int32) -> Int32 {
    defer { ends[group] = Ends(first: 0, last: 0) }
    return ends[group].first - 1
  }
}
