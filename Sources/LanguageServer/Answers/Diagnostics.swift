import LayoutDraw

func publication(of document: inout OpenDocument) -> [UInt8] {
  let published = document.solvedFile().published
  return notification("textDocument/publishDiagnostics") { json in
    json.object(.compact) { json in
      json.member("uri", document.uri)
      if let version = document.version { json.member("version", version) }
      json.array("diagnostics", published, .compact) { json, diagnostic in
        json.write(diagnostic, in: document)
      }
    }
  }
}

extension SolvedFile {
  var published: [Diagnostic] { reading + findings(of: checkRules.filter { $0.isOnByDefault }) }
}

func emptyPublication(for uri: String) -> [UInt8] {
  notification("textDocument/publishDiagnostics") { json in
    json.object(.compact) { json in
      json.member("uri", uri)
      json.array("diagnostics", [] as [Int], .compact) { json, number in json.write(number) }
    }
  }
}

extension JSONWriter {
  mutating func write(_ diagnostic: Diagnostic, in document: OpenDocument) {
    let notes = diagnostic.notes.filter { $0.span != nil }
    // Editors show only the message of a diagnostic, so notes without a span and the help text are appended to it.
    let loose = diagnostic.notes.filter { $0.span == nil }.map(\.message)
    let message = ([diagnostic.message] + loose + [diagnostic.help].compactMap(\.self)).joined(
      separator: "\n")
    object(.compact) { json in
      json.range("range", diagnostic.span ?? SourceSpan(start: 0, end: 0), in: document.positions)
      json.member("severity", severity(diagnostic.severity))
      json.member("code", diagnostic.code)
      json.member("source", "layoutdraw")
      json.member("message", message)
      guard !notes.isEmpty else { return }
      json.objects("relatedInformation", notes, .compact, of: .compact) { json, note in
        json.key("location")
        json.location(note.span ?? SourceSpan(start: 0, end: 0), in: document)
        json.member("message", note.message)
      }
    }
  }
}

private func severity(_ severity: Diagnostic.Severity) -> Int {
  switch severity {
  case .error: 1
  case .warning: 2
  case .note: 3
  }
}
