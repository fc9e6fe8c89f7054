import Graphics
import ImageComparison
import LayoutChanges
import LayoutPipeline

/// What is known of a picture beside its pixels, and of its reference: where the canvas and its views are.
struct KnownPictures {
  /// Without its pixels.
  var actual: ComparedPicture
  /// Of the reference; `nil` where nothing is known of it.
  var before: LayoutState?

  /// `nil` for several canvases in one picture. Cost: of placing what is drawn.
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

  /// The pixels of views that are not compared: where the layout has them, and where its reference had them.
  func pixels(of views: [String]) -> [PixelRect] {
    // Pictures of one size show the canvas at one place.
    var expected = actual
    expected.state = before
    return views.flatMap { view in [actual, expected].flatMap { $0.pixels(of: view) ?? [] } }
  }

  /// Both with their pixels.
  func pictures(expected: Bitmap, actual bitmap: Bitmap) -> (
    expected: ComparedPicture, actual: ComparedPicture
  ) {
    var actual = actual
    actual.bitmap = bitmap
    return (ComparedPicture(reference: expected, state: before, besides: actual), actual)
  }
}
