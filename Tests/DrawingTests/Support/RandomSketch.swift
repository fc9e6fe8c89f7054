import Graphics
import LayoutModel

extension Sketch {
  /// Returns random views, some of them overlapping, outside of their superviews, or with problems.
  static func random(seed: UInt64, kinds: [ViewKind] = drawnKinds) -> Sketch {
    var random = SeededRandom(seed: seed)
    var sketch = Sketch(
      Double(Int.random(in: 1...6, using: &random) * 100), Double(Int.random(in: 1...6, using: &random) * 80),
      direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft)
    let count = Int.random(in: 1...40, using: &random)
    for number in 0..<count {
      let parent = ViewID(Int.random(in: 0...number, using: &random))
      let outer = sketch.solved.frames[parent.index]
      let width = side(of: outer.width, using: &random)
      let height = side(of: outer.height, using: &random)
      let x = outer.x + Double.random(in: -0.2...1, using: &random) * (outer.width - width * 0.7)
      let y = outer.y + Double.random(in: -0.2...1, using: &random) * (outer.height - height * 0.7)
      let name = "view\(number)".prefix(Int.random(in: 5...7, using: &random)) + "_\(number)"
      let view = sketch.add(
        kinds.randomElement(using: &random)!, String(name), x, y, width, height,
        text: Bool.random(using: &random) ? "Words to read" : nil, in: parent
      ) {
        $0.zIndex = Int.random(in: 0...2, using: &random)
        $0.isHidden = Int.random(in: 0...15, using: &random) == 0
        $0.cornerRadius = Int.random(in: 0...5, using: &random) == 0 ? width / 2 : nil
      }
      if Int.random(in: 0...12, using: &random) == 0 {
        sketch.solved.ambiguities[view.index] = [OpenValue(.x, OpenRange(lower: 0, upper: nil))]
      }
      if Int.random(in: 0...12, using: &random) == 0 { sketch.addConflict(between: [view], dropping: 0) }
    }
    return sketch
  }

  private static func side(of outer: Double, using random: inout SeededRandom) -> Double {
    switch Int.random(in: 0...6, using: &random) {
    case 0: 0
    case 1: Double.random(in: 0...12, using: &random)
    default: Double.random(in: 0...max(outer, 1), using: &random) * 0.8
    }
  }
}

/// All plain kinds except stacks and scroll views, which are drawn faintly on purpose.
let drawnKinds = ViewKind.plain.filter { $0 != .stack && $0 != .scroll }

extension ViewKind {
  static let plain: [ViewKind] = [.view, .label, .button, .field, .image, .guide, .stack, .scroll, .box]
}
