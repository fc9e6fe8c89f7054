public import CairoRendering
import Drawing
import LayoutEngine
import LayoutModel

extension SolvedLayout {
  /// Takes the cost of a picture from the run's budget for drawing, which is larger for a long source.
  ///
  /// - Parameter scale: pixels per point; 0 in a format without pixels.
  /// - Throws: `RenderingError.tooMuchTogether` where earlier pictures have spent the budget. A single picture never
  ///   does that, as its size has a limit of its own.
  package func pay(forDrawing scene: Scene, scale: Double) throws(RenderingError) {
    let allowance = 1_600 * layout.source.utf8.count
    if overspendsDrawing(0, allowance: allowance) { throw .tooMuchTogether }
    let pixels = max(0, min(1e12, scene.size.width * scale * scene.size.height * scale))
    // Costs are counted in pixels: a shape or a word takes as long as about 3,000 of them, and each picture as long as
    // 400,000 more.
    _ = overspendsDrawing(400_000 + 3_000 * scene.nodes.total + Int(pixels), allowance: allowance)
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
