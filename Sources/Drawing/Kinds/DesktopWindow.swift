internal import Graphics
internal import LayoutModel

extension ControlDrawing {
  /// Draws a window's title bar with its buttons and toolbar items.
  func window(_ window: DesktopShape.Window) -> [SceneNode] {
    let bar = Rect(
      x: frame.x, y: window.isInside ? frame.y : frame.y - window.height, width: frame.width,
      height: window.height)
    let row = window.toolbar == .beside ? bar.height : 28
    let title = TextStyle(size: 13, weight: .bold)
    let width = min(
      bar.width / 3, measurer.measure(window.title, style: title, width: nil, lineLimit: 1).width)
    var (nodes, items) = (window.isInside ? [] : [ground(bar)], bar)
    nodes += buttons(window.buttons, in: bar, middle: bar.y + row / 2)
    switch window.toolbar {
    case .none, .below:
      let room = Rect(x: bar.x + 70, y: bar.y, width: max(0, bar.width - 140), height: row)
      nodes += text(window.title, style: title, color: ink, in: room, .center)
      (items.y, items.height) = (bar.y + row, bar.height - row)
    case .beside:
      let room = Rect(x: bar.x + 80, y: bar.y, width: width + 1, height: row)
      nodes += text(window.title, style: title, color: ink, in: room, .left)
      items.x = room.maxX
      items.width = bar.maxX - room.maxX
    }
    return nodes + toolbar(window.items, in: items.inset(by: 8), isBelow: window.toolbar == .below)
  }

  private func ground(_ bar: Rect) -> SceneNode {
    let radius = min(10, bar.height)
    let near = radius * 0.45
    return shape(
      .path([
        .move(Point(x: bar.x, y: bar.maxY)), .line(Point(x: bar.x, y: bar.y + radius)),
        .curve(
          Point(x: bar.x, y: bar.y + near), Point(x: bar.x + near, y: bar.y),
          to: Point(x: bar.x + radius, y: bar.y)),
        .line(Point(x: bar.maxX - radius, y: bar.y)),
        .curve(
          Point(x: bar.maxX - near, y: bar.y), Point(x: bar.maxX, y: bar.y + near),
          to: Point(x: bar.maxX, y: bar.y + radius)),
        .line(Point(x: bar.maxX, y: bar.maxY)), .close,
      ]), fill: theme.ownFill(Color(rgb: theme.isDark ? 0x3A3A3C : 0xF6F6F6)).fill, stroke: faint)
  }

  private func buttons(_ buttons: [Bool], in bar: Rect, middle: Double) -> [SceneNode] {
    guard bar.width > 70 else { return [] }
    let colors: [UInt32] = [0xFF5F57, 0xFEBC2E, 0x28C840]
    return colors.enumerated().map { index, color in
      let circle = Rect(x: bar.x + 8 + 20 * Double(index), y: middle - 6, width: 12, height: 12)
      let isThere = index < buttons.count && buttons[index]
      return shape(.ellipse(circle), fill: isThere ? theme.ownStroke(Color(rgb: color)) : track)
    }
  }

  private func toolbar(_ items: [DesktopShape.Window.Item], in bar: Rect, isBelow: Bool) -> [SceneNode] {
    let style = TextStyle(size: 11)
    var widths = items.map { item -> Double in
      switch item {
      case .button(let label):
        max(32, measurer.measure(label, style: style, width: nil, lineLimit: 1).width + 14)
      case .search: 120
      case .space(let isFlexible): isFlexible ? 0.0 : 24
      }
    }
    let left = bar.width - widths.reduce(0, +) - 6 * Double(items.count)
    let flexible = items.indices.filter { items[$0] == .space(isFlexible: true) }
    for index in flexible { widths[index] = max(0, left / Double(flexible.count)) }
    var x = bar.x + (flexible.isEmpty ? max(0, isBelow ? left / 2 : left) : 0)
    var nodes: [SceneNode] = []
    for (item, width) in zip(items, widths) {
      guard x + width <= bar.maxX + 0.5 else { break }
      let chip = Rect(
        x: x, y: isBelow ? bar.y - 4 : bar.midY - 12, width: width, height: isBelow ? 20 : 24)
      switch item {
      case .button(let label):
        let sign = isBelow ? Rect(x: chip.midX - 14, y: chip.y, width: 28, height: 20) : chip
        let words = isBelow ? Rect(x: x, y: chip.maxY + 1, width: width, height: 14) : chip
        nodes.append(shape(.rectangle(sign, cornerRadius: 5), fill: track))
        nodes += text(label, style: style, color: ink, in: words, .center)
      case .search:
        nodes.append(shape(.rectangle(chip, cornerRadius: 6), fill: paper, stroke: faint))
        nodes += text(
          "Search", style: style, color: theme.faintInk(ink, on: paper),
          in: Rect(x: x + 22, y: chip.y, width: width - 26, height: chip.height), .natural)
      case .space: break
      }
      x += width + 6
    }
    return nodes
  }
}

extension View {
  /// The height of the title bar that is drawn above the view, in points; 0 if there is none.
  var barHeight: Double {
    guard case .desktop(.window(let window))? = control?.shape else { return 0 }
    return window.isInside ? 0 : window.height
  }
}
