import CairoRendering
import Drawing
import LayoutDraw
import LayoutEngine
import LayoutModel

extension PreviewedFile {
  /// The requested canvas with everything that a page shows of it, as JSON: the picture, its views with their frames
  /// and constraints, and the available choices.
  ///
  /// `svg` is `null` where no state of the file could be drawn yet. Cost: that of solving one canvas and drawing it.
  public func picture(_ request: PreviewRequest) -> [UInt8] {
    let measurer = PangoTextMeasurer()
    // 1. Read the settings.
    let settings = settings(of: drawable, over: request.settings)
    // 2. Find the canvas and its size.
    let variants = drawable?.variants(settings.matrix) ?? []
    let variant = drawable.flatMap { self.variant(of: $0, settings, request) }
    // 3. Find the solution and the scene.
    var scene: Scene?
    var solved: SolvedLayout?
    if let variant {
      let result = solve(variant.layout, on: variant.canvas, measuring: measurer)
      solved = result
      scene = result.scene(drawing: settings.drawing, measuring: measurer)
    }
    // Names of views are arbitrary, so the ids in the page have a prefix.
    let options = FormatOptions(svgIDPrefix: "drawn-", svgText: .outlines, svgSharesGlyphs: true)
    let svg = scene.flatMap { try? SVGFormat(options).render($0, scale: 1) }
    // 4. Write the JSON.
    var json = JSONWriter()
    json.object(.compact) { json in
      json.member("version", version)
      json.member("file", name)
      json.member("failure", failure)
      json.member("isStale", isStale)
      json.member("canvas", variant?.label)
      json.strings("canvases", variants.map(\.label))
      json.choices(settings)
      json.member("svg", svg.map { String(decoding: $0, as: UTF8.self) })
      if let scene, let solved { json.members(of: solved, in: scene) }
    }
    return json.bytes
  }
}

extension PreviewedFile {
  /// The requested canvas, else the first, with the requested size.
  func variant(
    of layout: ParsedLayout, _ settings: DrawingSettings, _ request: PreviewRequest
  ) -> LayoutVariant? {
    let variants = layout.variants(settings.matrix)
    guard var variant = variants.first(where: { $0.label == request.canvas }) ?? variants.first else {
      return nil
    }
    variant.canvas.width = request.width ?? variant.canvas.width
    variant.canvas.height = request.height ?? variant.canvas.height
    return variant
  }
}

extension JSONWriter {
  fileprivate mutating func strings(_ name: String, _ values: [String]) {
    array(name, values, .compact) { json, value in json.write(value) }
  }

  /// Writes the available themes and annotations, and those that are shown.
  fileprivate mutating func choices(_ settings: DrawingSettings) {
    strings("themes", Theme.all.map(\.name))
    member("theme", settings.drawing.theme.name)
    objects("annotations", DrawingAnnotation.all, .compact, of: .compact) { json, annotation in
      json.member("name", annotation.name)
      json.member("help", annotation.help)
    }
    strings("show", settings.drawing.show.map(\.name))
    member("names", settings.drawing.names.rawValue)
    member("outlines", settings.drawing.outlines.rawValue)
  }

  fileprivate mutating func members(of solved: SolvedLayout, in scene: Scene) {
    member("status", solved.status.rawValue)
    member("canvasFrame", Rect(x: scene.origin.x, y: scene.origin.y, size: solved.size), .compact)
    member("picture", Rect(x: 0, y: 0, size: scene.size), .compact)
    array("views", solved.layout.views.indices.dropFirst(), .compact) { json, index in
      let view = solved.layout.views[index]
      json.object(.compact) { json in
        json.member("name", view.name)
        json.member("kind", view.kind.rawValue)
        json.member("parent", view.parent.flatMap { solved.layout[$0].name })
        json.member("isAmbiguous", !solved.ambiguities[index].isEmpty)
        json.member("frame", solved.frames[index], .compact)
      }
    }
    key("constraints")
    let dropped = Set(solved.conflicts.map { $0.members[$0.dropped] })
    var locations = LocationCursor(solved.layout.source)
    objects(solved.layout.constraints.enumerated(), .compact, of: .compact) { json, entry in
      json.member("line", locations.location(at: entry.element.span.start).line)
      json.member("text", solved.layout.text(of: entry.element))
      json.member("isLeftOut", dropped.contains(.written(entry.offset)))
      // The page does not list the root.
      json.array("views", entry.element.views.map { $0.index - 1 }.filter { $0 >= 0 }, .compact) {
        json, view in
        json.write(view)
      }
    }
  }
}

extension Rect {
  fileprivate init(x: Double, y: Double, size: Size) {
    self.init(x: x, y: y, width: size.width, height: size.height)
  }
}
