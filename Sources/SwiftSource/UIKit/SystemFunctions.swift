import Diagnostics

enum SystemFunctions {
  /// Returns the functions of UIKit, AppKit and the standard library that projects often overload in extensions, by
  /// name.
  static func read() -> [String: [FunctionCode]] {
    let relations = ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"]
    let anchors = ["NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension"].map { anchor in
      let functions = relations.flatMap { relation in
        let sides = anchor == "NSLayoutXAxisAnchor" ? "After" : "Below"
        return [
          "\(relation) anchor: \(anchor)", "\(relation) anchor: \(anchor), constant: CGFloat",
          "\(relation)SystemSpacing\(sides) anchor: \(anchor), multiplier: CGFloat",
          "\(relation) anchor: \(anchor), multiplier: CGFloat",
          "\(relation) anchor: \(anchor), multiplier: CGFloat, constant: CGFloat",
          "\(relation)Constant: CGFloat",
        ].map { "func constraint(\($0))\n" }
      }
      return "extension \(anchor) {\n\(functions.joined())}\n"
    }
    let text = common + phone + phone.replacing("UI", with: "NS") + anchors.joined()
    let code = readFile(SourceText(name: "", utf8: Array(text.utf8)), as: -1, [:])
    return Dictionary(grouping: code.types.flatMap(\.functions), by: \.name)
  }

  private static let common = """
    extension NSLayoutConstraint {
      init(
        item view: Any, attribute: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
        toItem other: Any?, attribute otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat,
        constant: CGFloat)
      static func activate(_ constraints: [NSLayoutConstraint])
      static func deactivate(_ constraints: [NSLayoutConstraint])
      static func constraints(
        withVisualFormat format: String, options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]?, views: [String: Any])
    }
    extension NSStackView { init(views: [NSView]) }
    extension Sequence {
      func allSatisfy(_ predicate: (Element) -> Bool)
      func compactMap(_ transform: (Element) -> Any)
      func contains(_ element: Any)
      func contains(where predicate: (Element) -> Bool)
      func filter(_ isIncluded: (Element) -> Bool)
      func first(where predicate: (Element) -> Bool)
      func flatMap(_ transform: (Element) -> Any)
      func forEach(_ body: (Element) -> Void)
      func map(_ transform: (Element) -> Any)
      func max(by areInIncreasingOrder: (Element, Element) -> Bool)
      func min(by areInIncreasingOrder: (Element, Element) -> Bool)
      func reduce(_ initialResult: Any, _ nextPartialResult: (Any, Element) -> Any)
      func reduce(into initialResult: Any, _ updateAccumulatingResult: (Any, Element) -> Void)
      func sorted()
      func sorted(by areInIncreasingOrder: (Element, Element) -> Bool)
    }
    extension Array {
      func append(_ newElement: Any)
      func append(contentsOf newElements: [Any])
      func insert(_ newElement: Any, at index: Int)
    }

    """

  /// Declarations that hold for AppKit, too, with the prefix `NS`.
  private static let phone = """
    extension UIView {
      init()
      init(frame: CGRect)
      func addConstraint(_ constraint: NSLayoutConstraint)
      func addConstraints(_ constraints: [NSLayoutConstraint])
      func addLayoutGuide(_ guide: UILayoutGuide)
      func addSubview(_ view: UIView)
      func bringSubviewToFront(_ view: UIView)
      func insertSubview(_ view: UIView, aboveSubview sibling: UIView)
      func insertSubview(_ view: UIView, at index: Int)
      func insertSubview(_ view: UIView, belowSubview sibling: UIView)
      func removeConstraint(_ constraint: NSLayoutConstraint)
      func removeConstraints(_ constraints: [NSLayoutConstraint])
      func removeFromSuperview()
      func sendSubviewToBack(_ view: UIView)
      func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
      func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    }
    extension UIStackView {
      init(arrangedSubviews: [UIView])
      func addArrangedSubview(_ view: UIView)
      func insertArrangedSubview(_ view: UIView, at index: Int)
      func removeArrangedSubview(_ view: UIView)
      func setCustomSpacing(_ spacing: CGFloat, after view: UIView)
    }
    extension UIActivityIndicatorView { init(style: UIActivityIndicatorView.Style) }
    extension UIButton {
      init(type: UIButton.ButtonType)
      func setTitle(_ title: String?, for state: UIControl.State)
    }
    extension UIImageView { init(image: UIImage?) }
    extension UISegmentedControl { init(items: [Any]?) }
    extension UIVisualEffectView { init(effect: UIVisualEffect?) }
    extension UIViewController { func addChild(_ controller: UIViewController) }

    """
}
