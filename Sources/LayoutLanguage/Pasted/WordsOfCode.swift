/// The first words of Swift statements, and some SwiftUI and UIKit types.
let wordsOfCode = WordTable<WordOfCode>()

enum WordOfCode: String, CaseIterable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case NSLayoutConstraint, HStack, VStack, LazyHStack, LazyVStack, ZStack, ScrollView
  case `import`, override, `func`, `class`, `struct`, `extension`, `private`, `public`, `fileprivate`,
    `internal`
  case final, lazy, weak, required, convenience, `init`
}

/// Indicates for each byte whether a `WordOfCode`, `let`, `var` or a UIKit class name can begin with it.
let wordStarts: [Bool] = {
  let starts = WordOfCode.allCases.compactMap(\.rawValue.utf8.first) + "lvU".utf8
  return (0...255).map(starts.contains)
}()

/// The names of methods whose calls, such as `a.addSubview(b)`, identify a line as program code.
let calls: Set<String> = [
  "constraint", "makeConstraints", "remakeConstraints", "updateConstraints", "snp_makeConstraints",
  "snp_remakeConstraints", "snp_updateConstraints", "equalTo", "equalToSuperview", "lessThanOrEqualTo",
  "lessThanOrEqualToSuperview", "greaterThanOrEqualTo", "greaterThanOrEqualToSuperview", "mas_equalTo",
  "addArrangedSubview", "addArrangedSubviews", "insertArrangedSubview", "setCustomSpacing", "addSubview",
  "addSubviews", "addConstraint", "addConstraints", "setTitle", "setContentHuggingPriority",
  "setContentCompressionResistancePriority", "viewDidLoad",
]

/// Properties that identify a line as program code if it assigns them after a dot, as in `stack.spacing = 8`. The
/// layout language does not allow such assignments to these properties.
let propertiesOfCode: Set<String> = [
  "axis", "spacing", "alignment", "distribution", "isLayoutMarginsRelativeArrangement", "layoutMargins",
  "layoutMarginsRelativeArrangement", "directionalLayoutMargins", "translatesAutoresizingMaskIntoConstraints",
  "isActive", "active", "priority", "identifier",
]

/// The beginnings of Objective-C method names that occur only in code, not in layout files.
let selectors = [
  "constraintEqual", "constraintLess", "constraintGreater", "constraintWith", "constraintsWith",
  "activateConstraints", "mas_", "addSubview", "addArrangedSubview", "addConstraint", "setCustomSpacing",
]
