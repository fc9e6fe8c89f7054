import CairoRendering
import Diagnostics
import Drawing
import Graphics
import LayoutEngine
import Testing

@testable import LayoutPipeline

struct RunBudgetTests {
  private static let large = Size(width: 16_000, height: 8_000)
  private static let small = Size(width: 1, height: 1)

  private func file(sourceLength: Int = 0) throws -> SolvedFile {
    let words = "canvas 10x10\ncanvas \"b\" 20x20\nview a { ll = tt = rr = bb = 1 }\n"
    let comment = String(repeating: "/", count: max(0, sourceLength - words.utf8.count))
    return try LayoutPipeline.solve(SourceText(name: "a.layout", text: words + comment))
  }

  @Test(arguments: [
    ("two large pictures", large, 1.0, 0, 0, 2), ("at half the scale", large, 0.5, 0, 0, 6),
    ("a long source has more", large, 1, 500_000, 0, 8),
    ("without pixels", large, 0, 0, 0, 426), ("many shapes", small, 0, 0, 100, 190),
  ])
  func pictures(name: String, size: Size, scale: Double, sourceLength: Int, shapes: Int, drawn: Int) throws {
    let layout = try file(sourceLength: sourceLength).canvases[0].layout
    let scene = scene(size, shapes: shapes)
    let count = oneRun {
      var count = 0
      while count < 1_000, (try? layout.pay(forDrawing: scene, DrawingOptions(), scale: scale)) != nil {
        count += 1
      }
      return count
    }
    #expect(count == drawn, "\(name)")
  }

  @Test func noPictureIsDrawnOnceItIsSpent() throws {
    let file = try file()
    oneRun {
      for _ in 0..<2 {
        try? file.canvases[0].layout.pay(forDrawing: scene(Self.large, shapes: 0), DrawingOptions(), scale: 1)
      }
      for format in pictureFormats {
        #expect(throws: RenderingError.tooMuchTogether) { _ = try file.pictures(as: format) }
      }
    }
    #expect(RenderingError.tooMuchTogether.diagnostic.code == "picture-too-large")
    #expect(try file.pictures().count == 2)
  }

  @Test(
    arguments: [
      ("no annotation", [], 1_000, 426), ("one", [.gaps], 1_000, 27), ("two", [.gaps, .sizes], 1_000, 14),
    ] as [(String, [DrawingAnnotation], Int, Int)])
  func annotations(name: String, show: [DrawingAnnotation], views: Int, drawn: Int) throws {
    let words = "canvas 10x10\n" + (1..<views).map { "view v\($0)\n" }.joined()
    var layout = try LayoutPipeline.solve(SourceText(name: "a.layout", text: words)).canvases[0].layout
    layout.layout.source = SourceText(name: "a.layout", text: "")
    let count = oneRun {
      var count = 0
      while count < 1_000,
        (try? layout.pay(forDrawing: scene(Self.small, shapes: 0), DrawingOptions(show: show), scale: 0))
          != nil
      { count += 1 }
      return count
    }
    #expect(count == drawn, "\(name)")
  }

  @Test(arguments: [(0.0, 167), (1, 167), (2, 124)]) func texts(scale: Double, drawn: Int) throws {
    let layout = try file().canvases[0].layout
    let text = SceneNode.text(
      SceneText(
        "", style: TextStyle(size: 12), color: Color(red: 0, green: 0, blue: 0), origin: Point(x: 0, y: 0),
        width: 100))
    let scene = Scene(
      size: Self.small, background: nil, title: "", summary: "", nodes: Array(repeating: text, count: 100))
    let count = oneRun {
      var count = 0
      while count < 1_000, (try? layout.pay(forDrawing: scene, DrawingOptions(), scale: scale)) != nil {
        count += 1
      }
      return count
    }
    #expect(count == drawn)
  }

  @Test(arguments: [
    ("no place", 0, 0, 426), ("many places", 10_000, 0, 51), ("texts in groups", 0, 100, 104),
  ])
  func placesAndGroups(name: String, attempts: Int, texts: Int, drawn: Int) throws {
    let layout = try file().canvases[0].layout
    let text = SceneNode.text(
      SceneText(
        "", style: TextStyle(size: 12), color: Color(red: 0, green: 0, blue: 0), origin: Point(x: 0, y: 0),
        width: 100))
    let group = SceneNode.group(SceneGroup(children: Array(repeating: text, count: texts)))
    var scene = Scene(size: Self.small, background: nil, title: "", summary: "", nodes: [group, group])
    scene.attempts = attempts
    let count = oneRun {
      var count = 0
      while count < 1_000, (try? layout.pay(forDrawing: scene, DrawingOptions(), scale: 0)) != nil {
        count += 1
      }
      return count
    }
    #expect(count == drawn, "\(name)")
  }

  /// An error is reported if solving the canvases exceeds the budget, unless no canvas is left to solve.
  @Test func canvasesThatAreHardToSolve() throws {
    var layout = try file().canvases[0].layout
    layout.steps = 100_000_000
    let found = oneRun { (0..<5).map { layout.payForSolving(6, isLast: $0 == 4)?.code } }
    #expect(found == [nil, nil, nil, "many-canvases", nil])
    layout.steps = 1_000_000_000_000
    #expect(oneRun { layout.payForSolving(1, isLast: true) } == nil)
  }

  @Test(arguments: [(0, true), (50_000_000, true), (100_000_000, false)])
  func continuedRun(work: Int, draws: Bool) throws {
    let file = try file()
    oneRun {
      continueRun(after: work)
      #expect(workOfRun == work)
      try? file.canvases[0].layout.pay(forDrawing: scene(Self.large, shapes: 0), DrawingOptions(), scale: 1)
      #expect(((try? file.pictures(as: SVGFormat.self)) != nil) == draws)
    }
  }

  @Test(
    arguments: [
      (1, []), (0, ["not all siblings were compared for overlaps: a full analysis would take too long"]),
      (-1, ["not all siblings were compared for overlaps: a full analysis would take too long"]),
    ] as [(Int, [String])])
  func comparisons(left: Int, messages: [String]) {
    let found = oneRun {
      spendOnPairs(pairsLeft - left)
      return Diagnostic.cutOffs
    }
    #expect(found.map(\.message) == messages)
    #expect(found.allSatisfy { $0.severity == .note && $0.code == "cut-off" && $0.span == nil })
  }

  @Test func sheets() throws {
    let canvases = (0..<100).map { "canvas \"c\($0)\" 10x10\n" }.joined()
    func file(views: Int) throws -> SolvedFile {
      let words = canvases + (0..<views).map { "view v\($0)\n" }.joined()
      return try LayoutPipeline.solve(SourceText(name: "a.layout", text: words))
    }
    var settings = DrawingSettings()
    settings.isSheet = true
    #expect(try file(views: 3).pictures(as: SVGFormat.self, settings: settings).count == 1)
    #expect(throws: RenderingError.tooMuchTogether) {
      let large = try file(views: 400)
      try oneRun { () throws(RenderingError) in
        _ = try large.pictures(as: SVGFormat.self, settings: settings)
      }
    }
  }

  @Test(arguments: [(1, 28), (10, 28), (30, 8), (200, 0)]) func explanations(canvases: Int, tried: Int) throws
  {
    let words =
      (0..<canvases).map { "canvas \"c\($0)\" \(10 + $0)x10\n" }.joined()
      + (0..<60).map { "let m\($0) = 1\n" }.joined() + "view a { ll = tt = 1, w = h = 5 }\n"
    let file = try explain(SourceText(name: "a.layout", text: words), attributes: ["a.width"])
    #expect(file.canvases.count == canvases)
    #expect(file.canvases.allSatisfy { 60 - $0.attributes[0].untriedMetrics == tried })
  }

  private func scene(_ size: Size, shapes: Int) -> Scene {
    let shape = SceneNode.shape(
      SceneShape(.rectangle(Rect(x: 0, y: 0, width: 1, height: 1), cornerRadius: 0)))
    let group = SceneGroup(children: Array(repeating: shape, count: shapes))
    return Scene(size: size, background: nil, title: "", summary: "", nodes: [.group(group)])
  }
}
