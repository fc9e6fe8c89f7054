public import Graphics

/// A missing font or library, which makes pictures differ from those drawn on other machines.
public enum FontWarning: Sendable, Hashable {
  /// The pinned font, Inter, is not installed; `used` is the font that replaces it, or `nil` if no font is installed.
  case pinnedFontMissing(used: String?)
  /// The pinned font has no file for a weight, so its regular weight is used.
  case weightMissing(TextStyle.Weight)
  /// No installed font has a glyph for these characters, so they are drawn as boxes.
  case noGlyph([Unicode.Scalar])
  /// Pango is not installed, so lines break only at blanks, and all text runs from left to right.
  case pangoMissing
}
