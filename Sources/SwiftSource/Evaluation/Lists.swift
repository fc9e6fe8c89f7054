import LayoutModel

extension Evaluator {
  private func sorted(_ elements: [Value], by comparison: Value?) -> Value {
    var doubt: Unknown?
    let sorted = elements.enumerated().sorted { a, b in
      let isLess =
        comparison.map { apply($0, a.element, b.element) } ?? operate("<", a.element, b.element)
      doubt = doubt ?? isLess.unknown
      return isLess.bool ?? (a.offset < b.offset)
    }
    return doubt.map { .unknown($0) } ?? .array(sorted.map(\.element))
  }

  /// Returns the set of the given elements, represented as an array without duplicates, or an unknown value for more
  /// than 1000 elements.
  func withoutDuplicates(_ elements: [Value]) -> Value {
    guard elements.count <= 1_000 else { return .longList }
    var unique: [Value] = []
    for element in elements where !unique.contains(where: { isSame($0, element) == true }) {
      unique.append(element)
    }
    return .array(unique)
  }

  /// Returns whether a predicate is true for an element. If `function` is a plain value, returns whether the element
  /// equals it.
  private func matches(_ function: Value, _ element: Value) -> Value {
    switch function {
    case .function, .keyPath, .unknown: apply(function, element)
    default: isSame(element, function).map { .bool($0) } ?? doubt("==", element, function)
    }
  }

  /// Calls a method of an array, or of a set, which is represented as an array.
  func callArray(
    _ name: String, _ elements: [Value], _ arguments: [CallArgument], _ base: Expression?
  ) -> Value? {
    let function = arguments.first?.value ?? .void
    func save(_ elements: [Value]) {
      let value =
        elements.count <= Self.lengthLimit ? Value.array(elements) : .longList
      if let base { store(value, in: base) }
    }
    /// Makes the list unknown after a change that depends on an unknown value.
    func spoil(_ doubt: Value) -> Value {
      let unknown = doubt.isUnknown ? doubt : .unknown("the position in the list is not known")
      if let base { store(unknown, in: base) }
      return unknown
    }
    switch name {
    case "forEach":
      for element in elements where exhaustion == nil { _ = apply(function, element) }
      return .void
    case "map": return .array(elements.map { apply(function, $0) })
    case "compactMap": return .array(elements.map { apply(function, $0) }.filter { !$0.isNull })
    case "flatMap":
      return .array(
        elements.flatMap { element -> [Value] in
          let value = apply(function, element)
          return value.array ?? (value.isNull ? [] : [value])
        })
    case "filter":
      let kept = elements.map { ($0, apply(function, $0)) }
      if let doubt = kept.first(where: { $0.1.isUnknown }) { return doubt.1 }
      return .array(kept.filter { $0.1.bool == true }.map(\.0))
    case "enumerated":
      return .array(elements.enumerated().map { .tuple([("offset", .int($0)), ("element", $1)]) })
    case "reversed": return .array(elements.reversed())
    case "joined":
      if elements.allSatisfy({ $0.string != nil }) {
        return .string(elements.compactMap(\.string).joined(separator: arguments.first?.value.string ?? ""))
      }
      if let doubt = elements.first(where: \.isUnknown) { return doubt }
      let separator = arguments.first?.value.array ?? []
      return .array(Array(elements.map { $0.array ?? [$0] }.joined(separator: separator)))
    case "dropFirst", "dropLast":
      guard let count = arguments.isEmpty ? 1 : function.integer.map({ max(0, $0) }) else { return function }
      return .array(Array(name == "dropFirst" ? elements.dropFirst(count) : elements.dropLast(count)))
    case "prefix" where function.number == nil, "drop":
      var count = 0
      for element in elements {
        let holds = apply(function, element)
        if holds.isUnknown { return holds }
        guard holds.bool == true else { break }
        count += 1
      }
      return .array(Array(name == "drop" ? elements.dropFirst(count) : elements.prefix(count)))
    case "prefix", "suffix":
      guard let position = function.integer.map({ max(0, $0) }) else { return function }
      return switch arguments[0].label {
      case "upTo": .array(Array(elements.prefix(position)))
      case "through": .array(Array(elements.prefix(position + 1)))
      case "from": .array(Array(elements.dropFirst(position)))
      default: .array(Array(name == "prefix" ? elements.prefix(position) : elements.suffix(position)))
      }
    case "first", "last", "firstIndex", "lastIndex":
      let list = Array(elements.enumerated())
      for (index, element) in name.hasPrefix("first") ? list : list.reversed() {
        let holds = matches(function, element)
        if holds.isUnknown { return holds }
        if holds.bool == true { return name.hasSuffix("Index") ? .int(index) : element }
      }
      return .null
    case "contains":
      let results = elements.map { matches(function, $0) }
      return results.contains { $0.bool == true }
        ? .bool(true) : results.first { $0.isUnknown } ?? .bool(false)
    case "allSatisfy":
      let results = elements.map { apply(function, $0) }
      return results.contains { $0.bool == false }
        ? .bool(false) : results.first { $0.isUnknown } ?? .bool(true)
    case "reduce":
      guard arguments.count == 2 else { return nil }
      if arguments[0].label == "into" {
        var result = function
        for element in elements {
          guard case .function(let closure) = arguments[1].value else {
            return .unknown("the called function is not known")
          }
          _ = invoke(
            closure, [CallArgument(label: nil, value: result), CallArgument(label: nil, value: element)])
          result = lastParameter ?? result
        }
        return result
      }
      return elements.reduce(function) { apply(arguments[1].value, $0, $1) }
    case "append":
      // If the list to append is unknown, append a single unknown element, so that the elements before it stay known.
      let added = arguments.first?.label == "contentsOf" ? self.elements(of: function) : nil
      save(elements + (added ?? [function]))
      return .void
    case "insert" where arguments.count == 1:
      // With only one argument, this is `Set.insert(_:)`.
      if !elements.contains(where: { isSame($0, function) == true }) { save(elements + [function]) }
      return .void
    case "insert":
      guard arguments.count == 2 else { return nil }
      guard let index = arguments[1].value.integer else { return spoil(arguments[1].value) }
      guard (0...elements.count).contains(index) else { return .void }
      var changed = elements
      let added = arguments[0].label == "contentsOf" ? function.array ?? [function] : [function]
      changed.insert(contentsOf: added, at: index)
      save(changed)
      return .void
    case "removeAll":
      let removed =
        arguments.isEmpty || arguments[0].label == "keepingCapacity"
        ? nil : elements.map { apply(function, $0) }
      if let doubt = removed?.first(where: \.isUnknown) { return spoil(doubt) }
      save(removed.map { zip(elements, $0).filter { $0.1.bool != true }.map(\.0) } ?? [])
      return .void
    case "remove" where arguments.first?.label == nil:
      // Without an argument label, this is `Set.remove(_:)`.
      if let doubt = elements.map({ matches(function, $0) }).first(where: \.isUnknown) { return spoil(doubt) }
      save(elements.filter { isSame($0, function) == false })
      return elements.contains { isSame($0, function) == true } ? function : .null
    case "removeFirst" where !arguments.isEmpty, "removeLast" where !arguments.isEmpty:
      guard let count = function.integer else { return spoil(function) }
      guard (0...elements.count).contains(count) else { return .void }
      save(Array(name == "removeFirst" ? elements.dropFirst(count) : elements.dropLast(count)))
      return .void
    case "remove" where arguments[0].label != "at": return nil
    case "removeFirst", "removeLast", "popLast", "remove":
      guard !elements.isEmpty else { return .null }
      guard let index = name == "remove" ? function.integer : name == "removeFirst" ? 0 : elements.count - 1
      else { return spoil(function) }
      guard elements.indices.contains(index) else { return .void }
      var changed = elements
      let removed = changed.remove(at: index)
      save(changed)
      return removed
    case "sorted": return sorted(elements, by: arguments.first?.value)
    case "shuffled": return .unknown("a random order")
    case "sort", "reverse", "shuffle":
      if let base {
        let result: Value =
          switch name {
          case "sort": sorted(elements, by: arguments.first?.value)
          case "reverse": .array(elements.reversed())
          default: .unknown("a random order")
          }
        store(result, in: base)
      }
      return .void
    case "swapAt":
      guard arguments.count == 2 else { return nil }
      guard let first = function.integer, let second = arguments[1].value.integer else {
        return spoil(function.isUnknown ? function : arguments[1].value)
      }
      guard elements.indices.contains(first), elements.indices.contains(second) else { return .void }
      var changed = elements
      changed.swapAt(first, second)
      save(changed)
      return .void
    case "min" where !arguments.isEmpty, "max" where !arguments.isEmpty:
      // If several elements are equally large, `max` returns the first of them. Reverse the list before sorting it, so
      // that this element becomes the last one.
      let ordered = sorted(name == "min" ? elements : elements.reversed(), by: function)
      guard let list = ordered.array else { return ordered }
      return (name == "min" ? list.first : list.last) ?? .null
    case "min", "max":
      let numbers = elements.compactMap(\.number)
      guard numbers.count == elements.count else { return .unknown("the \(name)imum is not known") }
      return (name == "min" ? numbers.min() : numbers.max()).map {
        .number($0, isInteger: elements.allSatisfy(\.isInteger))
      } ?? .null
    case "union", "subtracting", "intersection", "symmetricDifference", "formUnion", "subtract",
      "formIntersection", "formSymmetricDifference", "isSuperset", "isSubset", "isDisjoint":
      // With an option set as its argument, a list such as `[]` is an option set, too.
      if case .structure(let options) = function, let type = options.type, isOptionSet(type) {
        guard case .structure(let own)? = optionSet(elements, as: type) else { return spoil(.unknownOption) }
        return callOptionSet(name, own, arguments, base)
      }
      let value = callSet(name, elements, function, save)
      if Self.changesValues(name), let value, value.isUnknown { return spoil(value) }
      return value
    default: return nil
    }
  }
}
