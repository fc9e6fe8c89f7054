package enum PastedDialect: String {
  case uiKit = "UIKit code"
  case objectiveC = "Objective-C"
  case snapKit = "SnapKit code"
  case swiftUI = "SwiftUI code"
  case styles = "CSS"

  package init(of code: String) {
    func holds(_ words: String...) -> Bool { words.contains(where: code.contains) }
    if holds("display:", "display :"), holds("flex") {
      self = .styles
    } else if holds(".snp", "make.", "$0.", "mas_") {
      self = .snapKit
    } else if code.first == "[" || holds(":@", "YES", " *") {
      self = .objectiveC
    } else if holds("HStack", "VStack", "ZStack", "ScrollView", "import SwiftUI", "some View"),
      !holds("UIStackView", "UIScrollView")
    {
      self = .swiftUI
    } else {
      self = .uiKit
    }
  }

  /// Indicates whether code of this dialect can be read.
  package var isRead: Bool { self != .swiftUI && self != .styles }

  package var sentence: String { "this is \(rawValue), not a layout" }

  package func help(for code: String) -> String {
    if isRead { return "write each constraint as an equation on its own line, such as 'a.top == b.top + 8'" }
    let first = code.firstRange(of: "HStack")?.lowerBound ?? code.endIndex
    let isColumn = code[..<first].contains("VStack") || code.contains("column")
    let (name, axis) = isColumn ? ("list", "column") : ("bar", "row")
    return
      "to arrange views in a \(axis), write 'stack \(name) \(axis) spacing 8 { label a \"A\"; label b \"B\" }'"
  }
}
