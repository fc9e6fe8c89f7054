public import Graphics

/// A text style of iOS.
public struct SystemTextStyle: Sendable, Hashable {
  /// The font size, in points.
  public var size: Double
  /// The weight: semibold for the headline, regular for other styles.
  public var weight: TextStyle.Weight
  /// The line height, in points.
  public var lineDistance: Double

  /// Creates a style from its name in code or an Interface Builder file.
  ///
  /// - Parameter isSmall: whether the Dynamic Type size is `extraSmall` instead of `large`, the standard size.
  public init?(named name: some StringProtocol, isSmall: Bool = false) {
    let key = name.prefix(1).lowercased() + name.dropFirst()
    guard let large = Self.sizes[key] else { return nil }
    let (size, distance) = isSmall ? Self.smallSizes[key] ?? large : large
    (self.size, lineDistance) = (size, distance)
    weight = name.lowercased() == "headline" ? .semibold : .regular
  }

  private static let sizes: [String: (Double, Double)] = [
    "largeTitle": (34, 41), "extraLargeTitle": (36, 43), "extraLargeTitle2": (28, 34), "title0": (34, 41),
    "title": (28, 34), "title1": (28, 34), "title2": (22, 28), "title3": (20, 25), "headline": (17, 22),
    "body": (17, 22), "callout": (16, 21), "subhead": (15, 20), "subheadline": (15, 20),
    "footnote": (13, 18), "caption": (12, 16), "caption1": (12, 16), "caption2": (11, 13),
  ]

  private static let smallSizes: [String: (Double, Double)] = [
    "largeTitle": (31, 38), "title0": (31, 38), "title": (25, 31), "title1": (25, 31), "title2": (19, 24),
    "title3": (17, 22), "headline": (14, 19), "body": (14, 19), "callout": (13, 18), "subhead": (12, 16),
    "subheadline": (12, 16), "footnote": (12, 16), "caption": (11, 13), "caption1": (11, 13),
  ]
}
