/// A union-find forest in which each variable is `scale * parent + offset`.
///
/// Variables that required equalities tie together in pairs are one class: one unknown, its root. The class of
/// `ground`, whose value is 0, holds the variables whose values are known. Joining by size and compressing
/// paths, `n` operations cost practically `n` (Tarjan 1975).
struct AffineClasses: ~Copyable {
  /// How a variable follows from its parent.
  struct Link: BitwiseCopyable {
    var scale: Double
    var offset: Double
  }

  let ground: Int32
  /// By variable: its parent, or the complement of its class's size where it is the root.
  let parent: Buffer<Int32>
  /// By variable; nothing where it is a root.
  let link: Buffer<Link>
  private var path = Stack<Int32>()

  init(variableCount: Int) {
    ground = Int32(variableCount)
    parent = Buffer(repeating: ~1, count: variableCount + 1)
    link = Buffer(uninitializedCount: variableCount + 1)
  }

  @inline(__always)
  func isRoot(_ variable: Int32) -> Bool { parent[variable] < 0 }

  @inline(__always)
  func size(ofRoot root: Int32) -> Int32 { ~parent[root] }

  /// Makes the variable, which is no root, a child of its root.
  @inline(__always)
  mutating func flatten(_ variable: Int32) {
    if parent[parent[variable]] >= 0 { compress(variable) }
  }

  /// The root of a variable's class.
  @inline(__always)
  mutating func root(of variable: Int32) -> Int32 {
    if isRoot(variable) { return variable }
    flatten(variable)
    return parent[variable]
  }

  @inline(never)
  private mutating func compress(_ variable: Int32) {
    path.removeAll()
    var at = variable
    while !isRoot(at) {
      path.append(at)
      at = parent[at]
    }
    let root = at
    // The node nearest to the root is right already.
    _ = path.popLast()
    while let node = path.popLast() {
      let up = link[parent[node]]
      let own = link[node]
      link[node] = Link(
        scale: own.scale * up.scale, offset: sumWithoutNoise(own.scale * up.offset, own.offset))
      parent[node] = root
    }
  }

  /// Makes the root `child` a member of the class of the root `other`.
  @inline(__always)
  func attach(_ child: Int32, to other: Int32, scale: Double, offset: Double) {
    parent[other] = parent[other] + parent[child] + 1
    parent[child] = other
    link[child] = Link(scale: scale, offset: offset)
  }

  @inline(__always)
  func setKnown(_ root: Int32, _ value: Double) {
    parent[root] = ground
    link[root] = Link(scale: 0, offset: value)
  }
}
