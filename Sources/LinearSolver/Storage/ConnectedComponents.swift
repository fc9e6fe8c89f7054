/// Items that share numbers, directly or through others, together; the items of each set, and sets by their first item, in
/// their order. `numbers` are below `count`; an item without any is alone.
func connectedComponents<Item>(_ items: [Item], count: Int, numbers: (Item) -> [Int]) -> [[Item]] {
  var parent = Array(0..<count)
  func root(of number: Int) -> Int {
    var at = number
    while parent[at] != at {
      parent[at] = parent[parent[at]]
      at = parent[at]
    }
    return at
  }
  let numbers = items.map(numbers)
  for numbers in numbers {
    for number in numbers.dropFirst() { parent[root(of: number)] = root(of: numbers[0]) }
  }
  var places = [Int](repeating: -1, count: count)
  var components: [[Item]] = []
  for (item, numbers) in zip(items, numbers) {
    let set = numbers.first.map { root(of: $0) }
    if let set, places[set] >= 0 {
      components[places[set]].append(item)
    } else {
      if let set { places[set] = components.count }
      components.append([item])
    }
  }
  return components
}
