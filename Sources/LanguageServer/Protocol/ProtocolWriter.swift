import LayoutDraw

func response(to id: MessageID, _ result: (inout JSONWriter) -> Void) -> [UInt8] {
  message { json in
    json.write(id)
    json.key("result")
    result(&json)
  }
}

/// - Parameter id: The id of the request; `nil` if it could not be read.
func response(to id: MessageID?, failing error: RequestError) -> [UInt8] {
  message { json in
    json.write(id)
    json.object("error", .compact) { json in
      json.member("code", error.code)
      json.member("message", error.message)
    }
  }
}

func notification(_ method: String, _ parameters: (inout JSONWriter) -> Void) -> [UInt8] {
  message { json in
    json.member("method", method)
    json.key("params")
    parameters(&json)
  }
}

private func message(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
  var json = JSONWriter()
  json.object(.compact) { json in
    json.member("jsonrpc", "2.0")
    members(&json)
  }
  return json.bytes
}

extension JSONWriter {
  fileprivate mutating func write(_ id: MessageID?) {
    switch id {
    case .number(let number): member("id", number)
    case .string(let text): member("id", text)
    case nil: member("id", nil as String?)
    }
  }

  mutating func null() { write(nil as String?) }

  mutating func range(_ name: String, _ span: SourceSpan, in map: PositionMap) {
    let (start, end) = map.range(of: span)
    object(name, .compact) { json in
      json.position("start", start)
      json.position("end", end)
    }
  }

  mutating func position(_ name: String, _ position: Position) {
    object(name, .compact) { json in
      json.member("line", position.line)
      json.member("character", position.character)
    }
  }

  mutating func edits(_ edits: [TextEdit], in map: PositionMap) {
    objects(edits, .compact, of: .compact) { json, edit in
      json.range("range", edit.span, in: map)
      json.member("newText", edit.text)
    }
  }

  mutating func workspaceEdit(_ edits: [TextEdit], of document: OpenDocument) {
    object(.compact) { json in
      json.object("changes", .compact) { json in
        json.key(document.uri)
        json.edits(edits, in: document.positions)
      }
    }
  }

  mutating func location(_ span: SourceSpan, in document: OpenDocument) {
    object(.compact) { json in
      json.member("uri", document.uri)
      json.range("range", span, in: document.positions)
    }
  }
}
