import LayoutModel

/// A view in pasted code, by what it is called here.
enum PastedViewName: Equatable {
  case named(String)
  /// `self`, `self.view`, `contentView` and the like, where the file has no view of that name.
  case superview
}

/// A view's attribute in pasted code.
struct PastedItem: Equatable {
  var view: PastedViewName
  /// `safeArea`, `margins`, `content` or `frame`.
  var guide: String?
  /// `nil` where the code leaves it to the other side, as SnapKit's `make.top.equalTo(b)` does.
  var attribute: String?
}

/// A constraint of pasted code, whichever way the code has it.
struct PastedEquation: Equatable {
  var first: PastedItem
  var relation: Relation
  var second: PastedItem?
  var factor = PastedFactor.one
  var constant = PastedConstant.zero
  /// A number, a metric or nothing.
  var priority: String?
  var identifier: String?

  /// How it is written here; `nil` where no equation says it.
  var text: String? {
    if first.view == .superview { return turned?.text }
    guard let left = first.text else { return nil }
    var text = "\(left) \(relation == .equal ? "==" : relation.rawValue) "
    if let second {
      guard let right = second.text else { return nil }
      text += right + factor.suffix + constant.suffix
    } else {
      text += constant.text
    }
    if let priority { text += " ~ \(priority)" }
    if let identifier { text += " \"\(identifier)\"" }
    return text
  }

  /// With its sides changed, since `superview` stands on the right; `nil` where that needs a metric's reciprocal.
  private var turned: PastedEquation? {
    guard let second, second.view != .superview, let value = factor.value, value != 0 else { return nil }
    guard value == 1 || constant.value != nil else { return nil }
    var turned = self
    (turned.first, turned.second) = (second, first)
    turned.relation = value < 0 ? relation : relation.turned
    turned.factor = PastedFactor(1 / value)
    turned.constant = value == 1 ? constant.negated : PastedConstant(-(constant.value ?? 0) / value)
    return turned
  }
}

extension PastedItem {
  /// `a.top`, `superview.safeArea.top`, `view.topMargin`; `nil` without an attribute.
  var text: String? {
    guard let attribute else { return nil }
    let name = if case .named(let name) = view { name } else { "superview" }
    guard let guide else { return "\(name).\(attribute)" }
    if guide == "margins" {
      for word in ["\(attribute)Margin", "\(attribute)WithinMargins"]
      where LayoutLanguage.attribute(named: word) != nil { return "\(name).\(word)" }
    }
    return "\(name).\(guide).\(attribute)"
  }
}

/// What an item is multiplied by.
struct PastedFactor: Equatable {
  /// `nil` for a metric.
  var value: Double?
  private var text: String

  static let one = PastedFactor(1)

  init(_ value: Double) {
    self.value = value
    text = plainNumber(value) ?? "1"
  }

  init(metric: String) { text = metric }

  /// `16:9`
  init(_ width: Int, to height: Int) {
    value = Double(width) / Double(height)
    text = value == value?.rounded() ? plainNumber(value ?? 1) ?? "1" : "\(width):\(height)"
  }

  /// `""` for 1, otherwise ` * 0.5`.
  fileprivate var suffix: String { value == 1 ? "" : " * \(text)" }
}

/// What is added to an item, or a size alone.
struct PastedConstant: Hashable {
  /// `nil` for a metric.
  var value: Double?
  private var metric = ""
  private var isNegative = false

  static let zero = PastedConstant(0)

  init(_ value: Double) { self.value = value }

  init(metric: String, isNegative: Bool = false) {
    self.metric = metric
    self.isNegative = isNegative
  }

  var negated: PastedConstant {
    if let value { return PastedConstant(value == 0 ? 0 : -value) }
    return PastedConstant(metric: metric, isNegative: !isNegative)
  }

  /// `-8`, `gap`
  var text: String {
    if let value { return plainNumber(value) ?? "0" }
    return (isNegative ? "-" : "") + metric
  }

  /// `""` for 0, otherwise ` + 8` or ` - gap`.
  fileprivate var suffix: String {
    guard let value else { return (isNegative ? " - " : " + ") + metric }
    guard value != 0, let magnitude = plainNumber(abs(value)) else { return "" }
    return (value < 0 ? " - " : " + ") + magnitude
  }
}
