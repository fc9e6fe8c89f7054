import CairoRendering

extension MovedViews {
  /// More words would cover what they are about.
  private static let mostWords = 60

  /// The old places as ghosts, the new ones, and how far it is from the one to the other.
  ///
  /// - Parameters:
  ///   - differsBelow: whether what is written below the canvas differs.
  ///   - bottom: of the picture.
  func nodes(differsBelow: Bool, to bottom: Double) -> [SceneNode] {
    var nodes: [SceneNode] = []
    var labels: [Rect] = []
    for view in shown {
      nodes.append(outline(view.old, SceneShape.Stroke(Self.gone, width: 1, dash: [3, 2])))
      nodes.append(outline(view.new, SceneShape.Stroke(Self.new, width: 1)))
      nodes += arrows(of: view)
    }
    for view in shown where labels.count < Self.mostWords {
      nodes += label(of: view, &labels, above: bottom)
    }
    if differsBelow, let canvas {
      // As an editor marks changed lines.
      let bar = Rect(minX: 1, minY: max(canvas.old.maxY, canvas.new.maxY) + 4, maxX: 4, maxY: bottom - 2)
      if bar.height > 0 {
        nodes.append(.shape(SceneShape(.rectangle(bar, cornerRadius: 0), fill: Self.new)))
      }
    }
    return nodes
  }

  private static let gone = DifferenceSign.gone.color
  private static let new = DifferenceSign.new.color

  /// What goes nowhere by itself needs no sign; a canvas of another size is as a view.
  private var shown: [View] {
    let canvas = canvas.map { View(old: $0.old, new: $0.new, follows: false) }
    return views.filter { !$0.follows && !$0.isTold } + [canvas].compactMap { $0 }.filter(\.isResized)
  }

  private func outline(_ frame: Rect, _ stroke: SceneShape.Stroke) -> SceneNode {
    .shape(SceneShape(.rectangle(frame.inset(by: 0.5), cornerRadius: 0), stroke: stroke))
  }

  /// From the old middle to the new one; of what is resized, from each old edge to the new one.
  private func arrows(of view: View) -> [SceneNode] {
    let (old, new) = (view.old, view.new)
    if !view.isResized {
      return arrow(from: Point(x: old.midX, y: old.midY), to: Point(x: new.midX, y: new.midY))
    }
    let (x, y) = (new.midX, new.midY)
    return [
      (Point(x: old.x, y: y), Point(x: new.x, y: y)), (Point(x: old.maxX, y: y), Point(x: new.maxX, y: y)),
      (Point(x: x, y: old.y), Point(x: x, y: new.y)), (Point(x: x, y: old.maxY), Point(x: x, y: new.maxY)),
    ].flatMap { arrow(from: $0.0, to: $0.1) }
  }

  private func arrow(from: Point, to: Point) -> [SceneNode] {
    let length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
    guard length >= Self.least else { return [] }
    let (dx, dy) = ((to.x - from.x) / length, (to.y - from.y) / length)
    // A short way is shown by an arrow that starts earlier.
    let (head, tail) = (4.0, max(length, 9))
    let start = Point(x: to.x - tail * dx, y: to.y - tail * dy)
    let neck = Point(x: to.x - head * dx, y: to.y - head * dy)
    let sides = [-0.5, 0.5].map { Point(x: neck.x - $0 * head * dy, y: neck.y + $0 * head * dx) }
    return [
      .shape(
        SceneShape(.path([.move(start), .line(neck)]), stroke: SceneShape.Stroke(Self.new, width: 1.5))),
      .shape(
        SceneShape(.path([.move(to), .line(sides[0]), .line(sides[1]), .close]), fill: Self.new)),
    ]
  }

  /// How far, above the view, or wherever beside it no other label is.
  private func label(of view: View, _ labels: inout [Rect], above bottom: Double) -> [SceneNode] {
    let style = TextStyle(size: 9, weight: .semibold)
    let words = words(for: view)
    let width = PangoTextMeasurer().measure(words, style: style, width: nil, lineLimit: 1).width
    let (frame, size) = (view.new, Size(width: width + 4, height: 10))
    let above = frame.y - size.height - 0.5
    var places = [above, frame.maxY + 2, frame.y + 2].map { Point(x: frame.x, y: $0) }
    places.append(Point(x: max(frame.maxX, view.old.maxX) + 4, y: frame.midY - size.height / 2))
    places += (1...5).map { Point(x: frame.x, y: above + 12 * Double($0)) }
    let boxes = places.map { Rect(x: max($0.x, 0), y: $0.y, width: size.width, height: size.height) }
    let free = boxes.first { box in box.y >= 0 && box.maxY <= bottom && !labels.contains { box.overlaps($0) }
    }
    let box = free ?? boxes[0]
    labels.append(box)
    return [
      .shape(SceneShape(.rectangle(box, cornerRadius: 2), fill: Color(rgb: 0xFFFFFF))),
      .text(
        SceneText(
          words, style: style, color: Self.new, origin: Point(x: box.x + 2, y: box.maxY - 2.5), width: width)),
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
