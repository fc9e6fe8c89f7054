import LayoutDraw

func semanticTokens(
  _ document: inout OpenDocument, _ parameters: JSONValue, _ json: inout JSONWriter
) throws(RequestError) {
  // The protocol describes a token with five numbers: the number of lines since the previous token; its first
  // character, counted from that token if both are on the same line; its length; its kind; and its modifiers.
  var numbers: [Int] = []
  let (words, positions) = (document.words, document.positions)
  numbers.reserveCapacity(5 * words.tokens.count)
  var last = Position(line: 0, character: 0)
  for token in words.tokens {
    guard let color = TokenColor(token, in: words) else { continue }
    let (start, end) = positions.range(of: token.span, near: last.line)
    guard start.line == end.line else { continue }
    numbers.append(start.line - last.line)
    numbers.append(start.line == last.line ? start.character - last.character : start.character)
    numbers.append(end.character - start.character)
    numbers.append(color.kind.rawValue)
    numbers.append(color.modifiers)
    last = start
  }
  json.object(.compact) { json in json.member("data", numbers) }
}

extension JSONWriter {
  mutating func semanticTokensProvider() {
    object(.compact) { json in
      json.object("legend", .compact) { json in
        json.array("tokenTypes", TokenColor.Kind.allCases.map { "\($0)" }, .compact) { json, name in
          json.write(name)
        }
        json.array("tokenModifiers", ["declaration", "readonly"], .compact) { json, name in json.write(name) }
      }
      json.member("full", true)
    }
  }
}

private struct TokenColor {
  /// The kinds of tokens, limited to kinds that the protocol defines, because color themes know only these.
  enum Kind: Int, CaseIterable {
    case keyword, property, variable, enumMember, function, number, string, `operator`
  }

  var kind: Kind
  var modifiers = 0

  private static let declaration = 1
  private static let readonly = 2

  init?(_ token: SourceToken, in words: SourceWords) {
    if case .metric? = words.item(named: token) {
      kind = .variable
      modifiers = Self.readonly + (token.role == .metricDeclaration ? Self.declaration : 0)
      return
    }
    switch token.role {
    case .statement, .assertedProperty, .orientation: kind = .keyword
    case .property, .canvasProperty, .attribute, .ruleOrMetric: kind = .property
    case .propertyValue, .priority, .option: kind = .enumMember
    case .view, .metric, .operand, .viewOrMetric, .metricOrView, .metricDeclaration:
      kind = token.text == "superview" ? .keyword : .variable
    case .viewDeclaration:
      kind = .variable
      modifiers = Self.declaration
    case .specifier: kind = .function
    case .number, .color: kind = .number
    case .string: kind = .string
    case .relation, .operation, .sign: kind = .operator
    case .punctuation, .unknown: return nil
    }
  }
}
