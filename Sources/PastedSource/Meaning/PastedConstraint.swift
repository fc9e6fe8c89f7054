internal import LayoutModel

enum PastedViewName: Equatable {
  case named(String)
  /// The superview, which code calls `self`, `self.view` or `contentView`.
  case superview
}

struct PastedItem: Equatable {
  var view: PastedViewName
  var guide: LayoutGuide?
  /// The attribute; `nil` if the code omits it, as for `b` in SnapKit's `make.top.equalTo(b)`.
  var attribute: Attribute?

  /// Returns the item's text in the layout language, such as `superview.safeArea.top`.
  func text(_ attribute: Attribute) -> String {
    let name = if case .named(let name) = view { name } else { "superview" }
    guard let guide else { return "\(name).\(attribute.rawValue)" }
    if guide == .margins, let margin = attribute.ofMargins { return "\(name).\(margin.rawValue)" }
    return "\(name).\(guide.rawValue).\(attribute.rawValue)"
  }
}

/// A number or a metric in pasted code. For a metric, `value` is `nil`, and `text` is its name.
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

/// A constraint in pasted code, independent of the code's library.
struct PastedConstraint: Equatable {
  var first: PastedItem
  var relation: Relation
  var second: PastedItem?
  var factor = PastedNumber(1)
  var constant = PastedNumber(0)
  /// The priority as text; `nil` for a required constraint.
  var priority: String?
  var identifier: String?

  /// The constraint in the layout language; `nil` if the language cannot express it.
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

  /// The constraint with its items swapped, since `superview` must be on the right; `nil` if they cannot be swapped.
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
