/// How two pictures compare.
public enum Comparison: Sendable, Equatable {
  /// Every pixel is the same, whatever the options let pass.
  case identical
  /// Some pixels differ, and the options let all of that pass.
  case tolerated(PixelDifference)
  /// Some pixels differ by more than the options let pass.
  case different(PixelDifference)
  /// Pictures of different sizes are not compared further; no option lets them pass.
  case differentSizes(expected: PixelSize, actual: PixelSize)

  /// Indicates whether one may stand for the other.
  public var isSame: Bool {
    switch self {
    case .identical, .tolerated: true
    case .different, .differentSizes: false
    }
  }

  /// What differs, where sizes are the same and something does.
  public var difference: PixelDifference? {
    switch self {
    case .tolerated(let difference), .different(let difference): difference
    case .identical, .differentSizes: nil
    }
  }
}

/// Which pixels of two pictures of one size differ, and by how much.
public struct PixelDifference: Sendable, Equatable {
  /// How many pixels differ and are not excused.
  public var count: Int
  /// Of all pixels, from 0 to 1.
  public var ratio: Double
  /// The smallest rectangle that holds them; `nil` where all are excused.
  public var bounds: PixelRect?
  /// The largest difference of a channel among them, 0 to 255; under 1 between pictures of sixteen bits a sample that
  /// differ only in the lower eight.
  public var largest: Double
  /// The largest perceived difference among them, 0 to 1: the threshold that would let all of them pass.
  public var perceived: Double
  /// Them by neighborhood: from the top, then from the left.
  public var regions: [PixelRegion]
  /// Pixels that differ and do not count.
  public var excused: ExcusedPixels

  public init(
    count: Int, ratio: Double, bounds: PixelRect?, largest: Double, perceived: Double, regions: [PixelRegion],
    excused: ExcusedPixels = ExcusedPixels()
  ) {
    self.count = count
    self.ratio = ratio
    self.bounds = bounds
    self.largest = largest
    self.perceived = perceived
    self.regions = regions
    self.excused = excused
  }
}

/// Differing pixels that lie together: none of another region is nearer than eight pixels.
public struct PixelRegion: Sendable, Hashable {
  /// The smallest rectangle that holds them.
  public var bounds: PixelRect
  /// How many pixels differ in it.
  public var count: Int

  public init(bounds: PixelRect, count: Int) {
    self.bounds = bounds
    self.count = count
  }
}

/// How many pixels differ but do not count, by the option that let them pass.
public struct ExcusedPixels: Sendable, Hashable {
  /// Within the threshold.
  public var belowThreshold: Int
  /// Smoothed edges, where those are let pass.
  public var antialiasing: Int
  /// In rectangles that are not compared.
  public var ignored: Int

  public init(belowThreshold: Int = 0, antialiasing: Int = 0, ignored: Int = 0) {
    self.belowThreshold = belowThreshold
    self.antialiasing = antialiasing
    self.ignored = ignored
  }

  /// All of them.
  public var total: Int { belowThreshold + antialiasing + ignored }
}
