/// Items that share numbers, directly or through others, together; the items of each set, and sets by their first item, in
/// their order. `numbers` are below `count`; an item without any is alone.
func connectedComponents<Item>(_ items: [Item], count: Int, numbers: (Item) -> [Int]) -> [[Item]] {
  var sets = DisjointSets(count: count)
  let numbers = items.map(numbers)
  for numbers in numbers { for number in numbers.dropFirst() { sets.join(numbers[0], number) } }
  var places = [Int](repeating: -1, count: count)
  var components: [[Item]] = []
  for (item, numbers) in zip(items, numbers) {
    let root = numbers.first.map { sets.root(of: $0) }
    if let root, places[root] >= 0 {
      components[places[root]].append(item)
    } else {
      if let root { places[root] = components.count }
      components.append([item])
    }
  }
  return components
}

/// Union-find over plain numbers.
private struct DisjointSets {
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
