import Graphics
import LayoutModel

/// Computes the content size of a view in an Interface Builder file from the size that Xcode saved.
struct SavedSize {
  let view: View
  let saved: SavedContent
  let width: Double?

  func size(wanted: MeasuredText, wrapped: MeasuredText, measuring text: some TextMeasurer) -> PerAxis<
    Double?
  > {
    let measured = PerAxis(
      horizontal: measured(wanted.width, .horizontal), vertical: measured(wrapped.height, .vertical))
    if view.wrapsText, let size = sizeAsWrapped(measured, measuring: text) { return size }
    return PerAxis(
      horizontal: nearest(saved.size.horizontal, to: measured.horizontal),
      vertical: nearest(saved.size.vertical, to: measured.vertical))
  }

  /// Returns the size of a label if its text wraps as it did when the file was saved. Returns `nil` if the text,
  /// measured at about the saved width, does not have about the saved height.
  private func sizeAsWrapped(
    _ measured: PerAxis<Double>, measuring text: some TextMeasurer
  ) -> PerAxis<Double?>? {
    guard let height = saved.size.vertical, let string = view.setText else { return nil }
    func heightOfText(in width: Double) -> Double {
      let lines = text.measure(string, style: view.textStyle, width: width, lineLimit: view.lineLimit)
      return self.measured(lines.height, .vertical)
    }
    let (least, most) = (heightOfText(in: saved.width + slack), heightOfText(in: saved.width - slack))
    guard isNear(height, least) || isNear(height, most) || height > least && height < most else { return nil }
    let isAsSaved = width.map { isNear($0, saved.width) } ?? true
    return PerAxis(
      horizontal: measured.horizontal > saved.width + slack
        ? saved.width : nearest(saved.size.horizontal, to: measured.horizontal),
      vertical: isAsSaved ? height : measured.vertical)
  }

  private var slack: Double { saved.tolerance * saved.width + 2 }

  /// Adds padding to a measured width or height, raises the result to the view's minimum if necessary, and rounds it up
  /// to whole pixels as UIKit does.
  private func measured(_ extent: Double, _ axis: Axis) -> Double {
    let pixels = (max(saved.minimum[axis], extent + saved.padding[axis]) / saved.pixel - 1e-6).rounded(.up)
    return pixels * saved.pixel
  }

  private func isNear(_ size: Double, _ measured: Double) -> Bool {
    (size - measured).magnitude <= saved.tolerance * measured + 2
  }

  private func nearest(_ size: Double?, to measured: Double) -> Double {
    size.flatMap { isNear($0, measured) ? $0 : nil } ?? measured
  }
}

extension SavedContent {
  /// Returns whether a frame has at least the saved height (with half a point of tolerance) and is tall enough for the
  /// text. The text may be squeezed to fit, because a substitute typeface can be taller than the original one.
  func holds(_ text: MeasuredText, in frame: Rect) -> Bool {
    guard let height = size.vertical else { return false }
    return frame.height >= height - 0.5 && frame.height >= TextSqueeze.smallest * text.height
  }

  /// Returns a view's text as drawn in a frame, or `nil` if the text does not fit. The text may be squeezed to fit,
  /// because a substitute typeface can be wider than the original one.
  func text(
    of view: View, _ natural: MeasuredText, in frame: Rect, _ room: Double,
    measuring measurer: some TextMeasurer
  ) -> MeasuredText? {
    guard let string = view.setText else { return nil }
    let slack = tolerance * room + 2
    let isAsSaved = frame.width >= width - 0.5
    func fits(_ text: MeasuredText, _ room: Double) -> Bool {
      !text.isTruncated && text.width <= room && (!view.wrapsText || text.height <= frame.height + 0.5)
    }
    if fits(natural, room + slack) { return natural }
    if !view.wrapsText, let scale = leastFontScale, natural.width * scale <= room { return natural }
    guard isAsSaved else { return natural.width <= room + slack ? natural : nil }
    if !view.wrapsText { return natural.width <= room / TextSqueeze.smallest ? natural : nil }
    for factor in TextSqueeze.steps {
      let text = measurer.measure(
        string, style: view.textStyle, width: room / factor, lineLimit: view.lineLimit)
      if fits(text, room / factor) { return text }
    }
    return natural.isTruncated || natural.width > room + slack ? nil : natural
  }
}
