import CairoRendering

/// Views that stand elsewhere in one picture than in the other, or are of another size, by the frames that both carry.
struct MovedViews {
  struct View {
    /// In points, in pictures that are laid over each other by their canvases' origins.
    var old: Rect
    var new: Rect
    /// Whether it only goes where its superview does.
    var follows: Bool
    /// Whether all that it holds goes with it.
    var isRigid = true

    var across: Double { new.x - old.x }
    var down: Double { new.y - old.y }
    var isResized: Bool {
      abs(new.width - old.width) >= MovedViews.least || abs(new.height - old.height) >= MovedViews.least
    }
  }

  /// In file order; none where a picture does not carry the frames of one canvas.
  private(set) var views: [View] = []

  /// What a reader sees, in points.
  private static let least = 0.25
  /// More words would cover what they are about.
  private static let mostWords = 60

  init() {}

  init(from expected: ComparedPicture, to actual: ComparedPicture) {
    guard let before = expected.placedViews, let after = actual.placedViews else { return }
    let frames = Dictionary(before.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
    // 1. Each view that both have, with how it goes; one that stays does not follow.
    var known: [String: View] = [:]
    for view in after {
      guard let old = frames[view.name], known[view.name] == nil, old.isDrawn, view.frame.isDrawn else {
        continue
      }
      var moved = View(old: old, new: view.frame, follows: false)
      let superview = view.superview.flatMap { known[$0] }
      moved.follows =
        !moved.isResized && abs(moved.across - (superview?.across ?? 0)) < Self.least
        && abs(moved.down - (superview?.down ?? 0)) < Self.least
      known[view.name] = moved
    }
    // 2. What goes as one with all that it holds.
    for view in after.reversed() {
      guard let moved = known[view.name] else { continue }
      if moved.isResized { known[view.name]?.isRigid = false }
      if !moved.follows || moved.isResized || !moved.isRigid, let superview = view.superview {
        known[superview]?.isRigid = false
      }
    }
    views = after.compactMap { known[$0.name] }.filter {
      $0.isResized || abs($0.across) >= Self.least || abs($0.down) >= Self.least
    }
  }

  /// The old places as ghosts, the new ones, and how far it is from the one to the other.
  func nodes() -> [SceneNode] {
    var nodes: [SceneNode] = []
    var labels: [Rect] = []
    let (gone, new) = (DifferenceSign.gone.color, DifferenceSign.new.color)
    for view in views where !view.follows {
      nodes.append(outline(view.old, SceneShape.Stroke(gone, width: 1, dash: [3, 2])))
      nodes.append(outline(view.new, SceneShape.Stroke(new, width: 1)))
      nodes += arrow(of: view, color: new)
      guard labels.count < Self.mostWords else { continue }
      let style = TextStyle(size: 9, weight: .semibold)
      let words = words(for: view)
      let width = PangoTextMeasurer().measure(words, style: style, width: nil, lineLimit: 1).width
      // Below each other where there are several at one place.
      var box = Rect(x: view.new.x, y: view.new.y - 13, width: width + 4, height: 11)
      for _ in 0..<6 where box.y < 0 || labels.contains(where: box.overlaps) { box.y += 12 }
      labels.append(box)
      nodes.append(.shape(SceneShape(.rectangle(box, cornerRadius: 2), fill: Color(rgb: 0xFFFFFF))))
      nodes.append(
        .text(
          SceneText(
            words, style: style, color: new, origin: Point(x: box.x + 2, y: box.maxY - 2.5), width: width)))
    }
    return nodes
  }

  private func outline(_ frame: Rect, _ stroke: SceneShape.Stroke) -> SceneNode {
    .shape(SceneShape(.rectangle(frame.inset(by: 0.5), cornerRadius: 0), stroke: stroke))
  }

  /// From the old middle to the new one, where it goes far enough to be seen.
  private func arrow(of view: View, color: Color) -> [SceneNode] {
    let (from, to) = (
      Point(x: view.old.midX, y: view.old.midY), Point(x: view.new.midX, y: view.new.midY)
    )
    let length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
    guard length >= 2 else { return [] }
    let (dx, dy) = ((to.x - from.x) / length, (to.y - from.y) / length)
    let head = min(5, length)
    let neck = Point(x: to.x - head * dx, y: to.y - head * dy)
    let sides = [-0.5, 0.5].map { Point(x: neck.x - $0 * head * dy, y: neck.y + $0 * head * dx) }
    return [
      .shape(
        SceneShape(.path([.move(from), .line(neck)]), stroke: SceneShape.Stroke(color, width: 1.5))),
      .shape(
        SceneShape(.path([.move(to), .line(sides[0]), .line(sides[1]), .close]), fill: color)),
    ]
  }

  /// `+8`, or with what it is of where that is more than one: `x +5.33, w −2.67`.
  private func words(for view: View) -> String {
    let changes = [
      ("x", view.across), ("y", view.down), ("w", view.new.width - view.old.width),
      ("h", view.new.height - view.old.height),
    ].filter { abs($0.1) >= Self.least }
    func number(_ value: Double) -> String {
      (value < 0 ? "−" : "+") + shortest((abs(value) * 100).rounded() / 100)
    }
    if changes.count == 1, ["x", "y"].contains(changes[0].0) { return number(changes[0].1) }
    return changes.map { "\($0.0) \(number($0.1))" }.joined(separator: ", ")
  }
}

extension Rect {
  /// Whether it may be a frame of a picture; one of somebody else's making may say anything.
  fileprivate var isDrawn: Bool {
    [x, y, width, height].allSatisfy { $0.isFinite && abs($0) < 1e6 } && width >= 0 && height >= 0
  }
}

extension ComparedPicture {
  /// The frames in the picture of the one canvas that it shows, superviews first; `nil` where they are not known.
  fileprivate var placedViews: [(name: String, frame: Rect, superview: String?)]? {
    guard let canvases = state?.canvases, canvases.count == 1, origins.count == 1 else { return nil }
    return canvases[0].views.map {
      ($0.name, $0.state.frame.offset(x: origins[0].x, y: origins[0].y), $0.state.superview)
    }
  }
}

extension DifferingPictures {
  /// Where the two differ. What moved is known from its frames, and what it shows is compared at its new place.
  func difference() throws(RenderingError) -> DifferencePicture {
    let isDeep = expected.bitmap.deepPixels != nil || actual.bitmap.deepPixels != nil
    let moved = isDeep ? MovedViews() : MovedViews(from: expected, to: actual)
    // 1. The expected picture with everything where it is now.
    var old = expected.bitmap
    for view in moved.views {
      for frame in [view.old, view.new] { old.copy(actual.bitmap, pixels(of: frame), to: (0, 0)) }
    }
    for view in moved.views where view.isRigid && !view.follows {
      let way = (view.across * scale, view.down * scale)
      // Else the same edges fall differently on pixels.
      guard way.0 == way.0.rounded(), way.1 == way.1.rounded() else { continue }
      old.copy(expected.bitmap, pixels(of: view.old), to: (Int(way.0), Int(way.1)))
    }
    var picture = differencePicture(expected: old, actual: actual.bitmap, options: options)
    if moved.views.isEmpty { return picture }
    // 2. Ghosts and arrows on it.
    let size = Size(
      width: Double(picture.bitmap.width) / scale, height: Double(picture.bitmap.height) / scale)
    let scene = Scene(size: size, background: nil, title: "", summary: "", nodes: moved.nodes())
    picture.bitmap.blend(try renderBitmap(scene, scale: scale))
    picture.signs = DifferenceSign.allCases.filter { picture.signs.contains($0) || $0 == .gone || $0 == .new }
    return picture
  }

  private func pixels(of frame: Rect) -> PixelRect { actual.pixels(of: frame) }
}

extension Bitmap {
  /// Copies a part of another picture, as far as both have it, to a place so many pixels further.
  fileprivate mutating func copy(_ other: Bitmap, _ part: PixelRect, to way: (x: Int, y: Int)) {
    let low = max(part.x, 0, -way.x)
    let high = min(part.x + part.width, other.width, width - way.x)
    guard low < high else { return }
    for row in max(
      part.y, 0, -way.y)..<max(part.y, 0, -way.y, min(part.y + part.height, other.height, height - way.y))
    {
      let source = (row * other.width + low) * 4
      let target = ((row + way.y) * width + low + way.x) * 4
      let count = (high - low) * 4
      pixels.replaceSubrange(target..<target + count, with: other.pixels[source..<source + count])
    }
  }

  /// Lays another picture over this one, which is opaque; as far as both reach.
  fileprivate mutating func blend(_ other: Bitmap) {
    for row in 0..<min(height, other.height) {
      for column in 0..<min(width, other.width) {
        let (source, target) = ((row * other.width + column) * 4, (row * width + column) * 4)
        let alpha = Int(other.pixels[source + 3])
        if alpha == 0 { continue }
        for channel in 0..<3 {
          let mixed =
            Int(other.pixels[source + channel]) * alpha + Int(pixels[target + channel]) * (255 - alpha)
          pixels[target + channel] = UInt8((mixed + 127) / 255)
        }
      }
    }
  }
}
