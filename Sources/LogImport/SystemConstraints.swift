/// Whose constraint it is: one of the program's, or one that UIKit or AppKit made of its own accord.
///
/// Names as public issue threads show them.
extension LogConstraint {
  var isSystem: Bool {
    let name = shortClassName(className)
    if name.hasPrefix("_") || name.hasPrefix("NSAutoresizing") || name.hasPrefix("NSContentSize")
      || name.hasPrefix("NSIBPrototyping")
    {
      return true
    }
    guard let label else { return false }
    return systemPrefixes.contains { label.hasPrefix($0) }
  }
}

private let systemPrefixes = [
  "UIView-", "NSView-", "UISV-", "_UI", "_NS", "UIViewSafeArea", "UIViewLayoutMargins", "UINav",
  "UIButtonBar",
  "TB_", "BIB_", "IB_Leading", "IB_Trailing", "IB_Top", "IB_Bottom", "IB_Baseline", "NSStackView.",
  "UIInputView", "IB auto generated", "accessoryView", "assistantView", "assistantHeight", "inputView",
  "UIScroll",
]

/// What a constraint of the system means for the program.
struct SystemMeaning {
  var prefix: String
  var sentence: String
}

/// By the starts of identifiers.
let systemMeanings = [
  SystemMeaning(
    prefix: "UIView-Encapsulated-Layout",
    sentence: "the size that a table, collection or navigation view gave what it shows"),
  SystemMeaning(
    prefix: "NSView-Encapsulated-Layout", sentence: "the size that a table view gave what it shows"),
  SystemMeaning(prefix: "UISV-hiding", sentence: "a stack view gives no room to a view that is hidden"),
  SystemMeaning(
    prefix: "UISV-canvas-connection", sentence: "a stack view's first and last views reach its edges"),
  SystemMeaning(prefix: "UISV-spacing", sentence: "the spacing of a stack view"),
  SystemMeaning(prefix: "UISV-fill-equally", sentence: "the views of a stack view are equally large"),
  SystemMeaning(prefix: "UISV-alignment", sentence: "the alignment of a stack view"),
  SystemMeaning(prefix: "_UITemporaryLayout", sentence: "a size that UIKit tries while it measures"),
  SystemMeaning(prefix: "UIViewSafeAreaLayoutGuide", sentence: "the safe area of a view"),
]
