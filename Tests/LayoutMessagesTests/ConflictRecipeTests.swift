import Diagnostics
import FixedAdvance
import Graphics
import LayoutModel
import LayoutPipeline
import Testing

@Suite struct ConflictRecipeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var help: String

    init(_ name: String, _ text: String, _ help: String) {
      (testDescription, self.text, self.help) = (name, text, help)
    }
  }

  static let cases = [
    Case(
      "an action sheet", "cell.width = -16 \"_UIAlertControllerView\"",
      "this conflict is between UIAlertController's own constraints: it is harmless, and your code does not have to change"
    ),
    Case(
      "a cell's height",
      "cell.height = 44 \"UIView-Encapsulated-Layout-Height\"\ntitle.top = cell.top + 10\ntitle.bottom = cell.bottom - 10\ntitle.height = 30",
      "UIView-Encapsulated-Layout-Height is the height that UIKit gives 'cell': lower the priority of line 8 (your constraint to the bottom of 'cell') to 999, so that this constraint can give way; or lower the priority of line 9 to 999: 'title' shrinks to 24; or lower the priority of line 7 to 999: the inset shrinks to 4"
    ),
    Case(
      "a stack that hides a view",
      "cell.height = 0 \"UISV-hiding\"\ntitle.top = cell.top + 8\ntitle.bottom = cell.bottom - 8",
      "a stack view hides 'cell' by making it 0 tall: lower the priority of line 8 (your constraint to the bottom of 'cell') to 999, so that this constraint can give way"
    ),
    Case(
      "a stack that hides what has a size", "cell.height = 0 \"UISV-hiding\"\ncell.height = 40",
      "a stack view hides 'cell' by making it 0 tall: lower the priority of line 7 to 999, so that this constraint can give way"
    ),
    Case(
      "a size that UIKit tries",
      "cell.width = 0 \"_UITemporaryLayoutWidth\"\ntitle.left = cell.left + 5\ntitle.right = cell.right - 5",
      "_UITemporaryLayoutWidth is the system's own constraint, and the conflict is harmless: UIKit uses the constraint only to measure the view; to silence the conflict, lower the priority of line 8 to 999"
    ),
    Case(
      "a size that UIKit probably tries",
      "cell.width = 0 \"_UITemporaryLayoutWidth (guessed)\"\ntitle.left = cell.left + 5\ntitle.right = cell.right - 5",
      "_UITemporaryLayoutWidth (guessed) is probably the system's own constraint; if so, the conflict is harmless: UIKit uses the constraint only to measure the view; to silence the conflict, lower the priority of line 8 to 999"
    ),
    Case(
      "an autoresizing mask",
      "title.height = 0 \"NSAutoresizingMaskLayoutConstraint\"\ntitle.height = 24",
      "set translatesAutoresizingMaskIntoConstraints = false on 'title': otherwise, it keeps its current frame; or lower the priority of line 7 to 999: 'title' shrinks to 0"
    ),
    Case(
      "a frame that a table sets",
      "cell.width = 100 \"NSAutoresizingMaskLayoutConstraint\"\ntitle.left = cell.left + 8\ntitle.right = cell.right - 8\ntitle.width = 90",
      "'cell' keeps its frame, 100 wide: set translatesAutoresizingMaskIntoConstraints = false on it if constraints determine its size; otherwise, lower the priority of line 9 to 999, so that this constraint can give way; or lower the priority of line 8 to 999: the inset shrinks to 2; or lower the priority of line 7 to 999: the inset shrinks to 2"
    ),
    Case(
      "a frame that is not set yet",
      "cell.width = 0 \"NSAutoresizingMaskLayoutConstraint\"\ntitle.left = cell.left + 8\ntitle.right = cell.right - 8",
      "the frame of 'cell' is still 0 wide: set translatesAutoresizingMaskIntoConstraints = false on it if constraints determine its size; otherwise, set the width of its frame before the view is laid out, or lower the priority of line 8 to 999"
    ),
    Case(
      "a stack that stands where it was put",
      "cell.top = title.top \"UISV-canvas-connection\"\ncell.top = 0\ntitle.top = view.top + 20",
      "a stack view places its arranged subviews itself: remove line 8, which also places 'title'; or lower the priority of line 7 to 999: the inset grows to 20"
    ),
    Case(
      "a stack that places a view which is placed",
      "title.trailing = cell.trailing \"UISV-canvas-connection\"\ntitle.trailing = cell.trailing - 5",
      "a stack view places its arranged subviews itself: remove line 7, which also places 'title'"),
    Case(
      "nothing of the program's",
      "cell.width = 0 \"UIView-Encapsulated-Layout-Width\"\ntitle.left = cell.left + 8 \"_UIButtonBarButton\"\ntitle.right = cell.right - 8 \"_UIButtonBarButton\"",
      "none of these constraints is yours: the system's own constraints contradict each other, which is usually temporary and harmless"
    ),
    Case(
      "nothing of the program's but a text",
      "label l \"Name\" compression 1000\nl.left = cell.left \"_UIButtonBarButton\"\nl.right = cell.right \"_UIButtonBarButton\"\ncell.width = 0 \"UIView-Encapsulated-Layout-Width\"",
      "none of these constraints is yours: the system's own constraints contradict each other, which is usually temporary and harmless"
    ),
    Case(
      "a view without constraints", "cell.height = 30 \"IB auto generated at build time\"\ncell.height = 44",
      "Interface Builder added 'IB auto generated at build time' to a view without constraints: give the view constraints of its own; or lower the priority of line 7 to 999: 'cell' shrinks to 30"
    ),
    Case(
      "a margin", "title.leading = box.leading \"UIView-leftMargin\"\ntitle.leading = box.leading + 5",
      "lower the priority of line 7 to 999: this constraint is then off by 5"),
    Case(
      "a stack of the file", "stack s { view x; view y }\nx.right = y.left + 5",
      "a stack view places its arranged subviews itself: remove line 7, which also places 'x'"),
    Case(
      "sizes in a stack of the file",
      "stack s column { view x; view y }\nx.height = 5\ny.height = 6\ns.height = 10\ns.top = 0",
      "lower the priority of line 9 to 999: 's' grows to 11; or lower the priority of line 8 to 999: 'y' shrinks to 5; or lower the priority of line 7 to 999: 'x' shrinks to 4"
    ),
    Case(
      "a stack that hides views with distances beside them",
      "cell.width = 0 \"UISV-hiding\"\ntitle.left = cell.left + 8 \"UISV-spacing\"\ntitle.right = cell.right - 8 \"UISV-spacing\"",
      "a stack view hides 'cell' by making it 0 wide: hide the views in 'cell', too, or set the spacing between them to 0 while 'cell' is hidden"
    ),
    Case(
      "a stack that hides views with distances above them",
      "cell.height = 0 \"UISV-hiding\"\ntitle.top = cell.top + 8 \"UISV-spacing\"\ntitle.bottom = cell.bottom - 8 \"UISV-spacing\"",
      "a stack view hides 'cell' by making it 0 tall: hide the views in 'cell', too, or set the spacing between them to 0 while 'cell' is hidden"
    ),
    Case(
      "a width that no number of the file yields to",
      "cell.width = 100 \"UIView-Encapsulated-Layout-Width\"\ntitle.width = 90 \"_UIButtonBarButton\"\ncell {\n  |[title]|\n}",
      "UIView-Encapsulated-Layout-Width is the width that UIKit gives 'cell': lower the priority of your constraint at the trailing edge of 'cell' to 999"
    ),
    Case(
      "a height before layout that no number of the file yields to",
      "cell.height = 0 \"UIView-Encapsulated-Layout-Height\"\ntitle.height = 90 \"_UIButtonBarButton\"\ncell {\n  V:|[title]|\n}",
      "UIView-Encapsulated-Layout-Height is the height that UIKit gives 'cell' before it is laid out: lower the priority of your constraint at the bottom of 'cell' to 999"
    ),
    Case(
      "a largest height to fit", "cell.height <= 30 \"fittingSizeHTarget\"\ncell.height >= 44",
      "lower the priority of line 7 to 999: 'cell' shrinks to 30"),
    Case(
      "the smallest height to fit", "cell.height = 0 \"fittingSizeHTarget\"\ncell.height >= 44",
      "fittingSizeHTarget is the system's own constraint, and the conflict is harmless: UIKit uses the constraint only temporarily, to find the smallest size that fits; to silence the conflict, lower the priority of line 7 to 999"
    ),
    Case(
      "a safe area", "cell.height = 30 \"UIViewSafeAreaLayoutGuide-height\"\ncell.height = 44",
      "UIViewSafeAreaLayoutGuide-height is the system's own constraint, and the conflict is harmless: the safe area gets its final size only once the view is shown; to silence the conflict, lower the priority of line 7 to 999"
    ),
  ]

  @Test(arguments: cases) func recipe(_ example: Case) throws {
    let text = "canvas 300x200\nview cell {\n    view title\n}\nview box\n\(example.text)\n"
    let file = try solve(SourceText(name: "a.layout", text: text), measuring: FixedAdvanceMeasurer())
    #expect(!file.hasErrors)
    let reported = file.problems(measuring: FixedAdvanceMeasurer()).filter { $0.code == "conflict" }
    #expect(reported.map { $0.help ?? "" } == [example.help])
  }
}

/// If a conflict involves a constraint that a stack view adds, the advice is to remove another constraint that places
/// an arranged subview of this stack view. If several constraints do so, the advice is to remove the last of them.
@Suite struct PlacedTwiceTests {
  static let edge = "title.leading = cell.leading \"UISV-canvas-connection\""
  static let cases: [(name: String, lines: [String], line: Int?)] = [
    ("the last of two", [edge, "title.width = 30", "title.trailing = cell.leading + 40"], 8),
    ("sizes do not place", [edge, "title.trailing = cell.leading + 40", "title.width = 30"], 7),
    (
      "only sizes",
      [
        edge, "title.trailing = cell.trailing \"UISV-canvas-connection\"", "cell.width = 100",
        "title.width = 30",
      ], nil
    ),
    ("another view", [edge, "box.leading = title.leading", "box.leading = cell.leading + 4"], 7),
    ("from outside", [edge, "cell.leading = view.leading + 4", "title.leading = view.leading + 9"], 8),
    ("the stack itself", [edge, "title.leading = view.leading + 9", "cell.leading = view.leading + 4"], 7),
    (
      "a gap between members",
      [
        "box.leading = title.trailing + 8 \"UISV-spacing\"", "title.trailing = view.leading + 50",
        "box.leading = view.leading + 50",
      ], 8
    ),
  ]

  @Test(arguments: cases) func removed(name: String, lines: [String], line: Int?) throws {
    let text =
      "canvas 300x200\nview cell {\n    view title\n}\nview box\n\(lines.joined(separator: "\n"))\n"
    let file = try solve(SourceText(name: "a.layout", text: text), measuring: FixedAdvanceMeasurer())
    #expect(!file.hasErrors)
    let reported = file.problems(measuring: FixedAdvanceMeasurer()).filter { $0.code == "conflict" }
    let sentence = "a stack view places its arranged subviews itself: remove line "
    let advice = reported.compactMap(\.help).filter { $0.hasPrefix(sentence) }
    #expect(reported.count == 1, "\(name)")
    #expect(
      advice.map { $0.dropFirst(sentence.count).prefix { $0 != "," } } == (line.map { ["\($0)"] } ?? []),
      "\(name): \(reported.map { $0.help ?? "" })")
  }
}

/// If a conflict involves several constraints that UIKit adds, the advice is about the one that the solver left out.
@Suite struct DecisiveConstraintTests {
  static let lines = [
    "cell.height = 44 \"UIView-Encapsulated-Layout-Height\"", "title.top = cell.top + 10",
    "title.height = 40",
    "title.bottom = cell.bottom \"UISV-canvas-connection\"",
  ]

  @Test(
    arguments: [
      (
        [0, 1, 2, 3],
        "a stack view places its arranged subviews itself: remove line 7, which also places 'title'; or lower the priority of line 8 to 999: 'title' shrinks to 34"
      ),
      (
        [3, 1, 2, 0],
        "UIView-Encapsulated-Layout-Height is the height that UIKit gives 'cell': lower the priority of line 8 to 999, so that this constraint can give way; or lower the priority of line 7 to 999: the inset shrinks to 4"
      ),
    ])
  func decisive(order: [Int], help: String) throws {
    let constraints = order.map { Self.lines[$0] }.joined(separator: "\n")
    let text = "canvas 300x200\nview cell {\n    view title\n}\nview box\n\(constraints)\n"
    let file = try solve(SourceText(name: "a.layout", text: text), measuring: FixedAdvanceMeasurer())
    let reported = file.problems(measuring: FixedAdvanceMeasurer()).filter { $0.code == "conflict" }
    #expect(reported.map { $0.help ?? "" } == [help])
  }
}
