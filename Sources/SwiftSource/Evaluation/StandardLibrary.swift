import LayoutModel

extension Evaluator {
  /// The elements of a loop; `nil` where they are not known.
  func elements(of value: Value) -> [Value]? {
    switch value {
    case .array(let elements): return elements
    case .null: return []
    case .dictionary(let pairs): return pairs.map { .tuple([("key", $0.key), ("value", $0.value)]) }
    case .structure(let range) where range.type == "Range":
      guard let low = range["lower"], let high = range["upper"] else { return nil }
      let last = range.fields["closed"]?.bool == true ? high : high - 1
      guard last >= low else { return [] }
      guard last - low < 10_000, low.magnitude < 1e15 else { return nil }
      return (Int(low)...Int(last)).map { .int($0) }
    case .string(let text): return text.map { .string(String($0)) }
    default: return nil
    }
  }

  /// Calls a function value, or reads a key path, with one value.
  func apply(_ function: Value, _ arguments: Value...) -> Value {
    switch function {
    case .function(let closure): return invoke(closure, arguments.map { CallArgument(label: nil, value: $0) })
    case .keyPath(let names):
      return names.reduce(arguments[0]) { value, name in member(name, of: value, subject: { name }) }
    case .type(let name):
      return construct(name, arguments.map { CallArgument(label: nil, value: $0) }, at: call)
    case .unknown: return function
    default: return .unknown("the called function is not known")
    }
  }

  /// Calls a function of the standard library that needs no type.
  func standardFunction(_ name: String, _ arguments: [CallArgument]) -> Value? {
    let values = arguments.map(\.value)
    switch name {
    case "max", "min":
      let numbers = values.compactMap(\.number)
      guard numbers.count == values.count, let first = numbers.first else {
        return values.first(where: \.isUnknown) ?? .unknown("'\(name)' of values that are not known")
      }
      return .number(
        numbers.dropFirst().reduce(first) { name == "max" ? max($0, $1) : min($0, $1) },
        isInteger: values.allSatisfy(\.isInteger))
    case "abs", "floor", "ceil", "round", "sqrt":
      guard let number = values.first?.number else { return values.first }
      switch name {
      case "abs": return .number(abs(number), isInteger: values[0].isInteger)
      case "floor": return .double(number.rounded(.down))
      case "ceil": return .double(number.rounded(.up))
      case "sqrt": return .double(number.squareRoot())
      default: return .double(number.rounded())
      }
    case "zip":
      guard values.count == 2, let a = elements(of: values[0]), let b = elements(of: values[1]) else {
        return values.first(where: \.isUnknown) ?? .unknown("lists that are not known")
      }
      return .array(zip(a, b).map { .tuple([(nil, $0), (nil, $1)]) })
    case "stride":
      guard values.count == 3, let low = values[0].number, let high = values[1].number,
        let by = values[2].number, by != 0
      else { return .unknown("a stride that is not known") }
      let numbers =
        arguments[1].label == "to"
        ? Array(stride(from: low, to: high, by: by).prefix(10_000))
        : Array(stride(from: low, through: high, by: by).prefix(10_000))
      return .array(numbers.map { .number($0, isInteger: $0 == $0.rounded()) })
    case "print", "debugPrint", "NSLog", "assert", "precondition", "assertionFailure", "os_log", "dump":
      return .void
    case "fatalError", "preconditionFailure": return .unknown("the program stops here")
    case "type":
      return values.first.flatMap { value in typeName(of: value).map { .type($0.name) } }
        ?? .unknown("a type that is not known")
    case "NSLocalizedString": return values.first
    case "withUnsafePointer": return .unknown("pointers are not followed")
    case "UI_USER_INTERFACE_IDIOM": return opaqueMember("userInterfaceIdiom", of: shared("UIDevice"))
    case "CGRectMake":
      return constructNative(
        "CGRect", zip(["x", "y", "width", "height"], values).map { CallArgument(label: $0, value: $1) },
        at: call)
    case "CGSizeMake":
      return constructNative(
        "CGSize", zip(["width", "height"], values).map { CallArgument(label: $0, value: $1) }, at: call)
    case "UIEdgeInsetsMake":
      return constructNative(
        "UIEdgeInsets",
        zip(["top", "left", "bottom", "right"], values).map { CallArgument(label: $0, value: $1) }, at: call)
    default: return nil
    }
  }

  func element(_ value: Value, _ arguments: [CallArgument]) -> Value {
    guard let index = arguments.first?.value else { return .unknown("an element without an index") }
    switch value {
    case .array(let elements):
      if let position = index.number.map({ Int($0) }) {
        if elements.indices.contains(position) { return elements[position] }
        // `list[safe: 9]`
        return arguments[0].label == nil ? .unknown("the list has no element \(position)") : .null
      }
      if case .structure(let range) = index, let low = range["lower"], let high = range["upper"] {
        let last = min(Double(elements.count), high + (range.fields["closed"]?.bool == true ? 1 : 0))
        let first = min(max(0, low), last)
        return .array(Array(elements[Int(first)..<Int(last)]))
      }
      return .unknown("the index of the element is not known")
    case .dictionary(let pairs):
      if index.isUnknown { return index }
      return pairs.first { isSame($0.key, index) == true }?.value
        ?? arguments.first { $0.label == "default" }?.value ?? .null
    case .unknown, .null: return value
    case .object, .structure:
      let functions = methodLevels("subscript", in: lookupTypes(of: value), isStatic: false).flatMap { $0 }
      if let function = best(functions, arguments) { return invoke(function, arguments, receiver: value) }
      if case .keyPath(let names) = index { return apply(.keyPath(names), value) }
      return .unknown("an element that is not known")
    case .tuple: return .unknown("a tuple's element")
    default:
      if case .keyPath = index { return apply(index, value) }
      return .unknown("an element that is not known")
    }
  }

  // MARK: Methods

  func callStandard(_ name: String, of receiver: Value, _ arguments: [CallArgument], base: Expression?)
    -> Value?
  {
    switch receiver {
    case .array(let elements): return callArray(name, elements, arguments, base)
    case .dictionary(let pairs):
      switch name {
      case "forEach", "map", "compactMap", "flatMap", "filter", "sorted", "reduce", "contains":
        return callArray(name, pairs.map { .tuple([("key", $0.key), ("value", $0.value)]) }, arguments, base)
      case "mapValues":
        guard let function = arguments.first?.value else { return nil }
        return .dictionary(pairs.map { ($0.key, apply(function, $0.value)) })
      default: return nil
      }
    case .structure(let structure):
      if structure.type == "Range", let elements = elements(of: receiver) {
        return callArray(name, elements, arguments, nil)
      }
      if let value = callOptionSet(name, structure, arguments, base) { return value }
      if ["inset", "insetBy", "offsetBy", "union", "applying"].contains(name) {
        return .unknown("a rectangle that is not known")
      }
      return optionalCall(name, receiver, arguments)
    case .string(let text):
      switch name {
      case "uppercased": return .string(text.uppercased())
      case "lowercased": return .string(text.lowercased())
      case "hasPrefix": return arguments.first?.value.string.map { .bool(text.hasPrefix($0)) }
      case "hasSuffix": return arguments.first?.value.string.map { .bool(text.hasSuffix($0)) }
      case "contains": return arguments.first?.value.string.map { .bool(text.contains($0)) }
      default: return optionalCall(name, receiver, arguments)
      }
    case .number(let number, let isInteger):
      switch name {
      case "rounded": return .double(number.rounded())
      case "negate", "isMultiple": return .unknown("'\(name)' is not evaluated")
      case "advanced": return arguments.first?.value.number.map { .number(number + $0, isInteger: isInteger) }
      default: return optionalCall(name, receiver, arguments)
      }
    default: return optionalCall(name, receiver, arguments)
    }
  }

  /// Calls `map` or `flatMap` of an optional with a value.
  private func optionalCall(_ name: String, _ receiver: Value, _ arguments: [CallArgument]) -> Value? {
    if case .unknown = receiver { return nil }
    guard ["map", "flatMap"].contains(name), arguments.count == 1 else { return nil }
    return apply(arguments[0].value, receiver)
  }

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

  private func callArray(
    _ name: String, _ elements: [Value], _ arguments: [CallArgument], _ base: Expression?
  ) -> Value? {
    let function = arguments.first?.value ?? .void
    func save(_ elements: [Value]) {
      let value = elements.count <= Self.lengthLimit ? Value.array(elements) : .unknown("a long list")
      if let base { store(value, in: base) }
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
      return .array(elements.flatMap { $0.array ?? [$0] })
    case "dropFirst": return .array(Array(elements.dropFirst(Int(function.number ?? 1))))
    case "dropLast": return .array(Array(elements.dropLast(Int(function.number ?? 1))))
    case "prefix": return .array(Array(elements.prefix(Int(function.number ?? 0))))
    case "suffix": return .array(Array(elements.suffix(Int(function.number ?? 0))))
    case "first", "last":
      let list = name == "first" ? elements : elements.reversed()
      for element in list {
        let holds = apply(function, element)
        if holds.isUnknown { return holds }
        if holds.bool == true { return element }
      }
      return .null
    case "contains":
      if case .function = function {
        let results = elements.map { apply(function, $0) }
        return results.contains { $0.bool == true }
          ? .bool(true) : results.first { $0.isUnknown } ?? .bool(false)
      }
      if function.isUnknown { return function }
      return .bool(elements.contains { isSame($0, function) == true })
    case "allSatisfy":
      let results = elements.map { apply(function, $0) }
      return results.contains { $0.bool == false }
        ? .bool(false) : results.first { $0.isUnknown } ?? .bool(true)
    case "firstIndex":
      for (index, element) in elements.enumerated() {
        let isIt = {
          if case .function = function {
            apply(function, element).bool == true
          } else {
            isSame(element, function) == true
          }
        }()
        if isIt { return .int(index) }
      }
      return .null
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
      save(arguments.first?.label == "contentsOf" ? elements + (function.array ?? []) : elements + [function])
      return .void
    case "insert" where arguments.count == 1:
      // A set's.
      if !elements.contains(where: { isSame($0, function) == true }) { save(elements + [function]) }
      return .void
    case "insert":
      guard arguments.count == 2, let index = arguments[1].value.number,
        (0...elements.count).contains(Int(index))
      else { return .void }
      var changed = elements
      changed.insert(function, at: Int(index))
      save(changed)
      return .void
    case "removeAll":
      save(
        arguments.isEmpty || arguments[0].label == "keepingCapacity"
          ? [] : elements.filter { apply(function, $0).bool != true })
      return .void
    case "remove" where arguments.first?.label == nil:
      // A set's.
      save(elements.filter { isSame($0, function) == false })
      return elements.contains { isSame($0, function) == true } ? function : .null
    case "removeFirst", "removeLast", "popLast", "remove":
      guard !elements.isEmpty else { return .null }
      let index =
        name == "removeFirst" ? 0 : name == "remove" ? Int(function.number ?? 0) : elements.count - 1
      guard elements.indices.contains(index) else { return .void }
      var changed = elements
      let removed = changed.remove(at: index)
      save(changed)
      return removed
    case "sorted": return sorted(elements, by: arguments.first?.value)
    case "shuffled": return .unknown("a random order")
    case "swapAt":
      guard arguments.count == 2, let first = function.number.map({ Int($0) }),
        let second = arguments[1].value.number.map({ Int($0) }), elements.indices.contains(first),
        elements.indices.contains(second)
      else { return .void }
      var changed = elements
      changed.swapAt(first, second)
      save(changed)
      return .void
    case "min", "max":
      let numbers = elements.compactMap(\.number)
      guard numbers.count == elements.count else { return .unknown("the \(name)imum is not known") }
      return (name == "min" ? numbers.min() : numbers.max()).map {
        .number($0, isInteger: elements.allSatisfy(\.isInteger))
      } ?? .null
    case "union", "subtracting", "intersection", "symmetricDifference", "formUnion", "subtract", "isSuperset",
      "isSubset",
      "isDisjoint":
      return callSet(name, elements, function, save)
    default: return nil
    }
  }

  /// A property that the standard library declares.
  func standardMember(_ name: String, of value: Value) -> Value? {
    switch value {
    case .array(let elements):
      switch name {
      case "count": return .int(elements.count)
      case "isEmpty": return .bool(elements.isEmpty)
      case "first": return elements.first ?? .null
      case "last": return elements.last ?? .null
      case "indices":
        return .structure(
          Structure(
            type: "Range", fields: ["lower": .int(0), "upper": .int(elements.count), "closed": .bool(false)]))
      case "startIndex": return .int(0)
      case "endIndex": return .int(elements.count)
      case "lazy": return value
      default: return nil
      }
    case .dictionary(let pairs):
      switch name {
      case "count": return .int(pairs.count)
      case "isEmpty": return .bool(pairs.isEmpty)
      case "keys": return .array(pairs.map(\.key))
      case "values": return .array(pairs.map(\.value))
      default: return nil
      }
    case .string(let text):
      switch name {
      case "count": return .int(text.count)
      case "isEmpty": return .bool(text.isEmpty)
      case "localized": return value
      default: return nil
      }
    case .enumeration(let symbol):
      if name == "rawValue" {
        if let type = symbol.type, let code = program.types[type],
          let item = code.cases.first(where: { $0.name == symbol.name })
        {
          return rawValue(of: item, in: code)
        }
        if let priority = Priority.named(symbol.name) { return .double(priority) }
      }
      if name == "hashValue" { return .unknown("a hash") }
      return symbol.environmentMember(name).map { .bool($0) }
    case .number(let number, _):
      switch name {
      case "magnitude": return .double(abs(number))
      case "isZero": return .bool(number == 0)
      case "doubleValue", "floatValue", "cgFloatValue": return .double(number)
      default: return nil
      }
    case .structure(let structure):
      switch (name, structure.type) {
      case ("size", _) where structure.fields["width"] != nil:
        return .structure(
          Structure(
            type: "CGSize",
            fields: ["width": structure.fields["width"]!, "height": structure.fields["height"] ?? .double(0)])
        )
      case ("origin", _) where structure.fields["x"] != nil:
        return .structure(
          Structure(
            type: "CGPoint", fields: ["x": structure.fields["x"]!, "y": structure.fields["y"] ?? .double(0)]))
      case ("minX", "CGRect"): return structure.fields["x"]
      case ("minY", "CGRect"): return structure.fields["y"]
      case ("maxX", "CGRect"):
        return structure["x"].flatMap { x in structure["width"].map { .double(x + $0) } }
      case ("maxY", "CGRect"):
        return structure["y"].flatMap { y in structure["height"].map { .double(y + $0) } }
      case ("midX", "CGRect"):
        return structure["x"].flatMap { x in structure["width"].map { .double(x + $0 / 2) } }
      case ("midY", "CGRect"):
        return structure["y"].flatMap { y in structure["height"].map { .double(y + $0 / 2) } }
      case ("lowerBound", "Range"): return structure.fields["lower"]
      case ("upperBound", "Range"): return structure.fields["upper"]
      default: return nil
      }
    default: return nil
    }
  }
}
