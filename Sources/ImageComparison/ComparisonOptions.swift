/// The tolerances of a comparison; the default is to tolerate no difference.
public struct ComparisonOptions: Sendable, Equatable {
  /// The largest perceived difference of a pixel that is tolerated, from 0 to 1 (see `squaredDifference`).
  public var threshold: Double
  /// The largest number of pixels that may differ. If this is `nil`, only `mostRatio` limits the number; if both are
  /// `nil`, no pixel may differ.
  public var mostPixels: Int?
  /// The largest fraction of pixels that may differ, from 0 to 1. If this is `nil`, only `mostPixels` limits the
  /// number; if both are `nil`, no pixel may differ.
  public var mostRatio: Double?
  /// Indicates whether differences at antialiased edges are ignored.
  public var ignoresAntialiasing: Bool
  /// The rectangles that are not compared. They may extend beyond the picture.
  public var ignored: [PixelRect]
  /// Indicates whether differences of the files' color profiles are ignored.
  public var ignoresProfiles: Bool

  public init(
    threshold: Double = 0, mostPixels: Int? = nil, mostRatio: Double? = nil,
    ignoresAntialiasing: Bool = false, ignored: [PixelRect] = [], ignoresProfiles: Bool = false
  ) {
    self.threshold = threshold
    self.mostPixels = mostPixels
    self.mostRatio = mostRatio
    self.ignoresAntialiasing = ignoresAntialiasing
    self.ignored = ignored
    self.ignoresProfiles = ignoresProfiles
  }

  /// Options that tolerate no difference.
  public static let exact = ComparisonOptions()
}

extension ComparisonOptions {
  func allows(_ count: Int, of total: Int) -> Bool {
    if mostPixels == nil, mostRatio == nil { return count == 0 }
    if let mostPixels, count > mostPixels { return false }
    if let mostRatio, Double(count) > mostRatio * Double(total) { return false }
    return true
  }

  /// Returns whether the ignored rectangles cover the whole picture.
  ///
  /// Cost: about quadratic in the number of rectangles.
  public func ignoresAll(of size: PixelSize) -> Bool {
    let regions = ignored.map { $0.clipped(to: size) }.filter { $0.width > 0 && $0.height > 0 }
    // Only the first row and the rows at the edges of rectangles need a test, because every other row is covered by the
    // same rectangles as the row above it.
    let edges = Set([0] + regions.flatMap { [$0.y, $0.y + $0.height] }).filter { $0 < size.height }
    return edges.allSatisfy { row in
      var covered = 0
      for region in regions.filter({ $0.rows.contains(row) }).sorted(by: { $0.x < $1.x })
      where region.x <= covered {
        covered = max(covered, region.x + region.width)
      }
      return covered >= size.width
    }
  }
}
