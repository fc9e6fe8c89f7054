import CairoRendering
import Drawing
import Encoding
import Graphics
import ImageComparison
import LayoutMessages
import LayoutModel

extension MovedViews {
  /// The largest number of labels for each kind of change. More labels would cover the picture.
  private static let mostWords = 60

  /// Returns the shapes that show the changes: frames, arrows and labels, and a bar if `differsBelow` is true.
  ///
  /// - Parameters:
  ///   - picture: the current picture, whose letters and lines the shapes should cover as little as possible.
  ///   - differsBelow: whether the pictures differ in the text below their canvases.
  func nodes(on picture: Bitmap, scale: Double, differsBelow: Bool) -> [SceneNode] {
    var room = FreeSpaceMap(picture, scale: scale)
    var nodes: [SceneNode] = []
    // 1. Fill the frames of changed texts, and outline added views and both the old and the new frames of moved views.
    for text in texts {
      nodes.append(.shape(SceneShape(.rectangle(text.frame, cornerRadius: 0), fill: Self.tint)))
    }
    for frame in added { nodes.append(outline(frame, SceneShape.Stroke(Self.now, width: 1))) }
    for view in shown {
      nodes.append(outline(view.old, SceneShape.Stroke(Self.before, width: 1, dash: [3, 2])))
      nodes.append(outline(view.new, SceneShape.Stroke(Self.now, width: 1)))
      room.addOutline(view.old)
      room.addOutline(view.new)
    }
    // 2. Draw arrows, each at a separate place.
    for view in shown { nodes += arrows(of: view, in: &room) }
    // 3. Describe the changes in words, with labels placed in free space if possible.
    let shared = sharedShifts
    var written: Set<Shift> = []
    for view in shown.prefix(Self.mostWords) {
      let text = texts.first { $0.frame == view.new }
      let words = words(for: view) { !shared.contains($0) || written.insert($0).inserted }
      let parts = [words.isEmpty ? nil : (words, Self.now), text.map { ($0.words, Self.changed) }]
      nodes += label(parts.compactMap { $0 }, at: view.new, beside: view.new.union(view.old), in: &room)
    }
    for frame in added.prefix(Self.mostWords) {
      nodes += label([("new", Self.now)], at: frame, beside: frame, in: &room)
    }
    let reported = Set(shown.map(\.new))
    for text in texts.prefix(Self.mostWords) where !reported.contains(text.frame) {
      nodes += label([(text.words, Self.changed)], at: text.frame, beside: text.frame, in: &room)
    }
    if differsBelow, let canvas {
      let bar = Rect(
        minX: 1, minY: max(canvas.old.maxY, canvas.new.maxY) + 4, maxX: 4,
        maxY: Double(picture.height) / scale - 2)
      if bar.height > 0 {
        nodes.append(.shape(SceneShape(.rectangle(bar, cornerRadius: 0), fill: Self.now)))
      }
    }
    return nodes
  }

  var signs: [DifferenceSign] {
    (shown.isEmpty ? [] : [.gone, .new]) + (added.isEmpty ? [] : [.new]) + (texts.isEmpty ? [] : [.changed])
  }

  private static let before = DifferenceSign.gone.color
  private static let now = DifferenceSign.new.color
  private static let changed = DifferenceSign.changed.color
  private static let tint = changed.withAlpha(40)

  /// The moved views to show, and the canvas if it was resized. Views that only follow a move or resizing of their
  /// superview or the canvas are left out.
  private var shown: [View] {
    let canvas = canvas.map { View(old: $0.old, new: $0.new, follows: false) }
    return views.filter { !$0.follows && !$0.isReported } + [canvas].compactMap { $0 }.filter(\.isResized)
  }

  private func outline(_ frame: Rect, _ stroke: SceneShape.Stroke) -> SceneNode {
    .shape(SceneShape(.rectangle(frame.inset(by: 0.5), cornerRadius: 0), stroke: stroke))
  }

  /// The length of the shortest arrow, in points. Shorter moves are also drawn with an arrow of this length.
  private static let tail = 9.0

  /// Returns arrows from a view's old edges to its new edges. If the view keeps its size, one arrow shows the whole
  /// move.
  private func arrows(of view: View, in room: inout FreeSpaceMap) -> [SceneNode] {
    let (old, new) = (view.old, view.new)
    var (across, down) = ([(old.x, new.x), (old.maxX, new.maxX)], [(old.y, new.y), (old.maxY, new.maxY)])
    if !view.isResized {
      (across, down) = ([across[view.across > 0 ? 1 : 0]], [down[view.down > 0 ? 1 : 0]])
      if abs(view.across) >= Self.least, abs(view.down) >= Self.least {
        return arrow(
          from: Point(x: across[0].0, y: down[0].0), to: Point(x: across[0].1, y: down[0].1))
      }
    }
    let parts = [0.5, 1.0 / 3, 2.0 / 3, 0.25, 0.75, 0.15, 0.85]
    func best(_ ways: [(Double, Double)], _ box: (_ low: Double, _ high: Double, _ part: Double) -> Rect)
      -> [(from: Double, to: Double, box: Rect)]
    {
      ways.filter { abs($0.1 - $0.0) >= Self.least }.map { from, to in
        let start = to > from ? min(from, to - Self.tail) : max(from, to + Self.tail)
        let boxes = parts.map { box(min(start, to), max(start, to), $0) }
        return (from, to, room.best(of: boxes) ?? boxes[0])
      }
    }
    let flat = best(across) { low, high, part in
      let y = new.y + part * new.height
      return Rect(minX: low, minY: y - 3, maxX: high, maxY: y + 3)
    }
    let steep = best(down) { low, high, part in
      let x = new.x + part * new.width
      return Rect(minX: x - 3, minY: low, maxX: x + 3, maxY: high)
    }
    // Leave space at the ends of arrows, because two arrows on the same line would look like one long arrow.
    for way in flat { room.take(way.box.inset(horizontally: -24, vertically: 0)) }
    for way in steep { room.take(way.box.inset(horizontally: 0, vertically: -24)) }
    return flat.flatMap {
      arrow(from: Point(x: $0.from, y: $0.box.midY), to: Point(x: $0.to, y: $0.box.midY))
    }
      + steep.flatMap {
        arrow(from: Point(x: $0.box.midX, y: $0.from), to: Point(x: $0.box.midX, y: $0.to))
      }
  }

  private func arrow(from: Point, to: Point) -> [SceneNode] {
    let length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
    guard length >= Self.least else { return [] }
    let (dx, dy) = ((to.x - from.x) / length, (to.y - from.y) / length)
    // The arrow of a short move starts before the old edge, to be long enough to be seen.
    let (head, tail) = (4.0, max(length, Self.tail))
    let start = Point(x: to.x - tail * dx, y: to.y - tail * dy)
    let neck = Point(x: to.x - head * dx, y: to.y - head * dy)
    let sides = [-0.5, 0.5].map { Point(x: neck.x - $0 * head * dy, y: neck.y + $0 * head * dx) }
    return [
      .shape(
        SceneShape(.path([.move(start), .line(neck)]), stroke: SceneShape.Stroke(Self.now, width: 1.5))),
      .shape(
        SceneShape(.path([.move(to), .line(sides[0]), .line(sides[1]), .close]), fill: Self.now)),
    ]
  }

  private func label(
    _ parts: [(words: String, color: Color)], at frame: Rect, beside all: Rect, in room: inout FreeSpaceMap
  ) -> [SceneNode] {
    if parts.isEmpty { return [] }
    let style = TextStyle(size: 9, weight: .semibold)
    let measurer = PangoTextMeasurer()
    let texts = parts.map {
      SceneText(
        $0.words, style: style, color: $0.color, origin: Point(x: 0, y: 0),
        width: measurer.measure($0.words, style: style, width: nil, lineLimit: 1).width)
    }
    let gap = 5.0
    let (width, height) = (texts.reduce(4 - gap) { $0 + $1.width + gap }, 10.0)
    let columns = [frame.x, frame.maxX - width, frame.midX - width / 2].map { max($0, 0) }
    let besideArrow = [frame.midX + 5, frame.midX - width - 5].map { max($0, 0) }
    let (above, below) = (frame.y - height - 0.5, frame.maxY + 2)
    let (top, bottom) = (frame.y + 2, frame.maxY - height - 2)
    func places(_ columns: [Double], _ rows: [Double]) -> [Point] {
      rows.flatMap { row in columns.map { Point(x: $0, y: row) } }
    }
    let places =
      places(columns, [above, below]) + places(columns + besideArrow, [all.y - height - 0.5, all.maxY + 2])
      + places([all.maxX + 4, all.x - width - 4], [frame.midY - height / 2, top, bottom])
      + places(columns, [top, bottom, above - 12, below + 12, above - 24, below + 24])
    let boxes = places.map { Rect(x: $0.x, y: $0.y, width: width, height: height) }
    let others = (shown.map(\.new) + added + stays.filter { !$0.isHolder }.map(\.frame)).filter {
      !$0.contains(frame)
    }
    let box = room.best(of: boxes, awayFrom: others) ?? boxes.first(where: room.holds) ?? boxes[0]
    room.take(box)
    var nodes: [SceneNode] = [
      .shape(SceneShape(.rectangle(box, cornerRadius: 2), fill: Color(rgb: 0xFFFFFF)))
    ]
    var x = box.x + 2
    for var text in texts {
      text.origin = Point(x: x, y: box.maxY - 2.5)
      x += text.width + gap
      nodes.append(.text(text))
    }
    return nodes
  }

  private struct Shift: Hashable {
    var name: String
    var tenths: Double
  }

  private func changes(of view: View) -> [(shift: Shift, isMove: Bool)] {
    let (width, height) = (view.new.width - view.old.width, view.new.height - view.old.height)
    return [("x", view.across, abs(width)), ("y", view.down, abs(height)), ("w", width, 1), ("h", height, 1)]
      .filter { abs($0.1) >= Self.least }
      .map { (Shift(name: $0.0, tenths: ($0.1 * 10).rounded()), $0.2 < Self.least) }
  }

  /// The moves that at least three views have in common. A shared move is written only once.
  private var sharedShifts: Set<Shift> {
    let moves = shown.flatMap { changes(of: $0).filter(\.isMove).map(\.shift) }
    return Set(Dictionary(moves.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value >= 3 }.keys)
  }

  private func words(for view: View, where isWanted: (Shift) -> Bool) -> String {
    changes(of: view).filter { isWanted($0.shift) || !$0.isMove }.map { change, _ in
      "\(change.name) \(change.tenths < 0 ? "−" : "+")\(tenths(abs(change.tenths) / 10))"
    }.joined(separator: ", ")
  }
}

extension MovedViews.ChangedText {
  /// The label beside a changed text: `was “Search”`, or `new text` if the old text is unknown.
  fileprivate var words: String {
    guard let old else { return "new text" }
    let line = old.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "was “\(line.count > 24 ? line.prefix(23) + "…" : line)”"
  }
}
