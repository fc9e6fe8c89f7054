import Conversion
import Diagnostics
import FixedAdvance
import Graphics
import LayoutModel
import SizeSweep
import Testing

@testable import LayoutPipeline

@Suite struct ManyCanvasesTests {
  // MARK: Messages

  private func report(_ canvas: String, _ messages: String...) -> (canvas: String, found: [Diagnostic]) {
    (canvas, messages.map { Diagnostic(.warning, code: "c", $0, at: nil) })
  }

  @Test(
    "a message names the canvases that it is about, unless it is about all",
    arguments: [
      (1, 1, "m"), (2, 2, "m"), (1, 2, "on canvas 1: m"), (2, 3, "on canvas 1, 2: m"),
      (6, 9, "on canvas 1, 2, 3, 4, 5, 6: m"), (7, 9, "on canvas 1, 2, 3, 4, 5, 6, 7: m"),
      (8, 9, "on canvas 1, 2, 3, 4, 5, 6 and 2 more: m"), (9, 9, "m"),
      (9, 10, "on canvas 1, 2, 3, 4, 5, 6 and 3 more: m"),
    ])
  func canvasesInMessages(count: Int, of all: Int, message: String) {
    let reports = (1...all).map { $0 <= count ? report("\($0)", "m") : report("\($0)") }
    #expect(merged(reports).map(\.message) == [message])
  }

  @Test func differentMessagesAreKeptApart() {
    var placed = Diagnostic(.warning, code: "c", "m", at: SourceSpan(start: 3, end: 4))
    let reports = [report("1", "m", "n"), (canvas: "2", found: [placed]), report("3", "n", "m")]
    #expect(
      merged(reports).map(\.message) == ["on canvas 1, 3: m", "on canvas 1, 3: n", "on canvas 2: m"])
    placed.severity = .note
    let other = Diagnostic(.warning, code: "c", "m", at: SourceSpan(start: 3, end: 4))
    #expect(merged([("1", [placed]), ("2", [other])]).map(\.severity) == [.note, .warning])
  }

  @Test(
    arguments: [
      (nil, ["a", "b"], "several-canvases", "the file has several canvases: 'a', 'b'"),
      ("x", ["a"], "unknown-canvas", "no canvas is named 'x'; the known name is 'a'"),
      ("x", ["a", "b"], "unknown-canvas", "no canvas is named 'x'; the known names are 'a', 'b'"),
    ] as [(String?, [String], String, String)])
  func unknownCanvases(name: String?, labels: [String], code: String, message: String) {
    let diagnostic = UnknownCanvas(name: name, labels: labels).diagnostic
    #expect((diagnostic.code, diagnostic.message) == (code, message))
    #expect(diagnostic.severity == .error)
  }

  // MARK: Budgets

  private func variant(views: Int, constraints: Int) -> LayoutVariant {
    let constraint = Constraint(
      .items(first: Item(.root, .width), second: nil, multiplier: 1, constant: 10), .equal,
      notation: .equation, span: SourceSpan(start: 0, end: 0))
    let layout = Layout(
      source: SourceText(name: "a", text: ""), canvases: [Canvas()],
      views: Array(repeating: View(name: nil, kind: .view, parent: nil), count: views),
      constraints: Array(repeating: constraint, count: constraints))
    return LayoutVariant(label: "a", layout: layout, canvas: Canvas())
  }

  @Test(
    arguments: [
      (500, 900, 100, nil), (500, 901, 100, 500_500), (500, 900, 101, 500_500), (501, 900, 100, 501_000),
      (499, 900, 101, nil), (0, 9, 9, nil), (1, 900, 100, nil),
    ] as [(Int, Int, Int, Int?)])
  func canvasesToSolveTogether(count: Int, views: Int, constraints: Int, sum: Int?) {
    let variant = variant(views: views, constraints: constraints)
    let excess = Array(repeating: variant, count: count).excess
    #expect(
      excess?.message
        == sum.map {
          "solving all \(count) canvases would take too long: together, they have \($0) views and constraints; the limit is 500000"
        })
  }

  @Test func nothingIsSolvedOnTooManyCanvases() throws {
    func source(_ canvases: Int) -> SourceText {
      let lines =
        (0..<canvases).map { "canvas \"c\($0)\" 9x9\n" } + (0..<2_500).map { "view v\($0)\n" }
      return SourceText(name: "a.layout", text: lines.joined())
    }
    let (few, many) = (source(199), source(200))
    #expect(read(few).variants(CanvasMatrix()).excess == nil)
    let solved = try LayoutPipeline.solve(many, measuring: FixedAdvanceMeasurer())
    #expect(solved.canvases == [] && solved.reading.map(\.code) == ["many-canvases"])
    let range = try SizeRange(.horizontal, "5...6")
    let swept = try LayoutPipeline.solve(many, over: range, measuring: FixedAdvanceMeasurer())
    #expect(swept.canvases == [] && swept.diagnostics.map(\.code) == ["many-canvases"])
    let explained = try explain(many, attributes: ["v1.left"], measuring: FixedAdvanceMeasurer())
    #expect(explained.canvases == [] && explained.diagnostics.map(\.code) == ["many-canvases"])
    let target = try #require(conversionTargets.first { $0.name == "vfl" })
    let converted = convert(many, to: target, measuring: FixedAdvanceMeasurer())
    #expect(converted.text == nil && converted.diagnostics.map(\.code) == ["many-canvases"])
  }

  @Test(arguments: [(0, 1, 0, 500), (0, 3, 4, 3_500), (70, 3, 4, 3_570), (70, 1, 9, 5_070)])
  func workOfSolving(steps: Int, views: Int, constraints: Int, work: Int) throws {
    let file = try solve(SourceText(name: "a", text: "canvas 10x10"), measuring: FixedAdvanceMeasurer())
    var solved = file.canvases[0].layout
    solved.layout = variant(views: views, constraints: constraints).layout
    solved.steps = steps
    let found = oneRun {
      _ = solved.payForSolving(2, isLast: true)
      return workOfRun
    }
    #expect(found == work)
  }

  @Test(arguments: [(0, "many-canvases"), (1_000_000, nil)] as [(Int, String?)])
  func longSources(length: Int, code: String?) throws {
    let file = try solve(SourceText(name: "a", text: "canvas 10x10"), measuring: FixedAdvanceMeasurer())
    var solved = file.canvases[0].layout
    solved.layout.source = SourceText(name: "a", text: String(repeating: "/", count: length))
    solved.steps = 1_000_000_000
    #expect(oneRun { solved.payForSolving(2, isLast: false)?.code } == code)
  }

  // MARK: Devices

  private static func interface(_ views: Int) -> String {
    let views = (1...views).map {
      "<view id=\"r\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\($0)00\" height=\"80\"/></view>"
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>\(views.joined())</objects></document>
      """
  }

  private static let phone = ["iPhone 15", "iPhone 15 landscape"]

  @Test(
    arguments: [
      (1, [], phone), (1, ["iPhone 15 landscape"], ["iPhone 15 landscape"]), (1, ["view"], phone),
      (2, [], phone.map { "view " + $0 } + phone.map { "view2 " + $0 }),
      (2, ["view2"], phone.map { "view2 " + $0 }),
      (2, ["view2 iPhone 15", "view iPhone 15"], ["view iPhone 15", "view2 iPhone 15"]),
    ] as [(Int, [String], [String])])
  func scenesOnDevices(scenes: Int, wanted: [String], labels: [String]) throws {
    var settings = DrawingSettings()
    try settings.set("devices", to: "iPhone 15,iPhone 15 landscape")
    let file = try solve(
      SourceText(name: "a.xib", text: Self.interface(scenes)), canvases: wanted, matrix: settings.matrix,
      measuring: FixedAdvanceMeasurer())
    #expect(file.canvases.map(\.label) == labels)
    #expect(file.isPart == (labels.count < 2 * scenes))
  }

  @Test func scenesOnDevicesAndAtSizes() throws {
    var settings = DrawingSettings()
    try settings.set("devices", to: "iPhone 15")
    try settings.set("canvas-sizes", to: "10x20")
    let source = SourceText(name: "a.xib", text: Self.interface(2))
    let file = try solve(source, matrix: settings.matrix, measuring: FixedAdvanceMeasurer())
    #expect(file.canvases.map(\.label) == ["10x20", "view iPhone 15", "10x20-2", "view2 iPhone 15"])
    settings.matrix.devices = []
    let sizes = try solve(source, matrix: settings.matrix, measuring: FixedAdvanceMeasurer())
    #expect(sizes.canvases.map(\.label) == ["10x20", "10x20-2"])
  }

  // MARK: Pieces of a range

  /// A piece of the range between two breakpoints (sizes at which the layout changes) is drawn at a size near its
  /// middle. The first and last pieces are drawn at the ends of the range.
  @Test(
    arguments: [
      ([110, 120], [100, 115, 130], ["100 to 110", "110 to 120", "120 to 130"]),
      ([110, 113], [100, 112, 130], ["100 to 110", "110 to 113", "113 to 130"]),
      ([110.2, 111], [100, 110.6, 130], ["100 to 110.2", "110.2 to 111", "111 to 130"]),
      ([110, 110.8], [100, 110.4, 130], ["100 to 110", "110 to 110.8", "110.8 to 130"]),
      ([110.2, 111.2], [100, 111, 130], ["100 to 110.2", "110.2 to 111.2", "111.2 to 130"]),
      ([110.1301, 120], [100, 115, 130], ["100 to 110.1", "110.1 to 120", "120 to 130"]),
      ([110.0101, 110.0441], [100, 110.0271, 130], ["100 to 110", "110.01 to 110.044", "110 to 130"]),
      ([110], [100, 130], ["100 to 110", "110 to 130"]), ([], [100, 130], ["100 to 130", "100 to 130"]),
    ] as [([Double], [Double], [String])])
  func pieces(breakpoints: [Double], sizes: [Double], notes: [String]) throws {
    for axis in [Axis.horizontal, .vertical] {
      let (side, other) = axis == .horizontal ? ("width", "h = 5") : ("height", "w = 5")
      let views = breakpoints.enumerated().map { index, size in
        "view v\(index) { ll = tt = 0, \(other) }\n"
          + "v\(index).\(side) = superview.\(side) ~ 500\nv\(index).\(side) <= \(size)\n"
      }
      var matrix = CanvasMatrix()
      matrix.range = SizeRange(axis, 100...130)
      let file = try solve(
        SourceText(name: "a", text: "canvas \"c\" 120x120\n" + views.joined()), matrix: matrix,
        measuring: FixedAdvanceMeasurer())
      let found = file.canvases.map { axis == .horizontal ? $0.layout.size.width : $0.layout.size.height }
      #expect(found.map { ($0 * 1e4).rounded() / 1e4 } == sizes)
      #expect(file.canvases.map(\.note) == notes.map { "\(side) \($0)" })
      #expect(file.canvases.first?.name == "'c' at \(side) 100" && file.canvases.first?.label == "c-100")
    }
  }

  @Test func aRangeOfOneSizeIsSolvedOnce() throws {
    var matrix = CanvasMatrix()
    matrix.range = SizeRange(.horizontal, 70...70)
    let source = SourceText(name: "a", text: "canvas 120x120\nview a\nHV:|[a]|")
    let file = try solve(source, matrix: matrix, measuring: FixedAdvanceMeasurer())
    #expect(file.canvases.map(\.layout.size.width) == [70])
  }
}
