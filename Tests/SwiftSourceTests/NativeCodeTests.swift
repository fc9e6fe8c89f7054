import LayoutModel
import Testing

@testable import SwiftSource

/// Calls of UIKit's functions, and the constraints that they lead to.
@Suite("Calls of UIKit", .enabled(if: canReadSwift))
struct NativeCodeTests {
  /// Each case: its name, the code of an initializer, and the constraints, followed by why others were not read.
  private static let bodies: [(String, String, [String])] = [
    // Constraints by anchors.
    (
      "a multiplier that is not declared",
      "a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: .golden).isActive = true",
      ["not read: its multiplier is not known"]
    ),
    (
      "a constant that is not declared",
      "a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: .golden).isActive = true",
      ["not read: its constant is not known"]
    ),
    (
      "a length that is not declared", "a.widthAnchor.constraint(equalToConstant: .golden).isActive = true",
      ["not read: its constant is not known"]
    ),
    (
      "an anchor that is not one", "a.widthAnchor.constraint(equalTo: missing).isActive = true",
      ["not read: its second item is not known"]
    ),
    (
      "an anchor of a constraint",
      "let tie = a.widthAnchor.constraint(equalTo: b.heightAnchor)\n(tie.firstAnchor as! NSLayoutDimension).constraint(equalToConstant: 8).isActive = true\n(tie.secondAnchor as! NSLayoutDimension).constraint(equalToConstant: 9).isActive = true",
      ["a.width == 8", "b.height == 9"]
    ),
    (
      "a library's way to activate", "let tie = a.widthAnchor.constraint(equalToConstant: 5)\ntie.activate()",
      ["a.width == 5"]
    ),
    (
      "a library's way to deactivate",
      "let tie = a.widthAnchor.constraint(equalToConstant: 5)\ntie.isActive = true\ntie.deactivate()", []
    ),
    (
      "the constraint without arguments",
      "var tie = NSLayoutConstraint()\ntie = a.widthAnchor.constraint(equalToConstant: 5)\ntie.isActive = true",
      ["a.width == 5"]
    ),
    (
      "the superview of the class's view",
      "a.topAnchor.constraint(equalTo: superview!.topAnchor).isActive = true",
      ["not read: it depends on the view's superview"]
    ),
    // Constraints by `NSLayoutConstraint(item:…)`.
    (
      "an item that is a guide",
      "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: safeAreaLayoutGuide, attribute: .bottom, multiplier: 2, constant: 3).isActive = true",
      ["a.top == view.safeArea.bottom * 2 + 3"]
    ),
    (
      "a first item that is a guide",
      "NSLayoutConstraint(item: safeAreaLayoutGuide, attribute: .top, relatedBy: .lessThanOrEqual, toItem: a, attribute: .top, multiplier: 1, constant: 0).isActive = true",
      ["view.safeArea.top <= a.top"]
    ),
    (
      "no second item",
      "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 3).isActive = true",
      ["a.width == 3"]
    ),
    (
      "no second attribute",
      "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .notAnAttribute, multiplier: 1, constant: 3).isActive = true",
      ["a.width == 3"]
    ),
    (
      "an unknown relation",
      "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .similar, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 3).isActive = true",
      ["not read: its relation is not known"]
    ),
    (
      "an unknown first attribute",
      "NSLayoutConstraint(item: a, attribute: .diagonal, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 3).isActive = true",
      ["not read: its first item is not known"]
    ),
    (
      "a first item that is text",
      "NSLayoutConstraint(item: \"a\", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 3).isActive = true",
      ["not read: its first item is not known"]
    ),
    (
      "an unknown second attribute",
      "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .diagonal, multiplier: 1, constant: 3).isActive = true",
      ["not read: its second item is not known"]
    ),
    (
      "an unknown multiplier",
      "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .width, multiplier: .golden, constant: 3).isActive = true",
      ["not read: its multiplier or constant is not known"]
    ),
    (
      "an unknown constant",
      "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .width, multiplier: 1, constant: .golden).isActive = true",
      ["not read: its multiplier or constant is not known"]
    ),
    (
      "another initializer", "NSLayoutConstraint(item: a, attribute: .width, similarTo: b).isActive = true",
      ["not read: the declaration of 'NSLayoutConstraint(similarTo:)' is not in the sources"]
    ),
    // Constraints by formats.
    (
      "a format without constraints",
      "NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: \"H:[a]\", options: [], metrics: nil, views: [\"a\": a]))",
      []
    ),
    (
      "a format with a size",
      "NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: \"[a(20)]\", options: [], metrics: nil, views: [\"a\": a]))",
      ["a.width == 20"]
    ),
    (
      "a format with a view that is text",
      "NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: \"[a(20)]\", options: [], metrics: nil, views: [\"a\": \"b\"]))",
      ["not read: its format is not valid: Unable to find view with name a"]
    ),
    // Animations.
    (
      "an animation",
      "UIView.animate(withDuration: 1) { a.widthAnchor.constraint(equalToConstant: 5).isActive = true }",
      ["a.width == 5"]
    ),
    (
      "no animation",
      "UIView.performWithoutAnimation { a.widthAnchor.constraint(equalToConstant: 5).isActive = true }",
      ["a.width == 5"]
    ),
    (
      "an animation and what follows it",
      "UIView.animate(withDuration: 1, animations: { self.a.widthAnchor.constraint(equalToConstant: 5).isActive = true }, completion: { _ in self.a.heightAnchor.constraint(equalToConstant: 6).isActive = true })",
      ["a.width == 5", "not read: it is in a closure that 'animate' may run later"]
    ),
    (
      "an animation and what follows it, as closures after the call",
      "UIView.animate(withDuration: 1) { self.a.widthAnchor.constraint(equalToConstant: 5).isActive = true } completion: { _ in self.a.heightAnchor.constraint(equalToConstant: 6).isActive = true }",
      ["a.width == 5", "not read: it is in a closure that 'animate' may run later"]
    ),
    // Priorities.
    (
      "a declared priority",
      "let tie = a.widthAnchor.constraint(equalToConstant: 5)\ntie.priority = .almost\ntie.isActive = true",
      ["a.width == 5 @999"]
    ),
    (
      "a priority by a function",
      "let tie = a.widthAnchor.constraint(equalToConstant: 5)\ntie.priority = .below(300)\ntie.isActive = true",
      ["a.width == 5 @299"]
    ),
    (
      "a priority by an initializer",
      "let tie = a.widthAnchor.constraint(equalToConstant: 5)\ntie.priority = .init(rawValue: 7)\ntie.isActive = true",
      ["a.width == 5 @7"]
    ),
    (
      "a priority that is not declared",
      "let tie = a.widthAnchor.constraint(equalToConstant: 5)\ntie.priority = .golden\ntie.isActive = true",
      ["not read: its priority is not known"]
    ),
    // Views in views: a number for the place of each.
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
      "let stack = UIStackView(arrangedSubviews: [a, b, c])\nstack.removeArrangedSubview(b)\nheight(stack.arrangedSubviews.count * 10 + stack.subviews.count)",
      ["view.height == 23"]
    ),
    (
      "a guide that leaves",
      "let guide = UILayoutGuide()\naddLayoutGuide(guide)\nheight(layoutGuides.count)\nremoveLayoutGuide(guide)\nheight(layoutGuides.count)",
      ["view.height == 1", "view.height == 0"]
    ),
    (
      "a guide of a view",
      "let guide = UILayoutGuide()\naddLayoutGuide(guide)\nheight(guide.owningView === self ? 1 : 2)\nheight(subviews.count)",
      ["view.height == 1", "view.height == 2"]
    ),
    (
      "the view above a table's rows",
      "let table = UITableView()\ntable.tableHeaderView = a\nheight(a.superview === table ? 1 : 2)\nheight(subviews.count)",
      ["view.height == 1", "view.height == 1"]
    ),
    (
      "a view that is not added by this property",
      "let table = UITableView()\ntable.inputView = a\nheight(a.superview === table ? 1 : 2)\nheight(subviews.count)",
      ["view.height == 2", "view.height == 2"]
    ),
    (
      "a view that another object has",
      "addSubview(maker.title)\nmaker.title.widthAnchor.constraint(equalToConstant: 5).isActive = true",
      ["title.width == 5"]
    ),
    (
      "a view that another object has, in a variable",
      "let mine = maker.title\naddSubview(mine)\nmine.widthAnchor.constraint(equalToConstant: 5).isActive = true",
      ["title.width == 5"]
    ),
    (
      "views that a cell has",
      "let cell = UITableViewCell()\naddSubview(cell)\ncell.imageView!.widthAnchor.constraint(equalToConstant: 5).isActive = true\ncell.textLabel!.widthAnchor.constraint(equalToConstant: 6).isActive = true",
      ["cell.imageView.width == 5", "cell.textLabel.width == 6"]
    ),
    // What is not known.
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
      ["not read: 'UIDevice.current.name' is not known from the source"]
    ),
    (
      "a closure that runs later",
      "let action = UIAction(title: \"Go\", handler: { _ in self.a.widthAnchor.constraint(equalToConstant: 5).isActive = true })\nlet button = UIButton(primaryAction: action)",
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
      "var sum = 0\nswitch 1 {\ncase 1: sum += 1; fallthrough\ncase 2: sum += 10\ncase 3: sum += 100\ndefault: sum += 1000 }\nheight(sum)",
      ["view.height == 11"]
    ),
    (
      "an error that is thrown",
      "do {\nheight(1)\nthrow Oops.now\n} catch { height(2) }\nheight(3)",
      ["view.height == 1", "view.height == 3", "not read: it depends on the error that is thrown"]
    ),
    (
      "'fallthrough' into the default",
      "var sum = 0\nswitch 3 {\ncase 1: sum += 1\ncase 3: sum += 100; fallthrough\ndefault: sum += 1000 }\nheight(sum)",
      ["view.height == 1100"]
    ),
    (
      "an operand of each kind of cast",
      "let view: UIView = a\nheight((view as? UILabel) == nil ? 1 : 2)\nheight(view is UILabel ? 1 : 2)\nheight(view is UIView ? 1 : 2)",
      ["view.height == 1", "view.height == 2", "view.height == 1"]
    ),
    (
      "'else if'",
      "for number in [1, 2, 3] { if number == 1 { height(10) } else if number == 2 { height(20) } else { height(30) } }",
      ["view.height == 10", "view.height == 20", "view.height == 30"]
    ),
    (
      "what a system has",
      "var sum = 0\nif #available(iOS 13, *) { sum += 1 } else { sum += 10 }\nif #unavailable(iOS 13) { sum += 100 } else { sum += 1000 }\nheight(sum)",
      ["view.height == 1001"]
    ),
    (
      "names in a pattern of a pair",
      "var sum = 0\nswitch (3, 4) { case let (x, y) where x > 3: sum = x - y\ncase let (x, y): sum = x * 10 + y }\nheight(sum)",
      ["view.height == 34"]
    ),
    (
      "a condition of a pattern that holds",
      "var sum = 0\nswitch (4, 4) { case let (x, y) where x > 3: sum = x + y\ncase let (x, y): sum = x * 10 + y }\nheight(sum)",
      ["view.height == 8"]
    ),
    (
      "names in patterns of optionals",
      "let some: Int? = 5\nif case let x? = some { height(x) }\nif case let .some(x) = some { height(x + 1) }",
      ["view.height == 5", "view.height == 6"]
    ),
    (
      "names in a pattern of a case",
      "var sum = 0\nswitch Shape.box(2, 3) { case let .box(w, h): sum = w * 10 + h\ncase .dot: sum = 1 }\nheight(sum)",
      ["view.height == 23"]
    ),
    (
      "a name as a pattern",
      "var sum = 0\nswitch 6 { case let x where x > 6: sum = 1\ncase let x: sum = x * 2 }\nheight(sum)",
      ["view.height == 12"]
    ),
    (
      "a type of two parts",
      "let view: UIView & Marked = Badge()\naddSubview(view)\nview.widthAnchor.constraint(equalToConstant: view.mark).isActive = true",
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

  @Test("Statements", arguments: bodies) func body(_ name: String, _ body: String, _ expected: [String])
    throws
  {
    #expect(try read(body) == expected, "\(name)")
  }
}
