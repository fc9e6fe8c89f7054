import CairoRendering
public import ImageComparison

/// The result of comparing two pictures.
public struct PictureComparison: Sendable, Equatable {
  /// The canvas's label, if layouts with several canvases are compared; otherwise `nil`.
  public var label: String?
  /// The name of the expected picture in messages.
  public var expectedName: String
  /// The name of the actual picture in messages.
  public var actualName: String
  /// The size of the expected picture, in pixels; `nil` if there is no expected picture.
  public var expectedSize: PixelSize?
  /// The size of the actual picture, in pixels; `nil` if there is no actual picture.
  public var actualSize: PixelSize?
  /// The result of comparing the pixels; `nil` if one of the pictures is missing.
  public var comparison: Comparison?
  /// The tolerances.
  public var options: ComparisonOptions
  /// The differences that the pixels do not show.
  public var unseen: [InvisibleDifference] = []
  /// The name of the innermost view around each of the 100 largest regions of differing pixels, by the region's index
  /// in `comparison`; a region outside all views has no entry.
  public var regionViews: [Int: String] = [:]

  /// Indicates whether the pictures are equal within the tolerances.
  public var isSame: Bool { comparison?.isSame ?? false && unseen.allSatisfy(isIgnored) }

  /// Indicates whether there is no difference at all.
  public var isIdentical: Bool { comparison == .identical && unseen.isEmpty }

  func isIgnored(_ difference: InvisibleDifference) -> Bool {
    difference.isOfProfile && options.ignoresProfiles
  }

  /// Compares two pictures, of which one may be missing.
  public init(
    label: String? = nil, expected: ComparedPicture?, actual: ComparedPicture?, names: (String, String),
    options: ComparisonOptions
  ) {
    (expectedName, actualName) = names
    self.label = label
    expectedSize = expected?.bitmap.pixelSize
    actualSize = actual?.bitmap.pixelSize
    self.options = options
    if let expected, let actual {
      comparison = compare(expected: expected.bitmap, actual: actual.bitmap, options: options)
      unseen = invisibleDifferences(
        expected: expected, actual: actual, isIdentical: comparison == .identical)
      findRegionViews(expected.viewPixels() + actual.viewPixels())
    }
  }

  private mutating func findRegionViews(_ views: [(name: String, pixels: PixelRect)]) {
    guard let regions = comparison?.difference?.regions, !views.isEmpty else { return }
    let largest = regions.indices.sorted { (regions[$1].count, $0) < (regions[$0].count, $1) }
    for index in largest.prefix(Self.mostNamedRegions) {
      let around = views.filter { $0.pixels.contains(regions[index].bounds) }
      let innermost = around.min { $0.pixels.width * $0.pixels.height < $1.pixels.width * $1.pixels.height }
      if let innermost { regionViews[index] = innermost.name }
    }
  }

  private static let mostNamedRegions = 100
}
