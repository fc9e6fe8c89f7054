internal import Graphics
internal import LayoutModel

struct PlacedText {
  var lines: [SceneText]
  var frame: Rect

  /// One rectangle for each line, as wide as the line. If there is a gap below the previous line, the rectangle extends
  /// upward to close it.
  var areas: [Rect] {
    lines.indices.map { index in
      let line = lines[index].inkBox
      let top = index == 0 ? line.y : min(line.y, lines[index - 1].inkBox.maxY)
      return Rect(minX: line.x, minY: top, maxX: line.maxX, maxY: line.maxY)
    }
  }
}

/// Places a view's text, truncated if necessary; `nil` if the text is invisible, has no room, or is a view's name that
/// would be truncated.
func placeText(
  _ text: String, _ measured: MeasuredText, of view: View, in drawn: DrawnView, direction: LayoutDirection,
  narrows: Bool = false, theme: Theme, measuring measurer: some TextMeasurer
) -> PlacedText? {
  guard let ink = drawn.paint.textInk else { return nil }
  let frame = drawn.frame
  let known = view.knownContent(textWidth: measured.width)
  let inset =
    known.map { $0.padding.horizontal / 2 } ?? min(drawn.look.textInset(theme), frame.width / 6)
  let room = frame.width - 2 * inset
  let isKnown = view.saved != nil || known.map { frame.width >= $0.width - 0.5 } ?? false
  let smallest = min(TextSqueeze.smallest, view.saved?.leastFontScale ?? 1)
  let (view, measured) =
    isKnown || narrows
    ? shrunk(
      view, measured, text, width: room, least: isKnown ? smallest : TextSqueeze.narrowest,
      measuring: measurer) : (view, measured)
  guard let fitted = fit(measured, text, of: view, width: room, height: frame.height, measuring: measurer)
  else {
    return nil
  }
  // A truncated name would be useless, so the whole name is placed elsewhere.
  if drawn.look.textIsName, fitted.isTruncated { return nil }
  // The text of a label with fixed baselines, such as a label from AppKit, is placed on the first baseline instead of
  // in the middle of the label.
  let first = view.kind == .label ? view.baselines?.first : nil
  let top =
    first.flatMap { first in fitted.lines.first.map { frame.y + first - $0.baseline } }
    ?? frame.midY - fitted.height / 2
  let startsRight = direction == .rightToLeft || readsRightToLeft(text)
  let alignment = view.textAlignment ?? (drawn.look.text == .centered ? .center : .natural)
  let lines = fitted.lines.compactMap { line -> SceneText? in
    if line.text.isEmpty { return nil }
    let x: Double
    switch alignment {
    case .center: x = frame.midX - line.width / 2
    case .left: x = frame.x + inset
    case .right: x = frame.maxX - inset - line.width
    case .natural: x = startsRight ? frame.maxX - inset - line.width : frame.x + inset
    }
    return SceneText(
      line.text, style: view.textStyle, color: ink, origin: Point(x: x, y: top + line.baseline),
      width: line.width)
  }
  guard let first = lines.first else { return nil }
  let box = lines.dropFirst().reduce(first.inkBox) { $0.union($1.inkBox) }
  return PlacedText(lines: lines, frame: box)
}

/// Returns the view and its measured text. If the text is wider than `width`, the letter spacing or the font size is
/// reduced to make the text fit, unless the necessary factor is below `least`.
private func shrunk(
  _ view: View, _ measured: MeasuredText, _ text: String, width: Double, least: Double,
  measuring measurer: some TextMeasurer
) -> (View, MeasuredText) {
  var whole = measured
  // A truncated line is only as wide as the view. The width of the whole line must be measured without a limit.
  if whole.isTruncated, view.lineLimit == 1, least == TextSqueeze.narrowest {
    whole = measurer.measure(text, style: view.textStyle, width: nil, lineLimit: 1)
  }
  let factor = width / max(whole.width, 1)
  guard !whole.isTruncated, factor < 1, factor >= least else { return (view, measured) }
  let widest = whole.lines.max { $0.width < $1.width }
  var view = view
  view.textStyle = TextSqueeze.style(
    view.textStyle, by: factor, width: whole.width, count: widest?.text.count ?? 0)
  return (
    view, measurer.measure(text, style: view.textStyle, width: width + 0.01, lineLimit: view.lineLimit)
  )
}

private func fit(
  _ measured: MeasuredText, _ text: String, of view: View, width: Double, height: Double,
  measuring measurer: some TextMeasurer
) -> MeasuredText? {
  // The tolerance for rounding errors in solved frames, in points.
  let slack = 0.01
  var result = measured
  let lineHeight = measured.height / Double(measured.lines.count)
  // Letters are only about 0.7 times as tall as a line.
  guard height >= 0.7 * lineHeight else { return nil }
  var limit = view.lineLimit
  if measured.lines.count > 1, measured.height > height + slack {
    limit = max(1, Int(height / lineHeight + slack))
  }
  if measured.isTruncated || measured.width > width + slack || limit != view.lineLimit {
    result = measurer.measure(text, style: view.textStyle, width: max(width, 0), lineLimit: limit)
  }
  return result.width <= width + slack ? result : nil
}

/// Returns whether the text's first letter belongs to a right-to-left script, as in rule P2 of Unicode's bidirectional
/// algorithm.
func readsRightToLeft(_ text: String) -> Bool {
  for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
    default: return false
    }
  }
  return false
}

extension SceneText {
  /// The area from the tops of the letters to their descenders. It is less tall than a line.
  var inkBox: Rect {
    Rect(
      minX: origin.x, minY: origin.y - 0.78 * style.size, maxX: origin.x + width,
      maxY: origin.y + 0.24 * style.size)
  }
}
