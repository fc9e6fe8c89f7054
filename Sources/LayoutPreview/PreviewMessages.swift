import LayoutDraw

extension PreviewedFile {
  /// What is to be said about the file as it was last saved, as JSON: what `check` says.
  ///
  /// Cost: of solving all canvases, and of the rules.
  public func diagnostics() -> [UInt8] {
    var said: [Diagnostic] = []
    if let failure { said.append(Diagnostic(.error, code: "unreadable-file", failure, at: nil)) }
    let source = latest?.layout.source ?? SourceText(name: name, utf8: [])
    if let latest {
      said += latest.diagnostics
      if !latest.hasErrors {
        do throws(UnknownCanvas) {
          var file = try solve(latest.layout, matrix: settings(of: latest).matrix)
          said += file.reading
          file.reading = []
          said += file.findings(of: checkRules.filter { $0.isOnByDefault })
        } catch {
          said.append(error.diagnostic)
        }
      }
      said += DrawingSettings.written(in: source).diagnostics
    }
    var locations = LocationCursor(source)
    var json = JSONWriter()
    json.object(.compact) { json in
      json.member("version", version)
      json.key("diagnostics")
      json.array(said, .compact) { json, diagnostic in
        json.object(.compact) { json in
          let place = diagnostic.span.map { locations.location(at: $0.start) }
          json.member("severity", diagnostic.severity.rawValue)
          json.member("code", diagnostic.code)
          json.member("message", diagnostic.message)
          json.member("help", diagnostic.help)
          json.member("line", place?.line)
          json.member("column", place?.column)
        }
      }
    }
    return json.bytes
  }

  /// Why a view of the drawn state is where it is, as JSON; `text` is `null` where there is no such view.
  ///
  /// Cost: of `explain`.
  public func explanation(of view: String, canvas: String?) -> [UInt8] {
    let file = drawable.flatMap { drawable in
      let matrix = settings(of: drawable).matrix
      return try? explain(
        drawable.layout.source, attributes: [view],
        canvases: canvas.map { [$0] } ?? drawable.layout.variants(matrix).prefix(1).map(\.label),
        matrix: matrix)
    }
    var json = JSONWriter()
    json.object(.compact) { json in json.member("text", file?.text()) }
    return json.bytes
  }
}
