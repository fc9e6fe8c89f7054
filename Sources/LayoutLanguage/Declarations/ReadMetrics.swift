import Diagnostics
import LayoutModel

extension DeclarationReader {
  mutating func readMetric(_ span: SourceSpan) {
    var cursor = context.cursor(at: span)
    _ = cursor.takeName()
    do throws(Diagnostic) {
      try takeMetric(&cursor, after: "let")
      guard cursor.isAtEnd else { throw .unexpectedText(after: "the metric", at: cursor.characterHere) }
    } catch {
      report(error)
    }
  }

  mutating func readMetrics(_ span: SourceSpan) {
    var cursor = context.cursor(at: span)
    while true {
      cursor.skipBlanks()
      if cursor.isAtEnd { return }
      if cursor.take(",") { continue }
      do throws(Diagnostic) {
        try takeMetric(&cursor, after: "metrics")
        guard cursor.isAtEnd || cursor.byte == UInt8(ascii: ",") else {
          throw .unexpectedText(after: "the metric", at: cursor.characterHere)
        }
      } catch {
        report(error)
        cursor.skip(to: UInt8(ascii: ","))
      }
    }
  }

  /// Reads the definition of a metric. After an error, the metric gets the value 1, so that its uses cause no further
  /// errors.
  private mutating func takeMetric(_ cursor: inout Cursor, after word: String) throws(Diagnostic) {
    cursor.skipBlanks()
    guard let name = cursor.takeName(as: .metricDeclaration) else {
      throw word == "let"
        ? .expectedName(after: word, at: cursor.characterHere)
        : .error("expected-metric", "expected a metric such as 'a = 1'", at: cursor.characterHere)
    }
    let value: Double
    var unknown: (text: String, span: SourceSpan)?
    do throws(Diagnostic) {
      cursor.skipBlanks()
      guard cursor.byte == UInt8(ascii: "="), cursor.peek(1) != UInt8(ascii: "=") else {
        throw .error(
          "expected-equals", "expected '=' after the metric's name, as in 'let gap = 12'",
          at: cursor.characterHere)
      }
      cursor.advance()
      value = try takeMetricValue(&cursor, &unknown)
    } catch {
      // A metric can use only earlier ones, so look for a similar name before this metric is defined.
      let suggestion = unknown.flatMap { context.nearestMetricName(to: $0.text) }
      try? define(name, as: 1)
      if let unknown {
        if unknown.text == name.text {
          throw .error(
            "later-metric", "\(quoted(name.text)) cannot be used in its own definition", at: unknown.span)
        }
        unresolvedMetrics.append((unknown.text, suggestion, unknown.span))
        cursor.skip(to: UInt8(ascii: ","))
        return
      }
      throw error
    }
    try define(name, as: value)
  }

  /// Takes an expression and returns its value; sets `unknown` if a metric is not defined above the expression.
  private func takeMetricValue(
    _ cursor: inout Cursor, _ unknown: inout (text: String, span: SourceSpan)?
  ) throws(Diagnostic) -> Double {
    var parser = ExpressionParser(.metric, at: cursor)
    let (expression, error) = parser.parseToEnd()
    cursor = parser.cursor
    cursor.skipBlanks()
    let form: LinearForm<Never> = try expression.linearForm { kind throws(Diagnostic) in
      guard case .name(let span) = kind else { preconditionFailure("expected a metric or a number") }
      let name = context[span]
      if let value = context.metrics[name] { return LinearForm(value) }
      unknown = (name, span)
      throw .unknownMetric(name, suggestion: nil, at: span)
    }
    if let error { throw error }
    let value = form.constant
    guard abs(value) <= largestNumber else { throw .numberTooLarge("result", at: expression.span) }
    return value
  }

  private mutating func define(
    _ name: (text: String, span: SourceSpan), as value: Double
  ) throws(Diagnostic) {
    if let first = metricSpans[name.text] { throw .duplicateMetric(name.text, at: name.span, first: first) }
    metricSpans[name.text] = name.span
    let value = value + (context.metricChanges[name.text] ?? 0)
    context.metrics[name.text] = value
    context.definedMetrics.append(Metric(name: name.text, value: value, span: name.span))
  }

  /// Defines a metric on a damaged line as 1, so its uses cause no further errors.
  mutating func defineDamagedMetric(_ span: SourceSpan) {
    var cursor = context.cursor(at: span)
    _ = cursor.takeName()
    cursor.skipBlanks()
    if let name = cursor.takeName(as: .metricDeclaration) { try? define(name, as: 1) }
  }

  func reportMissingMetricsBlock(_ span: SourceSpan) {
    var cursor = context.cursor(at: span)
    _ = cursor.takeName()
    cursor.skipBlanks()
    report(
      .error(
        "expected-block", "expected a block after 'metrics', as in 'metrics { a = 1, b = 2 }'",
        at: cursor.characterHere))
  }
}
