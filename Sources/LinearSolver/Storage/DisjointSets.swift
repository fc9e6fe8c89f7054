/// Union-find over plain numbers.
struct DisjointSets {
  private var parent: [Int]
  private var size: [Int]

  init(count: Int) {
    parent = Array(0..<count)
    size = Array(repeating: 1, count: count)
  }

  mutating func root(of element: Int) -> Int {
    var at = element
    while parent[at] != at {
      parent[at] = parent[parent[at]]
      at = parent[at]
    }
    return at
  }

  mutating func join(_ a: Int, _ b: Int) {
    var (big, small) = (root(of: a), root(of: b))
    if big == small { return }
    if size[big] < size[small] { swap(&big, &small) }
    parent[small] = big
    size[big] += size[small]
  }
}
