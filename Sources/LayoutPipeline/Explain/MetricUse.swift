import Diagnostics
import LayoutLanguage

/// Determines from the text before each use of a metric whether the metric is a length or a number without a unit.
struct MetricUses {
  private enum Use: Equatable {
    case length
    /// A factor, as in `* ratio`.
    case factor
    /// A number that is neither a length nor a factor, as in `/ columns` or `~ priority`.
    case number
    case part(of: String)
  }

  private var uses: [String: [Use]] = [:]

  init(of names: [String], in source: SourceText) {
    if names.isEmpty { return }
    let names = Set(names)
    var isInBlock = false
    for index in source.lineStarts.indices {
      let line = source[source.lineSpan(index)]
      let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
      let definitions = code.drop { $0 == " " }
      let beginsBlock = definitions.hasPrefix("metrics")
      let isDefinition = isInBlock || beginsBlock || definitions.hasPrefix("let ")
      isInBlock = (isInBlock || beginsBlock && code.contains("{")) && !code.contains("}")
      for word in code.split(whereSeparator: { !$0.isNamePart }) where names.contains(String(word)) {
        if isDefinition, code[word.endIndex...].drop(while: { $0 == " " }).first == "=" { continue }
        uses[String(word), default: []].append(
          Self.use(behind: code[..<word.startIndex], isDefinition: isDefinition))
      }
    }
  }

  private static func use(behind text: Substring, isDefinition: Bool) -> Use {
    if text.hasSuffix("%p(") { return .number }
    let before = text.reversed().drop { $0 == " " }
    switch before.first {
    case "*": return .factor
    case "/", ":", "~", "@": return .number
    default: break
    }
    let word = String(before.prefix { $0.isNamePart }.reversed())
    if ["hugging", "compression", "lines"].contains(word) { return .number }
    guard isDefinition else { return .length }
    // The use is in the definition of another metric, whose name precedes the last equals sign.
    guard let sign = text.lastIndex(of: "=") else { return .length }
    let name = text[..<sign].reversed().drop { $0 == " " }.prefix { $0.isNamePart }
    return .part(of: String(name.reversed()))
  }

  /// Returns the amount to add to a unitless metric to find its effect: 0.1 for a factor, otherwise 1; `nil` for a
  /// length or an unused metric.
  func stepWithoutUnit(of name: String) -> Double? { step(of: name, depth: 0) }

  private func step(of name: String, depth: Int) -> Double? {
    var steps: [Double] = []
    for use in uses[name] ?? [] {
      switch use {
      case .length: return nil
      case .factor: steps.append(0.1)
      case .number: steps.append(1)
      case .part(let other):
        guard uses[other] != nil, depth < mostDefinitions else { continue }
        guard let step = step(of: other, depth: depth + 1) else { return nil }
        steps.append(step)
      }
    }
    return steps.max()
  }
}

private let mostDefinitions = 8

extension Character {
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" }
}
