import Graphics
public import LayoutEngine
public import LayoutModel

extension SizeStretch {
  /// Returns the layout with the frames at the given size but other results, such as line breaks, copied from `solved`.
  public func layout(at size: Double, _ axis: Axis) -> SolvedLayout {
    var layout = solved
    layout.frames = frames.map { $0.frame(at: size) }
    layout.size = layout.frames[0].size
    layout.canvas = solved.canvas.with(size, axis)
    return layout
  }

  /// Returns how a view's text fits its frame at the given size.
  public func textFit(
    of view: ViewID, at size: Double, tolerance: Double, measuring text: some TextMeasurer
  ) -> TextFit {
    let frame = frames[view.index].frame(at: size)
    let content = content(of: view, at: size, measuring: text)
    let fitted = fittedText(of: solved.layout[view], content, frame, measuring: text)
    return solved.textFit(of: view, fitted, in: frame, tolerance: tolerance)
  }

  /// Returns two linear functions of the canvas size: the distance by which the width of a view's text, including
  /// padding, exceeds the width of its frame, and the distance by which the text's height exceeds the frame's height.
  /// Returns an empty array for a view without text.
  public func textExcess(of view: ViewID, measuring text: some TextMeasurer) -> [LinearValue] {
    let content = content(of: view, at: (from + to) / 2, measuring: text)
    guard let natural = content.text, solved.layout[view].setText != nil else { return [] }
    let item = solved.layout[view]
    let padding = item.saved?.padding.horizontal ?? 2 * item.kind.textPadding.horizontal
    let (width, height) = (frames[view.index].width, frames[view.index].height)
    return [
      LinearValue(constant: natural.width + padding - width.constant, rate: -width.rate),
      LinearValue(
        constant: (solved.texts[view.index] ?? natural).height - height.constant, rate: -height.rate),
    ]
  }

  private func content(of view: ViewID, at size: Double, measuring text: some TextMeasurer) -> ViewContent {
    let item = solved.layout[view]
    if item.wrapsText {
      return LayoutEngine.content(of: item, in: frames[view.index].width.value(at: size), measuring: text)
    }
    return LayoutEngine.content(of: item, width: nil, measuring: text)
  }
}
