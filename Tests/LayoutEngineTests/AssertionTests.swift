import Graphics
import LayoutEngine
import LayoutModel
import Testing

@Suite struct AssertionTests {
  private static let before = """
    view a { ll = tt = 10, w = 100, h = 20
      view c { ll = 90, tt = 0, w = h = 30 }
    }
    view b { ll = 120, tt = 10, w = 40, h = 20 }
    label short "ab" { ll = 0, tt = 60, w = 17, h = 17 }
    label long "abcdef" { ll = 100, tt = 60, w = 20, h = 17 }
    label low "ab" { ll = 200, tt = 60, w = 20, h = 10 }
    view open { ll = 0, tt = 90, h = 5 }

    """

  @Test(
    "findings",
    arguments: [
      ("assert a.width >= 44", nil),
      ("assert a.width >= 100", nil),
      ("assert a.width >= 100.005", nil),
      ("assert a.width >= 101", .comparison(found: 100, wanted: 101, origin: .size)),
      ("assert a.width <= 99", .comparison(found: 100, wanted: 99, origin: .size)),
      ("assert a.width == 99", .comparison(found: 100, wanted: 99, origin: .size)),
      ("assert a.width == b.width * 2.5", nil),
      ("assert a.width == b.width * 2", .comparison(found: 100, wanted: 80, origin: .size)),
      ("assert b.left == a.right + 10", nil),
      (
        "assert b.left == a.right + 8",
        .comparison(found: 120, wanted: 118, origin: .edge(of: .root, isRight: false))
      ),
      ("assert c.left == 90", nil),
      ("assert c.left == 8", .comparison(found: 90, wanted: 8, origin: .superview(Item(ViewID(1), .left)))),
      ("assert c.baseline == 30", nil),
      (
        "assert c.baseline == 3",
        .comparison(found: 30, wanted: 3, origin: .superview(Item(ViewID(1), .top)))
      ),
      // In an assertion with a factor, the edges are measured from the left edge of `a`, the superview of `c`.
      ("assert c.left == a.right * 0.9", nil),
      (
        "assert c.left == a.right * 0.5",
        .comparison(found: 90, wanted: 50, origin: .edge(of: ViewID(1), isRight: false))
      ),
      ("assert inside c a", .place(Overhang(of: Rect(x: 90, y: 0, width: 30, height: 30), over: inA))),
      ("assert not inside c a", nil),
      (
        "assert inside c superview", .place(Overhang(of: Rect(x: 90, y: 0, width: 30, height: 30), over: inA))
      ),
      ("assert inside a view", nil),
      ("assert apart a b", nil),
      ("assert apart c b", .shared(Size(width: 10, height: 20))),
      ("assert not apart c b", nil),
      ("assert not apart a b", .shared(Size(width: -10, height: 20))),
      ("assert not truncated short", nil),
      ("assert truncated short", .fit(.fits)),
      ("assert not truncated long", .fit(.cutShort(needed: 51, width: 20))),
      ("assert not truncated low", .fit(.tooTall(textHeight: 17, height: 10))),
      ("assert truncated low", nil),
      ("assert not ambiguous a", nil),
      ("assert ambiguous a", .openness([])),
      ("assert not ambiguous open", .openness([OpenValue(.width, OpenRange(lower: 0, upper: nil))])),
    ] as [(String, FailedAssertion.Finding?)])
  func finding(_ line: String, _ expected: FailedAssertion.Finding?) {
    let failed = solved("canvas 300x100\n" + Self.before + line).failedAssertions(tolerance: 0.01)
    #expect(failed.map(\.finding) == (expected.map { [$0] } ?? []))
  }

  @Test(
    "tolerance",
    arguments: [
      ("a.width == 100.5", true), ("a.width == 99.5", true), ("a.width == 100.75", false),
      ("a.width == 99.25", false), ("a.width >= 100.5", true), ("a.width >= 100.75", false),
      ("a.width <= 99.5", true), ("a.width <= 99.25", false), ("inside near a", true),
      ("inside far a", false), ("not inside near a", false), ("apart near c", true), ("apart far c", false),
      ("not apart near c", false), ("not apart far c", true),
    ])
  func tolerance(assertion: String, holds: Bool) {
    let others = """
      view near { ll = 9.5, tt = 15, w = 91, h = 5 }
      view far { ll = 9.25, tt = 15, w = 91.5, h = 5 }

      """
    let failed = solved("canvas 300x100\n" + Self.before + others + "assert " + assertion)
      .failedAssertions(tolerance: 0.5)
    #expect(failed.isEmpty == holds)
  }

  @Test(
    "texts and their views",
    arguments: [
      ("label a \"ab\" font 10 { h = 9.5 }", .fits),
      ("label a \"ab\" font 10 { h = 9.25 }", .tooTall(textHeight: 10, height: 9.25)),
      ("box a \"ab\" font 10 { h = 5, w = 1 }", .fits), ("view a { h = 5, w = 1 }", .fits),
      // If the file gives the size of a label, the text may be squeezed to 0.7 times its natural width and height. The
      // frame may be up to half a point smaller than the given size.
      ("label a \"abcdefgh\" font 10 size 28x10 { w = 28 }", .fits),
      ("label a \"abcdefgh\" font 10 size 30x10 { w = 29.5 }", .fits),
      (
        "label a \"abcdefgh\" font 10 size 30x10 { w = 29.25 }", .cutShort(needed: 30, width: 29.25)
      ),
      (
        "label a \"abcdefgh\" font 10 size 25x10 { w = 25 }", .cutShort(needed: 25, width: 25)
      ),
      ("label a \"ab\" font 10 size 30x7 { h = 7 }", .fits),
      ("label a \"ab\" font 10 size 30x6 { h = 6 }", .tooTall(textHeight: 10, height: 6)),
    ] as [(String, TextFit)])
  func textFit(declaration: String, fit: TextFit) {
    let solution = solved("canvas 300x100\n\(declaration)\na.left = 0\na.top = 0\n")
    #expect(solution.textFit(of: ViewID(1), tolerance: 0.5) == fit)
  }

  private static let inA = Rect(x: 0, y: 0, width: 100, height: 20)

  /// In a right-to-left layout, `leading` is the distance from the right edge of the canvas.
  @Test(
    "right to left",
    arguments: [
      ("assert a.leading == b.trailing + 10", nil),
      ("assert a.leading == b.trailing + 8", .comparison(found: 190, wanted: 188, origin: fromTheRight)),
      ("assert b.leading >= 140", nil),
      ("assert b.left == a.right + 10", nil),
    ] as [(String, FailedAssertion.Finding?)])
  func mirrored(_ line: String, _ expected: FailedAssertion.Finding?) {
    let failed = solved("canvas 300x100 rtl\n" + Self.before + line).failedAssertions(tolerance: 0.01)
    #expect(failed.map(\.finding) == (expected.map { [$0] } ?? []))
  }

  private static let fromTheRight = FailedAssertion.Origin.edge(of: .root, isRight: true)

  @Test func `they change nothing`() {
    let text = "canvas 300x100\n" + Self.before
    let (plain, asserting) = (solved(text), solved(text + "assert a.width == 7\nassert inside a c"))
    #expect(asserting.frames == plain.frames)
    #expect(asserting.ambiguities == plain.ambiguities)
    #expect(asserting.conflicts.isEmpty)
    #expect(asserting.failedAssertions(tolerance: 0.01).map(\.index) == [0, 1])
  }

  @Test(arguments: [
    "b.left >= a.right", "b.left >= c.right", "b.left == a.left * 3",
    "c.centerX == a.centerX * 2.1", "b.trailing == 10", "low.baseline >= 70", "a.trailingMargin <= 103",
    "short.firstBaseline == long.lastBaseline", "c.rightMargin == a.rightMargin + 20",
  ])
  func agreesWithTheConstraint(_ comparison: String) {
    for direction in ["ltr", "rtl"] {
      let text = "canvas 300x100 \(direction)\n" + Self.before
      let failed = solved(text + "assert " + comparison).failedAssertions(tolerance: 0.01)
      let constrained = solved(text + comparison)
      let holds = constrained.conflicts.isEmpty && constrained.frames == solved(text).frames
      #expect(failed.isEmpty == holds, "\(comparison) \(direction)")
    }
  }
}
