// What pasted code is known by: words that stand so in no statement of this language.

/// Words that statements of Swift begin with, and its types.
let wordsOfCode = WordTable<WordOfCode>()

enum WordOfCode: String, CaseIterable {
  case layoutConstraint = "NSLayoutConstraint"
  case hStack = "HStack"
  case vStack = "VStack"
  case lazyHStack = "LazyHStack"
  case lazyVStack = "LazyVStack"
  case zStack = "ZStack"
  case scrollView = "ScrollView"
  case `import`, `override`, `func`, `class`, `struct`, `extension`, `private`, `public`, `fileprivate`
  case final, lazy, weak
}

/// Members that code calls.
let calls: Set<String> = [
  "constraint", "makeConstraints", "remakeConstraints", "updateConstraints", "snp_makeConstraints",
  "snp_remakeConstraints", "snp_updateConstraints", "equalTo", "equalToSuperview", "lessThanOrEqualTo",
  "lessThanOrEqualToSuperview", "greaterThanOrEqualTo", "greaterThanOrEqualToSuperview", "mas_equalTo",
  "addArrangedSubview", "addArrangedSubviews", "insertArrangedSubview", "setCustomSpacing", "addSubview",
  "addSubviews", "addConstraint", "addConstraints", "setTitle", "setContentHuggingPriority",
  "setContentCompressionResistancePriority", "viewDidLoad",
]

/// Members that code sets.
let propertiesOfCode: Set<String> = [
  "axis", "spacing", "alignment", "distribution", "isLayoutMarginsRelativeArrangement", "layoutMargins",
  "layoutMarginsRelativeArrangement", "directionalLayoutMargins", "translatesAutoresizingMaskIntoConstraints",
  "isActive", "active", "priority", "identifier",
]

/// How messages of Objective-C begin.
let selectors = [
  "constraintEqual", "constraintLess", "constraintGreater", "constraintWith", "constraintsWith",
  "activateConstraints", "mas_", "addSubview", "addArrangedSubview", "addConstraint", "setCustomSpacing",
]

/// What flexible boxes are set by.
let propertiesOfStyles: Set<String> = [
  "display", "flex-direction", "flex-flow", "flex-wrap", "justify-content", "align-items", "gap", "row-gap",
  "column-gap", "padding", "width", "height", "margin", "background", "background-color", "border-radius",
]
