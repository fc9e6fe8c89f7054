import Diagnostics
import LayoutModel
import Testing

@Suite struct StackConstraintTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var arrangement: StackArrangement
    var members: [ViewKind] = [.view, .view]
    var change: @Sendable (inout Layout) -> Void = { _ in }
    var equations: [String]
  }

  private static func layout(_ stack: StackArrangement, _ members: [ViewKind]) -> Layout {
    var views = [View(name: "root", kind: .view, parent: nil), View(name: "s", kind: .stack, parent: .root)]
    views[1].stack = stack
    for (name, kind) in zip(["a", "b", "c"], members) {
      var member = View(name: name, kind: kind, parent: ViewID(1))
      (member.isArranged, member.text) = (true, kind == .label ? "text" : nil)
      views.append(member)
    }
    return Layout(
      source: SourceText(name: "", utf8: []), canvases: [Canvas()], views: views, constraints: [])
  }

  private static func appKit(_ arrangement: StackArrangement, _ rules: StackArrangement.Rules = .appKit)
    -> StackArrangement
  {
    var arrangement = arrangement
    arrangement.rules = rules
    return arrangement
  }

  private static let filled = [
    "a.top == s.top", "a.bottom == s.bottom", "b.top == s.top", "b.bottom == s.bottom", "s.height == 0 ~ 49",
  ]
  private static let row = [
    "a.leading == s.leading", "b.leading == a.trailing + 8", "b.trailing == s.trailing",
  ]
  private static let three = [
    "a.leading == s.leading", "b.leading >= a.trailing + 8", "c.leading >= b.trailing + 8",
    "c.trailing == s.trailing",
  ]
  private static let thinRow = ["a", "b", "c"].flatMap { ["\($0).top == s.top", "\($0).bottom <= s.bottom"] }
  private static let desktopTop = ["a", "b", "c"].flatMap {
    [
      "\($0).top == s.top ~ 740", "\($0).top >= s.top ~ 740", "\($0).bottom <= s.bottom ~ 740",
      "\($0).top == s.top ~ 49", "\($0).bottom == s.bottom ~ 49",
    ]
  }

  static let cases = [
    Case(testDescription: "a row", arrangement: StackArrangement(spacing: 8), equations: row + filled),
    Case(
      testDescription: "a column", arrangement: StackArrangement(axis: .vertical),
      equations: [
        "a.top == s.top", "b.top == a.bottom", "b.bottom == s.bottom", "a.leading == s.leading",
        "a.trailing == s.trailing", "b.leading == s.leading", "b.trailing == s.trailing", "s.width == 0 ~ 49",
      ]),
    Case(
      testDescription: "equal widths", arrangement: StackArrangement(spacing: 8, distribution: .fillEqually),
      equations: row + ["b.width == a.width"] + filled),
    Case(
      testDescription: "widths in proportion",
      arrangement: StackArrangement(spacing: 8, distribution: .fillProportionally),
      equations: row + ["a.width == s.width * 0.5 - 4 ~ 999", "b.width == s.width * 0.5 - 4 ~ 999"] + filled),
    Case(
      testDescription: "widths in proportion within margins",
      arrangement: StackArrangement(spacing: 8, distribution: .fillProportionally, usesMargins: true),
      change: { $0.views[1].margins = Margins(top: 1, leading: 5, bottom: 1, trailing: 7) },
      equations: [
        "a.leading == s.leadingMargin", "b.leading == a.trailing + 8", "b.trailing == s.trailingMargin",
        "a.width == s.width * 0.5 - 10 ~ 999", "b.width == s.width * 0.5 - 10 ~ 999", "a.top == s.topMargin",
        "a.bottom == s.bottomMargin", "b.top == s.topMargin", "b.bottom == s.bottomMargin",
        "s.height == 0 ~ 49",
      ]),
    Case(
      testDescription: "equal gaps",
      arrangement: StackArrangement(spacing: 8, alignment: .top, distribution: .equalSpacing),
      members: [.view, .view, .view],
      equations: three + ["c.leading - b.trailing - b.leading + a.trailing == 0", "s.width == 0 ~ 49"]
        + thinRow
        + ["s.height == 0 ~ 49"]),
    Case(
      testDescription: "equal distances of centers",
      arrangement: StackArrangement(spacing: 8, alignment: .top, distribution: .equalCentering),
      members: [.view, .view, .view],
      equations: three + ["c.centerX - b.centerX - b.centerX + a.centerX == 0 ~ 149", "s.width == 0 ~ 49"]
        + thinRow + ["s.height == 0 ~ 49"]),
    Case(
      testDescription: "at the bottom", arrangement: StackArrangement(alignment: .bottom), members: [.view],
      equations: [
        "a.leading == s.leading", "a.trailing == s.trailing", "a.bottom == s.bottom", "a.top >= s.top",
        "s.height == 0 ~ 49",
      ]),
    Case(
      testDescription: "in the middle", arrangement: StackArrangement(alignment: .center), members: [.view],
      equations: [
        "a.leading == s.leading", "a.trailing == s.trailing", "a.centerY == s.centerY", "a.top >= s.top",
        "s.height == 0 ~ 49",
      ]),
    Case(
      testDescription: "a column at its leading edge",
      arrangement: StackArrangement(axis: .vertical, alignment: .leading), members: [.view],
      equations: [
        "a.top == s.top", "a.bottom == s.bottom", "a.leading == s.leading", "a.trailing <= s.trailing",
        "s.width == 0 ~ 49",
      ]),
    Case(
      testDescription: "a column at its trailing edge",
      arrangement: StackArrangement(axis: .vertical, alignment: .trailing), members: [.view],
      equations: [
        "a.top == s.top", "a.bottom == s.bottom", "a.trailing == s.trailing", "a.leading >= s.leading",
        "s.width == 0 ~ 49",
      ]),
    Case(
      testDescription: "by last baselines",
      arrangement: StackArrangement(spacing: 8, alignment: .lastBaseline),
      equations: row + [
        "a.top >= s.top", "a.bottom <= s.bottom", "a.bottom >= s.bottom ~ 48", "b.baseline == a.baseline",
        "b.top >= s.top", "b.bottom <= s.bottom", "b.bottom >= s.bottom ~ 48", "s.height == 0 ~ 49",
      ]),
    Case(
      testDescription: "by first baselines",
      arrangement: StackArrangement(spacing: 8, alignment: .firstBaseline),
      equations: row + [
        "a.top >= s.top", "a.bottom <= s.bottom", "a.bottom >= s.bottom ~ 48",
        "b.firstBaseline == a.firstBaseline",
        "b.top >= s.top", "b.bottom <= s.bottom", "b.bottom >= s.bottom ~ 48", "s.height == 0 ~ 49",
      ]),
    Case(
      testDescription: "without members", arrangement: StackArrangement(), members: [],
      equations: ["s.width == 0 ~ 49", "s.height == 0 ~ 49"]),
    Case(
      testDescription: "a hidden member is only aligned", arrangement: StackArrangement(spacing: 8),
      change: { $0.views[3].isHidden = true },
      equations: ["a.leading == s.leading", "a.trailing == s.trailing"] + filled),
    Case(
      testDescription: "a spacing of its own", arrangement: StackArrangement(spacing: 8),
      change: { $0.views[2].spacingAfter = 3 },
      equations: [row[0], "b.leading == a.trailing + 3", row[2]] + filled),
    Case(
      testDescription: "spacing between baselines",
      arrangement: {
        var column = StackArrangement(axis: .vertical, spacing: 8, alignment: .leading)
        column.isBaselineRelative = true
        return column
      }(), members: [.label, .label, .view],
      equations: [
        "a.top == s.top", "b.firstBaseline == a.baseline + 8", "c.top == b.bottom + 8",
        "c.bottom == s.bottom",
        "a.leading == s.leading", "a.trailing <= s.trailing", "b.leading == s.leading",
        "b.trailing <= s.trailing",
        "c.leading == s.leading", "c.trailing <= s.trailing", "s.width == 0 ~ 49",
      ]),
    Case(
      testDescription: "AppKit's equal widths",
      arrangement: appKit(StackArrangement(spacing: 8, alignment: .top, distribution: .fillEqually)),
      equations: row + ["b.width == a.width ~ 490"] + desktopTop.prefix(10)),
    Case(
      testDescription: "AppKit's equal gaps, with a hidden member, which keeps its room",
      arrangement: appKit(StackArrangement(spacing: 8, alignment: .top, distribution: .equalSpacing)),
      members: [.view, .view, .view], change: { $0.views[3].isHidden = true },
      equations: three + ["c.leading - b.trailing - b.leading + a.trailing == 0", "s.width == 0 ~ 47"]
        + desktopTop),
    Case(
      testDescription: "AppKit's only center",
      arrangement: appKit(StackArrangement(distribution: .equalCentering)), members: [.view],
      equations: [
        "a.leading == s.leading", "a.trailing == s.trailing", "a.centerX == s.centerX ~ 149",
        "s.width == 0 ~ 47",
        "a.top == s.top ~ 740", "a.bottom == s.bottom ~ 740", "a.top >= s.top ~ 740",
        "a.bottom <= s.bottom ~ 740",
      ]),
    Case(
      testDescription: "AppKit's empty stack", arrangement: appKit(StackArrangement()), members: [],
      equations: ["s.width == 0 ~ 47", "s.height == 0 ~ 47"]),
    Case(
      testDescription: "AppKit's areas",
      arrangement: appKit(
        StackArrangement(spacing: 8, alignment: .top), .appKitAreas([.beginning, .middle, .end])),
      members: [.view, .view, .view],
      equations: [
        "a.leading == s.leading", "a.trailing <= s.trailing", "b.leading >= a.trailing + 8",
        "b.leading >= s.leading", "b.trailing <= s.trailing",
        "0.5 * b.leading + 0.5 * b.trailing - s.centerX == 0 ~ 740", "c.leading >= b.trailing + 8",
        "c.leading >= s.leading", "c.trailing == s.trailing", "c.trailing == s.trailing ~ 250",
      ] + desktopTop),
    Case(
      testDescription: "AppKit's areas that hug less, two at the start",
      arrangement: appKit(
        StackArrangement(spacing: 8, alignment: .top), .appKitAreas([.beginning, .beginning])),
      change: { $0.views[1].hugging.horizontal = 100 },
      equations: [
        "b.leading == a.trailing + 8", "a.leading == s.leading", "b.trailing <= s.trailing",
        "b.trailing == s.trailing ~ 100",
      ] + desktopTop.prefix(10)),
  ]

  @Test(arguments: cases) func made(example: Case) {
    var layout = Self.layout(example.arrangement, example.members)
    example.change(&layout)
    #expect(layout.stackConstraints().map(layout.equation) == example.equations)
  }

  @Test func `They come before all others, and are known by their views`() {
    var layout = Self.layout(StackArrangement(), [.view])
    let own = Constraint(
      .items(first: Item(ViewID(2), .width), second: nil, multiplier: 1, constant: 5), .equal,
      notation: .equation,
      span: SourceSpan(start: 0, end: 0))
    layout.constraints = [own]
    layout.addStackConstraints()
    #expect(layout.constraints.last == own && layout.constraints.count == 6)
    #expect(layout.constraints.map(layout.isMadeByStack) == [true, true, true, true, true, false])
    // In Swift source, the notation `stack` alone does not mean that a stack made the constraint.
    layout.coverage = SourceCoverage(unread: [], assumptions: [], made: 0)
    var other = own
    other.notation = .stack
    other.form = .items(first: Item(.root, .width), second: nil, multiplier: 1, constant: 5)
    #expect(!layout.isMadeByStack(other) && layout.isMadeByStack(layout.constraints[0]))
    var fitting = layout.constraints[0]
    fitting.identifier = "fittingSizeHTarget"
    #expect(!layout.isMadeByStack(fitting))
  }

  @Test(
    arguments: [
      (.uiKit, .horizontal, 2, 4), (.uiKit, .vertical, 2, 4), (.appKit, .vertical, 2, 4),
      (.appKit, .horizontal, 3, 3),
    ] as [(StackArrangement.Rules, Axis, Int, Int)])
  func `The members with the baselines of a stack`(
    rules: StackArrangement.Rules, axis: Axis, first: Int, last: Int
  ) throws {
    var layout = Self.layout(Self.appKit(StackArrangement(axis: axis), rules), [.view, .view, .view])
    layout.views[3].baselines = Baselines(first: 1, last: 1)
    layout.views[4].baselines = Baselines(first: 1, last: 1)
    let baselines = try #require(StackBaselines(layout))
    #expect(baselines.source(of: ViewID(1), .firstBaseline) == ViewID(first))
    #expect(baselines.source(of: ViewID(1), .lastBaseline) == ViewID(last))
    #expect(baselines.source(of: ViewID(3), .lastBaseline) == ViewID(3))
    #expect(layout.baselineSource(of: ViewID(1), .firstBaseline) == ViewID(first))
    #expect(layout.baselineSource(of: ViewID(1), .lastBaseline) == ViewID(last))
    #expect(layout.baselineSource(of: ViewID(3), .firstBaseline) == ViewID(3))
    layout.views[first].isHidden = true
    let others = try #require(StackBaselines(layout))
    #expect(others.source(of: ViewID(1), .firstBaseline) == ViewID(first + 1))
    layout.views[1].stack = nil
    #expect(StackBaselines(layout) == nil)
    #expect(layout.baselineSource(of: ViewID(1), .firstBaseline) == ViewID(1))
    #expect(layout.stackConstraints() == [])
  }
}
