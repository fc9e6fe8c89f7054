public import CairoRendering
import Diagnostics
import Drawing
import Graphics
import InterfaceBuilder
import LayoutEngine
import LayoutLanguage
import LayoutModel

// The order of the steps:
//
//     text ─▶ Document ─▶ Layout ─▶ LinearProblem ─▶ LinearSolution ─▶ SolvedLayout ─▶ Scene ─▶ bytes
//     └───────── read ─────────┘└──────────────── solve ──────────────────────────┘└──── picture ───┘

/// Reads the layouts of a layout file, an Interface Builder file, or a file that an added `Importer` reads.
///
/// - Parameter sizes: the content sizes to use for the views of an Interface Builder file.
public func read(
  _ source: SourceText, options: ParseOptions = ParseOptions(), sizes: ContentSizes = .nearest
) -> ParsedLayout {
  if let importer = furtherImporter(of: source) { return importer.read(source) }
  if isInterface(source) { return parsed(readInterface(source, sizes: sizes), of: source) }
  return parse(source, options: options).orEmpty
}

/// Reads a file for an editor; the result has tokens only for a layout file.
package func readForEditor(_ source: SourceText) -> SourceReading {
  if furtherImporter(of: source) == nil, !isInterface(source) {
    let reading = SourceReading(source)
    reading.parsed = reading.parsed.orEmpty
    return reading
  }
  return SourceReading(withoutWords: read(source))
}

/// Returns the result of reading an Interface Builder file, with an empty layout if the file has no layouts.
private func parsed(_ interface: ReadInterface, of source: SourceText) -> ParsedLayout {
  let none = Layout(
    source: source, canvases: [Canvas()], views: [View(name: nil, kind: .view, parent: nil)], constraints: [])
  let merge = findMergeMarkers(in: source, interface.diagnostics)
  return ParsedLayout(
    layouts: interface.layouts.isEmpty ? [none] : interface.layouts,
    diagnostics: merge.map { [$0] } ?? interface.diagnostics)
}

extension ParsedLayout {
  fileprivate var orEmpty: ParsedLayout {
    guard !hasErrors, let empty = layout.emptiness else { return self }
    var parsed = self
    parsed.diagnostics.append(empty)
    return parsed
  }

  /// Indicates whether an Interface Builder document contains only menus and objects, and so has no canvas.
  var holdsNoView: Bool { diagnostics.contains { $0.code == "no-views" && $0.severity == .note } }
}

/// Reads a source and, if it has no errors, solves it on the canvases that `wanted` names. If `wanted` is empty,
/// `matrix.wanted` names the canvases; if both are empty, the source is solved on all canvases.
///
/// - Throws: `UnknownCanvas` if a name matches no canvas.
public func solve(
  _ source: SourceText, options: ParseOptions = ParseOptions(), sizes: ContentSizes = .nearest,
  canvases wanted: [String] = [], matrix: CanvasMatrix = CanvasMatrix(),
  measuring text: some TextMeasurer = PangoTextMeasurer()
) throws(UnknownCanvas) -> SolvedFile {
  try solve(
    read(source, options: options, sizes: sizes), of: source, sizes: sizes, canvases: wanted, matrix: matrix,
    measuring: text)
}

package func solve(
  _ parsed: ParsedLayout, of source: SourceText, sizes: ContentSizes = .nearest,
  canvases wanted: [String] = [],
  matrix: CanvasMatrix = CanvasMatrix(), measuring text: some TextMeasurer = PangoTextMeasurer()
) throws(UnknownCanvas) -> SolvedFile {
  guard !parsed.hasErrors, !parsed.holdsNoView else {
    return SolvedFile(source: source, reading: parsed.diagnostics, canvases: [])
  }
  var solved = try oneRun { () throws(UnknownCanvas) in
    try solve(
      parsed.variants(matrix, sizes: sizes), of: parsed.layouts, canvases: wanted, matrix: matrix,
      measuring: text)
  }
  solved.reading = parsed.diagnostics + solved.reading
  return solved
}

/// Solves a layout on the canvases with the requested names, or on all canvases if no names are given.
///
/// - Returns: the solutions, or only errors in `reading` if views have the same name or the canvases are too many to
///   solve together.
/// - Throws: `UnknownCanvas` if a name matches no canvas.
public func solve(
  _ layout: Layout, canvases wanted: [String] = [], matrix: CanvasMatrix = CanvasMatrix(),
  measuring text: some TextMeasurer = PangoTextMeasurer()
) throws(UnknownCanvas) -> SolvedFile {
  let repetitions = layout.repeatedNames
  guard repetitions.isEmpty else {
    return SolvedFile(source: layout.source, reading: repetitions, canvases: [])
  }
  return try oneRun { () throws(UnknownCanvas) in
    try solve(layout.variants(matrix), of: [layout], canvases: wanted, matrix: matrix, measuring: text)
  }
}

private func solve(
  _ variants: [LayoutVariant], of layouts: [Layout], canvases wanted: [String], matrix: CanvasMatrix,
  measuring text: some TextMeasurer
) throws(UnknownCanvas) -> SolvedFile {
  let wantedVariants = try variants.named(wanted.isEmpty ? matrix.wanted : wanted)
  if let excess = wantedVariants.excess {
    return SolvedFile(source: layouts[0].source, reading: [excess], canvases: [])
  }
  var canvases: [SolvedCanvas] = []
  for (index, variant) in wantedVariants.enumerated() {
    if let range = matrix.range {
      canvases += variant.solved(over: range, measuring: text)
      continue
    }
    let layout = LayoutEngine.solve(variant.layout, on: variant.canvas, measuring: text)
    canvases.append(SolvedCanvas(label: variant.label, layout: layout, textScale: variant.textScale))
    let isLast = index == wantedVariants.count - 1
    if let excess = layout.payForSolving(wantedVariants.count, isLast: isLast) {
      return SolvedFile(source: layouts[0].source, reading: [excess], canvases: [])
    }
  }
  let fonts = layouts.flatMap { (text as? PangoTextMeasurer)?.diagnostics(for: $0) ?? [] }
  return SolvedFile(
    source: layouts[0].source, reading: fonts, canvases: canvases,
    isPart: wantedVariants.count < variants.count
  )
}

extension SolvedLayout {
  /// Returns the shapes and texts of the picture, without metadata.
  public func scene(
    drawing: DrawingOptions = DrawingOptions(), measuring text: some TextMeasurer = PangoTextMeasurer()
  ) -> Scene {
    Drawing.draw(self, options: drawing, conflicts: conflictRemarks(measuring: text), measuring: text)
  }

  /// Draws the solved layout and returns the bytes of a picture file.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, in formats with pixels; `nil` for the scale of the canvas, or 2 if the canvas has
  ///     none.
  ///   - hasMetadata: whether the picture contains a `PictureMetadata`.
  ///   - sourceHash: the hash of the source, for the metadata.
  ///   - textScale: the factor by which the fonts were scaled, for the metadata.
  public func picture(
    as format: any PictureFormat.Type = PNGFormat.self, options: FormatOptions = FormatOptions(),
    drawing: DrawingOptions = DrawingOptions(), scale: Double? = nil, hasMetadata: Bool = true,
    sourceHash: String? = nil, textScale: Double? = nil,
    measuring text: some TextMeasurer = PangoTextMeasurer()
  ) throws(RenderingError) -> [UInt8] {
    var scene = scene(drawing: drawing, measuring: text)
    let scale = format.hasPixels ? scale ?? canvas.scale ?? 2 : 1
    try pay(forDrawing: scene, drawing, scale: format.hasPixels ? scale : 0)
    if hasMetadata {
      let canvas = SolvedCanvas(label: "", layout: self, textScale: textScale)
      scene.metadata =
        PictureMetadata(
          of: [canvas], origins: [scene.origin], sourceHash: sourceHash
        ).inScene
    }
    return try format.init(options).render(scene, scale: scale)
  }
}
