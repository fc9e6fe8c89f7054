import LayoutDraw

func colors(
  _ document: inout OpenDocument, _ parameters: JSONValue, _ json: inout JSONWriter
) throws(RequestError) {
  let found = document.words.tokens.compactMap { token -> (span: SourceSpan, color: Color)? in
    switch token.role {
    case .color: break
    case .propertyValue(let property) where ["fill", "stroke", "color"].contains(property): break
    default: return nil
    }
    guard let color = try? readColor(token.text) else { return nil }
    return (token.span, color)
  }
  json.objects(found, .compact, of: .compact) { json, found in
    json.range("range", found.span, in: document.positions)
    json.object("color", .compact) { json in
      let color = found.color
      for (name, channel) in [
        ("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha),
      ] { json.member(name, Double(channel) / 255) }
    }
  }
}

/// Writes the text of a color that the user picked: `#rrggbb`, or `#rrggbbaa` if it is not opaque.
func colorPresentations(
  _ document: inout OpenDocument, _ parameters: JSONValue, _ json: inout JSONWriter
) throws(RequestError) {
  var channels: [UInt8] = []
  for name in ["red", "green", "blue", "alpha"] {
    guard let part = parameters["color"]?[name]?.number, 0...1 ~= part else {
      throw .invalidParameters("'color' is missing or invalid")
    }
    channels.append(UInt8((part * 255).rounded()))
  }
  let color = Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  let label = spelled(.color(color))
  json.objects([label], .compact, of: .compact) { json, label in json.member("label", label) }
}
