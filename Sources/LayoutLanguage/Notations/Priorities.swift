import Diagnostics
import LayoutModel

let priorityNames = Priority.words.map(\.name)

extension Cursor {
  /// Takes a priority: a number or a name. A metric takes precedence over a named priority.
  ///
  ///     priority = NUMBER (1 to 1000) | METRIC | "required" | "high" | "low" | "fittingSize" | "defaultHigh"
  ///       | "defaultLow"
  mutating func takePriority(
    metrics: [String: Double], as role: @autoclosure () -> SourceToken.Role
  ) throws(Diagnostic) -> Double {
    let (value, span) = try takePriorityValue(metrics: metrics, as: role())
    guard 1...1000 ~= value else {
      let written = plainNumber(value) ?? "\(value)"
      throw .priority("a priority must be from 1 to 1000, not \(written)", at: span)
    }
    return value
  }

  private mutating func takePriorityValue(
    metrics: [String: Double], as role: @autoclosure () -> SourceToken.Role
  ) throws(Diagnostic) -> (value: Double, span: SourceSpan) {
    if let number = try takeLength() { return number }
    if let name = takeName(as: role()) {
      if let value = metrics[name.text] ?? namedPriority(name.text) { return (value, name.span) }
      let suggestion = nearest(to: name.text, in: priorityNames)
      throw .error(
        "unknown-metric", "no priority or metric is named \(quoted(name.text))" + didYouMean(suggestion),
        at: name.span)
    }
    if byte == UInt8(ascii: "-") {
      throw .priority("a priority must be from 1 to 1000, without a sign", at: characterHere)
    }
    throw .error(
      "expected-priority",
      "expected a priority: 1 to 1000, a metric, or 'required', 'high', 'low' or 'fittingSize'",
      at: characterHere)
  }
}

func namedPriority(_ name: String) -> Double? {
  Priority.words.first { $0.name == name }?.value
}

extension Diagnostic {
  fileprivate static func priority(_ message: String, at span: SourceSpan) -> Self {
    .error("priority-out-of-range", message, at: span)
  }
}
