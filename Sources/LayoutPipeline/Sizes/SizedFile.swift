public import CairoRendering
public import LayoutEngine

/// A layout file that was read, and solved on its canvases at all sizes of a range.
public struct SizedFile: Sendable, Equatable {
  /// One canvas at all of the sizes.
  public struct Canvas: Sendable, Equatable {
    /// As `SolvedCanvas.label`.
    public var label: String
    /// How its layout changes with the size.
    public var sizes: LayoutSizes

    /// Whether required constraints cannot all hold at some size.
    public var hasConflict: Bool { sizes.pieces.contains { $0.status == .conflict } }
  }

  /// The text that was read.
  public var source: SourceText
  /// What parsing and text measuring said.
  public var diagnostics: [Diagnostic]
  /// In file order; empty where the source has errors.
  public var canvases: [Canvas]
  /// Which sizes were asked for.
  public var range: SizeRange

  /// Whether an error kept the file from being solved.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Reads a source and solves it on its canvases, or on those that are named, at all widths or heights of a range.
///
/// Cost: as of `Layout.sizes`, for each canvas.
public func solve(
  _ source: SourceText, over range: SizeRange, options: ParseOptions = ParseOptions(),
  sizes: ContentSizes = .nearest, canvases wanted: [String] = [],
  measuring text: some TextMeasurer = PangoTextMeasurer()
) throws(UnknownCanvas) -> SizedFile {
  let parsed = read(source, options: options, sizes: sizes)
  var file = SizedFile(source: source, diagnostics: parsed.diagnostics, canvases: [], range: range)
  if parsed.hasErrors { return file }
  let variants = try parsed.layouts.variants(CanvasMatrix()).named(wanted)
  file.canvases = oneRun {
    variants.map { variant in
      SizedFile.Canvas(
        label: variant.label,
        sizes: variant.layout.sizes(on: variant.canvas, range.axis, over: range.range, measuring: text))
    }
  }
  file.diagnostics += parsed.layouts.flatMap { (text as? PangoTextMeasurer)?.diagnostics(for: $0) ?? [] }
  return file
}
