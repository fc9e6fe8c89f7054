import Graphics
import ImageComparison
import LayoutChanges
import LayoutPipeline

/// The positions of the canvas and its views in a picture and in its reference.
struct KnownPictures {
  /// The actual picture, without its pixels.
  var actual: ComparedPicture
  /// The state of the reference; `nil` if nothing is known about it.
  var before: LayoutState?

  /// Finds the positions; `nil` for a picture of several canvases. Cost: that of placing the shapes of the picture,
  /// without drawing them.
  init?(
    of name: ReferenceName, in file: SolvedFile, _ settings: DrawingSettings, _ finder: CauseFinder?,
    measuring text: some TextMeasurer
  ) {
    guard let index = name.canvas else { return nil }
    let canvas = file.canvases[index]
    let scene = canvas.layout.scene(drawing: settings.drawing, measuring: text)
    actual = ComparedPicture(placing: canvas, in: file, origin: scene.origin, scale: nil)
    before = finder?.state(before: index)
  }

  /// The pixels of views that are not compared, at their current and former places.
  func pixels(of views: [String]) -> [PixelRect] {
    // Pictures of one size show the canvas at the same place.
    var expected = actual
    expected.state = before
    return views.flatMap { view in [actual, expected].flatMap { $0.pixels(of: view) ?? [] } }
  }

  func pictures(expected: Bitmap, actual bitmap: Bitmap) -> (
    expected: ComparedPicture, actual: ComparedPicture
  ) {
    var actual = actual
    actual.bitmap = bitmap
    return (ComparedPicture(reference: expected, state: before, besides: actual), actual)
  }
}
