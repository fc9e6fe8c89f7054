import CairoRendering
import Diagnostics
import Drawing
import FixedAdvance
import Graphics
import LayoutPipeline
import Testing

@testable import LayoutChanges

/// A view that only moved is compared at its new place.
@Suite struct MovedDifferenceTests {
  private func picture(_ x: Int, _ y: Int, dot: String = "black") throws -> ComparedPicture {
    let text = """
      canvas 160x120
      view v fill #ff0000 stroke none {
          ll = \(x), tt = \(y), w = 40, h = 40
          view d fill \(dot) stroke none { ll = 4, tt = 5, w = 8, h = 6 }
      }
      """
    let file = try solve(SourceText(name: "a", text: text), measuring: FixedAdvanceMeasurer())
    return try ComparedPicture(
      of: file.canvases[0], in: file, drawing: DrawingOptions(names: .none), scale: 2,
      measuring: FixedAdvanceMeasurer())
  }

  private func corner(of bitmap: Bitmap, _ x: Int, _ y: Int) -> [[UInt8]] {
    (2 * y + 4..<2 * y + 28).map { row in
      Array(bitmap.pixels[(row * bitmap.width + 2 * x + 4) * 4..<(row * bitmap.width + 2 * x + 28) * 4])
    }
  }

  private func difference(_ old: ComparedPicture, _ new: ComparedPicture) throws -> Bitmap {
    try DifferingPictures(expected: old, actual: new, options: .exact).difference().bitmap
  }

  @Test(arguments: [(60, 0), (0, 50), (0, -20), (100, 5), (5, -20), (90, 0), (5, 3), (0, 0)])
  func moved(across: Int, down: Int) throws {
    let (x, y) = (20 + across, 25 + down)
    let same = corner(of: try difference(picture(x, y), picture(x, y)), x, y)
    let moved = corner(of: try difference(picture(20, 25), picture(x, y)), x, y)
    let recolored = corner(of: try difference(picture(20, 25), picture(x, y, dot: "white")), x, y)
    #expect(moved == same)
    #expect(recolored != same)
  }
}
