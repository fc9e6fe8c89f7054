import Diagnostics
import FixedAdvance
import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutPipeline

/// The changes of a value when the canvas or a metric becomes a little larger.
@Suite struct ExplainedChangeTests {
  /// Layout files, each with the step by which the metric `m` grows in it. The step is `nil` if `m` is not used, or is
  /// a length, which grows by one point.
  static let uses: [(String, Double?)] = [
    ("let m = 2\na.width = m", nil), ("let m = 2\n|-m-[a]", nil), ("let m = 2\n|-(>=m)-[a(m)]", nil),
    ("let m = 2\na.width = b.width * m", 0.1), ("let m = 2\na.width = b.width *m", 0.1),
    ("let m = 2\na.width = b.width / m", 1), ("let m = 2\na.width = b.height * 16:m", 1),
    ("let m = 2\na.width = 5 ~ m", 1), ("let m = 2\n|-[a(5@m)]", 1), ("let m = 2\nview a hugging m", 1),
    ("let m = 2\nview a compression m", 1), ("let m = 2\nlabel a lines m", 1),
    ("let m = 2\na: w = %p(m)", 1), ("let m = 2\nview a margins m", nil),
    // A metric with several uses grows by one point if one of them is a length; otherwise, the use with the largest
    // step determines the step.
    ("let m = 2\na.width = b.width * m\na.height = m", nil),
    ("let m = 2\na.width = b.width * m ~ m", 1),
    ("let m = 2\na.width = b.width / m\na.height = b.height * m", 1),
    // Neither comments nor longer names are uses.
    ("let m = 2\na.width = b.width * m // m", 0.1), ("let m = 2\n// a.width = m", nil),
    ("let m = 2\nlet m2 = 3\na.width = m2\na.height = b.height * m", 0.1),
    ("let m = 2\nlet _m = 3\na.width = _m\na.height = b.height * m", 0.1),
    // If the definition of `n` contains `m`, the uses of `n` count as uses of `m`.
    ("let m = 2\nlet n = m\na.width = n", nil), ("let m = 2\nlet n = m\na.width = b.width * n", 0.1),
    ("let m = 2\n  let n=m + 1\na.width = b.width / n", 1),
    ("let m = 2\nlet n = 3 * m\na.width = n", 0.1), ("let m = 2\nlet n = m\na.width = b.width * m", 0.1),
    ("metrics { m = 2, n = m }\na.width = b.width * n", 0.1), ("metrics { m = 2, n = m }\na.width = n", nil),
    ("metrics { m=2, n=1, o = n + m }\na.width = b.width / o\na.height = n", 1),
    // Lines after a block of metrics do not define metrics.
    ("metrics {\n  m = 2\n  n = 3\n}\na.width = b.width * m", 0.1),
    ("metrics {\n  m = 2 }\na.width = b.width / m", 1), ("metrics {\n  m = 2\n}\na.width = m", nil),
    ("let m = 2\nmetrics {\n  n = m\n}\na.width = b.width * n", 0.1),
    ("metrics { m = 2 // }\n  n = m\n}\na.width = b.width / n", 1),
    ("metrics {\n  n = 2\n}\na.left = m\na.width = b.width * m", nil),
    ("metrics { n = 2 }\na.left = m\na.width = b.width * m", nil),
  ]

  @Test(arguments: uses) func step(text: String, step: Double?) {
    let uses = MetricUses(of: ["m", "n", "o", "m2", "_m"], in: SourceText(name: "a", text: text))
    #expect(uses.stepWithoutUnit(of: "m") == step)
  }

  @Test(arguments: [(1, 0.1), (8, 0.1), (9, nil), (12, nil)] as [(Int, Double?)])
  func chains(definitions: Int, step: Double?) {
    let names = (0...definitions).map { "m\($0)" }
    let text = zip(names, names.dropFirst()).map { "let \($1) = \($0)\n" }.joined()
    let source = SourceText(name: "a", text: text + "a.width = b.width * \(names[definitions])")
    #expect(MetricUses(of: names, in: source).stepWithoutUnit(of: "m0") == step)
  }

  private static let text = """
    canvas 100x50
    canvas "tall" 200xfit
    let gap = 6
    let ratio = 0.5
    let many = 4
    view a { tt = 0, h = 5 }
    a.left = gap
    a.width = superview.width * ratio
    view b { tt = 10, ll = 0 }
    b.width = superview.width / many
    b.height = superview.height - 20
    view c { tt = 0, ll = 0, w = 5, h = 5 }
    c.top = 0
    """

  private func explained(_ names: [String], canvases: [String] = []) throws -> ExplainedFile {
    try explain(
      SourceText(name: "a.layout", text: Self.text), attributes: names, canvases: canvases,
      measuring: FixedAdvanceMeasurer())
  }

  @Test(arguments: [
    ("a.left", ["gap +1: a.left +1"]),
    ("a.width", ["canvas width +1: a.width +0.5", "ratio +0.1: a.width +10"]),
    ("b.width", ["canvas width +1: b.width +0.25", "many +1: b.width -5"]),
    ("b.height", ["canvas height +1: b.height +1"]),
    ("a.right", ["canvas width +1: a.right +0.5", "gap +1: a.right +1", "ratio +0.1: a.right +10"]),
    ("c.width", []),
  ])
  func words(name: String, expected: [String]) throws {
    let lines = try explained([name], canvases: ["100x50"]).text().split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
    let changes = lines.drop { $0 != "effects of small changes" }.dropFirst()
    #expect(Array(changes) == expected)
    #expect(
      lines.contains("making the canvas or a metric slightly larger would not change this value")
        == expected.isEmpty)
    #expect(lines.contains("effects of small changes") == !expected.isEmpty)
  }

  @Test(arguments: [("100x50", ["width", "height"]), ("tall", ["width"])])
  func sides(canvas: String, sides: [String]) throws {
    let attribute = try #require(
      try explained(["a.width"], canvases: [canvas]).canvases.first?.attributes.first)
    let tried = attribute.sensitivities.compactMap { tried -> String? in
      if case .canvas(let axis) = tried.cause { axis == .horizontal ? "width" : "height" } else { nil }
    }
    #expect(tried == sides)
    #expect(attribute.sensitivities.count == sides.count + 3)
    #expect(attribute.sensitivities.map(\.isUnitless).suffix(3) == [false, true, true])
    #expect(attribute.sensitivities.map(\.step).suffix(3) == [1, 0.1, 1])
    #expect(!attribute.isCut && attribute.untriedSides == 0 && attribute.untriedMetrics == 0)
  }

  @Test func inJSON() throws {
    var file = try explained(["a.width"], canvases: ["100x50"])
    let whole = String(decoding: file.json(), as: UTF8.self)
    for line in [
      #"{"canvas": "width", "change": 0.5}"#, #"{"metric": "gap", "change": 0}"#,
      #"{"metric": "ratio", "step": 0.1, "change": 10}"#, #"{"metric": "many", "step": 1, "change": 0}"#,
    ] {
      #expect(whole.contains(line))
    }
    #expect(!whole.contains("truncated"))
    file.canvases[0].attributes[0].untriedSides = 2
    file.canvases[0].attributes[0].untriedMetrics = 3
    #expect(String(decoding: file.json(), as: UTF8.self).contains(#""truncated": {"onePointMore": 5}"#))
  }

  /// The unusual numbers of steps make it possible to recognize the canvases that were already solved.
  @Test func solvedCanvasesAreReused() throws {
    let source = SourceText(name: "a.layout", text: Self.text)
    var known = try LayoutPipeline.solve(source, measuring: FixedAdvanceMeasurer())
    try #require(known.canvases.count == 2)
    known.canvases[0].layout.steps = 100_001
    known.canvases[1].layout.steps = 100_002
    func steps(_ known: SolvedFile) throws -> [Int] {
      let file = try explain(
        source, attributes: ["c.width"], reusing: known, measuring: FixedAdvanceMeasurer())
      return file.canvases.map(\.solved.layout.steps)
    }
    #expect(try steps(known) == [100_001, 100_002])
    known.canvases.removeFirst()
    let rest = try steps(known)
    #expect(rest.last == 100_002 && rest.first != 100_001 && rest.first != 100_002)
  }

  @Test func aFileWithErrorsIsNotExplained() throws {
    let source = SourceText(name: "a.layout", text: "view a\na.left = b.left\nc.top = 0")
    let file = try explain(source, attributes: ["a.left"], measuring: FixedAdvanceMeasurer())
    #expect(file.canvases == [] && file.hasErrors)
    #expect(file.diagnostics.map(\.code) == ["unknown-view", "unknown-view"])
    let warned = ExplainedFile(
      source: source, diagnostics: [Diagnostic(.warning, code: "c", "m", at: nil)], canvases: [])
    #expect(!warned.hasErrors)
  }

  @Test func severalCanvasesAreNamed() throws {
    let file = try explained(["a.left", "c.width"])
    let starts = file.text().split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      starts == [
        "on canvas '100x50': a.left is 6", "on canvas '100x50': c.width is 5",
        "on canvas 'tall': a.left is 6", "on canvas 'tall': c.width is 5",
      ])
    #expect(!file.hasErrors && file.text().contains("\n\non canvas 'tall'"))
  }

  /// The first 2 units of the budget are reserved for trying larger sides of the canvas. Trying each of the three
  /// metrics takes 1 more unit. `sides` and `metrics` are the numbers of sides and metrics that are not tried.
  @Test(arguments: [
    (0, 2, 3), (1, 2, 3), (2, 0, 3), (3, 0, 2), (4, 0, 1), (5, 0, 0), (9, 0, 0),
  ])
  func budget(budget: Int, sides: Int, metrics: Int) throws {
    let source = SourceText(name: "a.layout", text: Self.text)
    let parsed = read(source)
    let analysis = SensitivityAnalysis(
      source: source, metrics: parsed.metrics, uses: MetricUses(of: [], in: source), matrix: CanvasMatrix(),
      canvas: 0, budget: budget)
    #expect(analysis.untriedCount(of: parsed.layout.canvases[0]) == sides)
    #expect(analysis.untriedCount(of: parsed.layout.canvases[1]) == sides / 2)
    #expect(analysis.untriedCount == metrics)
    let canvas = try #require(parsed.layout.canvases.first)
    let solved = LayoutEngine.solve(parsed.layout, on: canvas, measuring: FixedAdvanceMeasurer())
    let item = Item(ViewID(1), .width)
    let tried = analysis.changes(of: [item], from: solved, measuring: FixedAdvanceMeasurer())
    #expect(tried.map(\.count) == [2 - sides + 3 - metrics])
    var attribute = try #require(try explained(["a.width"]).canvases.first?.attributes.first)
    (attribute.untriedSides, attribute.untriedMetrics) = (sides, metrics)
    #expect(attribute.isCut == (budget < 5))
  }
}
