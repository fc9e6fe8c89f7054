/// The parts that are still undecided or have bounds, in groups that share unknowns.
///
/// Groups are independent: a level without constraints in a group does not change it.
struct Groups: ~Copyable {
  var parts: Stack<Part>
  /// A union-find forest of variables. For each, it has one more than the parent; for the root of a group, minus the
  /// number of other variables in the group.
  private let up: Stack<Int32>
  /// The ends of each group's list of parts.
  private let ends: Stack<Ends>

  struct Ends: BitwiseCopyable {
    /// The first and last part, each plus one, or 0.
    var first: Int32
    var last: Int32
  }

  /// Creates groups from parts that are not sorted yet.
  init(variableCount: Int, _ parts: consuming Stack<Part>) {
    self.parts = parts
    up = Stack(zeroedCount: variableCount + 1)
    ends = Stack(zeroedCount: variableCount + 1)
  }

  /// Adds a part, whose unknowns become one group; `sum` is read only if there are more than two of them.
  @inline(__always)
  @discardableResult
  mutating func add(_ part: Part, _ sum: borrowing LinearSum) -> Int32 {
    parts.append(part)
    return sort(Int32(parts.count - 1), sum)
  }

  /// Puts a listed part into the group of its unknowns, which become one group.
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

  /// Joins the groups of two unknowns.
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

  /// Reduces a part's left side again if it is out of date; returns false if the left side has become known. If it has
  /// more than two unknowns, it is then in the elimination's sum.
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

  /// Takes all parts from a group; callers add those that are to stay.
  func takeParts(of group: Int32) -> Int32 {
    defer { ends[group] = Ends(first: 0, last: 0) }
    return ends[group].first - 1
  }
}
