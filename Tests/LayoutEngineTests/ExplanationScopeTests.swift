import FixedAdvance
import Graphics
import LayoutEngine
import LayoutModel
import Testing

@Suite struct ExplanationScopeTests {
  private static let text = """
    canvas 300x100
    view b
    view c
    b.left = 0
    b.top = 0
    b.height = 10
    b.width = 70
    b.width = 30 ~ 500
    b.width <= 100
    c.left = 5
    c.top = 20
    c.height = 10
    c.width = 40
    """

  @Test(arguments: [("b", [40.0], [30.0]), ("c", [], [])])
  func ofItsOwnViews(_ name: String, gaveWay: [Double], slack: [Double]) throws {
    let layout = solved(Self.text)
    let index = try #require(layout.layout.views.firstIndex { $0.name == name })
    let reasons = LayoutReasons(layout, measuring: FixedAdvanceMeasurer())
    let explanation = reasons.explanations(of: [Item(ViewID(index), .width)])[0]
    #expect(explanation.gaveWay.map(\.points) == gaveWay)
    #expect(
      explanation.slack.filter { if case .written = $0.reason { true } else { false } }.map(\.points) == slack
    )
  }

  @Test(
    arguments: [
      ("a", .left, false, OpenRange(lower: 10, upper: nil)),
      ("a", .leading, false, OpenRange(lower: 10, upper: nil)), ("a", .trailing, false, nil),
      ("a", .width, false, nil), ("a", .top, false, nil),
      ("a", .left, true, OpenRange(lower: 10, upper: nil)),
      ("a", .leading, true, nil), ("b", .width, false, OpenRange(lower: 0, upper: 30)),
      ("b", .left, false, nil), ("b", .height, false, nil),
      ("b", .top, true, OpenRange(lower: nil, upper: 7)),
    ] as [(String, Attribute, Bool, OpenRange?)])
  func range(name: String, attribute: Attribute, isMirrored: Bool, range: OpenRange?) throws {
    let layout = solved(
      """
      canvas 300x100\(isMirrored ? " rtl" : "")
      view a { tt = 0, w = h = 5 }
      view b { h = 5 }
      a.left >= 10
      b.left = 0
      b.width <= 30
      b.top <= 7
      """)
    let index = try #require(layout.layout.views.firstIndex { $0.name == name })
    let reasons = LayoutReasons(layout, measuring: FixedAdvanceMeasurer())
    #expect(reasons.explanations(of: [Item(ViewID(index), attribute)]).map(\.range) == [range])
  }

  @Test(arguments: [(Attribute.width, 10.0, 30.0), (.height, 5, 40)])
  func ofTheirOwnAxis(_ attribute: Attribute, gaveWay: Double, slack: Double) throws {
    let layout = solved(
      """
      canvas 300x100
      view a { tt = ll = 0 }
      a.width = 30
      a.width = 20 ~ 500
      a.width <= 60
      a.height = 50
      a.height = 45 ~ 400
      a.height <= 90
      """)
    let reasons = LayoutReasons(layout, measuring: FixedAdvanceMeasurer())
    let explanation = reasons.explanations(of: [Item(ViewID(1), attribute)])[0]
    #expect(explanation.gaveWay.map(\.points) == [gaveWay])
    #expect(
      explanation.slack.filter { if case .written = $0.reason { true } else { false } }.map(\.points)
        == [slack])
  }

  @Test("a ratio connects the axes", arguments: [("a", Attribute.height, 272.0, 5), ("b", .top, 360, 6)])
  func acrossAxes(_ name: String, _ attribute: Attribute, _ value: Double, _ least: Int) throws {
    let layout = solved(
      """
      canvas 320x480
      view a
      view b
      a.left = 24
      a.right = -24
      a.top = 80
      a.height = a.width
      b.top = a.bottom + 8
      """)
    let index = try #require(layout.layout.views.firstIndex { $0.name == name })
    let reasons = LayoutReasons(layout, measuring: FixedAdvanceMeasurer())
    let explanation = reasons.explanations(of: [Item(ViewID(index), attribute)])[0]
    #expect(explanation.value == value)
    let sum = explanation.parts.reduce(explanation.offset) { $0 + $1.multiplier * $1.constant }
    #expect(sum == value)
    #expect(explanation.chain.count >= least - 2)
  }
}
