extension Layout {
  /// Returns the line that declares a canvas.
  public func declaration(of canvas: Canvas) -> String {
    var line = "canvas "
    if let name = canvas.name { line += "\(spelled(name)) " }
    let (width, height) = (canvas.width.map(spelled), canvas.height.map(spelled))
    line += width == nil && height == nil ? "fit" : "\(width ?? "fit")x\(height ?? "fit")"
    if canvas.direction == .rightToLeft { line += " rtl" }
    if canvas.margins != Margins(all: 8) { line += " margins \(written(canvas.margins))" }
    if !canvas.safeArea.isZero { line += " safe \(written(canvas.safeArea))" }
    if let scale = canvas.scale { line += " scale \(spelled(scale))" }
    let root = writtenName(of: .root)
    return root == "view" ? line : "\(line) as \(root)"
  }

  /// Returns the line that declares a view in a layout file.
  ///
  /// - Parameter keepsStacks: whether a stack remains a stack instead of becoming a plain view.
  public func declaration(of id: ViewID, keepsStacks: Bool) -> String {
    var view = self[id]
    if !keepsStacks {
      if view.kind == .stack { (view.kind, view.stack) = (.view, nil) }
      view.isArranged = false
    }
    // Without a size, a divider outside of a row would be read as horizontal.
    let stack = keepsStacks ? view.parent.flatMap { self[$0].stack } : nil
    if view.isUpright, stack?.axis != .horizontal, !view.hasExplicitSize {
      (view.hasExplicitSize, view.explicitSize) = (true, PerAxis(horizontal: dividerThickness, vertical: nil))
    }
    var words = [view.kind.rawValue, writtenName(of: id)]
    if let text = view.text, view.kind.takesText { words.append(spelled(text)) }
    words += view.controlOperands
    // A stack's axis is always written, but `givenProperties` does not contain the default, `row`.
    if view.stack?.axis == .horizontal { words.append(ViewProperty.row.rawValue) }
    return (words + view.givenProperties.compactMap(view.words)).joined(separator: " ")
  }
}

extension View {
  /// Returns a property with its value, such as `lines 2`; `nil` to omit the property.
  fileprivate func words(of property: ViewProperty) -> String? {
    // Content size, hugging and compression are omitted for views from Interface Builder or Swift source that cannot
    // draw text and have no content size.
    let hasContent = className == nil || kind.setsText || explicitSize != PerAxis(both: nil)
    let value: String? =
      switch property {
      case .row: nil
      case .column: ""
      case .size where stack == nil && hasContent:
        "\(explicitSize.horizontal.map(spelled) ?? "-")x\(explicitSize.vertical.map(spelled) ?? "-")"
      case .font where className == nil || kind.setsText:
        spelled(textStyle.writtenSize) + (textStyle.weight == .regular ? "" : " \(textStyle.weight.rawValue)")
      case .hugging where stack == nil && hasContent: written(hugging)
      case .compression where stack == nil && hasContent: written(compression)
      case .size, .font, .hugging, .compression: nil
      case .lines: "\(lineLimit)"
      case .margins where stack?.usesMargins == false: nil
      case .margins: written(margins)
      case .fill: spelled(fill)
      case .stroke: spelled(stroke)
      case .corner: cornerRadius.map(spelled)
      case .color where !property.isPossible(for: kind): nil
      case .color: spelled(textColor)
      case .align: stack?.alignment.rawValue ?? textAlignment?.rawValue
      case .hidden: ""
      case .unnamed: className == nil ? "" : nil
      case .baselines where hasBaselinesOfText: nil
      case .baselines: baselines.map { "\(spelled($0.first)) \(spelled($0.last))" }
      case .outset: written(outset)
      case .spacing: stack.map { spelled($0.spacing) }
      case .distribute: stack?.distribution.rawValue
      case .after: isArranged ? spacingAfter.map(spelled) : nil
      }
    guard let value else { return nil }
    return value.isEmpty ? property.rawValue : "\(property.rawValue) \(value)"
  }
}

private func written(_ margins: Margins) -> String {
  written([margins.top, margins.leading, margins.bottom, margins.trailing])
}

private func written(_ insets: EdgeInsets) -> String {
  written([insets.top, insets.left, insets.bottom, insets.right])
}

private func written(_ priorities: PerAxis<Double>) -> String {
  written([priorities.horizontal, priorities.vertical])
}

/// Returns the values separated by blanks, or one number if all are equal.
private func written(_ values: [Double]) -> String {
  Set(values).count == 1 ? spelled(values[0]) : values.map { spelled($0) }.joined(separator: " ")
}

/// Returns a color in the layout language, such as `#007aff` (for a system color, its light variant), or `none` for
/// `automatic` and `none`.
public func spelled(_ color: ViewColor) -> String {
  switch color {
  case .automatic, .none: return "none"
  case .color(let color), .adaptive(light: let color, dark: _):
    let channels = [color.red, color.green, color.blue] + (color.alpha == 255 ? [] : [color.alpha])
    return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
