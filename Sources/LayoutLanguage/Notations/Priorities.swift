import Diagnostics
import LayoutModel

/// What can be wrong with a priority.
enum PriorityError: Error, Equatable {
  case missing(at: SourceSpan)
  case negative(at: SourceSpan)
  case outOfRange(Double, at: SourceSpan)
  case unknownName(String, suggestion: String?, at: SourceSpan)
  case number(NumberError)
}

private let namedPriorities: [(name: String, value: Double)] = [
  ("required", Priority.required), ("high", Priority.high), ("low", Priority.low),
  ("fittingSize", Priority.fittingSize), ("defaultHigh", Priority.high), ("defaultLow", Priority.low),
]

/// The names that priorities have in every file.
let priorityNames = namedPriorities.map(\.name)

extension Cursor {
  /// Takes a priority, a number or a name; a file's own metric wins over a named priority.
  ///
  ///     priority = NUMBER (1 to 1000) | METRIC | "required" | "high" | "low" | "fittingSize" | "defaultHigh"
  ///       | "defaultLow"
  mutating func takePriority(
    metrics: [String: Double], as role: @autoclosure () -> SourceToken.Role
  ) throws(PriorityError) -> Double {
    let (value, span) = try takePriorityValue(metrics: metrics, as: role())
    guard 1...1000 ~= value else { throw .outOfRange(value, at: span) }
    return value
  }

  private mutating func takePriorityValue(
    metrics: [String: Double], as role: @autoclosure () -> SourceToken.Role
  ) throws(PriorityError) -> (value: Double, span: SourceSpan) {
    do throws(NumberError) {
      if let number = try takeLength() { return number }
    } catch {
      throw .number(error)
    }
    if let name = takeName(as: role()) {
      if let value = metrics[name.text] ?? namedPriority(name.text) { return (value, name.span) }
      throw .unknownName(name.text, suggestion: nearest(to: name.text, in: priorityNames), at: name.span)
    }
    throw byte == UInt8(ascii: "-") ? .negative(at: characterHere) : .missing(at: characterHere)
  }
}

/// The priority of that name in every file.
func namedPriority(_ name: String) -> Double? {
  namedPriorities.first { $0.name == name }?.value
}

extension PriorityError {
  var diagnostic: Diagnostic {
    switch self {
    case .missing(let span):
      Diagnostic(
        .error, code: "expected-priority",
        "expected a priority: 1 to 1000, a metric, or 'required', 'high', 'low' or 'fittingSize'", at: span)
    case .negative(let span):
      Diagnostic(
        .error, code: "priority-out-of-range", "a priority must be from 1 to 1000, so it has no sign",
        at: span)
    case .outOfRange(let value, let span):
      Diagnostic(
        .error, code: "priority-out-of-range",
        "a priority must be from 1 to 1000 (required), not \(plainNumber(value) ?? "\(value)")", at: span)
    case .unknownName(let name, let suggestion, let span):
      Diagnostic(
        .error, code: "unknown-metric",
        "no priority or metric is named \(quoted(name))" + didYouMean(suggestion),
        at: span)
    case .number(let error):
      error.diagnostic
    }
  }
}
