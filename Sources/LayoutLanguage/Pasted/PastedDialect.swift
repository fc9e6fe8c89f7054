/// Where pasted code comes from.
enum PastedDialect: String {
  case uiKit = "UIKit code"
  case objectiveC = "Objective-C"
  case snapKit = "SnapKit code"
  case swiftUI = "SwiftUI code"
  case styles = "CSS"

  init(of code: String) {
    func holds(_ words: String...) -> Bool { words.contains(where: code.contains) }
    if holds("display:", "display :"), holds("flex") {
      self = .styles
    } else if holds(".snp", "make.", "$0.", "mas_") {
      self = .snapKit
    } else if code.first == "[" || holds(":@", "YES", " *") {
      self = .objectiveC
    } else if holds("HStack", "VStack", "ZStack", "ScrollView"), !holds("UIStackView", "UIScrollView") {
      self = .swiftUI
    } else {
      self = .uiKit
    }
  }

  /// Whether such code is read; what is said of other code is what it is, and how to begin.
  var isRead: Bool { self != .swiftUI && self != .styles }

  var sentence: String { "this is \(rawValue), not a layout" }

  /// What to do where nothing could be read.
  var help: String {
    isRead
      ? "each constraint is an equation on a line of its own: 'a.top == b.top + 8'"
      : "'stack bar row spacing 8 { label a \"A\"; label b \"B\" }' arranges views in a row"
  }
}
