import Testing

@testable import SwiftSource

@Suite("Values of UIKit", .enabled(if: canReadSwift))
struct NativeValueTests {
  private static let numbers: [(String, Double)] = [
    // Initializers.
    ("CGFloat()", 0), ("Double()", 0), ("Int()", 0), ("Array(repeating: 5, count: 3).count", 3),
    ("Array(repeating: 5, count: 3)[2]", 5), ("Array(repeating: 5, count: 0).count", 0),
    ("ContiguousArray<Int>().count", 0), ("Dictionary<String, Int>().count", 0),
    ("Set([1, 2, 1]).count", 2), ("Array([1, 2, 1]).count", 3),
    ("CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 5)).maxX", 4),
    ("CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 5)).maxY", 7),
    ("UIOffset(horizontal: 3, vertical: 4).horizontal", 3),
    ("UIOffset(horizontal: 3, vertical: 4).vertical", 4), ("CGSize().width", 0),
    ("Optional.some(5)!", 5),
    // Static members.
    ("(CGFloat.pi * 100).rounded(.down)", 314), ("(Double.pi * 10).rounded(.down)", 31),
    ("UIView.noIntrinsicMetric", -1), ("UITableView.automaticDimension", -1),
    ("UIView.layoutFittingCompressedSize.width", 0), ("UIView.layoutFittingCompressedSize.height", 0),
    // Views.
    ("a.alpha", 1), ("a.tag", 0), ("stack.spacing", 0), ("label.numberOfLines", 1),
    ("note.textContainerInset.top", 8), ("note.textContainerInset.bottom", 8),
    ("note.textContainerInset.left", 0), ("note.text.count", 0), ("note.contentInset.top", 0),
    ("a.safeAreaInsets.top", 0), ("stack.arrangedSubviews.count", 1), ("a.layoutGuides.count", 0),
    ("a.subviews.count", 0),
    ("UILabel().then { $0.numberOfLines = 3 }.numberOfLines", 3),
    ("CGSize(width: 1, height: 2).with { $0.width = 5 }.width", 5),
    ("CGSize(width: 1, height: 2).with { $0.width = 5 }.height", 2),
    // Constraints.
    ("wide.constant", 4), ("wide.multiplier", 3), ("wide.priority.rawValue", 1000),
    ("fixed.constant", 6), ("fixed.multiplier", 1),
    // Values of the environment, which is assumed to be a phone with a screen of 393 x 852 points.
    ("UIApplication.shared.keyWindow!.bounds.width", 393),
    ("UIApplication.shared.windows.first!.frame.height", 852), ("scene.keyWindow!.safeAreaInsets.top", 59),
    ("scene.keyWindow!.safeAreaInsets.bottom", 34), ("scene.screen.bounds.height", 852),
    ("scene.statusBarManager!.statusBarFrame.height", 54),
    ("UIFontMetrics.default.scaledFont(for: UIFont(name: \"Avenir\", size: 13)!).size", 13),
    // Syntax.
    ("[4, 5, 6][..<2].count", 2), ("[4, 5, 6][...1].count", 2), ("[4, 5, 6][1...].count", 2),
    ("copy five", 5), ("consume five", 5), ("await five", 5), ("unsafe five", 5), ("(try? five) ?? 6", 5),
    ("[(Int) -> Int]().count", 0), ("Array<Int>(repeating: 1, count: 2).count", 2), ("Box<Int>.side", 7),
    ("Holder.Box<Int>.side", 9), ("if five > 4 { 3 } else { 4 }", 3), ("if five > 5 { 3 } else { 4 }", 4),
    ("if five > 6 { 1 } else if five > 4 { 2 } else { 3 }", 2),
    ("if five > 6 { 1 } else if five > 5 { 2 } else { 3 }", 3),
    ("switch five { case 4: 1; case 5: 2; default: 3 }", 2), ("Limits.gap", 3),
    ("pick { 1 } other: { 20 }", 21), ("`default`", 8),
  ]

  private static let truths: [(String, Bool)] = [
    ("Bool()", false), ("Bool(true)", true),
    ("CGFloat.greatestFiniteMagnitude > 1e300", true), ("CGFloat.infinity > .greatestFiniteMagnitude", true),
    ("CGFloat.leastNonzeroMagnitude > 0", true), ("CGFloat.leastNonzeroMagnitude < 0.001", true),
    ("Int.max > 1_000_000_000", true), ("UIAccessibility.isReduceMotionEnabled", false),
    ("UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight", true),
    ("UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft", false),
    // Views.
    ("a.isHidden", false), ("a.isUserInteractionEnabled", true), ("button.isEnabled", true),
    ("button.isSelected", false), ("a.translatesAutoresizingMaskIntoConstraints", true),
    ("stack.axis == .horizontal", true), ("stack.axis == .vertical", false),
    ("stack.alignment == .fill", true),
    ("stack.alignment == .center", false), ("stack.distribution == .fill", true), ("a.window == nil", true),
    ("label.text == nil", true), ("note.text == nil", false), ("a.backgroundColor == nil", true),
    ("a.effectiveUserInterfaceLayoutDirection == .leftToRight", true),
    ("a.effectiveUserInterfaceLayoutDirection == .rightToLeft", false),
    ("a.isDescendant(of: self)", true), ("self.isDescendant(of: a)", false), ("a.isDescendant(of: a)", true),
    ("a.isDescendant(of: b)", false), ("a.viewWithTag(3) == nil", true), ("a.superview === self", true),
    ("stack.superview == nil", true), ("UILayoutGuide().owningView == nil", true),
    ("safeAreaLayoutGuide.owningView === self", true), ("UIApplication.shared.keyWindow!.isKeyWindow", true),
    // Constraints.
    ("wide.isActive", false), ("active.isActive", true), ("wide.priority == .required", true),
    ("wide.priority == .defaultHigh", false), ("wide.firstItem === a", true), ("wide.firstItem === b", false),
    ("wide.secondItem === b", true), ("fixed.secondItem == nil", true), ("wide.secondItem == nil", false),
    ("wide.firstAttribute == .width", true), ("wide.firstAttribute == .height", false),
    ("wide.secondAttribute == .height", true), ("fixed.secondAttribute == .notAnAttribute", true),
    ("wide.secondAttribute == .notAnAttribute", false), ("wide.relation == .lessThanOrEqual", true),
    ("wide.relation == .equal", false), ("fixed.relation == .equal", true), ("wide.identifier == nil", true),
    ("fixed.secondAnchor == nil", true), ("wide.secondAnchor == nil", false),
    // The environment.
    ("scene.activationState == .foregroundActive", true), ("ProcessInfo.processInfo.isiOSAppOnMac", false),
    ("ProcessInfo.processInfo.isMacCatalystApp", false),
    ("UIApplication.shared.userInterfaceLayoutDirection == .leftToRight", true),
    ("UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft", false),
    ("traitCollection.layoutDirection == .leftToRight", true),
    ("traitCollection.verticalSizeClass == .regular", true),
    ("traitCollection.verticalSizeClass == .compact", false),
    ("traitCollection.horizontalSizeClass == .compact", true),
    ("traitCollection.userInterfaceStyle == .light", true),
    ("traitCollection.userInterfaceStyle == .dark", false),
    ("UIDevice.current.orientation.isPortrait", true), ("UIDevice.current.orientation.isLandscape", false),
    ("UIDevice.current.orientation.isFlat", false),
    ("traitCollection.preferredContentSizeCategory.isAccessibilityCategory", false),
    ("traitCollection.preferredContentSizeCategory < .extraLarge", true),
    ("traitCollection.preferredContentSizeCategory < .large", false),
    ("traitCollection.preferredContentSizeCategory > .small", true),
    ("Level.low < .high", true), ("Level.high < .low", false), ("Level.middle < .middle", false),
  ]

  private func constant(_ expression: String) throws -> [String] {
    let body = """
          let five = 5
          let `default` = 8
          addSubview(a)
          addSubview(b)
          let label = UILabel(), button = UIButton(), note = UITextView()
          let stack = UIStackView(arrangedSubviews: [UIView()])
          let wide = a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 3, constant: 4)
          let fixed = a.heightAnchor.constraint(equalToConstant: 6)
          let active = b.heightAnchor.constraint(equalToConstant: 6)
          active.isActive = true
          let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first!
          let result: CGFloat = \(expression)
          a.widthAnchor.constraint(equalToConstant: result).isActive = true
      """
    let code =
      viewClass("  let a = UIView(), b = UIView()", body) + """

        enum Level: Comparable { case low, middle, high }
        struct Box<Content> { static var side: CGFloat { 7 } }
        enum Holder { struct Box<Content> { static var side: CGFloat { 9 } } }
        actor Limits { static let gap: CGFloat = 3 }
        func pick(_ first: () -> CGFloat, other: () -> CGFloat) -> CGFloat { first() + other() }
        """
    let found = equations(of: try #require(layouts(of: code).layouts.first))
    #expect(found.first == "b.height == 6")
    return Array(found.dropFirst())
  }

  @Test("Numbers", arguments: numbers) func number(_ expression: String, _ value: Double) throws {
    #expect(try constant(expression) == ["a.width == \(Int(value))"])
  }

  @Test("Truths", arguments: truths) func truth(_ expression: String, _ value: Bool) throws {
    #expect(try constant("(\(expression)) ? 1 : 2") == ["a.width == \(value ? 1 : 2)"])
  }

  @Test(
    "Conditional compilation",
    arguments: [
      ("true", true, true), ("false", false, false), ("!false", true, true), ("!true", false, false),
      ("(true)", true, true), ("(false)", false, false), ("true && true", true, true),
      ("true && false", false, false), ("false && true", false, false), ("false || true", true, true),
      ("true || false", true, true), ("false || false", false, false), ("true || true && false", true, true),
      ("false && true || true", true, true), ("false && false || false", false, false),
      ("os(iOS)", true, false), ("os(macOS)", false, true), ("os(Linux)", false, false),
      ("canImport(UIKit)", true, false), ("canImport(AppKit)", false, true),
      ("canImport(Cocoa)", false, true), ("canImport(WatchKit)", false, false),
      ("canImport(Combine)", true, true), ("targetEnvironment(simulator)", false, false),
      ("swift(>=5.0)", true, true), ("swift(<5.0)", false, false), ("compiler(>=6)", true, true),
      ("compiler(<6)", false, false), ("arch(arm64)", true, true), ("arch(x86_64)", false, false),
      ("hasFeature(Other)", false, false), ("DEBUG", false, false), ("!DEBUG", true, true),
    ])
  func condition(_ condition: String, _ onPhone: Bool, _ onMac: Bool) throws {
    for (framework, kind, isChosen) in [("UIKit", "UIView", onPhone), ("AppKit", "NSView", onMac)] {
      let code = """
        import \(framework)
        class A: \(kind) {
          let a = \(kind)()
          #if \(condition)
            var side: CGFloat { 1 }
          #else
            var side: CGFloat { 2 }
          #endif
          init() {
            super.init(frame: .zero)
            addSubview(a)
            #if \(condition)
              a.widthAnchor.constraint(equalToConstant: 1).isActive = true
            #else
              a.widthAnchor.constraint(equalToConstant: 2).isActive = true
            #endif
            a.heightAnchor.constraint(equalToConstant: side).isActive = true
            switch 5 {
            #if \(condition)
              case 5: a.topAnchor.constraint(equalTo: topAnchor).isActive = true
            #else
              case 5: a.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
            #endif
            default: break
            }
          }
        }
        """
      let edge = isChosen ? "top" : "bottom"
      let expected = [isChosen ? 1 : 2].flatMap { ["a.width == \($0)", "a.height == \($0)"] }
      let found = equations(of: try #require(layouts(of: code).layouts.first))
      #expect(found == expected + ["a.\(edge) == view.\(edge)"], "\(framework)")
    }
  }

  @Test(
    "Values of assumptions",
    arguments: [
      ("true", "true"), ("false", "false"), ("nil", "nil"), ("5", "5, an integer"), ("2.5", "2.5"),
      ("5.0", "5.0"), (".pad", ".pad"), ("\"wide\"", "'wide'"), ("wide", "'wide'"), ("\"", "'\"'"),
      ("\"\"", "''"), ("\"wide", "'\"wide'"), ("wide\"", "'wide\"'"),
    ])
  func assumption(_ text: String, _ expected: String) {
    let found =
      switch Value(assumption: text) {
      case .bool(let value): "\(value)"
      case .null: "nil"
      case .number(let value, let isInteger): isInteger ? "\(Int(value)), an integer" : "\(value)"
      case .enumeration(let symbol): ".\(symbol.name)"
      case .string(let value): "'\(value)'"
      default: "another value"
      }
    #expect(found == expected)
  }
}
