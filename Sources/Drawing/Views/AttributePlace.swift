internal import Graphics
internal import LayoutModel

extension SolvedLayout {
  /// Returns the position of an attribute in the canvas's coordinates; for a width or a height, the length itself.
  func place(of item: Item) -> Double {
    let frame = rect(of: item.view, item.guide)
    if item.attribute.isBaseline, item.guide == nil || item.guide == .frame { return baseline(item) }
    let rect = item.attribute.isMargin ? withinMargins(frame, of: item.view) : frame
    return rect.place(of: item.attribute, in: canvas.direction)
  }

  private func baseline(_ item: Item) -> Double {
    let view = layout.baselineSource(of: item.view, item.attribute)
    let frame = frames[view.index]
    let isFirst = item.attribute == .firstBaseline
    if let baselines = layout[view].ownBaselines {
      return isFirst ? frame.y + baselines.first : frame.maxY - baselines.last
    }
    // A text is centered vertically in the frame. Without a text, both baselines are at the frame's bottom.
    guard let text = texts[view.index] else { return frame.maxY }
    return frame.midY + (isFirst ? text.firstBaseline : text.lastBaseline) - text.height / 2
  }

  /// Returns whether a constraint is measured from right to left, which is the case for leading and trailing edges in a
  /// right-to-left layout.
  func isMirrored(_ first: Attribute, _ second: Attribute?) -> Bool {
    canvas.direction == .rightToLeft && (first.isDirectionalSide || second?.isDirectionalSide == true)
  }
}
