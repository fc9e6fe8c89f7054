import CairoRendering
import Drawing
import LayoutEngine
import LayoutModel

extension SolvedLayout {
  /// Deducts a picture's cost from the current run's drawing budget.
  ///
  /// - Parameter scale: pixels per point; 0 in a format without pixels.
  /// - Throws: `RenderingError.tooMuchTogether` if earlier pictures have spent the budget.
  package func pay(forDrawing scene: Scene, _ options: DrawingOptions, scale: Double) throws(RenderingError) {
    let pixels = max(0, min(1e12, scene.size.width * scale * scene.size.height * scale))
    // All costs are multiples of the time that one pixel takes.
    let (count, area) = scene.nodes.total
    let glyphs = max(0, min(1e12, area * max(1, scale * scale)))
    try pay(
      400_000 + 5_000 * count + 300 * scene.attempts + Int(pixels) + Int(glyphs)
        + workOfAnnotations(options))
  }

  func pay(forPlacing options: DrawingOptions) throws(RenderingError) {
    try pay(6_000 * layout.views.count + workOfAnnotations(options))
  }

  /// Returns the cost of placing annotations, each of which is compared with everything near it.
  private func workOfAnnotations(_ options: DrawingOptions) -> Int {
    6_000 * layout.views.count * options.annotations.count
  }

  private func pay(_ work: Int) throws(RenderingError) {
    let allowance = 1_600 * layout.source.utf8.count
    if overspendsDrawing(0, allowance: allowance) { throw .tooMuchTogether }
    _ = overspendsDrawing(work, allowance: allowance)
  }
}

extension [SceneNode] {
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
