import LayoutModel
import Testing

@testable import SwiftSource

@Suite("SnapKit in code", .enabled(if: canReadSwift))
struct SnapKitCodeTests {
  private static let bodies: [(String, String, [String])] = [
    // The spelling of early SnapKit versions, such as `snp_top`.
    (
      "a view's early spelling", "a.snp_makeConstraints { make in make.top.equalTo(b.snp_bottom).offset(2) }",
      ["a.top == b.bottom + 2"]
    ),
    (
      "a guide's early spelling",
      "a.snp_makeConstraints { make in make.top.equalTo(safeAreaLayoutGuide.snp_top) }",
      ["a.top == view.safeArea.top"]
    ),
    (
      "the early spelling with other constraints",
      "a.snp_makeConstraints { $0.width.equalTo(5) }\na.snp_remakeConstraints { $0.height.equalTo(6) }",
      ["a.height == 6"]
    ),
    // Items.
    (
      "a guide", "a.snp.makeConstraints { $0.top.equalTo(safeAreaLayoutGuide) }",
      ["a.top == view.safeArea.top"]
    ),
    (
      "constraints of a guide",
      """
      let guide = UILayoutGuide()
      addLayoutGuide(guide)
      guide.snp.makeConstraints { $0.top.equalTo(a.snp.bottom) }
      """,
      ["guide.top == a.bottom"]
    ),
    (
      "an anchor", "a.snp.makeConstraints { $0.top.equalTo(b.bottomAnchor).offset(3) }",
      ["a.top == b.bottom + 3"]
    ),
    (
      "the margins of a view", "a.snp.makeConstraints { $0.top.left.equalTo(b.snp.margins) }",
      ["a.top == b.topMargin", "a.left == b.leftMargin"]
    ),
    (
      "the directional margins of a view",
      "a.snp.makeConstraints { $0.leading.equalTo(b.snp.directionalMargins) }",
      ["a.leading == b.leadingMargin"]
    ),
    (
      "the edges of a view, from margins",
      "a.snp.makeConstraints { $0.topMargin.leftMargin.equalTo(b.snp.edges) }",
      ["a.topMargin == b.top", "a.leftMargin == b.left"]
    ),
    (
      "a list with an inset and a priority",
      "a.snp.makeConstraints { $0.bottom.equalTo([b, self]).inset(4).priority(.low) }",
      ["a.bottom == b.bottom - 4 @250", "a.bottom == view.bottom - 4 @250"]
    ),
    (
      "no attribute",
      "a.snp.makeConstraints { $0.width.equalTo(5) }\na.snp.makeConstraints { make in make.equalTo(b) }",
      ["a.width == 5", "not read: 'equalTo' is not declared in the sources"]
    ),
    // Changes to a constraint in a local variable.
    (
      "deactivated",
      "var made: Constraint!\na.snp.makeConstraints { made = $0.top.equalToSuperview().offset(3).constraint }\nmade.isActive = false",
      []
    ),
    (
      "uninstalled and installed",
      "var made: Constraint!\na.snp.makeConstraints { made = $0.top.equalToSuperview().offset(3).constraint }\nmade.uninstall(); made.install()",
      ["a.top == view.top + 3"]
    ),
    (
      "a new offset",
      "var made: Constraint!\na.snp.makeConstraints { made = $0.top.equalToSuperview().offset(3).constraint }\nmade.update(offset: 5)",
      ["a.top == view.top + 5"]
    ),
    (
      "an early new offset",
      "var made: Constraint!\na.snp.makeConstraints { made = $0.top.equalToSuperview().offset(3).constraint }\nmade.updateOffset(amount: 5)",
      ["a.top == view.top + 5"]
    ),
    (
      "an early new priority",
      "var made: Constraint!\na.snp.makeConstraints { made = $0.top.equalToSuperview().offset(3).constraint }\nmade.updatePriority(amount: 20)",
      ["a.top == view.top + 3 @20"]
    ),
    (
      "an unknown offset",
      "var made: Constraint!\na.snp.makeConstraints { made = $0.top.equalToSuperview().offset(3).constraint }\nmade.update(offset: Store.shared.gap)",
      ["a.top == view.top + 3", "not read: the value of 'Store.shared' is not in the sources"]
    ),
    (
      "an unknown inset",
      "var made: Constraint!\na.snp.makeConstraints { made = $0.top.equalToSuperview().offset(3).constraint }\nmade.update(inset: UIEdgeInsets(top: Store.shared.gap, left: 0, bottom: 0, right: 0))",
      ["a.top == view.top + 3", "not read: the value of 'Store.shared' is not in the sources"]
    ),
    (
      "an unknown priority",
      "var made: Constraint!\na.snp.makeConstraints { made = $0.top.equalToSuperview().offset(3).constraint }\nmade.update(priority: Store.shared.priority)",
      ["not read: the value of 'Store.shared' is not in the sources"]
    ),
    // Constraints that may depend on superviews or values that the source does not determine.
    (
      "a view without a superview", "c.snp.makeConstraints { $0.top.equalToSuperview() }",
      ["not read: 'c' has no superview yet"]
    ),
    (
      "the superview of the class's view", "self.snp.makeConstraints { $0.top.equalToSuperview() }",
      ["not read: it depends on the view's superview"]
    ),
    (
      "a number for an edge of a view without a superview", "c.snp.makeConstraints { $0.top.equalTo(8) }",
      ["not read: 'c' has no superview yet"]
    ),
    (
      "a number for a size of a view without a superview", "c.snp.makeConstraints { $0.width.equalTo(8) }",
      ["c.width == 8"]
    ),
    (
      "an unknown second item", "a.snp.makeConstraints { $0.width.equalTo(Store.shared.width) }",
      ["not read: the value of 'Store.shared' is not in the sources"]
    ),
    (
      "a second item that is text", "a.snp.makeConstraints { $0.width.equalTo(\"wide\") }",
      ["not read: its second item is not known"]
    ),
    (
      "no second item", "a.snp.makeConstraints { $0.width.equalTo() }",
      ["not read: its second item is not known"]
    ),
    (
      "an unknown offset", "a.snp.makeConstraints { $0.width.equalTo(b).offset(Store.shared.gap) }",
      ["not read: the value of 'Store.shared' is not in the sources"]
    ),
    (
      "insets with an unknown part",
      """
      a.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, \
      left: Store.shared.gap, bottom: 2, right: 3)) }
      """,
      ["not read: the value of 'Store.shared' is not in the sources"]
    ),
    (
      "an offset that is text", "a.snp.makeConstraints { $0.width.equalTo(b).offset(\"wide\") }",
      ["not read: its constant is not known"]
    ),
    (
      "an unknown multiplier",
      "a.snp.makeConstraints { $0.width.equalTo(b).multipliedBy(Store.shared.ratio) }",
      ["not read: the value of 'Store.shared' is not in the sources"]
    ),
    (
      "a division by zero", "a.snp.makeConstraints { $0.width.equalTo(b).dividedBy(0) }",
      ["not read: it calls 'dividedBy' with 0"]
    ),
    (
      "an unknown priority", "a.snp.makeConstraints { $0.width.equalTo(b).priority(\"low\") }",
      ["not read: its priority is not known"]
    ),
    (
      "the first of two reasons",
      "a.snp.makeConstraints { $0.width.equalTo(Store.shared.width).offset(Other.shared.gap) }",
      ["not read: the value of 'Store.shared' is not in the sources"]
    ),
    // Priorities.
    (
      "a declared priority", "a.snp.makeConstraints { $0.width.equalTo(5).priority(.almost) }",
      ["a.width == 5 @998"]
    ),
    (
      "a declared priority with a value",
      "a.snp.makeConstraints { $0.width.equalTo(5).priority(.below(600)) }",
      ["a.width == 5 @599"]
    ),
    (
      "a priority that is not declared", "a.snp.makeConstraints { $0.width.equalTo(5).priority(.golden) }",
      ["not read: its priority is not known"]
    ),
    (
      "a middle priority", "a.snp.makeConstraints { $0.width.equalTo(5).priorityMedium() }",
      ["a.width == 5 @500"]
    ),
    ("a label", "a.snp.makeConstraints { $0.width.equalTo(5).labeled(\"side\") }", ["a.width == 5"]),
    // Changes to existing constraints.
    (
      "another offset",
      """
      a.snp.makeConstraints { tie = $0.right.equalToSuperview().offset(2).constraint }
      tie?.update(offset: 6)
      """,
      ["a.right == view.right + 6"]
    ),
    (
      "another inset",
      """
      a.snp.makeConstraints { tie = $0.right.equalToSuperview().inset(2).constraint }
      tie?.update(inset: 6)
      """,
      ["a.right == view.right - 6"]
    ),
    (
      "an offset in place of an inset",
      """
      a.snp.makeConstraints { tie = $0.right.equalToSuperview().inset(2).constraint }
      tie?.update(offset: 6)
      """,
      ["a.right == view.right + 6"]
    ),
    (
      "another priority",
      "a.snp.makeConstraints { tie = $0.width.equalTo(2).constraint }\ntie?.update(priority: 300)",
      ["a.width == 2 @300"]
    ),
    (
      "another named priority",
      "a.snp.makeConstraints { tie = $0.width.equalTo(2).constraint }\ntie?.update(priority: .high)",
      ["a.width == 2 @750"]
    ),
    (
      "the constraints of UIKit",
      """
      a.snp.makeConstraints { tie = $0.width.equalTo(2).constraint }
      tie!.layoutConstraints.first!.constant = 9
      """,
      ["a.width == 9"]
    ),
    (
      "active",
      """
      a.snp.makeConstraints { tie = $0.width.equalTo(2).constraint }
      heightAnchor.constraint(equalToConstant: tie!.isActive ? 1 : 2).isActive = true
      """,
      ["a.width == 2", "view.height == 1"]
    ),
    (
      "not active",
      """
      a.snp.makeConstraints { tie = $0.width.equalTo(2).constraint }
      tie?.deactivate()
      heightAnchor.constraint(equalToConstant: tie!.isActive ? 1 : 2).isActive = true
      """,
      ["view.height == 2"]
    ),
    (
      "active again",
      "a.snp.makeConstraints { tie = $0.width.equalTo(2).constraint }\ntie?.deactivate()\ntie?.activate()",
      ["a.width == 2"]
    ),
    (
      "prepared",
      "let ties = a.snp.prepareConstraints { $0.width.equalTo(2); $0.height.equalTo(3) }\nties[1].activate()",
      ["a.height == 3"]
    ),
    (
      "an update without an older constraint", "a.snp.updateConstraints { $0.width.equalTo(2) }",
      ["not read: there is no constraint for 'updateConstraints' to update"]
    ),
    (
      "an update with another offset and priority",
      """
      a.snp.makeConstraints { $0.right.equalToSuperview().inset(2) }
      a.snp.updateConstraints { $0.right.equalToSuperview().inset(5).priority(.low) }
      """,
      ["a.right == view.right - 5 @250"]
    ),
    (
      "an update that is not known",
      """
      a.snp.makeConstraints { $0.width.equalTo(2) }
      a.snp.updateConstraints { $0.width.equalTo(Store.shared.width) }
      """,
      ["not read: the value of 'Store.shared' is not in the sources"]
    ),
    (
      "an update of another view",
      "b.snp.makeConstraints { $0.width.equalTo(2) }\na.snp.updateConstraints { $0.width.equalTo(3) }",
      ["b.width == 2", "not read: there is no constraint for 'updateConstraints' to update"]
    ),
    (
      "a center", "a.snp.makeConstraints { $0.center.equalTo(CGPoint(x: 3, y: 4)) }",
      ["a.centerX == view.left + 3", "a.centerY == view.top + 4"]
    ),
    (
      "a target of an item", "a.snp.makeConstraints { $0.width.equalTo(b.snp.target as! UIView) }",
      ["a.width == b.width"]
    ),
  ]

  @Test("Statements", arguments: bodies) func body(_ name: String, _ body: String, _ expected: [String])
    throws
  {
    let members = "  let a = UIView(), b = UIView(), c = UIView()\n  var tie: Constraint?"
    let rest = """

      extension ConstraintPriority {
        static var almost: ConstraintPriority { ConstraintPriority(998) }
        static func below(_ value: Float) -> ConstraintPriority { ConstraintPriority(value - 1) }
      }
      """
    let code = viewClass(members, "    addSubview(a)\n    addSubview(b)\n\(body)") + rest
    let layout = try #require(layouts(of: code).layouts.first)
    let reasons = (layout.coverage?.unread ?? []).map { "not read: \($0.reason)" }
    #expect(equations(of: layout) + reasons == expected, "\(name)")
  }
}
