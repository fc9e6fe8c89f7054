import Graphics
import ImageComparison
import LayoutChanges
import LayoutPipeline

/// The layouts that a new picture and its reference show, from which the positions of views in both pictures follow.
struct KnownPictures {
  /// The new picture with the positions of its views, but without pixels.
  var actual: ComparedPicture
  /// The layout that the reference shows; `nil` if unknown.
  var before: LayoutState?

  /// Finds the positions of views in a picture without drawing it; `nil` if the picture shows several canvases.
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

  /// Returns the pixels of ignored views, at their current and former positions.
  func pixels(of views: [String]) -> [PixelRect] {
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
