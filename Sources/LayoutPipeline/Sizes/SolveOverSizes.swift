public import CairoRendering
import Diagnostics
import Graphics
import InterfaceBuilder
import LayoutLanguage
public import SizeSweep

/// Reads a source, and solves it for all widths or heights in a range, on all canvases or only on the canvases that the
/// caller names.
///
/// Cost: that of `Layout.sizes`, for each canvas.
///
/// - Throws: `UnknownCanvas` for the first name that no canvas has.
public func solve(
  _ source: SourceText, over range: SizeRange, options: ParseOptions = ParseOptions(),
  sizes: ContentSizes = .nearest, canvases wanted: [String] = [],
  measuring text: some TextMeasurer = PangoTextMeasurer()
) throws(UnknownCanvas) -> SizeSweepResult {
  let parsed = read(source, options: options, sizes: sizes)
  var file = SizeSweepResult(source: source, diagnostics: parsed.diagnostics, range: range)
  if parsed.hasErrors { return file }
  let variants = try parsed.layouts.variants(CanvasMatrix()).named(wanted)
  if let excess = variants.excess {
    file.diagnostics.append(excess)
    return file
  }
  file.canvases = oneRun {
    variants.map { variant in
      SizeSweepResult.Canvas(
        label: variant.label,
        sizes: variant.layout.sizes(
          on: variant.canvas, range.axis, over: range.range(on: variant.canvas), measuring: text))
    }
  }
  file.diagnostics += parsed.layouts.flatMap { (text as? PangoTextMeasurer)?.diagnostics(for: $0) ?? [] }
  return file
}
