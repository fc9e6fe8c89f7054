import Graphics
import LayoutModel

/// The intrinsic content size that a control's element has in UIKit, in points; `nil` on an axis without one.
func controlSize(of view: View, measuring measurer: some TextMeasurer) -> PerAxis<Double?> {
  let none = PerAxis<Double?>(both: nil)
  let usual = view.kind.element?.content.usual ?? none
  switch view.kind {
  case .view, .label, .button, .field, .image, .guide, .stack, .scroll, .box: return none
  case .switch, .slider, .stepper, .progress, .spinner, .search, .picker, .datepicker, .navbar, .tabbar,
    .toolbar:
    return usual
  // A text view scrolls, so that its text gives it no size.
  case .textview: return none
  case .segments:
    guard case .segments(let titles, _)? = view.control?.shape, !titles.isEmpty else { return usual }
    let style = TextStyle(size: 13, weight: .medium)
    let widest = titles.map { measurer.measure($0, style: style, width: nil, lineLimit: 1).width }.max() ?? 0
    return PerAxis(horizontal: Double(titles.count) * (widest + 20).rounded(.up), vertical: usual.vertical)
  case .pages:
    guard case .pages(let count, _)? = view.control?.shape else { return usual }
    // Dots of 7 points, 9 points apart.
    return PerAxis(horizontal: max(0, Double(count) * 16 - 9), vertical: usual.vertical)
  case .divider:
    return view.isUpright
      ? PerAxis(horizontal: dividerThickness, vertical: nil)
      : PerAxis(horizontal: nil, vertical: dividerThickness)
  // A symbol is slightly larger than a capital letter.
  case .icon: return PerAxis(both: (view.textStyle.size * 1.2).rounded())
  }
}
