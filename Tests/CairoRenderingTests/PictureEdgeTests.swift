import Drawing
import Graphics
import Testing

@testable import CairoRendering

@Suite struct PictureEdgeTests {
  @Test(arguments: [(0.5, 1.0, 1.0), (0.5, 2, 1), (0.5, 3, 2), (0.33, 3, 1), (0.75, 2, 2), (1, 1.5, 2)])
  func hairlines(_ thickness: Double, _ scale: Double, _ pixels: Double) {
    let grid = PixelGrid(scale: scale, snaps: true)
    for place in stride(from: 10.0, to: 12, by: 1.0 / 12) {
      let line = grid.rectangle(Rect(x: 0, y: place, width: 50, height: thickness), strokeWidth: 0)
      #expect(line.height == pixels, "at \(place)")
      #expect((line.y - place * scale).magnitude <= 0.5 + 1e-6)
    }
  }

  @Test(arguments: [(1.2, 1.0), (2, 1), (2.5, 1), (0, 0)]) func thinAtHalfTheSize(
    thickness: Double, least: Double
  ) {
    let grid = PixelGrid(scale: 0.5, snaps: true)
    for place in stride(from: 10.0, to: 14, by: 0.25) {
      let view = grid.rectangle(Rect(x: place, y: 3, width: thickness, height: 8), strokeWidth: 0)
      #expect(view.width >= least && view.width <= (thickness > 0 ? 2 : 0), "at \(place)")
      // With a stroke, the returned rectangle is the center line of the stroke, so its width may be 0.
      let outline = grid.rectangle(Rect(x: place, y: 3, width: thickness, height: 8), strokeWidth: 1)
      #expect(outline.width >= 0 && outline.width <= 2, "at \(place)")
    }
  }

  @Test(
    arguments: [(40.0, 20.0), (40.2, 20.1), (40.26, 20.74), (40.5, 20.5), (40.001, 20.999)], [1.0, 2, 3])
  func theCanvasReachesThePicturesEdge(size: (width: Double, height: Double), scale: Double) throws {
    let (width, height) = size
    let (fill, edge) = (Color(rgb: 0xFF0000), Color(rgb: 0x0000FF))
    let frame = Rect(x: 0, y: 0, width: width, height: height).inset(by: 0.5)
    let scene = Scene(
      size: Size(width: width, height: height), background: Color(rgb: 0x00FF00), title: "", summary: "",
      nodes: [
        .shape(
          SceneShape(
            .rectangle(frame, cornerRadius: 0), fill: fill, stroke: SceneShape.Stroke(edge, width: 1)))
      ])
    let bitmap = try renderBitmap(scene, scale: scale)
    #expect(bitmap.width == Int((width * scale).rounded(.up)))
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width {
        let start = (row * bitmap.width + column) * 4
        let isEdge =
          row < Int(scale) || column < Int(scale) || row >= bitmap.height - Int(scale)
          || column >= bitmap.width - Int(scale)
        #expect(Array(bitmap.pixels[start..<start + 4]) == (isEdge ? [0, 0, 255, 255] : [255, 0, 0, 255]))
      }
    }
  }
}
