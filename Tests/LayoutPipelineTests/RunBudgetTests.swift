import CairoRendering
import Diagnostics
import Drawing
import Graphics
import Testing

@testable import LayoutPipeline

/// The budget for drawing holds for a whole run, however many canvases it has.
struct RunBudgetTests {
  /// 200 million pixels, of the 250 million that each run has.
  private static let large = Size(width: 20_000, height: 10_000)
  private static let small = Size(width: 1, height: 1)

  private func file(sourceLength: Int = 0) throws -> SolvedFile {
    let words = "canvas 10x10\ncanvas \"b\" 20x20\nview a { ll = tt = rr = bb = 1 }\n"
    let comment = String(repeating: "/", count: max(0, sourceLength - words.utf8.count))
    return try LayoutPipeline.solve(SourceText(name: "a.layout", text: words + comment))
  }

  @Test(arguments: [
    ("two large pictures", large, 1.0, 0, 0, 2), ("at half the scale", large, 0.5, 0, 0, 5),
    ("a long source has more", large, 1, 500_000, 0, 6),
    // Each picture takes as much as 400,000 pixels, and 100 shapes as much as 300,000.
    ("without pixels", large, 0, 0, 0, 626), ("many shapes", small, 0, 0, 100, 358),
  ])
  func pictures(name: String, size: Size, scale: Double, sourceLength: Int, shapes: Int, drawn: Int) throws {
    let layout = try file(sourceLength: sourceLength).canvases[0].layout
    let scene = scene(size, shapes: shapes)
    let count = oneRun {
      var count = 0
      while count < 1_000, (try? layout.pay(forDrawing: scene, scale: scale)) != nil { count += 1 }
      return count
    }
    #expect(count == drawn, "\(name)")
  }

  @Test func noPictureIsDrawnOnceItIsSpent() throws {
    let file = try file()
    oneRun {
      for _ in 0..<2 { try? file.canvases[0].layout.pay(forDrawing: scene(Self.large, shapes: 0), scale: 1) }
      for format in pictureFormats {
        #expect(throws: RenderingError.tooMuchTogether) { _ = try file.pictures(as: format) }
      }
    }
    #expect(RenderingError.tooMuchTogether.diagnostic.code == "picture-too-large")
    #expect(try file.pictures().count == 2)
  }

  private func scene(_ size: Size, shapes: Int) -> Scene {
    let shape = SceneNode.shape(
      SceneShape(.rectangle(Rect(x: 0, y: 0, width: 1, height: 1), cornerRadius: 0)))
    let group = SceneGroup(children: Array(repeating: shape, count: shapes))
    return Scene(size: size, background: nil, title: "", summary: "", nodes: [.group(group)])
  }
}
