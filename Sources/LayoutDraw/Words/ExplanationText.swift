import LayoutEngine

extension ExplainedFile {
  /// The reasons in words, one attribute after another; ends in a line break.
  public func text() -> String {
    var text = ""
    for canvas in canvases {
      for attribute in canvas.attributes {
        if !text.isEmpty { text += "\n" }
        if canvases.count > 1 { text += "on canvas '\(canvas.solved.label)': " }
        text += canvas.solved.layout.text(of: attribute)
      }
    }
    return text
  }
}

extension SolvedLayout {
  fileprivate func text(of attribute: ExplainedAttribute) -> String {
    let explanation = attribute.explanation
    var lines = [headline(explanation)]
    func list(_ title: String, _ entries: [String], most: Int) {
      guard !entries.isEmpty else { return }
      lines.append("  \(title)")
      lines += entries.prefix(most).map { "    \($0)" }
      if entries.count > most { lines.append("    and \(entries.count - most) more") }
    }
    list("because", explanation.chain.map { text(of: $0, holds: true) }, most: 40)
    list("gave way", explanation.gaveWay.map(gaveWay), most: 8)
    list(
      "nearly gave way", explanation.slack.map { "\(text(of: $0.reason)), \(number($0.points)) to spare" },
      most: 5)
    let points = pointsMore(attribute)
    list("one point more", points, most: .max)
    if points.isEmpty, !attribute.pointsMore.isEmpty {
      lines.append("  one point more on the canvas or a metric changes nothing")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `b.width is 132 = 'card' 260 - 'a' 120 - gap 8`.
  private func headline(_ explanation: Explanation) -> String {
    let item = explanation.item
    var line = "\(layout.name(of: item.view)).\(item.attribute.rawValue) is \(number(explanation.value))"
    if let range = explanation.range {
      return line + " here, but \(text(of: range)): it is ambiguous"
    }
    var sum = SumText()
    for part in explanation.parts {
      let size = abs(part.multiplier)
      let factor = size == 1 ? "" : "\(number(size)) × "
      sum.add(
        factor + layout.name(of: part.quantity) + " " + number(part.constant), size * part.constant,
        isTakenAway: part.multiplier < 0)
    }
    if explanation.offset != 0, !sum.isEmpty {
      sum.add(number(abs(explanation.offset)), abs(explanation.offset), isTakenAway: explanation.offset < 0)
    }
    if explanation.parts.count > 1 || explanation.offset != 0
      || explanation.parts.contains(where: { $0.multiplier != 1 })
    {
      line += sum.isEmpty ? "" : " = \(sum.text())"
    }
    return line
  }

  private func gaveWay(_ distance: Explanation.Distance) -> String {
    let isLeftOut = conflicts.contains { conflict in
      guard case .written(let index) = distance.reason else { return false }
      return conflict.members[conflict.dropped] == .written(index)
    }
    return
      "\(text(of: distance.reason)), \(isLeftOut ? "left out of a conflict, " : "")by \(number(distance.points))"
  }

  private func pointsMore(_ attribute: ExplainedAttribute) -> [String] {
    let moving = attribute.pointsMore.filter { $0.change != 0 }
    let name =
      "\(layout.name(of: attribute.explanation.item.view)).\(attribute.explanation.item.attribute.rawValue)"
    var lines = moving.map { point in
      let cause =
        switch point.cause {
        case .canvas(.horizontal): "canvas width"
        case .canvas(.vertical): "canvas height"
        case .metric(let name): name
        }
      return "on \(cause): \(name) \(point.change < 0 ? "-" : "+")\(number(abs(point.change)))"
    }
    if attribute.untriedMetrics > 0 { lines.append("metrics not tried: \(attribute.untriedMetrics)") }
    return lines
  }

  /// `a.layout:12:5: a.width == 120`; what no line wrote speaks for itself.
  func text(of reason: Reason, holds: Bool = false) -> String {
    let told = member(reason, holds: holds)
    guard let span = told.span else { return told.text }
    let place = layout.source.location(at: span.start)
    return "\(layout.source.name):\(place.line):\(place.column): \(told.text)"
  }

  /// - Parameter holds: whether it is told because it holds with equality.
  func member(_ reason: Reason, holds: Bool) -> (span: SourceSpan?, text: String) {
    func size(_ view: ViewID, _ axis: Axis) -> String {
      "\(layout.name(of: view)).\(axis == .horizontal ? "width" : "height")"
    }
    func content(_ view: ViewID, _ axis: Axis, _ relation: String, _ property: String, _ priority: Double)
      -> String
    {
      let length = intrinsicSizes[view.index][axis].map(number) ?? "none"
      if holds { return "\(size(view, axis)) == \(length), its content" }
      return "\(size(view, axis)) \(relation) \(length), its content (\(property) \(number(priority)))"
    }
    switch reason {
    case .written(let index):
      return (layout.constraints[index].span, layout.text(of: layout.constraints[index]))
    case .hugging(let view, let axis):
      return (
        layout[view].nameSpan ?? layout[view].span,
        content(view, axis, "<=", "hugging", layout[view].hugging[axis])
      )
    case .compression(let view, let axis):
      return (
        layout[view].nameSpan ?? layout[view].span,
        content(view, axis, ">=", "compression", layout[view].compression[axis])
      )
    case .nonNegativeSize(let view, let axis): return (nil, "\(size(view, axis)) >= 0, as all sizes")
    case .canvasSize(let axis):
      let length = axis == .horizontal ? canvas.width ?? self.size.width : canvas.height ?? self.size.height
      return (canvas.span, "\(size(.root, axis)) == \(number(length)), the canvas")
    case .fittingCanvas(let axis):
      return (canvas.span, "the canvas is just \(axis == .horizontal ? "wide" : "high") enough for its views")
    }
  }
}
