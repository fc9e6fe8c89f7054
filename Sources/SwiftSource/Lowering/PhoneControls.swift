import LayoutModel

extension Evaluator {
  /// Sets the properties of `view` that determine the size of a UIKit control, such as the titles of its segments.
  func describeControl(_ object: Object, _ view: inout View) {
    func count(_ name: String) -> Int? { object.fields[name]?.integer.map { min(100, max(0, $0)) } }
    switch view.kind {
    case .segments:
      guard let items = object.fields["items"]?.array, !items.isEmpty else { return }
      let titles = items.prefix(20).map { $0.string ?? "" }
      view.control = Control(
        .segments(titles, selected: object.fields["selectedSegmentIndex"]?.integer ?? -1))
    case .pages:
      if let pages = count("numberOfPages") {
        view.control = Control(.pages(count: pages, current: count("currentPage") ?? 0))
      }
    case .spinner:
      let style = object.fields["style"]?.caseName
      guard style == "large" || style == "whiteLarge" else { return }
      (view.hasExplicitSize, view.explicitSize) = (true, PerAxis(both: 37))
    case .textview where object.fields["isScrollEnabled"]?.bool == false && view.text?.isEmpty == false:
      // A text view that doesn't scroll is like a label that wraps its text, with the container's insets around it.
      view.kind = .label
      view.lineLimit = 0
      view.saved = content(padding: PerAxis(horizontal: 10, vertical: 16))
    case .button:
      guard case .structure(let configuration)? = object.fields["configuration"],
        case .structure(let insets)? = configuration.fields["contentInsets"]
      else { return }
      let margins = insets.margins(unset: 0)
      view.saved = content(
        padding: PerAxis(
          horizontal: margins.leading + margins.trailing, vertical: margins.top + margins.bottom))
    default: break
    }
  }

  /// Returns the dimensions of a view that is as large as its text and the padding around it.
  func content(padding: PerAxis<Double>, minimum: PerAxis<Double> = PerAxis(both: 0)) -> SavedContent {
    SavedContent(
      size: PerAxis(both: nil), width: 0, padding: padding, minimum: minimum, tolerance: 0, pixel: 0.5)
  }
}
