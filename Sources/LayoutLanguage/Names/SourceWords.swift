package import Diagnostics
import LayoutModel

/// The words of a source and their meanings, even in statements with errors.
package struct SourceWords: Sendable {
  /// All tokens except comments, braces and semicolons, in source order.
  package let tokens: [SourceToken]
  package let words: [SourceToken]
  private let metrics: Set<String>
  private let views: Set<String>

  package init(_ source: SourceText) {
    self.init(tokenize(source))
  }

  init(_ statements: [TokenizedStatement]) {
    var tokens: [SourceToken] = []
    tokens.reserveCapacity(statements.reduce(0) { $0 + $1.tokens.count })
    for statement in statements { tokens += statement.tokens }
    self.tokens = tokens
    words = tokens.filter(\.isWord)
    var (metrics, views): (Set<String>, Set<String>) = ([], [])
    for word in words {
      switch word.role {
      case .metricDeclaration: metrics.insert(word.text)
      case .view, .viewDeclaration: views.insert(word.text)
      default: break
      }
    }
    self.metrics = metrics
    self.views = views.subtracting(reservedViewNames)
  }

  /// Returns the tokens that lie entirely within a span. Cost: logarithmic.
  package func tokens(in span: SourceSpan) -> ArraySlice<SourceToken> {
    let first = firstToken { $0.start >= span.start }
    return tokens[first..<max(first, firstToken { $0.end > span.end })]
  }

  private func firstToken(where isBeyond: (SourceSpan) -> Bool) -> Int {
    tokens.indices.partitioningIndex { isBeyond(tokens[$0].span) }
  }

  /// Returns the last word that contains or touches an offset. Cost: logarithmic.
  package func word(at offset: Int) -> SourceToken? {
    tokens[firstToken { $0.end >= offset }...].prefix { $0.span.start <= offset }.last(where: \.isWord)
  }

  /// Returns the view or metric that a word names; `nil` for words of the language, including `superview`.
  package func item(named word: SourceToken) -> NamedItem? {
    var metric: NamedItem? {
      guard metrics.contains(word.text) else { return nil }
      return word.role == .metricDeclaration || !reservedViewNames.contains(word.text)
        ? .metric(word.text) : nil
    }
    var view: NamedItem? { views.contains(word.text) ? .view(word.text) : nil }
    switch word.role {
    case .view, .viewDeclaration: return view
    case .metric, .metricDeclaration, .priority, .propertyValue(of: ViewProperty.hugging.rawValue),
      .propertyValue(of: ViewProperty.compression.rawValue):
      return metric
    case .ruleOrMetric: return SLLRuleName(rawValue: word.text) == nil ? metric : nil
    case .operand, .metricOrView: return metric ?? view
    case .viewOrMetric: return view ?? metric
    case .statement, .property, .propertyValue, .canvasProperty, .assertedProperty, .attribute, .orientation,
      .option, .specifier, .number, .string, .color, .relation, .operation, .sign, .punctuation,
      .unknown:
      return nil
    }
  }

  /// Returns all places where a view or metric is named, in source order. Cost: linear in the number of words.
  package func places(of item: NamedItem) -> [SourceSpan] {
    words.filter { $0.text == item.name && self.item(named: $0) == item }.map(\.span)
  }

  package func definition(of item: NamedItem) -> SourceSpan? { definitions()[item] }

  /// Returns the place where each view or metric is declared or, without a declaration, first used.
  package func definitions() -> [NamedItem: SourceSpan] {
    var (declarations, uses): ([NamedItem: SourceSpan], [NamedItem: SourceSpan]) = ([:], [:])
    for word in words {
      guard let item = item(named: word) else { continue }
      let declares = word.role == .viewDeclaration || word.role == .metricDeclaration
      if declares, declarations[item] == nil { declarations[item] = word.span }
      if !declares, uses[item] == nil { uses[item] = word.span }
    }
    return uses.merging(declarations) { _, declaration in declaration }
  }

  package var viewNames: [String] { names { if case .view(let name) = $0 { name } else { nil } } }

  package var metricNames: [String] { names { if case .metric(let name) = $0 { name } else { nil } } }

  private func names(_ name: (NamedItem) -> String?) -> [String] {
    var seen: Set<String> = []
    return words.compactMap { item(named: $0).flatMap(name) }.filter { seen.insert($0).inserted }
  }
}
