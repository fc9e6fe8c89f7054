import Graphics
import LayoutModel

/// The content size of a view that knows at which size it was saved.
struct SavedSize {
  let view: View
  let saved: SavedContent
  /// The frame's width, for text that wraps in it.
  let width: Double?

  /// - Parameters:
  ///   - wanted: the text with all the room that it wants.
  ///   - wrapped: the text as it stands in `width`.
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

  /// What the text wants when it is set as it was when it was saved: a label that has wrapped its text wants no more than
  /// that takes, and its height holds wherever a width that is near would break the text into as many lines.
  /// `nil` where the text does not come to the saved height.
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

  /// How far off the saved width may be.
  private var slack: Double { saved.tolerance * saved.width + 2 }

  /// Up to whole pixels, as UIKit asks for room.
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
