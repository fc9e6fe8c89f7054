import LayoutModel

extension Evaluator {
  func callSet(_ name: String, _ elements: [Value], _ argument: Value, _ save: ([Value]) -> Void) -> Value? {
    guard let others = self.elements(of: argument) else {
      return argument.isUnknown ? argument : .unknown("it uses a set whose value is not known")
    }
    func contains(_ list: [Value], _ value: Value) -> Bool { list.contains { isSame($0, value) == true } }
    let (missing, common) = (
      others.filter { !contains(elements, $0) }, elements.filter { contains(others, $0) }
    )
    let rest = elements.filter { !contains(others, $0) }
    switch name {
    case "union": return .array(elements + missing)
    case "subtracting": return .array(rest)
    case "intersection": return .array(common)
    case "symmetricDifference": return .array(rest + missing)
    case "formUnion": save(elements + missing)
    case "subtract": save(rest)
    case "formIntersection": save(common)
    case "formSymmetricDifference": save(rest + missing)
    case "isSuperset": return .bool(missing.isEmpty)
    case "isSubset": return .bool(rest.isEmpty)
    case "isDisjoint": return .bool(common.isEmpty)
    default: return nil
    }
    return .void
  }

  /// The options of UIKit's sets of edges, in the order of their bits.
  private static let edges = [
    "UIRectEdge": ["top", "left", "bottom", "right"],
    "NSDirectionalRectEdge": ["top", "leading", "bottom", "trailing"],
  ]

  /// Returns a static member of one of UIKit's sets of edges, such as `UIRectEdge.all`; `nil` for other types.
  func edges(_ name: String, of type: String) -> Value? {
    guard program.types[type] == nil, let edges = Self.edges[type] else { return nil }
    let bits = name == "all" ? 15 : edges.firstIndex(of: name).map { 1 << $0 }
    return bits.map { .structure(Structure(type: type, fields: ["rawValue": .int($0)])) }
  }

  func isOptionSet(_ type: String) -> Bool {
    program.types[type]?.inherited.contains { $0.name == "OptionSet" } ?? (Self.edges[type] != nil)
  }

  /// Returns the option set of the given options, or `nil` if the value of an option is not known.
  func optionSet(_ options: [Value], as type: String) -> Value? {
    var bits = 0
    for option in options {
      guard let more = coerce(option, to: TypeName(type)).number, abs(more) < 1e15 else { return nil }
      bits |= Int(more)
    }
    return .structure(Structure(type: type, fields: ["rawValue": .int(bits)]))
  }

  func callOptionSet(_ name: String, _ set: Structure, _ arguments: [CallArgument], _ base: Expression?)
    -> Value?
  {
    guard let type = set.type, isOptionSet(type), let own = bits(.structure(set), type) else { return nil }
    func made(_ bits: Int) -> Value {
      .structure(Structure(type: type, fields: ["rawValue": .int(bits)]))
    }
    guard let argument = arguments.first?.value else { return nil }
    guard let other = bits(argument, type) else {
      let unknown = argument.isUnknown ? argument : .unknownOption
      if let base, Self.changesValues(name) { store(unknown, in: base) }
      return unknown
    }
    var changed: Int?
    switch name {
    case "contains", "isSuperset": return .bool(own & other == other)
    case "isSubset": return .bool(own & other == own)
    case "isDisjoint": return .bool(own & other == 0)
    case "union": return made(own | other)
    case "intersection": return made(own & other)
    case "subtracting": return made(own & ~other)
    case "symmetricDifference": return made(own ^ other)
    case "insert", "formUnion": changed = own | other
    case "remove", "subtract": changed = own & ~other
    case "formIntersection": changed = own & other
    case "formSymmetricDifference": changed = own ^ other
    default: return nil
    }
    if let changed, let base { store(made(changed), in: base) }
    return .void
  }

  private func bits(_ value: Value, _ type: String) -> Int? {
    let options = coerce(value, to: TypeName(type))
    guard let number = options.number, number.magnitude < 1e15 else { return nil }
    return Int(number)
  }
}
