import Diagnostics
import FixedAdvance
import Foundation
import Graphics
import LayoutChanges
import LayoutModel
import LayoutPipeline
import Testing

struct LayoutChangesTests {
  private func solved(_ text: String) throws -> LayoutState {
    let source = SourceText(name: "a.layout", text: text)
    let matrix = DrawingSettings.written(in: source).settings.matrix
    return .solved(try solve(source, matrix: matrix, measuring: FixedAdvanceMeasurer()))
  }

  private func lines(_ before: String, _ after: String) throws -> [String] {
    try layoutChanges(from: solved(before), to: solved(after), measuring: FixedAdvanceMeasurer()).lines()
  }

  @Test func onTheCanvasesOfAMatrix() throws {
    let text = """
      // draw: --canvas-sizes 200x100
      canvas 400x100
      view a
      V:|[a(20)]
      a.left = 0
      a.width = superview.width * 0.5
      a.height = 20 ~ 250
      """
    let found = try lines(text, text.replacingOccurrences(of: "0.5", with: "0.25"))
    #expect(
      found == [
        "'a' got 50 narrower: line 6, 'a.width = superview.width * 0.5' → "
          + "'a.width = superview.width * 0.25'"
      ])
  }

  static let form = """
    canvas 320x200
    let pad = 8
    let half = pad / 2
    view card {
        button save size 60x30
        label caption "Saved" size 40x20
    }
    button help size 20x20
    HV:|-20-[card]-20-|
    |-pad-[save]-10-[caption]
    V:|-10-[save]
    caption.centerY = save.centerY
    help.top = card.top + 5
    help.left = 0
    """

  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var edit: [(from: String, to: String)]
    var lines: [String]
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "a look is not named for a move",
      edit: [("pad = 8", "pad = 16"), ("size 40x20", "size 40x20 fill red")],
      lines: [
        "'save' moved 8 right: line 2, 'pad' 8 → 16",
        "'caption' moved 8 right: line 2, 'pad' 8 → 16; the appearance also changed: "
          + "line 6, 'label caption \"Saved\" size 40x20' → 'label caption \"Saved\" size 40x20 fill red'",
      ]),
    Case(name: "nothing", edit: [("", "")], lines: []),
    Case(name: "a comment", edit: [("let pad = 8", "// padding\nlet pad = 8  // points")], lines: []),
    Case(
      name: "a metric, and who follows", edit: [("let pad = 8", "let pad = 16")],
      lines: ["'save' moved 8 right: line 2, 'pad' 8 → 16", "  'caption' followed"]),
    Case(
      name: "a number in a line", edit: [("V:|-10-[save]", "V:|-14.5-[save]")],
      lines: [
        "'save' moved 4.5 down: line 11, 'V:|-10-[save]' → 'V:|-14.5-[save]'", "  'caption' followed",
      ]),
    Case(
      name: "a size, and who moves with its edge", edit: [("save size 60x30", "save size 70x30")],
      lines: [
        "'save' got 10 wider: line 5, 'button save size 60x30' → 'button save size 70x30'",
        "  'caption' followed, 10 right",
      ]),
    Case(
      name: "a superview, and what is in it", edit: [("HV:|-20-[card]", "HV:|-26-[card]")],
      lines: [
        "'card' moved 6 right and 6 down and got 6 narrower and 6 shorter: line 9, 'HV:|-20-[card]-20-|' → 'HV:|-26-[card]-20-|'",
        "  'save', 'caption' and 'help' followed",
      ]),
    Case(
      name: "a metric of a metric is reported once",
      edit: [
        ("let pad = 8", "let pad = 16"), ("|-10-[save]", "|-half-[save]"),
        ("let half = pad / 2", "let half = pad / 2  //"),
      ],
      lines: [
        "'save' moved 8 right and 2 up: line 2, 'pad' 8 → 16; line 11, 'V:|-10-[save]' → 'V:|-half-[save]'",
        "  'caption' followed",
      ]),
    Case(
      name: "a derived metric itself",
      edit: [("let half = pad / 2", "let half = pad"), ("help.left = 0", "help.left = half")],
      lines: ["'help' moved 8 right: line 14, 'help.left = 0' → 'help.left = half'; line 3, 'half' 4 → 8"]),
    Case(
      name: "lines in another order",
      edit: [("help.top = card.top + 5\nhelp.left = 0", "help.left = 0\nhelp.top = card.top + 5")], lines: []),
    Case(
      name: "another way to write the same", edit: [("help.left = 0", "|[help]")], lines: []),
    Case(
      name: "the canvas", edit: [("canvas 320x200", "canvas 330x200")],
      lines: [
        "the canvas is 330x200 instead of 320x200",
        "'card' got 10 wider: line 1, 'canvas 320x200' → 'canvas 330x200'",
      ]),
    Case(
      name: "a property in a block",
      edit: [("label caption \"Saved\" size 40x20", "label caption \"Saved\" {\nsize 44x20\n}")],
      lines: [
        "'caption' got 4 wider: line 6, 'label caption \"Saved\" size 40x20' → 'label caption \"Saved\" {'"
      ]),
    Case(
      name: "another superview",
      edit: [("    label caption \"Saved\" size 40x20\n}", "}\nlabel caption \"Saved\" size 40x20")],
      lines: ["'caption' moved into the canvas: line 7, 'label caption \"Saved\" size 40x20'"]),
    Case(
      name: "a view put between two",
      edit: [
        ("button help", "view dot size 5x5\nbutton help"),
        ("[save]-10-[caption]", "[save]-10-[dot]-10-[caption]"), ("view dot size 5x5\n", ""),
        ("button save size 60x30", "button save size 60x30\nview dot size 5x5"),
        ("V:|-10-[save]", "V:|-10-[save]\nV:|[dot]"),
      ],
      lines: [
        "'dot' was added: line 6, new: 'view dot size 5x5'; line 11, '|-pad-[save]-10-[caption]' → '|-pad-[save]-10-[dot]-10-[caption]'; and 1 more line",
        "'caption' moved 15 right: line 6, new: 'view dot size 5x5'; line 11, '|-pad-[save]-10-[caption]' → '|-pad-[save]-10-[dot]-10-[caption]'; and 1 more line",
      ]),
    Case(
      name: "two edits, each with its own",
      edit: [("let pad = 8", "let pad = 16"), ("help.left = 0", "help.left = 3")],
      lines: [
        "'save' moved 8 right: line 2, 'pad' 8 → 16", "  'caption' followed",
        "'help' moved 3 right: line 14, 'help.left = 0' → 'help.left = 3'",
      ]),
    Case(
      name: "a view appears", edit: [("button help size", "view line\nline.height = 1\nbutton help size")],
      lines: ["'line' was added: line 8, new: 'view line'; line 9, new: 'line.height = 1'"]),
    Case(
      name: "a view goes",
      edit: [("button help size 20x20\n", ""), ("help.top = card.top + 5\n", ""), ("help.left = 0", "")],
      lines: [
        "'help' was removed: old line 8, removed: 'button help size 20x20'; old line 13, removed: 'help.top = card.top + 5'; and 1 more line"
      ]),
    Case(
      name: "another name",
      edit: [("button help", "button info"), ("help.top", "info.top"), ("help.left", "info.left")],
      lines: ["'info' was renamed from 'help': line 8"]),
    Case(
      name: "another name for a superview",
      edit: [("view card", "view box"), ("[card]", "[box]"), ("card.top", "box.top")],
      lines: ["'box' was renamed from 'card': line 4"]),
    Case(
      name: "another name, and another edit elsewhere",
      edit: [
        ("button help", "button info"), ("help.top", "info.top"), ("help.left", "info.left"),
        ("pad = 8", "pad = 16"),
      ],
      lines: [
        "'save' moved 8 right: line 2, 'pad' 8 → 16", "  'caption' followed",
        "'info' was renamed from 'help': line 8",
      ]),
    Case(
      name: "another name, and moved",
      edit: [("button help", "button info"), ("help.top", "info.top"), ("help.left = 0", "info.left = 3")],
      lines: [
        "'info' was renamed from 'help' and moved 3 right: line 14, 'help.left = 0' → 'info.left = 3'"
      ]),
    Case(
      name: "another view in its place",
      edit: [
        ("button help size 20x20", "label info \"Info\" size 20x20"), ("help.top", "info.top"),
        ("help.left", "info.left"),
      ],
      lines: [
        "'info' was added: line 8, 'button help size 20x20' → 'label info \"Info\" size 20x20'; line 13, 'help.top = card.top + 5' → 'info.top = card.top + 5'; and 1 more line",
        "'help' was removed: line 8, 'button help size 20x20' → 'label info \"Info\" size 20x20'; line 13, 'help.top = card.top + 5' → 'info.top = card.top + 5'; and 1 more line",
      ]),
    Case(
      name: "a color", edit: [("button help size 20x20", "button help size 20x20 fill #eee")],
      lines: [
        "'help' looks different: line 8, 'button help size 20x20' → 'button help size 20x20 fill #eee'"
      ]),
  ]

  @Test(arguments: cases) func change(_ example: Case) throws {
    var after = Self.form
    for (from, to) in example.edit where !from.isEmpty {
      #expect(after.contains(from))
      after = after.replacingOccurrences(of: from, with: to)
    }
    let found = try lines(Self.form, after)
    #expect(found == example.lines)
  }

  @Test(arguments: [
    (
      "canvas 320x200 scale 3",
      "no view moved, but the source changed: line 1, 'canvas 320x200' → 'canvas 320x200 scale 3'\n"
    ), ("// note\ncanvas 320x200", "no view moved, and no declaration changed\n"),
    ("canvas 330x200", ""),
  ])
  func unmoved(_ line: String, _ words: String) throws {
    let after = Self.form.replacingOccurrences(of: "canvas 320x200", with: line)
    let changes = try layoutChanges(
      from: solved(Self.form), to: solved(after), measuring: FixedAdvanceMeasurer())
    #expect(changes.textOfUnmoved() == words)
  }

  @Test func `Several views with one change have a verb in the plural`() throws {
    let before = """
      canvas 200x100
      view card { view a size 10x10 fill #eee; view b size 10x10 fill #eee }
      HV:|[card]|
      |-[a]-[b]
      V:|-[a,b]
      """
    let found = try lines(before, before.replacingOccurrences(of: "#eee", with: "#ddd"))
    #expect(found.count == 1 && found[0].hasPrefix("'a' and 'b' look different: line 2, "), "\(found)")
  }

  @Test func wrappedText() throws {
    let before = "canvas 200x100\nlabel note \"one two\" lines 0 font 10\nHV:|[note]\nnote.width <= 50"
    let found = try lines(before, before.replacingOccurrences(of: "50", with: "20"))
    #expect(
      found == [
        "'note' now wraps to 2 lines and got 15 narrower and 10 taller: line 4, 'note.width <= 50' → 'note.width <= 20'"
      ])
  }

  @Test func theStandardSpace() throws {
    let before =
      "canvas 200x100\nspacing 8\nview a size 20x20\nview b size 20x20\n|-5-[a]-[b]\nV:|[a]\nV:|[b]"
    #expect(
      try lines(before, before.replacingOccurrences(of: "spacing 8", with: "spacing 12"))
        == ["'b' moved 4 right: line 2, 'spacing 8' → 'spacing 12'"])
    #expect(
      try lines(before, before.replacingOccurrences(of: "spacing 8\n", with: ""))
        == [])
  }

  @Test func canvasesBelongTogetherByLabel() throws {
    let before = "canvas \"a\" 100x50\ncanvas \"b\" 60x50\nview v { tt = ll = 5, w = 50%, h = 9 }"
    #expect(
      try lines(before, before.replacingOccurrences(of: "60x50", with: "80x50"))
        == [
          "b:", "  the canvas is 80x50 instead of 60x50",
          "  'v' got 10 wider: line 2, 'canvas \"b\" 60x50' → 'canvas \"b\" 80x50'",
        ])
    #expect(
      try lines(before, before.replacingOccurrences(of: "canvas \"a\" 100x50\n", with: ""))
        == ["a:", "  the canvas was removed"])
  }

  @Test func rightToLeftTheTrailingEdgeIsTheLeftOne() throws {
    let before = "canvas 200x100 rtl\nview a size 20x20\nview b size 20x20\n|-5-[a]-8-[b]\nHV:|[a]\nV:|[b]"
      .replacingOccurrences(of: "HV:|[a]", with: "V:|[a]")
    #expect(
      try lines(before, before.replacingOccurrences(of: "view a size 20", with: "view a size 30"))
        == [
          "'a' moved 10 left and got 10 wider: line 2, 'view a size 20x20' → 'view a size 30x20'",
          "  'b' followed",
        ])
  }

  /// Pictures contain no constraints, so the edits that caused a change are unknown.
  @Test func betweenPictures() throws {
    func picture(_ text: String) throws -> LayoutState {
      guard case .solved(let file) = try solved(text) else { return try solved(text) }
      return .picture(PictureMetadata(of: file.canvases.map(\.layout), origins: [Point(x: 0, y: 0)]))
    }
    let after = Self.form.replacingOccurrences(of: "let pad = 8", with: "let pad = 16")
    let expected = [
      "'save' moved 8 right (declared on line 5)", "'caption' moved 8 right (declared on line 6)",
    ]
    let both = layoutChanges(from: try picture(Self.form), to: try picture(after))
    #expect(both.sources == .different && both.lines() == expected)
    // The new state is from a layout file, whose constraints show that 'caption' follows 'save'.
    let mixed = layoutChanges(from: try picture(Self.form), to: try solved(after))
    #expect(mixed.lines() == [expected[0], "  'caption' followed"])
    let same = layoutChanges(from: try picture(after), to: try solved(after))
    #expect(
      same.isEmpty && same.sources == .same(before: LayoutPipeline.version, after: LayoutPipeline.version))
  }

  /// In a large file, trying every edit alone would take too long, so some edits are listed only under the views that
  /// they name.
  @Test func untriedEditsAreReported() throws {
    func text(_ gap: Int) -> String {
      let views = (1...60).map {
        "view v\($0) size 9x9\nv\($0).top = 0\nv\($0).left = v\($0 - 1).right + \(gap)"
      }
      return (["canvas 900x20", "view v0 size 9x9", "v0.top = 0", "v0.left = 0"] + views).joined(
        separator: "\n")
    }
    let changes = try layoutChanges(
      from: solved(text(3)), to: solved(text(4)), measuring: FixedAdvanceMeasurer())
    try #require(changes.edits.count == 60 && changes.untriedEdits == 10)
    #expect(
      changes.lines().last
        == "computing the effects of 10 of the 60 edits would take too long; an edit whose effects were not computed is listed only under the views that it names"
    )
    #expect(changes.canvases[0].views.allSatisfy { !$0.causes.isEmpty })
    let few = try layoutChanges(
      from: solved(Self.form), to: solved(Self.form.replacing("pad = 8", with: "pad = 9")),
      measuring: FixedAdvanceMeasurer())
    #expect(few.untriedEdits == 0)
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>) func everyCauseIsAnEdit(seed: UInt64) throws {
    var noise = Noise(state: seed)
    var lines = Self.form.split(separator: "\n").map(String.init)
    for _ in 0..<Int.random(in: 1...3, using: &noise) {
      let line = Int.random(in: 7..<lines.count, using: &noise)
      switch Int.random(in: 0..<3, using: &noise) {
      case 0: lines.remove(at: line)
      case 1: lines.swapAt(line, 12)
      default: lines[line] = lines[line].replacingOccurrences(of: "0", with: "1")
      }
    }
    let (before, after) = (try solved(Self.form), try solved(lines.joined(separator: "\n")))
    let changes = layoutChanges(from: before, to: after, measuring: FixedAdvanceMeasurer())
    for view in changes.canvases.flatMap(\.views) {
      #expect(view.causes.allSatisfy(changes.edits.indices.contains))
      #expect(Set(view.causes).count == view.causes.count)
      if changes.sources == .read { #expect(!view.causes.isEmpty, "\(view.name)") }
    }
    for edit in changes.edits { #expect(!edit.parts.isEmpty && !changes.text(of: edit).isEmpty) }
    #expect(changes == layoutChanges(from: before, to: after, measuring: FixedAdvanceMeasurer()))
    #expect(layoutChanges(from: after, to: after, measuring: FixedAdvanceMeasurer()).isEmpty)
  }
}

private struct Noise: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
