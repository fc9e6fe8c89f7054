import Diagnostics
import LayoutModel
import Testing

@testable import SwiftSource

@Suite("Controllers and AppKit", .enabled(if: canReadSwift))
struct ControllerTests {
  private static let controllers: [(String, String, [String])] = [
    (
      "the bounds of its view", "width(view.bounds.width)\nwidth(view.frame.height)",
      ["view.width == 393", "view.width == 852"]
    ),
    ("the bounds of another view", "width(UIView().bounds.width)", ["view.width == 0"]),
    ("its superview", "width(view.superview!.alpha)", ["not read: it depends on the view's superview"]),
    (
      "the safe area of its view", "width(view.safeAreaInsets.top)\nwidth(UIView().safeAreaInsets.top)",
      ["view.width == 59", "view.width == 0"]
    ),
    (
      "what contains it",
      """
      width(navigationController == nil ? 1 : 2)
      width(tabBarController == nil ? 1 : 2)
      width(parent == nil ? 1 : 2)
      """,
      ["view.width == 1", "view.width == 1", "view.width == 1"]
    ),
    ("what it contains", "width(CGFloat(children.count))", ["view.width == 0"]),
    (
      "its children",
      """
      let other = UIViewController()
      addChild(child)
      addChild(other)
      width(CGFloat(children.count))
      width(children.last === other && other.parent === self ? 1 : 2)
      child.removeFromParent()
      width(CGFloat(children.count))
      children[0].view.heightAnchor.constraint(equalToConstant: 5).isActive = true
      """,
      ["view.width == 2", "view.width == 1", "view.width == 1", "other.view.height == 5"]
    ),
    (
      "a child that is not known",
      "addChild(Store.shared.child)\nwidth(CGFloat(children.count))",
      ["not read: the value of 'Store.shared' is not in the sources"]
    ),
    (
      "its state",
      """
      width(isViewLoaded ? 1 : 2)
      width(isBeingPresented ? 1 : 2)
      width(isEditing ? 1 : 2)
      width(isMovingToParent ? 1 : 2)
      """,
      ["view.width == 1", "view.width == 2", "view.width == 2", "view.width == 2"]
    ),
    ("its traits", "width(traitCollection.horizontalSizeClass == .compact ? 1 : 2)", ["view.width == 1"]),
    ("what UIKit's own class does", "super.viewDidLoad()\nsuper.loadView()\nwidth(3)", ["view.width == 3"]),
    (
      "a search bar",
      """
      let search = UISearchController()
      search.searchBar.heightAnchor.constraint(equalToConstant: 3).isActive = true
      """,
      ["search.searchBar.height == 3"]
    ),
    (
      "another controller's view is loaded once",
      "addChild(child)\nview.addSubview(child.view)\nwidth(CGFloat(child.view.subviews.count))",
      ["child.inner.width == 6", "view.width == 1"]
    ),
    (
      "another controller's own view",
      "view.addSubview(made.view)\nmade.view.topAnchor.constraint(equalTo: view.topAnchor).isActive = true",
      ["made.view.width == 7", "made.view.top == view.top"]
    ),
    (
      "the guides above and below",
      """
      view.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
      view.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor).isActive = true
      """,
      ["view.top == topLayoutGuide.bottom", "view.bottom == bottomLayoutGuide.top"]
    ),
    // Views that are properties of other views.
    (
      "a view of another view",
      "view.addSubview(card)\ncard.title.topAnchor.constraint(equalTo: card.topAnchor).isActive = true",
      ["card.title.top == card.top"]
    ),
    (
      "a view that a button has",
      """
      view.addSubview(button)
      button.imageView?.widthAnchor.constraint(equalToConstant: 5).isActive = true
      button.titleLabel?.widthAnchor.constraint(equalToConstant: 6).isActive = true
      """,
      ["button.imageView.width == 5", "button.titleLabel.width == 6"]
    ),
    (
      "a view that a search bar has",
      """
      let bar = UISearchBar()
      view.addSubview(bar)
      bar.searchTextField.widthAnchor.constraint(equalToConstant: 5).isActive = true
      """,
      ["bar.searchTextField.width == 5"]
    ),
    (
      "a button of the system",
      """
      let other = UIButton.systemButton(with: UIImage(), target: nil, action: nil)
      view.addSubview(other)
      other.widthAnchor.constraint(equalToConstant: 5).isActive = true
      """,
      ["other.width == 5"]
    ),
    (
      "a view without a name",
      """
      view.addSubview(UIView())
      view.subviews[0].widthAnchor.constraint(equalToConstant: 5).isActive = true
      """,
      ["UIView5.width == 5"]
    ),
  ]

  private static let panels: [(String, String, [String])] = [
    (
      "a grid of views",
      "let grid = NSGridView(views: [[a, b], [c]])\naddSubview(grid)\nwidth(CGFloat(grid.subviews.count))",
      ["view.width == 3"]
    ),
    (
      "a row of a grid",
      """
      let grid = NSGridView()
      addSubview(grid)
      grid.addRow(with: [a, b])
      width(CGFloat(grid.subviews.count))
      """,
      ["view.width == 2"]
    ),
    (
      "a column of a grid",
      """
      let grid = NSGridView()
      addSubview(grid)
      grid.addColumn(with: [a, b, c])
      width(CGFloat(grid.subviews.count))
      """,
      ["view.width == 3"]
    ),
    (
      "a view of a stack",
      """
      let stack = NSStackView()
      stack.addView(a, in: .leading)
      stack.addView(b, in: .trailing)
      width(CGFloat(stack.arrangedSubviews.count))
      width(a.superview === stack ? 1 : 2)
      """,
      ["view.width == 2", "view.width == 1"]
    ),
    (
      "the views of a stack",
      """
      let stack = NSStackView()
      stack.setViews([a, b, c], in: .leading)
      width(CGFloat(stack.arrangedSubviews.count))
      width(c.superview === stack ? 1 : 2)
      """,
      ["view.width == 3", "view.width == 1"]
    ),
    (
      "the document of a scroll view",
      """
      let scroll = NSScrollView()
      width(scroll.documentView == nil ? 1 : 2)
      scroll.documentView = a
      width(a.superview === scroll ? 1 : 2)
      """,
      ["view.width == 1", "view.width == 1"]
    ),
    (
      "the orientation of a stack",
      """
      width(NSStackView().orientation == .horizontal ? 1 : 2)
      width(NSStackView().orientation == .vertical ? 1 : 2)
      """,
      ["view.width == 1", "view.width == 2"]
    ),
    (
      "the content of a box",
      """
      let box = NSBox()
      addSubview(box)
      width(box.contentView!.translatesAutoresizingMaskIntoConstraints ? 1 : 2)
      """,
      ["view.width == 2"]
    ),
    (
      "a label",
      """
      let label = NSTextField(labelWithString: \"Name\")
      addSubview(label)
      label.topAnchor.constraint(equalTo: topAnchor).isActive = true
      width(CGFloat(label.subviews.count))
      """,
      ["label.top == view.top", "view.width == 0"]
    ),
    (
      "the direction of the text", "width(userInterfaceLayoutDirection == .leftToRight ? 1 : 2)",
      ["view.width == 1"]
    ),
  ]

  @Test(
    "Views of list controllers",
    arguments: [
      ("UITableViewController", "tableView", "a.top == view.top"),
      ("UICollectionViewController", "collectionView", "a.top == view.top"),
      (
        "UITableViewController", "collectionView", "not read: 'collectionView' is not declared in the sources"
      ),
      ("UICollectionViewController", "tableView", "not read: 'tableView' is not declared in the sources"),
      ("UIViewController", "tableView", "not read: 'tableView' is not declared in the sources"),
    ])
  func list(_ kind: String, _ property: String, _ expected: String) throws {
    let code = """
      import UIKit
      class A: \(kind) {
        let a = UIView()
        override func viewDidLoad() {
          view.addSubview(a)
          a.topAnchor.constraint(equalTo: \(property).topAnchor).isActive = true
        }
      }
      """
    let layout = try #require(layouts(of: code).layouts.first)
    let reasons = (layout.coverage?.unread ?? []).map { "not read: \($0.reason)" }
    #expect(equations(of: layout) + reasons == [expected])
  }

  @Test(
    "A name has at most five parts",
    arguments: [
      ("p.q", "p.q"), ("p.q.r", "p.q.r"), ("p.q.r.s.t", "p.q.r.s.t"), ("p.q.r.s.t.u", "q.r.s.t.u"),
    ])
  func longName(_ view: String, _ expected: String) throws {
    let code = """
      import UIKit
      class A: UIView {
        let p = P()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(p)
          \(view).widthAnchor.constraint(equalToConstant: 5).isActive = true
        }
      }
      class P: UIView { let q = Q() }
      class Q: UIView { let r = R() }
      class R: UIView { let s = S() }
      class S: UIView { let t = T() }
      class T: UIView { let u = UIView() }
      """
    let layout = try #require(layouts(of: code).layouts.first)
    #expect(equations(of: layout) == ["\(expected).width == 5"])
  }

  private static let controllerHead = """
    import UIKit
    extension UIViewController {
      func width(_ value: CGFloat) { view.widthAnchor.constraint(equalToConstant: value).isActive = true }
    }
    class Card: UIView { let title = UILabel() }
    class Inner: UIViewController {
      let inner = UIView()
      override func viewDidLoad() {
        view.addSubview(inner)
        inner.widthAnchor.constraint(equalToConstant: 6).isActive = true
      }
    }
    class Made: UIViewController {
      override func loadView() {
        view = UIView()
        view.widthAnchor.constraint(equalToConstant: 7).isActive = true
      }
    }
    """

  @Test("Code of a controller", arguments: controllers)
  func controller(_ name: String, _ body: String, _ expected: [String]) throws {
    let code = """
      import UIKit
      class A: UIViewController {
        let card = Card(), button = UIButton(), child = Inner(), made = Made()
        override func viewDidLoad() {
      \(body)
        }
      }
      """
    let files = HeldFiles(texts: ["Other.swift": Self.controllerHead])
    let layout = try #require(readSwift(SourceText(name: "Main.swift", text: code), files).layouts.first)
    let reasons = (layout.coverage?.unread ?? []).map { "not read: \($0.reason)" }
    #expect(equations(of: layout) + reasons == expected, "\(name)")
  }

  @Test("Code of a view of AppKit", arguments: panels)
  func panel(_ name: String, _ body: String, _ expected: [String]) throws {
    let code = """
      import AppKit
      class A: NSView {
        let a = NSView(), b = NSView(), c = NSView()
        override init(frame: NSRect) {
          super.init(frame: frame)
      \(body)
        }
      }
      extension A {
        func width(_ value: CGFloat) { widthAnchor.constraint(equalToConstant: value).isActive = true }
      }
      """
    let layout = try #require(layouts(of: code).layouts.first)
    let reasons = (layout.coverage?.unread ?? []).map { "not read: \($0.reason)" }
    #expect(equations(of: layout) + reasons == expected, "\(name)")
  }
}
