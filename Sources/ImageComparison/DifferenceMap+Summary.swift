import Graphics

extension DifferenceMap {
  func summary(expected: Bitmap, actual: Bitmap) -> PixelDifference? {
    var excused = ExcusedPixels()
    var count = 0
    var extremes = LargestDifferences()
    var regions = RegionFinder(width: width, height: height)
    let deep = Bitmap16(expected: expected, actual: actual)
    expected.withPixels { expected in
      actual.withPixels { actual in
        verdicts.withUnsafeBufferPointer { verdicts in
          for (slot, row) in rows.enumerated() {
            for column in 0..<width {
              switch verdicts[slot &* width &+ column] {
              case PixelVerdict.same.rawValue: continue
              case PixelVerdict.belowThreshold.rawValue: excused.belowThreshold += 1
              case PixelVerdict.antialiasing.rawValue: excused.antialiasing += 1
              case PixelVerdict.ignored.rawValue: excused.ignored += 1
              default:
                count += 1
                if let deep {
                  let pixels = deep.channels(at: row * width + column)
                  extremes.include(pixels.expected, pixels.actual)
                } else {
                  extremes.include(expected[row &* width &+ column], actual[row &* width &+ column])
                }
                regions.include(column: column, row: row)
              }
            }
          }
        }
      }
    }
    if count == 0, excused.total == 0 { return nil }
    let found = regions.regions()
    return PixelDifference(
      count: count, ratio: Double(count) / Double(width * height),
      bounds: found.dropFirst().reduce(found.first?.bounds) { $0?.union($1.bounds) },
      largest: extremes.channel, perceived: (extremes.squared / largestSquaredDifference).squareRoot(),
      regions: found, excused: excused)
  }
}

/// The largest differences among the pairs of pixels included so far: `channel` between values of a single channel, and
/// `squared` between whole colors (see `squaredDifference`).
private struct LargestDifferences {
  private(set) var channel = 0.0
  private(set) var squared = 0.0
  private var last: (UInt32, UInt32) = (0, 0)

  @inline(__always)
  mutating func include(_ a: UInt32, _ b: UInt32) {
    if a == last.0, b == last.1 { return }
    last = (a, b)
    include(PixelChannels(a), PixelChannels(b))
  }

  mutating func include(_ a: PixelChannels, _ b: PixelChannels) {
    channel = max(channel, a.largestDifference(from: b))
    squared = max(squared, squaredDifference(a, b))
  }
}
