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
    // The unit is the time for drawing a pixel. Placing a shape or a word takes 3,000 of them, and every picture at
    // least 400,000.
    try pay(400_000 + 3_000 * scene.nodes.total + Int(pixels) + workOfAnnotations(options))
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
  /// The number of shapes and texts, including those in groups.
  fileprivate var total: Int {
    reduce(0) { sum, node in
      if case .group(let group) = node { sum + group.children.total } else { sum + 1 }
    }
  }
}
