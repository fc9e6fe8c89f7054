import Foundation
import LayoutDraw
import LayoutModel
import Testing

/// What became of a layout, told with the edit that accounts for it.
struct LayoutChangesTests {
  private func solved(_ text: String) throws -> LayoutState {
    .solved(
      try solve(
        SourceText(name: "a.layout", text: text),
        measuring: FixedAdvanceMeasurer()))
  }

  private func lines(_ before: String, _ after: String) throws -> [String] {
    try layoutChanges(from: solved(before), to: solved(after), measuring: FixedAdvanceMeasurer()).lines()
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
      name: "a superview, and what is in it",
      edit: [("HV:|-20-[card]-20-|", "HV:|-20-[card]-20-|\nV:|-20-[card]-19-|\n")],
      lines: []),
    Case(
      name: "two edits, each with its own",
      edit: [("let pad = 8", "let pad = 16"), ("help.left = 0", "help.left = 3")],
      lines: [
        "'save' moved 8 right: line 2, 'pad' 8 → 16", "  'caption' followed",
        "'help' moved 3 right: line 14, 'help.left = 0' → 'help.left = 3'",
      ]),
    Case(
      name: "a view appears", edit: [("button help size", "view line\nline.height = 1\nbutton help size")],
      lines: ["'line' appeared: line 8, new: 'view line'; line 9, new: 'line.height = 1'"]),
    Case(
      name: "a view goes",
      edit: [("button help size 20x20\n", ""), ("help.top = card.top + 5\n", ""), ("help.left = 0", "")],
      lines: [
        "'help' went: old line 8, removed: 'button help size 20x20'; old line 13, removed: 'help.top = card.top + 5'; and 1 more line"
      ]),
    Case(
      name: "a colour", edit: [("button help size 20x20", "button help size 20x20 fill #eee")],
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
}
