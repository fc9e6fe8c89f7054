import LayoutModel

extension PastedReader {
  /// Reads an expression that is constraints; returns whether it is.
  mutating func readConstraints(_ expression: PastedExpression) throws(UnreadableCode) -> Bool {
    switch expression {
    case .array(let elements):
      return try readAll(elements)
    case .arithmetic(let left, "+", let right):
      return try readAll([left, right])
    case .name(let name):
      return namedConstraints[name] != nil
    default:
      break
    }
    if let call = expression.nameCall, call.name == "NSLayoutConstraint" {
      try readItemConstraint(call.arguments)
      return true
    }
    guard let call = expression.memberCall else { return false }
    switch call.name {
    case "activate", "addConstraints", "addConstraint":
      guard let constraints = call.arguments.first?.value else { return false }
      guard try readConstraints(constraints) else { throw UnreadableCode() }
      return true
    case "flatMap", "compactMap":
      return try call.base.map { base throws(UnreadableCode) in try readConstraints(base) } ?? false
    case "constraint":
      try readAnchors(call.base, call.arguments)
      return true
    case "constraints" where call.arguments.contains { $0.label == "withVisualFormat" }:
      try readVisualFormat(call.arguments)
      return true
    case "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints",
      "snp_makeConstraints", "snp_remakeConstraints", "snp_updateConstraints":
      guard case .closure(let body)? = call.arguments.last?.value, let base = call.base?.path else {
        return false
      }
      try readMaker(body, of: resolved(base))
      return true
    default:
      return try readModified(call, expression)
    }
  }

  /// `a.….constraint(…).withPriority(.defaultHigh)`, `make.top.equalTo(b).offset(8)`.
  private mutating func readModified(
    _ call: (base: PastedExpression?, name: String, arguments: [PastedArgument]),
    _ expression: PastedExpression
  ) throws(UnreadableCode) -> Bool {
    if try readMakerLine(expression) { return true }
    guard let base = call.base, ["withPriority", "priority", "with", "set", "activate"].contains(call.name)
    else { return false }
    let start = outputs.count
    guard try readConstraints(base) else { return false }
    if let argument = call.arguments.first { setPriority(argument.value, of: start..<outputs.count) }
    return true
  }

  mutating func setPriority(_ expression: PastedExpression, of range: Range<Int>) {
    guard let priority = priority(expression) else { return }
    for index in range {
      guard case .equation(var equation) = outputs[index] else { continue }
      equation.priority = priority
      outputs[index] = .equation(equation)
    }
  }

  private mutating func readAll(_ expressions: [PastedExpression]) throws(UnreadableCode) -> Bool {
    var count = 0
    for expression in expressions where try readConstraints(expression) { count += 1 }
    if count > 0, count < expressions.count { throw UnreadableCode() }
    return count > 0
  }

  // MARK: - Anchors

  /// `base.constraint(equalTo: …, multiplier: …, constant: …)`
  private mutating func readAnchors(
    _ base: PastedExpression?, _ arguments: [PastedArgument]
  ) throws(UnreadableCode) {
    guard let label = arguments.first?.label, let operand = arguments.first?.value,
      let first = try base.map({ base throws(UnreadableCode) in try anchor(base) })
    else { throw UnreadableCode() }
    var equation = PastedEquation(first: first, relation: try relation(label), second: nil)
    if label.hasSuffix("Constant") {
      equation.constant = try constant(operand)
    } else {
      equation.second = try anchor(operand)
      try readSystemSpacing(label, arguments["multiplier"], into: &equation)
    }
    if !label.contains("SystemSpacing"), let multiplier = arguments["multiplier"] {
      equation.factor = try factor(multiplier)
    }
    if let constant = arguments["constant"] { equation.constant = try self.constant(constant) }
    outputs.append(.equation(equation))
  }

  private func relation(_ label: String) throws(UnreadableCode) -> Relation {
    if label.hasPrefix("equalTo") { return .equal }
    if label.hasPrefix("lessThanOrEqualTo") { return .lessOrEqual }
    if label.hasPrefix("greaterThanOrEqualTo") { return .greaterOrEqual }
    throw UnreadableCode()
  }

  private func readSystemSpacing(
    _ label: String, _ multiplier: PastedExpression?, into equation: inout PastedEquation
  ) throws(UnreadableCode) {
    guard label.contains("SystemSpacing") else { return }
    let axis: Axis = label.hasSuffix("After") ? .horizontal : .vertical
    guard let times = multiplier.map(value) ?? 1 else { throw UnreadableCode() }
    equation.constant = PastedConstant(surroundings.spacing[axis] * times)
  }

  /// `self.a.topAnchor`, `view.safeAreaLayoutGuide.topAnchor`, `topAnchor`
  private mutating func anchor(_ expression: PastedExpression) throws(UnreadableCode) -> PastedItem {
    guard let written = expression.path else { throw UnreadableCode() }
    var path = resolved(written)
    guard let attribute = path.popLast().flatMap(attributeOfAnchor) else { throw UnreadableCode() }
    return item(path, attribute)
  }

  /// A path to a view or one of its guides.
  mutating func item(_ path: [String], _ attribute: String?) -> PastedItem {
    var path = path
    let last = path.last ?? ""
    if let side = sidesOfOldGuides[last] {
      return PastedItem(view: view(path.dropLast()), guide: "safeArea", attribute: side)
    }
    if last == "keyboardLayoutGuide" {
      return PastedItem(
        view: view(path.dropLast()), guide: "safeArea", attribute: attribute == "top" ? "bottom" : attribute)
    }
    let guide = guidesOfUIKit[last]
    if guide != nil { path.removeLast() }
    return PastedItem(view: view(path), guide: guide, attribute: attribute)
  }

  // MARK: - Items

  /// `NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: …, multiplier: …, …)`
  private mutating func readItemConstraint(_ arguments: [PastedArgument]) throws(UnreadableCode) {
    let attributes = arguments.filter { $0.label == "attribute" }.map(\.value)
    guard let item = arguments["item"]?.path, let relation = arguments["relatedBy"]?.lastName,
      let first = attributes.first.flatMap(attributeWord)
    else { throw UnreadableCode() }
    var equation = PastedEquation(
      first: self.item(resolved(item), first), relation: try self.relation(ofCase: relation), second: nil)
    if let other = arguments["toItem"]?.path, other != ["nil"], attributes.count > 1 {
      guard let second = attributeWord(attributes[1]) else { throw UnreadableCode() }
      equation.second = self.item(resolved(other), second)
      if let multiplier = arguments["multiplier"] { equation.factor = try factor(multiplier) }
    }
    if let constant = arguments["constant"] { equation.constant = try self.constant(constant) }
    outputs.append(.equation(equation))
  }

  private func relation(ofCase name: String) throws(UnreadableCode) -> Relation {
    if name.hasSuffix("reaterThanOrEqual") { return .greaterOrEqual }
    if name.hasSuffix("essThanOrEqual") { return .lessOrEqual }
    if name.hasSuffix("qual") { return .equal }
    throw UnreadableCode()
  }

  /// `top` for `.top` and `NSLayoutAttributeTop`.
  private func attributeWord(_ expression: PastedExpression) -> String? {
    guard var name = expression.lastName else { return nil }
    if name.hasPrefix("NSLayoutAttribute") {
      name = String(name.dropFirst("NSLayoutAttribute".count))
      name = name.prefix(1).lowercased() + name.dropFirst()
    }
    return attribute(named: name) == nil ? nil : name
  }
}

/// UIKit's layout guides, as they are called here.
let guidesOfUIKit = [
  "safeAreaLayoutGuide": "safeArea", "layoutMarginsGuide": "margins", "readableContentGuide": "margins",
  "contentLayoutGuide": "content", "frameLayoutGuide": "frame",
]

/// The guides of before iOS 11: their inner edges are the safe area's.
private let sidesOfOldGuides = ["topLayoutGuide": "top", "bottomLayoutGuide": "bottom"]
