import Diagnostics
import FixedAdvance
import Graphics
import LayoutModel
import LayoutPipeline
import Testing

@testable import LayoutChanges

struct ChangeWordsTests {
  private static func state(
    _ kind: ViewKind = .view, _ x: Double = 0, _ y: Double = 0, _ width: Double = 10, _ height: Double = 10,
    superview: String? = nil, line: Int? = nil, textLines: Int? = nil
  ) -> ViewState {
    ViewState(
      kind: kind, frame: Rect(x: x, y: y, width: width, height: height), superview: superview, line: line,
      textLines: textLines)
  }

  private static func change(
    _ before: ViewState?, _ after: ViewState?, name: String = "a", nameBefore: String? = nil,
    looks: Bool = false,
    causes: [Int] = [], lookCauses: [Int] = [], follows: Int? = nil
  ) -> ViewChange {
    ViewChange(
      name: name, nameBefore: nameBefore, before: before, after: after, looksDifferent: looks, causes: causes,
      lookCauses: lookCauses, follows: follows)
  }

  @Test(
    arguments: [
      (change(nil, state()), "was added", "were added"),
      (change(state(), nil), "was removed", "were removed"),
      (change(state(), state(.view, 8, -4)), "moved 8 right and 4 up", "moved 8 right and 4 up"),
      (change(state(), state(.view, -8, 4.5)), "moved 8 left and 4.5 down", "moved 8 left and 4.5 down"),
      (change(state(), state(.view, 0, 0, 12, 7)), "got 2 wider and 3 shorter", "got 2 wider and 3 shorter"),
      (
        change(state(), state(.view, 0, 0, 7, 12)), "got 3 narrower and 2 taller",
        "got 3 narrower and 2 taller"
      ),
      (change(state(), state(.view, 0.0004, 0, 10.0006)), "got 0.001 wider", "got 0.001 wider"),
      (change(state(), state(.label)), "became a label", "each became a label"),
      (change(state(), state(superview: "b")), "moved into 'b'", "moved into 'b'"),
      (change(state(superview: "b"), state()), "moved into the canvas", "moved into the canvas"),
      (change(state(textLines: 1), state(textLines: 2)), "now wraps to 2 lines", "now wrap to 2 lines"),
      (change(state(textLines: 3), state(textLines: 2)), "now takes 2 lines", "now take 2 lines"),
      (change(state(textLines: 3), state(textLines: 1)), "now takes 1 line", "now take 1 line"),
      (change(state(), state(textLines: 1), looks: true), "looks different", "look different"),
      (
        change(state(), state(.view, 1, 0, 11), nameBefore: "z"),
        "was renamed from 'z', moved 1 right and got 1 wider",
        "was renamed from 'z', moved 1 right and got 1 wider"
      ),
    ])
  func predicates(change: ViewChange, one: String, several: String) {
    #expect(change.predicate() == one && change.predicate(isPlural: true) == several)
    #expect(change.sentence == "'a' \(one)")
  }

  @Test(
    arguments: [
      ("label a \"x\"", nil), ("label a \"x\" lines 2", "lines 2"), ("label a \"x\" lines 0", "lines 0"),
      ("view a", nil), ("image a", nil),
    ] as [(String, String?)])
  func namedLines(text: String, words: String?) throws {
    let layout = read(SourceText(name: "a", text: "canvas 9x9\n" + text)).layout
    let properties = try #require(layout.views.last).nonDefaultProperties
    #expect(properties.filter { $0.name == "lines" }.map(\.text) == (words.map { [$0] } ?? []))
  }

  private static func line(_ number: Int, _ text: String) -> SourceLine {
    SourceLine(number: number, text: text)
  }

  private static func text(_ count: Int, _ letter: String = "x", at place: Int = 0) -> String {
    String(repeating: "-", count: place) + letter + String(repeating: "-", count: count - place - 1)
  }

  @Test(
    arguments: [
      ("a metric", [.metric("pad", before: 8, after: 16.5, line: 3)], "line 3, 'pad' 8 → 16.5"),
      ("a new metric", [.metric("pad", before: nil, after: 16, line: 3)], "line 3, 'pad' none → 16"),
      ("a metric that went", [.metric("pad", before: 8, after: nil, line: 3)], "line 3, 'pad' 8 → none"),
      ("a changed line", [.statement(before: line(2, "a"), after: line(3, "b"))], "line 3, 'a' → 'b'"),
      (
        "a line that says another thing", [.statement(before: line(2, "a"), after: line(3, "a"))],
        "line 3, 'a'"
      ),
      ("a new line", [.statement(before: nil, after: line(3, "b"))], "line 3, new: 'b'"),
      ("a line that went", [.statement(before: line(2, "a"), after: nil)], "old line 2, removed: 'a'"),
      (
        "two lines",
        [.statement(before: nil, after: line(3, "b")), .statement(before: nil, after: line(4, "c"))],
        "line 3, new: 'b'; line 4, new: 'c'"
      ),
      (
        "three lines", (3...5).map { .statement(before: nil, after: line($0, "b")) },
        "line 3, new: 'b'; line 4, new: 'b'; and 1 more line"
      ),
      (
        "four lines", (3...6).map { .statement(before: nil, after: line($0, "b")) },
        "line 3, new: 'b'; line 4, new: 'b'; and 2 more lines"
      ),
      (
        "sixty characters", [.statement(before: line(3, text(60)), after: line(3, text(60, "y")))],
        "line 3, '\(text(60))' → '\(text(60, "y"))'"
      ),
      (
        "more that differ at the start", [.statement(before: line(3, text(61)), after: line(3, "y"))],
        "line 3, '\(text(59))…' → 'y'"
      ),
      (
        "more that differ at the end",
        [.statement(before: line(3, text(100, at: 90)), after: line(3, text(100, "y", at: 90)))],
        "line 3, '…\(text(40, at: 30))' → '…\(text(40, "y", at: 30))'"
      ),
      (
        "more, from a word on",
        [
          .statement(
            before: line(3, text(70, " ", at: 65) + "a"), after: line(3, text(70, " ", at: 65) + "b"))
        ],
        "line 3, '…----a' → '…----b'"
      ),
    ] as [(String, [SourceEdit.Part], String)])
  func edits(name: String, parts: [SourceEdit.Part], words: String) {
    let edit = SourceEdit(parts: parts)
    #expect(LayoutChanges(sources: .read, canvases: [], edits: [edit]).text(of: edit) == words, "\(name)")
  }

  private static func edit(_ line: Int) -> SourceEdit {
    SourceEdit(parts: [.statement(before: nil, after: Self.line(line, "l"))])
  }

  private static func changes(
    _ views: [ViewChange], edits: Int = 9, sources: LayoutChanges.Sources = .read, untried: Int = 0
  ) -> LayoutChanges {
    LayoutChanges(
      sources: sources,
      canvases: [
        CanvasChange(
          label: "c", sizeBefore: Size(width: 9, height: 9), sizeAfter: Size(width: 9, height: 9),
          views: views)
      ], edits: (0..<edits).map(edit), untriedEdits: untried)
  }

  private static let moved = state(.view, 5)

  @Test(
    arguments: [
      ("no cause", change(state(), moved, causes: []), ""),
      (
        "three causes", change(state(), moved, causes: [0, 1, 2]),
        ": line 0, new: 'l'; line 1, new: 'l'; line 2, new: 'l'"
      ),
      (
        "four causes", change(state(), moved, causes: [3, 1, 2, 0]),
        ": line 3, new: 'l'; line 1, new: 'l'; line 2, new: 'l'; and 1 more edit"
      ),
      (
        "five causes", change(state(), moved, causes: [0, 1, 2, 3, 4]),
        ": line 0, new: 'l'; line 1, new: 'l'; line 2, new: 'l'; and 2 more edits"
      ),
      (
        "a look only", change(state(), moved, lookCauses: [4]),
        "; the appearance also changed: line 4, new: 'l'"
      ),
      (
        "a cause and a look", change(state(), moved, causes: [1], lookCauses: [4, 5, 6, 7]),
        ": line 1, new: 'l'; the appearance also changed: line 4, new: 'l'; line 5, new: 'l'; line 6, new: 'l'"
      ),
      ("a name", change(state(), state(line: 7), nameBefore: "z"), ": line 7"),
      (
        "a name and a look", change(state(), state(line: 7), nameBefore: "z", looks: true, lookCauses: [1]),
        ": line 7; the appearance also changed: line 1, new: 'l'"
      ),
    ])
  func causes(name: String, view: ViewChange, words: String) {
    #expect(Self.changes([view]).causes(of: view) == words, "\(name)")
  }

  @Test(
    arguments: [(3, 7, " (declared on line 7)"), (3, nil, " (declared on line 3)"), (nil, nil, "")]
      as [(Int?, Int?, String)])
  func withoutSources(before: Int?, after: Int?, words: String) {
    let view = Self.change(Self.state(line: before), Self.state(.view, 5, line: after))
    #expect(Self.changes([view], sources: .different).causes(of: view) == words)
    #expect(Self.changes([view], sources: .read).causes(of: view) == "")
  }

  @Test func followersAreListedBelow() {
    let follower = { (name: String, x: Double, y: Double) in
      Self.change(Self.state(), Self.state(.view, x, y), name: name, follows: 0)
    }
    let leader = Self.change(Self.state(), Self.moved, causes: [0])
    let words = { (followers: [ViewChange]) in Self.changes([leader] + followers).lines() }
    #expect(words([]) == ["'a' moved 5 right: line 0, new: 'l'"])
    #expect(words([follower("b", 5, 0)]).last == "  'b' followed")
    #expect(
      words([follower("b", 4, -2), follower("c", 4, -2)]).last == "  'b' and 'c' followed, 4 right and 2 up")
    #expect(words([follower("b", 5, 0), follower("c", 4, 0)]).last == "  'b' and 'c' followed")
    #expect(
      words((1...8).map { follower("v\($0)", 5, 0) }).last
        == "  'v1', 'v2', 'v3', 'v4', 'v5', 'v6' and 2 more followed")
    let other = Self.change(Self.state(), Self.moved, name: "z", causes: [0])
    let third = Self.change(Self.state(), Self.state(.view, 6), name: "y", causes: [0])
    #expect(
      Self.changes([leader, follower("b", 5, 0), third, other, follower("c", 5, 0)]).lines()
        == [
          "'a' and 'z' moved 5 right: line 0, new: 'l'", "  'b' and 'c' followed",
          "'y' moved 6 right: line 0, new: 'l'",
        ])
  }

  @Test(arguments: [(40, nil), (41, "and 1 more view"), (43, "and 3 more views")] as [(Int, String?)])
  func ofManyViewsTheFirstAreShown(count: Int, more: String?) {
    let views = (1...count).map { Self.change(Self.state(), Self.state(.view, Double($0)), name: "v\($0)") }
    let lines = Self.changes(views).lines()
    #expect(lines[39].hasPrefix("'v40' moved 40 right") && lines.count == (more == nil ? 40 : 41))
    #expect(more == nil || lines.last == more)
  }

  @Test(
    arguments: [
      ("no edit", changes([], edits: 0), "no view moved, and no declaration changed\n"),
      (
        "three edits", changes([], edits: 3),
        "no view moved, but the source changed: line 0, new: 'l'; line 1, new: 'l'; line 2, new: 'l'\n"
      ),
      (
        "five edits", changes([], edits: 5),
        "no view moved, but the source changed: line 0, new: 'l'; line 1, new: 'l'; line 2, new: 'l'; and 2 more\n"
      ),
      ("unknown sources", changes([], sources: .different), "no view was moved, added or removed\n"),
      (
        "one source", changes([], sources: .same(before: "1", after: "1")),
        "no view moved: both pictures come from the same source, drawn with different scales, settings or fonts\n"
      ),
      (
        "two versions", changes([], sources: .same(before: "1", after: "2")),
        "no view moved; the same source was drawn by version 1 and by version 2 of layoutdraw\n"
      ),
      ("a view", changes([change(state(), moved)]), ""),
    ])
  func unmoved(name: String, changes: LayoutChanges, words: String) {
    #expect(changes.textOfUnmoved() == words, "\(name)")
  }

  @Test(arguments: [(9, "all 9"), (3, "3 of the 9")]) func untried(count: Int, words: String) {
    let view = Self.change(Self.state(), Self.moved)
    #expect(
      Self.changes([view], untried: count).lines().last
        == "computing the effects of \(words) edits would take too long; an edit whose effects were not computed is listed only under the views that it names"
    )
    #expect(Self.changes([], untried: count).lines().isEmpty)
  }

  @Test func canvasesThatCameAndWent() {
    let canvas = { (label: String, before: Size?, after: Size?) in
      CanvasChange(label: label, sizeBefore: before, sizeAfter: after, views: [])
    }
    let (small, large) = (Size(width: 9, height: 4.5), Size(width: 10, height: 4.5))
    var changes = LayoutChanges(
      sources: .read,
      canvases: [
        canvas("a", nil, small), canvas("b", small, nil), canvas("c", small, large),
        canvas("d", small, small),
      ],
      edits: [])
    #expect(
      changes.lines() == [
        "a:", "  the canvas was added", "b:", "  the canvas was removed", "c:",
        "  the canvas is 10x4.5 instead of 9x4.5",
      ])
    #expect(!changes.isEmpty)
    changes.canvases.removeFirst(3)
    #expect(changes.isEmpty && changes.lines().isEmpty)
  }

  @Test(
    arguments: [
      ("by label", ["a", "b"], ["b", "a"], ["b-b", "a-a"]),
      ("the only two left", ["a", "b"], ["c", "a"], ["b-c", "a-a"]),
      ("two left of one", ["a", "b"], ["c"], ["nil-c", "a-nil", "b-nil"]),
      ("two to the left of the other", ["a"], ["b", "c"], ["nil-b", "nil-c", "a-nil"]),
      ("one came", ["a"], ["a", "b"], ["a-a", "nil-b"]), ("one went", ["a", "b"], ["a"], ["a-a", "b-nil"]),
      ("none", [], [], []),
    ])
  func pairs(name: String, before: [String], after: [String], wanted: [String]) {
    let pairs = canvasPairs(before, after) { $0 }
    #expect(pairs.map { "\($0.before ?? "nil")-\($0.after ?? "nil")" } == wanted, "\(name)")
  }

  private func solved(_ text: String) throws -> LayoutState {
    .solved(try solve(SourceText(name: "a.layout", text: text), measuring: FixedAdvanceMeasurer()))
  }

  @Test(
    arguments: [
      ("left", "b.left = a.left", "'b' followed"),
      ("right", "b.left = a.right", "'b' followed, 6 right"),
      ("leading", "b.leading = a.leading", "'b' followed"),
      ("trailing", "b.leading = a.trailing", "'b' followed, 6 right"),
      ("center", "b.centerX = a.centerX", "'b' followed, 4 right"),
      ("the other way around", "a.right = b.right", "'b' followed, 6 right"),
      ("a multiple", "b.left = a.right * 0.5", nil), ("a constant that changes", "b.left = a.left + n", nil),
    ] as [(String, String, String?)])
  func whoFollows(name: String, constraint: String, words: String?) throws {
    let text = { (left: Int, width: Int, n: Int) in
      "canvas 200x100\nlet n = \(n)\nview a { tt = 0, h = 9 }\nview b { tt = 0, w = h = 9 }\n"
        + "a.left = \(left)\na.width = \(width)\n\(constraint)\n"
    }
    let lines = try layoutChanges(
      from: solved(text(10, 20, 1)), to: solved(text(12, 24, 2)), measuring: FixedAdvanceMeasurer()
    ).lines()
    #expect(
      lines.count == 2 && lines[0].hasPrefix("'a' moved 2 right and got 4 wider: "), "\(name): \(lines)")
    #expect(
      words == nil ? lines[1].hasPrefix("'b' moved ") : lines[1] == "  " + (words ?? ""), "\(name): \(lines)")
  }

  @Test(
    arguments: [
      ("leading", "b.leading = a.leading", "'b' followed, 2 left"),
      ("trailing", "b.leading = a.trailing", "'b' followed"),
      ("left", "b.left = a.left", "'b' followed"), ("right", "b.left = a.right", "'b' followed, 2 left"),
      ("center", "b.centerX = a.centerX", "'b' followed, 4 left"),
    ])
  func whoFollowsFromRightToLeft(name: String, constraint: String, words: String) throws {
    let text = { (leading: Int, width: Int) in
      "canvas 200x100 rtl\nview a { tt = 0, h = 9 }\nview b { tt = 0, w = h = 9 }\n"
        + "a.leading = view.leading + \(leading)\na.width = \(width)\n\(constraint)\n"
    }
    let lines = try layoutChanges(
      from: solved(text(10, 20)), to: solved(text(12, 24)), measuring: FixedAdvanceMeasurer()
    ).lines()
    #expect(
      lines.count == 2 && lines[0].hasPrefix("'a' moved 6 left and got 4 wider: "), "\(name): \(lines)")
    #expect(lines.last == "  " + words, "\(name): \(lines)")
  }

  @Test(
    arguments: [
      ("top", "b.top = a.top", "'b' followed"),
      ("bottom", "b.top = a.bottom", "'b' followed, 6 down"),
      ("center", "b.centerY = a.centerY", "'b' followed, 4 down"),
    ])
  func whoFollowsDown(name: String, constraint: String, words: String) throws {
    let text = { (top: Int, height: Int) in
      "canvas 200x100\nview a { ll = 0, w = 9 }\nview b { ll = 0, w = h = 9 }\n"
        + "a.top = \(top)\na.height = \(height)\n\(constraint)\n"
    }
    let lines = try layoutChanges(
      from: solved(text(10, 20)), to: solved(text(12, 24)), measuring: FixedAdvanceMeasurer()
    ).lines()
    #expect(lines.last == "  " + words, "\(name): \(lines)")
  }

  /// A removed view counts as renamed only if exactly one added view matches it, and that view matches no other removed
  /// view.
  @Test(
    arguments: [
      ("one of one", ["a"], ["x"], ["'x' was renamed from 'a': line 2"]),
      ("one of two", ["a", "b"], ["x"], ["'x' was added", "'a' was removed", "'b' was removed"]),
      ("two of one", ["a"], ["x", "y"], ["'x' was added", "'y' was added", "'a' was removed"]),
      (
        "two of two", ["a", "b"], ["x", "y"],
        ["'x' was added", "'y' was added", "'a' was removed", "'b' was removed"]
      ),
    ])
  func ambiguousNames(name: String, before: [String], after: [String], wanted: [String]) throws {
    let text = { (names: [String]) in
      "canvas 200x100\n" + names.map { "view \($0) { tt = ll = 0, w = h = 9 }\n" }.joined()
    }
    let changes = try layoutChanges(
      from: solved(text(before)), to: solved(text(after)), measuring: FixedAdvanceMeasurer())
    let found = changes.canvases.flatMap(\.views).map {
      $0.sentence + (name == "one of one" ? changes.causes(of: $0) : "")
    }
    #expect(found == wanted, "\(name)")
  }
}
