import Diagnostics
import Graphics
import LayoutModel

extension Evaluator {
  /// Sets the properties of `view` that determine the size of a UIKit control, such as the titles of its segments.
  func describeControl(_ object: Object, _ view: inout View) {
    func number(_ name: String) -> Double? { object.fields[name]?.number.flatMap { $0.isFinite ? $0 : nil } }
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
    case .switch:
      if let isOn = object.fields["isOn"]?.bool { view.control = Control(.toggle(isOn: isOn)) }
    case .slider:
      guard let value = number("value") else { return }
      let (low, high) = (number("minimumValue") ?? 0, number("maximumValue") ?? 1)
      let share = (value - low) / (high - low)
      view.control = Control(.slider(share.isFinite ? min(1, max(0, share)) : 0))
    case .progress:
      if let progress = number("progress") { view.control = Control(.progress(min(1, max(0, progress)))) }
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

  /// Sets the font and padding of a button without a configuration, with UIKit's values as defaults.
  func describePlainButton(_ button: Object, _ view: inout View) {
    view.textStyle = titleStyle(of: button)
    var padding = PerAxis(horizontal: 0.0, vertical: 12)
    if case .structure(let insets)? = button.fields["contentEdgeInsets"] {
      let along = (insets.length("top") ?? 0) + (insets.length("bottom") ?? 0)
      padding.horizontal = (insets.length("left") ?? 0) + (insets.length("right") ?? 0)
      if along > 0.01 { padding.vertical = along }
    }
    view.saved = content(padding: padding, minimum: PerAxis(horizontal: 30, vertical: 0))
  }

  /// Returns the font of a button without a configuration.
  func titleStyle(of button: Object) -> TextStyle {
    let isSystem = button.fields["buttonType"]?.caseName ?? "custom" != "custom"
    return textStyle(of: button) ?? TextStyle(size: isSystem ? 15 : 18)
  }

  /// Returns the button whose `titleLabel` is the given label; `nil` if the button may show more than its title, or show
  /// it elsewhere than in its center.
  func buttonWithOnlyTitle(_ label: Object) -> Object? {
    guard label.propertyName == "titleLabel", let button = label.parent,
      button.fields["titleLabel"]?.object === label,
      !["setImage", "configuration", "contentHorizontalAlignment"].contains(where: {
        button.fields[$0] != nil
      })
    else { return nil }
    return button
  }

  /// Centers the titles of buttons, unless constraints place a title elsewhere.
  func centerTitles(among objects: [Object], in layout: inout Layout, _ span: SourceSpan) {
    for (index, label) in objects.enumerated() where buttonWithOnlyTitle(label) != nil {
      for attribute in [Attribute.centerX, .centerY] {
        layout.constraints.append(
          Constraint(
            .items(
              first: Item(ViewID(index), attribute),
              second: Item(layout.views[index].parent ?? .root, attribute),
              multiplier: 1, constant: 0), .equal, priority: Priority.fittingSize + 50,
            identifier: "fittingSizeHTarget", notation: .stack, span: span))
      }
    }
  }

  /// Returns the dimensions of a view that is as large as its text and the padding around it.
  func content(padding: PerAxis<Double>, minimum: PerAxis<Double> = PerAxis(both: 0)) -> SavedContent {
    SavedContent(
      size: PerAxis(both: nil), width: 0, padding: padding, minimum: minimum, tolerance: 0, pixel: 0.5)
  }
}
