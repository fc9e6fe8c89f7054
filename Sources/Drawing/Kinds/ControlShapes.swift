internal import Graphics
internal import LayoutModel

struct ControlDrawing<Measurer: TextMeasurer> {
  var view: View
  var frame: Rect
  let canvas: Canvas
  let paint: Paint
  let theme: Theme
  let measurer: Measurer

  var isMirrored: Bool { canvas.direction == .rightToLeft }
  var faint: Color { theme.faintLine(ink, on: paint.ground) }
  var track: Color { ink.withAlpha(32).composited(over: paint.ground) }
  var ink: Color { theme.ink(theme.sheet.ink, on: paint.ground) }
  private var tint: Color {
    let blue = Color(rgb: 0x007AFF)
    return view.control?.tint.resolved(blue, isDark: theme.isDark) ?? blue
  }
  /// The tint, mixed with enough of the text color to be visible on the track and on the background.
  var accent: Color { part(tint, on: [paint.ground, track]) }
  /// The fill of parts raised above a track, such as a selected segment.
  var paper: Color {
    paint.ground.relativeLuminance < 0.2
      ? theme.lightInk.withAlpha(64).composited(over: paint.ground) : theme.lightInk
  }

  var paperInk: Color { theme.ink(ink, on: paper) }
  var paperLine: Color { theme.faintLine(paperInk, on: paper) }
  var trackLine: Color { theme.faintLine(ink, on: track) }

  /// Returns `color`, mixed with enough of the text color to be visible on all of the given backgrounds.
  func part(_ color: Color, on grounds: [Color]) -> Color {
    let wanted = theme.ownStroke(color)
    let shades = [0, 64, 128, 192].map { ink.withAlpha($0).composited(over: wanted) }
    return shades.first { shade in grounds.allSatisfy { shade.isSeen(on: $0) } } ?? ink
  }

  func sign(on fill: Color) -> Color {
    [theme.lightInk, paint.ground].first { $0.isSeen(on: fill) } ?? theme.darkInk
  }

  /// Returns a knob whose fill is visible on `body` (the color directly behind the knob), or whose outline is visible
  /// on the fill.
  func knob(_ circle: Rect, on body: Color) -> SceneNode {
    let fills = [theme.lightInk, paint.ground]
    return shape(
      .ellipse(circle), fill: fills.first { $0.isSeen(on: body) || faint.isSeen(on: $0) } ?? fills[0],
      stroke: faint)
  }

  func nodes(_ control: Control) -> [SceneNode] {
    switch control.shape {
    case .toggle(let isOn):
      let green = Color(red: 0x34, green: 0xC7, blue: 0x59, alpha: 255)
      // The switch has a visible outline, so its color needs no minimum contrast.
      return toggle(isOn: isOn, theme.ownStroke(control.tint.resolved(green, isDark: theme.isDark) ?? green))
    case .slider(let place): return slider(place, accent)
    case .progress(let place): return bar(place, thickness: 4, accent)
    case .segments(let titles, let selected): return segments(titles, selected: selected)
    case .stepper: return segments(["−", "+"], selected: -1)
    case .pages(let count, let current): return pages(count, current)
    case .activity: return spokes()
    case .picker: return wheel(columns: [Span(low: 1 / 3.0, high: 2 / 3.0)])
    case .datePicker:
      return wheel(columns: [(0.08, 0.5), (0.58, 0.7), (0.78, 0.9)].map { Span(low: $0.0, high: $0.1) })
    case .image(let name):
      let size = min(11, max(7, frame.height * 0.3))
      return text(
        name, size: size, color: ink, in: frame.inset(by: 2), .center, plate: true)
    case .text: return paragraph()
    case .search: return search()
    case .symbol(let name): return symbol(name)
    case .accessory(let sign):
      let side = Rect(
        x: isMirrored ? frame.x + 12 : frame.maxX - 44, y: frame.y, width: 32, height: frame.height)
      let shown = isMirrored ? String(sign.reversed()).replacing("›", with: "‹") : sign
      return text(shown, size: 17, weight: .semibold, color: faint, in: side, isMirrored ? .left : .right)
    case .bar(var bar):
      if bar.title.isEmpty { bar.title = view.text ?? "" }
      return navigation(bar, in: frame, tint)
    case .items(let titles): return items(titles, in: frame, tint)
    case .desktop(let shape):
      return desktop(shape)
    case .screen(let top, let bottom): return screen(top, bottom: bottom, tint)
    }
  }

  // MARK: - Shapes

  private func toggle(isOn: Bool, _ color: Color) -> [SceneNode] {
    let height = min(frame.height, 31)
    let body = Rect(x: frame.x, y: frame.midY - height / 2, width: frame.width, height: height)
    let inset = 2.0
    let size = max(0, height - 2 * inset)
    let atEnd = isOn != isMirrored
    let knob = Rect(
      x: atEnd ? body.maxX - inset - size : body.x + inset, y: body.y + inset, width: size, height: size)
    return [
      shape(.rectangle(body, cornerRadius: height / 2), fill: isOn ? color : track, stroke: faint),
      self.knob(knob, on: isOn ? color : track),
    ]
  }

  private func bar(_ place: Double, thickness: Double, _ color: Color) -> [SceneNode] {
    let whole = Rect(x: frame.x, y: frame.midY - thickness / 2, width: frame.width, height: thickness)
    let width = frame.width * place
    let done = Rect(
      x: isMirrored ? whole.maxX - width : whole.x, y: whole.y, width: width, height: thickness)
    return [
      shape(.rectangle(whole, cornerRadius: thickness / 2), fill: track),
      shape(.rectangle(done, cornerRadius: thickness / 2), fill: color),
    ]
  }

  private func slider(_ place: Double, _ color: Color) -> [SceneNode] {
    let size = min(27, frame.height, frame.width)
    let along = (frame.width - size) * (isMirrored ? 1 - place : place)
    let knob = Rect(x: frame.x + along, y: frame.midY - size / 2, width: size, height: size)
    return bar(place, thickness: 4, color) + [self.knob(knob, on: paint.ground)]
  }

  private func segments(_ titles: [String], selected: Int) -> [SceneNode] {
    var nodes = [shape(.rectangle(frame, cornerRadius: 8), fill: track, stroke: faint)]
    let width = frame.width / Double(max(1, titles.count))
    for (index, title) in titles.enumerated() {
      let place = isMirrored ? titles.count - 1 - index : index
      let part = Rect(x: frame.x + Double(place) * width, y: frame.y, width: width, height: frame.height)
      if index == selected {
        nodes.append(
          shape(.rectangle(part.inset(by: 2), cornerRadius: 6), fill: paper, stroke: trackLine))
      } else if place > 0 {
        nodes.append(
          shape(
            .path([
              .move(Point(x: part.x, y: part.y + 6)),
              .line(Point(x: part.x, y: max(part.y + 6, part.maxY - 6))),
            ]), stroke: trackLine))
      }
      let ink = index == selected ? paperInk : theme.ink(ink, on: track)
      nodes += text(title, size: 13, weight: .medium, color: ink, in: part.inset(by: 4), .center)
    }
    return nodes
  }

  private func pages(_ count: Int, _ current: Int) -> [SceneNode] {
    let (size, step) = (7.0, 16.0)
    let start = frame.midX - (Double(count) * step - (step - size)) / 2
    return (0..<count).map { index in
      let place = isMirrored ? count - 1 - index : index
      let dot = Rect(x: start + Double(place) * step, y: frame.midY - size / 2, width: size, height: size)
      return shape(.ellipse(dot), fill: index == current ? ink : faint)
    }
  }

  private func spokes() -> [SceneNode] {
    let radius = min(frame.width, frame.height) / 2
    let ways = [
      (0.0, -1.0), (0.707, -0.707), (1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707), (-1, 0),
      (-0.707, -0.707),
    ]
    let steps = ways.flatMap { x, y -> [SceneShape.PathStep] in
      [
        .move(Point(x: frame.midX + 0.45 * radius * x, y: frame.midY + 0.45 * radius * y)),
        .line(Point(x: frame.midX + 0.9 * radius * x, y: frame.midY + 0.9 * radius * y)),
      ]
    }
    return [.shape(SceneShape(.path(steps), stroke: SceneShape.Stroke(faint, width: max(1, radius / 5))))]
  }

  /// - Parameter columns: the columns of the wheel, as fractions of the frame's width.
  private func wheel(columns: [Span]) -> [SceneNode] {
    let row = min(32, frame.height)
    let band = Rect(x: frame.x + 8, y: frame.midY - row / 2, width: max(0, frame.width - 16), height: row)
    var nodes = [shape(.rectangle(band, cornerRadius: 8), fill: track)]
    for offset in [-1.0, 0, 1] where abs(offset) * row + row / 2 <= frame.height / 2 + 1 {
      let y = frame.midY + offset * row
      let lines = columns.flatMap { column -> [SceneShape.PathStep] in
        let middle = frame.x + frame.width * column.middle
        let half = min(60, frame.width * column.length / 2) * (offset == 0 ? 1 : 0.8)
        return [.move(Point(x: middle - half, y: y)), .line(Point(x: middle + half, y: y))]
      }
      nodes.append(
        shape(.path(lines), stroke: offset == 0 ? trackLine : faint, width: offset == 0 ? 4 : 2))
    }
    return nodes
  }

  // MARK: - Bars

  private func navigation(_ bar: Control.Bar, in frame: Rect, _ accent: Color) -> [SceneNode] {
    let row = Rect(x: frame.x + 16, y: frame.maxY - 44, width: max(0, frame.width - 32), height: 44)
    let buttons = [bar.leading, bar.trailing].map { $0.joined(separator: "   ") }
    let widths = buttons.filter { !$0.isEmpty }.map {
      measurer.measure($0, style: TextStyle(size: 15), width: nil, lineLimit: 1).width + 8
    }
    let side = min(row.width / 3, widths.max() ?? 0)
    let left = Rect(x: row.x, y: row.y, width: row.width / 3, height: row.height)
    let right = Rect(x: row.maxX - row.width / 3, y: row.y, width: row.width / 3, height: row.height)
    let touch = theme.ink(accent, on: paint.ground)
    let (first, last) = isMirrored ? (right, left) : (left, right)
    return text(
      bar.title, size: 17, weight: .semibold, color: ink,
      in: Rect(x: row.x + side, y: row.y, width: row.width - 2 * side, height: row.height), .center)
      + text(buttons[0], size: 15, color: touch, in: first, isMirrored ? .right : .left)
      + text(buttons[1], size: 15, color: touch, in: last, isMirrored ? .left : .right)
  }

  private func items(_ titles: [String], in frame: Rect, _ accent: Color) -> [SceneNode] {
    let width = frame.width / Double(max(1, titles.count))
    let touch = theme.ink(accent, on: paint.ground)
    return titles.enumerated().flatMap { index, title in
      let place = isMirrored ? titles.count - 1 - index : index
      let part = Rect(
        x: frame.x + Double(place) * width, y: frame.y, width: width, height: min(49, frame.height))
      return text(title, size: 11, weight: .medium, color: touch, in: part.inset(by: 2), .center)
    }
  }

  /// Draws the bars of a storyboard scene in the safe area, separated from the content by lines.
  private func screen(_ top: Control.Bar?, bottom: Bool, _ accent: Color) -> [SceneNode] {
    var nodes: [SceneNode] = []
    let safe = canvas.safeArea
    if let top, safe.top >= 44, safe.top < frame.height {
      let area = Rect(x: frame.x, y: frame.y, width: frame.width, height: safe.top)
      nodes += [edge(at: area.maxY)] + navigation(top, in: area, accent)
    }
    if bottom, safe.bottom >= 44, safe.bottom < frame.height {
      nodes.append(edge(at: frame.maxY - safe.bottom))
    }
    return nodes
  }

  private func edge(at y: Double) -> SceneNode {
    shape(.path([.move(Point(x: frame.x, y: y)), .line(Point(x: frame.maxX, y: y))]), stroke: track)
  }

  // MARK: - Text

  private func paragraph() -> [SceneNode] {
    guard let content = view.text, let ink = paint.textInk else { return [] }
    let room = frame.inset(by: 5)
    guard room.width > 0, room.height > 0 else { return [] }
    let line = measurer.measure("X", style: view.textStyle, width: room.width, lineLimit: 1).height
    let limit = max(1, Int((frame.height - 8) / max(1, line)))
    let measured = measurer.measure(content, style: view.textStyle, width: room.width, lineLimit: limit)
    return measured.lines.map { line in
      let x: Double
      switch view.textAlignment ?? .natural {
      case .center: x = room.midX - line.width / 2
      case .right: x = room.maxX - line.width
      case .left: x = room.x
      case .natural: x = isMirrored ? room.maxX - line.width : room.x
      }
      return .text(
        SceneText(
          line.text, style: view.textStyle, color: ink, origin: Point(x: x, y: frame.y + 8 + line.baseline),
          width: line.width))
    }
  }

  func text(
    _ content: String, size: Double, weight: TextStyle.Weight = .regular, color: Color, in box: Rect,
    _ alignment: TextAlignment, plate: Bool = false
  ) -> [SceneNode] {
    guard !content.isEmpty, box.width >= 6, box.height >= size * 0.8 else { return [] }
    let style = TextStyle(size: size, weight: weight)
    let measured = measurer.measure(content, style: style, width: box.width, lineLimit: 1)
    guard let line = measured.lines.first, line.width <= box.width + 0.01, !line.text.isEmpty else {
      return []
    }
    let x: Double
    switch alignment {
    case .center: x = box.midX - line.width / 2
    case .right: x = box.maxX - line.width
    case .left, .natural: x = box.x
    }
    let placed = SceneText(
      line.text, style: style, color: color,
      origin: Point(x: x, y: box.midY - measured.height / 2 + line.baseline), width: line.width)
    let ground = SceneNode.shape(
      SceneShape(.rectangle(placed.inkBox.inset(by: -1.5), cornerRadius: 2), fill: paint.ground))
    return (plate ? [ground] : []) + [.text(placed)]
  }

  func shape(
    _ outline: SceneShape.Outline, fill: Color? = nil, stroke: Color? = nil, width: Double? = nil
  ) -> SceneNode {
    .shape(
      SceneShape(
        outline, fill: fill, stroke: stroke.map { SceneShape.Stroke($0, width: width ?? theme.hairline) }))
  }
}
