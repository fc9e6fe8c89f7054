import LayoutModel

extension Evaluator {
  func makeConstraint(_ first: Anchor, _ relation: Relation, _ second: Anchor?, at place: Place)
    -> ConstraintObject
  {
    let constraint = ConstraintObject(
      first, relation, second, number: objects.count, place: place, call: call)
    constraint.isAssumed = isDoubtful
    objects.append(constraint)
    constraints.append(constraint)
    return constraint
  }

  func callAnchor(_ name: String, _ anchor: Anchor, _ arguments: [CallArgument], _ expression: Expression?)
    -> Value?
  {
    guard name == "constraint", let label = arguments.first?.label else {
      return name == "anchorWithOffset" ? .unknown("'anchorWithOffset' is not supported") : nil
    }
    guard let relation = Relation(callName: label) else { return nil }
    let place = expression?.place ?? call
    let target = arguments[0].value
    if let label = arguments.dropFirst().map({ $0.label ?? "_" }).first(where: {
      !["multiplier", "constant"].contains($0)
    }) {
      return notKnown(place, "'constraint(\(arguments[0].label!):\(label):)' is not declared in the sources")
    }
    func number(_ name: String) -> Value? { arguments.first { $0.label == name }.map { length($0.value) } }
    if let doubt = arguments.first(where: { $0.value.isUnknown })?.value.unknown {
      fail(place, doubt.reason)
      return .unknown(doubt)
    }
    if label.hasSuffix("Constant") {
      guard let constant = length(target).number else {
        return notKnown(place, "its constant is not known")
      }
      let constraint = makeConstraint(anchor, relation, nil, at: place)
      constraint.constant = constant
      return .object(constraint)
    }
    guard case .anchor(let second) = target else { return notKnown(place, "its second item is not known") }
    let constraint = makeConstraint(anchor, relation, second, at: place)
    if label.contains("SystemSpacing") {
      constraint.constant = 8 * (number("multiplier")?.number ?? 1)
      constraint.usesStandardSpace = true
      return .object(constraint)
    }
    if let value = number("multiplier") {
      guard let multiplier = value.number else { return notKnown(place, "its multiplier is not known") }
      constraint.multiplier = multiplier
    }
    if let value = number("constant") {
      guard let constant = value.number else { return notKnown(place, "its constant is not known") }
      constraint.constant = constant
    }
    return .object(constraint)
  }

  /// Converts a value, such as the static member `.margin`, to a `CGFloat`.
  func length(_ value: Value) -> Value { coerce(value, to: TypeName("CGFloat")) }

  func notKnown(_ place: Place, _ reason: String) -> Value {
    fail(place, reason)
    return .unknown(reason)
  }

  func callConstraint(_ name: String, _ constraint: ConstraintObject, _ arguments: [CallArgument]) -> Value? {
    switch name {
    case "activate": setActive(.object(constraint), true)
    case "deactivate": setActive(.object(constraint), false)
    case "animator": return .object(constraint)
    default: return nil
    }
    return .void
  }

  func callNativeStatic(
    _ name: String, of type: String, _ arguments: [CallArgument], _ expression: Expression
  ) -> Value? {
    switch (type, name) {
    case ("NSLayoutConstraint", "activate"):
      setActive(arguments.first?.value, true)
      return .void
    case ("NSLayoutConstraint", "deactivate"):
      setActive(arguments.first?.value, false)
      return .void
    case ("NSLayoutConstraint", "constraints"): return visualFormat(arguments, at: expression.place)
    case ("Optional", "some"): return arguments.first?.value
    case (_, "performWithoutAnimation"), (_, "animate"), (_, "transition"), (_, "runAnimationGroup"):
      for argument in arguments {
        guard case .function(let closure) = argument.value else { continue }
        if ["animations", "changes", nil].contains(argument.label) || name == "performWithoutAnimation" {
          let context = CallArgument(label: nil, value: .unknown("it depends on the animation's context"))
          _ = invoke(closure, name == "runAnimationGroup" ? [context] : [])
        } else {
          skipClosure(argument, name)
        }
      }
      return .void
    case ("NSFont", "systemFontSize"):
      return .double(["mini": 9, "small": 11][arguments.first?.value.caseName ?? ""] ?? 13)
    case ("UIFont", _), ("NSFont", _):
      return .enumeration(
        Enumeration(type: type, name: name, values: arguments.map { ($0.label, $0.value) }))
    case ("UIView", "userInterfaceLayoutDirection"):
      assume("layoutDirection", ".leftToRight")
      return .symbol("leftToRight")
    case ("UIButton.Configuration", _):
      return .structure(Structure(type: type, fields: ["style": .symbol(name)]))
    case ("UIButton", "systemButton"):
      let button = makeObject(type, at: expression.place)
      button.fields["buttonType"] = .symbol("system")
      if let image = arguments.first?.value { button.fields["setImage"] = image }
      return .object(button)
    case ("NSTextField", "labelWithString"), ("NSTextField", "labelWithAttributedString"):
      return .object(makeObject(type, at: expression.place))
    default: return nil
    }
  }

  // MARK: Making

  func constructNative(_ type: String, _ arguments: [CallArgument], at place: Place) -> Value {
    let first = arguments.first?.value
    func structure(_ names: [String]) -> Value {
      var structure = Structure.zero(type)
      for (index, argument) in arguments.enumerated() {
        structure.fields[argument.label ?? (names.indices.contains(index) ? names[index] : "")] =
          argument.value.asDouble
      }
      return .structure(structure)
    }
    switch type {
    case "CGFloat", "Double", "Float", "NSNumber", "TimeInterval", "Float32", "Float64":
      guard let first else { return .double(0) }
      if let number = first.number { return .double(number) }
      if case .enumeration(let symbol) = first, let number = Priority.named(symbol.name) {
        return .double(number)
      }
      return first.isUnknown ? first : .unknown("it uses a number whose value is not known")
    case "Int", "UInt", "Int32", "Int64":
      return first?.number.map {
        $0.magnitude < 1e15
          ? .number($0.rounded(.towardZero), isInteger: true)
          : .largeInteger
      } ?? first ?? .int(0)
    case "String", "Character", "Substring":
      if arguments.first?.label == "repeating", let text = first?.string {
        guard let count = arguments.last?.value.integer else { return arguments[arguments.count - 1].value }
        guard count >= 0, count <= Self.lengthLimit, count * text.utf8.count <= Self.lengthLimit else {
          return .unknown("the string is too long")
        }
        return .string(String(repeating: text, count: count))
      }
      // A list of characters is joined.
      if let characters = first?.array, !characters.isEmpty, characters.allSatisfy({ $0.string != nil }) {
        return .string(characters.compactMap(\.string).joined())
      }
      if arguments.first?.label == "format", let format = first?.string {
        return formattedText(format, arguments.dropFirst().map(\.value)).map { .string($0) }
          ?? .unknown("the result of 'String(format:)' is not known")
      }
      return first?.string.map { .string($0) }
        ?? (first == nil
          ? .string("") : first!.isUnknown ? first! : .unknown("it uses a string whose value is not known"))
    case "Bool": return first ?? .bool(false)
    case "[]", "Array", "Set", "ContiguousArray", "AnyCollection":
      guard let first else { return .array([]) }
      if arguments[0].label == "repeating", let count = arguments.last?.value.integer {
        return .array(Array(repeating: first, count: min(10_000, max(0, count))))
      }
      return elements(of: first).map { type == "Set" ? withoutDuplicates($0) : .array($0) } ?? first
    case "[:]", "Dictionary": return dictionary(arguments)
    case "CGSize", "NSSize": return structure(["width", "height"])
    case "CGPoint", "NSPoint": return structure(["x", "y"])
    case "NSRange":
      if let range = first.flatMap(elements) {
        return .structure(
          Structure(
            type: "NSRange", fields: ["location": range.first ?? .int(0), "length": .int(range.count)]))
      }
      return structure(["location", "length"])
    case "CGRect", "NSRect":
      if case .structure(let origin)? = arguments.first(where: { $0.label == "origin" })?.value,
        case .structure(let size)? = arguments.first(where: { $0.label == "size" })?.value
      {
        return .structure(Structure(type: "CGRect", fields: origin.fields.merging(size.fields) { $1 }))
      }
      return structure(["x", "y", "width", "height"])
    case "UIEdgeInsets", "NSEdgeInsets", "ConstraintInsets":
      return structure(["top", "left", "bottom", "right"])
    case "NSDirectionalEdgeInsets": return structure(["top", "leading", "bottom", "trailing"])
    case "UIOffset": return structure(["horizontal", "vertical"])
    case "UILayoutPriority", "NSLayoutConstraint.Priority", "ConstraintPriority":
      guard let first else { return .unknown("its priority is created without a number") }
      return priority(first).map { .structure(Structure(type: type, fields: ["rawValue": .double($0)])) }
        ?? first
    case "UIRectEdge", "NSDirectionalRectEdge":
      return first.map { $0.number == nil ? coerce($0, to: TypeName(type)) : structure([]) }
        ?? .structure(.zero(type))
    case "NSLayoutConstraint":
      if arguments.isEmpty {
        // `NSLayoutConstraint()` has no effect on the layout, so treat the constraint like any other object.
        let object = makeObject("NSObject", at: place)
        return .object(object)
      }
      return constraint(arguments, at: place)
    default: break
    }
    let object = makeObject(type, at: frame.isOwn ? place : call)
    initializeNative(object, type, arguments)
    return .object(object)
  }

  func initializeNative(_ object: Object, _ type: String, _ arguments: [CallArgument]) {
    for argument in arguments {
      guard let label = argument.label else { continue }
      if isGrid(object), initializeGrid(object, label, argument.value) { continue }
      switch label {
      case "arrangedSubviews", "views":
        let views = coerce(argument.value, to: TypeName("[]", [TypeName(isMac ? "NSView" : "UIView")]))
        for case .object(let child) in views.array ?? [] where isView(child) {
          object.arranged.append(child)
          addSubview(child, to: object, at: nil)
          child.fields["translatesAutoresizingMaskIntoConstraints"] = .bool(false)
        }
        if let unknown = ([views] + (views.array ?? [])).lazy.compactMap(\.unknown).first {
          hasUnknownSubviews = true
          leaveOut(current, unknown.reason)
        }
      case "title", "titleWithString": object.fields["setTitle"] = argument.value
      case "checkboxWithTitle", "radioButtonWithTitle":
        object.fields["setTitle"] = argument.value
        object.fields["buttonStyle"] = .string(label == "checkboxWithTitle" ? "check" : "radio")
      case "sidebarWithViewController", "contentListWithViewController", "inspectorWithViewController":
        object.fields["viewController"] = argument.value
      case "string": object.fields["text"] = argument.value
      case "attributedString" where type.hasSuffix("AttributedString"):
        object.fields["text"] = plainText(of: argument.value)
        object.fields["attributes"] = argument.value.object?.fields["attributes"]
      case "labelWithAttributedString":
        object.fields["isLabel"] = .bool(true)
        setAttributed("attributedStringValue", of: object, to: argument.value)
      case "labelWithString", "wrappingLabelWithString":
        object.fields["text"] = argument.value
        object.fields["isLabel"] = .bool(true)
        if label == "wrappingLabelWithString" {
          object.fields["numberOfLines"] = .int(0)
          // AppKit lets a wrapping label become narrower than its text, so its horizontal compression resistance is
          // low.
          object.fields["setContentCompressionResistancePriority horizontal"] = .double(Priority.low)
        }
      case "type" where superclasses(of: type).contains("UIButton"):
        object.fields["buttonType"] = argument.value
      case "primaryAction" where superclasses(of: type).contains("UIButton"):
        object.fields["buttonType"] = .symbol("system")
      case "frame": if case .structure = argument.value { object.fields["frame"] = argument.value }
      case "style": object.fields["style"] = argument.value
      case "coder", "reuseIdentifier", "type", "nibName", "bundle", "target", "action",
        "primaryAction":
        break
      default:
        if case .function = argument.value {
          skipClosure(argument, type)
        } else {
          setNative(label, of: object, to: argument.value)
        }
      }
    }
  }

  private func constraint(_ arguments: [CallArgument], at place: Place) -> Value {
    func value(_ label: String, _ index: Int = 0) -> Value? {
      let found = arguments.filter { $0.label == label }
      return found.indices.contains(index) ? found[index].value : nil
    }
    if let doubt = arguments.first(where: { $0.value.isUnknown })?.value.unknown {
      return notKnown(place, doubt.reason)
    }
    let labels = ["item", "attribute", "relatedBy", "toItem", "multiplier", "constant"]
    if let label = arguments.map({ $0.label ?? "_" }).first(where: { !labels.contains($0) }) {
      return notKnown(place, "the declaration of 'NSLayoutConstraint(\(label):)' is not in the sources")
    }
    guard let relation = value("relatedBy")?.caseName.flatMap(Relation.init(caseName:)) else {
      return notKnown(place, "its relation is not known")
    }
    guard let firstItem = value("item"), let first = anchor(of: firstItem, value("attribute")) else {
      return notKnown(place, "its first item is not known")
    }
    var second: Anchor?
    if let item = value("toItem"), !item.isNull, value("attribute", 1)?.caseName != "notAnAttribute" {
      second = anchor(of: item, value("attribute", 1))
      if second == nil { return notKnown(place, "its second item is not known") }
    }
    guard let multiplier = value("multiplier").map({ length($0).number }) ?? 1,
      let constant = value("constant").map({ length($0).number }) ?? 0
    else { return notKnown(place, "its multiplier or constant is not known") }
    let made = makeConstraint(first, relation, second, at: place)
    (made.multiplier, made.constant) = (multiplier, constant)
    return .object(made)
  }

  func anchor(of item: Value, _ attribute: Value?) -> Anchor? {
    guard let attribute = attribute?.caseName.flatMap(Attribute.init(caseName:)) else { return nil }
    switch item {
    case .object(let object): return Anchor(object: object, guide: nil, attribute: attribute)
    case .guide(let object, let guide): return Anchor(object: object, guide: guide, attribute: attribute)
    default: return nil
    }
  }

  /// Activates or deactivates constraints. `view` is the view to which the code adds them, if it names one.
  func setActive(_ value: Value?, _ isActive: Bool, on view: Object? = nil) {
    switch value {
    case .array(let values): for value in values { setActive(value, isActive, on: view) }
    case .dictionary(let pairs): for pair in pairs { setActive(pair.value, isActive, on: view) }
    case .object(let object):
      guard let constraint = object as? ConstraintObject else { return }
      if isDoubtful { constraint.isAssumed = true }
      if isActive, !constraint.isActive {
        activations += 1
        constraint.order = activations
        constraint.detachedView = detachedView(of: constraint)
      }
      if isActive != constraint.isActive || view != nil { constraint.addedTo = view }
      constraint.isActive = isActive
      if isActive { constraint.wasActive = true }
    case .snapConstraint(let group):
      for constraint in group.constraints { setActive(.object(constraint), isActive, on: view) }
    case .unknown(let unknown)?:
      leaveOut(current, unknown.reason)
      if isActive { hasUnknownActivations = unknown.reason }
    case .null?: break
    default:
      if isActive {
        hasUnknownActivations =
          hasUnknownActivations ?? "it is not known whether the code activates this constraint"
      }
    }
  }
}
