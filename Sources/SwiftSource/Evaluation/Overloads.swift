import LayoutModel

extension Evaluator {
  /// How well a function fits the arguments of a call.
  private struct Fit {
    /// The number of parameters that take their default value or a list of arguments.
    var loose = 0
    var score = 0
  }

  /// Returns the function that fits the arguments best, or `nil` if none does. With the types of the receiver, `nil` is
  /// also returned if a function of the system in one of these types fits better.
  func best(_ functions: [FunctionCode], _ arguments: [CallArgument], in types: [String] = [])
    -> FunctionCode?
  {
    guard let (own, fit) = ranked(functions, arguments) else { return nil }
    guard !types.isEmpty, let named = program.systemFunctions[own.name] else { return own }
    let system = named.filter { $0.isStatic == own.isStatic && types.contains($0.owner ?? "") }
    guard let other = ranked(system, arguments)?.fit, other.loose <= fit.loose else { return own }
    if other.loose < fit.loose { return nil }
    // A class may override a function of the system. An extension cannot, and a function of an extension that called
    // itself with the same arguments would never end.
    let isOverride = own.owner.map { program.types[$0]?.kind == .type } ?? false
    return !isOverride && (other.score > fit.score || own === frame.function) ? nil : own
  }

  /// Returns the method of the sources that fits the arguments best; `nil` if none does, or if one of the system fits
  /// better.
  func method(_ name: String, _ arguments: [CallArgument], in types: [String], isStatic: Bool)
    -> FunctionCode?
  {
    methodLevels(name, in: types, isStatic: isStatic).lazy.compactMap { self.best($0, arguments, in: types) }
      .first
  }

  private func ranked(_ functions: [FunctionCode], _ arguments: [CallArgument]) -> (
    function: FunctionCode, fit: Fit
  )? {
    var found: (function: FunctionCode, fit: Fit)?
    next: for function in functions {
      guard let bound = match(function.parameters, arguments) else { continue }
      var sum = Fit()
      for (parameter, values) in zip(function.parameters, bound) {
        if values == nil || parameter.isVariadic { sum.loose += 1 }
        for value in values ?? [] {
          guard let fit = self.fit(value.value, parameter.type, function) else { continue next }
          sum.score += fit
        }
      }
      if found.map({ $0.fit.score - $0.fit.loose < sum.score - sum.loose }) ?? true {
        found = (function, sum)
      }
    }
    return found
  }

  /// Returns the arguments of each parameter (`nil` if its default value is used), or `nil` if the arguments do not fit
  /// the parameters.
  func match(_ parameters: [Parameter], _ arguments: [CallArgument]) -> [[CallArgument]?]? {
    var next = 0
    var bound: [[CallArgument]?] = []
    for (index, parameter) in parameters.enumerated() {
      guard next < arguments.count else {
        guard parameter.value != nil || parameter.isVariadic else { return nil }
        bound.append(parameter.isVariadic ? [] : nil)
        continue
      }
      let argument = arguments[next]
      if argument.isTrailing, argument.label == nil {
        let left = parameters[(index + 1)...]
        let takesFunction = parameter.type.name == "->" || isFunctionType(parameter.type)
        // A trailing closure becomes the argument of the first parameter with a function type or, if there is none, of
        // the first parameter without a default value.
        if takesFunction || (!left.contains { isFunctionType($0.type) } && parameter.value == nil) {
          bound.append([argument])
          next += 1
        } else if parameter.value != nil || parameter.isVariadic {
          bound.append(parameter.isVariadic ? [] : nil)
        } else {
          return nil
        }
      } else if argument.label == parameter.label {
        var taken = [argument]
        next += 1
        if parameter.isVariadic {
          while next < arguments.count, arguments[next].label == nil, !arguments[next].isTrailing {
            taken.append(arguments[next])
            next += 1
          }
        }
        bound.append(taken)
      } else if parameter.value != nil || parameter.isVariadic {
        bound.append(parameter.isVariadic ? [] : nil)
      } else {
        return nil
      }
    }
    return next == arguments.count ? bound : nil
  }

  private func isFunctionType(_ type: TypeName) -> Bool {
    if type.name == "->" { return true }
    guard let name = program.type(type.name, in: frame.owner, file: frame.file) else {
      return type.name.hasSuffix("Closure") || type.name.hasSuffix("Block") || type.name.hasSuffix("Handler")
    }
    return name == "->"
  }

  // MARK: Types

  /// Returns how well a value fits the type of a parameter of `function`, or `nil` if it is of another type.
  private func fit(_ value: Value, _ type: TypeName, _ function: FunctionCode) -> Int? {
    let name: String
    if let bound = function.generics[type.name] {
      if bound.name == "Any" { return 0 }
      name = program.type(bound.name, in: function.owner, file: function.place.file) ?? bound.name
    } else {
      name = program.type(type.name, in: function.owner, file: function.place.file) ?? type.name
    }
    switch value {
    case .unknown(let unknown): return unknown.type?.name == type.name ? 2 : 0
    case .null: return type.isOptional || type.isImplicitlyUnwrapped ? 1 : nil
    case .void, .type, .snap, .snapMaker, .snapConstraint: return 0
    case .enumeration(let symbol): return fit(symbol, type, name)
    case .array(let elements):
      if let inner = type.element {
        let fits = elements.prefix(16).map { fit($0, inner, function).map { inner.isOptional ? $0 - 1 : $0 } }
        return fits.contains(nil) ? nil : 3 + (fits.compactMap { $0 }.min() ?? 0)
      }
      if isOptionSet(name) { return 0 }
      // A list literal may also be an option set of the system, whose elements are options.
      if Self.isSystemType(name), !elements.allSatisfy({ $0.isUnknown || $0.caseName != nil }) { return nil }
    case .structure(let structure) where structure.type == name && !type.arguments.isEmpty:
      guard fitsArguments(structure, of: type, name, function) else { return nil }
    default: break
    }
    if let exact = exactFit(value, name) { return exact }
    switch value {
    case .anchor, .array, .guide, .object, .structure:
      if program.types[name]?.kind == .protocolType {
        return lookupTypes(of: value).contains { $0 == name || protocols(of: $0).contains(name) } ? 2 : nil
      }
    default: break
    }
    guard let kind = kind(of: name) else { return 0 }
    switch (value, kind) {
    case (.number, .number), (.string, .text), (.array, .list): return 0
    case (.object(let object), .object):
      // The superclass of a class may be unknown.
      return superclasses(of: object.type).contains { nativeSuperclass[$0] != nil } ? nil : 0
    case (.object(let object), _):
      return program.types[object.type] != nil
        || superclasses(of: object.type).contains { nativeSuperclass[$0] != nil } ? nil : 0
    case (.structure(let structure), .value):
      guard let own = structure.type else { return 0 }
      return program.types[own] != nil || program.types[name] != nil ? nil : 0
    case (.structure(let structure), _): return structure.type == nil ? 0 : nil
    default: return nil
    }
  }

  /// Returns whether the members of a generic structure fit the arguments of its type, as for `Box<UIView>`.
  private func fitsArguments(
    _ structure: Structure, of type: TypeName, _ name: String, _ function: FunctionCode
  ) -> Bool {
    guard let code = program.types[name] else { return true }
    return zip(code.generics, type.arguments).allSatisfy { generic, argument in
      code.variables.allSatisfy { variable in
        guard variable.type?.name == generic.name, let value = structure.fields[variable.name] else {
          return true
        }
        return fit(value, argument, function) != nil
      }
    }
  }

  /// Returns how well a value fits its own type, a superclass of it, or a type that the value is converted to.
  private func exactFit(_ value: Value, _ name: String) -> Int? {
    switch (value, name) {
    case (.number(_, let isInteger), "Int"), (.number(_, let isInteger), "UInt"): return isInteger ? 3 : nil
    case (.number(_, let isInteger), "CGFloat"), (.number(_, let isInteger), "Double"),
      (.number(_, let isInteger), "Float"):
      return isInteger ? 2 : 3
    case (.string, "String"), (.bool, "Bool"), (.array, "[]"), (.dictionary, "[:]"), (.function, "->"),
      (.tuple, "()"):
      return 3
    case (.keyPath, "->"): return 2
    case (.keyPath, _): return kind(of: name) == .keyPath ? 4 : nil
    case (.object(let object), _):
      return superclasses(of: object.type).firstIndex(of: name).map { max(1, 4 - $0) }
    case (.anchor, _):
      let types = lookupTypes(of: value)
      return types.firstIndex(of: name).map { [4, 2, 1][$0] }
    case (.guide, _): return name.hasSuffix("LayoutGuide") ? 4 : name == "NSObject" ? 1 : nil
    case (.structure(let structure), _): return structure.type == name ? 4 : nil
    default: return nil
    }
  }

  /// Returns how well a case of an enumeration, or another member that may be written without its type, fits a type.
  private func fit(_ symbol: Enumeration, _ type: TypeName, _ name: String) -> Int? {
    let kind = kind(of: name)
    if let own = symbol.type {
      if own == name { return 4 }
      if program.types[name]?.kind == .protocolType { return conforms(own, to: name) ? 2 : 1 }
      return kind == nil && !Self.isSystemType(name) ? 0 : nil
    }
    switch kind {
    case nil, .object: return 0
    case .function, .tuple, .keyPath: return nil
    case .number where ["zero", "pi", "infinity", "greatestFiniteMagnitude"].contains(symbol.name): return 1
    default: break
    }
    if symbol.name == "init" { return program.types[name]?.kind == .enumeration ? 0 : 1 }
    if staticMember(symbol.name, of: type) != nil || enumCase(symbol.name, of: name) != nil {
      return program.types[name] == nil ? 2 : 4
    }
    return kind == .value && program.types[name] == nil ? 0 : nil
  }

  enum Kind { case number, text, truth, list, dictionary, tuple, function, keyPath, object, value }

  /// Returns the kind of the values of a type, or `nil` if they may be of any kind, as for a protocol.
  func kind(of name: String) -> Kind? {
    switch name {
    case "Int", "UInt", "CGFloat", "Double", "Float", "TimeInterval", "Int8", "Int16", "Int32", "Int64",
      "UInt8",
      "UInt16", "UInt32", "UInt64":
      return .number
    case "String", "Substring", "Character", "NSString": return .text
    case "Bool": return .truth
    case "[]", "Array", "ArraySlice", "ContiguousArray", "Set", "NSArray", "NSSet": return .list
    case "[:]", "Dictionary", "NSDictionary": return .dictionary
    case "()": return .tuple
    case "->": return .function
    case "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath":
      return .keyPath
    case "CGVector", "CGAffineTransform": return .value
    default: break
    }
    guard let code = program.types[name] else {
      if nativeSuperclass[name] != nil || isNativeView(name) { return .object }
      return isNumbers(name) || name == "UIOffset" ? .value : nil
    }
    switch code.kind {
    case .type, .actor: return .object
    case .structure, .enumeration:
      return code.inherited.contains { $0.name.hasPrefix("ExpressibleBy") } ? nil : .value
    case .protocolType, .extended: return nil
    }
  }
}
