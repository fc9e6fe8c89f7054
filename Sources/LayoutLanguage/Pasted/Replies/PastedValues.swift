import LayoutModel

extension PastedReader {
  /// The number that an expression of numbers is.
  func value(_ expression: PastedExpression) -> Double? {
    switch expression {
    case .number(let text): return Double(text.hasSuffix(".") ? text + "0" : text)
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
    default:
      // `CGFloat(8)`
      guard let call = expression.nameCall, numberTypes.contains(call.name), call.arguments.count == 1 else {
        return nil
      }
      return value(call.arguments[0].value)
    }
  }

  /// The same where this language can write it.
  func number(_ expression: PastedExpression) -> PastedConstant? {
    value(expression).flatMap { plainNumber($0) == nil ? nil : PastedConstant($0) }
  }

  /// What a constraint adds: a number, a metric, or a sum of them, which becomes a metric.
  mutating func constant(_ expression: PastedExpression) throws(UnreadableCode) -> PastedConstant {
    if let number = number(expression) { return number }
    if case .minus(let inner) = expression { return try constant(inner).negated }
    if let name = metric(expression) { return PastedConstant(metric: name) }
    guard case .arithmetic = expression, let text = arithmetic(expression) else { throw UnreadableCode() }
    let name = freeName("offset")
    lets.append("let \(name) = \(text)")
    return PastedConstant(metric: name)
  }

  /// What a constraint multiplies by: a ratio keeps its two numbers.
  mutating func factor(_ expression: PastedExpression) throws(UnreadableCode) -> PastedFactor {
    if case .arithmetic(let left, "/", let right) = expression, let width = whole(left),
      let height = whole(right)
    {
      return PastedFactor(width, to: height)
    }
    if let value = value(expression), plainNumber(value) != nil { return PastedFactor(value) }
    guard let name = metric(expression) else { throw UnreadableCode() }
    return PastedFactor(metric: name)
  }

  /// `750`, `999`, a metric; `nil` for a required one and for what is none.
  func priority(_ expression: PastedExpression) -> String? {
    if let name = expression.lastName, let value = priorities[name] {
      return value == Priority.required ? nil : plainNumber(value)
    }
    if let value = value(expression) { return value >= 1000 ? nil : plainNumber(value) }
    switch expression {
    case .arithmetic(let left, let sign, let right):
      guard let base = left.lastName.flatMap({ priorities[$0] }) ?? value(left), let change = value(right),
        sign == "+" || sign == "-"
      else { return nil }
      return plainNumber(sign == "+" ? base + change : base - change)
    case .call(_, let arguments): return arguments.first.flatMap { priority($0.value) }
    default: return nil
    }
  }

  private func whole(_ expression: PastedExpression) -> Int? {
    guard let value = value(expression), value == value.rounded(), value >= 1, value <= 9999 else {
      return nil
    }
    return Int(value)
  }

  /// A name for a number, such as `gap` of `Layout.gap`; one that the file has not gets a `let`.
  private mutating func metric(_ expression: PastedExpression) -> String? {
    guard let name = expression.path?.last, name.first != "$" else { return nil }
    let isKnown = surroundings.metrics.contains(name) || lets.contains { $0.hasPrefix("let \(name) =") }
    if !isKnown { lets.append("let \(name) = 8") }
    return name
  }

  private mutating func arithmetic(_ expression: PastedExpression) -> String? {
    switch expression {
    case .number(let text): return text
    case .arithmetic(let left, let sign, let right):
      guard let left = arithmetic(left), let right = arithmetic(right) else { return nil }
      return "(\(left) \(sign) \(right))"
    case .minus(let inner): return arithmetic(inner).map { "-\($0)" }
    default: return metric(expression)
    }
  }

  /// The name, with a number behind it where it is taken.
  mutating func freeName(_ wish: String) -> String {
    var name = wish
    var number = 2
    while surroundings.hasView(name) || surroundings.metrics.contains(name) || usedNames.contains(name)
      || reservedViewNames.contains(name)
    {
      name = "\(wish)\(number)"
      number += 1
    }
    usedNames.insert(name)
    return name
  }
}

private let numberTypes: Set<String> = ["CGFloat", "Double", "Float", "Int", "NSNumber"]

private let priorities: [String: Double] = [
  "required": 1000, "defaultHigh": 750, "high": 750, "medium": 500, "defaultLow": 250, "low": 250,
  "fittingSizeLevel": 50, "fittingSizeLow": 50, "UILayoutPriorityRequired": 1000,
  "UILayoutPriorityDefaultHigh": 750, "UILayoutPriorityDefaultLow": 250,
  "UILayoutPriorityFittingSizeLevel": 50, "almostRequired": 999,
]
