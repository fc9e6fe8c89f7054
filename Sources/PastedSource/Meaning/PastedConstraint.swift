internal import LayoutModel

/// A view in pasted code, identified by its name in the layout language.
enum PastedViewName: Equatable {
  case named(String)
  /// The superview. Expressions such as `self`, `self.view` and `contentView` refer to it. If the file has a view with
  /// the name `view` or `contentView`, the expression refers to that view instead.
  case superview
}

struct PastedItem: Equatable {
  var view: PastedViewName
  var guide: LayoutGuide?
  /// The attribute; `nil` if it is the same as that of the constraint's other item, as in SnapKit's
  /// `make.top.equalTo(b)`.
  var attribute: Attribute?

  /// The text of the item in the layout language: `a.top`, `superview.safeArea.top`, `view.topMargin`.
  func text(_ attribute: Attribute) -> String {
    let name = if case .named(let name) = view { name } else { "superview" }
    guard let guide else { return "\(name).\(attribute.rawValue)" }
    if guide == .margins, let margin = attribute.ofMargins { return "\(name).\(margin.rawValue)" }
    return "\(name).\(guide.rawValue).\(attribute.rawValue)"
  }
}

/// A number in pasted code, with its value and its text in the layout language. A metric has no value, only a text.
struct PastedNumber: Equatable {
  var value: Double?
  var text: String

  init(_ value: Double) { (self.value, text) = (value, plainNumber(value) ?? "0") }

  init(metric: String) { text = metric }

  init(_ width: Int, to height: Int) {
    self.init(Double(width) / Double(height))
    if value != value?.rounded() { text = "\(width):\(height)" }
  }

  var negated: PastedNumber {
    if let value { return PastedNumber(value == 0 ? 0 : -value) }
    return PastedNumber(metric: text.first == "-" ? String(text.dropFirst()) : "-" + text)
  }
}

/// A constraint in pasted code, independent of the library that the code uses.
struct PastedConstraint: Equatable {
  var first: PastedItem
  var relation: Relation
  var second: PastedItem?
  var factor = PastedNumber(1)
  var constant = PastedNumber(0)
  /// The priority as text; `nil` for a required constraint.
  var priority: String?
  var identifier: String?

  /// The text of the constraint in the layout language; `nil` if the language cannot express it.
  var text: String? {
    if first.view == .superview { return mirrored?.text }
    guard let attribute = first.attribute, factor.value != 0 else { return nil }
    if let second, second.attribute.map(attribute.isComparable(to:)) != true { return nil }
    return EquationText(
      first.text(attribute), relation.rawValue, second: second?.attribute.map { second?.text($0) ?? "" },
      factor: factor.value == 1 ? nil : factor.text,
      constant: second != nil && constant.value == 0 ? nil : constant.text, priority: priority,
      identifier: identifier
    ).text
  }

  /// The constraint with its sides swapped, so that `superview` is on the right side, the only side where the layout
  /// language allows it. `nil` if swapping would require the reciprocal of a metric.
  private var mirrored: PastedConstraint? {
    guard let second, second.view != .superview, let value = factor.value, value != 0 else { return nil }
    guard value == 1 || constant.value != nil else { return nil }
    var mirrored = self
    (mirrored.first, mirrored.second) = (second, first)
    mirrored.relation = value < 0 ? relation : relation.mirrored
    mirrored.factor = PastedNumber(1 / value)
    mirrored.constant = value == 1 ? constant.negated : PastedNumber(-(constant.value ?? 0) / value)
    return mirrored
  }
}
