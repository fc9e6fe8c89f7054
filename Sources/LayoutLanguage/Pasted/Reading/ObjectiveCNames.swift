/// The Swift call that a message of Objective-C is: `a.constraint(equalTo: b, constant: 8)` for
/// `[a constraintEqualToAnchor:b constant:8]`.
func swiftCall(
  of receiver: PastedExpression, selector: [String], arguments: [PastedExpression]
) -> PastedExpression {
  guard let first = selector.first else { return receiver }
  var labels: [String?] = selector.map { $0 }
  let name: String
  if let relation = relationsOfSelectors[first] {
    (name, labels[0]) = ("constraint", relation)
  } else if let call = callsOfSelectors[first] {
    (name, labels[0]) = (call.name, call.label)
  } else if ["alloc", "init", "new"].contains(first) {
    // `[[UILabel alloc] init]` is `UILabel()`.
    if case .call(.name, _) = receiver { return receiver }
    return .call(receiver, [])
  } else {
    (name, labels[0]) = (first, nil)
  }
  if labels.count > 1, labels[1] == "afterView" { labels[1] = "after" }
  let values = zip(labels, arguments).map { PastedArgument(label: $0, value: $1) }
  if name == "init", case .call(let type, _) = receiver { return .call(type, values) }
  if name == "NSLayoutConstraint" { return .call(.name(name), values) }
  return .call(.member(receiver, name), values)
}

private let relationsOfSelectors = [
  "constraintEqualToAnchor": "equalTo", "constraintLessThanOrEqualToAnchor": "lessThanOrEqualTo",
  "constraintGreaterThanOrEqualToAnchor": "greaterThanOrEqualTo",
  "constraintEqualToConstant": "equalToConstant",
  "constraintLessThanOrEqualToConstant": "lessThanOrEqualToConstant",
  "constraintGreaterThanOrEqualToConstant": "greaterThanOrEqualToConstant",
  "constraintEqualToSystemSpacingAfterAnchor": "equalToSystemSpacingAfter",
  "constraintEqualToSystemSpacingBelowAnchor": "equalToSystemSpacingBelow",
  "constraintLessThanOrEqualToSystemSpacingAfterAnchor": "lessThanOrEqualToSystemSpacingAfter",
  "constraintLessThanOrEqualToSystemSpacingBelowAnchor": "lessThanOrEqualToSystemSpacingBelow",
  "constraintGreaterThanOrEqualToSystemSpacingAfterAnchor": "greaterThanOrEqualToSystemSpacingAfter",
  "constraintGreaterThanOrEqualToSystemSpacingBelowAnchor": "greaterThanOrEqualToSystemSpacingBelow",
]

private let callsOfSelectors: [String: (name: String, label: String?)] = [
  "activateConstraints": ("activate", nil),
  "constraintsWithVisualFormat": ("constraints", "withVisualFormat"),
  "constraintWithItem": ("NSLayoutConstraint", "item"),
  "initWithArrangedSubviews": ("init", "arrangedSubviews"),
  "mas_makeConstraints": ("makeConstraints", nil), "mas_remakeConstraints": ("makeConstraints", nil),
  "mas_updateConstraints": ("makeConstraints", nil), "systemFontOfSize": ("systemFont", "ofSize"),
  "boldSystemFontOfSize": ("boldSystemFont", "ofSize"),
]
