import Drawing
import Graphics

struct SVGWriter {
  var svg: SVGBytes
  var identifiers: SVGIdentifiers
  var darkClasses: SVGDarkClasses?
  private let typesetter: Typesetter?
  var sharedGlyphs: [SharedGlyph: String]?
  /// The number of open groups whose content is written without line breaks.
  private var inlineDepth = 0

  private init(_ options: FormatOptions, _ typesetter: Typesetter, to svg: SVGBytes) {
    self.svg = svg
    identifiers = SVGIdentifiers(prefix: options.svgIDPrefix)
    self.typesetter = options.svgText == .outlines ? typesetter : nil
    sharedGlyphs = options.svgSharesGlyphs ? [:] : nil
  }

  private static let fontFamily =
    "Inter, system-ui, -apple-system, Helvetica Neue, Roboto, Noto Sans, Arial, sans-serif"

  static func bytes(of scene: Scene, _ options: FormatOptions, _ typesetter: Typesetter) -> [UInt8] {
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: SVGBytes.capacity)
    defer { buffer.deallocate() }
    var writer = SVGWriter(options, typesetter, to: SVGBytes(buffer: buffer))
    writer.write(scene)
    return writer.svg.finish()
  }

  private mutating func write(_ scene: Scene) {
    // A view with its name takes about 320 bytes.
    svg.reserve(scene.nodes.count * 320 + (scene.metadata?.json.count ?? 0) + 4096)
    let title = identifiers.unique("title")
    let summary = identifiers.unique("summary")
    svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    svg.attribute("width", scene.size.width)
    svg.attribute("height", scene.size.height)
    svg.attribute("viewBox", [0, 0, scene.size.width, scene.size.height])
    svg.attribute("font-family", Self.fontFamily)
    // Inter's contextual alternates would turn `->` into an arrow.
    svg.append(" font-variant=\"no-contextual\" role=\"img\"")
    svg.attribute("aria-labelledby", "\(title) \(summary)")
    svg.append(">\n<title")
    svg.attribute("id", title)
    svg.append(">")
    svg.append(escaped: withoutDirections(scene.title))
    svg.append("</title>\n<desc")
    svg.attribute("id", summary)
    svg.append(">")
    svg.append(escaped: withoutDirections(scene.summary))
    svg.append("</desc>")
    if let metadata = scene.metadata { write(metadata) }
    svg.append("\n")
    if let dark = scene.darkColors {
      let classes = SVGDarkClasses(of: scene, dark: dark)
      svg.append(plain: classes.styleSheet)
      darkClasses = classes
    }
    if scene.background != nil || scene.darkColors?.background != nil {
      svg.append("<rect width=\"100%\" height=\"100%\"")
      if let dark = scene.darkColors, dark.background != scene.background {
        svg.attribute("class", darkClasses?.name(.fill, dark.background) ?? "")
      }
      svg.attribute("fill", opacity: "fill-opacity", scene.background)
      svg.append("/>\n")
    }
    write(scene.nodes)
    svg.append("</svg>\n")
  }

  private mutating func write(_ metadata: SceneMetadata) {
    svg.append("<metadata>")
    svg.append(content: metadata.json)
    svg.append("</metadata>")
  }

  /// Writes nodes without recursion, because deeply nested groups could overflow the stack.
  private mutating func write(_ nodes: [SceneNode]) {
    var (current, next) = (nodes, 0)
    var outer: [(nodes: [SceneNode], next: Int)] = []
    while true {
      guard next < current.count else {
        guard let around = outer.popLast() else { return }
        (current, next) = around
        endGroup()
        continue
      }
      let node = current[next]
      next += 1
      switch node {
      case .shape(let shape): write(shape)
      case .text(let text): write(text)
      case .group(let group):
        begin(group)
        outer.append((current, next))
        (current, next) = (group.children, 0)
      }
    }
  }

  private mutating func begin(_ group: SceneGroup) {
    // A group with neither an id nor a title is a single mark, such as an arrow, and is written on one line.
    if inlineDepth > 0 || (group.id == nil && group.title == nil) { inlineDepth += 1 }
    svg.append("<g")
    if let id = group.id { svg.attribute("id", identifiers.unique(id)) }
    if let line = group.line { svg.attribute("data-line", Double(line)) }
    let clip = group.clip.map { (rect: $0, name: identifiers.unique("clip")) }
    if let clip { svg.attribute("clip-path", "url(#\(clip.name))") }
    svg.append(">")
    if let clip {
      svg.append("<clipPath")
      svg.attribute("id", clip.name)
      svg.append("><rect")
      svg.attribute("x", clip.rect.x)
      svg.attribute("y", clip.rect.y)
      svg.attribute("width", clip.rect.width)
      svg.attribute("height", clip.rect.height)
      svg.append("/></clipPath>")
    }
    if let title = group.title {
      svg.append("<title>")
      svg.append(escaped: withoutDirections(title))
      svg.append("</title>")
    }
    endLine()
  }

  private mutating func endGroup() {
    svg.append("</g>")
    if inlineDepth > 0 { inlineDepth -= 1 }
    endLine()
  }

  mutating func endLine() {
    if inlineDepth == 0 { svg.append("\n") }
  }

  private func hasBlanksThatCollapse(_ text: String) -> Bool {
    var isAfterBlank = true
    let isWell = text.bytesSatisfy { byte in
      defer { isAfterBlank = byte == UInt8(ascii: " ") }
      return byte != UInt8(ascii: " ") || !isAfterBlank
    }
    return !isWell || isAfterBlank
  }

  private mutating func write(_ text: SceneText) {
    let darkClass = darkClasses?.next(fill: text.color, stroke: nil)
    let shown = singleLine(text.text)
    let isFinite = (text.origin.x + text.origin.y + text.style.size + text.width).isFinite
    guard !shown.isEmpty, isFinite, text.style.size > 0 else { return }
    if let typesetter, writeOutlines(of: text, typesetter, darkClass) { return }
    svg.append("<text")
    if let darkClass { svg.attribute("class", darkClass) }
    svg.attribute("x", text.origin.x)
    svg.attribute("y", text.origin.y)
    if bidiLevels(of: shown).isRightToLeft {
      // By default, an SVG viewer places the right end of right-to-left text at `x`, but `origin` is the text's left
      // end.
      svg.append(" direction=\"rtl\" text-anchor=\"end\"")
    }
    svg.attribute("font-size", text.style.size)
    if text.style.weight != .regular { svg.attribute("font-weight", Double(text.style.weight.openTypeValue)) }
    svg.attribute("fill", opacity: "fill-opacity", text.color)
    if text.style.tracking != 0 { svg.attribute("letter-spacing", text.style.tracking) }
    if text.width > 0 {
      svg.attribute("textLength", text.width)
      svg.append(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    if hasBlanksThatCollapse(shown) {
      svg.append(" xml:space=\"preserve\"")
    }
    svg.append(">")
    svg.append(escaped: shown)
    svg.append("</text>")
    endLine()
  }
}
