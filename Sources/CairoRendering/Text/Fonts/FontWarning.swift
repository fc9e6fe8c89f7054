public import Graphics

/// A missing font or library, because of which pictures may differ from those of other machines.
public enum FontWarning: Sendable, Hashable {
  /// The pinned font is not installed; `used` is the font in its place, or `nil` if there is none at all.
  case pinnedFontMissing(used: String?)
  /// The pinned font has no file for a weight; its regular weight is used instead.
  case weightMissing(TextStyle.Weight)
  /// No installed font has a glyph for these characters, which are drawn as boxes.
  case noGlyph([Unicode.Scalar])
  /// Pango is not installed: lines break at blanks only, and all text runs from left to right.
  case pangoMissing
}
