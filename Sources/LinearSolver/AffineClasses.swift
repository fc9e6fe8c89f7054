/// A union-find forest in which each variable is `scale * parent + offset`.
///
/// Variables that required equalities tie together in pairs are one class: one unknown, its root. The class of
/// `ground`, whose value is 0, holds the variables whose values are known. Joining by size and compressing
/// paths, `n` operations cost practically `n` (Tarjan 1975).
struct AffineClasses {
  let ground: Int32
  private var parent: [Int32]
  private var scale: [Double]
  private var offset: [Double]
  private(set) var size: [Int32]
  private var path: [Int32] = []

  init(variableCount: Int) {
    ground = Int32(variableCount)
    parent = Array(0...Int32(variableCount))
    scale = Array(repeating: 1, count: variableCount + 1)
    offset = Array(repeating: 0, count: variableCount + 1)
    size = Array(repeating: 1, count: variableCount + 1)
  }

  /// The root of a variable's class and how the variable follows from it.
  @inline(__always)
  mutating func find(_ variable: Int32) -> (root: Int32, scale: Double, offset: Double) {
    let up = parent[Int(variable)]
    if parent[Int(up)] != up { compress(variable) }
    let root = parent[Int(variable)]
    return (root, scale[Int(variable)], offset[Int(variable)])
  }

  private mutating func compress(_ variable: Int32) {
    path.removeAll(keepingCapacity: true)
    var at = variable
    while parent[Int(at)] != at {
      path.append(at)
      at = parent[Int(at)]
    }
    let root = at
    // The node nearest to the root is right already.
    for node in path.dropLast().reversed() {
      let up = Int(parent[Int(node)])
      offset[Int(node)] = sumWithoutNoise(scale[Int(node)] * offset[up], offset[Int(node)])
      scale[Int(node)] *= scale[up]
      parent[Int(node)] = root
    }
  }

  /// Makes the root `child` a member of the class of the root `other`.
  mutating func attach(_ child: Int32, to other: Int32, scale newScale: Double, offset newOffset: Double) {
    parent[Int(child)] = other
    scale[Int(child)] = newScale
    offset[Int(child)] = newOffset
    size[Int(other)] += size[Int(child)]
  }

  mutating func setKnown(_ root: Int32, _ value: Double) {
    attach(root, to: ground, scale: 0, offset: value)
  }
}
