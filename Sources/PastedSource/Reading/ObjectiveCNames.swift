internal import LayoutModel

/// Translates an Objective-C message into a Swift call: `[a constraintEqualToAnchor:b constant:8]` becomes
/// `a.constraint(equalTo: b, constant: 8)`.
func swiftCall(
  of receiver: PastedExpression, selector: [String], arguments: [PastedExpression]
) -> PastedExpression {
  var labels: [String?] = selector
  var name = selector[0]
  labels[0] = nil
  if name.hasPrefix("constraint"), case let label = name.dropFirst(10).lowercasedFirst,
    Relation(callName: label) != nil
  {
    (name, labels[0]) = ("constraint", label.hasSuffix("Anchor") ? String(label.dropLast(6)) : label)
  } else if let call = callsOfSelectors[name] {
    (name, labels[0]) = call
  } else if ["alloc", "init", "new"].contains(name) {
    // `[[UILabel alloc] init]` becomes `UILabel()`.
    if case .call(.name, _) = receiver { return receiver }
    return .call(receiver, [])
  }
  if labels.count > 1, labels[1] == "afterView" { labels[1] = "after" }
  let values = zip(labels, arguments).map { PastedArgument(label: $0, value: $1) }
  if name == "init", case .call(let type, _) = receiver { return .call(type, values) }
  if name == "NSLayoutConstraint" { return .call(.name(name), values) }
  return .call(.member(receiver, name), values)
}

extension StringProtocol {
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

private let callsOfSelectors: [String: (name: String, label: String?)] = [
  "activateConstraints": ("activate", nil),
  "constraintsWithVisualFormat": ("constraints", "withVisualFormat"),
  "constraintWithItem": ("NSLayoutConstraint", "item"),
  "initWithArrangedSubviews": ("init", "arrangedSubviews"),
  "systemFontOfSize": ("systemFont", "ofSize"), "boldSystemFontOfSize": ("boldSystemFont", "ofSize"),
]
