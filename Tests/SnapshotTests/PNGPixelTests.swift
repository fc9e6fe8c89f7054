import CairoRendering
import Graphics
import LayoutDraw
import Testing

@Suite struct PNGPixelTests {
  @Test(arguments: [1.0, 2.0])
  func libpngReadsEverySample(scale: Double) throws {
    for sample in Sample.all {
      let solved = try sample.solved()
      let look = DrawingSettings.written(in: solved.source).settings.drawing
      for canvas in solved.canvases {
        let scene = draw(canvas.layout, options: look, measuring: PangoTextMeasurer())
        let read = try decodePNG(try PNGFormat().render(scene, scale: scale))
        #expect(read == (try renderBitmap(scene, scale: scale)), "\(sample.name) \(canvas.label)")
      }
    }
  }
}
