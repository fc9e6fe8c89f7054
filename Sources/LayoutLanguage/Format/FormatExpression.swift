/// An equation, a metric's definition or SLL rules with one blank around each relation and operator,
/// one after a comma, and none where a sign, a percent or an attribute belongs to what stands beside it.
func formatExpression(_ text: String) -> String {
  var result = ""
  var previous: ExpressionToken?
  for token in expressionTokens(text) {
    if let before = previous, needsBlank(between: before, and: token) { result += " " }
    result += token.text
    previous = token
  }
  return result
}

/// A piece of an expression that blanks may surround.
private struct ExpressionToken {
  enum Kind {
    case word, string, relation, sign, percent, comma, colon, axisColon, opening, closing
    /// A binary operator.
    case operation
  }

  var kind: Kind
  var text: String
}

private func needsBlank(between a: ExpressionToken, and b: ExpressionToken) -> Bool {
  switch (a.kind, b.kind) {
  case (_, .comma), (_, .closing), (_, .colon), (_, .axisColon): false
  case (.opening, _), (.sign, _), (.axisColon, _): false
  case (.word, .opening), (.percent, .opening): false
  case (.word, .percent), (.percent, .word): false
  case (.word, .word): !isAttribute(a.text, b.text)
  default: true
  }
}

/// Whether two words are a view and its attribute, with blanks around the dot.
private func isAttribute(_ a: String, _ b: String) -> Bool {
  let isNumber = a.utf8.first { $0 != UInt8(ascii: ".") }.map(isDigit) ?? false
  return (a.hasSuffix(".") && !isNumber) || (b.hasPrefix(".") && !isNumber)
}

private func expressionTokens(_ text: String) -> [ExpressionToken] {
  var tokens: [ExpressionToken] = []
  var rest = Array(text)[...]
  func takes(_ characters: Int, _ kind: ExpressionToken.Kind) -> ExpressionToken {
    defer { rest = rest.dropFirst(characters) }
    return ExpressionToken(kind: kind, text: String(rest.prefix(characters)))
  }
  while let first = rest.first {
    switch first {
    case " ", "\t": rest.removeFirst()
    case "\"": tokens.append(takes(stringLength(rest), .string))
    case ",": tokens.append(takes(1, .comma))
    case "(": tokens.append(takes(1, .opening))
    case ")": tokens.append(takes(1, .closing))
    case "%": tokens.append(takes(1, .percent))
    case ":":
      // `H:50%` is one value, `badge: tt = 5` a view and its rules.
      let isAxis = tokens.last.map { ["H", "V"].contains($0.text) } ?? false
      tokens.append(takes(1, isAxis ? .axisColon : .colon))
    case "=", "<", ">", "~", "@":
      tokens.append(takes(rest.dropFirst().first == "=" ? 2 : 1, .relation))
    case "+", "-", "*", "/":
      if rest.dropFirst().first == "=" {
        tokens.append(takes(2, .relation))
      } else {
        tokens.append(takes(1, endsOperand(tokens.last) ? .operation : .sign))
      }
    default: tokens.append(takes(max(1, rest.prefix { isWordCharacter($0) }.count), .word))
    }
  }
  return tokens
}

/// Whether a sign after this token is an operator between two values.
private func endsOperand(_ token: ExpressionToken?) -> Bool {
  switch token?.kind {
  case .word, .percent, .closing: true
  default: false
  }
}

private func isWordCharacter(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || character == "_" || character == "."
}

private func stringLength(_ text: ArraySlice<Character>) -> Int {
  var isEscaped = false
  for (index, character) in text.enumerated().dropFirst() {
    if character == "\"", !isEscaped { return index + 1 }
    isEscaped = character == "\\" && !isEscaped
  }
  return text.count
}
