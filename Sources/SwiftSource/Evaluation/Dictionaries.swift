extension Evaluator {
  /// Returns the dictionary that an initializer of `Dictionary` makes, such as `Dictionary(grouping: list) { $0.side }`.
  ///
  /// - Parameter pairs: The pairs that the dictionary has before those of the first argument are added.
  func dictionary(
    _ arguments: [CallArgument], adding pairs: [(key: Value, value: Value)] = []
  ) -> Value {
    guard let first = arguments.first, first.label != "minimumCapacity" else { return .dictionary(pairs) }
    guard let elements = elements(of: first.value) else {
      return first.value.isUnknown ? first.value : .unknown("it uses a list whose elements are not known")
    }
    guard elements.count <= 1_000 else { return .longList }
    let function = arguments.count > 1 ? arguments[1].value : nil
    let isGrouping = first.label == "grouping"
    var pairs = pairs
    for element in elements {
      let (key, value): (Value, Value)
      if isGrouping {
        (key, value) = (function.map { apply($0, element) } ?? .void, .array([element]))
      } else if case .tuple(let parts) = element, parts.count == 2 {
        (key, value) = (parts[0].value, parts[1].value)
      } else {
        return element.isUnknown ? element : .unknown("it uses a dictionary whose keys are not known")
      }
      if key.isUnknown { return key }
      guard let index = pairs.firstIndex(where: { isSame($0.key, key) == true }) else {
        pairs.append((key, value))
        continue
      }
      if isGrouping {
        pairs[index].value = .array((pairs[index].value.array ?? []) + [element])
      } else if let function {
        pairs[index].value = apply(function, pairs[index].value, value)
      } else {
        return .unknown("it makes a dictionary with the same key twice, which ends the program")
      }
    }
    return .dictionary(pairs)
  }
}
