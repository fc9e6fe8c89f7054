import LayoutModel
import Testing

@testable import SwiftSource

@Suite("Canvases of classes", .enabled(if: canReadSwift))
struct SurroundingsTests {
  private func canvas(_ kind: String, _ statements: String) throws -> Canvas {
    let code = """
      import UIKit
      class A: \(kind) {
        let a = UIView()
        \(kind == "UIView" ? "override init(frame: CGRect) {\nsuper.init(frame: frame)" : "override func viewDidLoad() {")
          \(kind == "UIView" ? "" : "view.")addSubview(a)
          \(statements)
        }
      }
      """
    return try #require(layouts(of: code).layouts.first?.canvases.first)
  }

  @Test(
    "Margins of a view",
    arguments: [
      ("", Margins(all: 8)),
      (
        "layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
        Margins(top: 1, leading: 2, bottom: 3, trailing: 4)
      ),
      ("directionalLayoutMargins.leading = 40", Margins(top: 8, leading: 40, bottom: 8, trailing: 8)),
    ])
  func view(_ statement: String, _ margins: Margins) throws {
    #expect(try canvas("UIView", statement).margins == margins)
  }

  /// On a phone, the system's minimum margins are 16 points on the leading and trailing sides.
  @Test(
    "Margins of a controller's view",
    arguments: [
      ("", Margins(top: 0, leading: 16, bottom: 0, trailing: 16)),
      (
        "view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40)",
        Margins(top: 1, leading: 16, bottom: 3, trailing: 40)
      ),
      ("viewRespectsSystemMinimumLayoutMargins = false; view.layoutMargins = .zero", Margins(all: 0)),
    ])
  func controller(_ statement: String, _ margins: Margins) throws {
    #expect(try canvas("UIViewController", statement).margins == margins)
  }

  /// The safe area of an iPhone 15 is inset by 59 points at the top and 34 at the bottom.
  @Test(
    "Additional safe area",
    arguments: [
      ("additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)", [69.0, 1, 36, 3]),
      ("additionalSafeAreaInsets.bottom = 50", [59, 0, 84, 0]),
    ])
  func safeArea(_ statement: String, _ insets: [Double]) throws {
    let found = try canvas("UIViewController", statement).safeArea
    #expect([found.top, found.left, found.bottom, found.right] == insets)
  }

  /// A label whose text is not known shows its name.
  @Test(
    "Formatted texts",
    arguments: [
      (#""%d of %d", 3, 12"#, "3 of 12"), (#""%@!", "Hi""#, "Hi!"), (#""%@", 4"#, "4"), (#""100%%""#, "100%"),
      (#""%03d|%3d|%03d", 7, 7, -7"#, "007|  7|-07"), (#""%ld", -5"#, "-5"), (#""%.2f", 1.005"#, "1.00"),
      (#""%.1f", -2.25"#, "-2.2"), (#""%.0f", 2.5"#, "2"), (#""%f", 0.5"#, "0.500000"),
      (#""%.3f", 12.0625"#, "12.062"),
      (#""%.1f", -0.01"#, "0.0"), (#""plain""#, "plain"), (#""%d""#, "label"), (#""%x", 3"#, "label"),
      (#""%""#, "label"), (#""%d", Store.shared.count"#, "label"), (#""%1000d", 1"#, "label"),
      (#""%.9f", 1.0"#, "label"),
    ])
  func format(_ arguments: String, _ expected: String) throws {
    let code = viewClass(
      "  let label = UILabel()", "    addSubview(label)\n    label.text = String(format: \(arguments))")
    #expect(try #require(layouts(of: code).layouts.first).views.last?.text == expected)
  }
}
