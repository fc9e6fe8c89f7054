import LayoutModel

extension Evaluator {
  /// Returns the elements over which a `for` loop runs, or `nil` if they are not known.
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

  func apply(_ function: Value, _ arguments: Value...) -> Value {
    switch function {
    case .function(let closure): return invoke(closure, arguments.map { CallArgument(label: nil, value: $0) })
    case .keyPath(let names):
      return names.reduce(arguments[0]) { value, name in member(name, of: value, subject: { name }) }
    case .type(let name):
      return construct(name, withLabels(arguments, of: name), at: call)
    case .unknown: return function
    default: return .unknown("the called function is not known")
    }
  }

  /// Adds labels to the arguments of an initializer that is used as a function, as in `map(Box.init)`, where the
  /// arguments have no labels.
  private func withLabels(_ values: [Value], of type: String) -> [CallArgument] {
    let given = values.map { CallArgument(label: nil, value: $0) }
    let declared = initializers(of: type)
    guard let code = program.types[type], best(declared, given) == nil else { return given }
    func labeled(_ labels: [String?]) -> [CallArgument] {
      zip(labels, values).map { CallArgument(label: $0, value: $1) }
    }
    if declared.isEmpty, code.kind == .structure {
      let properties = code.variables.filter {
        !$0.isStatic && $0.getter == nil && !($0.isConstant && $0.value != nil)
      }
      return properties.count == values.count ? labeled(properties.map { $0.name }) : given
    }
    let function = declared.first { best([$0], labeled($0.parameters.map(\.label))) != nil }
    return function.map { labeled($0.parameters.map(\.label)) } ?? given
  }

  func standardFunction(_ name: String, _ arguments: [CallArgument]) -> Value? {
    let values = arguments.map(\.value)
    switch name {
    case "max", "min":
      let numbers = values.compactMap(\.number)
      guard numbers.count == values.count, let first = numbers.first else {
        return values.first(where: \.isUnknown)
          ?? .unknown("'\(name)' is called with values that are not known")
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
        return values.first(where: \.isUnknown) ?? .unknown("it uses arrays whose elements are not known")
      }
      return .array(zip(a, b).map { .tuple([(nil, $0), (nil, $1)]) })
    case "stride":
      guard values.count == 3, let low = values[0].number, let high = values[1].number,
        let by = values[2].number, by != 0
      else { return .unknown("it uses a stride whose bounds or step are not known") }
      let numbers =
        arguments[1].label == "to"
        ? Array(stride(from: low, to: high, by: by).prefix(10_000))
        : Array(stride(from: low, through: high, by: by).prefix(10_000))
      return .array(numbers.map { .number($0, isInteger: $0 == $0.rounded()) })
    case "sequence":
      guard values.count == 2, arguments[0].label == "first" else { return nil }
      var elements: [Value] = []
      var next = values[0]
      while !next.isNull, elements.count < 1000, exhaustion == nil {
        if next.isUnknown { return next }
        elements.append(next)
        next = apply(values[1], next)
      }
      return .array(elements)
    case "swap":
      guard values.count == 2,
        case (let first?, let second?) = (arguments[0].expression, arguments[1].expression)
      else { return nil }
      store(values[1], in: first)
      store(values[0], in: second)
      return .void
    case "print", "debugPrint", "NSLog", "assert", "precondition", "assertionFailure", "os_log", "dump":
      return .void
    case "fatalError", "preconditionFailure": return .unknown("it calls '\(name)', which ends the program")
    case "type":
      return values.first.flatMap { value in typeName(of: value).map { .type($0.name) } }
        ?? .unknown("it uses a type that is not known")
    case "NSLocalizedString": return values.first
    case "withUnsafePointer": return .unknown("it uses a pointer, which is not supported")
    case "UI_USER_INTERFACE_IDIOM": return opaqueMember("userInterfaceIdiom", of: shared("UIDevice"))
    case "CGRectMake":
      return constructNative(
        "CGRect", zip(["x", "y", "width", "height"], values).map { CallArgument(label: $0, value: $1) },
        at: call)
    case "CGSizeMake":
      return constructNative(
        "CGSize", zip(["width", "height"], values).map { CallArgument(label: $0, value: $1) }, at: call)
    case "NSMakeRange":
      return constructNative(
        "NSRange", zip(["location", "length"], values).map { CallArgument(label: $0, value: $1) }, at: call)
    case "UIEdgeInsetsMake", "NSEdgeInsetsMake":
      return constructNative(
        "UIEdgeInsets",
        zip(["top", "left", "bottom", "right"], values).map { CallArgument(label: $0, value: $1) }, at: call)
    default: return nil
    }
  }

  func element(_ value: Value, _ arguments: [CallArgument]) -> Value {
    guard let index = arguments.first?.value else { return .unknown("it uses a subscript without an index") }
    switch value {
    case .array(let elements):
      if let position = index.integer {
        if elements.indices.contains(position) { return elements[position] }
        // A subscript with a label, such as `list[safe: 9]`, usually returns `nil` for an index beyond the end of the
        // list.
        return arguments[0].label == nil ? .unknown("the array has no element at index \(position)") : .null
      }
      if case .structure(let range) = index, let low = range["lower"], let high = range["upper"] {
        let start = low <= -endOfOpenRange ? 0 : low
        let all = Double(elements.count)
        guard (0...all).contains(start), start <= high + 1 else {
          return .unknown("the range of indices is not valid for the array")
        }
        let count = min(max(0, high - start + (range.fields["closed"]?.bool == true ? 1 : 0)), all)
        return .array(Array(elements.dropFirst(Int(start)).prefix(Int(count))))
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
      return .unknown("it uses an element whose value is not known")
    case .tuple: return .unknown("it uses an element of a tuple, which is not supported")
    default:
      if case .keyPath = index { return apply(index, value) }
      return .unknown("it uses an element whose value is not known")
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
      case "merging", "merge":
        guard arguments.count == 2 else { return nil }
        let merged = dictionary(
          [CallArgument(label: nil, value: arguments[0].value), arguments[1]], adding: pairs)
        if name == "merging" { return merged }
        if let base { store(merged, in: base) }
        return .void
      case "mapValues":
        guard let function = arguments.first?.value else { return nil }
        return .dictionary(pairs.map { ($0.key, apply(function, $0.value)) })
      case "removeAll":
        if let base { store(.dictionary([]), in: base) }
        return .void
      case "removeValue", "updateValue":
        guard let key = arguments.first(where: { $0.label == "forKey" })?.value else { return nil }
        let old = pairs.first { isSame($0.key, key) == true }?.value
        var kept = pairs.filter { isSame($0.key, key) != true }
        if name == "updateValue" { kept.append((key, arguments[0].value)) }
        if let base { store(key.isUnknown ? key : .dictionary(kept), in: base) }
        return key.isUnknown ? key : old ?? .null
      default: return nil
      }
    case .structure(let structure):
      if structure.type == "Range", let elements = elements(of: receiver) {
        return callArray(name, elements, arguments, nil)
      }
      if let value = callOptionSet(name, structure, arguments, base) { return value }
      if ["inset", "insetBy", "offsetBy", "union", "applying"].contains(name) {
        return .unknown("'\(name)' is not evaluated")
      }
      return optionalCall(name, receiver, arguments)
    case .string(let text):
      switch name {
      case "uppercased": return .string(text.uppercased())
      case "lowercased": return .string(text.lowercased())
      case "hasPrefix": return arguments.first?.value.string.map { .bool(text.hasPrefix($0)) }
      case "hasSuffix": return arguments.first?.value.string.map { .bool(text.hasSuffix($0)) }
      case "contains" where arguments.first?.value.string != nil:
        return arguments.first?.value.string.map { .bool(text.contains($0)) }
      case "map", "flatMap":
        // An optional text has these methods, too.
        if base.map(isCertainlyNotOptional) ?? false { return callCharacters(name, text, arguments) }
        return optionalCall(name, receiver, arguments)
      default: return callCharacters(name, text, arguments)
      }
    case .number(let number, let isInteger):
      switch name {
      case "rounded": return .double(number.rounded(roundingRule(arguments.first?.value)))
      case "negate":
        if let base { store(.number(-number, isInteger: isInteger), in: base) }
        return .void
      case "isMultiple": return .unknown("'\(name)' is not evaluated")
      case "advanced": return arguments.first?.value.number.map { .number(number + $0, isInteger: isInteger) }
      default: return optionalCall(name, receiver, arguments)
      }
    case .bool(let flag) where name == "toggle":
      if let base { store(.bool(!flag), in: base) }
      return .void
    default: return optionalCall(name, receiver, arguments)
    }
  }

  /// Calls a method that a text has as a collection of characters, except methods that change the text. Returns `nil` for
  /// other methods.
  private func callCharacters(_ name: String, _ text: String, _ arguments: [CallArgument]) -> Value? {
    let characters = text.map { Value.string(String($0)) }
    switch name {
    case "forEach", "map", "flatMap", "compactMap", "enumerated", "reversed", "sorted", "reduce", "contains",
      "allSatisfy", "first", "last", "firstIndex", "lastIndex":
      return callArray(name, characters, arguments, nil)
    case "filter", "prefix", "suffix", "dropFirst", "dropLast", "drop":
      let kept = callArray(name, characters, arguments, nil)
      return kept?.array.map { .string($0.compactMap(\.string).joined()) } ?? kept
    default: return nil
    }
  }

  private func roundingRule(_ value: Value?) -> FloatingPointRoundingRule {
    switch value?.caseName {
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    case "toNearestOrEven": .toNearestOrEven
    default: .toNearestOrAwayFromZero
    }
  }

  /// Returns whether an expression is certainly not optional; `false` if its type is not known.
  func isCertainlyNotOptional(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .string, .unwrap, .name("self"): return true
    case .name(let name):
      if scope.find(name) != nil { return scope.isPlain(name) }
      guard let receiver = frame.receiver,
        let variable = property(name, in: lookupTypes(of: receiver), isStatic: false)
      else { return false }
      return variable.type?.isPlainText ?? variable.value.map(isCertainlyNotOptional) ?? false
    case .member(let base, let name) where base.isSelf:
      return isCertainlyNotOptional(Expression(.name(name), expression.place))
    case .binary("+", let left, _): return isCertainlyNotOptional(left)
    case .binary("??", _, let right): return isCertainlyNotOptional(right)
    case .call(let callee, _):
      switch callee.kind {
      case .name("String"): return true
      case .member(let base, let name):
        return ["lowercased", "uppercased", "prefix", "suffix", "dropFirst", "dropLast"].contains(name)
          && isCertainlyNotOptional(base)
      default: return false
      }
    default: return false
    }
  }

  private func optionalCall(_ name: String, _ receiver: Value, _ arguments: [CallArgument]) -> Value? {
    if case .unknown = receiver { return nil }
    guard ["map", "flatMap"].contains(name), arguments.count == 1 else { return nil }
    return apply(arguments[0].value, receiver)
  }
}
