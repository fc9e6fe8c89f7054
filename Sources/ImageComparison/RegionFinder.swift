/// Groups pixels into regions, which consist of adjacent cells of 8 by 8 pixels.
///
/// Cost: constant per pixel, and nearly linear in the number of cells.
struct RegionFinder {
  private static let side = 8

  fileprivate struct Cell {
    var count: Int32 = 0
    var minX: Int32 = .max
    var minY: Int32 = .max
    var maxX: Int32 = 0
    var maxY: Int32 = 0
  }

  private let columns: Int
  private var cells: [Cell]

  init(width: Int, height: Int) {
    columns = (width + Self.side - 1) / Self.side
    cells = [Cell](repeating: Cell(), count: columns * ((height + Self.side - 1) / Self.side))
  }

  mutating func include(column: Int, row: Int) {
    let index = row / Self.side * columns + column / Self.side
    cells.withUnsafeMutableBufferPointer { cells in
      let (x, y) = (Int32(truncatingIfNeeded: column), Int32(truncatingIfNeeded: row))
      cells[index].count += 1
      cells[index].minX = min(cells[index].minX, x)
      cells[index].minY = min(cells[index].minY, y)
      cells[index].maxX = max(cells[index].maxX, x)
      cells[index].maxY = max(cells[index].maxY, y)
    }
  }

  func regions() -> [PixelRegion] {
    // 1. Start with a separate region for each cell that contains pixels.
    let filled = cells.indices.filter { cells[$0].count > 0 }
    var order = [Int32](repeating: -1, count: cells.count)
    for (place, cell) in filled.enumerated() { order[cell] = Int32(truncatingIfNeeded: place) }
    var parents = Array(filled.indices)
    // 2. Join each region with its preceding neighbors.
    for (place, cell) in filled.enumerated() {
      let column = cell % columns
      for (dx, dy) in [(-1, 0), (-1, -1), (0, -1), (1, -1)] where (0..<columns).contains(column + dx) {
        let neighbor = cell + dy * columns + dx
        guard neighbor >= 0, order[neighbor] >= 0 else { continue }
        let (a, b) = (root(place, &parents), root(Int(order[neighbor]), &parents))
        parents[max(a, b)] = min(a, b)
      }
    }
    // 3. Collect the joined regions.
    var joined = filled.map { cells[$0].region }
    for place in filled.indices.reversed() where parents[place] != place {
      let parent = root(place, &parents)
      joined[parent].bounds = joined[parent].bounds.union(joined[place].bounds)
      joined[parent].count += joined[place].count
    }
    let regions = filled.indices.filter { parents[$0] == $0 }.map { joined[$0] }
    return regions.sorted { ($0.bounds.y, $0.bounds.x) < ($1.bounds.y, $1.bounds.x) }
  }

  private func root(_ place: Int, _ parents: inout [Int]) -> Int {
    var place = place
    while parents[place] != place {
      parents[place] = parents[parents[place]]
      place = parents[place]
    }
    return place
  }
}

extension RegionFinder.Cell {
  fileprivate var region: PixelRegion {
    PixelRegion(
      bounds: PixelRect(columns: Int(minX)..<Int(maxX) + 1, rows: Int(minY)..<Int(maxY) + 1),
      count: Int(count))
  }
}
