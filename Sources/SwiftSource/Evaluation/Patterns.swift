extension Evaluator {
  /// Names an object after the constant or variable that contains it, unless the object already has a name.
  func name(_ value: Value, _ name: String) {
    if case .object(let object) = value, object.localName == nil, object.propertyName == nil, object !== root
    {
      object.localName = name
    }
  }

  /// Declares the names in a pattern, and returns whether the value matches, or `nil` if this is not known.
  func bind(_ pattern: Pattern, to value: Value) -> Bool? {
    switch pattern {
    case .name(let name):
      self.name(value, name)
      scope.declare(name, value)
      return true
    case .any: return true
    case .tuple(let parts):
      guard case .tuple(let values) = value, values.count == parts.count else {
        if case .unknown(let unknown) = value {
          for name in pattern.names { scope.declare(name, .unknown(unknown)) }
          return nil
        }
        return false
      }
      var result: Bool? = true
      for (part, value) in zip(parts, values) {
        switch bind(part.pattern, to: value.value) {
        case false: return false
        case nil: result = nil
        case true?: break
        case .some(_): break
        }
      }
      return result
    case .enumCase(let name, let parts):
      switch value {
      case .unknown(let unknown):
        for name in pattern.names { scope.declare(name, .unknown(unknown)) }
        return nil
      case .null: return name == "none"
      case .enumeration(let found):
        if name == "some", !parts.isEmpty { return bind(parts[0].pattern, to: value) }
        if found.isUndeclared { return nil }
        guard found.name == name else { return false }
        for (index, part) in parts.enumerated() {
          guard found.values.indices.contains(index) else {
            for name in part.pattern.names {
              scope.declare(name, .unknown("the associated value of the enum case is not known"))
            }
            continue
          }
          if bind(part.pattern, to: found.values[index].value) == false { return false }
        }
        return true
      default:
        if name == "some", let part = parts.first { return bind(part.pattern, to: value) }
        if name == "none" { return false }
        // If the value is a structure, a pattern such as `.small` may be a static member of the structure's type.
        if case .structure(let structure) = value, let type = structure.type,
          let other = staticMember(name, of: TypeName(type))
        {
          return isSame(value, other)
        }
        return nil
      }
    case .expression(let expression):
      let wanted = evaluate(expression)
      if case .structure(let range) = wanted, range.type == "Range", let low = range["lower"],
        let high = range["upper"], let number = value.number
      {
        return number >= low && (range.fields["closed"]?.bool == true ? number <= high : number < high)
      }
      return isSame(value, wanted)
    case .isType(let type): return isKind(value, of: type)
    case .cast(let pattern, let type):
      guard let known = isKind(value, of: type) else {
        for name in pattern.names { scope.declare(name, .unknown("it depends on a type that is not known")) }
        return nil
      }
      return known ? bind(pattern, to: value) : false
    case .optional(let pattern):
      if value.isNull { return false }
      return bind(pattern, to: value)
    }
  }
}
