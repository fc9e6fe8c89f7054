import FixedAdvance
import LayoutEngine
import LayoutModel
import Testing

@testable import SwiftSource

/// Boxes, tab views, split views and scroll views of AppKit, each 300 × 200 points large. The frames were found by hand.
@Suite("AppKit containers", .enabled(if: canReadSwift))
struct ContainerTests {
  private func solved(_ container: String, _ statements: String) throws -> SolvedLayout {
    let code = """
      import AppKit
      class A: NSView {
        let c = \(container), a = NSView(), b = NSView(), d = NSView()
        override init(frame: NSRect) {
          super.init(frame: frame)
          c.translatesAutoresizingMaskIntoConstraints = false
          addSubview(c)
          NSLayoutConstraint.activate([
            c.leadingAnchor.constraint(equalTo: leadingAnchor), c.topAnchor.constraint(equalTo: topAnchor),
            c.widthAnchor.constraint(equalToConstant: 300), c.heightAnchor.constraint(equalToConstant: 200),
          ])
      \(statements)
        }
      }
      """
    let layout = try #require(layouts(of: code).layouts.first)
    #expect(layout.coverage?.unread == [] && layout.coverage?.leftOut == [])
    return solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer())
  }

  @Test(
    "The content view of a box",
    arguments: [
      ("a title", "", "6 20 288 174"), ("no title", "c.titlePosition = .noTitle", "6 6 288 188"),
      ("an empty title", #"c.title = """#, "6 6 288 188"),
      ("margins", "c.contentViewMargins = NSSize(width: 0, height: 10)", "1 25 298 164"),
      ("a custom box", "c.boxType = .custom; c.borderWidth = 2", "7 7 286 186"),
      ("no border", "c.boxType = .custom; c.borderWidth = 0; c.contentViewMargins = .zero", "0 0 300 200"),
      (
        "own constraints",
        "a.leadingAnchor.constraint(equalTo: c.leadingAnchor, constant: 30).isActive = true; "
          + "a.widthAnchor.constraint(equalToConstant: 40).isActive = true",
        "30 20 40 174"
      ),
    ])
  func box(_ name: String, _ statements: String, _ frame: String) throws {
    #expect(shownFrames(try solved("NSBox()", "c.contentView = a; \(statements)"))["a"] == frame)
  }

  @Test func contentViewThatTheBoxMakes() throws {
    let statements = """
      c.contentView?.addSubview(a)
      a.translatesAutoresizingMaskIntoConstraints = false
      a.leadingAnchor.constraint(equalTo: c.contentView!.leadingAnchor, constant: 8).isActive = true
      a.bottomAnchor.constraint(equalTo: c.contentView!.bottomAnchor, constant: -8).isActive = true
      a.widthAnchor.constraint(equalToConstant: 20).isActive = true
      a.heightAnchor.constraint(equalToConstant: 10).isActive = true
      """
    #expect(shownFrames(try solved("NSBox()", statements))["a"] == "14 176 20 10")
  }

  private static let twoTabs = """
    let one = NSTabViewItem(identifier: "one"), two = NSTabViewItem(identifier: "two")
    one.label = "One"; two.label = "Two"
    one.view = a; two.view = b
    """

  @Test(
    "The pages of a tab view",
    arguments: [
      ("one after the other", "c.addTabViewItem(one); c.addTabViewItem(two)", ["a": "3 27 294 170"]),
      ("at an index", "c.addTabViewItem(one); c.insertTabViewItem(two, at: 0)", ["b": "3 27 294 170"]),
      ("a list", "c.tabViewItems = [two, one]", ["b": "3 27 294 170"]),
      ("the selected one", "c.tabViewItems = [one, two]; c.selectTabViewItem(two)", ["b": "3 27 294 170"]),
      ("selected by index", "c.tabViewItems = [one, two]; c.selectTabViewItem(at: 1)", ["b": "3 27 294 170"]),
      ("after removal", "c.tabViewItems = [one, two]; c.removeTabViewItem(one)", ["b": "3 27 294 170"]),
      (
        "a view that is set later", "let item = NSTabViewItem(); c.addTabViewItem(item); item.view = d",
        ["d": "3 27 294 170"]
      ),
      ("no tabs", "c.tabViewType = .noTabsNoBorder; c.tabViewItems = [one]", ["a": "0 0 300 200"]),
      ("tabs below", "c.tabViewType = .bottomTabsBezelBorder; c.tabViewItems = [one]", ["a": "3 3 294 170"]),
    ])
  func tabs(_ name: String, _ statements: String, _ expected: [String: String]) throws {
    let frames = shownFrames(try solved("NSTabView()", Self.twoTabs + "\n" + statements))
    for page in ["a", "b", "d"] { #expect(frames[page] == expected[page], "\(page)") }
  }

  @Test("The page of a view controller")
  func pageOfController() throws {
    let statements = """
      let controller = NSViewController()
      controller.view = a
      c.addTabViewItem(NSTabViewItem(viewController: controller))
      """
    #expect(shownFrames(try solved("NSTabView()", statements))["a"] == "3 27 294 170")
  }

  @Test(
    "The panes of a split view",
    arguments: [
      ("one above the other", "", "0 0 300 96", "0 105 300 96"),
      ("side by side", "c.isVertical = true; c.dividerStyle = .thin", "0 0 150 200", "151 0 150 200"),
      (
        "a constraint",
        "c.isVertical = true; c.dividerStyle = .paneSplitter; "
          + "a.widthAnchor.constraint(equalToConstant: 90).isActive = true",
        "0 0 90 200", "100 0 200 200"
      ),
      (
        "a position", "c.isVertical = true; c.setPosition(60, ofDividerAt: 0)", "0 0 60 200", "69 0 231 200"
      ),
      (
        "a pane that holds its width",
        "c.isVertical = true; b.frame = NSRect(x: 0, y: 0, width: 80, height: 10); a.frame = b.frame; "
          + "c.setHoldingPriority(.defaultHigh, forSubviewAt: 1)",
        "0 0 211 200", "220 0 80 200"
      ),
    ])
  func split(_ name: String, _ statements: String, _ first: String, _ second: String) throws {
    for add in ["c.addArrangedSubview(a); c.addArrangedSubview(b)", "c.addSubview(a); c.addSubview(b)"] {
      let frames = shownFrames(try solved("NSSplitView()", "\(add); \(statements)"))
      #expect(frames["a"] == first)
      #expect(frames["b"] == second)
    }
  }

  @Test(
    "The document view of a scroll view",
    arguments: [
      ("no constraints", "", "0 0 300 200"),
      ("a frame", "a.frame = NSRect(x: 0, y: 0, width: 500, height: 400)", "0 0 500 400"),
      ("a size", Self.size, "0 0 70 400"),
      (
        "edges of the clip view",
        Self.size + "a.trailingAnchor.constraint(equalTo: c.contentView.trailingAnchor).isActive = true",
        "230 0 70 400"
      ),
      (
        "edges of the scroll view",
        Self.size + "a.bottomAnchor.constraint(equalTo: c.bottomAnchor).isActive = true", "0 -200 70 400"
      ),
    ])
  func document(_ name: String, _ statements: String, _ frame: String) throws {
    #expect(shownFrames(try solved("NSScrollView()", "c.documentView = a; \(statements)"))["a"] == frame)
  }

  private static let size = """
    a.translatesAutoresizingMaskIntoConstraints = false
    a.widthAnchor.constraint(equalToConstant: 70).isActive = true
    a.heightAnchor.constraint(equalToConstant: 400).isActive = true

    """

  @Test(
    "Baselines of controls",
    arguments: [
      (#"NSTextField(labelWithString: "a")"#, 13.0, 3.0), ("NSTextField()", 16, 6),
      ("NSPopUpButton()", 14, 6),
      (#"NSButton(title: "a", target: nil, action: nil)"#, 14, 6),
      (#"NSButton(checkboxWithTitle: "a", target: nil, action: nil)"#, 13, 3),
    ])
  func baselines(_ control: String, _ first: Double, _ last: Double) throws {
    let solved = try solved(control, "")
    #expect(solved.layout.views.first { $0.name == "c" }?.baselines == Baselines(first: first, last: last))
  }
}
