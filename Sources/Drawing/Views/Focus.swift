internal import Graphics
internal import LayoutModel

struct Focus {
  /// The views in focus, as positions in the drawing order. These are the drawn views whose names are passed to `init`.
  let core: Set<Int>
  /// The views in focus, their superviews and their neighbors.
  let surroundings: Set<Int>
  /// The views that are drawn in full color: the root, the views in focus with all their descendants, and the
  /// superviews and neighbors of the views in focus.
  let vivid: Set<Int>

  init?(on names: [String], in arrangement: Arrangement, of layout: Layout) {
    let views = arrangement.views
    core = Set(
      views.indices.filter { position in
        !views[position].isBeyond && layout.views[views[position].index].name.map(names.contains) ?? false
      })
    if core.isEmpty { return nil }
    var around = core.union(core.map { views[$0].parent }.filter { $0 >= 0 })
    for gap in neighborGaps(of: arrangement) {
      let ends = [gap.low, gap.high].compactMap { $0 }
      if ends.contains(where: core.contains) { around.formUnion(ends) }
    }
    surroundings = around
    vivid = around.union(core.flatMap { $0..<arrangement.order.ends[$0] }).union([0])
  }
}

extension SceneNode {
  func pale(on ground: Color) -> SceneNode {
    func pale(_ color: Color) -> Color {
      color.withAlpha(64).composited(over: ground).withAlpha(color.alpha)
    }
    switch self {
    case .group(var group):
      group.children = group.children.map { $0.pale(on: ground) }
      return .group(group)
    case .shape(var shape):
      shape.fill = shape.fill.map(pale)
      if let color = shape.stroke?.color { shape.stroke?.color = pale(color) }
      return .shape(shape)
    case .text(var text):
      text.color = pale(text.color)
      return .text(text)
    }
  }
}
