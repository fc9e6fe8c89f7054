import LayoutDraw

/// A function that returns the URI and text of each layout file in a folder. Its parameter is the URI of the folder.
public typealias Workspace = (_ folder: String) -> [(uri: String, text: String)]

/// Writes the symbols whose names contain the letters of a query in the same order. Symbols of open documents come
/// first.
func workspaceSymbols(
  like query: String, in open: [String: OpenDocument], and files: [(uri: String, text: String)],
  _ json: inout JSONWriter
) {
  let others = files.filter { open[$0.uri] == nil }.map {
    OpenDocument(uri: $0.uri, version: nil, text: $0.text)
  }
  let documents = open.values.sorted { $0.uri < $1.uri } + others
  let found = documents.flatMap { document in
    Outline(document).symbols.filter { matches($0.text, query) }.map { (document: document, symbol: $0) }
  }
  json.objects(found.prefix(mostSymbols), .compact, of: .compact) { json, found in
    json.symbol(found.symbol, in: found.document)
  }
}

/// Returns whether a name contains the letters of a query in the same order: `titleLabel` matches `tlb`.
private func matches(_ name: String, _ query: String) -> Bool {
  var rest = query.lowercased()[...]
  for letter in name.lowercased() where letter == rest.first { rest = rest.dropFirst() }
  return rest.isEmpty
}

private let mostSymbols = 500
