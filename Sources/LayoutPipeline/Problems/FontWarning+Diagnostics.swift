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
    if case .noGlyph = self {
      help =
        "boxes are drawn until a font with these characters is installed; on Debian, the package 'fonts-noto-color-emoji' has emoji, and "
        + "'fonts-noto-core' has most scripts"
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
