import Graphics
import LayoutDraw
import Testing

@Suite struct NamePlaceTests {
  @Test(arguments: Sample.all) func everyNameIsSomewhere(_ sample: Sample) throws {
    for canvas in try sample.solved().canvases {
      let scene = draw(
        canvas.layout, options: DrawingOptions(names: .all), measuring: PangoTextMeasurer())
      let written = scene.nodes.map { texts(in: $0).map(\.text).joined() }.joined(separator: "\n")
      for view in canvas.layout.layout.views.dropFirst() where !view.isHidden {
        let name = try #require(view.name)
        #expect(written.contains(name) || view.text == name, "\(name)")
      }
    }
  }

  @Test(arguments: Sample.all) func namesAddHeightOnly(_ sample: Sample) throws {
    for canvas in try sample.solved().canvases {
      let (named, nameless) = (
        draw(canvas.layout, options: DrawingOptions(names: .all), measuring: PangoTextMeasurer()),
        draw(canvas.layout, options: DrawingOptions(names: .none), measuring: PangoTextMeasurer())
      )
      #expect(named.origin == nameless.origin)
      if nameless.size.width >= 176 { #expect(named.size.width == nameless.size.width) }
    }
  }

  /// Each number of a size or a gap is next to its dimension line, or next to a leader line that leads to it.
  @Test(arguments: Sample.all) func everyNumberHasItsLine(_ sample: Sample) throws {
    for canvas in try sample.solved().canvases {
      for shown in [DrawingAnnotation.sizes, .gaps] {
        let scene = draw(
          canvas.layout, options: DrawingOptions(show: [shown]), measuring: PangoTextMeasurer())
        for case .group(let group) in scene.nodes where group.title == shown.name && group.id == nil {
          for node in group.children {
            guard let text = texts(in: node).first else { continue }
            let lines = boxes(of: node)
            let middle = Point(
              x: text.origin.x + text.width / 2, y: text.origin.y - 0.36 * text.style.size)
            let reach = Rect(x: middle.x, y: middle.y, width: 0, height: 0)
              .inset(horizontally: -text.width / 2 - 8, vertically: -text.style.size)
            #expect(lines.contains { $0.inset(by: -1).overlaps(reach) }, "\(text.text)")
          }
        }
      }
    }
  }

  private func texts(in node: SceneNode) -> [SceneText] {
    switch node {
    case .group(let group): group.children.flatMap(texts)
    case .shape: []
    case .text(let text): [text]
    }
  }

  private func boxes(of node: SceneNode) -> [Rect] {
    switch node {
    case .group(let group): return group.children.flatMap(boxes)
    case .text: return []
    case .shape(let shape):
      guard case .path(let steps) = shape.outline else { return [] }
      let points = steps.compactMap { step -> Point? in
        switch step {
        case .move(let point), .line(let point): point
        case .curve(_, _, to: let point): point
        case .close: nil
        }
      }
      guard let first = points.first else { return [] }
      let start = Rect(x: first.x, y: first.y, width: 0, height: 0)
      return [points.reduce(start) { $0.union(Rect(x: $1.x, y: $1.y, width: 0, height: 0)) }]
    }
  }
}
