import LayoutModel
import Testing

@testable import SwiftSource

@Suite("Calls of UIKit", .enabled(if: canReadSwift))
struct NativeCodeTests {
  private static let bodies: [(String, String, [String])] = [
    // `places` gives each view a width that is its index among its siblings.
    (
      "a view added once more is the last", "[a, b, c, a].forEach { addSubview($0) }\nplaces([a, b, c])",
      ["a.width == 2", "b.width == 0", "c.width == 1"]
    ),
    (
      "a view at a place", "insertSubview(c, at: 1)\nplaces([a, b, c])",
      ["a.width == 0", "b.width == 2", "c.width == 1"]
    ),
    (
      "a view at a place beyond the last", "insertSubview(c, at: 9)\nplaces([a, b, c])",
      ["a.width == 0", "b.width == 1", "c.width == 2"]
    ),
    (
      "a view below another", "insertSubview(c, belowSubview: b)\nplaces([a, b, c])",
      ["a.width == 0", "b.width == 2", "c.width == 1"]
    ),
    (
      "a view below the first", "insertSubview(c, belowSubview: a)\nplaces([a, b, c])",
      ["a.width == 1", "b.width == 2", "c.width == 0"]
    ),
    (
      "a view above another", "insertSubview(c, aboveSubview: a)\nplaces([a, b, c])",
      ["a.width == 0", "b.width == 2", "c.width == 1"]
    ),
    (
      "a view above the last", "insertSubview(c, aboveSubview: b)\nplaces([a, b, c])",
      ["a.width == 0", "b.width == 1", "c.width == 2"]
    ),
    (
      "a view brought to the front", "addSubview(c)\nbringSubviewToFront(a)\nplaces([a, b, c])",
      ["a.width == 2", "b.width == 0", "c.width == 1"]
    ),
    (
      "a view sent to the back", "addSubview(c)\nsendSubviewToBack(c)\nplaces([a, b, c])",
      ["a.width == 1", "b.width == 2", "c.width == 0"]
    ),
    (
      "two views that change places",
      "addSubview(c)\nexchangeSubview(at: 0, withSubviewAt: 2)\nplaces([a, b, c])",
      ["a.width == 2", "b.width == 1", "c.width == 0"]
    ),
    (
      "places that do not exist",
      "addSubview(c)\nexchangeSubview(at: 1, withSubviewAt: 3)\nplaces([a, b, c])",
      ["a.width == 0", "b.width == 1", "c.width == 2"]
    ),
    (
      "a view that leaves a stack's arrangement",
      """
      let stack = UIStackView(arrangedSubviews: [a, b, c])
      stack.removeArrangedSubview(b)
      height(stack.arrangedSubviews.count * 10 + stack.subviews.count)
      """,
      ["view.height == 23"]
    ),
    (
      "a guide that leaves",
      """
      let guide = UILayoutGuide()
      addLayoutGuide(guide)
      height(layoutGuides.count)
      removeLayoutGuide(guide)
      height(layoutGuides.count)
      """,
      ["view.height == 1", "view.height == 0"]
    ),
    (
      "a guide of a view",
      """
      let guide = UILayoutGuide()
      addLayoutGuide(guide)
      height(guide.owningView === self ? 1 : 2)
      height(subviews.count)
      """,
      ["view.height == 1", "view.height == 2"]
    ),
    (
      "the view above a table's rows",
      """
      let table = UITableView()
      table.tableHeaderView = a
      height(a.superview === table ? 1 : 2)
      height(subviews.count)
      """,
      ["view.height == 1", "view.height == 1"]
    ),
    (
      "a view that is not added by this property",
      """
      let table = UITableView()
      table.inputView = a
      height(a.superview === table ? 1 : 2)
      height(subviews.count)
      """,
      ["view.height == 2", "view.height == 2"]
    ),
    (
      "a view that another object has",
      "addSubview(maker.title)\nmaker.title.widthAnchor.constraint(equalToConstant: 5).isActive = true",
      ["title.width == 5"]
    ),
    (
      "a view that another object has, in a variable",
      """
      let mine = maker.title
      addSubview(mine)
      mine.widthAnchor.constraint(equalToConstant: 5).isActive = true
      """,
      ["title.width == 5"]
    ),
    (
      "views that a cell has",
      """
      let cell = UITableViewCell()
      addSubview(cell)
      cell.imageView!.widthAnchor.constraint(equalToConstant: 5).isActive = true
      cell.textLabel!.widthAnchor.constraint(equalToConstant: 6).isActive = true
      """,
      ["cell.imageView.width == 5", "cell.textLabel.width == 6"]
    ),
    // Code that depends on something that the source does not determine.
    (
      "the size of the content",
      "a.widthAnchor.constraint(equalToConstant: b.intrinsicContentSize.width).isActive = true",
      ["not read: it depends on the size of a view's content"]
    ),
    (
      "a place in another view",
      "a.widthAnchor.constraint(equalToConstant: b.convert(.zero, to: a).x).isActive = true",
      ["not read: it depends on where the views are placed"]
    ),
    (
      "the name of the device",
      "a.widthAnchor.constraint(equalToConstant: CGFloat(UIDevice.current.name.count)).isActive = true",
      ["not read: the value of 'UIDevice.current.name' is not in the sources"]
    ),
    (
      "a closure that runs later",
      """
      let action = UIAction(title: \"Go\", handler: { \
      _ in self.a.widthAnchor.constraint(equalToConstant: 5).isActive = true })
      let button = UIButton(primaryAction: action)
      """,
      ["not read: it is in a closure that 'UIAction' may run later"]
    ),
    (
      "a closure that an action runs later",
      "addAction(for: .valueChanged, { self.a.widthAnchor.constraint(equalToConstant: 5).isActive = true })",
      ["not read: it is in a closure that 'addAction' may run later"]
    ),
    // Statements.
    (
      "a switch that falls through",
      """
      var sum = 0
      switch 1 {
      case 1: sum += 1; fallthrough
      case 2: sum += 10
      case 3: sum += 100
      default: sum += 1000 }
      height(sum)
      """,
      ["view.height == 11"]
    ),
    (
      "an error that is thrown",
      "do {\nheight(1)\nthrow Oops.now\n} catch { height(2) }\nheight(3)",
      ["view.height == 1", "view.height == 3", "not read: it depends on the error that is thrown"]
    ),
    (
      "'fallthrough' into the default",
      """
      var sum = 0
      switch 3 {
      case 1: sum += 1
      case 3: sum += 100; fallthrough
      default: sum += 1000 }
      height(sum)
      """,
      ["view.height == 1100"]
    ),
    (
      "an operand of each kind of cast",
      """
      let view: UIView = a
      height((view as? UILabel) == nil ? 1 : 2)
      height(view is UILabel ? 1 : 2)
      height(view is UIView ? 1 : 2)
      """,
      ["view.height == 1", "view.height == 2", "view.height == 1"]
    ),
    (
      "'else if'",
      """
      for number in [1, 2, 3] { if number == 1 { height(10) } else if number == 2 { height(20) } else { \
      height(30) } }
      """,
      ["view.height == 10", "view.height == 20", "view.height == 30"]
    ),
    (
      "what a system has",
      """
      var sum = 0
      if #available(iOS 13, *) { sum += 1 } else { sum += 10 }
      if #unavailable(iOS 13) { sum += 100 } else { sum += 1000 }
      height(sum)
      """,
      ["view.height == 1001"]
    ),
    (
      "names in a pattern of a pair",
      """
      var sum = 0
      switch (3, 4) { case let (x, y) where x > 3: sum = x - y
      case let (x, y): sum = x * 10 + y }
      height(sum)
      """,
      ["view.height == 34"]
    ),
    (
      "a condition of a pattern that holds",
      """
      var sum = 0
      switch (4, 4) { case let (x, y) where x > 3: sum = x + y
      case let (x, y): sum = x * 10 + y }
      height(sum)
      """,
      ["view.height == 8"]
    ),
    (
      "names in patterns of optionals",
      """
      let some: Int? = 5
      if case let x? = some { height(x) }
      if case let .some(x) = some { height(x + 1) }
      """,
      ["view.height == 5", "view.height == 6"]
    ),
    (
      "names in a pattern of a case",
      """
      var sum = 0
      switch Shape.box(2, 3) { case let .box(w, h): sum = w * 10 + h
      case .dot: sum = 1 }
      height(sum)
      """,
      ["view.height == 23"]
    ),
    (
      "a name as a pattern",
      "var sum = 0\nswitch 6 { case let x where x > 6: sum = 1\ncase let x: sum = x * 2 }\nheight(sum)",
      ["view.height == 12"]
    ),
    (
      "a type of two parts",
      """
      let view: UIView & Marked = Badge()
      addSubview(view)
      view.widthAnchor.constraint(equalToConstant: view.mark).isActive = true
      """,
      ["view2.width == 4"]
    ),
    ("a setter that names its value", "doubled = 6\nheight(Int(half))", ["view.height == 3"]),
    ("a setter that does not name its value", "tripled = 6\nheight(Int(half))", ["view.height == 2"]),
  ]

  private func read(_ body: String) throws -> [String] {
    let members = """
        let a = UIView(), b = UIView(), c = UIView()
        let maker = Maker()
        let missing: NSLayoutDimension? = nil
        var half: CGFloat = 0
        var doubled: CGFloat { get { half * 2 } set(value) { half = value / 2 } }
        var tripled: CGFloat { get { half * 3 } set { half = newValue / 3 } }
      """
    let rest = """

      class Maker { let title = UILabel() }
      enum Oops: Error { case now }
      enum Shape { case box(Int, Int), dot }
      protocol Marked { var mark: CGFloat { get } }
      class Badge: UIView, Marked { let mark: CGFloat = 4 }
      extension UIView {
        func height(_ value: Int) { heightAnchor.constraint(equalToConstant: CGFloat(value)).isActive = true }
        func places(_ views: [UIView]) {
          for one in views {
            let place = subviews.firstIndex { $0 === one }!
            one.widthAnchor.constraint(equalToConstant: CGFloat(place)).isActive = true
          }
        }
      }
      extension UILayoutPriority {
        static let almost = UILayoutPriority(999)
        static func below(_ value: Float) -> UILayoutPriority { UILayoutPriority(value - 1) }
      }
      """
    let code = viewClass(members, "    addSubview(a)\n    addSubview(b)\n\(body)") + rest
    let layout = try #require(layouts(of: code).layouts.first)
    return equations(of: layout) + (layout.coverage?.unread ?? []).map { "not read: \($0.reason)" }
  }

  @Test("Statements", arguments: nativeConstraintCases + bodies) func body(
    _ name: String, _ body: String, _ expected: [String]
  )
    throws
  {
    #expect(try read(body) == expected, "\(name)")
  }
}
