import LayoutDraw
import Testing

@Suite struct ProblemLabelTests {
  static let samples = Sample.all.filter { $0.name.hasPrefix("problems/") }

  @Test(arguments: samples) func noTextCoversAnother(_ sample: Sample) throws {
    for canvas in try sample.solved().canvases {
      let scene = draw(canvas.layout, measuring: PangoTextMeasurer())
      let texts = texts(of: scene.nodes)
      #expect(texts.count >= 2)
      for (index, text) in texts.enumerated() {
        for other in texts[(index + 1)...] {
          #expect(!box(of: text).overlaps(box(of: other)), "\(text.text) on \(other.text)")
        }
      }
    }
  }

  private func texts(of nodes: [SceneNode]) -> [SceneText] {
    nodes.flatMap { node -> [SceneText] in
      switch node {
      case .text(let text): [text]
      case .group(let group): texts(of: group.children)
      case .shape: []
      }
    }
  }

  private func box(of text: SceneText) -> Rect {
    let height = 0.75 * text.style.size
    return Rect(x: text.origin.x, y: text.origin.y - height, width: text.width, height: height)
  }
}
