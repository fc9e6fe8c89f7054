public import Graphics

/// A text style of iOS at the standard text size.
public struct SystemTextStyle: Sendable, Hashable {
  /// In points.
  public var size: Double
  /// Regular but for the headline.
  public var weight: TextStyle.Weight
  /// From one line to the next, in points.
  public var lineDistance: Double

  /// Finds a style by its name in code or in an Interface Builder file: `title1`, `Title1`.
  public init?(named name: some StringProtocol) {
    guard let (size, distance) = Self.sizes[name.prefix(1).lowercased() + name.dropFirst()] else {
      return nil
    }
    (self.size, lineDistance) = (size, distance)
    weight = name.lowercased() == "headline" ? .semibold : .regular
  }

  private static let sizes: [String: (Double, Double)] = [
    "largeTitle": (34, 41), "extraLargeTitle": (36, 43), "extraLargeTitle2": (28, 34), "title0": (34, 41),
    "title": (28, 34), "title1": (28, 34), "title2": (22, 28), "title3": (20, 25), "headline": (17, 22),
    "body": (17, 22), "callout": (16, 21), "subhead": (15, 20), "subheadline": (15, 20),
    "footnote": (13, 18), "caption": (12, 16), "caption1": (12, 16), "caption2": (11, 13),
  ]
}
