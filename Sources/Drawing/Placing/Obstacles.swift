internal import Graphics
internal import LayoutModel

/// A grid of the obstacles that marks must not touch: edges of views, texts, and other marks.
struct Obstacles {
  private let bounds: Rect
  private let cellSize: Double
  private let columns: Int
  private let rows: Int
  private var heads: [Int32]
  private var counts: [UInt8]
  private var entries: [(rect: Int32, next: Int32, cell: Int32)] = []
  private var rects: [Rect] = []
  /// The owner of each rectangle: a view's position in the drawing order, or one of the constants below.
  private var owners: [Int32] = []

  /// The value in `owners` for texts, and for marks that no view hides, such as names and leader lines.
  static let inFront = Int(Int32.max)
  /// The value in `owners` for the shapes that controls draw, such as a slider's knob.
  static let shape = inFront - 1
  /// The value in `owners` for lines that are drawn in front of all views and do not belong to annotations.
  static let line = inFront - 2
  /// The value in `owners` for the lines of annotations, except extension lines.
  static let annotation = inFront - 3
  /// The value in `owners` for the extension lines of annotations. A disc with a view's number may cover these lines.
  static let extensionLine = inFront - 4
  static let besideText = 2.5
  private static let fullest: UInt8 = 48

  init(bounds: Rect) {
    self.bounds = bounds
    let most = 200.0
    cellSize = max(24, bounds.width / most, bounds.height / most)
    columns = Int(bounds.width / cellSize) + 1
    rows = Int(bounds.height / cellSize) + 1
    heads = Array(repeating: -1, count: columns * rows)
    counts = Array(repeating: 0, count: columns * rows)
  }

  mutating func insert(_ rect: Rect, owner: Int) {
    let number = Int32(rects.count)
    rects.append(rect)
    owners.append(Int32(owner))
    for row in rowRange(rect.y, rect.maxY) {
      for column in columnRange(rect.x, rect.maxX) {
        let cell = row * columns + column
        if counts[cell] >= Self.fullest || keepsOne(rect, owner: Int32(owner), cell: cell) { continue }
        counts[cell] += 1
        entries.append((number, heads[cell], Int32(cell)))
        heads[cell] = Int32(entries.count - 1)
      }
    }
  }

  var mark: (rects: Int, entries: Int) { (rects.count, entries.count) }

  mutating func rollBack(to mark: (rects: Int, entries: Int)) {
    while entries.count > mark.entries {
      let entry = entries.removeLast()
      heads[Int(entry.cell)] = entry.next
      counts[Int(entry.cell)] -= 1
    }
    rects.removeLast(rects.count - mark.rects)
    owners.removeLast(owners.count - mark.rects)
  }

  /// Inserts a text or a name with space beside it, so that two neighboring texts do not read as one.
  mutating func insertText(_ box: Rect) {
    insert(Self.room(around: box), owner: Self.inFront)
  }

  static func room(around text: Rect) -> Rect { text.inset(horizontally: -besideText, vertically: 0) }

  mutating func insertEdges(of frame: Rect, thickness: Double, owner: Int) {
    let (x, y, right, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
    let across = min(thickness, frame.width)
    let down = min(thickness, frame.height)
    insert(Rect(minX: x, minY: y, maxX: right, maxY: y + down), owner: owner)
    insert(Rect(minX: x, minY: bottom - down, maxX: right, maxY: bottom), owner: owner)
    insert(Rect(minX: x, minY: y, maxX: x + across, maxY: bottom), owner: owner)
    insert(Rect(minX: right - across, minY: y, maxX: right, maxY: bottom), owner: owner)
  }

  /// Returns whether a rectangle overlaps none of the obstacles whose owners (positions of views, or constants) are in
  /// the range from `owner` to `last`.
  func isFree(_ rect: Rect, from owner: Int, to last: Int = inFront) -> Bool {
    for row in rowRange(rect.y, rect.maxY) {
      for column in columnRange(rect.x, rect.maxX) {
        let cell = row * columns + column
        if counts[cell] >= Self.fullest { return false }
        var entry = heads[cell]
        while entry >= 0 {
          let obstacle = Int(entries[Int(entry)].rect)
          if rects[obstacle].overlaps(rect), owners[obstacle] >= owner, owners[obstacle] <= last {
            return false
          }
          entry = entries[Int(entry)].next
        }
      }
    }
    return true
  }

  /// Returns the areas of texts and names that overlap a rectangle, possibly with duplicates.
  func texts(in rect: Rect) -> [Rect] {
    var found: [Rect] = []
    for row in rowRange(rect.y, rect.maxY) {
      for column in columnRange(rect.x, rect.maxX) {
        var entry = heads[row * columns + column]
        while entry >= 0 {
          let obstacle = Int(entries[Int(entry)].rect)
          if owners[obstacle] == Self.inFront, rects[obstacle].overlaps(rect) {
            found.append(rects[obstacle])
          }
          entry = entries[Int(entry)].next
        }
      }
    }
    return found
  }

  /// Returns whether a straight line crosses the box of a text or name. The box is first widened by `distance` on the
  /// left and right (narrowed if negative), and reduced by 0.5 points at the top and bottom.
  func crossesText(from a: Point, to b: Point, within distance: Double = -0.5) -> Bool {
    for row in rowRange(min(a.y, b.y), max(a.y, b.y)) {
      for column in columnRange(min(a.x, b.x), max(a.x, b.x)) {
        var entry = heads[row * columns + column]
        while entry >= 0 {
          let rect = Int(entries[Int(entry)].rect)
          if owners[rect] == Self.inFront {
            let text = rects[rect].inset(horizontally: Self.besideText - distance, vertically: 0.5)
            if text.isCrossed(from: a, to: b) { return true }
          }
          entry = entries[Int(entry)].next
        }
      }
    }
    return false
  }

  /// Returns whether the cell already contains the rectangle. If it does, and if `owner` is in front of the stored
  /// owner, `owner` replaces it.
  private mutating func keepsOne(_ rect: Rect, owner: Int32, cell: Int) -> Bool {
    var entry = heads[cell]
    while entry >= 0 {
      let other = Int(entries[Int(entry)].rect)
      if rects[other] == rect {
        owners[other] = max(owners[other], owner)
        return true
      }
      entry = entries[Int(entry)].next
    }
    return false
  }

  private func rowRange(_ low: Double, _ high: Double) -> ClosedRange<Int> {
    cell(low - bounds.y, rows)...cell(high - bounds.y, rows)
  }

  private func columnRange(_ low: Double, _ high: Double) -> ClosedRange<Int> {
    cell(low - bounds.x, columns)...cell(high - bounds.x, columns)
  }

  private func cell(_ distance: Double, _ count: Int) -> Int {
    Int(min(max(distance / cellSize, 0), Double(count - 1)))
  }
}

extension Obstacles {
  /// Collects the edges and texts of views, and the shapes of their controls. The grid extends beyond the arrangement
  /// by `distance`, to allow marks there.
  init(of arrangement: Arrangement, around distance: Double, theme: Theme) {
    self.init(bounds: arrangement.bounds.inset(by: -distance))
    for (position, view) in arrangement.views.enumerated() where !view.isBeyond {
      if view.isPoint { insert(view.seen, owner: position) }
      // If the root's outline is drawn again above views that extend beyond the canvas, no view hides it.
      let owner = position == 0 && view.frame != arrangement.bounds ? Self.line : position
      if view.showsFrame || view.hasSubviews {
        insertEdges(of: view.aligned, thickness: view.edgeThickness(theme: theme), owner: owner)
      }
      for area in view.text?.areas ?? [] { insertText(area) }
      for node in view.control { insert(node, of: view) }
    }
  }

  /// Inserts the texts and shapes of a control. Only the edges of a large shape are inserted. A shape is skipped if it
  /// covers the whole view, or if the view has subviews.
  private mutating func insert(_ node: SceneNode, of view: DrawnView) {
    switch node {
    case .group(let group): for child in group.children { insert(child, of: view) }
    case .text(let text): insertText(text.inkBox)
    case .shape(let shape):
      let (box, frame) = (shape.outline.box, view.frame)
      if view.hasSubviews || box.contains(view.aligned) { return }
      if 2 * box.width * box.height < frame.width * frame.height {
        insert(box, owner: Self.shape)
      } else {
        insertEdges(of: box, thickness: shape.stroke?.width ?? 1, owner: Self.shape)
      }
    }
  }
}

extension DrawnView {
  func edgeThickness(theme: Theme) -> Double {
    var thickness = paint.stroke?.width ?? 0
    if problems.isInConflict { thickness = max(thickness, theme.markWidth) }
    if !problems.open.isEmpty {
      thickness = problems.isInConflict ? 2 * theme.markWidth + 1 : max(thickness, theme.markWidth)
    }
    return thickness
  }
}

extension SceneShape.Outline {
  var box: Rect {
    switch self {
    case .rectangle(let box, _), .ellipse(let box): return box
    case .path(let steps):
      let points = steps.flatMap { step -> [Point] in
        switch step {
        case .move(let point), .line(let point): [point]
        case .curve(let a, let b, let point): [a, b, point]
        case .close: []
        }
      }
      let (x, y) = (points.map(\.x), points.map(\.y))
      return Rect(minX: x.min() ?? 0, minY: y.min() ?? 0, maxX: x.max() ?? 0, maxY: y.max() ?? 0)
    }
  }
}
