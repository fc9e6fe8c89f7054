import Diagnostics
import FixedAdvance
import LayoutModel
import LayoutPipeline
import Testing

@testable import LayoutChecks

private func findings(of rule: String, in text: String) throws -> [Diagnostic] {
  let file = try solve(SourceText(name: "t.layout", text: text), measuring: FixedAdvanceMeasurer())
  #expect(!file.hasErrors)
  return file.findings(of: checkRules.filter { $0.name == rule })
}

@Suite struct SafeAreaDetailTests {
  /// The safe area extends from (20, 10) to (90, 40).
  static let canvas = "canvas 100x50 safe 10 20 10 10\n"

  static let covered: [(name: String, text: String, found: [String])] = [
    ("inside", "label a \"x\" { tt = 10, ll = 20, w = 70, h = 30 }", []),
    ("by a hundredth", "label a \"x\" { tt = 9.991, ll = 20, w = h = 9 }", []),
    (
      "by more than a hundredth", "label a \"x\" { tt = 9.98, ll = 20, w = h = 9 }",
      ["'a' extends outside the safe area, under bars or the notch, by 0.02 at the top"]
    ),
    (
      "at the left", "label a \"x\" { tt = 20, ll = 13, w = h = 9 }",
      ["'a' extends outside the safe area, under bars or the notch, by 7 at the left"]
    ),
    (
      "at the right", "label a \"x\" { tt = 20, rr = 7, w = h = 9 }",
      ["'a' extends outside the safe area, under bars or the notch, by 3 at the right"]
    ),
    (
      "at the bottom", "label a \"x\" { bb = 5, ll = 30, w = h = 9 }",
      ["'a' extends outside the safe area, under bars or the notch, by 5 at the bottom"]
    ),
    ("a background", "view a { tt = ll = 0, w = h = 9 }", []),
    ("a picture", "image a { tt = ll = 0, w = h = 9 }", []),
    (
      "a button and a field",
      "button a \"x\" { tt = 8, ll = 30, w = h = 9 }\nfield b \"x\" { tt = 8, ll = 60, w = h = 9 }",
      [
        "'a' extends outside the safe area, under bars or the notch, by 2 at the top",
        "'b' extends outside the safe area, under bars or the notch, by 2 at the top",
      ]
    ),
    ("without a width", "label a \"x\" { tt = 0, ll = 30, h = 9, w = 0 }", []),
    ("without a height", "label a \"x\" { tt = 0, ll = 30, w = 9, h = 0 }", []),
    ("ambiguous", "label a \"x\" { tt = 0, w = h = 9 }", []),
    (
      "a bar as tall as the canvas is none",
      "view bar { tt = bb = 0, ll = 30, w = 20\n  label a \"x\" { tt = 0, ll = 0, w = h = 9 }\n}",
      ["'a' extends outside the safe area, under bars or the notch, by 10 at the top"]
    ),
    (
      "a bar that is nearly as tall as the canvas",
      "view bar { tt = 0, bb = 1, ll = 30, w = 20\n  label a \"x\" { tt = 0, ll = 0, w = h = 9 }\n}",
      ["'a' in 'bar' extends outside the safe area, under bars or the notch, by 10 at the top"]
    ),
    (
      "a bar at the left",
      "view bar { tt = 0, bb = 0, ll = 0, w = 40\n  label a \"x\" { tt = 20, ll = 1, w = h = 9 }\n}",
      ["'a' in 'bar' extends outside the safe area, under bars or the notch, by 19 at the left"]
    ),
    (
      "a bar at the right",
      "view bar { tt = 0, bb = 0, rr = 0, w = 40\n  label a \"x\" { tt = 20, rr = 1, w = h = 9 }\n}",
      ["'a' in 'bar' extends outside the safe area, under bars or the notch, by 9 at the right"]
    ),
    (
      "a container inside the safe area is not a bar",
      "view bar { tt = 10, ll = 30, w = 20, h = 9\n  label a \"x\" { tt = -4, ll = 0, w = h = 9 }\n}",
      ["'a' extends outside the safe area, under bars or the notch, by 4 at the top"]
    ),
    (
      "the outermost of two bars",
      "view outer { tt = 0, ll = 30, w = 20, h = 20\n  view bar { tt = ll = 0, w = h = 15\n    label a \"x\" { tt = 1, ll = 0, w = h = 12 }\n  }\n}",
      ["'a' in 'outer' extends outside the safe area, under bars or the notch, by 9 at the top"]
    ),
    (
      "five labels in one bar, of different lengths",
      "view bar { tt = 0, ll = 20, rr = 10, h = 20\n"
        + (0..<5).map { "  label l\($0) \"x\" { tt = \($0), ll = \($0 * 10), w = h = 8 }\n" }.joined() + "}",
      ["'l0', 'l1', 'l2' and 2 more in 'bar' extend outside the safe area, under bars or the notch"]
    ),
    (
      "a conflict of its widths",
      "label a \"x\" { tt = 0, ll = 30, h = 9 }\na.width = 9\na.width = 8",
      ["'a' extends outside the safe area, under bars or the notch, by 10 at the top"]
    ),
    (
      "a conflict that leaves out the safe area",
      "label a \"x\" { ll = 30, w = h = 9 }\na.top = 0\na.top = superview.safeArea.top", []
    ),
    (
      "a conflict that leaves out the keyboard",
      "label a \"x\" { ll = 30, w = h = 9 }\na.bottom = superview.bottom\na.bottom = superview.keyboard.top",
      []
    ),
    (
      "its superview is in such a conflict",
      "view v { ll = 30, w = h = 20\n  label a \"x\" { tt = 0, ll = 0, w = h = 9 }\n}\n"
        + "v.top = 0\nv.top = superview.safeArea.top", []
    ),
    (
      "a sibling is in such a conflict",
      "view v { ll = 60, w = h = 20 }\nlabel a \"x\" { tt = 0, ll = 30, w = h = 9 }\n"
        + "v.top = 0\nv.top = superview.safeArea.top",
      ["'a' extends outside the safe area, under bars or the notch, by 10 at the top"]
    ),
    (
      "labels in two bars",
      "view top { tt = 0, ll = 20, rr = 10, h = 20\n  label a \"x\" { tt = 8, ll = 0, w = h = 9 }\n}\n"
        + "view low { bb = 0, ll = 20, rr = 10, h = 20\n  label b \"x\" { bb = 8, ll = 0, w = h = 9 }\n}",
      [
        "'a' in 'top' extends outside the safe area, under bars or the notch, by 2 at the top",
        "'b' in 'low' extends outside the safe area, under bars or the notch, by 2 at the bottom",
      ]
    ),
  ]

  @Test(arguments: covered) func words(name: String, text: String, found: [String]) throws {
    let messages = try findings(of: "outside-safe-area", in: Self.canvas + text + "\n").map(\.message)
    #expect(messages == found, "\(name)")
  }

  /// The help names `a` only if the right edge of `a` is constrained to the right edge or margin of the scroll view. If
  /// `a` also has a width, nothing is reported.
  static let contents: [(name: String, lines: String, help: [String])] = [
    (
      "an end at the end", "a.right = superview.right",
      ["'a' ends at 'superview.trailing', so constrain its width as well; \(across)"]
    ),
    (
      "an end at the margin's end", "a.right = superview.rightMargin",
      ["'a' ends at 'superview.trailing', so constrain its width as well; \(across)"]
    ),
    (
      "an end at the start", "a.right = superview.left + 30",
      ["constrain its last view to 'superview.trailing'; \(across)"]
    ),
    ("a start at the start", "a.width = 7", ["constrain its last view to 'superview.trailing'; \(across)"]),
    ("a width and an end", "a.width = 7\na.right = superview.right", []),
  ]
  static let across =
    "if the scroll view should not scroll horizontally, add 's.content.width = s.width'"

  @Test(arguments: contents) func lastView(name: String, lines: String, help: [String]) throws {
    let text =
      "canvas 100x50\nscroll s {\n  tt = ll = 0, w = h = 40\n  view a { ll = 3 }\n  V:|[a(9)]|\n  \(lines)\n}\n"
    #expect(try findings(of: "ambiguous-content", in: text).map { $0.help ?? "" } == help, "\(name)")
  }

  @Test func lastViewDown() throws {
    let text =
      "canvas 100x50\nscroll s {\n  tt = ll = 0, w = h = 40\n  view a { tt = 3 }\n  |[a(9)]|\n  a.bottom = superview.bottom\n}\n"
    #expect(
      try findings(of: "ambiguous-content", in: text).map { $0.help ?? "" } == [
        "'a' ends at 'superview.bottom', so constrain its height as well; if the scroll view should not scroll vertically, add 's.content.height = s.height'"
      ])
  }
}

/// In a layout that was read from Swift source, a conflict is not reported if one of its members is an assumed
/// constraint, a content size or the size of the canvas, because the program may use other values.
@Suite struct ConflictOfCodeTests {
  static let width = "view a { tt = ll = 0, h = 5 }\na.width = 5\na.width = 6\n"
  static let cases: [(name: String, text: String, assumed: [Int], count: Int)] = [
    ("nothing is assumed", width, [], 1),
    ("a member that is kept is assumed", width, [3], 0),
    ("a member that is left out is assumed", width, [4], 0),
    ("another constraint is assumed", width, [0, 1, 2], 1),
    ("a size below zero", "view a { tt = 0, h = 5 }\na.left = 9\na.right = superview.left + 3\n", [], 1),
    ("the canvas is too narrow", "view a { tt = 0, h = 5 }\n|-(10)-[a(100)]-(10)-|\n", [], 0),
    ("two conflicts, of which one rests on an assumption", width + "a.bottom = 7\na.bottom = 8\n", [3], 1),
  ]

  @Test(arguments: cases) func reported(name: String, text: String, assumed: [Int], count: Int) throws {
    let file = try solve(
      SourceText(name: "t.layout", text: "canvas 100x50\n" + text), measuring: FixedAdvanceMeasurer())
    var solved = try #require(file.canvases.first).layout
    func found() -> Int {
      ConflictRule.findings(CheckedCanvas(solved, measuring: FixedAdvanceMeasurer())).count
    }
    let all = solved.conflicts.count
    #expect(all > 0 && found() == all)
    for index in assumed { solved.layout.constraints[index].isAssumed = true }
    #expect(found() == all)
    solved.layout.coverage = SourceCoverage(unread: [], assumptions: [], made: 9)
    #expect(found() == count, "\(name)")
  }
}

@Suite struct FixedSourceTests {
  static let conflict = "view a { tt = ll = 0, h = 5 }\na.width = 5\na.width = 6\n"
  static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects>
    <view id="r"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO">
    <constraints><constraint id="c" firstAttribute="width" constant="5"/>
    <constraint id="d" firstAttribute="width" constant="6"/></constraints></view></subviews></view>
    </objects>
    </document>
    """

  @Test(arguments: [("t.layout", "canvas 100x50\n" + conflict, true), ("t.xib", xib, false)])
  func hasFixes(name: String, text: String, hasFixes: Bool) throws {
    let file = try solve(SourceText(name: name, text: text), measuring: FixedAdvanceMeasurer())
    #expect(!file.hasErrors && !file.canvases.isEmpty)
    #expect(file.canvases.contains { !$0.layout.conflicts.isEmpty })
    let fixes = file.fixes(
      at: SourceSpan(start: 0, end: text.utf8.count), measuring: FixedAdvanceMeasurer())
    #expect(fixes.isEmpty == !hasFixes)
  }

  @Test(arguments: [
    (0, 0, false), (0, 1, true), (1, 1, true), (5, 6, true), (12, 12, true), (12, 20, true), (13, 13, false),
  ])
  func spans(start: Int, end: Int, touches: Bool) {
    let (span, other) = (SourceSpan(start: 1, end: 12), SourceSpan(start: start, end: end))
    #expect(span.touches(other) == touches && other.touches(span) == touches)
  }
}
