import CairoRendering
public import ImageComparison

/// Two pictures held against each other.
public struct PictureComparison: Sendable, Equatable {
  /// What the canvas is called, where layouts are compared that have several.
  public var label: String?
  /// What messages call the two.
  public var expectedName: String
  /// What messages call the second.
  public var actualName: String
  /// In pixels; `nil` where there is no such picture.
  public var expectedSize: PixelSize?
  /// In pixels; `nil` where there is no such picture.
  public var actualSize: PixelSize?
  /// `nil` where only one of the two is there.
  public var comparison: Comparison?
  /// What was let pass.
  public var options: ComparisonOptions
  /// What differs beside the pixels.
  public var unseen: [InvisibleDifference] = []
  /// By index of the difference's regions, the innermost view around it, of the largest ones that lie in a view.
  public var regionViews: [Int: String] = [:]

  /// Whether one may stand for the other.
  public var isSame: Bool { comparison?.isSame ?? false && unseen.allSatisfy(isLetPass) }

  /// Whether nothing differs at all.
  public var isIdentical: Bool { comparison == .identical && unseen.isEmpty }

  func isLetPass(_ difference: InvisibleDifference) -> Bool { difference.isOfProfile && options.ignoresProfiles }

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
      unseen = invisibleDifferences(expected: expected, actual: actual)
      findRegionViews(expected.viewPixels() + actual.viewPixels())
    }
  }

  /// Cost: of so many regions, all views.
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
