/// The options of picture formats.
public struct FormatOptions: Sendable, Equatable {
  /// The form of text in an SVG.
  public enum SVGText: String, Sendable, CaseIterable {
    /// Text that can be selected and searched. Viewers without the font Inter show the text in another font.
    case text
    /// Glyph outlines, which look the same as in a PNG.
    case outlines
  }

  /// The prefix of each `id` in an SVG; SVGs on the same page need different prefixes.
  public var svgIDPrefix: String
  /// The form of text in an SVG.
  public var svgText: SVGText

  /// Indicates whether an SVG with text as outlines contains each glyph's outline only once, which makes the file
  /// smaller but less suitable for drawing programs.
  public var svgSharesGlyphs: Bool

  public init(svgIDPrefix: String = "", svgText: SVGText = .text, svgSharesGlyphs: Bool = false) {
    self.svgIDPrefix = svgIDPrefix
    self.svgText = svgText
    self.svgSharesGlyphs = svgSharesGlyphs
  }
}
