import LayoutModel

/// The value of `view.snp`, or of an expression with attributes, such as `view.snp.bottom`.
struct SnapItem {
  var object: Object
  var guide: LayoutGuide?
  var attributes: [Attribute] = []
}

/// The value of `make` in a SnapKit closure, with the constraints described so far.
final class SnapMaker {
  let item: SnapItem
  var descriptions: [SnapConstraint] = []

  init(_ item: SnapItem) { self.item = item }
}

/// The constraints that one SnapKit statement describes, such as `make.top.left.equalTo(other).offset(8)`.
final class SnapConstraint {
  let item: SnapItem
  var attributes: [Attribute]
  var relation: Relation?
  var target: Value = .void
  var multiplier = 1.0
  var constant: Value = .double(0)
  var isInset = false
  var priority = 1000.0
  var reason: String?
  var isAssumed = false
  var place: Place
  var call: Place
  var constraints: [ConstraintObject] = []

  init(_ item: SnapItem, _ attributes: [Attribute], place: Place, call: Place) {
    (self.item, self.attributes, self.place, self.call) = (item, attributes, place, call)
  }
}

extension Evaluator {
  /// Returns the attributes that a SnapKit name denotes, in SnapKit's order. For example, `edges` denotes four
  /// attributes.
  private func snapAttributes(_ name: String) -> [Attribute]? {
    let found = Attribute.attributes(ofMaker: name)
    return found.isEmpty ? nil : found
  }

  func snapMember(_ name: String, of item: SnapItem) -> Value? {
    guard let attributes = snapAttributes(name) else { return name == "target" ? .object(item.object) : nil }
    var item = item
    item.attributes += attributes
    return .snap(item)
  }

  /// The item for `view.snp_bottom`, the spelling of `view.snp.bottom` in early versions of SnapKit.
  func snapItem(_ name: String, _ value: Value) -> Value? {
    guard name.hasPrefix("snp_"), let attributes = snapAttributes(String(name.dropFirst(4))) else {
      return nil
    }
    switch value {
    case .object(let object): return .snap(SnapItem(object: object, guide: nil, attributes: attributes))
    case .guide(let object, let guide):
      return .snap(SnapItem(object: object, guide: guide, attributes: attributes))
    default: return nil
    }
  }

  func snapMakerMember(_ name: String, of maker: SnapMaker) -> Value? {
    guard let attributes = snapAttributes(name) else { return nil }
    let description = SnapConstraint(maker.item, attributes, place: call, call: call)
    maker.descriptions.append(description)
    return .snapConstraint(description)
  }

  func snapConstraintMember(_ name: String, of description: SnapConstraint) -> Value? {
    if name == "constraint" || name == "constraints" || name == "layoutConstraints" {
      return name == "layoutConstraints"
        ? .array(description.constraints.map { .object($0) }) : .snapConstraint(description)
    }
    if name == "isActive" { return .bool(description.constraints.contains(where: \.isActive)) }
    guard description.relation == nil, let attributes = snapAttributes(name) else { return nil }
    description.attributes += attributes
    return .snapConstraint(description)
  }

  func callSnap(_ name: String, _ item: SnapItem, _ arguments: [CallArgument], _ expression: Expression?)
    -> Value?
  {
    switch name {
    case "makeConstraints", "remakeConstraints", "prepareConstraints", "updateConstraints":
      guard case .function(let closure)? = arguments.last?.value else { return nil }
      item.object.hasSnap = true
      if name == "remakeConstraints" { removeSnap(item) }
      let maker = SnapMaker(item)
      snapDepth += 1
      _ = invoke(closure, [CallArgument(label: nil, value: .snapMaker(maker))])
      snapDepth -= 1
      for description in maker.descriptions where description.relation != nil {
        if name == "updateConstraints" {
          if !update(description) {
            fail(description.call, "there is no constraint for 'updateConstraints' to update")
          }
          continue
        }
        install(description, isActive: name != "prepareConstraints")
      }
      let made = maker.descriptions.filter { $0.relation != nil }
      return name == "prepareConstraints" ? .array(made.map { .snapConstraint($0) }) : .void
    case "removeConstraints":
      removeSnap(item)
      return .void
    case "setContentHuggingHorizontalPriority", "setContentCompressionResistanceHorizontalPriority":
      return .void
    default: return nil
    }
  }

  private func removeSnap(_ item: SnapItem) {
    for constraint in constraints
    where constraint.isSnap && constraint.first.object === item.object && constraint.first.guide == item.guide
    {
      constraint.isActive = false
      constraint.isRemade = true
    }
  }

  func callSnapConstraint(_ name: String, _ description: SnapConstraint, _ arguments: [CallArgument])
    -> Value?
  {
    let first = arguments.first?.value
    if description.relation == nil, let relation = Relation(callName: name),
      [relation.callName, relation.callName + "Superview"].contains(name)
    {
      description.relation = relation
      description.call = call
      if name.hasSuffix("Superview") {
        guard let superview = description.item.object.parent else {
          description.reason =
            description.item.object === root
            ? "it depends on the view's superview"
            : "'\(givenName(of: description.item.object))' has no superview yet"
          return .snapConstraint(description)
        }
        description.target = .object(superview)
      } else {
        description.target = first ?? .unknown("its second item is not known")
        if case .unknown(let unknown) = description.target { description.reason = unknown.reason }
      }
      return .snapConstraint(description)
    }
    switch name {
    case "offset", "inset":
      description.constant = first.map(length) ?? .double(0)
      description.isInset = name == "inset"
      if let doubt = first?.firstUnknown { description.reason = description.reason ?? doubt.reason }
    case "multipliedBy", "dividedBy":
      if let number = first?.number, number != 0 {
        description.multiplier = name == "dividedBy" ? 1 / number : number
      } else {
        description.reason =
          first?.number == 0
          ? "it calls '\(name)' with 0" : first?.unknown?.reason ?? "its multiplier is not known"
      }
    case "priority", "priorityRequired", "priorityHigh", "priorityMedium", "priorityLow":
      if name != "priority" {
        description.priority = ["priorityHigh": 750, "priorityMedium": 500, "priorityLow": 250][name] ?? 1000
      } else if let number = first.flatMap(priority) {
        description.priority = number
      } else {
        description.reason = first?.unknown?.reason ?? "its priority is not known"
      }
      for constraint in description.constraints { constraint.priority = description.priority }
    case "labeled": break
    case "activate", "deactivate", "install", "uninstall":
      setActive(.snapConstraint(description), name == "activate" || name == "install")
    case "update", "updateOffset", "updateInset", "updatePriority":
      let property = name == "update" ? arguments.first?.label : name.dropFirst("update".count).lowercased()
      guard let first, let property, ["offset", "inset", "priority"].contains(property) else { return nil }
      if property == "priority" {
        for constraint in description.constraints { setNative("priority", of: constraint, to: first) }
        break
      }
      description.constant = length(first)
      description.isInset = property == "inset"
      let unknown = first.firstUnknown ?? Unknown("its constant is not known")
      for constraint in description.constraints {
        let number =
          first.firstUnknown == nil ? constant(of: description, for: constraint.first.attribute) : nil
        setNative("constant", of: constraint, to: number.map { .double($0) } ?? .unknown(unknown))
      }
    default: return nil
    }
    return .snapConstraint(description)
  }

  /// Returns the constant of a constraint for one attribute, computed from the offset or inset as in SnapKit's
  /// `constraintConstantTargetValueFor`.
  private func constant(of description: SnapConstraint, for attribute: Attribute) -> Double? {
    guard case .structure(let structure) = description.constant, structure.fields["rawValue"] == nil else {
      guard let number = description.constant.number else { return nil }
      guard description.isInset else { return number }
      switch attribute {
      case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin, .lastBaseline:
        return -number
      case .width, .height: return -2 * number
      case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return 0
      default: return number
      }
    }
    if let width = structure["width"], let height = structure["height"] {
      return attribute == .width ? width : attribute == .height ? height : 0
    }
    if let x = structure["x"], let y = structure["y"] {
      return attribute.isSize ? 0 : attribute.axis == .horizontal ? x : y
    }
    let (top, bottom) = (structure["top"] ?? 0, structure["bottom"] ?? 0)
    let (left, right) = (
      structure["left"] ?? structure["leading"] ?? 0, structure["right"] ?? structure["trailing"] ?? 0
    )
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: return left
    case .right, .trailing, .rightMargin, .trailingMargin: return -right
    case .top, .topMargin, .firstBaseline: return top
    case .bottom, .bottomMargin, .lastBaseline: return -bottom
    case .width: return -(left + right)
    case .height: return -(top + bottom)
    case .centerX, .centerXWithinMargins: return (left - right) / 2
    case .centerY, .centerYWithinMargins: return (top - bottom) / 2
    }
  }

  private func install(_ description: SnapConstraint, isActive: Bool) {
    let saved = call
    defer { call = saved }
    call = description.call
    if let reason = description.reason {
      fail(description.call, reason)
      return
    }
    for attribute in description.attributes {
      var target: Anchor?
      var constant = constant(of: description, for: attribute)
      switch description.target {
      case .object(let object): target = Anchor(object: object, guide: nil, attribute: attribute)
      case .guide(let object, let guide): target = Anchor(object: object, guide: guide, attribute: attribute)
      case .snap(let item):
        var other = item.attributes.first ?? attribute
        if !item.attributes.isEmpty {
          if description.attributes == item.attributes {
            other = attribute
          } else if item.attributes == snapAttributes("margins")
            || item.attributes == snapAttributes("directionalMargins")
          {
            other = attribute.ofMargins ?? other
          } else if item.attributes == snapAttributes("edges")
            || item.attributes == snapAttributes("directionalEdges")
          {
            other = attribute.withoutMargin
          }
        }
        target = Anchor(object: item.object, guide: item.guide, attribute: other)
      case .number(let number, _): constant = number + (isZero(description.constant) ? 0 : constant ?? 0)
      case .structure(let structure):
        if structure["rawValue"] != nil {
          constant = structure["rawValue"]
        } else {
          let copy = SnapConstraint(description.item, [], place: description.place, call: description.call)
          copy.constant = description.target
          constant = self.constant(of: copy, for: attribute)
        }
      case .anchor(let anchor): target = anchor
      case .array(let values):
        for value in values {
          let copy = SnapConstraint(
            description.item, [attribute], place: description.place, call: description.call)
          (copy.relation, copy.target, copy.multiplier, copy.constant) = (
            description.relation, value, description.multiplier, description.constant
          )
          (copy.isInset, copy.priority) = (description.isInset, description.priority)
          install(copy, isActive: isActive)
          description.constraints += copy.constraints
        }
        continue
      default:
        fail(description.call, "its second item is not known")
        return
      }
      guard let constant else {
        fail(description.call, "its constant is not known")
        return
      }
      if target == nil, !attribute.isSize {
        // In `make.top.equalTo(8)`, the number is the distance from the superview's edge.
        guard let superview = description.item.object.parent else {
          fail(description.call, "'\(givenName(of: description.item.object))' has no superview yet")
          return
        }
        // For the center of a view, SnapKit uses the number as the distance from the superview's left or top edge.
        let edge: [Attribute: Attribute] = [.centerX: .left, .centerY: .top]
        target = Anchor(object: superview, guide: nil, attribute: edge[attribute] ?? attribute)
      }
      let made = makeConstraint(
        Anchor(object: description.item.object, guide: description.item.guide, attribute: attribute),
        description.relation!, target, at: description.place)
      (made.multiplier, made.constant, made.priority, made.isSnap) = (
        description.multiplier, constant, description.priority, true
      )
      if description.isAssumed { made.isAssumed = true }
      description.constraints.append(made)
      if isActive { setActive(.object(made), true) }
    }
  }

  private func isZero(_ value: Value) -> Bool { value.number == 0 }

  /// For each attribute of the description, updates the last active SnapKit constraint with the same first item,
  /// attribute and relation. Returns `false` if there is no such constraint for any of the attributes.
  private func update(_ description: SnapConstraint) -> Bool {
    var found = false
    for attribute in description.attributes {
      guard
        let old = constraints.last(where: { constraint in
          constraint.isSnap && constraint.isActive && constraint.first.object === description.item.object
            && constraint.first.attribute == attribute
            && constraint.relation == description.relation
        })
      else { continue }
      found = true
      if let reason = description.reason {
        old.reason = reason
        continue
      }
      let number: Double?
      if case .number(let value, _) = description.target {
        number = value
      } else {
        number = constant(of: description, for: attribute)
      }
      if let number { old.constant = number }
      old.priority = description.priority
    }
    return found
  }
}
