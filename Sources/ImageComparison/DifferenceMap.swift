import Graphics
import Platform

enum PixelVerdict: UInt8 {
  case same, different, belowThreshold, antialiasing, ignored
}

/// The rows in which two pictures of the same size differ, with a verdict on each pixel of these rows.
struct DifferenceMap {
  let width: Int
  let height: Int
  private(set) var rows: [Int] = []
  /// The raw values of `PixelVerdict` for the pixels of `rows`, one row after the other.
  private(set) var verdicts: [UInt8] = []

  init(expected: Bitmap, actual: Bitmap, options: ComparisonOptions) {
    precondition(expected.pixelSize == actual.pixelSize, "the pictures must have the same size")
    (width, height) = (expected.width, expected.height)
    guard width > 0 else { return }
    let deep = Bitmap16(expected: expected, actual: actual)
    if let deep {
      rows = deep.differingRows(width: width, height: height)
      verdicts = [UInt8](repeating: 0, count: rows.count * width)
      judge(deep, options)
    }
    expected.withPixels { expected in
      actual.withPixels { actual in
        if deep == nil {
          rows = differingRows(expected, actual)
          verdicts = [UInt8](repeating: 0, count: rows.count * width)
          judge(expected, actual, options)
        }
        ignore(options.ignored)
        if options.ignoresAntialiasing { excuseAntialiasing(expected, actual) }
      }
    }
  }

  private func differingRows(
    _ expected: UnsafeBufferPointer<UInt32>, _ actual: UnsafeBufferPointer<UInt32>
  ) -> [Int] {
    guard let a = expected.baseAddress, let b = actual.baseAddress else { return [] }
    return (0..<height).filter { memcmp(a + $0 * width, b + $0 * width, 4 * width) != 0 }
  }

  private mutating func judge(
    _ expected: UnsafeBufferPointer<UInt32>, _ actual: UnsafeBufferPointer<UInt32>,
    _ options: ComparisonOptions
  ) {
    let limit = largestSquaredDifference * options.threshold * options.threshold
    let (rows, width) = (rows, width)
    verdicts.withUnsafeMutableBufferPointer { verdicts in
      for (slot, row) in rows.enumerated() {
        let verdicts = UnsafeMutableBufferPointer(rebasing: verdicts[slot * width..<(slot + 1) * width])
        let start = row * width
        for column in 0..<width {
          let (a, b) = (expected[start &+ column], actual[start &+ column])
          if a == b || (a | b).littleEndian >> 24 == 0 { continue }
          let isBelow = options.threshold > 0 && squaredDifference(a, b) <= limit
          verdicts[column] = (isBelow ? PixelVerdict.belowThreshold : .different).rawValue
        }
      }
    }
  }

  private mutating func judge(_ pixels: Bitmap16, _ options: ComparisonOptions) {
    let limit = largestSquaredDifference * options.threshold * options.threshold
    for (slot, row) in rows.enumerated() {
      for column in 0..<width {
        guard let (a, b) = pixels.difference(at: row * width + column) else { continue }
        let isBelow = options.threshold > 0 && squaredDifference(a, b) <= limit
        verdicts[slot * width + column] = (isBelow ? PixelVerdict.belowThreshold : .different).rawValue
      }
    }
  }

  private mutating func ignore(_ regions: [PixelRect]) {
    let regions = regions.map { $0.clipped(to: PixelSize(width: width, height: height)) }
    for (slot, row) in rows.enumerated() {
      for region in regions where region.rows.contains(row) {
        for place in region.columns.lowerBound + slot * width..<region.columns.upperBound + slot * width
        where verdicts[place] != 0 {
          verdicts[place] = PixelVerdict.ignored.rawValue
        }
      }
    }
  }
}

extension DifferenceMap {
  /// The greatest length, in pixels, of a straight edge whose differences count as antialiasing. A longer edge probably
  /// belongs to a view that moved.
  static let longestStraight = 32

  private mutating func excuseAntialiasing(
    _ expected: UnsafeBufferPointer<UInt32>, _ actual: UnsafeBufferPointer<UInt32>
  ) {
    let detector = Antialiasing(width: width, height: height, expected: expected, actual: actual)
    for (slot, row) in rows.enumerated() {
      for column in 0..<width where verdicts[slot * width + column] == PixelVerdict.different.rawValue {
        if detector.smooths(column: column, row: row) {
          verdicts[slot * width + column] = PixelVerdict.antialiasing.rawValue
        }
      }
    }
    for stretch in longStretches(expected, actual) {
      for place in stretch { verdicts[place] = PixelVerdict.different.rawValue }
    }
  }

  /// Returns the places, as indices of `verdicts`, of the antialiasing pixels in horizontal or vertical runs of more
  /// than `longestStraight` equal pixels.
  private func longStretches(
    _ expected: UnsafeBufferPointer<UInt32>, _ actual: UnsafeBufferPointer<UInt32>
  ) -> [StrideTo<Int>] {
    var stretches: [StrideTo<Int>] = []
    // For each column, the length of the vertical run of equal antialiasing pixels that ends in this row.
    var heights = [Int](repeating: 0, count: width)
    for (slot, row) in rows.enumerated() {
      let isBelowLast = slot > 0 && rows[slot - 1] == row - 1
      var length = 0
      for column in 0..<width {
        let place = slot * width + column
        guard verdicts[place] == PixelVerdict.antialiasing.rawValue else {
          (length, heights[column]) = (0, 0)
          continue
        }
        let pixel = row * width + column
        func looksLike(_ other: Int) -> Bool {
          expected[pixel] == expected[other] && actual[pixel] == actual[other]
        }
        length = length > 0 && looksLike(pixel - 1) ? length + 1 : 1
        heights[column] =
          isBelowLast && heights[column] > 0 && looksLike(pixel - width) ? heights[column] + 1 : 1
        // Add the whole run when its length first exceeds `longestStraight`, and after that, add each further pixel.
        if length > Self.longestStraight {
          let first = length == Self.longestStraight + 1 ? place - Self.longestStraight : place
          stretches.append(stride(from: first, to: place + 1, by: 1))
        }
        if heights[column] > Self.longestStraight {
          let count = heights[column] == Self.longestStraight + 1 ? Self.longestStraight : 0
          stretches.append(stride(from: place - count * width, to: place + 1, by: width))
        }
      }
    }
    return stretches
  }
}
