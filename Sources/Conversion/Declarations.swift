import LayoutLanguage
import LayoutModel

extension Layout {
  /// The canvases and views as lines of a layout file; what they say is all that a file can say of them.
  var declarationLines: [String] {
    canvases.map(canvasLine) + [""] + viewLines + depthLines
  }

  private func canvasLine(_ canvas: Canvas) -> String {
    var line = "canvas "
    if let name = canvas.name { line += "\(spelled(name)) " }
    let (width, height) = (canvas.width.map(spelled), canvas.height.map(spelled))
    line += width == nil && height == nil ? "fit" : "\(width ?? "fit")x\(height ?? "fit")"
    if canvas.direction == .rightToLeft { line += " rtl" }
    if canvas.margins != Margins(all: 8) { line += " margins \(spelled(canvas.margins))" }
    if !canvas.safeArea.isZero { line += " safe \(spelled(canvas.safeArea))" }
    if let scale = canvas.scale { line += " scale \(spelled(scale))" }
    let root = convertedName(of: .root)
    return root == "view" ? line : "\(line) as \(root)"
  }

  /// Depth first, without recursion: files may be nested deeply.
  private var viewLines: [String] {
    var children = Array(repeating: [ViewID](), count: views.count)
    for index in views.indices.dropFirst() { children[views[index].parent?.index ?? 0].append(ViewID(index)) }
    var lines: [String] = []
    var stack = children[0].reversed().map { Step(view: $0, depth: 0) }
    while let step = stack.popLast() {
      // Deep nesting is as legible without indentation, and a line's length must not grow with it.
      let indentation = String(repeating: "    ", count: min(step.depth, 20))
      guard let view = step.view else {
        lines.append(indentation + "}")
        continue
      }
      let subviews = children[view.index]
      lines.append(indentation + declaration(of: view) + (subviews.isEmpty ? "" : " {"))
      guard !subviews.isEmpty else { continue }
      stack.append(Step(view: nil, depth: step.depth))
      stack += subviews.reversed().map { Step(view: $0, depth: step.depth + 1) }
    }
    return lines
  }

  private struct Step {
    /// `nil` is the end of a block.
    var view: ViewID?
    var depth: Int
  }

  private func declaration(of id: ViewID) -> String {
    let view = self[id]
    // What a stack asks for stands in equations of its own.
    let kind = view.kind == .stack ? ViewKind.view : view.kind
    var words = [kind.rawValue, convertedName(of: id)]
    if let text = view.text { words.append(spelled(text)) }
    return (words + properties(of: view)).joined(separator: " ")
  }

  /// Only what differs from a view that says nothing.
  private func properties(of view: View) -> [String] {
    let plain = View(name: view.name, kind: view.kind, parent: view.parent)
    var words: [String] = []
    if view.hasExplicitSize {
      let size = view.explicitSize
      words.append("size \(size.horizontal.map(spelled) ?? "-")x\(size.vertical.map(spelled) ?? "-")")
    }
    if view.textStyle != plain.textStyle {
      let style = view.textStyle
      words.append(
        "font \(spelled(style.size))" + (style.weight == .regular ? "" : " \(style.weight.rawValue)"))
    }
    if view.lineLimit != plain.lineLimit { words.append("lines \(view.lineLimit)") }
    if view.margins != plain.margins { words.append("margins \(spelled(view.margins))") }
    if view.hugging != plain.hugging { words.append("hugging \(spelled(view.hugging))") }
    if view.compression != plain.compression { words.append("compression \(spelled(view.compression))") }
    if view.fill != plain.fill { words.append("fill \(spelled(view.fill))") }
    if view.stroke != plain.stroke { words.append("stroke \(spelled(view.stroke))") }
    if let radius = view.cornerRadius { words.append("corner \(spelled(radius))") }
    if view.textColor != plain.textColor { words.append("color \(spelled(view.textColor))") }
    if let alignment = view.textAlignment { words.append("align \(alignment.rawValue)") }
    if view.isHidden { words.append("hidden") }
    if view.isUnnamed { words.append("unnamed") }
    if let baselines = view.baselines {
      words.append("baselines \(spelled(baselines.first)) \(spelled(baselines.last))")
    }
    if !view.outset.isZero { words.append("outset \(spelled(view.outset))") }
    return words
  }

  /// The order of drawing, which only `Z:` lines say.
  private var depthLines: [String] {
    views.indices.dropFirst().compactMap { index in
      let depth = views[index].zIndex
      guard depth != 0 else { return nil }
      return "Z:|-\(depth < 0 ? "(\(depth))" : "\(depth)")-[\(convertedName(of: ViewID(index)))]"
    }
  }
}

private func spelled(_ margins: Margins) -> String {
  let values = [margins.top, margins.leading, margins.bottom, margins.trailing]
  return Set(values).count == 1
    ? LayoutLanguage.spelled(values[0]) : values.map { LayoutLanguage.spelled($0) }.joined(separator: " ")
}

private func spelled(_ insets: EdgeInsets) -> String {
  let values = [insets.top, insets.left, insets.bottom, insets.right]
  return Set(values).count == 1
    ? LayoutLanguage.spelled(values[0]) : values.map { LayoutLanguage.spelled($0) }.joined(separator: " ")
}

private func spelled(_ priorities: PerAxis<Double>) -> String {
  priorities.horizontal == priorities.vertical
    ? LayoutLanguage.spelled(priorities.horizontal)
    : "\(LayoutLanguage.spelled(priorities.horizontal)) \(LayoutLanguage.spelled(priorities.vertical))"
}

private func spelled(_ color: ViewColor) -> String {
  switch color {
  // No property says so, since it is what a view without the property has.
  case .automatic, .none: return "none"
  case .color(let color):
    let channels = [color.red, color.green, color.blue] + (color.alpha == 255 ? [] : [color.alpha])
    return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
