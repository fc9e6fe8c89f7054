import Diagnostics
import FixedAdvance
import LayoutChecks
import LayoutPipeline
import Testing

@Suite struct CheckRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rule: String
    var text: String
    var found: [String] = []
  }

  /// A chain of views, each at least `factor` times as wide as the view before it.
  private static func views(_ count: Int, times factor: String) -> String {
    let views = (0..<count).map { "view v\($0) { tt = ll = 0, h = 5 }\n" }
    let widths = (1..<count).map {
      "v\($0).width >= v\($0 - 1).width * \(factor) + 1\nv\($0).width == 0 ~ 250\n"
    }
    return views.joined() + "v0.width == 10\n" + widths.joined()
  }

  private static func ofItsOwn(_ area: String) -> String {
    "view v {\n  ll = 0, w = h = 20\n  view c { ll = 0, w = h = 5 }\n}\nview g { tt = ll = 50, w = h = 5 }\n"
      + "view n { ll = 60, w = h = 5 }\nc.top = \(area).top\nn.top = c.top\nv.top = n.top * 2"
  }

  static let cases = [
    Case(
      testDescription: "two widths", rule: "conflict",
      text: "view a { tt = ll = 0, h = 5 }\na.width = 5\na.width = 6",
      found: ["4: 'a.width == 6' was left out: 'a' cannot be both 6 and 5 wide"]),
    Case(testDescription: "one width", rule: "conflict", text: "view a { tt = ll = 0, h = 5 }\na.width = 5"),
    Case(
      testDescription: "a width too small", rule: "assertion",
      text: "view a { tt = ll = 0, w = h = 38 }\nassert a.width >= 44",
      found: ["3: assertion failed: a.width is 38, 6 short of 44"]),
    Case(
      testDescription: "a gap that has a name", rule: "assertion",
      text:
        "view a { tt = ll = 0, w = h = 5 }\nview b { tt = 0, ll = 16, w = h = 5 }\nassert b.left == a.right + 8 \"gap\"",
      found: ["4: assertion 'gap' failed: b.left is 16, 3 over 13 (a.right + 8)"]),
    Case(
      testDescription: "a width large enough", rule: "assertion",
      text: "view a { tt = ll = 0, w = h = 44 }\nassert a.width >= 44"),
    Case(
      testDescription: "an open width", rule: "ambiguous", text: "view a { tt = ll = 0, h = 5 }",
      found: ["2: 'a' is ambiguous: width may be 0 or more"]),
    Case(testDescription: "no open width", rule: "ambiguous", text: "view a { tt = ll = 0, h = w = 5 }"),
    Case(
      testDescription: "two that hug alike", rule: "priority-tie",
      text: "image a size 5x5\nimage b size 5x5\n|-[a]-[b]-|\nV:|[a]\nV:|[b]",
      found: ["2: 'a' and 'b' have equal content hugging (250), so that either may stretch"]),
    Case(
      testDescription: "one hugs more", rule: "priority-tie",
      text: "image a size 5x5 hugging 251\nimage b size 5x5\n|-[a]-[b]-|\nV:|[a]\nV:|[b]"),
    Case(
      testDescription: "over the right and the bottom", rule: "outside-superview",
      text: "view a { tt = ll = 90, w = h = 20 }",
      found: ["2: 'a' sticks out of 'view' by 10 at the right and 60 at the bottom"]),
    Case(
      testDescription: "just inside", rule: "outside-superview",
      text: "view a { tt = 30, ll = 80, w = h = 20 }"),
    Case(
      testDescription: "hidden with its superview", rule: "outside-superview",
      text: "view a hidden {\n tt = ll = 0, w = h = 20\n view b { tt = ll = 9, w = h = 20 }\n}"),
    Case(
      testDescription: "a width that two places overrule", rule: "unused-size",
      text: "view a { ll = rr = w = 30, tt = 0, h = 5 }",
      found: ["2: 'w' is ignored: 'rr' and 'll' make 'a' 40 wide, not 30"]),
    Case(
      testDescription: "a symbol with two letters swapped", rule: "unknown-symbol",
      text: "icon a \"chevron.rihgt\" { tt = ll = 0 }",
      found: ["2: the symbol 'chevron.rihgt' of 'a' looks like a misspelling of 'chevron.right'"]),
    Case(
      testDescription: "a filled symbol without a letter", rule: "unknown-symbol",
      text: "icon a \"envelpe.circle.fill\" { tt = ll = 0 }",
      found: [
        "2: the symbol 'envelpe.circle.fill' of 'a' looks like a misspelling of 'envelope.circle.fill'"
      ]),
    Case(
      testDescription: "a misspelled variant", rule: "unknown-symbol",
      text: "icon a \"heart.fill\" { tt = ll = 0 }\nicon b \"heart.flil\" { tt = ll = 30 }",
      found: ["3: the symbol 'heart.flil' of 'b' looks like a misspelling of 'heart.fill'"]),
    Case(
      testDescription: "symbols of the system that no picture shows", rule: "unknown-symbol",
      text: [
        "car", "iphone", "person.3", "dog", "battery.50", "tram", "hearts", "figure.walk", "square.grid.3x3",
      ]
      .enumerated().map { "icon i\($0) \"\($1)\" { tt = ll = \($0 * 5) }" }.joined(separator: "\n")),
    Case(
      testDescription: "a width that two places result in", rule: "unused-size",
      text: "view a { ll = rr = 30, w = 40, tt = 0, h = 5 }"),
    Case(
      testDescription: "each a millionth of the one before", rule: "uncertain",
      text: views(300, times: "0.000001"),
      found: [
        "0: the magnitudes of the numbers in this layout differ so much that frames may be accurate to only five digits"
      ]),
    Case(
      testDescription: "each half of the one before", rule: "uncertain", text: views(300, times: "0.5")),
    Case(
      testDescription: "a guide may be anywhere", rule: "outside-superview",
      text: "guide a { tt = ll = 90, w = h = 20 }"),
    Case(
      testDescription: "a corner on a corner", rule: "overlap",
      text: "view a { tt = ll = 0, w = h = 20 }\nview b { tt = ll = 15, w = h = 20 }",
      found: ["3: 'b' covers 5 x 5 of 'a'"]),
    Case(
      testDescription: "side by side", rule: "overlap",
      text: "view a { tt = ll = 0, w = h = 20 }\nview b { tt = 0, ll = 20, w = h = 20 }"),
    Case(
      testDescription: "in order by Z", rule: "overlap",
      text: "view a { tt = ll = 0, w = h = 20 }\nview b { tt = ll = 15, w = h = 20 }\nZ:|[a][b]"),
    Case(
      testDescription: "a badge inside", rule: "overlap",
      text: "view a { tt = ll = 0, w = h = 20 }\nview b { tt = ll = 5, w = h = 5 }"),
    Case(
      testDescription: "not siblings", rule: "overlap",
      text:
        "view a {\n tt = ll = 0, w = h = 20\n view c { tt = ll = 10, w = h = 20 }\n}\nview b { tt = 0, ll = 25, w = h = 5 }"
    ),
    Case(
      testDescription: "less room than text", rule: "truncated-text",
      text: "label a \"A long title\" size 90x20\na.left = 0\na.top = 0\na.width = 20\na.height = 30",
      found: ["2: the text of 'a' is truncated: it needs 90 points, but has 20"]),
    Case(
      testDescription: "less room than two lines of text need", rule: "truncated-text",
      text: "label a \"A long title\" lines 2 { tt = ll = 0, w = 20, h = 60 }",
      found: ["2: the text of 'a' is truncated"]),
    Case(
      testDescription: "a size states how much space a text needs", rule: "truncated-text",
      text:
        "label a \"Password:\" size 62x16 font 14\nbutton b \"Create\" size 58x20\n|[a]\nV:|[a]\n|[b]\nV:|-30-[b]"
    ),
    Case(
      testDescription: "a size that no text of this length could have had", rule: "truncated-text",
      text: "label a \"A long title\" size 30x20 { tt = ll = 0 }",
      found: ["2: the text of 'a' is truncated"]),
    Case(
      testDescription: "room enough", rule: "truncated-text",
      text: "label a \"A\"\na.left = 0\na.top = 0\na.width = 90\na.height = 30"),
    Case(
      testDescription: "no height", rule: "zero-size", text: "view a { tt = ll = 0, w = 5, h = 0 }",
      found: ["2: 'a' has no height"]),
    Case(
      testDescription: "a height that nobody sees", rule: "zero-size",
      text: "view a { tt = ll = 0, w = 5, h = 0.01 }", found: ["2: 'a' has no height"]),
    Case(testDescription: "an empty label is meant", rule: "zero-size", text: "label a { tt = ll = 0 }"),
    Case(
      testDescription: "stated twice", rule: "no-effect",
      text: "view a { tt = ll = 0, h = 5 }\na.width = 5\na.right = superview.left + 5",
      found: ["4: 'a.right == view.left + 5' is redundant: removing it does not change the layout"]),
    Case(
      testDescription: "stated once", rule: "no-effect", text: "view a { tt = ll = 0, h = 5 }\na.width = 5"),
    Case(
      testDescription: "overruled forever", rule: "no-effect",
      text: "view a { tt = ll = 0, h = 5 }\na.width = 5\na.width = 7 ~ 20",
      found: ["4: 'a.width == 7 ~ 20' has no effect: constraints of a higher priority override it"]),
    Case(
      testDescription: "it decides what a tie leaves open", rule: "no-effect",
      text: "view a { tt = 0, h = 5 }\nview b { tt = 0, h = 5 }\n|[a][b]|\na.width = b.width ~ 1"),
    Case(
      testDescription: "a bound that holds anyhow", rule: "idle-bound",
      text: "view a { tt = ll = 0, h = 5 }\na.width = 5\na.width <= 7",
      found: ["4: 'a.width <= 7' is redundant: removing it does not change the layout"]),
    Case(
      testDescription: "a bound that holds it back", rule: "idle-bound",
      text: "view a { tt = ll = 0, h = 5 }\na.width = 9 ~ 20\na.width <= 7"),
    Case(
      testDescription: "left among leading", rule: "mixed-direction",
      text:
        "view a\nview b\nview c\n|-[a(5)]-[c(5)]\nV:|[a(5)]\nV:|[b(5)]\nV:|[c(5)]\nb.left = 30\nb.width = 5",
      found: [
        "9: 'left' does not flip in right-to-left layouts, but the rest of this layout does; use 'leading'"
      ]),
    Case(
      testDescription: "a rule's left among leading", rule: "mixed-direction",
      text: "view a\nview b\nview c\n|-[a(5)]-[c(5)]\nV:|[a(5)]\nV:|[b(5)]\nV:|[c(5)]\nb: ll = 30, w = 5",
      found: [
        "9: 'll = 30' uses a left or right edge, which does not flip in right-to-left layouts, unlike the rest of this layout; use an equation with 'leading' or 'trailing'"
      ]),
    Case(
      testDescription: "rules for both sides among leading", rule: "mixed-direction",
      text:
        "view a\nview b\nview c\n|-[a(5)]-[c(5)]\nV:|[a(5)]-[b(5)]-[c(5)]\na.width = 5\n"
        + "a.leading >= c.leading - 99\na.leading <= c.leading + 99\nb: ll = rr = 30"),
    Case(
      testDescription: "equations for both sides among leading", rule: "mixed-direction",
      text:
        "view a\nview b\nview c\n|-[a(5)]-[c(5)]-(>=1)-|\nV:|[a(5)]-[b(5)]-[c(5)]\nb.left = 3\nb.right = 9",
      found: [
        "7: 'left' does not flip in right-to-left layouts, but the rest of this layout does; use 'leading'",
        "8: 'right' does not flip in right-to-left layouts, but the rest of this layout does; use 'trailing'",
      ]),
    Case(
      testDescription: "left everywhere", rule: "mixed-direction",
      text: "view a\nV:|[a(5)]\na.left = 30\na.right = superview.left + 40"),
    Case(
      testDescription: "a label under the notch", rule: "outside-safe-area",
      text: "canvas 100x50 safe 10 0 0 0\nlabel a \"x\" { tt = ll = 0 }",
      found: ["2: 'a' extends outside the safe area, under bars or the notch, by 10 at the top"]),
    Case(
      testDescription: "two labels in a bar at the bottom", rule: "outside-safe-area",
      text:
        "canvas 100x50 safe 0 0 10 0\nview bar { bb = ll = rr = 0, h = 20\n  label a \"x\" { bb = ll = 0, w = h = 8 }\n"
        + "  label b \"x\" { bb = rr = 0, w = h = 8 }\n}",
      found: [
        "2: 'a' and 'b' in 'bar' extend outside the safe area, under bars or the notch, by 10 at the bottom"
      ]),
    Case(
      testDescription: "a label in a bar at the bottom", rule: "outside-safe-area",
      text:
        "canvas 100x50 safe 0 0 10 0\nview bar { bb = ll = rr = 0, h = 20\n  label a \"x\" { bb = ll = 0, w = h = 12 }\n}",
      found: ["3: 'a' in 'bar' extends outside the safe area, under bars or the notch, by 10 at the bottom"]),
    Case(
      testDescription: "two labels in front of a background", rule: "outside-safe-area",
      text:
        "canvas 100x50 safe 0 0 10 0\nview back { tt = bb = ll = rr = 0\n  label a \"x\" { bb = ll = 0, w = h = 8 }\n"
        + "  label b \"x\" { bb = rr = 0, w = h = 12 }\n}",
      found: [
        "3: 'a' extends outside the safe area, under bars or the notch, by 10 at the bottom",
        "4: 'b' extends outside the safe area, under bars or the notch, by 10 at the bottom",
      ]),
    Case(
      testDescription: "a bar that a conflict keeps below the keyboard's top", rule: "outside-safe-area",
      text:
        "canvas 100x50 safe 0 0 10 0\nview bar { label a \"x\" { bb = ll = 0, w = h = 8 } }\n|[bar]|\nV:[bar(20)]|\n"
        + "bar.bottom = superview.keyboard.top"),
    Case(
      testDescription: "a label below the notch", rule: "outside-safe-area",
      text: "canvas 100x50 safe 10 0 0 0\nlabel a \"x\" { tt = 10, ll = 0 }"),
    Case(
      testDescription: "a label that no bar covers, as it is off the screen", rule: "outside-safe-area",
      text:
        "canvas 100x50 safe 10 0 0 0\nlabel a \"x\" { tt = 60, ll = 0 }\nlabel b \"x\" { tt = 20, ll = 90, w = 20 }"
    ),
    Case(
      testDescription: "a scroll that nothing in it reaches across", rule: "ambiguous-content",
      text: "scroll s {\n  tt = ll = 0, w = h = 40\n  view a { tt = ll = 0, w = h = 5 }\n}",
      found: ["2: no constraint determines the width and height of the content of 's'"]),
    Case(
      testDescription: "a scroll whose content has a height", rule: "ambiguous-content",
      text:
        "scroll s {\n  tt = ll = 0, w = h = 40\n  view a\n  V:|[a(9)]|\n  a.trailing = superview.trailing\n  a.width = 5\n}",
      found: ["2: no constraint determines the width of the content of 's'"]),
    Case(
      testDescription: "a scroll with a content of 50 x 60", rule: "ambiguous-content",
      text:
        "scroll s {\n  tt = ll = 0, w = h = 40\n  view a\n  HV:|[a]|\n  a.width = 50\n  a.height = 60\n}"),
    Case(
      testDescription: "a view that a safe area of its own moves", rule: "unsettled-safe-area",
      text: "canvas 100x50 safe 10 0 0 0\n\(ofItsOwn("v.safeArea"))",
      found: [
        "2: the safe area of 'v' does not settle: it depends on the view's position, which in turn depends on the safe area"
      ]),
    Case(
      testDescription: "a view that the canvas's safe area moves", rule: "unsettled-safe-area",
      text: "canvas 100x50 safe 10 0 0 0\n\(ofItsOwn("g.safeArea"))"),
  ]

  @Test(arguments: cases) func finds(_ c: Case) throws {
    #expect(try found(c.text, c.rule) == c.found)
  }

  @Test(arguments: [
    ("a: ll = 12", "write 'a.leading == s.leading + 12'"),
    ("a: rr = 5", "write 'a.trailing == s.trailing - 5'"),
    ("a: ll = %rr(b)", ""),
  ])
  func `a rule from the left is written as an equation`(rule: String, help: String) throws {
    let text =
      "canvas 90x90\nview s\nview t\nHV:|[s]|\nHV:|[t]|\ns {\n  view a\n  view b\n  V:|[a,b]|\n  |[b(9)]\n  a.width = 5\n"
    let file = try solve(SourceText(name: "t", text: text + "  \(rule)\n}"))
    let found = file.findings(of: checkRules.filter { $0.name == "mixed-direction" })
    #expect(found.map { $0.help ?? "" } == [help], "\(found)")
  }

  @Test func `every rule has a case that finds and one that does not`() {
    for rule in checkRules where !rule.summary.hasPrefix("in Swift source") {
      let own = Self.cases.filter { $0.rule == rule.name }
      #expect(own.contains { !$0.found.isEmpty } && own.contains { $0.found.isEmpty }, "\(rule.name)")
    }
  }

  @Test(arguments: [
    (6, "'c1', 'c2', 'c3', 'c4', 'c5', 'c6'"), (7, "'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'"),
    (8, "'c1', 'c2', 'c3', 'c4', 'c5', 'c6' and 2 more"),
  ])
  func `of many canvases the first are named`(count: Int, names: String) throws {
    let small = (1...count).map { "canvas \"c\($0)\" 20x\(20 + $0)\n" }.joined()
    let text = small + "view a { tt = ll = 10, w = h = 10 }\nview b { tt = 0, ll = 30, w = h = 5 }"
    let reported = try found("view c { tt = ll = 0, w = h = 5 }\n" + text, "outside-superview")
    #expect(reported == ["\(count + 4): on canvas \(names): 'b' sticks out of 'view' by 15 at the right"])
  }

  @Test func `findings on some canvases name them`() throws {
    let text =
      "canvas \"wide\" 300x50\nview a { tt = ll = 0, w = h = 20 }\nview b { tt = 5, rr = 75, w = h = 20 }"
    #expect(try found(text, "overlap") == ["4: on canvas '100x50': 'b' covers 15 x 15 of 'a'"])
  }

  @Test func `assertions are errors, of the canvases that fail, unless they are to be ignored`() throws {
    let text = """
      canvas "small" 100x50
      canvas "large" 200x50
      view a { tt = ll = 0, h = 50, w = 50% }
      assert a.width >= 60
      assert a.height == 40
      assert a.height == 60 // check:ignore assertion
      """
    let file = try solve(SourceText(name: "t.layout", text: text))
    let failed = file.failedAssertions()
    #expect(failed.allSatisfy { $0.severity == .error && $0.code == "assertion" })
    #expect(
      failed.map(\.message) == [
        "on canvas 'small': assertion failed: a.width is 50, 10 short of 60",
        "assertion failed: a.height is 50, 10 over 40",
      ])
    // Pictures also show a failed assertion that `check:ignore` hides from the check.
    let shown = file.shownProblems(measuring: FixedAdvanceMeasurer())
    #expect(shown.known == 0)
    #expect(
      shown.unknown.map(\.message)
        == failed.map(\.message) + ["assertion failed: a.height is 50, 10 short of 60"])
  }

  @Test(arguments: [
    ("view b { tt = ll = 15, w = h = 20 } // check:ignore overlap", []),
    ("// it is meant; check:ignore overlap\nview b { tt = ll = 15, w = h = 20 }", []),
    ("view b { tt = ll = 15, w = h = 20 }\n// check:ignore-file overlap", []),
    (
      "view b { tt = ll = 25, w = h = 20 } // check:ignore overlap",
      ["3: the rule 'overlap' reports nothing here, so this comment need not name it"]
    ),
    (
      "view b \"//check:ignore overlap\" { tt = ll = 15, w = h = 20 }", ["3: 'b' covers 5 x 5 of 'a'"]
    ),
    (
      "view b { tt = ll = 25, w = h = 20 } // check:ignore",
      ["3: name the rules to ignore, as in 'check:ignore overlap'"]
    ),
    (
      "view b { tt = ll = 15, w = h = 20 } // check ignore overlap",
      ["3: 'b' covers 5 x 5 of 'a'", "3: this comment ignores nothing: write 'check:ignore overlap'"]
    ),
    (
      "// Check: ignore-file no-effect, overlap\nview b { tt = ll = 25, w = h = 20 }",
      ["3: this comment ignores nothing: write 'check:ignore-file no-effect'"]
    ),
    ("view b { tt = ll = 25, w = h = 20 } // check ignore lists", []),
  ])
  func ignores(line: String, expected: [String]) throws {
    #expect(try found("view a { tt = ll = 0, w = h = 20 }\n\(line)", "overlap") == expected)
  }

  @Test func `an ignore of an unknown rule lists the known ones`() throws {
    let reported = try found("view a { tt = ll = 0, w = h = 20 } // check:ignore overlaps", "overlap")
    #expect(
      reported.count == 1 && reported[0].hasPrefix("2: no rule is named 'overlaps'; the rules are conflict, ")
    )
  }

  private func found(_ text: String, _ rule: String) throws -> [String] {
    let canvas = text.hasPrefix("canvas 100x50 safe") ? "" : "canvas 100x50\n"
    let source = SourceText(name: "t.layout", text: "\(canvas)\(text)\n")
    let file = try solve(source)
    #expect(file.reading.filter { $0.severity == .error }.isEmpty)
    return file.findings(of: checkRules.filter { $0.name == rule }).map { finding in
      "\(finding.span.map { source.location(at: $0.start).line } ?? 0): \(finding.message)"
    }
  }

  @Test func `every scene of a storyboard is judged`() throws {
    func scene(_ number: Int, _ redundant: String) -> String {
      let edges = [("leading", "r", "leading", 16), ("top", "r", "top", 60)].map {
        "<constraint firstItem=\"a\(number)\" firstAttribute=\"\($0.0)\" secondItem=\"r\(number)\" secondAttribute=\"\($0.2)\" constant=\"\($0.3)\" id=\"\($0.0)\(number)\"/>"
      }
      let sizes = [("width", 100), ("height", 40)].map {
        "<constraint firstItem=\"a\(number)\" firstAttribute=\"\($0.0)\" constant=\"\($0.1)\" id=\"\($0.0)\(number)\"/>"
      }
      return """
        <scene sceneID="s\(number)"><objects><viewController id="v\(number)" sceneMemberID="viewController">
        <view key="view" id="r\(number)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a\(number)">\
        <rect key="frame" x="16" y="60" width="100" height="40"/></view>
        </subviews><constraints>\(edges.joined())\(sizes.joined())
        \(redundant)</constraints></view></viewController></objects></scene>

        """
    }
    func twice(_ number: Int, _ attribute: String, _ other: String, _ constant: Int) -> String {
      "<constraint firstItem=\"a\(number)\" firstAttribute=\"\(attribute)\" secondItem=\"r\(number)\" secondAttribute=\"\(other)\" constant=\"\(constant)\" id=\"t\(number)\"/>"
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/><scenes>
      \(scene(1, twice(1, "trailing", "leading", 116)))\(scene(2, twice(2, "bottom", "top", 100)))\(scene(3, ""))
      </scenes></document>
      """
    let file = try solve(SourceText(name: "t.storyboard", text: text))
    #expect(file.reading.filter { $0.severity == .error }.isEmpty)
    let messages = file.findings(of: checkRules.filter { $0.name == "no-effect" }).map(\.message)
    #expect(messages.count == 2)
    #expect(messages.first?.contains(".trailing == view.leading + 116'") == true)
    #expect(messages.last?.contains(".bottom == view.top + 100'") == true)
  }
}
