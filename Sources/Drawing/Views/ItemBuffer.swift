internal import Graphics

/// A grid that finds the frontmost view at a point. Each cell stores the frontmost view at its center.
struct ItemBuffer {
  private let bounds: Rect
  let cellSize: Double
  private let columns: Int
  private let rows: Int
  /// For each cell of the grid, the frontmost view as a position in the drawing order; -1 if no view covers the cell's
  /// center.
  private var owners: [Int32]

  init(bounds: Rect, frames: [Rect]) {
    self.bounds = bounds
    // To limit the cost, each axis has at most about 1,000 cells. If the bounds are at most 7,000 points wide and tall,
    // a cell is still smaller than the smallest name.
    cellSize = max(4, bounds.width / 1000, bounds.height / 1000)
    columns = Int(bounds.width / cellSize) + 1
    rows = Int(bounds.height / cellSize) + 1
    owners = Array(repeating: -1, count: columns * rows)
    fill(with: frames)
  }

  private mutating func fill(with frames: [Rect]) {
    let (columns, rows) = (columns, rows)
    // For each cell, the column from which to search for an empty cell: the cell's own column if it is empty, and
    // otherwise a column farther right.
    var following = [Int16](repeating: 0, count: (columns + 1) * rows)
    let spans = frames.map { frame in
      (
        columns: centers(frame.x - bounds.x, frame.maxX - bounds.x, columns),
        rows: centers(frame.y - bounds.y, frame.maxY - bounds.y, rows)
      )
    }
    following.withUnsafeMutableBufferPointer { following in
      owners.withUnsafeMutableBufferPointer { owners in
        for column in 0...columns { following[column] = Int16(column) }
        let firstRow = UnsafeBufferPointer(rebasing: following[...columns])
        for row in 1..<max(rows, 1) {
          _ = following[(row * (columns + 1))...].update(fromContentsOf: firstRow)
        }
        for position in frames.indices.reversed() {
          let ((left, right), (top, bottom)) = spans[position]
          if left > right || top > bottom { continue }
          for row in top...bottom {
            let line = UnsafeMutableBufferPointer(
              rebasing: following[row * (columns + 1)..<(row + 1) * (columns + 1)])
            var column = Self.firstEmpty(from: left, in: line)
            while column <= right {
              let start = column
              while column <= right, Int(line[column]) == column { column += 1 }
              owners[row * columns + start..<row * columns + column].update(repeating: Int32(position))
              line[start..<column].update(repeating: Int16(column))
              column = Self.firstEmpty(from: column, in: line)
            }
          }
        }
      }
    }
  }

  /// Returns the position, in the drawing order, of the frontmost view at a point; -1 if there is none.
  func owner(at point: Point) -> Int {
    guard point.x >= bounds.x, point.x <= bounds.maxX, point.y >= bounds.y, point.y <= bounds.maxY else {
      return -1
    }
    let column = Int(min(max((point.x - bounds.x) / cellSize, 0), Double(columns - 1)))
    let row = Int(min(max((point.y - bounds.y) / cellSize, 0), Double(rows - 1)))
    return Int(owners[row * columns + column])
  }

  private func centers(_ low: Double, _ high: Double, _ count: Int) -> (Int, Int) {
    let first = (low / cellSize - 0.5).rounded(.up)
    let last = (high / cellSize - 0.5).rounded(.down)
    return (Int(min(max(first, 0), Double(count))), Int(min(max(last, -1), Double(count - 1))))
  }

  private static func firstEmpty(from start: Int, in line: UnsafeMutableBufferPointer<Int16>) -> Int {
    var cell = start
    while Int(line[cell]) != cell {
      let next = Int(line[cell])
      line[cell] = line[next]
      cell = next
    }
    return cell
  }
}
