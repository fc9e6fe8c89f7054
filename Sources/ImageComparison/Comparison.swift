/// The result of comparing two pictures.
public enum Comparison: Sendable, Equatable {
  /// All pixels are the same, regardless of the options.
  case identical
  /// Some pixels differ, and the options tolerate all of them.
  case tolerated(PixelDifference)
  /// Some pixels differ by more than the options tolerate.
  case different(PixelDifference)
  /// The pictures have different sizes, and are not compared further; no option tolerates that.
  case differentSizes(expected: PixelSize, actual: PixelSize)

  /// Indicates whether the pictures count as the same.
  public var isSame: Bool {
    switch self {
    case .identical, .tolerated: true
    case .different, .differentSizes: false
    }
  }

  /// The difference, if sizes are the same and pixels differ.
  public var difference: PixelDifference? {
    switch self {
    case .tolerated(let difference), .different(let difference): difference
    case .identical, .differentSizes: nil
    }
  }
}

/// The pixels that differ between two pictures of one size, and by how much.
public struct PixelDifference: Sendable, Equatable {
  /// The number of pixels that differ and are not excused.
  public var count: Int
  /// The number of these pixels as a fraction of all pixels, from 0 to 1.
  public var ratio: Double
  /// The smallest rectangle around these pixels; `nil` if all are excused.
  public var bounds: PixelRect?
  /// The largest difference of a channel among these pixels, 0 to 255; below 1 between pictures with sixteen
  /// bits per sample that differ only in the lower eight.
  public var largest: Double
  /// The largest perceived difference among these pixels, 0 to 1: the threshold that would tolerate all of them.
  public var perceived: Double
  /// The regions of these pixels: from the top, then from the left.
  public var regions: [PixelRegion]
  /// The pixels that differ but do not count.
  public var excused = ExcusedPixels()
}

/// Differing pixels that lie together: the pixels of other regions are at least eight pixels away.
public struct PixelRegion: Sendable, Hashable {
  /// The smallest rectangle around the pixels.
  public var bounds: PixelRect
  /// The number of pixels that differ.
  public var count: Int
}

/// The number of pixels that differ but do not count, by the option that excuses them.
public struct ExcusedPixels: Sendable, Hashable {
  /// Pixels within the threshold.
  public var belowThreshold = 0
  /// Pixels of smoothed edges, if those are tolerated.
  public var antialiasing = 0
  /// Pixels in rectangles that are not compared.
  public var ignored = 0

  /// The number of all excused pixels.
  public var total: Int { belowThreshold + antialiasing + ignored }
}
