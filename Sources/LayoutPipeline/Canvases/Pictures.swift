public import CairoRendering
import Drawing
import Encoding
import Graphics

/// A picture of one canvas, or of all canvases of a file.
public struct CanvasPicture: Sendable, Equatable {
  /// The canvas's label; `nil` for a picture of all canvases.
  public var label: String?
  /// The content of the file: PNG, SVG or PDF.
  public var bytes: [UInt8]
}

extension SolvedFile {
  /// Draws one picture of each canvas, or a single picture of all canvases if the settings request a sheet.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; `nil` for the scale of the canvas (2 if it has none), or a smaller scale for a huge
  ///     sheet.
  ///   - hasMetadata: whether pictures contain a `PictureMetadata`.
  public func pictures(
    as format: any PictureFormat.Type = PNGFormat.self, options: FormatOptions = FormatOptions(),
    settings: DrawingSettings = DrawingSettings(), scale: Double? = nil, hasMetadata: Bool = true,
    measuring text: some TextMeasurer = PangoTextMeasurer()
  ) throws(RenderingError) -> [CanvasPicture] {
    if settings.isSheet, !canvases.isEmpty {
      let bytes = try sheet(
        as: format, options: options, settings: settings, scale: scale, hasMetadata: hasMetadata,
        measuring: text)
      return [CanvasPicture(label: nil, bytes: bytes)]
    }
    var pictures: [CanvasPicture] = []
    // Keep the last hash, so that a long source that all canvases share is hashed only once.
    var hashed: (source: [UInt8], hash: String)?
    for canvas in canvases {
      let source = canvas.layout.layout.source.utf8
      if hasMetadata, hashed?.source != source { hashed = (source, sha256(source)) }
      let bytes = try canvas.layout.picture(
        as: format, options: options, drawing: settings.drawing, scale: scale, hasMetadata: hasMetadata,
        sourceHash: hashed?.hash, textScale: canvas.textScale, measuring: text)
      pictures.append(CanvasPicture(label: canvas.label, bytes: bytes))
    }
    return pictures
  }

  /// Draws all canvases in one picture, in one or more rows.
  public func contactSheet(
    settings: DrawingSettings = DrawingSettings(), measuring text: some TextMeasurer = PangoTextMeasurer()
  ) -> ContactSheet {
    let entries = canvases.map { canvas in
      ContactSheet.Entry(
        canvas.layout, label: canvas.label, note: canvas.words,
        conflicts: canvas.layout.conflictRemarks(measuring: text))
    }
    return drawSheet(
      entries, unit: isPart ? 1 : settings.matrix.unit, options: settings.drawing, measuring: text)
  }

  private func sheet(
    as format: any PictureFormat.Type, options: FormatOptions, settings: DrawingSettings, scale: Double?,
    hasMetadata: Bool, measuring text: some TextMeasurer
  ) throws(RenderingError) -> [UInt8] {
    for canvas in canvases { try canvas.layout.pay(forPlacing: settings.drawing) }
    let sheet = contactSheet(settings: settings, measuring: text)
    var scene = sheet.scene
    if hasMetadata {
      scene.metadata = PictureMetadata(of: canvases, origins: sheet.origins).inScene
    }
    let wanted = scale ?? canvases.lazy.compactMap(\.layout.canvas.scale).first ?? 2
    return try format.init(options).render(
      scene, scale: format.hasPixels ? scale ?? min(wanted, largestScale(of: scene.size)) : 1)
  }
}

extension SolvedCanvas {
  fileprivate var words: String? {
    let parts = [textScale.map { "text × \(shortest($0))" }, note].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }
}

extension CanvasMatrix {
  /// The number of successive canvases to keep in one row of a sheet if possible: all variants of one size, or 1 if a
  /// size has more than 6 variants.
  fileprivate var unit: Int {
    let count = max(1, directions.count) * max(1, textScales.count)
    return count <= 6 ? count : 1
  }
}
