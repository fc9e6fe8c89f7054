import FixedAdvance
import LayoutModel
import Testing

@testable import LayoutEngine

/// A suggested number that no person would write is replaced by a rounder number or a constant of the file.
@Suite struct PinNumberTests {
  private func reasons(_ constants: [Double], isMirrored: Bool = false) -> LayoutReasons {
    let text = """
      canvas 300x200\(isMirrored ? " rtl" : "")
      view a
      view b
      a.left = superview.left + 33.3333
      a.width = superview.width * 0.25
      a.top = superview.top + 33.3333
      a.height = superview.height * 0.375

      """
    let further = constants.map { "b.right <= superview.right \($0 < 0 ? "-" : "+") \(abs($0))\n" }
    return LayoutReasons(solved(text + further.joined()), measuring: FixedAdvanceMeasurer())
  }

  @Test(
    arguments: [
      ("view g { tt = ll = 0, w = 20, h = 5 }", .gap(ViewID(2), ViewID(1), .horizontal, 13)),
      ("view g { tt = 0, ll = 33, w = 20, h = 5 }", .inset(ViewID(1), .horizontal, isStart: true, 33)),
      ("view g { tt = 0, ll = 13, w = 20, h = 5 }", .gap(ViewID(2), ViewID(1), .horizontal, 0)),
      ("guide g { tt = ll = 0, w = 20, h = 5 }", .inset(ViewID(1), .horizontal, isStart: true, 33)),
      (
        "view g { tt = 0, w = 20, h = 5 }\ng.left = a.left - 30",
        .inset(ViewID(1), .horizontal, isStart: true, 33)
      ),
      (
        "view g { tt = ll = 0, w = 20, h = 5 }\nview n { tt = 0, ll = 9, w = 15, h = 5 }",
        .gap(ViewID(3), ViewID(1), .horizontal, 9)
      ),
    ] as [(String, DisambiguatingConstraint)])
  func neighbors(others: String, pin: DisambiguatingConstraint) throws {
    let layout = solved(
      "canvas 300x200\nview a { tt = 0, w = 10, h = 5 }\n\(others)\na.left >= superview.left + 33 ~ 500\n")
    #expect(layout.frame("a") == [33, 0, 10, 5])
    let freedoms = LayoutReasons(layout, measuring: FixedAdvanceMeasurer()).freedoms()
    #expect(freedoms.map(\.pins) == [[pin]])
  }

  @Test(
    arguments: [
      ("the right side", .rightToLeft, "rr = 0", .gap(ViewID(2), ViewID(1), .horizontal, 13)),
      ("beside it", .rightToLeft, "rr = 13", .gap(ViewID(2), ViewID(1), .horizontal, 0)),
      ("the left side", .rightToLeft, "ll = 0", .inset(ViewID(1), .horizontal, isStart: true, 33)),
      ("above", nil, "tt = 0", .gap(ViewID(2), ViewID(1), .vertical, 13)),
      ("below", nil, "bb = 0", .inset(ViewID(1), .vertical, isStart: true, 33)),
    ] as [(String, LayoutDirection?, String, DisambiguatingConstraint)])
  func neighborsOnOtherSides(
    name: String, direction: LayoutDirection?, place: String, pin: DisambiguatingConstraint
  ) {
    let isMirrored = direction == .rightToLeft
    let layout = solved(
      isMirrored
        ? "canvas 300x200 rtl\nview a { tt = 0, w = 10, h = 5 }\nview g { \(place), tt = 0, w = 20, h = 5 }\n"
          + "a.right <= superview.right - 33 ~ 500\n"
        : "canvas 300x200\nview a { ll = 0, w = 5, h = 10 }\nview g { \(place), ll = 0, w = 5, h = 20 }\n"
          + "a.top >= superview.top + 33 ~ 500\n")
    #expect(layout.frame("a") == (isMirrored ? [257, 0, 10, 5] : [0, 33, 5, 10]))
    let freedoms = LayoutReasons(layout, measuring: FixedAdvanceMeasurer()).freedoms()
    #expect(freedoms.map(\.pins) == [[pin]], "\(name)")
  }

  /// Centering is suggested only if a constraint relates the centers of views that move together.
  @Test(
    arguments: [
      ("their centers", "a.centerX = b.centerX", true), ("their left edges", "a.left = b.left", false),
      ("a center and an edge", "a.centerX = b.left", false),
      ("an edge and a center", "a.left = b.centerX", false),
      ("the centers of views that do not move", "a.left = b.left\nc.centerX = superview.left + 40", false),
    ])
  func centers(name: String, lines: String, isCentered: Bool) {
    for isVertical in [false, true] {
      var text = """
        view a { tt = 0, w = 10, h = 10 }
        view b { tt = 0, w = 30, h = 30 }
        view c { tt = 50, w = 20, h = 20 }
        view d { tt = 50, w = 20, h = 20 }
        d.centerX = c.centerX
        \(name.contains("do not move") ? "" : "c.left = superview.left + 30")
        \(lines)

        """
      if isVertical {
        for (old, new) in [("tt", "ll"), (".left", ".top"), (".centerX", ".centerY")] {
          text = text.replacing(old, with: new)
        }
      }
      let layout = solved("canvas 300x300\n" + text)
      let freedoms = LayoutReasons(layout, measuring: FixedAdvanceMeasurer()).freedoms()
      let pins = freedoms.flatMap(\.pins)
      #expect(pins.count == 1, "\(name)")
      let centered = pins.filter { if case .center = $0 { true } else { false } }
      #expect(centered.count == (isCentered ? 1 : 0), "\(name)")
    }
  }

  private func direction(_ attribute: Attribute, _ lower: Double?, _ upper: Double?)
    -> LayoutFreedom.Direction
  {
    LayoutFreedom.Direction(
      motions: [
        .init(view: ViewID(1), move: attribute.isSize ? 0 : 1, growth: attribute.isSize ? 1 : 0)
      ], lead: Item(ViewID(1), attribute), range: OpenRange(lower: lower, upper: upper))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var number = 33.3333
    var constants: [Double] = []
    var lower: Double?
    var upper: Double?
    var result: Double?
  }

  static let cases = [
    Case(testDescription: "a round number stays", number: 12.5, constants: [12], upper: 3, result: 12.5),
    Case(testDescription: "the nearest of the file's", constants: [31, 35.5, 38], result: 35.5),
    Case(testDescription: "the nearest, which is below", constants: [31.5, 35.5, 38], result: 31.5),
    Case(testDescription: "the nearest in the range", constants: [31, 35.5, 38], upper: 34, result: 31),
    Case(testDescription: "at the range's end", constants: [30, 38], lower: 38, upper: 50, result: 38),
    Case(testDescription: "at the range's start", constants: [20, 50], lower: 10, upper: 20, result: 20),
    Case(testDescription: "without its sign", constants: [-36], result: 36),
    Case(testDescription: "neither 0 nor one with fractions", constants: [0, 33.3], result: 33),
    Case(testDescription: "a whole number above", lower: 33.1, upper: 34, result: 34),
    Case(testDescription: "a half", lower: 33.25, upper: 33.5, result: 33.5),
    Case(testDescription: "a tenth", lower: 33.35, upper: 33.45, result: 33.4),
    Case(testDescription: "a hundredth below", lower: 33.31, upper: 33.36, result: 33.33),
    Case(testDescription: "a hundredth above", lower: 33.335, upper: 33.36, result: 33.34),
    Case(testDescription: "none", constants: [33], lower: 33.332, upper: 33.339, result: nil),
  ]

  @Test(arguments: cases) func number(_ c: Case) {
    let pins = reasons(c.constants).roundPins(
      [.inset(ViewID(1), .vertical, isStart: true, c.number), .center(ViewID(1), .vertical)],
      direction(.top, c.lower, c.upper))
    #expect(
      pins == (c.result.map { [.inset(ViewID(1), .vertical, isStart: true, $0)] } ?? [])
        + [.center(ViewID(1), .vertical)])
  }

  /// `grows` indicates whether the attribute's value grows with the suggested number.
  @Test(
    arguments: [
      (.inset(ViewID(1), .horizontal, isStart: true, 33.3333), .left, false, true),
      (.inset(ViewID(1), .horizontal, isStart: false, 33.3333), .left, false, false),
      (.inset(ViewID(1), .horizontal, isStart: true, 33.3333), .left, true, false),
      (.inset(ViewID(1), .horizontal, isStart: false, 33.3333), .left, true, true),
      (.inset(ViewID(1), .vertical, isStart: true, 33.3333), .top, true, true),
      (.inset(ViewID(1), .vertical, isStart: false, 33.3333), .top, true, false),
      (.inset(ViewID(1), .horizontal, isStart: false, 33.3333), .width, false, false),
      (.inset(ViewID(1), .vertical, isStart: false, 33.3333), .height, true, false),
      (.gap(ViewID(2), ViewID(1), .horizontal, 33.3333), .left, false, true),
      (.gap(ViewID(2), ViewID(1), .horizontal, 33.3333), .left, true, false),
      (.gap(ViewID(2), ViewID(1), .vertical, 33.3333), .top, true, true),
      (.size(ViewID(1), .horizontal, 33.3333), .width, true, true),
    ] as [(DisambiguatingConstraint, Attribute, Bool, Bool)])
  func slope(pin: DisambiguatingConstraint, lead: Attribute, isMirrored: Bool, grows: Bool) {
    let reasons = reasons([36, 32], isMirrored: isMirrored)
    let value = lead.isSize ? 75 : 33.3333
    func number(_ direction: LayoutFreedom.Direction) -> [Double] {
      reasons.roundPins([pin], direction).map { pin in
        switch pin {
        case .inset(_, _, _, let number), .gap(_, _, _, let number), .size(_, _, let number): number
        default: .nan
        }
      }
    }
    #expect(number(direction(lead, value, nil)) == [grows ? 36 : 32])
    #expect(number(direction(lead, nil, value)) == [grows ? 32 : 36])
    #expect(number(direction(lead, value + 2.6667, value + 2.6667)) == (grows ? [36] : []))
  }
}
