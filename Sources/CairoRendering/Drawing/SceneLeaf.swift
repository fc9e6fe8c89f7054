import Drawing
import Graphics

enum SceneLeaf {
  case shape(SceneShape)
  case text(SceneText)
  indirect case clipped(SceneLeaf, Rect)

  var unclipped: SceneLeaf { if case .clipped(let leaf, _) = self { leaf } else { self } }

  /// The range of y coordinates, in points, that the shape or text may touch; `nil` if unknown.
  var rows: ClosedRange<Double>? {
    switch self {
    case .shape(let shape):
      guard let (top, bottom) = Self.rows(of: shape.outline) else { return nil }
      // Cairo's miter limit is 10, so a corner may extend five stroke widths beyond the outline.
      let reach = (shape.stroke?.width ?? 0) * 5 + 1
      return top - reach...bottom + reach
    case .text(let text):
      let (y, size) = (text.origin.y, text.style.size)
      guard y.isFinite, size.isFinite, size >= 0 else { return nil }
      // Glyphs, except for stacked marks, extend less than four font sizes above and below the baseline.
      return y - 4 * size - 1...y + 4 * size + 1
    case .clipped(let leaf, _):
      return leaf.rows
    }
  }

  private static func rows(of outline: SceneShape.Outline) -> (top: Double, bottom: Double)? {
    switch outline {
    case .rectangle(let rect, _), .ellipse(let rect):
      return rect.y.isFinite && rect.height >= 0 && rect.maxY.isFinite ? (rect.y, rect.maxY) : nil
    case .path(let steps):
      var (top, bottom) = (Double.infinity, -Double.infinity)
      func include(_ point: Point) { (top, bottom) = (min(top, point.y), max(bottom, point.y)) }
      for step in steps {
        switch step {
        case .move(let to), .line(let to): include(to)
        case .curve(let a, let b, let to): [a, b, to].forEach(include)
        case .close: break
        }
      }
      return top <= bottom && top.isFinite && bottom.isFinite ? (top, bottom) : nil
    }
  }
}

extension Scene {
  /// All shapes and texts, back to front. The nodes are visited without recursion, because deeply nested groups could
  /// overflow the stack.
  var leaves: [SceneLeaf] {
    var leaves: [SceneLeaf] = []
    var open: [(nodes: ArraySlice<SceneNode>, clip: Rect?)] = [(nodes[...], nil)]
    func add(_ leaf: SceneLeaf) {
      leaves.append(open[open.count - 1].clip.map { .clipped(leaf, $0) } ?? leaf)
    }
    while let node = open[open.count - 1].nodes.popFirst() ?? nil {
      switch node {
      case .shape(let shape): add(.shape(shape))
      case .text(let text): add(.text(text))
      case .group(let group): open.append((group.children[...], group.clip ?? open[open.count - 1].clip))
      }
      while open.count > 1, open[open.count - 1].nodes.isEmpty { open.removeLast() }
    }
    return leaves
  }
}
