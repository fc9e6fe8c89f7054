import Conversion
import Diagnostics
import FixedAdvance
import LayoutDraw
import Testing

@Suite struct PropertyCodeTests {
  private static let margins = "NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)"
  private static let ink = "UIColor(red: 1 / 255, green: 1, blue: 0, alpha: 1)"

  static let uiKitCases = [
    StatementCase(
      "view a fill #0000ff80 corner 3",
      "backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 128 / 255)",
      "layer.cornerRadius = 3"),
    StatementCase("view a margins 3 4 5 6", "directionalLayoutMargins = \(margins)"),
    StatementCase(
      "stack a row margins 3 4 5 6", "isLayoutMarginsRelativeArrangement = true",
      "directionalLayoutMargins = \(margins)"),
    StatementCase(
      "label a \"x\" lines 2 align center", "text = \"x\"", "numberOfLines = 2", "textAlignment = .center"),
    StatementCase("box a", "text = \"a\"", "textAlignment = .center"),
    StatementCase(
      "box a \"T\" align right lines 3", "text = \"T\"", "numberOfLines = 3", "textAlignment = .right"),
    StatementCase(
      "button a \"x\" color #01ff00", "setTitle(\"x\", for: .normal)", "setTitleColor(\(ink), for: .normal)"),
    StatementCase(
      "search a \"x\" color #01ff00", "placeholder = \"x\"", "searchTextField.textColor = \(ink)"),
    StatementCase("icon a \"star\" color #01ff00", "contentMode = .center", "tintColor = \(ink)"),
    StatementCase(
      "view a hugging 250 251 compression 750 749",
      "setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .vertical)",
      "setContentCompressionResistancePriority(UILayoutPriority(rawValue: 749), for: .vertical)"),
    StatementCase("view a hidden", "isHidden = true"), StatementCase("view a"),
    StatementCase("button a align right", "contentHorizontalAlignment = .right"),
    StatementCase("button a align natural", "contentHorizontalAlignment = .leading"),
  ]

  static let appKitCases = [
    StatementCase("box a \"T\" align right", "alignment = .right"),
    StatementCase(
      "stack a column align leading", "orientation = .vertical", "spacing = 0", "alignment = .leading",
      "distribution = .fill"),
    StatementCase(
      "stack a row spacing 2 margins 3 4 5 6", "orientation = .horizontal", "spacing = 2",
      "alignment = .height",
      "distribution = .fill", "edgeInsets = NSEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)"),
    StatementCase(
      "stack a column align fill", "orientation = .vertical", "spacing = 0", "alignment = .width",
      "distribution = .fill"),
    StatementCase(
      "stack a column align center", "orientation = .vertical", "spacing = 0", "alignment = .centerX",
      "distribution = .fill"),
    StatementCase(
      "view a hidden fill #ff0000", "wantsLayer = true",
      "layer?.backgroundColor = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).cgColor", "isHidden = true"),
    StatementCase(
      "label a \"x\" color #00ff00", "textColor = NSColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)"),
    StatementCase("button a \"x\" align right", "alignment = .right"),
    StatementCase(
      "image a stroke #ff0000 corner 5", "wantsLayer = true",
      "layer?.borderColor = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).cgColor",
      "layer?.borderWidth = 1",
      "layer?.cornerRadius = 5"),
    StatementCase("label a \"x\" lines 2", "maximumNumberOfLines = 2"),
    StatementCase("field a \"N\" align center", "placeholderString = \"N\"", "alignment = .center"),
    StatementCase(
      "view a hugging 250 251",
      "setContentHuggingPriority(NSLayoutConstraint.Priority(rawValue: 251), for: .vertical)"),
    StatementCase(
      "view a compression 749 750",
      "setContentCompressionResistancePriority(NSLayoutConstraint.Priority(rawValue: 749), for: .horizontal)"),
  ]

  private func expect(_ example: StatementCase, in target: String) throws {
    let lines = try converted("canvas 300x200\n" + example.statement, to: target).lines
    let found = lines.filter { $0.hasPrefix("  a.") && !$0.contains("translatesAutoresizing") }
    #expect(found.map { String($0.dropFirst(4)) } == example.converted)
  }

  @Test(arguments: uiKitCases) func uiKit(_ example: StatementCase) throws {
    try expect(example, in: "uikit")
  }

  /// In a layout, margins count from the view's edges, but UIKit would add the safe area.
  @Test(arguments: [("", false), (" safe 20", true)])
  func marginsBesideASafeArea(_ safe: String, _ isSet: Bool) throws {
    let lines = try converted("canvas 300x200\(safe)\nview a margins 3 4 5 6", to: "uikit").lines
    #expect(lines.contains("  a.insetsLayoutMarginsFromSafeArea = false") == isSet)
  }

  private static let bottoms = [
    ("uikit", "a.bottomAnchor, constant: -7)"), ("appkit", "a.bottomAnchor, constant: -7)"),
    ("snapkit", "a.snp.bottom).offset(-7)"),
  ]

  /// Code cannot set a view's baselines, so constraints use the distance from the edge instead: 10 + 5 from the top.
  @Test(arguments: bottoms) func statedBaselines(target: String, bottom: String) throws {
    let text = "canvas 90x90\nview a size 9x9 baselines 5 7\nlabel b \"x\"\nb.baseline = a.baseline\n"
    let lines = try converted(text + "b.top = a.firstBaseline + 10\n", to: target).lines
    #expect(lines.contains { $0.contains("astBaseline") && $0.contains(bottom) })
    #expect(lines.contains { $0.contains("15)") && !$0.contains("irstBaseline") })
  }

  @Test(arguments: [
    ("uikit", "view a outset 4", ["outset"]), ("snapkit", "view a outset 4 fill red corner 3", ["outset"]),
    (
      "appkit", "button a \"x\" fill red stroke red corner 3 color red",
      ["fill", "stroke", "corner", "color"]
    ),
    ("appkit", "view a margins 9", ["margins"]), ("appkit", "stack a margins 9 fill red", []),
    ("uikit", "stack s align firstBaseline {\nview a baselines 5 7\n}", ["baselines"]),
    ("uikit", "button a \"x\" lines 2", ["lines"]),
  ])
  func leftOut(target: String, statement: String, properties: [String]) throws {
    let findings = try converted("canvas 90x90\n" + statement, to: target).findings
      .filter { $0.hasSuffix("it is left out") }
    let place = statement.contains("{") ? 3 : 2
    let framework = target == "appkit" ? "AppKit" : "UIKit"
    #expect(
      findings.sorted()
        == properties.sorted().map {
          "note \(place): \(framework) cannot set '\($0)' of this view; it is left out"
        })
  }

  @Test(arguments: appKitCases) func appKit(_ example: StatementCase) throws {
    try expect(example, in: "appkit")
  }
}
