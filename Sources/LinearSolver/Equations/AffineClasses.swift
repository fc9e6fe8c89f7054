/// The variables related by equations, as a union-find forest (Tarjan 1975) in which each variable equals `scale *
/// parent + offset`.
struct AffineClasses: ~Copyable {
  struct Link: BitwiseCopyable {
    var scale: Double
    var offset: Double
  }

  let ground: Int32
  /// For each variable, the index of its parent plus 1; for a root, the negated number of other variables in its tree.
  private let up: Stack<Int32>
  /// For each variable, the scale and offset that relate it to its parent; meaningless for a root.
  let link: Stack<Link>
  private var path = Stack<Int32>()

  init(variableCount: Int) {
    ground = Int32(variableCount)
    up = Stack(zeroedCount: variableCount + 1)
    link = Stack(zeroedCount: variableCount + 1)
  }

  @inline(__always)
  func isRoot(_ variable: Int32) -> Bool { up[variable] <= 0 }

  @inline(__always)
  func parent(of variable: Int32) -> Int32 { up[variable] - 1 }

  @inline(__always)
  func size(ofRoot root: Int32) -> Int32 { 1 - up[root] }

  @inline(__always)
  mutating func flatten(_ variable: Int32) {
    if !isRoot(parent(of: variable)) { compress(variable) }
  }

  @inline(__always)
  mutating func place(of variable: Int32) -> (root: Int32, scale: Double, offset: Double) {
    if isRoot(variable) { return (variable, 1, 0) }
    flatten(variable)
    return (parent(of: variable), link[variable].scale, link[variable].offset)
  }

  @inline(__always)
  mutating func root(of variable: Int32) -> Int32 {
    if isRoot(variable) { return variable }
    flatten(variable)
    return parent(of: variable)
  }

  @inline(never)
  private mutating func compress(_ variable: Int32) {
    path.removeAll()
    var at = variable
    while !isRoot(at) {
      path.append(at)
      at = parent(of: at)
    }
    let root = at
    _ = path.popLast()
    while let node = path.popLast() { hang(node, below: parent(of: node), on: root) }
  }

  @inline(__always)
  private func hang(_ variable: Int32, below parent: Int32, on root: Int32) {
    let (above, own) = (link[parent], link[variable])
    link[variable] = Link(
      scale: own.scale * above.scale, offset: sumWithoutNoise(own.scale * above.offset, own.offset))
    up[variable] = root + 1
  }

  @inline(__always)
  func attach(_ child: Int32, to other: Int32, scale: Double, offset: Double) {
    up[other] = up[other] + up[child] - 1
    up[child] = other + 1
    link[child] = Link(scale: scale, offset: offset)
  }

  @inline(__always)
  func setKnown(_ root: Int32, _ value: Double) {
    up[root] = ground + 1
    link[root] = Link(scale: 0, offset: value)
  }
}
