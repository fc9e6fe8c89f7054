import LayoutModel

extension Evaluator {
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
      case "first": return text.first.map { .string(String($0)) } ?? .null
      case "last": return text.last.map { .string(String($0)) } ?? .null
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
      case ("isEmpty", let type?) where isOptionSet(type): return structure["rawValue"].map { .bool($0 == 0) }
      case ("lowerBound", "Range"): return structure.fields["lower"]
      case ("upperBound", "Range"): return structure.fields["upper"]
      default: return nil
      }
    default: return nil
    }
  }
}
