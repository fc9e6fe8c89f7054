/// The first words of Swift statements, and type names of SwiftUI and UIKit.
let wordsOfCode = WordTable<WordOfCode>()

enum WordOfCode: String, CaseIterable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case NSLayoutConstraint, HStack, VStack, LazyHStack, LazyVStack, ZStack, ScrollView
  case `import`, override, `func`, `class`, `struct`, `extension`, `private`, `public`, `fileprivate`,
    `internal`
  case final, lazy, weak, required, convenience, `init`
}

/// For each byte, `true` if it is the first byte of a `WordOfCode`, of `let` or `var`, or of the name of a UIKit class.
let wordStarts: [Bool] = {
  let starts = WordOfCode.allCases.compactMap(\.rawValue.utf8.first) + "lvU".utf8
  return (0...255).map(starts.contains)
}()

/// Methods whose calls show that a statement is code.
let calls: Set<String> = [
  "constraint", "makeConstraints", "remakeConstraints", "updateConstraints", "snp_makeConstraints",
  "snp_remakeConstraints", "snp_updateConstraints", "equalTo", "equalToSuperview", "lessThanOrEqualTo",
  "lessThanOrEqualToSuperview", "greaterThanOrEqualTo", "greaterThanOrEqualToSuperview", "mas_equalTo",
  "addArrangedSubview", "addArrangedSubviews", "insertArrangedSubview", "setCustomSpacing", "addSubview",
  "addSubviews", "addConstraint", "addConstraints", "setTitle", "setContentHuggingPriority",
  "setContentCompressionResistancePriority", "viewDidLoad",
]

/// Properties whose assignments show that a statement is code.
let propertiesOfCode: Set<String> = [
  "axis", "spacing", "alignment", "distribution", "isLayoutMarginsRelativeArrangement", "layoutMargins",
  "layoutMarginsRelativeArrangement", "directionalLayoutMargins", "translatesAutoresizingMaskIntoConstraints",
  "isActive", "active", "priority", "identifier",
]

/// The beginnings of Objective-C selectors that show that a statement is code.
let selectors = [
  "constraintEqual", "constraintLess", "constraintGreater", "constraintWith", "constraintsWith",
  "activateConstraints", "mas_", "addSubview", "addArrangedSubview", "addConstraint", "setCustomSpacing",
]
