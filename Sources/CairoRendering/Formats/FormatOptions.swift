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

  public init(svgIDPrefix: String = "", svgText: SVGText = .text) {
    self.svgIDPrefix = svgIDPrefix
    self.svgText = svgText
  }
}
