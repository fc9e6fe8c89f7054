/// The shapes and texts that touch each horizontal band of a picture.
struct BandSchedule {
  let bandCount: Int
  /// The leaves (shapes and texts) that begin in `band` are `order[starts[band]..<starts[band + 1]]`.
  private let starts: [Int]
  private let order: [Int]
  private let lastBands: [Int32]
  private var open: [Int] = []

  init(_ leaves: [SceneLeaf], scale: Double, height: Int, bandHeight: Int) {
    bandCount = (height + bandHeight - 1) / bandHeight
    let (count, unit) = (Double(bandCount), scale / Double(bandHeight))
    var firstBands = [Int32](repeating: 0, count: leaves.count)
    var lastBands = [Int32](repeating: Int32(bandCount - 1), count: leaves.count)
    for (index, leaf) in leaves.enumerated() {
      guard let rows = leaf.rows else { continue }
      let (first, last) = (rows.lowerBound * unit, rows.upperBound * unit)
      if first >= 0 { firstBands[index] = Int32(min(first, count)) }
      if last < count { lastBands[index] = last < 0 ? -1 : Int32(last) }
    }
    var starts = [Int](repeating: 0, count: bandCount + 2)
    for first in firstBands { starts[Int(first) + 1] += 1 }
    for band in 0...bandCount { starts[band + 1] += starts[band] }
    var next = starts
    var order = [Int](repeating: 0, count: leaves.count)
    for (index, first) in firstBands.enumerated() {
      order[next[Int(first)]] = index
      next[Int(first)] += 1
    }
    (self.starts, self.order, self.lastBands) = (starts, order, lastBands)
  }

  /// Returns the indices of the shapes and texts that touch a horizontal band. This method must be called once for each
  /// band, from top to bottom, because each call starts with the shapes and texts of the band above.
  mutating func leaves(of band: Int) -> [Int] {
    let begun = order[starts[band]..<starts[band + 1]]
    var merged: [Int] = []
    merged.reserveCapacity(open.count + begun.count)
    var next = begun.startIndex
    for index in open where lastBands[index] >= band {
      while next < begun.endIndex, begun[next] < index {
        if lastBands[begun[next]] >= band { merged.append(begun[next]) }
        next += 1
      }
      merged.append(index)
    }
    merged.append(contentsOf: begun[next...].lazy.filter { [lastBands] in lastBands[$0] >= band })
    open = merged
    return merged
  }

  func isLast(_ band: Int, of leaf: Int) -> Bool { lastBands[leaf] <= band }
}
