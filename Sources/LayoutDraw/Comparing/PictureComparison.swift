public import CairoRendering
public import ImageComparison

/// Two pictures held against each other.
public struct PictureComparison: Sendable, Equatable {
  /// What the canvas is called, where layouts are compared that have several.
  public var label: String?
  /// What messages call the two.
  public var expectedName: String
  public var actualName: String
  public var expectedSize: PixelSize?
  public var actualSize: PixelSize?
  /// `nil` where only one of the two is there.
  public var comparison: Comparison?
  /// What was let pass.
  public var options: ComparisonOptions

  /// Whether one may stand for the other.
  public var isSame: Bool { comparison?.isSame ?? false }

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
    }
  }

  /// Two files of the same bytes.
  public init(sameSize size: (width: Int, height: Int), names: (String, String)) {
    (expectedName, actualName) = names
    expectedSize = PixelSize(width: size.width, height: size.height)
    (actualSize, comparison, options) = (expectedSize, .identical, .exact)
  }
}
