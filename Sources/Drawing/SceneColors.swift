public import Graphics

/// Other colors for the same picture, for example those for readers who prefer dark pictures; `nil` means no color, as
/// in the scene.
public struct SceneColors: Sendable, Equatable {
  /// The color around and behind everything.
  public var background: Color?
  /// The fills of all shapes and texts, in the order of drawing.
  public var fills: [Color?] = []
  /// The strokes of all shapes and texts, in the order of drawing.
  public var strokes: [Color?] = []
}

extension Scene {
  /// The colors of a scene that differs from this one only in its colors; `nil` if anything else differs.
  package func colors(of other: Scene) -> SceneColors? {
    var result = SceneColors(background: other.background)
    guard size == other.size, result.take(from: other.nodes, like: nodes) else { return nil }
    return result
  }
}

extension SceneColors {
  /// Collects the colors of nodes; returns `false` if the two lists differ in more than colors. Recursion is only as
  /// deep as groups are nested, which is a few levels.
  fileprivate mutating func take(from nodes: [SceneNode], like others: [SceneNode]) -> Bool {
    guard nodes.count == others.count else { return false }
    for (node, other) in zip(nodes, others) {
      switch (node, other) {
      case (.group(let group), .group(let other)):
        guard group.id == other.id, group.clip == other.clip, take(from: group.children, like: other.children)
        else { return false }
      case (.shape(let shape), .shape(var other)):
        fills.append(shape.fill)
        strokes.append(shape.stroke?.color)
        other.fill = shape.fill
        if let color = shape.stroke?.color { other.stroke?.color = color }
        guard shape == other else { return false }
      case (.text(let text), .text(var other)):
        fills.append(text.color)
        strokes.append(nil)
        other.color = text.color
        guard text == other else { return false }
      default: return false
      }
    }
    return true
  }
}
