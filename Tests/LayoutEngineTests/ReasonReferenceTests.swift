import ApprovedText
import Diagnostics
import FixedAdvance
import Graphics
import LayoutLanguage
import LayoutModel
import Testing

@testable import LayoutEngine

/// Solves some layouts, and compares all results and explanations with a stored text.
@Suite struct ReasonReferenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var canvases = ["canvas 300x200 margins 3 5 7 11", "canvas \"mirrored\" 300x200 margins 3 5 7 11 rtl"]
    var text: String
  }

  static let cases = [
    Case(
      testDescription: "determined",
      text: """
        view card margins 2 4 6 8 {
            label title "Some words" font 10
            label rest "More words that wrap here" font 10 lines 0 compression 300 740
        }
        view badge { w = 17, h = 13 }
        image photo size 23x19 hugging 260 255
        |-[card]-9-[photo]-|
        V:|-[card]
        C:photo.top(card.top).bottom(card.bottom)
        title.leading = superview.leadingMargin
        title.top = superview.topMargin
        title.trailing <= superview.trailingMargin
        rest.leading = title.leading + 3
        rest.top = title.lastBaseline + 12
        rest.trailing = superview.trailingMargin - 1 ~ 900
        rest.bottom = superview.bottomMargin
        badge.centerX = card.centerX * 0.5
        badge.top = card.bottom + 5
        badge.leading >= superview.leading + 2
        card.width >= photo.width * 2 + 10
        card.width = superview.width * 0.4 ~ 600
        photo.width = 31 ~ 700
        photo.height >= 20 ~ 100
        """),
    Case(
      testDescription: "conflicts",
      text: """
        view a
        view b
        view c
        view d { view inner }
        label e "wide text" font 10 compression 1000
        |-20-[a(120)]-15-[b(140)]-30-|
        V:|-4-[a(20)]
        V:|-4-[b(20)]
        c.leading = 10
        c.width = 60
        c.width = 80
        c.top = a.bottom + 5
        c.height >= 30
        c.height = 12
        d.leading = c.trailing + 4
        d.trailing = c.leading - 3
        d.top = a.bottom + 5
        d.height = d.width * 0.5
        d.width = 50
        d.height = 40
        inner.leading = superview.leading + 30
        inner.trailing = superview.trailing - 30
        inner.width = superview.width * 0.9 + 10
        inner.top = 0
        inner.bottom = superview.bottom
        e.top = d.bottom + 2
        e.leading = 7
        e.width = 25
        """),
    Case(
      testDescription: "ambiguous",
      text: """
        view a
        view b
        label c "Some text" font 10
        label d "Other" font 10
        scroll list { view content }
        view free size 10x12
        view band
        |-6-[a]-4-[b]-6-|
        V:|[a(10)]
        V:|[b(11)]
        |-6-[c]-4-[d]-6-|
        c.top = 20
        d.top = 21
        list.leading = 6
        list.width = 100
        list.top = 50
        list.height = 40
        content.leading = superview.leading
        content.trailing = superview.trailing - 2
        content.top = superview.top
        content.bottom = superview.bottom
        content.height = 90
        free.leading >= 33
        free.top <= 130
        free.bottom <= superview.bottom
        band.trailing = superview.trailing - 5
        band.width >= 13
        band.width <= 77
        band.top = free.bottom + 1
        band.height = 7
        """),
    Case(
      testDescription: "stacks",
      text: """
        stack bar row spacing 6 align firstBaseline distribute equalSpacing margins 1 2 3 4 {
            label one "One" font 10
            label two "Two" font 20 after 9
            image three size 12x30
        }
        stack tower column spacing 5 align trailing distribute fillProportionally {
            view x size 20x10
            view y size 30x20
            view z hidden { w = 8, h = 8 }
        }
        stack even row distribute equalCentering spacing 2 { view p size 10x10; view q size 30x10 }
        |-3-[bar]-3-|
        V:|-2-[bar]-4-[tower]
        |-3-[tower(120)]
        tower.height = 97
        even.leading = tower.trailing + 8
        even.trailing = superview.trailing - 1
        even.top = tower.top
        """),
    Case(
      testDescription: "assertions",
      text: """
        view a { ll = 10, tt = 12, w = 90, h = 20, minw = 95
          view c { ll = 80, tt = 5, w = h = 31 }
        }
        view b { ll = 110, rr = 20, w = 40, tt = bb = 30, h = 9 }
        label low "abc" font 10 { ll = 5, tt = 100, w = 14, h = 9 }
        view open { tt = 150, h = 5 }
        assert a.leading == b.trailing + 3
        assert a.width <= b.width * 0.5 + 1
        assert c.right >= a.right + 20
        assert c.top == 7
        assert c.centerX == a.centerX * 1.5
        assert inside c a
        assert not inside a superview
        assert apart c b
        assert not apart low open
        assert not truncated low
        assert not truncated low
        assert not ambiguous open
        assert ambiguous b
        """),
    Case(
      testDescription: "guides",
      canvases: [
        "canvas 900x400 safe 20 30 40 50 margins 1 2 3 4",
        "canvas \"mirrored\" 900x400 safe 20 30 40 50 margins 1 2 3 4 rtl",
        "canvas \"narrow\" 60x70 safe 20 30 40 50 margins 1 2 3 4",
      ],
      text: """
        view text
        view bars { view deep }
        view keys
        scroll s { view inner { w = 40, h = 30 } }
        label words "Words that wrap in a narrow view" font 10 lines 3
        text.leading = superview.readable.leading
        text.trailing = superview.readable.trailing
        text.top = superview.safeArea.top + 1
        text.height = 5
        bars.leading = superview.margins.leading + 2
        bars.width = superview.safeArea.width * 0.25
        bars.top = text.bottom
        bars.bottom = superview.safeArea.bottom
        deep.left = superview.safeArea.left
        deep.right = superview.safeArea.right
        deep.top = superview.margins.top
        deep.bottom = superview.safeArea.bottom
        keys.top = superview.keyboard.top
        keys.bottom = superview.keyboard.bottom
        keys.leading = superview.keyboard.leading
        keys.width = 8
        s.leading = bars.trailing + 3
        s.top = text.bottom + 3
        s.width = superview.width * 0.3
        s.height = s.width
        inner.leading = superview.content.leading + 1
        inner.trailing = superview.content.trailing - 2
        inner.top = superview.content.top + 3
        inner.bottom = superview.content.bottom - 4
        words.leading = s.trailing + 2
        words.trailing = superview.trailingMargin
        words.centerY = s.centerYWithinMargins
        """),
  ]

  @Test(arguments: cases) func everything(_ test: Case) throws {
    let text = test.canvases.joined(separator: "\n") + "\n" + test.text + "\n"
    let parsed = parse(SourceText(name: "test.layout", text: text))
    try #require(!parsed.diagnostics.contains { $0.severity == .error }, "\(parsed.diagnostics)")
    var lines: [String] = []
    for canvas in parsed.layout.canvases {
      lines += Report(solve(parsed.layout, on: canvas, measuring: FixedAdvanceMeasurer())).lines
    }
    #expect(
      try difference(of: lines.joined(separator: "\n") + "\n", fromReference: "\(test.testDescription)")
        == nil)
  }
}

private struct Report {
  private let solved: SolvedLayout
  private let reasons: LayoutReasons
  private(set) var lines: [String] = []

  init(_ solved: SolvedLayout) {
    self.solved = solved
    reasons = LayoutReasons(solved, measuring: FixedAdvanceMeasurer())
    lines.append("=== \(solved.canvas.name ?? "canvas"), \(solved.status)")
    addFrames()
    addConflicts()
    addExplanations()
    addFreedom()
    addFollowing()
  }

  private var layout: Layout { solved.layout }

  private mutating func add(_ title: String, _ value: Any, indent: Int = 2) {
    let plain = "\(value)".replacing(/\b[A-Z][A-Za-z]+\.(?=[A-Za-z])/, with: "")
      .replacing(/ViewID\(stored: (\d+)\)/) { match in layout.name(of: ViewID(Int(match.1)!)) }
      .replacing(/written\((\d+)\)/) { match in "‘\(words(of: Int(match.1)!))’" }
    lines.append(String(repeating: " ", count: indent) + (title.isEmpty ? plain : "\(title): \(plain)"))
  }

  private func words(of constraint: Int) -> String {
    let constraint = layout.constraints[constraint]
    return "\(layout.source[constraint.span].prefix(30)) \(constraint.relation.rawValue)"
  }

  private func number(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 + 0 }

  private mutating func addFrames() {
    for (index, view) in layout.views.enumerated() {
      let frame = solved.frames[index]
      add(
        view.name ?? "root",
        [frame.x, frame.y, frame.width, frame.height].map { "\(number($0))" }.joined(separator: " "),
        indent: 0)
      if let content = solved.contentSizes[index] {
        add("content", [content.width, content.height].map(number))
      }
      for open in solved.ambiguities[index] {
        add(
          "open",
          "\(open.value) \(open.range.lower.map(number) as Any) \(open.range.upper.map(number) as Any)")
      }
      let lines = solved.texts[index]?.lines.map(\.text) ?? []
      if lines.count > 1 { add("lines", lines) }
      let fit = solved.textFit(of: ViewID(index), tolerance: 0.01)
      if fit != .fits { add("text", fit) }
    }
    for size in solved.overriddenSizes(tolerance: 0.01) { add("overridden", size) }
    for failed in solved.failedAssertions(tolerance: 0.01) {
      add("failed", layout.source[layout.assertions[failed.index].span] + " \(failed.finding)")
    }
    for assertion in layout.assertions {
      if let sides = solved.comparedSides(of: assertion) {
        add("sides", [sides.found, sides.wanted].map(number))
      }
    }
    let redundant = redundantConstraints([solved], where: { _ in true }, measuring: FixedAdvanceMeasurer())
    for index in redundant.indices { add("redundant", words(of: index)) }
  }

  private mutating func addConflicts() {
    for conflict in solved.conflicts {
      add("conflict, without \(conflict.dropped)", conflict.members, indent: 0)
      guard let arithmetic = reasons.arithmetic(of: conflict) else { continue }
      add(
        "axis",
        "\(arithmetic.axis) \(number(arithmetic.excess)) \(arithmetic.multipliers) \(arithmetic.total)")
      for summand in arithmetic.left { add("left", parts(of: summand)) }
      for summand in arithmetic.right { add("right", parts(of: summand)) }
      var budget = 30
      for fix in reasons.fixes(of: conflict, arithmetic, budget: &budget) { add("fix", parts(of: fix)) }
      for fix in reasons.pairOfFixes(of: conflict, budget: &budget) ?? [] { add("pair", parts(of: fix)) }
      add("budget", budget)
    }
  }

  private func parts(of summand: Summand) -> String {
    "\(summand.origin) \(summand.quantity) \(summand.bound) \(number(summand.constant)) × \(summand.multiplier)"
  }

  private func parts(of fix: ConflictFix) -> String {
    "\(fix.member) \(fix.change) \(fix.quantity) \(number(fix.requested)) becomes \(number(fix.result)), "
      + "moves \(number(fix.movement))\(fix.isAmbiguous ? ", ambiguous" : ""), also ends \(fix.alsoEnds)"
  }

  private mutating func addExplanations() {
    for index in layout.views.indices.dropFirst() {
      let attributes: [Attribute] =
        layout.views.contains { $0.stack != nil }
        ? [.leading, .bottom] : [.leading, .width, .bottom, .height, .firstBaseline, .trailingMargin]
      for found in reasons.explanations(of: attributes.map { Item(ViewID(index), $0) }) {
        add(
          "\(layout.name(of: ViewID(index))).\(found.item.attribute) is \(number(found.value))", "", indent: 0
        )
        if found.offset != 0 { add("offset", number(found.offset)) }
        for part in found.parts {
          add("part", "\(part.reason) \(part.quantity) \(number(part.constant)) × \(part.multiplier)")
        }
        add("chain", found.chain)
        for distance in found.gaveWay { add("gave way", "\(distance.reason) \(number(distance.points))") }
        for distance in found.slack { add("slack", "\(distance.reason) \(number(distance.points))") }
      }
    }
  }

  private mutating func addFreedom() {
    for freedom in reasons.freedoms() {
      add("freedom \(freedom.axis)", freedom.views, indent: 0)
      for direction in freedom.directions {
        add("lead", "\(direction.lead.view).\(direction.lead.attribute)")
        for motion in direction.motions { add("moves", "\(motion.view) \(motion.move) \(motion.growth)") }
      }
      for tie in freedom.ties { add("tie at \(tie.priority)", tie.reasons) }
      for pin in freedom.pins { add("pin", pin) }
    }
  }

  private mutating func addFollowing() {
    for axis in Axis.allCases {
      let traced = trace(
        layout, on: solved.canvas, axis, within: 10...2000, measuring: FixedAdvanceMeasurer())
      guard let reach = traced.reach else {
        add("\(axis) is not followed", "", indent: 0)
        continue
      }
      add("\(axis)", "\(number(reach.lowerBound)) to \(number(reach.upperBound))", indent: 0)
      for (view, frame) in zip(layout.views, traced.frames) {
        let formulas = frame.values.map { "\(number($0.constant)) + \(number($0.rate))" }
        if frame.values.contains(where: { $0.rate != 0 }) {
          add(view.name ?? "root", formulas.joined(separator: ", "))
        }
      }
      for end in [reach.lowerBound, reach.upperBound] where end > 10 && end < 2000 {
        let states = [end - 0.01, end + 0.01].map { size in
          var canvas = solved.canvas
          if axis == .horizontal { canvas.width = size } else { canvas.height = size }
          return ReasonStates(
            solve(layout, on: canvas, measuring: FixedAdvanceMeasurer()), measuring: FixedAdvanceMeasurer())
        }
        for change in states[0].changes(to: states[1]) {
          add("at \(number(end))", "\(change.reason) \(change.below) to \(change.above)")
        }
      }
    }
  }
}
