internal import Graphics
internal import LayoutModel

/// What stands below a picture: the names that have no room in it, and the legend.
struct PictureFooter {
  var names: CalloutList
  var legend: Legend

  /// A picture that is narrower than this gets wider where there is something to say; in points.
  static let leastWidth = 144.0

  /// A group for each, from a top left corner, and where they end.
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
