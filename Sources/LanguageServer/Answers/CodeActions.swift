import LayoutDraw

/// Writes the quick fixes for the diagnostics in a range, each tested by solving the changed layout.
func codeActions(
  _ document: inout OpenDocument, _ parameters: JSONValue, _ json: inout JSONWriter
) throws(RequestError) {
  let place = try document.span(of: parameters)
  let kinds = parameters["context"]?["only"]?.array
  let isWanted = kinds?.contains { $0.string == "quickfix" || $0.string == "" } ?? true
  let file = document.solvedFile()
  let fixes = isWanted ? file.fixes(at: place) : []
  // Editors match diagnostics by content, so each fix repeats the published diagnostics that it resolves.
  let published = fixes.isEmpty ? [] : file.published
  json.objects(fixes, .compact, of: .compact) { json, fix in
    json.member("title", fix.title)
    json.member("kind", "quickfix")
    json.array("diagnostics", published.ended(by: fix), .compact) { json, diagnostic in
      json.write(diagnostic, in: document)
    }
    json.key("edit")
    json.workspaceEdit(fix.edits, of: document)
  }
}

extension [Diagnostic] {
  /// Returns the diagnostics that a fix resolves: those with the fix's code at the fix's position or, if there are
  /// none, all with that code.
  fileprivate func ended(by fix: SourceFix) -> [Diagnostic] {
    let alike = filter { $0.code == fix.code }
    let there = alike.filter { diagnostic in
      diagnostic.span.map { $0.start <= fix.span.end && fix.span.start <= $0.end } ?? false
    }
    return there.isEmpty ? alike : there
  }
}
