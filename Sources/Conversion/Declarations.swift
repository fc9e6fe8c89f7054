import LayoutLanguage
import LayoutModel

extension Layout {
  /// The canvases and views as lines of a layout file; what they say is all that a file can say of them.
  ///
  /// - Parameter keepsStacks: whether stacks arrange their members; otherwise equations say what they ask for.
  func declarationLines(keepsStacks: Bool) -> [String] {
    canvases.map(canvasLine) + [""] + viewLines(keepsStacks: keepsStacks) + depthLines
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
  private func viewLines(keepsStacks: Bool) -> [String] {
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
      lines.append(
        indentation + declaration(of: view, keepsStacks: keepsStacks) + (subviews.isEmpty ? "" : " {"))
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

  private func declaration(of id: ViewID, keepsStacks: Bool) -> String {
    var view = self[id]
    if !keepsStacks, view.kind == .stack { (view.kind, view.stack) = (.view, nil) }
    var words = [view.kind.rawValue, convertedName(of: id)]
    if let text = view.text { words.append(spelled(text)) }
    words += view.controlOperands
    if let stack = view.stack { words += properties(of: stack) }
    words += properties(of: view)
    if keepsStacks, view.isArranged, let distance = view.spacingAfter {
      words.append("after \(spelled(distance))")
    }
    return words.joined(separator: " ")
  }

  private func properties(of stack: StackArrangement) -> [String] {
    var words = [stack.axis == .horizontal ? "row" : "column"]
    if stack.spacing != 0 { words.append("spacing \(spelled(stack.spacing))") }
    if stack.alignment != .fill { words.append("align \(stack.alignment.rawValue)") }
    if stack.distribution != .fill { words.append("distribute \(stack.distribution.rawValue)") }
    return words
  }

  /// Only what differs from a view that says nothing.
  private func properties(of view: View) -> [String] {
    let plain = View(name: view.name, kind: view.kind, parent: view.parent)
    var words: [String] = []
    // Only what was read from an Interface Builder file says `size -x-` of views that have no size anyhow.
    let saysNothing = view.className != nil && view.explicitSize == PerAxis(both: nil) && !view.kind.setsText && !view.kind.isControl
    if view.hasExplicitSize, view.stack == nil, !saysNothing {
      let size = view.explicitSize
      words.append("size \(size.horizontal.map(spelled) ?? "-")x\(size.vertical.map(spelled) ?? "-")")
    }
    if view.textStyle != plain.textStyle, view.className == nil || view.kind.setsText {
      let style = view.textStyle
      words.append(
        "font \(spelled(style.writtenSize))"
          + (style.weight == .regular ? "" : " \(style.weight.rawValue)"))
    }
    if view.lineLimit != plain.lineLimit { words.append("lines \(view.lineLimit)") }
    let marginsCount = view.stack.map(\.usesMargins) ?? (view.margins != plain.margins)
    if marginsCount { words.append("margins \(spelled(view.margins))") }
    let hasContent = view.className == nil || view.kind.setsText || view.explicitSize != PerAxis(both: nil)
    if view.hugging != plain.hugging, hasContent, view.stack == nil {
      words.append("hugging \(spelled(view.hugging))")
    }
    if view.compression != plain.compression, hasContent, view.stack == nil {
      words.append("compression \(spelled(view.compression))")
    }
    if view.fill != plain.fill { words.append("fill \(spelled(view.fill))") }
    if view.stroke != plain.stroke { words.append("stroke \(spelled(view.stroke))") }
    if let radius = view.cornerRadius { words.append("corner \(spelled(radius))") }
    if view.textColor != plain.textColor { words.append("color \(spelled(view.textColor))") }
    if let alignment = view.textAlignment { words.append("align \(alignment.rawValue)") }
    if view.isHidden { words.append("hidden") }
    if view.isUnnamed, view.className == nil { words.append("unnamed") }
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
  case .color(let color), .adaptive(light: let color, dark: _):
    let channels = [color.red, color.green, color.blue] + (color.alpha == 255 ? [] : [color.alpha])
    return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
