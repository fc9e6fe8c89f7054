/// The result of comparing two pictures.
public enum Comparison: Sendable, Equatable {
  /// All pixels are the same.
  case identical
  /// Some pixels differ, and the options tolerate the difference.
  case tolerated(PixelDifference)
  /// Some pixels differ, and the options do not tolerate the difference.
  case different(PixelDifference)
  /// The sizes differ. No option tolerates this, and the pixels are not compared.
  case differentSizes(expected: PixelSize, actual: PixelSize)

  /// Indicates whether the pictures are identical or their difference is tolerated.
  public var isSame: Bool {
    switch self {
    case .identical, .tolerated: true
    case .different, .differentSizes: false
    }
  }

  /// The difference of the pixels; `nil` for identical pictures and for different sizes.
  public var difference: PixelDifference? {
    switch self {
    case .tolerated(let difference), .different(let difference): difference
    case .identical, .differentSizes: nil
    }
  }
}

/// The difference between two pictures of the same size.
public struct PixelDifference: Sendable, Equatable {
  /// The number of pixels that differ and are not excused: the options neither tolerate nor ignore them.
  public var count: Int
  /// The number of pixels that differ and that the options neither tolerate nor ignore, as a fraction of all pixels,
  /// from 0 to 1.
  public var ratio: Double
  /// The smallest rectangle around the pixels that differ and are not excused; `nil` if there are none.
  public var bounds: PixelRect?
  /// The largest difference of a channel, from 0 to 255. It can be below 1 in pictures with 16 bits per sample.
  public var largest: Double
  /// The largest perceived difference of a pixel, from 0 to 1. If this value were the threshold, all pixels would be
  /// tolerated.
  public var perceived: Double
  /// The regions of pixels that differ and that the options neither tolerate nor ignore, from top to bottom, then from
  /// left to right.
  public var regions: [PixelRegion]
  /// The numbers of pixels that differ but do not count as differences, for example because they are within the
  /// threshold.
  public var excused = ExcusedPixels()
}

/// A region of pixels that differ. It is at least eight pixels away from other regions.
public struct PixelRegion: Sendable, Hashable {
  /// The smallest rectangle that contains the region's pixels.
  public var bounds: PixelRect
  /// The number of pixels that differ.
  public var count: Int
}

/// The numbers of pixels whose differences are excused, by reason.
public struct ExcusedPixels: Sendable, Hashable {
  /// Pixels within the threshold.
  public var belowThreshold = 0
  /// Pixels of antialiased edges, if the options ignore them.
  public var antialiasing = 0
  /// The number of differing pixels in rectangles that are not compared.
  public var ignored = 0

  /// The number of differing pixels that are tolerated or ignored, for any of these reasons.
  public var total: Int { belowThreshold + antialiasing + ignored }
}
