import LayoutModel
import Testing

@testable import SwiftSource

@Suite("AppKit", .enabled(if: canReadSwift))
struct DesktopTests {
  private func layout(_ statements: String, members: String = "") throws -> Layout {
    let code = viewClass(
      "  let a = NSButton(), b = NSButton(), c = NSButton(), d = NSButton(), stack = NSStackView()\n"
        + members,
      "    addSubview(stack)\n    \(statements)")
    let text = code.replacing("import UIKit", with: "import AppKit").replacing("A: UIView", with: "A: NSView")
    return try #require(layouts(of: text).layouts.first)
  }

  private func stack(_ statements: String) throws -> (View, members: [String]) {
    let layout = try layout(statements)
    let index = try #require(layout.views.firstIndex { $0.name == "stack" })
    return (
      layout.views[index],
      layout.views.filter { $0.parent == ViewID(index) && $0.isArranged }.map { $0.name ?? "" }
    )
  }

  @Test(
    "Members of gravity areas",
    arguments: [
      (
        "stack.addView(a, in: .trailing); stack.addView(b, in: .center); stack.addView(c, in: .leading)",
        "c b a", "beginning middle end"
      ),
      ("stack.addView(a, in: .bottom); stack.addView(b, in: .top)", "b a", "beginning end"),
      (
        "stack.addView(a, in: .end); stack.insertView(b, at: 0, in: .leading); stack.insertView(c, at: 0, in: .leading)",
        "c b a", "beginning beginning beginning"
      ),
      ("stack.addArrangedSubview(a); stack.addView(b, in: .center)", "a b", "beginning middle"),
      (
        "stack.setViews([a, b], in: .trailing); stack.setViews([c], in: .trailing); stack.setViews([d], in: .leading)",
        "d c", "beginning end"
      ),
      ("stack.setViews([a, b], in: .leading); stack.removeView(a)", "b", "beginning"),
      (
        "stack.setViews([a, b], in: .leading); stack.setVisibilityPriority(.notVisible, for: a)", "b",
        "beginning"
      ),
      ("stack.setViews([a, b], in: .leading); a.isHidden = true", "b", "beginning"),
      (
        "stack.setViews([a, b], in: .leading); a.isHidden = true; stack.detachesHiddenViews = false", "a b",
        "beginning beginning"
      ),
    ])
  func areas(_ statements: String, _ members: String, _ areas: String) throws {
    let (stack, names) = try stack(statements)
    #expect(names.joined(separator: " ") == members)
    guard case .appKitAreas(let found)? = stack.stack?.rules else {
      Issue.record("the stack has no areas")
      return
    }
    #expect(found.map { "\($0)" }.joined(separator: " ") == areas)
  }

  @Test(
    "Properties of stacks",
    arguments: [
      ("", "horizontal 8.0 center fill", 0.0),
      ("stack.orientation = .vertical", "vertical 8.0 center fill", 0),
      ("stack.distribution = .fillEqually; stack.spacing = 3", "horizontal 3.0 center fillEqually", 0),
      ("stack.alignment = .height", "horizontal 8.0 fill fill", 0),
      ("stack.orientation = .vertical; stack.alignment = .width", "vertical 8.0 fill fill", 0),
      ("stack.orientation = .vertical; stack.alignment = .trailing", "vertical 8.0 trailing fill", 0),
      ("stack.edgeInsets.left = 9", "horizontal 8.0 center fill", 9),
      (
        "stack.edgeInsets = NSEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)", "horizontal 8.0 center fill",
        5
      ),
    ])
  func properties(_ statements: String, _ expected: String, _ leading: Double) throws {
    let (view, _) = try stack(statements)
    let stack = try #require(view.stack)
    #expect("\(stack.axis) \(stack.spacing) \(stack.alignment) \(stack.distribution)" == expected)
    #expect(
      stack.usesMargins == (leading != 0)
        && (leading == 0 || view.margins == Margins(top: 0, leading: leading, bottom: 0, trailing: 0)))
  }

  @Test func priorities() throws {
    let (view, _) = try stack(
      "stack.setHuggingPriority(.defaultLow, for: .vertical); stack.setHuggingPriority(.required, for: .horizontal); stack.setClippingResistancePriority(.init(9), for: .horizontal)"
    )
    #expect(view.hugging == PerAxis(horizontal: 1000, vertical: 250))
    #expect(view.stack?.clippingResistance == 9)
  }

  @Test(
    "Controls",
    arguments: [
      ("NSTextField(labelWithString: \"Hi\")", "label Hi 13.0 1"),
      ("NSTextField(wrappingLabelWithString: \"Hi\")", "label Hi 13.0 0"),
      (
        "{ let l = NSTextField(labelWithString: \"Hi\"); l.stringValue = \"Later\"; return l }()",
        "label Later 13.0 1"
      ),
      (
        "{ let k = NSButton(title: \"OK\", target: nil, action: nil); k.title = \"Later\"; return k }()",
        "button Later 13.0 1"
      ),
      ("NSTextField(string: \"Hi\")", "field Hi 13.0 1"), ("NSSecureTextField()", "field - 13.0 1"),
      ("NSButton(title: \"OK\", target: nil, action: nil)", "button OK 13.0 1"),
      ("NSButton(checkboxWithTitle: \"On\", target: nil, action: nil)", "button On 13.0 1"),
      ("NSButton(radioButtonWithTitle: \"One\", target: nil, action: nil)", "button One 13.0 1"),
      ("NSPopUpButton()", "button A 13.0 1"), ("NSSlider()", "view - 17.0 1"),
    ])
  func control(_ value: String, _ expected: String) throws {
    let change = value.hasPrefix("NSPopUp") ? "; v.addItems(withTitles: [\"A\", \"B\"])" : ""
    let layout = try layout("addSubview(v)\(change)", members: "  let v = \(value)")
    let view = try #require(layout.views.first { $0.name == "v" })
    #expect("\(view.kind) \(view.text ?? "-") \(view.textStyle.size) \(view.lineLimit)" == expected)
  }

  @Test(
    "Sizes of controls, in points",
    arguments: [
      ("NSTextField()", nil, 22.0), ("NSSlider()", nil, 20), ("NSSwitch()", 38, 22), ("NSStepper()", 13, 20),
      ("NSColorWell()", 38, 20), ("NSProgressIndicator()", nil, 18),
      ("{ let one = NSProgressIndicator(); one.style = .spinning; return one }()", 32, 32),
    ] as [(String, Double?, Double?)])
  func size(_ value: String, _ width: Double?, _ height: Double?) throws {
    let layout = try layout("addSubview(v)", members: "  let v = \(value)")
    let view = try #require(layout.views.first { $0.name == "v" })
    #expect(view.explicitSize == PerAxis(horizontal: width, vertical: height))
  }

  @Test(
    "Animations set the values at which they end",
    arguments: [
      ("made.animator().constant = 33", ["a.width == 33"]), ("made.animator().isActive = false", []),
      (
        "NSAnimationContext.runAnimationGroup { context in context.duration = 1; made.constant = 5 }",
        ["a.width == 5"]
      ),
      (
        "NSAnimationContext.runAnimationGroup({ _ in made.constant = 5 }, completionHandler: { made.constant = 6 })",
        ["a.width == 5"]
      ),
      ("stack.animator().addArrangedSubview(b)", ["a.width == 9"]),
    ])
  func animation(_ statement: String, _ expected: [String]) throws {
    let layout = try layout(
      "addSubview(a); let made = a.widthAnchor.constraint(equalToConstant: 9); made.isActive = true\n    \(statement)"
    )
    #expect(equations(of: layout) == expected)
    #expect(layout.coverage?.unread == [])
  }

  @Test("The insets of a stack that is a controller's view")
  func rootStack() throws {
    let code = """
      import AppKit
      class A: NSViewController {
        override func loadView() {
          let stack = NSStackView(views: [NSView()])
          stack.edgeInsets = NSEdgeInsets(top: 20, left: 30, bottom: 10, right: 40)
          view = stack
        }
      }
      """
    let layout = try #require(layouts(of: code).layouts.first)
    #expect(layout.canvases[0].margins == Margins(top: 20, leading: 30, bottom: 10, trailing: 40))
    #expect(layout.views[0].stack?.usesMargins == true)
  }
}
