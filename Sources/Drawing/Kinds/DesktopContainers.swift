internal import Graphics
internal import LayoutModel

extension ControlDrawing {
  // MARK: - Boxes and tabs

  func boxTitle(_ title: String) -> [SceneNode] {
    text(
      title, style: TextStyle(size: 11), color: ink,
      in: Rect(x: frame.x + 8, y: frame.y, width: max(0, frame.width - 16), height: 14), .natural)
  }

  func line() -> [SceneNode] {
    let isAcross = frame.width >= frame.height
    let bar =
      isAcross
      ? Rect(x: frame.x, y: frame.midY - 0.5, width: frame.width, height: 1)
      : Rect(x: frame.midX - 0.5, y: frame.y, width: 1, height: frame.height)
    return [shape(.rectangle(bar, cornerRadius: 0), fill: ink.withAlpha(50).composited(over: paint.ground))]
  }

  func tabs(_ titles: [String], _ selected: Int) -> [SceneNode] {
    let style = TextStyle(size: 13)
    let widths = titles.map {
      measurer.measure($0, style: style, width: nil, lineLimit: 1).width + 20
    }
    let whole = widths.reduce(0, +)
    let scale = min(1, frame.width / max(1, whole))
    var x = frame.midX - whole * scale / 2
    let bar = Rect(x: x, y: frame.y - 11 + 0.5, width: whole * scale, height: 22)
    var nodes = [
      shape(.rectangle(bar, cornerRadius: 6), fill: track.composited(over: paint.ground), stroke: faint)
    ]
    for (index, title) in titles.enumerated() {
      let width = widths[index] * scale
      let part = Rect(x: x, y: bar.y, width: width, height: bar.height)
      if index == selected {
        nodes.append(shape(.rectangle(part.inset(by: 1), cornerRadius: 5), fill: paper, stroke: trackLine))
      } else if index > 0, index - 1 != selected {
        nodes.append(
          shape(
            .path([.move(Point(x: x, y: bar.y + 5)), .line(Point(x: x, y: bar.maxY - 5))]), stroke: trackLine)
        )
      }
      nodes += text(
        title, style: style, color: index == selected ? paperInk : theme.ink(ink, on: track),
        in: part.inset(by: 3),
        .center)
      x += width
    }
    return nodes
  }

  // MARK: - Tables

  /// Draws rows with gray bars in place of text, for a table whose rows are not in the file.
  func rows(_ columns: [DesktopShape.Column], height: Double, top: Double, isStriped: Bool) -> [SceneNode] {
    let height = max(8, height)
    var nodes: [SceneNode] = []
    let count = max(0, min(60, Int((frame.height - top) / height)))
    if isStriped {
      let stripe = ink.withAlpha(12).composited(over: paint.ground)
      for row in stride(from: 1, to: count, by: 2) {
        let band = Rect(
          x: frame.x, y: frame.y + top + Double(row) * height, width: frame.width, height: height)
        nodes.append(shape(.rectangle(band, cornerRadius: 0), fill: stripe))
      }
    }
    guard !columns.isEmpty else { return nodes }
    for row in 0..<min(3, count) {
      var x = frame.x
      for (index, column) in columns.prefix(20).enumerated() {
        let room = min(column.width, frame.maxX - x) - 16
        // The bars have different lengths, like the texts that they represent.
        let length = min(room, 40 + Double((row * 37 + index * 23) % 50))
        let bar = Rect(
          x: x + 8, y: frame.y + top + (Double(row) + 0.5) * height - 3, width: max(0, length), height: 6)
        if length >= 8 { nodes.append(shape(.rectangle(bar, cornerRadius: 3), fill: track)) }
        x += column.width + 3
      }
    }
    return nodes
  }

  func header(_ columns: [DesktopShape.Column]) -> [SceneNode] {
    let line = Rect(x: frame.x, y: frame.maxY - 1, width: frame.width, height: 1)
    var nodes = [shape(.rectangle(line, cornerRadius: 0), fill: track)]
    var x = frame.x
    for (index, column) in columns.prefix(40).enumerated() {
      let width = index == columns.count - 1 ? frame.maxX - x : min(column.width + 3, frame.maxX - x)
      guard width > 0 else { break }
      if index > 0 {
        nodes.append(
          shape(
            .path([.move(Point(x: x, y: frame.y + 4)), .line(Point(x: x, y: frame.maxY - 4))]), stroke: track)
        )
      }
      nodes += text(
        column.title, style: TextStyle(size: 11, weight: .medium), color: ink,
        in: Rect(x: x + 5, y: frame.y, width: max(0, width - 8), height: frame.height), .natural)
      x += width
    }
    return nodes
  }

  // MARK: - Matrices

  func cells(_ columns: [[DesktopShape.Cell]], _ size: Size, _ gap: Size) -> [SceneNode] {
    columns.enumerated().flatMap { column, cells in
      cells.enumerated().flatMap { row, cell -> [SceneNode] in
        var one = self
        one.view.text = cell.title
        one.view.textStyle = TextStyle(size: 13)
        one.frame = Rect(
          x: frame.x + Double(column) * (size.width + gap.width),
          y: frame.y + Double(row) * (size.height + gap.height), width: size.width, height: size.height)
        return one.desktop(cell.shape)
      }
    }
  }

  // MARK: - Words and lines

  func text(
    _ content: String, style: TextStyle, color: Color?, in box: Rect, _ alignment: TextAlignment
  ) -> [SceneNode] {
    guard let color, !content.isEmpty, box.width >= 6, box.height >= style.size * 0.7 else { return [] }
    var style = style
    var measured = measurer.measure(content, style: style, width: nil, lineLimit: 1)
    // The text may be up to 15% smaller to fit, since Inter may be a little wider than Apple's typeface.
    let factor = box.width / max(1, measured.width)
    if factor < 1, factor > 0.85 { style.size *= factor }
    let lineHeight = measurer.measure("X", style: style, width: nil, lineLimit: 1).height
    let limit = view.text == content ? max(1, Int(box.height / lineHeight + 0.05)) : 1
    measured = measurer.measure(content, style: style, width: box.width + 0.01, lineLimit: limit)
    let top = box.midY - measured.height / 2
    return measured.lines.compactMap { line in
      guard !line.text.isEmpty, line.width <= box.width + 0.1 else { return nil }
      let x: Double
      switch alignment {
      case .center: x = box.midX - line.width / 2
      case .right: x = box.maxX - line.width
      case .left: x = box.x
      case .natural: x = isMirrored ? box.maxX - line.width : box.x
      }
      return .text(
        SceneText(
          line.text, style: style, color: color, origin: Point(x: x, y: top + line.baseline),
          width: line.width))
    }
  }
}
