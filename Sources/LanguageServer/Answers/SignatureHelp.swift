import LayoutDraw

/// Writes the signatures (possible forms) of the property or statement before the cursor, and marks the value that
/// comes next.
func signatureHelp(
  _ document: inout OpenDocument, _ parameters: JSONValue, _ json: inout JSONWriter
) throws(RequestError) {
  let offset = try document.offset(of: parameters)
  guard let (signatures, count) = document.signatures(at: offset), !signatures.isEmpty else {
    return json.null()
  }
  let active = signatures.firstIndex { $0.parameters.count > count } ?? signatures.count - 1
  json.object(.compact) { json in
    json.objects("signatures", signatures, .compact, of: .compact) { json, signature in
      json.member("label", signature.text)
      json.objects("parameters", signature.parameters, .compact, of: .compact) { json, parameter in
        json.member("label", parameter)
      }
    }
    json.member("activeSignature", active)
    json.member("activeParameter", count)
  }
}

extension OpenDocument {
  fileprivate func signatures(at offset: Int) -> ([Signature], count: Int)? {
    // 1. Find the statement at or before the cursor.
    guard let statement = reading.statements.last(where: { $0.start <= offset }) else { return nil }
    let gap = statement.end < offset ? source.utf8[statement.end..<offset] : []
    guard gap.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else { return nil }
    // 2. Find the last property before the cursor, or else the statement's first word.
    let tokens = words.tokens(in: SourceSpan(start: statement.start, end: max(statement.end, offset)))
      .filter { $0.span.start < offset }
    let isHead = { (token: SourceToken) in
      [.statement, .property, .canvasProperty].contains(token.role)
    }
    guard let place = tokens.lastIndex(where: isHead), tokens[place].span.end < offset else { return nil }
    // 3. Collect the values before the cursor, except one that ends at the cursor, because it may be unfinished.
    let values = tokens[(place + 1)...].filter {
      $0.span.end < offset && ![.punctuation, .relation, .operation, .sign].contains($0.role)
    }
    let word = tokens[place].text
    switch tokens[place].role {
    case .property: return (ViewProperty(rawValue: word).map(Signature.of) ?? [], values.count)
    case .canvasProperty: return (Signature.ofCanvas(word), values.count)
    default: return (Signature.ofStatement(word), values.count)
    }
  }
}
