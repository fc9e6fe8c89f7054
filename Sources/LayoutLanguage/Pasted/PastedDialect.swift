/// Where pasted code comes from.
enum PastedDialect: Equatable {
  case uiKit, objectiveC, snapKit, swiftUI, styles

  init(of code: String) {
    let isStyles = ["display:", "display :"].contains(where: code.contains) && code.contains("flex")
    if isStyles {
      self = .styles
    } else if code.contains(".snp") || code.contains("make.") || code.contains("$0.") || code.contains("mas_")
    {
      self = .snapKit
    } else if code.first == "[" || code.contains(":@") || code.contains("YES") || code.contains(" *") {
      self = .objectiveC
    } else if ["HStack", "VStack", "ZStack", "ScrollView"].contains(where: code.contains),
      !code.contains("UIStackView"), !code.contains("UIScrollView")
    {
      self = .swiftUI
    } else {
      self = .uiKit
    }
  }

  /// `SnapKit's code is not read here`
  var sentence: String {
    switch self {
    case .uiKit: "this is UIKit code, not a layout"
    case .objectiveC: "this is Objective-C, not a layout"
    case .snapKit: "this is SnapKit code, not a layout"
    case .swiftUI: "this is SwiftUI code, not a layout"
    case .styles: "this is CSS, not a layout"
    }
  }

  /// What to do where no reply is known.
  var help: String {
    switch self {
    case .uiKit, .objectiveC, .snapKit:
      "each constraint is an equation on a line of its own: 'a.top == b.top + 8'"
    case .swiftUI, .styles:
      "'stack bar row spacing 8 { label a \"A\"; label b \"B\" }' arranges views in a row"
    }
  }
}
