/// The result of comparing two pictures.
public enum Comparison: Sendable, Equatable {
  /// All pixels are the same.
  case identical
  /// Some pixels differ, and the options tolerate the difference.
  case tolerated(PixelDifference)
  /// Some pixels differ, and the options do not tolerate the difference.
  case different(PixelDifference)
  /// The pictures have different sizes, so their pixels are not compared; no option tolerates this.
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
  /// The number of differing pixels, without those counted in `excused`.
  public var count: Int
  /// The number `count` as a fraction of all pixels, from 0 to 1.
  public var ratio: Double
  /// The smallest rectangle that contains all pixels counted in `count`; `nil` if `count` is 0.
  public var bounds: PixelRect?
  /// The largest difference of a channel among the pixels in `count`, from 0 to 255; it can be a fraction in pictures
  /// with 16 bits per sample.
  public var largest: Double
  /// The largest perceived difference among the pixels in `count`, from 0 to 1; a threshold of this value would
  /// tolerate all of these pixels.
  public var perceived: Double
  /// The regions of the pixels in `count`, sorted from top to bottom, then from left to right.
  public var regions: [PixelRegion]
  /// The numbers of differing pixels that the options tolerate or ignore.
  public var excused = ExcusedPixels()
}

/// A group of pixels that differ, at least eight pixels away from other groups.
public struct PixelRegion: Sendable, Hashable {
  /// The smallest rectangle that contains the region's pixels.
  public var bounds: PixelRect
  /// The number of pixels that differ.
  public var count: Int
}

/// The numbers of pixels whose differences are excused, by reason.
public struct ExcusedPixels: Sendable, Hashable {
  /// The number of differing pixels whose difference does not exceed the threshold.
  public var belowThreshold = 0
  /// The number of differing pixels at antialiased edges; 0 unless the options ignore antialiasing.
  public var antialiasing = 0
  /// The number of differing pixels in rectangles that are not compared.
  public var ignored = 0

  /// The number of all excused pixels.
  public var total: Int { belowThreshold + antialiasing + ignored }
}
