import CPango

/// The contours of a glyph in the font's units. The y axis points up.
struct GlyphOutline: Sendable {
  enum Step: Sendable {
    case move(x: Double, y: Double)
    case line(x: Double, y: Double)
    case curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
  }

  /// Each `move` begins a closed contour.
  private(set) var steps: [Step] = []
  private(set) var minX = Double.infinity
  private(set) var minY = Double.infinity
  private(set) var maxX = -Double.infinity
  private(set) var maxY = -Double.infinity
  private var lastX = 0.0
  private var lastY = 0.0

  init(frame: (Double, Double, Double, Double), line: Double) {
    let (left, bottom, right, top) = frame
    steps = [
      .move(x: left, y: bottom), .line(x: right, y: bottom), .line(x: right, y: top), .line(x: left, y: top),
      // The inner contour runs in the opposite direction, which makes a hole.
      .move(x: left + line, y: bottom + line), .line(x: left + line, y: top - line),
      .line(x: right - line, y: top - line), .line(x: right - line, y: bottom + line),
    ]
    (minX, minY, maxX, maxY) = (left, bottom, right, top)
  }

  /// Reads a glyph's outline without hinting; the outline is empty for a blank or a bitmap glyph.
  init(glyph: UInt32, of face: FT_Face) {
    let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_HINTING) | FT_Int32(FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0 else { return }
    guard face.pointee.glyph.pointee.format.rawValue == tag("outl") else { return }
    var functions = FT_Outline_Funcs(
      move_to: { to, outline in
        add(outline) { $0.move(to!.pointee) }
      },
      line_to: { to, outline in
        add(outline) { $0.line(to!.pointee) }
      },
      conic_to: { control, to, outline in
        add(outline) { $0.conic(control!.pointee, to!.pointee) }
      },
      cubic_to: { control1, control2, to, outline in
        add(outline) { $0.cubic(control1!.pointee, control2!.pointee, to!.pointee) }
      },
      shift: 0, delta: 0)
    withUnsafeMutablePointer(to: &self) { outline in
      _ = FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &functions, outline)
    }
  }

  private mutating func move(_ to: FT_Vector) {
    arrive(to)
    steps.append(.move(x: lastX, y: lastY))
  }

  private mutating func line(_ to: FT_Vector) {
    arrive(to)
    steps.append(.line(x: lastX, y: lastY))
  }

  private mutating func conic(_ control: FT_Vector, _ to: FT_Vector) {
    let (fromX, fromY) = (lastX, lastY)
    let (controlX, controlY) = (Double(control.x), Double(control.y))
    include(controlX, controlY)
    arrive(to)
    steps.append(
      .curve(
        x1: (fromX + 2 * controlX) / 3, y1: (fromY + 2 * controlY) / 3,
        x2: (lastX + 2 * controlX) / 3, y2: (lastY + 2 * controlY) / 3, x: lastX, y: lastY))
  }

  private mutating func cubic(_ control1: FT_Vector, _ control2: FT_Vector, _ to: FT_Vector) {
    include(Double(control1.x), Double(control1.y))
    include(Double(control2.x), Double(control2.y))
    arrive(to)
    steps.append(
      .curve(
        x1: Double(control1.x), y1: Double(control1.y), x2: Double(control2.x), y2: Double(control2.y),
        x: lastX, y: lastY))
  }

  private mutating func arrive(_ to: FT_Vector) {
    (lastX, lastY) = (Double(to.x), Double(to.y))
    include(lastX, lastY)
  }

  private mutating func include(_ x: Double, _ y: Double) {
    (minX, maxX) = (min(minX, x), max(maxX, x))
    (minY, maxY) = (min(minY, y), max(maxY, y))
  }
}

private func add(_ outline: UnsafeMutableRawPointer?, _ body: (inout GlyphOutline) -> Void) -> CInt {
  body(&outline!.assumingMemoryBound(to: GlyphOutline.self).pointee)
  return 0
}
