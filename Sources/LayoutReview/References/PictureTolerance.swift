public import ImageComparison

/// What pictures may differ in and count as the same; as it is made, nothing.
public struct PictureTolerance: Sendable, Equatable {
  /// How many pixels may differ, and by how much.
  public var options: ComparisonOptions
  /// Names of views that are not compared, where they are and where they were.
  public var ignoredViews: [String]

  public init(_ options: ComparisonOptions = .exact, ignoredViews: [String] = []) {
    (self.options, self.ignoredViews) = (options, ignoredViews)
  }
}

/// The pixels of views that are not compared: where the layout has them, and where its reference had them.
///
/// - Parameter json: the JSON reference, which knows that.
func ignoredPixels(
  _ views: [String], of name: ReferenceName, in file: SolvedFile, _ settings: DrawingSettings,
  _ json: ReferenceContent, measuring text: some TextMeasurer
) -> [PixelRect] {
  guard !views.isEmpty, let index = name.canvas else { return [] }
  let canvas = file.canvases[index]
  let scene = Drawing.draw(canvas.layout, options: settings.drawing, measuring: text)
  let actual = ComparedPicture(placing: canvas, in: file, origin: scene.origin, scale: nil)
  var states = [actual]
  if case .bytes(let json) = json, let frames = ReferenceFrames(json: json),
    let state = frames.state(
      ofCanvas: canvas.layout.canvas.name, at: index, of: file.canvases.count)
  {
    // Pictures of one size show the canvas at one place.
    var expected = actual
    expected.state = state
    states.append(expected)
  }
  return views.flatMap { view in states.flatMap { $0.pixels(of: view) ?? [] } }
}
