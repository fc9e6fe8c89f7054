/// The options of picture formats.
public struct FormatOptions: Sendable, Equatable {
  /// The way in which an SVG contains text.
  public enum SVGText: String, Sendable, CaseIterable {
    /// Text that can be selected and searched, and that is drawn in the reader's font if Inter is missing.
    case text
    /// The same outlines that a PNG shows.
    case outlines
  }

  /// The prefix of each `id` of an SVG, so that one page can contain several pictures.
  public var svgIDPrefix: String
  /// The way in which an SVG contains text.
  public var svgText: SVGText

  /// Indicates whether outlined text refers to glyphs that an SVG contains once. Such a file is smaller, but meant for
  /// browsers only.
  public var svgSharesGlyphs: Bool

  public init(svgIDPrefix: String = "", svgText: SVGText = .text, svgSharesGlyphs: Bool = false) {
    self.svgIDPrefix = svgIDPrefix
    self.svgText = svgText
    self.svgSharesGlyphs = svgSharesGlyphs
  }
}
