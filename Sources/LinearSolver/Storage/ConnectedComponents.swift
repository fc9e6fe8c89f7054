/// Groups items that share numbers, directly or through other items.
///
/// - Parameter count: An integer greater than all numbers.
func connectedComponents<Item>(_ items: [Item], count: Int, numbers: (Item) -> [Int]) -> [[Item]] {
  let groups = Groups(variableCount: count, Stack())
  let numbers = items.map(numbers)
  for numbers in numbers {
    for number in numbers.dropFirst() { groups.join(Int32(number), Int32(numbers[0])) }
  }
  var places = [Int](repeating: -1, count: count)
  var components: [[Item]] = []
  for (item, numbers) in zip(items, numbers) {
    let set = numbers.first.map { Int(groups.group(of: Int32($0))) }
    if let set, places[set] >= 0 {
      components[places[set]].append(item)
    } else {
      if let set { places[set] = components.count }
      components.append([item])
    }
  }
  return components
}
