/// What a comparison lets pass. As it is made, nothing: one channel of one pixel off by one is a difference.
public struct ComparisonOptions: Sendable, Equatable {
  /// The largest perceived difference of a pixel that is let pass, from 0 (none) to 1 (black for white); see
  /// `perceivedDifference`.
  public var threshold: Double
  /// The most pixels that may differ; `nil` is none, unless a ratio is given.
  public var mostPixels: Int?
  /// The largest part of all pixels that may differ, 0 to 1; with `mostPixels` too, both must hold.
  public var mostRatio: Double?
  /// Indicates whether pixels that smooth an edge may differ; see `Antialiasing`.
  public var ignoresAntialiasing: Bool
  /// What is not compared; parts outside of the picture do no harm.
  public var ignored: [PixelRect]
  /// Indicates whether files may say different things about how their samples are to be seen.
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

  /// Nothing is let pass.
  public static let exact = ComparisonOptions()
}

extension ComparisonOptions {
  /// Returns whether so many differing pixels of a picture may pass.
  func allows(_ count: Int, of total: Int) -> Bool {
    if mostPixels == nil, mostRatio == nil { return count == 0 }
    if let mostPixels, count > mostPixels { return false }
    if let mostRatio, Double(count) > mostRatio * Double(total) { return false }
    return true
  }

  /// Returns whether the ignored rectangles leave no pixel of a picture to compare. Cost: for each row at which one
  /// begins or ends, all of them.
  public func ignoresAll(of size: PixelSize) -> Bool {
    let regions = ignored.map { $0.clipped(to: size) }.filter { $0.width > 0 && $0.height > 0 }
    // Between two such rows, every row is alike.
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
