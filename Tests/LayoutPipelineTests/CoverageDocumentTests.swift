import Diagnostics
import FixedAdvance
import LayoutLanguage
import LayoutModel
import Testing

@testable import LayoutPipeline

@Suite struct CoverageDocumentTests {
  private func layout() -> Layout {
    var views = [
      View(name: "view", kind: .view, parent: nil), View(name: "a", kind: .label, parent: .root),
      View(name: "s", kind: .view, parent: .root), View(name: "m", kind: .view, parent: ViewID(2)),
      View(name: nil, kind: .view, parent: ViewID(2)), View(name: "n", kind: .view, parent: ViewID(2)),
    ]
    views[1].className = "UILabel"
    views[2].stack = StackArrangement(
      axis: .vertical, spacing: 4, alignment: .leading, distribution: .equalSpacing)
    (views[3].isArranged, views[3].spacingAfter) = (true, 9)
    views[4].isArranged = true
    var constraints = [
      Constraint(
        .items(
          first: Item(ViewID(1), .top), second: Item(.root, .safeArea, .top), multiplier: 1, constant: 8),
        .equal, notation: .swift, span: SourceSpan(start: 13, end: 18)),
      Constraint(
        .items(first: Item(ViewID(1), .width), second: nil, multiplier: 1, constant: 5), .equal,
        notation: .swift, span: SourceSpan(start: 13, end: 18)),
      Constraint(
        .terms([Constraint.Term(1, Item(ViewID(3), .top))], constant: 0), .equal, notation: .stack,
        span: SourceSpan(start: 13, end: 18)),
    ]
    constraints[1].origin = CodePlace(file: "B.swift", line: 7, column: 9)
    var layout = Layout(
      source: SourceText(name: "A.swift", text: "import UIKit\nclass V {}\n"), canvases: [Canvas(name: "V")],
      views: views, constraints: constraints)
    layout.coverage = SourceCoverage(
      unread: [SourceCoverage.Unread(file: "A.swift", lines: 3...5, reason: "it depends on 'x'")],
      assumptions: [
        SourceCoverage.Assumption(name: "userInterfaceIdiom", value: ".phone", file: "A.swift", line: 2)
      ], made: 2, detached: [ViewID(1)])
    layout.coverage?.leftOut = [
      SourceCoverage.Unread(file: "B.swift", lines: 8...8, reason: "it sets the frame of 'a'")
    ]
    return layout
  }

  private func json(_ layouts: [Layout], _ diagnostics: [Diagnostic] = []) -> String {
    let parsed = ParsedLayout(layouts: layouts, diagnostics: diagnostics)
    return String(decoding: parsed.constraintsJSON(measuring: FixedAdvanceMeasurer()), as: UTF8.self)
  }

  @Test func ofCode() {
    let expected = #"""
      {
        "schema": 1,
        "constraints": [
          {"first": {"view": "a", "attribute": "top"}, "second": {"view": "view", "guide": "safeArea", "attribute": "top"}, "relation": "==", "multiplier": 1, "constant": 8, "priority": 1000, "identifier": null, "notation": "swift", "canvas": "V", "file": "A.swift", "line": 2, "column": 1},
          {"first": {"view": "a", "attribute": "width"}, "second": null, "relation": "==", "multiplier": 1, "constant": 5, "priority": 1000, "identifier": null, "notation": "swift", "canvas": "V", "file": "B.swift", "line": 7, "column": 9}
        ],
        "views": [
          {"canvas": "V", "name": "a", "class": "UILabel", "parent": null},
          {"canvas": "V", "name": "s", "class": null, "parent": "view"},
          {"canvas": "V", "name": "m", "class": null, "parent": "s"},
          {"canvas": "V", "name": null, "class": null, "parent": "s"},
          {"canvas": "V", "name": "n", "class": null, "parent": "s"}
        ],
        "stacks": [
          {"canvas": "V", "name": "s", "axis": "vertical", "spacing": 4, "alignment": "leading", "distribution": "equalSpacing", "members": ["m", null], "custom": {"m": 9}}
        ],
        "unread": [
          {"canvas": "V", "file": "A.swift", "line": 3, "endLine": 5, "reason": "it depends on 'x'"}
        ],
        "leftOut": [
          {"canvas": "V", "file": "B.swift", "line": 8, "endLine": 8, "reason": "it sets the frame of 'a'"}
        ],
        "assumptions": [
          {"canvas": "V", "file": "A.swift", "line": 2, "name": "userInterfaceIdiom", "value": ".phone"}
        ]
      }

      """#
    #expect(json([layout()]) == expected)
  }

  @Test func onlyOfCodeWithoutErrors() {
    var other = layout()
    other.coverage = nil
    #expect(!json([other]).contains("\"views\""))
    #expect(json([other]).contains("\"coefficient\""))
    let error = Diagnostic(.error, code: "bad", "bad", at: nil)
    #expect(json([layout()], [error]) == "{\n  \"schema\": 1,\n  \"constraints\": []\n}\n")
    let warning = Diagnostic(.warning, code: "odd", "odd", at: nil)
    #expect(json([layout()], [warning]) == json([layout()]))
  }

  @Test(
    arguments: [
      ("of the code", .swift, nil, false, false),
      ("a target, of the code", .swift, "fittingSizeWidth", false, false),
      ("an edge of a stack", .stack, nil, false, false), ("a gap", .stack, "UISV-spacing", false, false),
      ("a target", .stack, "fittingSizeWidth", false, true), ("equal gaps", .stack, nil, true, true),
      ("a sum in the code", .swift, nil, true, false),
    ] as [(String, NotationName, String?, Bool, Bool)])
  func isAroundCode(name: String, notation: NotationName, identifier: String?, isSum: Bool, isAround: Bool) {
    let item = Item(ViewID(1), .top)
    let constraint = Constraint(
      isSum
        ? .terms([Constraint.Term(1, item)], constant: 0)
        : .items(first: item, second: nil, multiplier: 1, constant: 0),
      .equal, identifier: identifier, notation: notation, span: SourceSpan(start: 0, end: 1))
    #expect(constraint.isAroundCode == isAround, "\(name)")
  }
}
