import CairoRendering
import Diagnostics
import Drawing
import FixedAdvance
import Graphics
import LayoutPipeline
import Testing

@testable import LayoutChanges

@Suite struct DrawMovesTests {
  private func picture(_ views: String) throws -> ComparedPicture {
    let file = try solve(
      SourceText(name: "a", text: "canvas 200x150\n\(views)\n"), measuring: FixedAdvanceMeasurer())
    #expect(!file.hasErrors)
    return ComparedPicture(placing: file.canvases[0], in: file, origin: Point(x: 0, y: 0), scale: 1)
  }

  private func nodes(_ old: String, _ new: String, height: Int = 150, differsBelow: Bool = false) throws
    -> [SceneNode]
  {
    let blank = Bitmap(width: 200, height: height, pixels: [UInt8](repeating: 255, count: 200 * height * 4))
    return MovedViews(from: try picture(old), to: try picture(new)).nodes(
      on: blank, scale: 1, differsBelow: differsBelow)
  }

  private func rounded(_ point: Point) -> [Double] {
    [point.x, point.y].map { ($0 * 100).rounded() / 100 + 0 }
  }

  private func arrows(_ nodes: [SceneNode]) -> [[Double]] {
    let paths = nodes.compactMap { node -> [SceneShape.PathStep]? in
      if case .shape(let shape) = node, case .path(let steps) = shape.outline { steps } else { nil }
    }
    return stride(from: 0, to: paths.count - 1, by: 2).map { index in
      guard case .move(let start) = paths[index][0], case .move(let tip) = paths[index + 1][0] else {
        return []
      }
      return rounded(start) + rounded(tip)
    }
  }

  private func texts(_ nodes: [SceneNode]) -> [SceneText] {
    nodes.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  private static func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "view v { ll = \(x), tt = \(y), w = \(width), h = \(height) }"
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var new: String
    var arrows: [[Double]]
    var words: [String]
  }

  /// Moves of a view whose frame was (60, 40, 30, 30).
  static let moves = [
    Case(
      testDescription: "to the right, at the right edge", new: view(100, 40, 30, 30),
      arrows: [[90, 55, 130, 55]], words: ["x +40"]),
    Case(
      testDescription: "to the left, at the left edge", new: view(20, 40, 30, 30),
      arrows: [[60, 55, 20, 55]], words: ["x −40"]),
    Case(
      testDescription: "down, at the lower edge", new: view(60, 80, 30, 30), arrows: [[75, 70, 75, 110]],
      words: ["y +40"]),
    Case(
      testDescription: "up, at the upper edge", new: view(60, 5, 30, 30), arrows: [[75, 40, 75, 5]],
      words: ["y −35"]),
    Case(
      testDescription: "to the right and down, from corner to corner", new: view(90, 80, 30, 30),
      arrows: [[90, 70, 120, 110]], words: ["x +30, y +40"]),
    Case(
      testDescription: "to the left and up, from corner to corner", new: view(30, 0, 30, 30),
      arrows: [[60, 40, 30, 0]], words: ["x −30, y −40"]),
    Case(
      testDescription: "to the right and a little down, which is an arrow along both",
      new: view(100, 40.25, 30, 30), arrows: [[90, 70, 130, 70.25]], words: ["x +40, y +0.3"]),
    Case(
      testDescription: "to the right and less than a quarter of a point down", new: view(100, 40.2, 30, 30),
      arrows: [[90, 55.2, 130, 55.2]], words: ["x +40"]),
    Case(
      testDescription: "a short arrow starts before the old edge, to be 9 long", new: view(62, 40, 30, 30),
      arrows: [[83, 55, 92, 55]], words: ["x +2"]),
    Case(
      testDescription: "a short arrow to the left", new: view(57, 40, 30, 30), arrows: [[66, 55, 57, 55]],
      words: ["x −3"]),
    Case(
      testDescription: "a quarter of a point", new: view(60.25, 40, 30, 30),
      arrows: [[81.25, 55, 90.25, 55]],
      words: ["x +0.3"]),
    Case(
      testDescription: "less than a quarter of a point", new: view(60.2, 40, 30, 30), arrows: [], words: []),
    Case(
      testDescription: "wider at the right", new: view(60, 40, 50, 30), arrows: [[90, 55, 110, 55]],
      words: ["w +20"]),
    Case(
      testDescription: "narrower at the left", new: view(75, 40, 15, 30), arrows: [[60, 55, 75, 55]],
      words: ["x +15, w −15"]),
    Case(
      testDescription: "taller at the bottom", new: view(60, 40, 30, 55), arrows: [[75, 70, 75, 95]],
      words: ["h +25"]),
  ]

  @Test(arguments: moves) func moved(_ c: Case) throws {
    let nodes = try nodes(Self.view(60, 40, 30, 30), c.new)
    #expect(arrows(nodes) == c.arrows)
    #expect(texts(nodes).map(\.text) == c.words)
  }

  @Test func head() throws {
    let nodes = try nodes(Self.view(60, 40, 30, 30), Self.view(60, 80, 30, 30))
    let points = nodes.flatMap { node -> [[Double]] in
      guard case .shape(let shape) = node, case .path(let steps) = shape.outline else { return [] }
      return steps.compactMap { step in
        switch step {
        case .move(let point), .line(let point): rounded(point)
        case .curve, .close: nil
        }
      }
    }
    #expect(points.prefix(3) == [[75, 70], [75, 106], [75, 110]])
    #expect(Set(points.dropFirst(3)) == [[73, 106], [77, 106]])
  }

  @Test(arguments: [(80.0, 77.0), (10.5, 7.5), (10, 49.5), (0, 39.5)]) func aboveOrBelow(
    y: Double, baseline: Double
  )
    throws
  {
    let found = texts(try nodes(Self.view(150, 100, 30, 30), Self.view(20, y, 30, 30)))
    #expect(found.map(\.origin.y) == [baseline] && found.map(\.origin.x) == [22])
  }

  @Test(arguments: [(2, 2), (3, 1), (4, 1)]) func sharedMoves(count: Int, words: Int) throws {
    func views(_ y: Int, _ height: Int) -> String {
      (0..<count).map { "view v\($0) { ll = \($0 * 45), tt = \(y), w = 20, h = \(height) }" }
        .joined(separator: "\n")
    }
    let moves = texts(try nodes(views(40, 20), views(90, 20))).map(\.text)
    #expect(moves == Array(repeating: "y +50", count: words))
    let sizes = texts(try nodes(views(40, 20), views(40, 60))).map(\.text)
    #expect(sizes == Array(repeating: "h +40", count: count))
  }

  @Test(arguments: [
    ("Search", "Find", "was “Search”"), ("one\ntwo", "Find", "was “one two”"),
    (String(repeating: "a", count: 24), "Find", "was “\(String(repeating: "a", count: 24))”"),
    (String(repeating: "a", count: 25), "Find", "was “\(String(repeating: "a", count: 23))…”"),
  ])
  func changedTexts(old: String, new: String, words: String) throws {
    func label(_ text: String) -> String {
      "label t \"\(text.replacing("\n", with: "\\n"))\" { ll = 20, tt = 60, w = 90, h = 20 }"
    }
    #expect(texts(try nodes(label(old), label(new))).map(\.text) == [words])
    // The old label may have no text.
    let empty = "label t { ll = 20, tt = 60, w = 90, h = 20 }"
    #expect(texts(try nodes(empty, label(new))).map(\.text) == ["new text"])
    #expect(texts(try nodes(empty, empty)).isEmpty)
    #expect(texts(try nodes(label(new), label(new))).isEmpty)
    #expect(try nodes(label(old), label(old)).isEmpty)
  }

  @Test func newViews() throws {
    let old = Self.view(10, 10, 20, 20)
    let added = "\nview n { ll = 60, tt = 60, w = h = 40\n  view m { ll = tt = 5, w = h = 9 }\n}"
    #expect(texts(try nodes(old, old + added)).map(\.text) == ["new"])
    #expect(arrows(try nodes(old, old + added)).isEmpty)
    #expect(try nodes(old + added, old).isEmpty)
  }

  @Test(arguments: [(150, nil), (156, nil), (157, 1), (180, 24)] as [(Int, Double?)])
  func bar(height: Int, length: Double?) throws {
    let view = Self.view(10, 10, 20, 20)
    let bars = try nodes(view, view, height: height, differsBelow: true).compactMap {
      node -> Rect? in
      if case .shape(let shape) = node, case .rectangle(let rect, _) = shape.outline { rect } else { nil }
    }
    #expect(bars == (length.map { [Rect(x: 1, y: 154, width: 3, height: $0)] } ?? []))
    #expect(try nodes(view, view, height: height).isEmpty)
  }
}
