internal import Graphics
internal import LayoutModel

extension ControlDrawing {
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

  /// Draws a symbol. For an unknown symbol, draws a light frame with its name or, if the name does not fit, a question
  /// mark.
  func symbol(_ name: String) -> [SceneNode] {
    let blue = Color(red: 0x00, green: 0x7A, blue: 0xFF, alpha: 255)
    let given = view.textColor.resolved(blue, isDark: theme.isDark) ?? blue
    let color = part(given, on: [paint.ground])
    let side = min(frame.width, frame.height)
    let box = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    let known = Symbol(name: name).nodes(in: box, color, on: paint.ground)
    if !known.isEmpty { return known }
    let frame = shape(
      .rectangle(box.inset(by: side / 10), cornerRadius: side / 5),
      stroke: theme.faintLine(color, on: paint.ground))
    return [frame]
      + (nameOfSymbol(name, in: box.inset(by: side / 8), color)
        ?? Symbol(name: "questionmark").nodes(in: box.inset(by: side / 4), color, on: paint.ground))
  }

  private func nameOfSymbol(_ name: String, in room: Rect, _ color: Color) -> [SceneNode]? {
    let size = max(5, room.width / 4.5)
    let style = TextStyle(size: size)
    let ink = theme.ink(color, on: paint.ground)
    for lines in [[Substring(name)], name.split(separator: ".")] {
      let height = 1.2 * size
      guard Double(lines.count) * height <= room.height,
        lines.allSatisfy({
          measurer.measure(String($0), style: style, width: nil, lineLimit: 1).width <= room.width
        })
      else { continue }
      let top = room.midY - Double(lines.count) * height / 2
      return lines.enumerated().flatMap { number, line in
        text(
          String(line), size: size, color: ink,
          in: Rect(x: room.x, y: top + Double(number) * height, width: room.width, height: height), .center)
      }
    }
    return nil
  }
}

struct Symbol {
  private var base: String
  private let isFilled: Bool
  private let isCircled: Bool

  var isKnown: Bool { SymbolForm(base) != nil }

  init(name: String) {
    var words = name.split(separator: ".").map(String.init)
    isFilled = words.contains("fill")
    isCircled = words.dropFirst().contains("circle")
    words.removeAll { $0 == "fill" }
    if isCircled { words.removeAll { $0 == "circle" } }
    base = words.joined(separator: ".")
  }

  /// Returns the nodes that draw the symbol, with holes in the color `ground`, or an empty array if the symbol is
  /// unknown.
  func nodes(in box: Rect, _ ink: Color, on ground: Color) -> [SceneNode] {
    guard let form = SymbolForm(base) else { return [] }
    var (box, color, hole) = (box, ink, ground)
    let unit = box.width / 20
    var nodes: [SceneNode] = []
    if isCircled {
      let ring = box.inset(by: unit)
      nodes.append(
        .shape(
          SceneShape(
            .ellipse(ring), fill: isFilled ? ink : nil, stroke: SceneShape.Stroke(ink, width: 1.5 * unit))))
      if isFilled { (color, hole) = (ground, ink) }
      box = box.inset(by: 4.5 * unit)
    }
    let line = 1.7 * box.width / 20
    for part in form.parts {
      let (outline, isArea) = part.outline.placed(in: box)
      let isHole = isFilled && part.role == .hole
      let fill = isArea && (isFilled || part.role == .solid) ? (isHole ? hole : color) : nil
      if part.role == .crossing {
        nodes.append(.shape(SceneShape(outline, stroke: SceneShape.Stroke(hole, width: 2.4 * line))))
      }
      let stroke = SceneShape.Stroke(isHole ? hole : color, width: part.role == .thin ? 0.65 * line : line)
      nodes.append(.shape(SceneShape(outline, fill: fill, stroke: stroke)))
    }
    return nodes
  }
}

extension SymbolForm.Part.Outline {
  fileprivate func placed(in box: Rect) -> (outline: SceneShape.Outline, isArea: Bool) {
    let unit = box.width / 20
    switch self {
    case .circle(let x, let y, let radius):
      let middle = Rect(x: box.x + x * unit, y: box.y + y * unit, width: 0, height: 0)
      return (.ellipse(middle.inset(by: -radius * unit)), true)
    case .path(let grid, let isSmooth):
      let points = grid.map { Point(x: box.x + $0.x * unit, y: box.y + $0.y * unit) }
      var steps = [SceneShape.PathStep.move(points[0])]
      for index in points.indices.dropFirst() where points[index] != points[index - 1] {
        steps.append(isSmooth ? curve(points, to: index) : .line(points[index]))
      }
      guard points.first == points.last else { return (.path(steps), false) }
      if !isSmooth { steps.removeLast() }
      return (.path(steps + [.close]), true)
    }
  }

  /// Returns the piece of a Catmull-Rom spline that ends at `points[index]`, with a corner where two successive points
  /// are equal.
  private func curve(_ points: [Point], to index: Int) -> SceneShape.PathStep {
    let (start, end) = (points[index - 1], points[index])
    let before = points[max(0, index - 2)]
    let after = points[min(points.count - 1, index + 1)]
    func control(_ point: Point, _ from: Point, _ to: Point, _ sign: Double) -> Point {
      Point(x: point.x + sign * (to.x - from.x) / 6, y: point.y + sign * (to.y - from.y) / 6)
    }
    return .curve(control(start, before, end, 1), control(end, start, after, -1), to: end)
  }
}

/// The names of the symbols that pictures can show, without filled and circled variants.
package let symbolNames: [String] = symbolLines.keys.map(String.init).sorted()

/// Returns whether pictures can show a symbol, given its name with or without suffixes such as `.fill`.
package func isSymbol(_ name: String) -> Bool { Symbol(name: name).isKnown }
