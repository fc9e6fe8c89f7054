import FixedAdvance
import LayoutEngine
import LayoutModel
import Testing

@testable import SwiftSource

/// Code of an NSView of 300 × 200 points. The frames were found by hand.
@Suite("AppKit code", .enabled(if: canReadSwift))
struct DesktopCodeTests {
  private func solved(_ statements: String, members: String = "") throws -> SolvedLayout {
    let code = """
      import AppKit
      class Flipped: NSClipView { override var isFlipped: Bool { true } }
      class A: NSView {
        let a = NSView(), b = NSView(), stack = NSStackView(), scroll = NSScrollView()
      \(members)
        func size(_ view: NSView, _ width: CGFloat, _ height: CGFloat) {
          view.translatesAutoresizingMaskIntoConstraints = false
          view.widthAnchor.constraint(equalToConstant: width).isActive = true
          view.heightAnchor.constraint(equalToConstant: height).isActive = true
        }
        func pin(_ view: NSView, to other: NSView) {
          view.translatesAutoresizingMaskIntoConstraints = false
          view.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
          view.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
        }
        override init(frame: NSRect) {
          super.init(frame: frame)
          size(self, 300, 200)
      \(statements)
        }
      }
      """
    let layout = try #require(layouts(of: code, options: SwiftReadingOptions(className: "A")).layouts.first)
    let coverage = try #require(layout.coverage)
    #expect(coverage.unread == [] && coverage.leftOut == [] && coverage.findings == [])
    let solved = solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer())
    #expect(solved.conflicts.isEmpty)
    return solved
  }

  @Test(
    "Subviews that the code sets",
    arguments: [
      ("a list", "subviews = [a, b]"), ("a longer list", "subviews.append(a); subviews += [b]"),
      ("another list", "addSubview(stack); addSubview(a); subviews = [b, a]"),
      ("a replacement", "addSubview(a); addSubview(stack); replaceSubview(stack, with: b)"),
    ])
  func subviews(_ name: String, _ statements: String) throws {
    let frames = shownFrames(
      try solved(
        statements + "; pin(a, to: self); size(a, 50, 20); pin(b, to: a); size(b, 10, 10)"))
    #expect(frames["a"] == "0 0 50 20" && frames["b"] == "0 0 10 10" && frames["stack"] == nil)
  }

  @Test(
    "Frames",
    arguments: [
      (
        "a clip view of the code's own",
        """
        let clip = Flipped()
        scroll.contentView = clip
        scroll.documentView = a
        addSubview(scroll); pin(scroll, to: self); size(scroll, 200, 100)
        pin(a, to: clip)
        a.widthAnchor.constraint(equalTo: scroll.contentView.widthAnchor).isActive = true
        a.heightAnchor.constraint(equalToConstant: 400).isActive = true
        """, ["clip": "0 0 200 100", "a": "0 0 200 400"]
      ),
      (
        "constraints that are added to a clip view",
        """
        scroll.documentView = a
        addSubview(scroll); pin(scroll, to: self); size(scroll, 200, 100)
        a.translatesAutoresizingMaskIntoConstraints = false
        let views = ["a": a]
        scroll.contentView.addConstraints(NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[a]|", options: [], metrics: nil, views: views))
        scroll.contentView.addConstraints(NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[a(50)]", options: [], metrics: nil, views: views))
        """, ["a": "0 0 200 50"]
      ),
      (
        "a stack of an initializer's combo boxes",
        """
        let combo = NSComboBox(), token = NSTokenField()
        let row = NSStackView(views: [combo, token])
        row.orientation = .vertical
        addSubview(row); pin(row, to: self)
        combo.widthAnchor.constraint(equalToConstant: 90).isActive = true
        token.widthAnchor.constraint(equalToConstant: 90).isActive = true
        """, ["combo": "0 0 90 25", "token": "0 33 90 22"]
      ),
      (
        "classes of controls",
        """
        let combo = NSComboBox(), path = NSPathControl()
        addSubview(combo); addSubview(path); pin(combo, to: self); pin(path, to: self)
        for field in subviews where field is NSTextField {
          field.widthAnchor.constraint(equalToConstant: 70).isActive = true
        }
        for view in subviews where view is NSControl && !(view is NSTextField) {
          view.widthAnchor.constraint(equalToConstant: 80).isActive = true
        }
        """, ["combo": "0 0 70 25", "path": "0 0 80 22"]
      ),
      (
        "a size constraint that is held by the superview",
        """
        addSubview(a); pin(a, to: self); size(a, 40, 60)
        addConstraint(NSLayoutConstraint(item: a, attribute: .height, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 30))
        removeConstraints(constraints.filter { $0.firstItem === a && $0.firstAttribute == .height })
        """, ["a": "0 0 40 60"]
      ),
      (
        "a size constraint that is activated after it was added",
        """
        addSubview(a); pin(a, to: self); size(a, 40, 60)
        let height = a.heightAnchor.constraint(equalToConstant: 30)
        addConstraint(height)
        height.isActive = false
        height.isActive = true
        a.removeConstraints(a.constraints.filter { $0.constant == 30 })
        """, ["a": "0 0 40 60"]
      ),
      (
        "members at the left of a stack",
        """
        stack.orientation = .vertical; stack.alignment = .left
        stack.addArrangedSubview(a); stack.addArrangedSubview(b); size(a, 50, 20); size(b, 80, 30)
        addSubview(stack); pin(stack, to: self)
        """, ["stack": "0 0 80 58", "a": "0 0 50 20"]
      ),
      (
        "members at the right of a stack",
        """
        stack.orientation = .vertical; stack.alignment = .right
        stack.addArrangedSubview(a); stack.addArrangedSubview(b); size(a, 50, 20); size(b, 80, 30)
        addSubview(stack); pin(stack, to: self)
        """, ["stack": "0 0 80 58", "a": "30 0 50 20"]
      ),
      (
        "insets that a function makes",
        """
        stack.edgeInsets = NSEdgeInsetsMake(1, 2, 3, 4)
        stack.addArrangedSubview(a); size(a, 20, 20)
        addSubview(stack); pin(stack, to: self)
        """, ["stack": "0 0 26 24", "a": "2 1 20 20"]
      ),
      (
        "a width of a pane",
        """
        let split = NSSplitView()
        split.isVertical = true
        split.addSubview(a); split.addSubview(b)
        a.widthAnchor.constraint(equalToConstant: 120).isActive = true
        addSubview(split); pin(split, to: self); size(split, 300, 200)
        """, ["a": "0 0 120 200", "b": "129 0 171 200"]
      ),
    ])
  func frames(_ name: String, _ statements: String, _ expected: [String: String]) throws {
    let frames = shownFrames(try solved(statements))
    for (view, frame) in expected { #expect(frames[view] == frame, "\(view)") }
  }

  @Test(
    "Sizes of controls, in points",
    arguments: [
      (
        "a label the classic way",
        "NSTextField()", #"v.stringValue = "Four"; v.isEditable = false; v.isBezeled = false"#, "26 13"
      ),
      (
        "an attributed label", #"NSTextField(labelWithAttributedString: NSAttributedString(string: "Four"))"#,
        "", "26 13"
      ),
      (
        "an attributed text", #"NSTextField(labelWithString: "A")"#,
        #"v.attributedStringValue = NSAttributedString(string: "Four")"#, "26 13"
      ),
      ("an integer", #"NSTextField(labelWithString: "")"#, "v.integerValue = 1234", "26 13"),
      ("a number", #"NSTextField(labelWithString: "")"#, "v.doubleValue = 12.5", "26 13"),
      ("an object", #"NSTextField(labelWithString: "")"#, #"v.objectValue = "Four""#, "26 13"),
      ("an empty label", #"NSTextField(labelWithString: "")"#, "", "0 16"),
      (
        "a small font", #"NSTextField(labelWithString: "Four")"#,
        "v.font = .systemFont(ofSize: NSFont.smallSystemFontSize)", "22 11"
      ),
      (
        "a font for a control size", #"NSTextField(labelWithString: "Four")"#,
        "v.font = .systemFont(ofSize: NSFont.systemFontSize(for: .mini))", "18 11"
      ),
      (
        "two lines at most", #"NSTextField(wrappingLabelWithString: "Four Four Four Four")"#,
        "v.maximumNumberOfLines = 2; v.widthAnchor.constraint(equalToConstant: 30).isActive = true", "30 26"
      ),
      (
        "a preferred width", #"NSTextField(wrappingLabelWithString: "Four Four Four Four")"#,
        "v.preferredMaxLayoutWidth = 40", "26 52"
      ),
      (
        "labels of segments",
        #"NSSegmentedControl(labels: ["On", "Four"], trackingMode: .selectOne, target: nil, action: nil)"#,
        "", "92 22"
      ),
      (
        "widths of segments", "NSSegmentedControl()",
        "v.segmentCount = 2; v.setWidth(32, forSegment: 0); v.setWidth(32, forSegment: 1)", "67 22"
      ),
      (
        "labels that are set later", "NSSegmentedControl()",
        #"v.segmentCount = 2; v.setLabel("On", forSegment: 0); v.setLabel("Four", forSegment: 1)"#, "92 22"
      ),
      ("a calendar", "NSDatePicker()", "v.datePickerStyle = .clockAndCalendar", "139 148"),
      ("an empty title", #"NSButton(title: "", target: nil, action: nil)"#, "", "20 20"),
      ("the usual title", "NSButton()", "", "59 20"),
      ("a help button", "NSButton()", #"v.bezelStyle = .helpButton; v.title = """#, "20 20"),
      ("a disclosure triangle", "NSButton()", #"v.bezelStyle = .disclosure; v.title = """#, "13 13"),
      ("a bare check box", #"NSButton(checkboxWithTitle: "", target: nil, action: nil)"#, "", "14 16"),
      ("a check box by type", "NSButton()", #"v.setButtonType(.switch); v.title = "Four""#, "50 16"),
      ("a radio button by type", "NSButton()", #"v.setButtonType(.radio); v.title = "Four""#, "50 16"),
      ("an image", "NSButton(image: NSImage(named: \"plus\")!, target: nil, action: nil)", "", "44 44"),
      (
        "an image alone", #"NSButton(title: "Four", target: nil, action: nil)"#,
        "v.image = NSImage(named: \"plus\"); v.imagePosition = .imageOnly", "44 44"
      ),
      (
        "a small button", #"NSButton(title: "Four", target: nil, action: nil)"#, "v.controlSize = .small",
        "42 16"
      ),
      ("a small spinner", "NSProgressIndicator()", "v.style = .spinning; v.controlSize = .small", "16 16"),
      (
        "the widest of the items", "NSPopUpButton()",
        #"v.addItems(withTitles: ["A", "Four", "B"]); v.selectItem(at: 2)"#, "60 20"
      ),
    ])
  func size(_ name: String, _ control: String, _ statements: String, _ expected: String) throws {
    let solved = try solved(
      "addSubview(v); pin(v, to: self)\n\(statements)", members: "let v = \(control)")
    #expect(shownFrames(solved)["v"] == "0 0 " + expected)
  }

  @Test("The height of a label in a small font")
  func lineHeight() throws {
    let solved = try solved(
      "addSubview(v); pin(v, to: self); v.font = .systemFont(ofSize: 11)",
      members: #"let v = NSTextField(labelWithString: "Four")"#)
    #expect(solved.layout.views.first { $0.name == "v" }?.saved?.size.vertical == 14)
  }

  @Test("A vertical slider")
  func slider() throws {
    let solved = try solved(
      "addSubview(v); pin(v, to: self); v.isVertical = true\n"
        + "v.heightAnchor.constraint(equalToConstant: 50).isActive = true", members: "let v = NSSlider()")
    #expect(shownFrames(solved)["v"] == "0 0 20 50")
  }

  @Test(
    "Titles of pop-up buttons",
    arguments: [
      ("v.addItem(withTitle: \"A\"); v.addItem(withTitle: \"B\")", "A"),
      ("v.addItems(withTitles: [\"A\", \"B\"]); v.selectItem(at: 1)", "B"),
      ("v.addItems(withTitles: [\"A\", \"B\"]); v.selectItem(withTitle: \"B\")", "B"),
      ("v.addItems(withTitles: [\"A\", \"B\"]); v.pullsDown = true; v.selectItem(at: 1)", "A"),
      ("v.addItem(withTitle: \"A\"); v.removeAllItems(); v.addItem(withTitle: \"B\")", "B"),
    ])
  func popUp(_ statements: String, _ title: String) throws {
    let solved = try solved(
      "addSubview(v); pin(v, to: self)\n\(statements)", members: "let v = NSPopUpButton()")
    #expect(solved.layout.views.first { $0.name == "v" }?.text == title)
  }

  @Test(
    "Views outside the view hierarchy are not ambiguous",
    arguments: [
      "b.isHidden = true", "stack.setVisibilityPriority(.notVisible, for: b)",
      "stack.removeView(b); b.removeFromSuperview()",
    ])
  func outside(_ statements: String) throws {
    let solved = try solved(
      """
      stack.addArrangedSubview(a); stack.addArrangedSubview(b); size(a, 50, 20); size(b, 10, 10)
      addSubview(stack); pin(stack, to: self)
      \(statements)
      """)
    #expect(solved.ambiguities.flatMap(Array.init).isEmpty)
    #expect(shownFrames(solved)["stack"] == "0 0 50 20" && shownFrames(solved)["b"] == nil)
  }

  @Test(
    "The panes of a split view controller",
    arguments: [
      ("addSplitViewItem(one); addSplitViewItem(two)", "0 0 90 200", "91 0 389 200"),
      ("addSplitViewItem(two); insertSplitViewItem(one, at: 0)", "0 0 90 200", "91 0 389 200"),
      ("splitViewItems = [two, one]", "390 0 90 200", "0 0 389 200"),
      (
        "addSplitViewItem(one); addSplitViewItem(two); splitView.isVertical = false", "0 0 480 100",
        "0 101 480 100"
      ),
    ])
  func splitController(_ statements: String, _ first: String, _ second: String) throws {
    let code = """
      import AppKit
      class A: NSSplitViewController {
        let a = NSView(), b = NSView()
        override func viewDidLoad() {
          let left = NSViewController(), right = NSViewController()
          left.view = a
          right.view = b
          let one = NSSplitViewItem(sidebarWithViewController: left), two = NSSplitViewItem(viewController: right)
          \(statements)
          if splitView.isVertical { a.widthAnchor.constraint(equalToConstant: 90).isActive = true }
          view.heightAnchor.constraint(equalToConstant: 200).isActive = true
        }
      }
      """
    let layout = try #require(layouts(of: code).layouts.first)
    let frames = shownFrames(solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer()))
    #expect(frames["a"] == first && frames["b"] == second)
  }

  @Test(
    "Changes that are listed as not drawn",
    arguments: [
      ("NSView", "userInterfaceLayoutDirection = .rightToLeft", "the effect of 'rightToLeft' is not drawn"),
      (
        "NSTabViewController", "addTabViewItem(NSTabViewItem())",
        "the items of an NSTabViewController are not drawn"
      ),
    ])
  func leftOut(_ superclass: String, _ statement: String, _ reason: String) throws {
    let isView = superclass == "NSView"
    let code = """
      import AppKit
      class A: \(superclass) {
        override func \(isView ? "updateConstraints" : "viewDidLoad")() {
          \(statement)
          \(isView ? "" : "view.")heightAnchor.constraint(equalToConstant: 200).isActive = true
        }
      }
      """
    let layout = try #require(layouts(of: code).layouts.first)
    #expect(layout.coverage?.leftOut.map(\.reason) == [reason])
  }

  @Test(
    "Controllers",
    arguments: [
      "NSCollectionViewItem", "NSTitlebarAccessoryViewController", "NSPageController",
      "NSSplitViewItemAccessoryViewController",
    ])
  func controller(_ superclass: String) throws {
    let code = """
      import AppKit
      class A: \(superclass) {
        override func viewDidLoad() { view.heightAnchor.constraint(equalToConstant: 70).isActive = true }
      }
      """
    let canvas = try #require(layouts(of: code).layouts.first?.canvases.first)
    #expect(canvas.width == 480 && canvas.height == nil)
  }

  @Test(
    "Classes of views",
    arguments: [
      "NSComboBox", "NSTokenField", "NSLevelIndicator", "NSText", "NSMatrix", "NSRuleEditor", "NSBrowser",
      "NSScroller", "NSGlassEffectView",
    ])
  func viewClass(_ superclass: String) throws {
    let code = """
      import AppKit
      class A: \(superclass) {
        override init(frame: NSRect) {
          super.init(frame: frame)
          heightAnchor.constraint(equalToConstant: 70).isActive = true
        }
      }
      """
    let layout = try #require(layouts(of: code).layouts.first)
    #expect(layout.canvases[0].width == nil)
    #expect(equations(of: layout) == ["view.height == 70"])
    #expect(!layout.constraints.contains { $0.identifier == "fittingSizeHTarget" })
  }
}
