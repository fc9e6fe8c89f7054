import Drawing
import Graphics

extension SVGWriter {
  /// Writes a text as glyph outlines, with a label for screen readers.
  ///
  /// - Returns: `false`, without writing the text, if a glyph is a bitmap, as in most emoji fonts.
  mutating func writeOutlines(of text: SceneText, _ typesetter: Typesetter, _ darkClass: String?) -> Bool {
    let runs = typesetter.shape(text.text, text.style).runs
    guard runs.allSatisfy(\.face.hasOutlines) else { return false }
    svg.append(sharedGlyphs == nil ? "<path" : "<g")
    if let darkClass { svg.attribute("class", darkClass) }
    svg.attribute("aria-label", singleLine(text.text))
    if sharedGlyphs != nil {
      writeUses(of: runs, in: text)
      return true
    }
    svg.append(" d=\"")
    for run in runs {
      let scale = text.style.size / run.face.unitsPerEm
      for glyph in run.glyphs {
        let origin = Point(
          x: text.origin.x + glyph.x * text.style.size, y: text.origin.y - glyph.y * text.style.size)
        write(run.face.outline(glyph.id), at: origin, scale: scale)
      }
    }
    svg.append("\"")
    svg.attribute("fill", opacity: "fill-opacity", text.color)
    svg.append("/>")
    endLine()
    return true
  }

  /// Writes a `use` element for each glyph, and a glyph's outline before the first `use` element that refers to it.
  private mutating func writeUses(of runs: [ShapedLine.Run], in text: SceneText) {
    svg.attribute("fill", opacity: "fill-opacity", text.color)
    svg.append(" transform=\"translate(")
    svg.append(text.origin.x)
    svg.append(" ")
    svg.append(text.origin.y)
    svg.append(")\">")
    for run in runs {
      for glyph in run.glyphs {
        let outline = run.face.outline(glyph.id)
        if outline.steps.isEmpty { continue }
        let shared = SharedGlyph(face: ObjectIdentifier(run.face), id: glyph.id, size: text.style.size)
        let name = sharedGlyphs?[shared] ?? identifiers.unique("g")
        if sharedGlyphs?.updateValue(name, forKey: shared) == nil {
          svg.append("<defs><path")
          svg.attribute("id", name)
          svg.append(" d=\"")
          write(outline, at: Point(x: 0, y: 0), scale: text.style.size / run.face.unitsPerEm)
          svg.append("\"/></defs>")
        }
        svg.append("<use")
        svg.attribute("href", "#\(name)")
        if glyph.x != 0 { svg.attribute("x", glyph.x * text.style.size) }
        if glyph.y != 0 { svg.attribute("y", -glyph.y * text.style.size) }
        svg.append("/>")
      }
    }
    svg.append("</g>")
    endLine()
  }

  private mutating func write(_ outline: GlyphOutline, at origin: Point, scale: Double) {
    func place(_ x: Double, _ y: Double) -> Point { Point(x: origin.x + x * scale, y: origin.y - y * scale) }
    var isOpen = false
    for step in outline.steps {
      switch step {
      case .move(let x, let y):
        if isOpen { write(SceneShape.PathStep.close) }
        isOpen = true
        write(.move(place(x, y)))
      case .line(let x, let y): write(.line(place(x, y)))
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        write(.curve(place(x1, y1), place(x2, y2), to: place(x, y)))
      }
    }
    if isOpen { write(SceneShape.PathStep.close) }
  }
}

/// Identifies a glyph's outline in an SVG that contains each outline only once. `size` is in points.
struct SharedGlyph: Hashable {
  var face: ObjectIdentifier
  var id: UInt32
  var size: Double
}
