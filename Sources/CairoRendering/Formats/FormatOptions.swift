/// How pictures are written, where a format has a choice.
public struct FormatOptions: Sendable, Equatable {
  /// How an SVG shows text.
  public enum SVGText: String, Sendable, CaseIterable {
    /// As text: it can be selected and searched, and is drawn in the reader's font where Inter is missing.
    case text
    /// As the very outlines that a PNG shows.
    case outlines
  }

  /// Stands before each `id` of an SVG, so that several pictures can stand in one page.
  public var svgIDPrefix: String
  /// How an SVG writes text.
  public var svgText: SVGText

  /// Indicates whether the outline of a glyph stands in an SVG once, for what a browser alone shows, and not in the path of each text.
  public var svgSharesGlyphs: Bool

  public init(svgIDPrefix: String = "", svgText: SVGText = .text, svgSharesGlyphs: Bool = false) {
    self.svgIDPrefix = svgIDPrefix
    self.svgText = svgText
    self.svgSharesGlyphs = svgSharesGlyphs
  }
}
