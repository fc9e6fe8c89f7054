import CairoRendering
import LayoutDraw
import LayoutEngine
import LayoutModel

extension PreviewedFile {
  /// Returns the file's diagnostics and the findings of `layoutdraw check` as JSON.
  ///
  /// Cost: solving all canvases and running all rules of `check`.
  public func diagnostics() -> [UInt8] {
    var found: [Diagnostic] = []
    if let failure { found.append(Diagnostic(.error, code: "unreadable-file", failure, at: nil)) }
    let source = latest?.layout.source ?? SourceText(name: name, utf8: [])
    if let latest {
      found += latest.diagnostics
      if !latest.hasErrors {
        do throws(UnknownCanvas) {
          var file = try solve(latest.layout, matrix: settings(of: latest).matrix)
          found += file.reading
          file.reading = []
          found += file.findings(of: checkRules.filter { $0.isOnByDefault })
        } catch {
          found.append(error.diagnostic)
        }
      }
      found += DrawingSettings.written(in: source).diagnostics
    }
    var locations = LocationCursor(source)
    var json = JSONWriter()
    json.object(.compact) { json in
      json.member("version", version)
      json.objects("diagnostics", found, .compact, of: .compact) { json, diagnostic in
        let place = diagnostic.span.map { locations.location(at: $0.start) }
        json.member("severity", diagnostic.severity.rawValue)
        json.member("code", diagnostic.code)
        json.member("message", diagnostic.message)
        json.member("help", diagnostic.help)
        json.member("line", place?.line)
        json.member("column", place?.column)
      }
    }
    return json.bytes
  }

  /// Returns the widths and heights at which the layout's behavior changes, up to twice the canvas's size, as JSON.
  ///
  /// Cost: solving the canvas over a range of sizes on each axis.
  public func layoutBreakpoints(_ request: PreviewRequest) -> [UInt8] {
    let measurer = PangoTextMeasurer()
    let variant = drawable.flatMap { self.variant(of: $0, settings(of: $0), request) }
    var json = JSONWriter()
    json.object(.compact) { json in
      json.member("version", version)
      for axis in Axis.allCases {
        json.key(axis.extent)
        var found: [LayoutBreakpoint] = []
        if let variant, let size = variant.canvas[axis] {
          let sizes = variant.layout.sizes(
            on: variant.canvas, axis, over: 0...(2 * size), measuring: measurer)
          found = sizes.layoutBreakpoints(measuring: measurer)
        }
        json.objects(found, .compact, of: .compact) { json, critical in
          json.member("at", critical.at)
          json.member("message", critical.message)
        }
      }
    }
    return json.bytes
  }

  /// Returns the reasons for a view's frame as JSON, `{"text": "…"}`, where `text` is `null` for an unknown view.
  public func explanation(of view: String, canvas: String?) -> [UInt8] {
    let file = drawable.flatMap { drawable in
      let matrix = settings(of: drawable).matrix
      return try? explain(
        drawable.layout.source, attributes: [view],
        canvases: canvas.map { [$0] } ?? drawable.variants(matrix).prefix(1).map(\.label),
        matrix: matrix)
    }
    var json = JSONWriter()
    json.object(.compact) { json in json.member("text", file?.text()) }
    return json.bytes
  }
}
