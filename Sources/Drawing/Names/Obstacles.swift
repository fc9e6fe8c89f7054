internal import Graphics

/// What names must not touch: edges of views, texts, other names, leader lines.
///
/// A grid of square cells, each with the obstacles that reach into it. A cell takes only so many; a fuller one
/// counts as blocked, so that no question costs more than a few hundred comparisons.
struct Obstacles {
  private let bounds: Rect
  private let cellSize: Double
  private let columns: Int
  private let rows: Int
  /// By cell: its last entry, or -1.
  private var heads: [Int32]
  private var counts: [UInt8]
  private var entries: [(rect: Int32, next: Int32)] = []
  private var rects: [Rect] = []
  /// Whether a leader line must not cross it either.
  private var isText: [Bool] = []

  private static let fullest: UInt8 = 96

  init(bounds: Rect) {
    self.bounds = bounds
    let most = 200.0
    cellSize = max(24, bounds.width / most, bounds.height / most)
    columns = Int(bounds.width / cellSize) + 1
    rows = Int(bounds.height / cellSize) + 1
    heads = Array(repeating: -1, count: columns * rows)
    counts = Array(repeating: 0, count: columns * rows)
  }

  /// Cost: linear in the cells that it covers.
  mutating func insert(_ rect: Rect, isText: Bool) {
    let number = Int32(rects.count)
    rects.append(rect)
    self.isText.append(isText)
    for row in rowRange(rect.y, rect.maxY) {
      for column in columnRange(rect.x, rect.maxX) {
        let cell = row * columns + column
        if counts[cell] >= Self.fullest || contains(rect, isText: isText, cell: cell) { continue }
        counts[cell] += 1
        entries.append((number, heads[cell]))
        heads[cell] = Int32(entries.count - 1)
      }
    }
  }

  /// The four sides of a view's outline, which lies inside its frame.
  mutating func insertEdges(of frame: Rect, thickness: Double) {
    let (x, y, right, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
    let across = min(thickness, frame.width)
    let down = min(thickness, frame.height)
    insert(Rect(minX: x, minY: y, maxX: right, maxY: y + down), isText: false)
    insert(Rect(minX: x, minY: bottom - down, maxX: right, maxY: bottom), isText: false)
    insert(Rect(minX: x, minY: y, maxX: x + across, maxY: bottom), isText: false)
    insert(Rect(minX: right - across, minY: y, maxX: right, maxY: bottom), isText: false)
  }

  func isFree(_ rect: Rect) -> Bool {
    for row in rowRange(rect.y, rect.maxY) {
      for column in columnRange(rect.x, rect.maxX) {
        let cell = row * columns + column
        if counts[cell] >= Self.fullest { return false }
        var entry = heads[cell]
        while entry >= 0 {
          if rects[Int(entries[Int(entry)].rect)].overlaps(rect) { return false }
          entry = entries[Int(entry)].next
        }
      }
    }
    return true
  }

  /// Whether a straight line meets a text or a name.
  func crossesText(from a: Point, to b: Point) -> Bool {
    for row in rowRange(min(a.y, b.y), max(a.y, b.y)) {
      for column in columnRange(min(a.x, b.x), max(a.x, b.x)) {
        var entry = heads[row * columns + column]
        while entry >= 0 {
          let rect = Int(entries[Int(entry)].rect)
          if isText[rect], rects[rect].isCrossed(from: a, to: b) { return true }
          entry = entries[Int(entry)].next
        }
      }
    }
    return false
  }

  /// Views often share edges; each is kept once.
  private func contains(_ rect: Rect, isText: Bool, cell: Int) -> Bool {
    var entry = heads[cell]
    while entry >= 0 {
      let other = Int(entries[Int(entry)].rect)
      if rects[other] == rect, self.isText[other] == isText { return true }
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
