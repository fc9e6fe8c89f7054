import Diagnostics
import FixedAdvance
import Graphics
import LayoutModel
import LayoutPipeline
import Testing

@testable import LayoutChanges

@Suite struct EditCauseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var before: String
    var after: String
    var lines: [String]

    init(_ name: String, _ before: String, _ after: String, _ lines: [String]) {
      (testDescription, self.before, self.after, self.lines) = (name, before, after, lines)
    }
  }

  private static func pair(gap: String, width: Int) -> String {
    """
    view a { tt = 0, h = 9 }
    view b { tt = 0, w = h = 9 }
    b.left = a.right \(gap)
    a.left = 10
    a.width = \(width)
    """
  }

  private static func row(_ spacing: String) -> String {
    spacing + "view a size 20x20\nview b size 20x20\n|-5-[a]-[b]\nV:|[a]\nV:|[b]\n"
  }

  private static func equal(_ a: Int, _ b: Int) -> String {
    "view a { tt = 0, ll = \(a), h = 9 }\nview b { tt = 20, ll = \(b), h = 9 }\nb.width = a.width\na.width = 20"
  }

  private static func spaced(_ a: Int, _ b: Int) -> String {
    "view a { ll = \(a), w = h = 9 }\nview b { ll = \(b), w = h = 9 }\nV:|~[a]~|\nV:|-(4)-[b]"
  }

  static let cases = [
    Case(
      "the greater effect first, although it is below", pair(gap: "+ 5", width: 20),
      pair(gap: "+ 7", width: 30),
      [
        "'a' got 10 wider: line 6, 'a.width = 20' → 'a.width = 30'",
        "'b' moved 12 right: line 6, 'a.width = 20' → 'a.width = 30'; line 4, 'b.left = a.right + 5' → "
          + "'b.left = a.right + 7'",
      ]),
    Case(
      "the greater effect first, as in the file", pair(gap: "+ 5", width: 20), pair(gap: "+ 25", width: 30),
      [
        "'a' got 10 wider: line 6, 'a.width = 20' → 'a.width = 30'",
        "'b' moved 30 right: line 4, 'b.left = a.right + 5' → 'b.left = a.right + 25'; line 6, "
          + "'a.width = 20' → 'a.width = 30'",
      ]),
    Case(
      "equal effects", pair(gap: "+ 5", width: 20), pair(gap: "+ 15", width: 30),
      [
        "'a' got 10 wider: line 6, 'a.width = 20' → 'a.width = 30'",
        "'b' moved 20 right: line 4, 'b.left = a.right + 5' → 'b.left = a.right + 15'; line 6, "
          + "'a.width = 20' → 'a.width = 30'",
      ]),
    Case(
      "effects that cancel out", pair(gap: "+ 5", width: 20), pair(gap: "- 5", width: 30),
      ["'a' got 10 wider: line 6, 'a.width = 20' → 'a.width = 30'"]),
    Case(
      "effects that partly cancel out", pair(gap: "+ 5", width: 20), pair(gap: "- 2", width: 30),
      [
        "'a' got 10 wider: line 6, 'a.width = 20' → 'a.width = 30'",
        "'b' moved 3 right: line 6, 'a.width = 20' → 'a.width = 30'; line 4, 'b.left = a.right + 5' → "
          + "'b.left = a.right - 2'",
      ]),
    Case(
      "the standard space went", row("spacing 12\n"), row(""),
      ["'b' moved 4 left: old line 2, removed: 'spacing 12'"]),
    Case(
      "a standard space came", row(""), row("spacing 12\n"),
      ["'b' moved 4 right: line 2, new: 'spacing 12'"]),
    Case(
      "the standard space, and a new view", row("spacing 12\n"),
      row("spacing 20\n") + "view c size 5x5\nHV:|[c]\n",
      [
        "'b' moved 8 right: line 2, 'spacing 12' → 'spacing 20'",
        "'c' was added: line 8, new: 'view c size 5x5'; line 9, new: 'HV:|[c]'",
      ]),
    Case(
      "a metric of which another is made", "let n = 2\nlet k = 12 / n\nview a size 9x9 { tt = 0, ll = k }",
      "let n = 3\nlet k = 12 / n\nview a size 9x9 { tt = 0, ll = k }", ["'a' moved 2 left: line 2, 'n' 2 → 3"]
    ),
    Case(
      "a metric whose old value would not be valid", "let n = 0\nview a size 9x9 { tt = 5, ll = 6 }",
      "let n = 2\nview a size 9x9 { tt = 5, ll = 12 / n + 2 }",
      [
        "'a' moved 2 right: line 3, 'view a size 9x9 { tt = 5, ll = 6 }' → 'view a size 9x9 { tt = 5, "
          + "ll = 12 / n + 2 }'"
      ]),
    Case(
      "two metrics, the greater effect first", "let n = 2\nlet m = 5\nview a size 9x9 { tt = m, ll = n }",
      "let n = 4\nlet m = 9\nview a size 9x9 { tt = m, ll = n }",
      ["'a' moved 2 right and 4 down: line 3, 'm' 5 → 9; line 2, 'n' 2 → 4"]),
    Case(
      "a stack's spacing", "stack s row spacing 4 { tt = ll = 5; view p size 9x9; view q size 9x9 }",
      "stack s row spacing 7 { tt = ll = 5; view p size 9x9; view q size 9x9 }",
      [
        "'s' got 3 wider: line 2, 'stack s row spacing 4 { tt = ll = 5; view p size 9x9; view …' → "
          + "'stack s row spacing 7 { tt = ll = 5; view p size 9x9; view …'",
        "  'q' followed, 3 right",
      ]),
    Case(
      "renamed, with two of three constraints", "view a size 9x9\na.top = 5\na.left = 6\na.width <= 90",
      "view z size 9x9\nz.top = 7\nz.left = 6\nz.width <= 90",
      ["'z' was renamed from 'a' and moved 2 down: line 3, 'a.top = 5' → 'z.top = 7'"]),
    Case(
      "renamed, with two of four", "view a size 9x9\na.top = 5\na.left = 6\na.width <= 90\na.height <= 90",
      "view z size 9x9\nz.top = 7\nz.left = 6\nz.width <= 90\nz.height <= 91",
      [
        "'z' was renamed from 'a' and moved 2 down: line 3, 'a.top = 5' → 'z.top = 7'"
      ]),
    Case(
      "not renamed, with one of three", "view a size 9x9\na.top = 5\na.left = 6\na.width <= 90",
      "view z size 9x9\nz.top = 7\nz.left = 8\nz.width <= 90",
      ["'z' was added", "'a' was removed"].map {
        $0 + ": line 2, 'view a size 9x9' → 'view z size 9x9'; "
          + "line 3, 'a.top = 5' → 'z.top = 7'; and 2 more lines"
      }),
    Case(
      "not renamed, with another text", "label a \"one\" size 9x9\nHV:|[a]",
      "label z \"two\" size 9x9\nHV:|[z]",
      ["'z' was added", "'a' was removed"].map {
        $0
          + ": line 2, 'label a \"one\" size 9x9' → 'label z \"two\" size 9x9'; line 3, 'HV:|[a]' → 'HV:|[z]'"
      }),
    Case(
      "renamed within a renamed view", "view c { ll = tt = 0, w = h = 50\nview a size 9x9 { ll = tt = 5 }\n}",
      "view d { ll = tt = 0, w = h = 50\nview z size 9x9 { ll = tt = 5 }\n}",
      ["'d' was renamed from 'c': line 2", "'z' was renamed from 'a': line 3"]),
    Case(
      "equal widths do not tie the views' places", equal(10, 10), equal(20, 20),
      [
        "'a' moved 10 right: line 2, 'view a { tt = 0, ll = 10, h = 9 }' → 'view a { tt = 0, ll = 20, h = 9 }'",
        "'b' moved 10 right: line 3, 'view b { tt = 20, ll = 10, h = 9 }' → "
          + "'view b { tt = 20, ll = 20, h = 9 }'",
      ]),
    Case(
      "beside equal spaces, which are constraints between more than two items", spaced(10, 50),
      spaced(20, 55),
      [
        "'a' moved 10 right: line 2, 'view a { ll = 10, w = h = 9 }' → 'view a { ll = 20, w = h = 9 }'",
        "'b' moved 5 right: line 3, 'view b { ll = 50, w = h = 9 }' → 'view b { ll = 55, w = h = 9 }'",
      ]),
    Case(
      "on a canvas that is drawn at two text scales", "// draw: --text-scales 1,2\n" + spaced(10, 50),
      "// draw: --text-scales 1,2\n" + spaced(20, 50),
      ["'a' moved 10 right: line 3, 'view a { ll = 10, w = h = 9 }' → 'view a { ll = 20, w = h = 9 }'"]),
    Case(
      "not renamed, at the same place in another view",
      "view c { ll = tt = 0, w = h = 50\nview a size 9x9 { ll = tt = 5 }\n}",
      "view c { ll = tt = 0, w = h = 50 }\nview z size 9x9 { ll = tt = 5 }",
      [
        "'z' was added: line 3, new: 'view z size 9x9 { ll = tt = 5 }'",
        "'a' was removed: old line 3, removed: 'view a size 9x9 { ll = tt = 5 }'",
      ]),
  ]

  private func solved(_ text: String) throws -> LayoutState {
    .solved(try solve(SourceText(name: "a.layout", text: text), measuring: FixedAdvanceMeasurer()))
  }

  @Test(arguments: cases) func causes(_ example: Case) throws {
    let changes = layoutChanges(
      from: try solved("canvas 200x100\n" + example.before),
      to: try solved("canvas 200x100\n" + example.after),
      measuring: FixedAdvanceMeasurer())
    #expect(changes.lines() == example.lines)
    #expect(changes.untriedEdits == 0)
  }

  @Test func causesOnEachCanvas() throws {
    let text = { (width: Int, right: Int) in
      "canvas \"a\" 100x50\ncanvas \"b\" \(width)x50\nview u { bb = 0, rr = \(right), w = h = 4 }"
    }
    let changes = layoutChanges(
      from: try solved(text(60, 1)), to: try solved(text(80, 3)), measuring: FixedAdvanceMeasurer())
    #expect(changes.canvases.map { $0.views.map(\.causes) } == [[[1]], [[0, 1]]])
    #expect(changes.canvases.map { $0.views.map(\.move.width) } == [[-2], [18]])
  }

  /// A picture made by another program may have unnamed views.
  @Test func viewsInPictures() throws {
    let text =
      "canvas 90x40.5\nview o { ll = tt = 0, w = h = 20; view i { ll = tt = 2, w = h = 5 } }\nview p size 1x1"
    let file = try solve(SourceText(name: "a", text: text), measuring: FixedAdvanceMeasurer())
    var metadata = PictureMetadata(of: file.canvases.map(\.layout), origins: [Point(x: 0, y: 0)])
    var canvas = try #require(LayoutState.picture(metadata).canvases.first)
    #expect(canvas.label == "90x40.5" && canvas.views.map(\.name) == ["o", "i", "p"])
    #expect(canvas.views.map(\.state.superview) == [nil, "o", nil])
    metadata.canvases[0].name = "phone"
    metadata.canvases[0].views[0].name = nil
    metadata.canvases[0].views[2].name = nil
    canvas = try #require(LayoutState.picture(metadata).canvases.first)
    #expect(canvas.label == "phone" && canvas.views.map(\.name) == ["#1", "i", "#3"])
    #expect(canvas.views.map(\.state.superview) == [nil, nil, nil])
  }

  @Test(arguments: [(0.0004, false), (0.0005, true), (-0.0004, false), (-0.0006, true)])
  func leastMoves(distance: Double, isMove: Bool) {
    let start = Rect(x: 0, y: 0, width: 0, height: 0)
    for end in [
      Rect(x: distance, y: 0, width: 0, height: 0), Rect(x: 0, y: distance, width: 0, height: 0),
      Rect(x: 0, y: 0, width: distance, height: 0), Rect(x: 0, y: 0, width: 0, height: distance),
    ] {
      let states = [start, end].map {
        ViewState(kind: .view, frame: $0, superview: nil, line: nil, textLines: nil)
      }
      let change = ViewChange(
        name: "a", nameBefore: nil, before: states[0], after: states[1], looksDifferent: false, causes: [],
        follows: nil)
      #expect((change.move != .zero || change.growth != .zero) == isMove)
    }
  }
}
