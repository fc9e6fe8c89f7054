import CairoRendering
import Diagnostics
import FixedAdvance
import Graphics
import LayoutEngine
import LayoutLanguage
import LayoutModel
import Testing

@testable import SizeSweep

@Suite struct StretchTests {
  private let measurer = FixedAdvanceMeasurer()

  private func sizes(_ text: String, _ range: ClosedRange<Double>, _ axis: Axis = .horizontal) -> LayoutSizes
  {
    let layout = parse(SourceText(name: "test.layout", text: text)).layout
    return layout.sizes(on: layout.canvases[0], axis, over: range, measuring: measurer)
  }

  private static let texts = """
    canvas 300x100
    label a "abcdef" font 10 { h = 8, tt = 0 }
    button b "abcd" font 10 { h = 30, tt = 20, ll = 0 }
    label w "ab cd ef" font 10 lines 0 { h = 15, tt = 60, ll = 0 }
    view plain { ll = tt = 0, w = h = 5 }
    a.leading = 10
    a.trailing = -10
    b.width = superview.width * 0.5
    w.width = superview.width - 260
    """

  @Test(arguments: [
    (1, [50.0, -1], [2.0, 0]), (2, [44, -0.5], [-20, 0]),
    (3, [285, -1], [5, 0]),
  ])
  func excess(view: Int, width: [Double], height: [Double]) throws {
    let stretch = try #require(sizes(Self.texts, 286...299).stretches.first)
    let excess = stretch.textExcess(of: ViewID(view), measuring: measurer)
    #expect(excess.map { [$0.constant, $0.rate].map { ($0 * 1e6).rounded() / 1e6 } } == [width, height])
    #expect(stretch.textExcess(of: ViewID(4), measuring: measurer).isEmpty)
  }

  @Test(
    arguments: [
      (1, 286, 45, .cutShort(needed: 30, width: 25)), (1, 286, 50, .tooTall(textHeight: 10, height: 8)),
      (2, 286, 290, .fits), (2, 286, 87, .cutShort(needed: 44, width: 43.5)), (2, 286, 88, .fits),
      (3, 286, 290, .tooTall(textHeight: 20, height: 15)), (4, 286, 290, .fits),
    ] as [(Int, Double, Double, TextFit)])
  func fit(view: Int, from: Double, size: Double, expected: TextFit) throws {
    let stretch = try #require(sizes(Self.texts, from...299).stretches.first)
    #expect(stretch.textFit(of: ViewID(view), at: size, tolerance: 0.01, measuring: measurer) == expected)
    let layout = stretch.layout(at: size, .horizontal)
    let widths = [layout.size.width, layout.canvas.width ?? 0, layout.frames[1].width + 20]
    #expect(widths.map { ($0 * 1e6).rounded() / 1e6 } == [size, size, size])
  }

  @Test(arguments: [
    (100...300, true, Size(width: 200, height: 50), 200...300),
    (100...300, false, Size(width: 200, height: 50), 100...300),
    (100...300, true, Size(width: 400, height: 50), 300...300), (100...300, true, nil, 100...300),
  ])
  func windows(
    range: ClosedRange<Double>, isOpen: Bool, least: Size?, expected: ClosedRange<Double>
  ) {
    var canvas = Canvas(width: 320, height: 200)
    canvas.leastSize = least
    var sizes = SizeRange(.horizontal, range)
    sizes.isOpen = isOpen
    #expect(sizes.range(on: canvas) == expected)
  }

  @Test func adjacentFindingsAreOne() {
    func finding(_ words: String, _ range: ClosedRange<Double>, at start: Int = 3) -> RangeFinding {
      RangeFinding("rule", [ViewID(1)], words, at: SourceSpan(start: start, end: 9), range)
    }
    let findings = [
      finding("a", 100...200), finding("b", 100...200), finding("a", 200...300), finding("a", 310...320),
      finding("a", 320...330, at: 4), finding("b", 150...210), finding("a", 320...340),
    ]
    #expect(
      findings.joined == [
        finding("a", 100...300), finding("b", 100...200), finding("a", 310...340),
        finding("a", 320...330, at: 4), finding("b", 150...210),
      ])
  }

  /// If more than nine breakpoints occur at one size, only eight are listed separately, and the number of the others is
  /// given.
  @Test(arguments: [(4, 0, 8, nil), (4, 1, 9, nil), (4, 2, 8, "at 50 2 more"), (6, 1, 8, "at 50 5 more")])
  func manyCauses(growing: Int, stretching: Int, count: Int, more: String?) {
    var text = "canvas 100x50\n"
    for number in 0..<growing {
      text +=
        "view v\(number) { tt = bb = ll = 0 }\nv\(number).width = superview.width ~ 500\nv\(number).width <= 50\n"
    }
    for number in 0..<stretching {
      text += "view w\(number) { tt = bb = ll = rr = 0 }\nw\(number).width >= 50 ~ 300\n"
    }
    let found = sizes(text, 30...80).layoutBreakpoints([], measuring: measurer)
    let rest = found.filter { $0.code == "formula" }.map(\.message)
    #expect(found.count - rest.count == count && found.allSatisfy { $0.at == 50 })
    #expect(rest == (more.map { ["\($0) constraints start to hold or to give way"] } ?? []))
  }

  @Test func onlyTheStatusChanges() {
    let sizes = sizes(
      "canvas 100x50\nview a { ll = tt = 0, h = 5 }\na.width = 60\na.right <= superview.right\n", 40...100)
    #expect(sizes.pieces.map(\.status) == [.conflict, .solved])
    #expect(sizes.pieces.map(\.to) == [60, 100])
    #expect(sizes.layoutBreakpoints([], measuring: measurer).map(\.message) == [])
  }

  @Test func scales() throws {
    let parsed = parse(SourceText(name: "a.layout", text: "canvas 100x50\nview a { HV:|[a]| }\n"))
    var result = SizeSweepResult(
      source: parsed.layout.source, diagnostics: [], range: SizeRange(.horizontal, 40...100))
    result.canvases = [
      .init(
        label: "canvas",
        sizes: parsed.layout.sizes(
          on: parsed.layout.canvases[0], .horizontal, over: 40...100, measuring: measurer))
    ]
    #expect(!result.hasErrors && !result.canvases[0].hasConflict)
    func width(_ scale: Double?) throws -> Int {
      try decodePNG(result.chart(as: PNGFormat.self, scale: scale, measuring: measurer)).width
    }
    let one = try width(1)
    #expect(try width(nil) == 2 * one && width(3) == 3 * one)
  }
}
