public import CairoRendering
import Drawing
import LayoutEngine
import LayoutModel

extension SolvedLayout {
  /// Takes the cost of a picture from the run's budget for drawing, which is larger for a long source.
  ///
  /// - Parameter scale: pixels per point; 0 in a format without pixels.
  /// - Throws: `RenderingError.tooMuchTogether` if earlier pictures have spent the budget. A single picture cannot
  ///   spend it, since its size has a limit of its own.
  package func pay(forDrawing scene: Scene, _ options: DrawingOptions, scale: Double) throws(RenderingError) {
    let pixels = max(0, min(1e12, scene.size.width * scale * scene.size.height * scale))
    // Placing a shape or a text takes as long as a few thousand pixels, each picture as long as some hundred thousand.
    // The pixels of a text are blended one by one, besides those of the canvas; without pixels, glyphs are outlines.
    let (count, area) = scene.nodes.total
    let glyphs = max(0, min(1e12, area * max(1, scale * scale)))
    try pay(400_000 + 5_000 * count + Int(pixels) + Int(glyphs) + workOfAnnotations(options))
  }

  /// Takes the cost of placing the marks of one canvas of a sheet, as for a picture of its own.
  func pay(forPlacing options: DrawingOptions) throws(RenderingError) {
    try pay(6_000 * layout.views.count + workOfAnnotations(options))
  }

  /// The cost of placing annotations: each one is compared with everything that has been placed around it.
  private func workOfAnnotations(_ options: DrawingOptions) -> Int {
    6_000 * layout.views.count * options.show.count
  }

  private func pay(_ work: Int) throws(RenderingError) {
    let allowance = 1_600 * layout.source.utf8.count
    if overspendsDrawing(0, allowance: allowance) { throw .tooMuchTogether }
    _ = overspendsDrawing(work, allowance: allowance)
  }
}

extension [SceneNode] {
  /// The number of shapes and texts, including those in groups, and the area of all texts, in square points.
  fileprivate var total: (count: Int, textArea: Double) {
    reduce(into: (0, 0.0)) { sum, node in
      switch node {
      case .group(let group):
        let inner = group.children.total
        sum = (sum.0 + inner.count, sum.1 + inner.textArea)
      case .text(let text): sum = (sum.0 + 1, sum.1 + text.width * text.style.size)
      default: sum.0 += 1
      }
    }
  }
}
