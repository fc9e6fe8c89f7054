internal import Graphics
internal import LayoutModel

extension ControlDrawing {
  /// A rounded field with a magnifying glass, and the text after it.
  func search() -> [SceneNode] {
    let height = min(36, frame.height - 4)
    let field = Rect(
      x: frame.x + 8, y: frame.midY - height / 2, width: max(0, frame.width - 16), height: max(0, height))
    guard field.width > 40, field.height > 12 else { return [] }
    let gray = view.textColor.resolved(nil, isDark: theme.isDark) ?? theme.faintInk(ink, on: track)
    let size = 14.0
    let glass = Rect(
      x: isMirrored ? field.maxX - 8 - size : field.x + 8, y: field.midY - size / 2, width: size, height: size
    )
    let room = Rect(
      x: isMirrored ? field.x + 8 : field.x + 30, y: field.y, width: field.width - 38, height: field.height)
    return [shape(.rectangle(field, cornerRadius: 10), fill: track)]
      + Symbol(name: "magnifyingglass").nodes(in: glass, gray, on: paint.ground)
      + text(view.text ?? "", size: 17, color: gray, in: room, isMirrored ? .right : .left)
  }

  /// The outline of a known symbol; for an unknown one, its name in a frame.
  func symbol(_ name: String) -> [SceneNode] {
    let blue = Color(red: 0x00, green: 0x7A, blue: 0xFF, alpha: 255)
    let given = view.textColor.resolved(blue, isDark: theme.isDark) ?? blue
    let color = theme.ownFill(given).fill
    let side = min(frame.width, frame.height)
    let box = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    let known = Symbol(name: name).nodes(in: box, color, on: theme.lightInk)
    if !known.isEmpty { return known }
    // All unknown symbols look alike: a light frame, with the name where it fits.
    let pale = color.withAlpha(UInt8(Double(color.alpha) * 0.6))
    let frame = shape(.rectangle(box.inset(by: side / 10), cornerRadius: side / 5), stroke: pale)
    let style = TextStyle(size: max(5, side / 6))
    if measurer.measure(name, style: style, width: nil, lineLimit: 1).width <= 0.75 * side {
      return [frame] + text(name, size: style.size, color: color, in: box.inset(by: side / 8), .center)
    }
    return [frame]
  }
}

/// A symbol of the system by its name, as lines on a grid of 20 × 20 points, whose y axis points down.
struct Symbol {
  private var base: String
  private let isFilled: Bool
  private let isCircled: Bool

  init(name: String) {
    var words = name.split(separator: ".").map(String.init)
    isFilled = words.contains("fill")
    isCircled = words.dropFirst().contains("circle")
    words.removeAll { $0 == "fill" }
    if isCircled { words.removeAll { $0 == "circle" } }
    base = words.joined(separator: ".")
  }

  /// The symbol's nodes; empty where the symbol is not known.
  ///
  /// - Parameter ground: the color of lines on a filled circle.
  func nodes(in box: Rect, _ ink: Color, on ground: Color) -> [SceneNode] {
    guard let form = SymbolForm(base) else { return [] }
    var (box, color) = (box, ink)
    let unit = box.width / 20
    var nodes: [SceneNode] = []
    if isCircled {
      let ring = box.inset(by: unit)
      nodes.append(
        .shape(
          SceneShape(
            .ellipse(ring), fill: isFilled ? ink : nil, stroke: SceneShape.Stroke(ink, width: 1.5 * unit))))
      if isFilled { color = ground }
      box = box.inset(by: 4.5 * unit)
    }
    func place(_ x: Double, _ y: Double) -> Point {
      Point(x: box.x + x / 20 * box.width, y: box.y + y / 20 * box.height)
    }
    for line in form.lines {
      let points = line.map { place($0.0, $0.1) }
      let isArea = form.isArea && isFilled || form.isSolid
      // A line that returns to its start has a corner there, and no ends.
      let isClosed = isArea || points.first == points.last
      let corners = points.first == points.last ? points.dropLast() : points[...]
      let steps = [SceneShape.PathStep.move(points[0])] + corners.dropFirst().map { .line($0) }
      nodes.append(
        .shape(
          SceneShape(
            .path(steps + (isClosed ? [.close] : [])), fill: isArea ? color : nil,
            stroke: SceneShape.Stroke(color, width: 1.7 * box.width / 20))))
    }
    for (x, y, radius) in form.circles {
      let ring = Rect(
        minX: place(x - radius, y).x, minY: place(x, y - radius).y, maxX: place(x + radius, y).x,
        maxY: place(x, y + radius).y)
      nodes.append(
        .shape(
          SceneShape(
            .ellipse(ring), fill: isFilled || form.isSolid ? color : nil,
            stroke: SceneShape.Stroke(color, width: 1.7 * box.width / 20))))
    }
    return nodes
  }
}
