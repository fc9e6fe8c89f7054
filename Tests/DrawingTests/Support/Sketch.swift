import Diagnostics
import FixedAdvance
import Graphics
import LayoutModel

@testable import Drawing

/// A solved layout that is made by hand, without a solver.
struct Sketch {
  var solved: SolvedLayout

  init(_ width: Double = 320, _ height: Double = 240, direction: LayoutDirection = .leftToRight) {
    let root = View(name: "view", kind: .view, parent: nil)
    let canvas = Canvas(width: width, height: height, direction: direction)
    solved = SolvedLayout(
      layout: Layout(
        source: SourceText(name: "sketch.layout", text: ""), canvases: [canvas], views: [root],
        constraints: []),
      canvas: canvas, size: Size(width: width, height: height),
      frames: [Rect(x: 0, y: 0, width: width, height: height)], ambiguities: [[]], conflicts: [],
      texts: [nil], intrinsicSizes: [PerAxis(both: nil)])
  }

  @discardableResult mutating func add(
    _ kind: ViewKind, _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    text: String? = nil, in parent: ViewID = .root, change: (inout View) -> Void = { _ in }
  ) -> ViewID {
    var view = View(name: name, kind: kind, parent: parent)
    view.text = text
    change(&view)
    let measured = view.setText.map {
      FixedAdvanceMeasurer().measure(
        $0, style: view.textStyle, width: view.wrapsText ? width : nil, lineLimit: view.lineLimit)
    }
    solved.layout.views.append(view)
    solved.frames.append(Rect(x: x, y: y, width: width, height: height))
    solved.ambiguities.append([])
    solved.contentSizes.append(nil)
    solved.contentAmbiguities.append([])
    solved.texts.append(measured)
    solved.intrinsicSizes.append(PerAxis(both: nil))
    return ViewID(solved.layout.views.count - 1)
  }

  /// Adds a conflict between constraints that require each of the views to be 50 points wide. The constraint of
  /// `views[dropped]` is the one that the solver left out.
  mutating func addConflict(between views: [ViewID], dropping dropped: Int) {
    let lines = views.map { "\(solved.layout[$0].name ?? "").width = 50" }
    let first = solved.layout.constraints.count
    let text =
      String(decoding: solved.layout.source.utf8, as: UTF8.self) + lines.joined(separator: "\n") + "\n"
    var start = solved.layout.source.utf8.count
    solved.layout.source = SourceText(name: "sketch.layout", text: text)
    for (view, line) in zip(views, lines) {
      solved.layout.constraints.append(
        Constraint(
          .items(first: Item(view, .width), second: nil, multiplier: 1, constant: 50), .equal,
          notation: .equation, span: SourceSpan(start: start, end: start + line.utf8.count)))
      start += line.utf8.count + 1
    }
    solved.conflicts.append(
      LayoutConflict(members: views.indices.map { .written(first + $0) }, dropped: dropped))
  }

  var scene: Scene { scene(DrawingOptions()) }

  func scene(_ options: DrawingOptions) -> Scene {
    draw(solved, options: options, measuring: FixedAdvanceMeasurer())
  }
}

extension Scene {
  var flat: [SceneNode] { nodes.flatMap(\.flat) }
  var texts: [SceneText] {
    flat.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
  var shapes: [SceneShape] {
    flat.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
  }
  var groups: [SceneGroup] {
    nodes.compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  func group(_ id: String) -> SceneGroup? { groups.first { $0.id == id } }
}

extension SceneNode {
  var flat: [SceneNode] {
    if case .group(let group) = self { group.children.flatMap(\.flat) } else { [self] }
  }
}

extension SceneGroup {
  var shapes: [SceneShape] {
    children.flatMap(\.flat).compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
  }
  var texts: [SceneText] {
    children.flatMap(\.flat).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}

extension SceneShape.Outline {
  var box: Rect {
    switch self {
    case .rectangle(let rect, _), .ellipse(let rect): return rect
    case .path(let steps):
      var points: [Point] = []
      for step in steps {
        switch step {
        case .move(let point), .line(let point): points.append(point)
        case .curve(let a, let b, let end): points += [a, b, end]
        case .close: break
        }
      }
      return Rect(
        minX: points.map(\.x).min()!, minY: points.map(\.y).min()!, maxX: points.map(\.x).max()!,
        maxY: points.map(\.y).max()!)
    }
  }
}

/// A random number generator (SplitMix64) with a seed, so that a failure can be reproduced.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
