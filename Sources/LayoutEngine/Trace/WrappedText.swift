import Graphics
import LayoutModel

/// Finds the range of widths in which a view with wrapping text keeps its content size and baselines.
struct WrappedText {
  private let view: View
  private let content: ViewContent
  private let width: Double
  private let measurer: any TextMeasurer
  private(set) var work = 0
  private let workOfMeasuring: Int

  init(_ view: View, _ content: ViewContent, in width: Double, _ measurer: some TextMeasurer) {
    self.view = view
    self.content = content
    self.width = width
    self.measurer = measurer
    workOfMeasuring = Self.workOfMeasuring(view)
  }

  /// Returns the first width on the way from the current width to `limit` at which the content size or a baseline
  /// changes, or `nil` if there is none.
  mutating func end(toward limit: Double) -> Double? {
    // A label from an Interface Builder file keeps its saved height in a range of widths, so the height may change at
    // both ends of the range. Test widths just below and just above both ends and the saved width.
    var stops = [limit]
    if let saved = view.saved {
      let slack = saved.tolerance * saved.width + 2
      stops += [-1, 0, 1].flatMap { side in [-1e-7, 1e-7].map { saved.width + side * slack + $0 } }
        .filter { min(width, limit) < $0 && $0 < max(width, limit) }
      stops.sort { abs($0 - width) < abs($1 - width) }
    }
    var found: Double?
    for stop in stops where found == nil && !isSame(at: stop) { found = stop }
    guard var outside = found else { return nil }
    // Find two widths between which the content size or a baseline changes, with small steps first because the change
    // is usually near.
    var (inside, stride) = (width, max(0.5, width / 256))
    while stride < abs(outside - inside) {
      let next = inside + (outside > inside ? stride : -stride)
      if isSame(at: next) { inside = next } else { outside = next }
      stride *= 2
    }
    return step(between: min(inside, outside), and: max(inside, outside))
  }

  private mutating func extent(in width: Double) -> TextExtent {
    let extent = measurer.extent(
      of: view.setText ?? "", style: view.textStyle, width: width + roundingOfSolver,
      lineLimit: view.lineLimit)
    work += workOfMeasuring + 200 * extent.lineCount
    return extent
  }

  /// Returns the cost of measuring a wrapping text. A cached measurement has the same cost, because equal inputs must
  /// have equal costs.
  static func workOfMeasuring(_ view: View) -> Int {
    guard let text = view.setText?.utf8 else { return 0 }
    // Right-to-left scripts and scripts that need shaping take longer to measure. In UTF-8, their characters begin with
    // a byte from D6 to E0, or with EF or a greater byte.
    let isSimple = text.allSatisfy { !(0xD6...0xE0).contains($0) && $0 < 0xEF }
    return 200 + text.count * (isSimple ? 4 : 100)
  }

  /// Returns whether the text, wrapped to `width`, has the same size and baselines as at the current width. Also
  /// returns the width of its widest line.
  private mutating func measured(in width: Double) -> (isSame: Bool, widest: Double) {
    let extent = extent(in: width)
    // If the file contains no saved size of the view, the content size and the baselines depend only on the number of
    // lines.
    if view.saved == nil, let text = content.text {
      return (extent.lineCount == text.lines.count, extent.width)
    }
    work += workOfMeasuring
    let other = LayoutEngine.content(of: view, in: width, measuring: measurer)
    let isSame =
      other.intrinsicSize == content.intrinsicSize
      && other.text?.firstBaseline == content.text?.firstBaseline
      && other.text?.lastBaseline == content.text?.lastBaseline
    return (isSame, extent.width)
  }

  private mutating func isSame(at width: Double) -> Bool { measured(in: width).isSame }

  /// Returns a width between `narrow` and `wide` at which the content size or a baseline changes.
  ///
  /// - Precondition: at exactly one of the two widths, the text has the same size and baselines as at `self.width`.
  private mutating func step(between narrow: Double, and wide: Double) -> Double {
    var (low, high) = (narrow, wide)
    let isInsideWide = isSame(at: high)
    while high - low > 4 * high.ulp + 1e-12 {
      let middle = (low + high) / 2
      let there = measured(in: middle)
      guard there.isSame == isInsideWide else {
        low = middle
        continue
      }
      high = middle
      // The line breaks remain the same if the label is narrowed to the width of its widest line, so try that width
      // next.
      let widest = there.widest - roundingOfMeasures
      guard low < widest, widest < middle, isSame(at: widest) == isInsideWide else { continue }
      high = widest
      if isSame(at: widest - 1e-9) != isInsideWide { return widest }
    }
    return high
  }

  private var roundingOfMeasures: Double { 0.001 + roundingOfSolver }
}
