import CairoRendering
import Drawing
import LayoutDraw
import LayoutEngine
import LayoutModel

extension PreviewedFile {
  /// Returns a canvas as JSON: the picture, the views, the constraints, and the available settings. Cost: solving and
  /// drawing one canvas.
  public func picture(_ request: PreviewRequest) -> [UInt8] {
    let measurer = PangoTextMeasurer()
    // 1. Read the settings.
    let settings = settings(of: drawable, over: request.settings)
    // 2. Find the canvas and its size.
    let variants = drawable?.variants(settings.matrix) ?? []
    let variant = drawable.flatMap { self.variant(of: $0, settings, request) }
    // 3. Solve the layout, and create the scene.
    var scene: Scene?
    var solved: SolvedLayout?
    if let variant {
      let result = solve(variant.layout, on: variant.canvas, measuring: measurer)
      solved = result
      scene = result.scene(drawing: settings.drawing, measuring: measurer)
    }
    // The prefix keeps the ids of views, which are their names, distinct from the page's other ids.
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
  /// Returns the requested canvas, or the first canvas if no canvas has the requested label. A requested width or
  /// height replaces the canvas's own.
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

  fileprivate mutating func choices(_ settings: DrawingSettings) {
    strings("themes", Theme.all.map(\.name))
    member("theme", settings.drawing.theme.name)
    objects("annotations", DrawingAnnotation.all, .compact, of: .compact) { json, annotation in
      json.member("name", annotation.name)
      json.member("help", annotation.help)
    }
    strings("show", settings.drawing.annotations.map(\.name))
    member("names", settings.drawing.names.rawValue)
    member("outlines", settings.drawing.outlines.rawValue)
  }

  fileprivate mutating func members(of solved: SolvedLayout, in scene: Scene) {
    member("status", solved.status.rawValue)
    member("canvasFrame", Rect(x: scene.origin.x, y: scene.origin.y, size: solved.size), .compact)
    member("picture", Rect(x: 0, y: 0, size: scene.size), .compact)
    // Each view is written as an array of its name, kind, superview's name, ambiguity (1 or 0) and frame.
    array("views", solved.layout.views.indices.dropFirst(), .compact) { json, index in
      let (view, frame) = (solved.layout.views[index], solved.frames[index])
      json.values(.compact) { json in
        json.write(view.name)
        json.write(view.kind.rawValue)
        json.write(view.parent.flatMap { solved.layout[$0].name })
        json.write(solved.ambiguities[index].isEmpty ? 0 : 1)
        for length in [frame.x, frame.y, frame.width, frame.height] { json.write(length) }
      }
    }
    let dropped = Set(solved.conflicts.map { $0.members[$0.dropped] })
    var locations = LocationCursor(solved.layout.source)
    // Each constraint is written as an array of its line, its text, 1 if a conflict left it out (otherwise 0), and the
    // indices of its views, except the root, in `views`.
    array("constraints", solved.layout.constraints.enumerated(), .compact) { json, entry in
      json.values(.compact) { json in
        json.write(locations.location(at: entry.element.span.start).line)
        json.write(solved.layout.text(of: entry.element))
        json.write(dropped.contains(.written(entry.offset)) ? 1 : 0)
        for view in entry.element.views where view != .root { json.write(view.index - 1) }
      }
    }
  }
}

extension Rect {
  fileprivate init(x: Double, y: Double, size: Size) {
    self.init(x: x, y: y, width: size.width, height: size.height)
  }
}
