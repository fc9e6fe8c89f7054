import Diagnostics
import LayoutModel

struct InterfaceConstraint {
  struct Side {
    var target: SceneItems.Target
    var attribute: Attribute
  }

  var first: Side
  var second: Side?
  var relation: Relation
  var multiplier: Double
  var constant: Double
  var priority: Double
  var identifier: String?
  var usesStandardSpace: Bool
  var span: SourceSpan
}

func readConstraints(
  of scene: InterfaceScene, _ items: SceneItems, _ findings: inout Findings
) -> [InterfaceConstraint] {
  var read: [InterfaceConstraint] = []
  for (index, view) in scene.views.enumerated() {
    for element in view.constraints {
      var reader = ConstraintReader(owner: index, items: items, findings: findings)
      if let constraint = reader.read(element) { read.append(constraint) }
      findings = reader.findings
    }
  }
  return read.sorted { $0.span.start < $1.span.start }
}

private struct ConstraintReader {
  let owner: Int
  let items: SceneItems
  var findings: Findings

  mutating func read(_ element: XMLElement) -> InterfaceConstraint? {
    guard let first = side(element, "first"), var first else { return nil }
    let hasSecond = element["secondItem"] != nil || element["secondAttribute"] != nil
    guard let second = side(element, "second") else { return nil }
    if !hasSecond, !first.attribute.isSize {
      findings.add(.mismatchedAttributes(first.attribute.rawValue, "nothing"), at: element)
      return nil
    }
    if let second, !first.attribute.isComparable(to: second.attribute) {
      findings.add(.mismatchedAttributes(first.attribute.rawValue, second.attribute.rawValue), at: element)
      return nil
    }
    if let second, second.target == first.target, second.attribute == first.attribute { first = second }
    guard let multiplier = second == nil ? 1 : multiplier(element) else { return nil }
    let isSymbolic = element["symbolic"] == "YES"
    return InterfaceConstraint(
      first: first, second: second, relation: relation(element), multiplier: multiplier,
      constant: number(element, "constant", default: 0),
      priority: priority(element), identifier: element["identifier"] ?? element["userLabel"],
      usesStandardSpace: isSymbolic, span: element.span)
  }

  /// Returns a side of a constraint, `.some(nil)` if the constraint has no second side, or `nil` if the side cannot be
  /// read or its view is not installed.
  private mutating func side(_ element: XMLElement, _ which: String) -> InterfaceConstraint.Side?? {
    let name = element["\(which)Attribute"]
    let item = element["\(which)Item"]
    if which == "second", name == nil, item == nil { return .some(nil) }
    guard let name else {
      findings.add(.noAttribute("\(which)Attribute"), at: element)
      return nil
    }
    guard let attribute = Attribute(word: name) else {
      findings.add(.unknownAttribute(name), at: element)
      return nil
    }
    guard let item else {
      return InterfaceConstraint.Side(
        target: SceneItems.Target(view: owner, part: .view), attribute: attribute)
    }
    guard let target = items.targets[item] else {
      // If a view is not installed, its constraints are not installed, either.
      if items.uninstalled.contains(item) { return nil }
      findings.add(.unknownItem(item), at: element)
      return nil
    }
    return InterfaceConstraint.Side(target: target, attribute: attribute)
  }

  private mutating func number(_ element: XMLElement, _ attribute: String, default value: Double) -> Double {
    if element[attribute] == nil { return value }
    if let number = element.number(attribute) { return number }
    findings.add(.badNumber(attribute: attribute, taken: value), at: element)
    return value
  }

  private mutating func relation(_ element: XMLElement) -> Relation {
    guard let name = element["relation"] else { return .equal }
    if let relation = Relation(caseName: name) { return relation }
    findings.add(.unknownValue("relation", name, taken: "equal"), at: element)
    return .equal
  }

  private mutating func priority(_ element: XMLElement) -> Double {
    let number = number(element, "priority", default: 1000)
    let priority = min(1000, max(1, number))
    if priority != number { findings.add(.badPriority(number, taken: priority), at: element) }
    return priority
  }

  /// Returns a constraint's multiplier; `nil` for 0 and for a division by 0. A multiplier that is missing or otherwise
  /// invalid counts as 1.
  private mutating func multiplier(_ element: XMLElement) -> Double? {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map {
      Double($0.filter { !$0.isWhitespace })
    }
    let value: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2: parts[0].flatMap { numerator in parts[1].map { numerator / $0 } }
      default: nil
      }
    if let value, value.isFinite, value != 0, value.magnitude < XMLElement.numberLimit { return value }
    if parts.contains(0) {
      findings.add(.zeroMultiplier, at: element)
      return nil
    }
    findings.add(.badNumber(attribute: "multiplier", taken: 1), at: element)
    return 1
  }
}
