/// A binary heap of pairs; the smallest key first, the smaller item where keys are the same.
struct MinHeap {
  private var entries: [(key: Int32, item: Int32)] = []

  mutating func insert(_ key: Int32) { insert(key, 0) }

  mutating func insert(_ key: Int32, _ item: Int32) {
    entries.append((key, item))
    var child = entries.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if entries[parent] <= entries[child] { break }
      entries.swapAt(parent, child)
      child = parent
    }
  }

  var min: Int32? { entries.first?.key }

  mutating func popMin() -> Int32? { popMinPair()?.key }

  mutating func popMinPair() -> (key: Int32, item: Int32)? {
    guard let first = entries.first else { return nil }
    let last = entries.removeLast()
    if entries.isEmpty { return first }
    entries[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= entries.count { return first }
      if child + 1 < entries.count && entries[child + 1] < entries[child] { child += 1 }
      if entries[parent] <= entries[child] { return first }
      entries.swapAt(parent, child)
      parent = child
    }
  }
}
