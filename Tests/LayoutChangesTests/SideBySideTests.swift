import CairoRendering
import Diagnostics
import Drawing
import Graphics
import ImageComparison
import Testing

@testable import LayoutChanges

@Suite struct SideBySideTests {
  private func picture(_ width: Int, _ height: Int, _ color: Color, scale: Double) throws -> ComparedPicture {
    let pixels = [color.red, color.green, color.blue, 255]
    let bitmap = Bitmap(
      width: width, height: height, pixels: (0..<width * height).flatMap { _ in pixels })
    return ComparedPicture(
      name: "a/b.png", png: try PNGFile(encodePNG(bitmap, pixelsPerPoint: scale)), bitmap: bitmap,
      metadata: nil)
  }

  @Test(arguments: [
    ("a row", 200, 120, 1.0, (x: 212, y: 0), (width: 648, height: 166)),
    ("nearly twice as wide as tall", 199, 100, 1, (x: 211, y: 0), (width: 645, height: 146)),
    ("twice as wide as tall", 200, 100, 1, (x: 0, y: 134), (width: 224, height: 414)),
    ("narrow", 40, 120, 1, (x: 162, y: 0), (width: 498, height: 166)),
    ("at a scale of 2", 320, 300, 2, (x: 344, y: 0), (width: 1056, height: 392)),
  ])
  func places(
    name: String, width: Int, height: Int, scale: Double, step: (x: Int, y: Int),
    size: (width: Int, height: Int)
  ) throws {
    let style = try #require(DifferenceStyle.all.first { $0.name == "side-by-side" })
    let (red, blue) = (Color(rgb: 0xFF0000), Color(rgb: 0x0000FF))
    let sheet = try decodePNG(
      try style.picture(
        expected: picture(width, height, red, scale: scale),
        actual: picture(width, height, blue, scale: scale),
        options: .exact))
    #expect(sheet.width == size.width, "\(name)")
    let legend = Double(sheet.height - size.height) / scale
    #expect(legend >= 22 && (legend - 4).truncatingRemainder(dividingBy: 18) == 0, "\(name): \(legend)")
    func color(_ x: Int, _ y: Int) -> Color {
      let start = (y * sheet.width + x) * 4
      return Color(
        red: sheet.pixels[start], green: sheet.pixels[start + 1], blue: sheet.pixels[start + 2])
    }
    let (left, top) = (Int(12 * scale), Int(34 * scale))
    for (index, wanted) in [red, blue].enumerated() {
      let (x, y) = (left + index * step.x, top + index * step.y)
      let corners = [(x, y), (x + width - 1, y), (x, y + height - 1), (x + width - 1, y + height - 1)]
      #expect(corners.allSatisfy { color($0.0, $0.1) == wanted }, "\(name)")
      let around = [(x - 1, y), (x, y - 1), (x + width, y), (x, y + height)]
      #expect(around.allSatisfy { color($0.0, $0.1) != wanted }, "\(name)")
    }
  }

  @Test(arguments: [(1000.0, 18.0), (20, 36)]) func legend(width: Double, height: Double) throws {
    let legend = DifferenceLegend([.gone, .new], width: width, ink: Color(rgb: 0))
    let nodes = legend.nodes(at: Point(x: 7, y: 9))
    var (squares, texts): ([Rect], [SceneText]) = ([], [])
    for node in nodes {
      if case .shape(let shape) = node, case .rectangle(let rect, _) = shape.outline { squares.append(rect) }
      if case .text(let text) = node { texts.append(text) }
    }
    try #require(squares.count == 2 && texts.count == 2)
    let second =
      width == 1000 ? Point(x: 7 + 10 + 5 + texts[0].width + 14, y: 13) : Point(x: 7, y: 13 + 18)
    #expect(squares[0] == Rect(x: 7, y: 13, width: 10, height: 10))
    #expect(squares[1] == Rect(x: second.x, y: second.y, width: 10, height: 10))
    #expect(texts.map(\.origin.x) == squares.map { $0.maxX + 5 })
    #expect(legend.size.height == height)
    let end = width == 1000 ? texts[1].origin.x + texts[1].width : 22 + max(texts[0].width, texts[1].width)
    #expect(abs(legend.size.width - (end - 7)) < 1e-9)
  }

  @Test func emptyLegend() {
    let legend = DifferenceLegend([], width: 100, ink: Color(rgb: 0))
    #expect(legend.size == Size(width: 0, height: 0) && legend.nodes(at: Point(x: 0, y: 0)).isEmpty)
  }
}
