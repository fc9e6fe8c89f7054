import Graphics
import LayoutModel

/// Text that wraps in a width, and how much wider or narrower that may be before its height is another one.
struct WrappedText {
  private let view: View
  private let content: ViewContent
  private let width: Double
  private let measurer: any TextMeasurer

  init(_ view: View, _ content: ViewContent, in width: Double, _ measurer: some TextMeasurer) {
    self.view = view
    self.content = content
    self.width = width
    self.measurer = measurer
  }

  /// The width at which the content becomes another one on the way to `limit`; `nil` where it does not.
  ///
  /// A line wraps where its widest part no longer fits, so that the steps are found from the lines themselves: a text that
  /// is broken in some width is so down to the width of its widest line. Cost: the measures of a bisection where that
  /// does not tell, else a few.
  func end(towards limit: Double) -> Double? {
    // Content that was saved has a height of its own around the saved width.
    var stops = [limit]
    if let saved = view.saved {
      let slack = saved.tolerance * saved.width + 2
      stops += [-1, 0, 1].flatMap { side in [-1e-7, 1e-7].map { saved.width + side * slack + $0 } }
        .filter { min(width, limit) < $0 && $0 < max(width, limit) }
      stops.sort { abs($0 - width) < abs($1 - width) }
    }
    guard let outside = stops.first(where: { !isSame(at: $0) }) else { return nil }
    return step(between: min(width, outside), and: max(width, outside))
  }

  /// Whether what constraints see of the content is as it was.
  private func isSame(at width: Double) -> Bool {
    let other = LayoutEngine.content(of: view, in: width, measuring: measurer)
    return other.intrinsicSize == content.intrinsicSize
      && other.text?.firstBaseline == content.text?.firstBaseline
      && other.text?.lastBaseline == content.text?.lastBaseline
  }

  /// The step between two widths of which one has the content and one has not.
  private func step(between narrow: Double, and wide: Double) -> Double {
    var (low, high) = (narrow, wide)
    let isInsideWide = isSame(at: high)
    func isWide(_ width: Double) -> Bool { isSame(at: width) == isInsideWide }
    // Until only rounding is between them.
    while high - low > 4 * high.ulp + 1e-12 {
      let middle = (low + high) / 2
      guard isWide(middle) else {
        low = middle
        continue
      }
      high = middle
      // Down to its widest line the text stays as it is.
      let text = LayoutEngine.content(of: view, in: middle, measuring: measurer).text
      let widest = (text?.width ?? 0) - roundingOfMeasures
      guard low < widest, widest < middle, isWide(widest) else { continue }
      high = widest
      if !isWide(widest - 1e-9) { return widest }
    }
    return high
  }

  /// By how much a line may be wider than its room: what solving and measuring forgive.
  private var roundingOfMeasures: Double { 0.001 + 1e-6 }
}
