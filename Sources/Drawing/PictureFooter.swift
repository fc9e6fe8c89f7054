internal import Graphics
internal import LayoutModel

/// The part below a picture: the names that have no room in it, and the legend.
struct PictureFooter {
  var names: CalloutList
  var legend: Legend

  /// The least width of a picture with a footer, in points; a narrower picture gets wider.
  static let leastWidth = 144.0

  /// A group of nodes for each part, from a top left corner, and the point where they end.
  func nodes(
    at corner: Point, width: Double, theme: Theme, measuring measurer: some TextMeasurer
  ) -> (nodes: [SceneNode], bottom: Double) {
    let width = max(width, Self.leastWidth)
    var nodes: [SceneNode] = []
    var corner = corner
    if !names.isEmpty {
      let (lines, height) = names.nodes(at: corner, width: width, theme: theme, measuring: measurer)
      nodes.append(.group(SceneGroup(title: "Names", children: lines)))
      corner.y += height + theme.padding / 2
    }
    if !legend.entries.isEmpty {
      let (lines, height) = legend.nodes(at: corner, width: width, theme: theme, measuring: measurer)
      nodes.append(.group(SceneGroup(title: "Legend", children: lines)))
      corner.y += height + theme.padding / 2
    }
    return (nodes, corner.y - theme.padding / 2)
  }
}
