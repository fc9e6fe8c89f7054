import LayoutModel

extension Evaluator {
  func superclasses(of type: String) -> [String] {
    if let known = superclassCache[type] { return known }
    var chain: [String] = []
    var next: String? = type
    while let current = next, !chain.contains(current), chain.count < Self.superclassLimit {
      chain.append(current)
      if let code = program.types[current] ?? loadType(current) {
        next = nil
        for inherited in code.inherited {
          let name = program.type(inherited.name, in: current) ?? inherited.name
          if program.types[name].map({ $0.kind == .type }) ?? (nativeSuperclass[name] != nil) {
            next = name
            break
          }
          // The superclass may be a library's class, which is not in the sources.
          if program.types[name] == nil, next == nil, inherited.name == code.inherited.first?.name,
            code.kind == .type,
            Self.guessedSuperclass(of: name) != nil
          {
            next = name
          }
        }
      } else if let native = nativeSuperclass[current] {
        next = native.isEmpty ? nil : native
      } else {
        next = Self.guessedSuperclass(of: current)
      }
    }
    superclassCache[type] = chain
    return chain
  }

  /// Returns the full name of a type in the scope of the running code, such as `Layout.Margins` for `Margins`.
  func whole(_ type: TypeName) -> String {
    if type.name == "Self", case .type(let name) = dynamicType() { return name }
    let name = frame.generics[type.name]?.name ?? type.name
    return program.type(name, in: frame.owner, file: frame.file) ?? name
  }

  private func loadType(_ name: String) -> TypeCode? {
    program.type(name, in: nil).flatMap { program.types[$0] }
  }

  /// Returns the UIKit superclass guessed from the name of a library's class, such as `UILabel` for `BadgeLabel`.
  static func guessedSuperclass(of name: String) -> String? {
    if name.hasSuffix("ViewController") || name.hasSuffix("Controller") { return "UIViewController" }
    for (ending, type) in [
      ("CollectionViewCell", "UICollectionViewCell"), ("TableViewCell", "UITableViewCell"),
      ("ImageView", "UIImageView"),
      ("Label", "UILabel"), ("Button", "UIButton"), ("TextField", "UITextField"), ("TextView", "UITextView"),
      ("View", "UIView"), ("Control", "UIControl"),
    ] where name.hasSuffix(ending) && name != ending { return type }
    return nil
  }

  func protocols(of type: String) -> [String] {
    if let known = protocolCache[type] { return known }
    protocolCache[type] = []
    var found: [String] = []
    for code in program.allDeclarations(of: type) {
      for inherited in code.inherited {
        let name = program.type(inherited.name, in: type) ?? inherited.name
        guard program.types[name]?.kind == .protocolType, !found.contains(name) else { continue }
        found.append(name)
        found += protocols(of: name).filter { !found.contains($0) }
      }
    }
    protocolCache[type] = found
    return found
  }

  func conforms(_ type: String, to name: String) -> Bool {
    superclasses(of: type).contains { protocols(of: $0).contains(name) }
  }

  /// The types in which a value's members are looked up, in order of precedence.
  func lookupTypes(of value: Value) -> [String] {
    switch value {
    case .object(let object): lookupTypes(of: object.type)
    case .structure(let structure): structure.type.map(lookupTypes) ?? []
    case .enumeration(let value): value.type.map(lookupTypes) ?? []
    case .type(let name): lookupTypes(of: name)
    case .number(_, let isInteger):
      isInteger
        ? ["Int", "CGFloat", "Double", "Float", "BinaryInteger"]
        : ["CGFloat", "Double", "Float", "Int", "FloatingPoint", "BinaryFloatingPoint"]
    case .string: ["String", "StringProtocol"]
    case .bool: ["Bool"]
    case .array:
      [
        "Array", "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
        "MutableCollection", "Set",
      ]
    case .dictionary: ["Dictionary", "Collection"]
    case .anchor(let anchor):
      [
        anchor.attribute.isSize
          ? "NSLayoutDimension"
          : anchor.attribute.axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor",
        "NSLayoutAnchor", "NSObject",
      ]
    case .guide: [isMac ? "NSLayoutGuide" : "UILayoutGuide", "NSObject"]
    case .snap: ["ConstraintViewDSL", "ConstraintItem"]
    case .snapMaker: ["ConstraintMaker", "ConstraintMakerExtendable"]
    case .snapConstraint:
      [
        "ConstraintMakerExtendable", "ConstraintMakerRelatable", "ConstraintMakerEditable",
        "ConstraintMakerPrioritizable", "ConstraintMakerPriortizable", "ConstraintMakerFinalizable",
        "Constraint",
      ]
    default: []
    }
  }

  func lookupTypes(of type: String) -> [String] {
    if let known = lookupCache[type] { return known }
    var found: [String] = []
    for current in superclasses(of: type) {
      found.append(current)
      found += protocols(of: current).filter { !found.contains($0) }
    }
    lookupCache[type] = found
    return found
  }

  /// Returns the functions with this name that the running code can call, grouped by type in the order of `types`: a
  /// class before its superclass, and a type before its protocols. Private functions of the type that contains the
  /// running code come first.
  func methodLevels(_ name: String, in types: [String], isStatic: Bool) -> [[FunctionCode]] {
    guard program.isMemberDeclared(name) else { return [] }
    var levels: [[FunctionCode]] = []
    for type in types {
      let found = program.declarations(of: type, with: name).flatMap(\.functions).filter {
        $0.name == name && $0.isStatic == isStatic && $0.body != nil
          && (!$0.isPrivate || frame.file < 0 || $0.place.file == frame.file)
      }
      // A private function cannot be overridden: the code of its type calls it even for an object of a subclass.
      let isOwn = type == frame.owner && !levels.isEmpty
      if isOwn, case let own = found.filter(\.isPrivate), !own.isEmpty { return [own] + levels }
      if !found.isEmpty { levels.append(found) }
    }
    return levels
  }

  /// Returns the key in `object.fields` of the property that the running code calls `name`. The key is `name` itself,
  /// unless the type that contains the code declares the property as private and a subclass declares another one with
  /// the same name.
  func fieldName(of name: String, in object: Object) -> String {
    guard let owner = frame.owner, owner != object.type else { return name }
    let key = "\(name)#\(owner)"
    return shadowedNames(of: object.type).contains(key) ? key : name
  }

  /// Returns the types in which to look up the property that is stored at `key`, the result of `fieldName(of:in:)`.
  func types(ofField key: String, named name: String, in object: Object) -> [String] {
    lookupTypes(of: key == name ? object.type : frame.owner ?? object.type)
  }

  private func shadowedNames(of type: String) -> Set<String> {
    if let known = shadowedNamesCache[type] { return known }
    var (declared, shadowed): (Set<String>, Set<String>) = ([], [])
    for current in superclasses(of: type) {
      let variables = program.types[current]?.variables.filter { !$0.isStatic } ?? []
      for variable in variables where variable.isPrivate && declared.contains(variable.name) {
        shadowed.insert("\(variable.name)#\(current)")
      }
      declared.formUnion(variables.map(\.name))
    }
    shadowedNamesCache[type] = shadowed
    return shadowed
  }

  func methods(_ name: String, of type: String, isStatic: Bool = false) -> [FunctionCode] {
    methodLevels(name, in: lookupTypes(of: type), isStatic: isStatic).first ?? []
  }

  func property(_ name: String, in types: [String], isStatic: Bool) -> VariableCode? {
    guard program.isMemberDeclared(name) else { return nil }
    var abstract: VariableCode?
    for type in types {
      for code in program.declarations(of: type, with: name) {
        for variable in code.variables where variable.name == name && variable.isStatic == isStatic {
          if code.kind != .protocolType { return variable }
          abstract = abstract ?? variable
        }
      }
    }
    return nil
  }

  func isNativeView(_ name: String) -> Bool {
    superclasses(of: name).contains { $0 == "UIView" || $0 == "NSView" }
  }
}
