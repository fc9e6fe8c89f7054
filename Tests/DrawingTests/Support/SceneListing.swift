import Graphics

@testable import Drawing

extension Scene {
  var listing: String {
    var lines = [
      "picture \(words(size.width, size.height)) origin \(words(origin.x, origin.y)) \(background.map(words) ?? "transparent")",
      "title \(title)", "summary \(summary)",
    ]
    for node in nodes { node.list(into: &lines, indent: "") }
    if let darkColors {
      let fills = darkColors.fills.map { $0.map(words) ?? "-" }.joined(separator: " ")
      let strokes = darkColors.strokes.map { $0.map(words) ?? "-" }.joined(separator: " ")
      lines += [
        "dark \(darkColors.background.map(words) ?? "transparent")", "fills \(fills)", "strokes \(strokes)",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension SceneNode {
  fileprivate func list(into lines: inout [String], indent: String) {
    switch self {
    case .group(let group):
      var line = "group"
      if let id = group.id { line += " \(id)" }
      if let number = group.line { line += " line \(number)" }
      if let clip = group.clip { line += " clip \(words(clip))" }
      if let title = group.title { line += " “\(title)”" }
      lines.append(indent + line)
      for child in group.children { child.list(into: &lines, indent: indent + " ") }
    case .shape(let shape):
      var line: String
      switch shape.outline {
      case .rectangle(let rect, 0): line = "rectangle \(words(rect))"
      case .rectangle(let rect, let radius): line = "rectangle \(words(rect)) corner \(words(radius))"
      case .ellipse(let rect): line = "ellipse \(words(rect))"
      case .path(let steps): line = steps.map(words).joined(separator: " ")
      }
      if let fill = shape.fill { line += " fill \(words(fill))" }
      if let stroke = shape.stroke {
        line += " stroke \(words(stroke.color)) \(words(stroke.width))"
        if !stroke.dash.isEmpty { line += " dash \(stroke.dash.map { words($0) }.joined(separator: " "))" }
      }
      lines.append(indent + line)
    case .text(let text):
      let style = text.style
      var line =
        "“\(text.text)” \(words(text.origin.x, text.origin.y)) width \(words(text.width)) \(words(text.color))"
      line += " font \(words(style.size)) \(style.weight)"
      if style.tracking != 0 { line += " tracking \(words(style.tracking))" }
      lines.append(indent + line)
    }
  }
}

private func words(_ lengths: Double...) -> String {
  lengths.map { length in
    let rounded = (length * 1000).rounded() / 1000 + 0
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }.joined(separator: " ")
}

private func words(_ rect: Rect) -> String { words(rect.x, rect.y, rect.width, rect.height) }

private func words(_ color: Color) -> String {
  let channels = [color.red, color.green, color.blue] + (color.alpha == 255 ? [] : [color.alpha])
  return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

private func words(_ step: SceneShape.PathStep) -> String {
  switch step {
  case .move(let point): "M \(words(point.x, point.y))"
  case .line(let point): "L \(words(point.x, point.y))"
  case .curve(let a, let b, let end): "C \(words(a.x, a.y, b.x, b.y, end.x, end.y))"
  case .close: "Z"
  }
}
