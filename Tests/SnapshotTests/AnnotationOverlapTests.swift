import Foundation
import Graphics
import LayoutDraw
import Testing

@Suite struct AnnotationOverlapTests {
  @Test(arguments: Sample.all) func noLabelCoversAnything(_ sample: Sample) throws {
    for canvas in try sample.solved().canvases {
      for shown in DrawingAnnotation.all.map({ [$0] }) + [DrawingAnnotation.all] {
        let scene = draw(
          canvas.layout, options: DrawingOptions(show: shown), measuring: PangoTextMeasurer())
        let (labels, others) = boxes(in: scene)
        for (index, label) in labels.enumerated() {
          for other in labels[(index + 1)...] + others {
            #expect(
              !label.box.overlaps(other.box), "\(shown.map(\.name)): '\(label.text)' on '\(other.text)'")
          }
        }
      }
    }
  }

  private typealias Written = (text: String, box: Rect)

  private func boxes(in scene: Scene) -> (labels: [Written], others: [Written]) {
    var labels: [Written] = []
    var others: [Written] = []
    for node in scene.nodes {
      guard case .group(let group) = node, group.id == nil,
        DrawingAnnotation.all.contains(where: { $0.name == group.title })
      else {
        collect(node, into: &others)
        continue
      }
      collect(node, into: &labels)
    }
    return (labels, others)
  }

  private func collect(_ node: SceneNode, into written: inout [Written]) {
    switch node {
    case .group(let group): for child in group.children { collect(child, into: &written) }
    case .shape: break
    case .text(let text):
      let box = Rect(
        minX: text.origin.x, minY: text.origin.y - 0.75 * text.style.size, maxX: text.origin.x + text.width,
        maxY: text.origin.y + 0.22 * text.style.size)
      written.append((text.text, box))
    }
  }
}
