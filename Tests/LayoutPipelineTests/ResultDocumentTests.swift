import Diagnostics
import FixedAdvance
import Graphics
import LayoutLanguage
import LayoutModel
import LayoutPipeline
import Testing

struct ResultDocumentTests {
  @Test func resultInTheShapeOfTheLanguagePage() {
    let file = SolvedFile(
      source: source,
      reading: [
        Diagnostic(.warning, code: "odd", "é is \"odd\"", at: SourceSpan(start: 0, end: 5)),
        Diagnostic(.note, code: "whole-file", "no place", at: nil),
      ],
      canvases: [SolvedCanvas(label: "iPad", layout: solved)])
    let expected = #"""
      {
        "schema": 1,
        "file": "dir/a.layout",
        "canvases": [
          {
            "name": "iPad",
            "width": 320,
            "height": 20,
            "direction": "rtl",
            "status": "conflict",
            "views": [
              {"name": "a", "kind": "label", "parent": null, "zIndex": 3, "frame": {"x": 0.3, "y": 0, "width": 304, "height": 20}, "ambiguous": {"x": [0, 16], "width": [288, null]}}
            ],
            "conflicts": [
              {
                "constraints": [
                  {"line": null, "column": null, "text": "superview.width == 320"},
                  {"line": null, "column": null, "text": "a.width >= 0"},
                  {"line": 1, "column": 1, "text": "a.width = 10"},
                  {"line": 2, "column": 6, "text": "|-[a(>=500)]"}
                ],
                "dropped": 3
              }
            ]
          }
        ],
        "diagnostics": [
          {"severity": "warning", "code": "odd", "message": "é is \"odd\"", "line": 1, "column": 1, "endLine": 1, "endColumn": 6},
          {"severity": "note", "code": "whole-file", "message": "no place", "line": null, "column": null, "endLine": null, "endColumn": null}
        ]
      }

      """#
    #expect(text(file.json()) == expected)
  }

  @Test func whatABudgetCutOff() {
    var cut = solved
    cut.conflicts = [cut.conflicts[0], cut.conflicts[0], cut.conflicts[0]]
    for index in [0, 2] { cut.conflicts[index].isMinimal = false }
    cut.ambiguities[1] = [OpenValue(.x, .unsought)]
    let file = SolvedFile(source: source, reading: [], canvases: [SolvedCanvas(label: "", layout: cut)])
    let json = text(file.json())
    #expect(json.contains(#""truncated": {"conflicts": 1, "ranges": ["a"]}"#))
    #expect(json.split(separator: #""dropped""#).count == 3)
    #expect(cut.reportedConflicts == [0, 1])
    cut.ambiguities[1] = []
    let other = SolvedFile(source: source, reading: [], canvases: [SolvedCanvas(label: "", layout: cut)])
    #expect(text(other.json()).contains(#""truncated": {"conflicts": 1}"#))
    cut.conflicts = []
    let whole = SolvedFile(source: source, reading: [], canvases: [SolvedCanvas(label: "", layout: cut)])
    #expect(!text(whole.json()).contains("truncated"))
  }

  @Test func constraintsInNormalForm() {
    let expected = #"""
      {
        "schema": 1,
        "constraints": [
          {"first": {"view": "a", "attribute": "width"}, "second": null, "relation": "==", "multiplier": 1, "constant": 10, "priority": 1000, "identifier": "x", "notation": "equation", "line": 1, "column": 1},
          {"first": {"view": "a", "attribute": "width"}, "second": {"view": null, "attribute": "width"}, "relation": ">=", "multiplier": 0.1, "constant": -1e-12, "priority": 750.5, "identifier": null, "notation": "vfl", "line": 2, "column": 6},
          {"terms": [{"view": "a", "attribute": "left", "coefficient": -2}], "relation": "==", "multiplier": 1, "constant": 0, "priority": 1000, "identifier": null, "notation": "sll", "line": 2, "column": 9}
        ]
      }

      """#
    let parsed = ParsedLayout(layout: layout, diagnostics: [])
    #expect(text(parsed.constraintsJSON()) == expected)
    #expect(
      text(parsed.constraintsText()) == """
        dir/a.layout:1:1: a.width == 10 "x"
        dir/a.layout:2:6: a.width >= superview.width * 0.1 - 1e-12 ~ 750.5
        dir/a.layout:2:9: -2 * a.left == 0

        """)
  }

  @Test func whatMembersOfAStackShare() {
    let text = """
      canvas 100x20
      stack s row distribute fillProportionally {
          label a "ab"
          label b "abcdef"
          view c
      }
      """
    let parsed = read(SourceText(name: "a.layout", text: text))
    let bytes = parsed.constraintsText(measuring: FixedAdvanceMeasurer())
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(
      lines.filter { $0.contains("width") } == [
        "a.layout:2:1: a.width == s.width * 0.25 ~ 999", "a.layout:2:1: b.width == s.width * 0.75 ~ 999",
      ])
    #expect(lines.allSatisfy { $0.contains(" == ") && !$0.contains(": 0 == ") })
  }

  @Test func whatAStackAddsUp() {
    let text = "canvas 100x20\nstack s row distribute equalSpacing {\nview a\nview b\nview c\n}\n"
    let parsed = read(SourceText(name: "a.layout", text: text))
    let bytes = parsed.constraintsText(measuring: FixedAdvanceMeasurer())
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.contains("a.layout:2:1: c.leading - b.trailing - b.leading + a.trailing == 0"))
    #expect(lines.contains("a.layout:2:1: a.leading == s.leading"))
  }

  /// Constraints for an autoresizing mask are not listed, since the file has no elements for them.
  @Test func constraintsOfAnInterfaceAreTheElementsOfTheFile() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505" useAutolayout="YES">
      <objects><view id="r"><rect key="frame" x="0" y="0" width="100" height="80"/><subviews>
      <view id="a"><rect key="frame" x="10" y="20" width="30" height="40"/></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="5" height="5"/>
      <constraints><constraint firstAttribute="width" constant="5" id="1"/></constraints></view></subviews>
      <constraints><constraint firstItem="b" firstAttribute="top" secondItem="r" secondAttribute="top" id="2"/>
      </constraints></view></objects></document>
      """
    let parsed = read(SourceText(name: "a.xib", text: text))
    let lines = String(decoding: parsed.constraintsText(), as: UTF8.self).split(separator: "\n")
    #expect(lines.map { $0.split(separator: ":")[1] } == ["5", "6"])
  }

  @Test func constraintsOfAFileWithErrorsAreNone() {
    let error = Diagnostic(.error, code: "bad", "bad", at: nil)
    let parsed = ParsedLayout(layout: layout, diagnostics: [error])
    #expect(text(parsed.constraintsJSON()) == "{\n  \"schema\": 1,\n  \"constraints\": []\n}\n")
  }

  @Test func problemsInWords() {
    let file = SolvedFile(
      source: source, reading: [], canvases: [SolvedCanvas(label: "iPad", layout: solved)])
    var writer = TerminalWriter(source)
    let reported = file.problems().map { writer.text(for: $0) }.joined()
    #expect(
      reported == """
        dir/a.layout:2:6: error: 'a.width >= superview.width * 0.1 - 1e-12 ~ 750.5' was left out: it cannot be \
        satisfied together with the 3 constraints below [conflict]
        2 |  |-[a(>=500)]
          |      ^~~~~
        dir/a.layout: note: superview.width == 320
        dir/a.layout: note: a.width >= 0
        dir/a.layout:1:1: note: a.width == 10 "x"
        1 | a.width = 10
          | ^~~~~~~~~~~~
        dir/a.layout:1:1: warning: 'a' is ambiguous: x may be 0 to 16, width may be 288 or more [ambiguous]
        1 | a.width = 10
          | ^~~~~~~~~~~~

        """)
  }

  @Test func aProblemOfSomeCanvasesNamesThem() {
    var fine = solved
    fine.conflicts = []
    fine.ambiguities = [[], []]
    let file = SolvedFile(
      source: source, reading: [],
      canvases: [
        SolvedCanvas(label: "one", layout: solved), SolvedCanvas(label: "two", layout: fine),
        SolvedCanvas(label: "three", layout: solved),
      ])
    let messages = file.problems().map(\.message)
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0.hasPrefix("on canvas 'one', 'three': ") })
  }

  // MARK: A layout made by hand

  private let source = SourceText(name: "dir/a.layout", text: "a.width = 10\n |-[a(>=500)]\n")

  private var layout: Layout {
    var view = View(name: "a", kind: .label, parent: .root)
    view.zIndex = 3
    return Layout(
      source: source,
      canvases: [Canvas(name: "iPad", width: 320, direction: .rightToLeft)],
      views: [View(name: nil, kind: .view, parent: nil), view],
      constraints: [
        Constraint(
          .items(first: Item(ViewID(1), .width), second: nil, multiplier: 1, constant: 10), .equal,
          identifier: "x",
          notation: .equation, span: SourceSpan(start: 0, end: 12)),
        Constraint(
          .items(
            first: Item(ViewID(1), .width), second: Item(.root, .width), multiplier: 0.1, constant: -1e-12),
          .greaterOrEqual, priority: 750.5, notation: .vfl, span: SourceSpan(start: 18, end: 23)),
        Constraint(
          .terms([.init(-2, Item(ViewID(1), .left))], constant: -0.0), .equal, notation: .sll,
          span: SourceSpan(start: 21, end: 23)),
      ])
  }

  private var solved: SolvedLayout {
    SolvedLayout(
      layout: layout, canvas: layout.canvases[0], size: Size(width: 320, height: 19.999999999999996),
      frames: [.zero, Rect(x: 0.1 + 0.2, y: -1e-15, width: 303.99999999999994, height: 20)],
      ambiguities: [
        [],
        [
          OpenValue(.x, OpenRange(lower: -0.0, upper: 16)),
          OpenValue(.width, OpenRange(lower: 288, upper: nil)),
        ],
      ],
      conflicts: [
        LayoutConflict(
          members: [
            .canvasSize(.horizontal), .nonNegativeSize(ViewID(1), .horizontal), .written(0), .written(1),
          ],
          dropped: 3)
      ],
      texts: [nil, nil], intrinsicSizes: [PerAxis(both: nil), PerAxis(both: nil)])
  }
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
