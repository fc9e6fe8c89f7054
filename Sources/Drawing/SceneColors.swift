public import Graphics

/// A second set of colors for a scene, for example for readers who prefer dark pictures. A `nil` element means no
/// color.
public struct SceneColors: Sendable, Equatable {
  /// The color behind everything.
  public var background: Color?
  /// The fills of all shapes, and the colors of all texts, in drawing order.
  public var fills: [Color?] = []
  /// The strokes of all shapes, and `nil` for each text, in drawing order.
  public var strokes: [Color?] = []
}

extension Scene {
  /// Returns the colors of `other`; `nil` if `other` differs from this scene in more than colors.
  package func colors(of other: Scene) -> SceneColors? {
    var result = SceneColors(background: other.background)
    guard size == other.size, result.take(from: other.nodes, like: nodes) else { return nil }
    return result
  }
}

extension SceneColors {
  /// Adds the colors of `nodes`, and returns whether `nodes` and `others` differ only in colors.
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
