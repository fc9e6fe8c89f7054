public import CairoRendering
import Diagnostics
import LayoutModel

extension PangoTextMeasurer {
  /// The warnings about the fonts of a solved layout.
  ///
  /// All layouts of a process share fonts. Only warnings about this layout's texts are returned, so that the result
  /// does not depend on layouts that were drawn before.
  func diagnostics(for layout: Layout) -> [Diagnostic] {
    let warnings = warnings
    if warnings.isEmpty { return [] }
    let measured = layout.views.filter { $0.setText != nil }
    guard !measured.isEmpty else { return [] }
    let weights = Set(measured.map(\.textStyle.weight))
    let scalars = Set(measured.flatMap { ($0.setText ?? "").unicodeScalars })
    return warnings.compactMap { warning -> FontWarning? in
      switch warning {
      case .pinnedFontMissing, .pangoMissing: return warning
      case .weightMissing(let weight): return weights.contains(weight) ? warning : nil
      case .noGlyph(let missing):
        let own = missing.filter(scalars.contains)
        return own.isEmpty ? nil : .noGlyph(own)
      }
    }.map(\.diagnostic)
  }
}

extension FontWarning {
  /// The warning as a diagnostic. It has no position in the source, since it is about the machine's fonts.
  public var diagnostic: Diagnostic {
    Diagnostic(.warning, code: code, "\(self)", at: nil)
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
