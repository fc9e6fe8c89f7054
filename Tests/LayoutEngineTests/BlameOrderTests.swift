import FixedAdvance
import LayoutModel
import LinearSolver
import Testing

@testable import LayoutEngine

/// Checks the order in which constraints are added to the solver. The order matters because the solver leaves out the
/// last constraint of a conflict.
struct BlameOrderTests {
  private func order(_ layout: Layout, from start: Int = 0) -> [String] {
    layout.blameOrder(from: start).map { line in
      switch line {
      case .written(let index): "\(index)"
      case .contentSize(let view): layout[view].name ?? "root"
      }
    }
  }

  private func interface(_ text: String) -> Layout {
    var layout = solved(text).layout
    layout.views[0].className = "UIView"
    for index in layout.constraints.indices { layout.constraints[index].notation = .interfaceBuilder }
    return layout
  }

  @Test(
    "in a layout file: as in the file",
    arguments: [
      ("views first", "view a\nview b\na.width = 1\nb.width = 2", ["view", "a", "b", "0", "1"]),
      ("views between", "view a\na.width = 1\nview b\nb.width = 2", ["view", "a", "0", "b", "1"]),
      ("a view last", "view a\na.width = 1\na.height = 2\nview b", ["view", "a", "0", "1", "b"]),
      ("inside a view", "view a { w = 1; view b { w = 2 } }", ["view", "a", "0", "b", "1"]),
      ("no constraints", "view a\nview b", ["view", "a", "b"]),
    ])
  func order(name: String, text: String, order: [String]) {
    #expect(self.order(solved("canvas 9x9\n\(text)\n").layout) == order, "\(name)")
  }

  @Test func `constraints of stacks are not repeated`() throws {
    let layout = solved("canvas 9x9\nstack s { view a; view b }\ns.left = 0\n").layout
    let start = try #require(layout.constraints.firstIndex { $0.notation != .stack })
    #expect(order(layout, from: start) == ["view", "s", "a", "b", "\(start)"])
  }

  @Test func `in an Interface Builder file: frames, places, sizes from outside to inside, contents`() {
    var layout = interface(
      """
      canvas 90x90
      view card { view title }
      view box
      card.width = 60
      title.width = 30
      card.left = 0
      title.height = 9
      card.height = title.height
      view.width = 90
      box.left = 5
      box.width = 7
      """)
    for index in [6, 7] { layout.constraints[index].span = layout.views[3].span! }
    #expect(layout.views[3].name == "box")
    #expect(
      order(layout) == ["6", "7", "2", "4", "5", "0", "3", "1", "view", "card", "title", "box"])
  }

  @Test(
    arguments: [
      // In an Interface Builder file, a constraint that only repeats the size of the canvas or a content size is not
      // reported as redundant.
      ("the canvas's width", "a.left = 0\na.right = superview.right\na.width = 300", ["a.width = 300"], []),
      ("the content's size", "i.left = 0\ni.width = 40", ["i.width = 40"], []),
      (
        "a size twice", "a.width = 30\nb.width = 30\na.width = b.width", ["a.width = b.width"],
        ["a.width = b.width"]
      ),
    ] as [(String, String, [String], [String])])
  func redundant(name: String, lines: String, inFile: [String], inInterface: [String]) {
    let text = "canvas 300x100\nview a\nview b\nimage i size 40x9\n\(lines)\n"
    let plain = solved(text)
    let read = solve(interface(text), on: plain.canvas, measuring: FixedAdvanceMeasurer())
    for (layout, wanted) in [(plain, inFile), (read, inInterface)] {
      let found = redundantConstraints([layout], where: { _ in true }, measuring: FixedAdvanceMeasurer())
      #expect(found.indices.map { plain.layout.source[plain.layout.constraints[$0].span] } == wanted)
      #expect(!found.isCapped && found.overruled.isEmpty)
    }
  }

  @Test(arguments: [false, true]) func redundantBesideAFixedFrame(isFixed: Bool) {
    var layout = interface("canvas 300x100\nview a\nview b\na.width = 30\nb.width = a.width\nb.width = 30\n")
    let first = layout.constraints[1].span.start
    if isFixed { layout.constraints[0].span = layout.views[1].span! }
    let result = solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer())
    let found = redundantConstraints(
      [result], where: { $0.span.start >= first }, measuring: FixedAdvanceMeasurer())
    #expect(found.indices == (isFixed ? [] : [2]))
  }

  private static let views = "view a { tt = ll = 0, h = 5 }\nview b { tt = ll = 0, h = 5 }\n"

  private func idle(_ canvases: String, _ shown: [Int], _ lines: String) -> (
    idle: [String], overruled: [String]
  ) {
    let solutions = shown.map { solved("\(canvases)\n\(Self.views)\(lines)\n", canvas: $0) }
    let layout = solutions[0].layout
    let found = redundantConstraints(
      solutions, where: { $0.span.start > canvases.utf8.count + Self.views.utf8.count },
      measuring: FixedAdvanceMeasurer())
    func words(_ index: Int) -> String { layout.source[layout.constraints[index].span] }
    return (found.indices.map(words), found.overruled.sorted().map(words))
  }

  @Test(
    arguments: [
      ("another priority", "a.width = 9 ~ 500", true, true),
      ("a bound that holds", "a.width <= 9", true, false),
      ("a difference too small to matter", "a.width = 5.005 ~ 500", true, false),
      ("a small difference", "a.width = 5.02 ~ 500", true, true),
      ("a bound above what is wanted", "a.width >= 6 ~ 500", true, true),
      ("a bound that counts", "b.height <= 4", false, false),
    ])
  func overruled(name: String, line: String, isIdle: Bool, isOverruled: Bool) {
    let found = idle("canvas 90x90", [0], "a.width = 5\nb.width = 3\n\(line)")
    #expect(found.idle == (isIdle ? [line] : []), "\(name)")
    #expect(found.overruled == (isOverruled ? [line] : []), "\(name)")
  }

  /// The first canvas is 200 points wide, and the second one is 50 points wide.
  @Test(
    arguments: [
      ([0], "a.width <= superview.width ~ 500", true, false),
      ([1], "a.width <= superview.width ~ 500", true, true),
      ([0, 1], "a.width <= superview.width ~ 500", true, false),
      ([1, 0], "a.width <= superview.width ~ 500", true, false),
      ([0], "b.width <= superview.width", true, false),
      ([1], "b.width <= superview.width", false, false),
      ([0, 1], "b.width <= superview.width", false, false),
    ])
  func onSeveralCanvases(shown: [Int], line: String, isIdle: Bool, isOverruled: Bool) {
    let found = idle(
      "canvas 200x90\ncanvas \"small\" 50x90", shown, "a.width = 100\nb.width = 60 ~ 500\n\(line)")
    #expect(found.idle == (isIdle ? [line] : []))
    #expect(found.overruled == (isOverruled ? [line] : []))
  }

  @Test func largeLayoutsAreNotExamined() {
    let names = (0..<60).map { "view v\($0) { tt = ll = 0, w = h = 5 }\n" }
    let layout = solved("canvas 90x90\n" + names.joined() + "v3.width = 7\n")
    let rows = LayoutReasons(layout, measuring: FixedAdvanceMeasurer()).problem.constraintCount
    let last = layout.layout.constraints[layout.layout.constraints.count - 1]
    func isCapped(canvases: Int) -> Bool {
      let all = Array(repeating: layout, count: canvases)
      return redundantConstraints(all, where: { $0 == last }, measuring: FixedAdvanceMeasurer()).isCapped
    }
    #expect(!isCapped(canvases: 3_000_000 / rows))
    #expect(isCapped(canvases: 3_000_000 / rows + 1))
    for missing in [0, 1] {
      withOneBudget {
        Budget.spend(Budget.left(for: .idle) - 24 * rows + missing, on: .idle)
        #expect(isCapped(canvases: 1) == (missing == 1))
      }
    }
  }

  @Test func nothingIsRedundantInAConflict() {
    let conflict = solved("canvas 9x9\nview a\na.width = 5\na.width = 6\na.width <= 7\n")
    let found = redundantConstraints([conflict], where: { _ in true }, measuring: FixedAdvanceMeasurer())
    #expect(found == RedundantConstraints(indices: [], isCapped: false))
  }
}
