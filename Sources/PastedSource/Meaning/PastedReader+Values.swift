import Graphics
internal import LayoutModel

extension PastedReader {
  /// Returns the value of an expression that contains only numbers; otherwise `nil`.
  func value(_ expression: PastedExpression) -> Double? {
    switch expression {
    case .number(let text): return Double(text.hasSuffix(".") ? text + "0" : "0" + text)
    case .minus(let inner): return value(inner).map { -$0 }
    case .arithmetic(let left, let sign, let right):
      guard let left = value(left), let right = value(right) else { return nil }
      switch sign {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      default: return right == 0 ? nil : left / right
      }
    case .member(nil, "zero"): return 0
    case .call(.name(let type), let arguments)
    where ["CGFloat", "Double", "Float", "Int", "NSNumber"].contains(type) && arguments.count == 1:
      return value(arguments[0].value)
    case .name, .string, .array, .dictionary, .member, .call, .closure: return nil
    }
  }

  /// Returns the value and text of an expression that contains only numbers; `nil` if it contains anything else, or if
  /// the layout language cannot express the number.
  func number(_ expression: PastedExpression) -> PastedNumber? {
    value(expression).flatMap { plainNumber($0) == nil ? nil : PastedNumber($0) }
  }

  /// Returns a constraint's constant: a number, a metric, or a new metric for a calculation such as `2 * gap`.
  mutating func constant(_ expression: PastedExpression) throws(UnreadableCode) -> PastedNumber {
    if let number = number(expression) { return number }
    if case .minus(let inner) = expression { return try constant(inner).negated }
    if let name = metric(expression) { return PastedNumber(metric: name) }
    guard case .arithmetic = expression, let text = arithmetic(expression) else { throw UnreadableCode() }
    let name = freeName("offset")
    addMetric(name, text)
    return PastedNumber(metric: name)
  }

  /// Returns a constraint's multiplier: a ratio such as `16:9` for the fraction `16.0 / 9`, a number, or a metric.
  mutating func factor(_ expression: PastedExpression) throws(UnreadableCode) -> PastedNumber {
    if case .arithmetic(let left, "/", let right) = expression, let width = value(left),
      let height = value(right),
      let whole = Int(exactly: width), let divisor = Int(exactly: height), 1...9999 ~= whole,
      1...9999 ~= divisor
    {
      return PastedNumber(whole, to: divisor)
    }
    if let number = number(expression) { return number }
    guard let name = metric(expression) else { throw UnreadableCode() }
    return PastedNumber(metric: name)
  }

  /// Returns a priority as text, such as `750`; `nil` for a required priority, and for an expression that is not a
  /// priority.
  func priority(_ expression: PastedExpression) -> String? {
    if case .call(_, let arguments) = expression {
      return arguments.first.flatMap { self.priority($0.value) }
    }
    var priority = expression.lastName.flatMap(Priority.named) ?? value(expression)
    if case .arithmetic(let left, let sign, let right) = expression,
      let base = left.lastName.flatMap(Priority.named),
      let change = self.value(right)
    {
      priority = sign == "-" ? base - change : base + change
    }
    return priority.flatMap { 1..<Priority.required ~= $0 ? plainNumber($0) : nil }
  }

  /// Returns the name of a metric, such as `gap` for `Layout.gap`; `nil` if the expression is not a name. If neither
  /// the layout file nor the code has defined the metric, it is added with the assumed value 8.
  private mutating func metric(_ expression: PastedExpression) -> String? {
    guard let name = expression.path?.last, name.first != "$" else { return nil }
    addMetric(name, "8")
    return name
  }

  private mutating func arithmetic(_ expression: PastedExpression) -> String? {
    switch expression {
    case .number(let text): return text
    case .arithmetic(let left, let sign, let right):
      guard let left = arithmetic(left), let right = arithmetic(right) else { return nil }
      return "(\(left) \(sign) \(right))"
    case .minus(let inner): return arithmetic(inner).map { "-\($0)" }
    case .name, .string, .array, .dictionary, .member, .call, .closure: return metric(expression)
    }
  }

  /// Returns the text style for a font such as `.systemFont(ofSize: 17, weight: .bold)`; `nil` for other expressions.
  func font(_ expression: PastedExpression) -> TextStyle? {
    guard let call = expression.memberCall else { return nil }
    if let style = call.arguments["forTextStyle"]?.lastName.flatMap({ SystemTextStyle(named: $0) }) {
      return TextStyle(size: style.size, weight: style.weight)
    }
    guard let size = call.arguments["ofSize"].flatMap(value), 1...10_000 ~= size else { return nil }
    let weight = call.name == "boldSystemFont" ? "bold" : call.arguments["weight"]?.lastName ?? ""
    return TextStyle(size: size, weight: TextStyle.Weight(rawValue: weight) ?? .regular)
  }

  func color(_ expression: PastedExpression) -> ViewColor? {
    guard let name = expression.lastName else { return nil }
    return name.hasPrefix("clear") ? ViewColor.none : systemColor(name)
  }

  func sides(_ expression: PastedExpression) throws(UnreadableCode) -> Margins {
    guard case .call(_, let arguments) = expression,
      case let values = arguments.compactMap({ self.value($0.value) }),
      values.count == 4
    else { throw UnreadableCode() }
    return Margins(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }
}
