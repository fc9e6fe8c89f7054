internal import Graphics
internal import LayoutModel

extension ControlDrawing {
  func desktop(_ shape: DesktopShape) -> [SceneNode] {
    switch shape {
    case .field(let isSecure): return fieldText(isSecure: isSecure, before: 4, after: 4)
    case .search: return glass() + fieldText(isSecure: false, before: 22, after: 4)
    case .check(let state): return check(state)
    case .radio(let isOn): return radio(isOn)
    case .popUp(let arrows): return popUp(arrows)
    case .combo: return fieldText(isSecure: false, before: 4, after: 22) + arrowPlate(.down)
    case .boxTitle(let title): return boxTitle(title)
    case .line: return line()
    case .tabs(let titles, let selected): return tabs(titles, selected)
    case .rows(let columns, let height, let top, let isStriped):
      return rows(columns, height: height, top: top, isStriped: isStriped)
    case .header(let columns): return header(columns)
    case .cells(let columns, let size, let gap): return cells(columns, size, gap)
    case .arrows: return stepper()
    case .slider(let place, let isVertical, let ticks):
      return slider(place, isVertical: isVertical, ticks: ticks)
    case .dial(let place): return dial(place)
    case .sign(let sign, let isRound): return self.sign(sign, isRound: isRound)
    case .well(let color): return well(color)
    case .window(let shown): return window(shown)
    }
  }

  // MARK: - Fields and buttons

  private func fieldText(isSecure: Bool, before: Double, after: Double) -> [SceneNode] {
    guard let text = view.text else { return [] }
    let shown = isSecure ? String(repeating: "•", count: min(12, text.count)) : text
    return self.text(
      shown, style: view.textStyle, color: paint.textInk,
      in: Rect(
        x: frame.x + (isMirrored ? after : before), y: frame.y, width: max(0, frame.width - before - after),
        height: frame.height), view.textAlignment ?? .natural)
  }

  private func glass() -> [SceneNode] {
    let x = isMirrored ? frame.maxX - 16 : frame.x + 7
    let ring = Rect(x: x, y: frame.midY - 5, width: 8, height: 8)
    return [
      shape(.ellipse(ring), stroke: faint, width: 1.2),
      shape(
        .path([
          .move(Point(x: ring.maxX - 1.2, y: ring.maxY - 1.2)),
          .line(Point(x: ring.maxX + 2.2, y: ring.maxY + 2.2)),
        ]), stroke: faint, width: 1.2),
    ]
  }

  /// Returns the frame of the square of a check box, or of the circle of a radio button.
  private func mark() -> Rect {
    let size = min(
      frame.height, view.textStyle.writtenSize >= 13 ? 14 : view.textStyle.writtenSize >= 11 ? 12 : 10)
    let x = view.text == nil ? frame.midX - size / 2 : isMirrored ? frame.maxX - size : frame.x
    let line = measurer.measure("X", style: view.textStyle, width: nil, lineLimit: 1).height
    let title =
      view.text.map { measurer.measure($0, style: view.textStyle, width: nil, lineLimit: 1).width } ?? 0
    let isWrapped = frame.height > 1.8 * line && title > 1.1 * (frame.width - size - 6)
    return Rect(
      x: x, y: isWrapped ? frame.y + (line - size) / 2 : frame.midY - size / 2, width: size, height: size)
  }

  private func title(behind mark: Rect) -> [SceneNode] {
    guard let text = view.text else { return [] }
    let gap = mark.width + (mark.width >= 14 ? 6 : 5)
    return self.text(
      text, style: view.textStyle, color: paint.textInk,
      in: Rect(
        x: isMirrored ? frame.x : frame.x + gap, y: frame.y, width: max(0, frame.width - gap),
        height: frame.height), .natural)
  }

  private func check(_ state: DesktopShape.State) -> [SceneNode] {
    let box = mark()
    let isOn = state != .off
    var nodes = [
      shape(
        .rectangle(box.inset(by: 0.5), cornerRadius: 3), fill: isOn ? accent : paper,
        stroke: isOn ? accent : faint)
    ]
    let unit = box.width / 14
    func point(_ x: Double, _ y: Double) -> Point { Point(x: box.x + x * unit, y: box.y + y * unit) }
    switch state {
    case .off: break
    case .on:
      nodes.append(
        shape(
          .path([.move(point(3.2, 7.4)), .line(point(6, 10.2)), .line(point(10.8, 4))]),
          stroke: sign(on: accent), width: 1.8 * unit))
    case .mixed:
      nodes.append(
        shape(
          .path([.move(point(3.5, 7)), .line(point(10.5, 7))]), stroke: sign(on: accent), width: 1.8 * unit))
    }
    return nodes + title(behind: box)
  }

  private func radio(_ isOn: Bool) -> [SceneNode] {
    let circle = mark()
    var nodes = [
      shape(.ellipse(circle.inset(by: 0.5)), fill: isOn ? accent : paper, stroke: isOn ? accent : faint)
    ]
    if isOn { nodes.append(shape(.ellipse(circle.inset(by: circle.width * 0.29)), fill: sign(on: accent))) }
    return nodes + title(behind: circle)
  }

  private func popUp(_ arrows: DesktopShape.Arrows) -> [SceneNode] {
    let room = 22.0
    let title = view.text ?? ""
    let words = text(
      title, style: view.textStyle, color: paint.textInk,
      in: Rect(
        x: isMirrored ? frame.x + room : frame.x + (view.stroke == .none ? 2 : 8), y: frame.y,
        width: max(0, frame.width - room - 8), height: frame.height), .natural)
    return words + arrowPlate(arrows)
  }

  private func arrowPlate(_ arrows: DesktopShape.Arrows) -> [SceneNode] {
    let size = min(16, frame.height - 4, frame.width - 4)
    guard size >= 5 else { return [] }
    let plate = Rect(
      x: isMirrored ? frame.x + 3 : frame.maxX - size - 3, y: frame.midY - size / 2, width: size, height: size
    )
    var nodes: [SceneNode] = []
    let hasPlate = arrows == .both || arrows == .down
    if hasPlate { nodes.append(shape(.rectangle(plate, cornerRadius: 4), fill: accent)) }
    let color = hasPlate ? sign(on: accent) : ink
    switch arrows {
    case .both, .bare:
      nodes += [
        chevron(at: Point(x: plate.midX, y: plate.midY - size * 0.19), size * 0.2, isUp: true, color),
        chevron(at: Point(x: plate.midX, y: plate.midY + size * 0.19), size * 0.2, isUp: false, color),
      ]
    case .down, .plain: nodes.append(chevron(at: plate.middle, size * 0.22, isUp: false, color))
    }
    return nodes
  }

  func chevron(at middle: Point, _ reach: Double, isUp: Bool, _ color: Color) -> SceneNode {
    let rise = isUp ? reach * 0.5 : -reach * 0.5
    return shape(
      .path([
        .move(Point(x: middle.x - reach, y: middle.y + rise)), .line(Point(x: middle.x, y: middle.y - rise)),
        .line(Point(x: middle.x + reach, y: middle.y + rise)),
      ]), stroke: color, width: 1.3)
  }

  private func sign(_ sign: String, isRound: Bool) -> [SceneNode] {
    let size = min(frame.width, frame.height)
    let circle = Rect(x: frame.midX - size / 2, y: frame.midY - size / 2, width: size, height: size)
    let ground = isRound ? [shape(.ellipse(circle.inset(by: 0.5)), fill: paper, stroke: faint)] : []
    return ground
      + text(
        sign, style: TextStyle(size: min(13, size * 0.7), weight: .medium), color: isRound ? paperInk : ink,
        in: circle, .center)
  }

  // MARK: - Other controls

  private func stepper() -> [SceneNode] {
    let box = frame.inset(by: 0.5)
    return [
      shape(.rectangle(box, cornerRadius: 5), fill: paper, stroke: faint),
      shape(
        .path([.move(Point(x: box.x, y: box.midY)), .line(Point(x: box.maxX, y: box.midY))]),
        stroke: paperLine),
      chevron(at: Point(x: box.midX, y: box.y + box.height * 0.27), 3, isUp: true, paperInk),
      chevron(at: Point(x: box.midX, y: box.y + box.height * 0.73), 3, isUp: false, paperInk),
    ]
  }

  private func slider(_ place: Double, isVertical: Bool, ticks: Int) -> [SceneNode] {
    let size = min(20, frame.width, frame.height)
    let length = (isVertical ? frame.height : frame.width) - size
    let along = length * (isVertical || isMirrored ? 1 - place : place)
    let groove =
      isVertical
      ? Rect(x: frame.midX - 2, y: frame.y, width: 4, height: frame.height)
      : Rect(x: frame.x, y: frame.midY - 2, width: frame.width, height: 4)
    let knob =
      isVertical
      ? Rect(x: frame.midX - size / 2, y: frame.y + along, width: size, height: size)
      : Rect(x: frame.x + along, y: frame.midY - size / 2, width: size, height: size)
    let done =
      isVertical
      ? Rect(x: groove.x, y: knob.midY, width: 4, height: groove.maxY - knob.midY)
      : isMirrored
        ? Rect(x: knob.midX, y: groove.y, width: groove.maxX - knob.midX, height: 4)
        : Rect(x: groove.x, y: groove.y, width: knob.midX - groove.x, height: 4)
    let marks = (0..<min(ticks, Int(length / 4))).flatMap { mark -> [SceneShape.PathStep] in
      let along = size / 2 + length * Double(mark) / Double(max(1, ticks - 1))
      return isVertical
        ? [
          .move(Point(x: frame.midX + 5, y: frame.y + along)),
          .line(Point(x: frame.midX + 10, y: frame.y + along)),
        ]
        : [
          .move(Point(x: frame.x + along, y: frame.midY + 5)),
          .line(Point(x: frame.x + along, y: frame.midY + 10)),
        ]
    }
    return (marks.isEmpty ? [] : [shape(.path(marks), stroke: faint)]) + [
      shape(.rectangle(groove, cornerRadius: 2), fill: track),
      shape(.rectangle(done, cornerRadius: 2), fill: accent),
      self.knob(knob.inset(by: 0.5), on: paint.ground),
    ]
  }

  private func dial(_ place: Double) -> [SceneNode] {
    let size = min(frame.width, frame.height)
    let disc = Rect(x: frame.midX - size / 2, y: frame.midY - size / 2, width: size, height: size)
    let ways = [(0.0, -1.0), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7)]
    let way = ways[min(7, max(0, Int(place * 8)))]
    let dot = Rect(
      x: disc.midX + way.0 * size * 0.3 - 2, y: disc.midY + way.1 * size * 0.3 - 2, width: 4, height: 4)
    return [
      shape(.ellipse(disc.inset(by: 0.5)), fill: paper, stroke: faint), shape(.ellipse(dot), fill: paperLine),
    ]
  }

  private func well(_ color: ViewColor) -> [SceneNode] {
    let box = frame.inset(by: 0.5)
    let shown = color.resolved(nil, isDark: theme.isDark) ?? accent
    return [
      shape(.rectangle(box, cornerRadius: 5), fill: paper, stroke: faint),
      shape(
        .rectangle(box.inset(by: 3), cornerRadius: 3), fill: theme.ownFill(shown).fill,
        stroke: theme.ownFill(shown).fill.isSeen(on: paper) ? nil : paperLine),
    ]
  }
}

extension Rect {
  var middle: Point { Point(x: midX, y: midY) }
}
