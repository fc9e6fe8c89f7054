internal import Graphics

/// A grid that records how much of each cell annotations cover.
struct DensityGrid {
  private let bounds: Rect
  private let cellSize: Double
  private let columns: Int
  private let rows: Int
  /// The area of each cell, in square points, that annotations of earlier kinds cover.
  private var settled: [Double]
  /// The area of each cell, in square points, that annotations of the current kind cover.
  private var current: [Double]
  private var isSettled = false

  init(bounds: Rect) {
    self.bounds = bounds
    cellSize = max(10, bounds.width / 300, bounds.height / 300)
    columns = Int(bounds.width / cellSize) + 1
    rows = Int(bounds.height / cellSize) + 1
    settled = Array(repeating: 0, count: columns * rows)
    current = settled
  }

  mutating func add(_ rect: Rect) {
    let across = cells(rect.x - bounds.x, rect.maxX - bounds.x, columns)
    for row in cells(rect.y - bounds.y, rect.maxY - bounds.y, rows) {
      let height = overlap(row, rect.y - bounds.y, rect.maxY - bounds.y)
      if height <= 0 { continue }
      for column in across {
        let width = overlap(column, rect.x - bounds.x, rect.maxX - bounds.x)
        if width > 0 { current[row * columns + column] += width * height }
      }
    }
  }

  mutating func settle() {
    isSettled = true
    for cell in current.indices {
      settled[cell] += current[cell]
      current[cell] = 0
    }
  }

  /// Returns the fraction of the rectangles' area that earlier kinds of annotations cover. The result can exceed 1 if
  /// annotations overlap one another.
  func density(in rects: [Rect]) -> Double {
    if !isSettled { return 0 }
    var (covered, area) = (0.0, 0.0)
    for rect in rects {
      let across = cells(rect.x - bounds.x, rect.maxX - bounds.x, columns)
      for row in cells(rect.y - bounds.y, rect.maxY - bounds.y, rows) {
        let height = overlap(row, rect.y - bounds.y, rect.maxY - bounds.y)
        if height <= 0 { continue }
        for column in across {
          let part = height * max(0, overlap(column, rect.x - bounds.x, rect.maxX - bounds.x))
          covered += settled[row * columns + column] * part
          area += part
        }
      }
    }
    return area > 0 ? covered / (cellSize * cellSize) / area : 0
  }

  private func overlap(_ cell: Int, _ low: Double, _ high: Double) -> Double {
    min(high, Double(cell + 1) * cellSize) - max(low, Double(cell) * cellSize)
  }

  private func cells(_ low: Double, _ high: Double, _ count: Int) -> ClosedRange<Int> {
    func cell(_ distance: Double) -> Int { Int(min(max(distance / cellSize, 0), Double(count - 1))) }
    return cell(low)...cell(max(low, high))
  }
}
