public import CairoRendering
import Diagnostics
import LayoutModel

extension PangoTextMeasurer {
  /// Returns the font warnings that concern the layout's texts.
  func diagnostics(for layout: Layout) -> [Diagnostic] {
    let warnings = warnings
    if warnings.isEmpty { return [] }
    let measured = layout.views.filter { $0.setText != nil }
    guard !measured.isEmpty else { return [] }
    let weights = Set(measured.map(\.textStyle.weight))
    let scalars = Set(measured.flatMap { ($0.setText ?? "").unicodeScalars })
    return warnings.compactMap { warning -> Diagnostic? in
      switch warning {
      case .pinnedFontMissing, .pangoMissing: return warning.diagnostic
      case .weightMissing(let weight): return weights.contains(weight) ? warning.diagnostic : nil
      case .noGlyph(let missing):
        let own = missing.filter(scalars.contains)
        guard !own.isEmpty else { return nil }
        var diagnostic = FontWarning.noGlyph(own).diagnostic
        let view = measured.first { !Set(own).isDisjoint(with: ($0.setText ?? "").unicodeScalars) }
        diagnostic.span = view.flatMap { $0.nameSpan ?? $0.span }
        return diagnostic
      }
    }
  }
}

extension FontWarning {
  /// The warning as a diagnostic without a position in the source.
  public var diagnostic: Diagnostic {
    var help: String?
    if case .noGlyph(let missing) = self {
      let packages = Set(missing.map(\.debianPackage)).sorted().joined(separator: " and ")
      help = "boxes are drawn until a font with these characters is installed; on Debian, try \(packages)"
    }
    return Diagnostic(.warning, code: code, "\(self)", at: nil, help: help)
  }

  private var code: String {
    switch self {
    case .pinnedFontMissing: "missing-font"
    case .weightMissing: "missing-weight"
    case .noGlyph: "missing-glyph"
    case .pangoMissing: "missing-pango"
    }
  }
}

extension Unicode.Scalar {
  /// The Debian package of fonts that most likely has a glyph for the character, in quotation marks.
  fileprivate var debianPackage: String {
    switch value {
    // Hangul jamo; radicals, kana, bopomofo and ideographs; Hangul syllables; compatibility and wide forms; further
    // kana and ideographs.
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B16F, 0x20000...0x3FFFF:
      "'fonts-noto-cjk'"
    case _ where properties.isEmojiPresentation: "'fonts-noto-color-emoji'"
    default: "'fonts-noto-core'"
    }
  }
}
