import Graphics
import LayoutModel

/// Returns the intrinsic content size of a control in UIKit, in points; `nil` for an axis without an intrinsic size.
func controlSize(of view: View, measuring measurer: some TextMeasurer) -> PerAxis<Double?> {
  let usual = view.kind.element?.content.usual ?? PerAxis(both: nil)
  switch view.kind.traits.size {
  case .element: return usual
  case .none: return PerAxis(both: nil)
  case .titles:
    guard case .segments(let titles, _)? = view.control?.shape, !titles.isEmpty else { return usual }
    let style = TextStyle(size: 13, weight: .medium)
    let widest = titles.map { measurer.measure($0, style: style, width: nil, lineLimit: 1).width }.max() ?? 0
    return PerAxis(
      horizontal: Double(titles.count) * (widest + 20).rounded(.up),
      vertical: view.explicitSize.vertical ?? usual.vertical)
  case .dots:
    guard case .pages(let count, _)? = view.control?.shape else { return usual }
    // Dots are 7 points wide, with 9 points between them.
    return PerAxis(horizontal: max(0, Double(count) * 16 - 9), vertical: usual.vertical)
  case .line:
    return view.isUpright
      ? PerAxis(horizontal: dividerThickness, vertical: nil)
      : PerAxis(horizontal: nil, vertical: dividerThickness)
  case .text: return PerAxis(both: (view.textStyle.size * 1.2).rounded())
  }
}
