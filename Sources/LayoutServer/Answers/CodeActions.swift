import LayoutDraw

/// Quick fixes for what is said about a range. Each was applied and solved before it is offered.
func codeActions(_ document: inout OpenDocument, _ parameters: JSONValue) throws(RequestError) -> Answer {
  let place = try document.span(of: parameters)
  let kinds = parameters["context"]?["only"]?.array
  let isWanted = kinds?.contains { $0.string.map { "quickfix".hasPrefix($0) } ?? false } ?? true
  let fixes = isWanted ? document.solvedFile().fixes(at: place) : []
  let document = document
  return { json in
    json.array(fixes, .compact) { json, fix in
      json.object(.compact) { json in
        json.member("title", fix.title)
        json.member("kind", "quickfix")
        json.key("edit")
        json.workspaceEdit(fix.edits, of: document)
      }
    }
  }
}
