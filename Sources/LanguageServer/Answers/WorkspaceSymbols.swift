import LayoutDraw

/// Finds the layouts of a folder by its URI: the URI and the text of each.
public typealias Workspace = (_ folder: String) -> [(uri: String, text: String)]

/// Answers with the views, metrics and canvases of all layouts whose names contain a query's letters in order: first
/// those of open documents in their current state, then those of the other files.
///
/// Cost: that of reading every file.
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

/// Returns whether a name has the query's letters in their order.
private func matches(_ name: String, _ query: String) -> Bool {
  var rest = query.lowercased()[...]
  for letter in name.lowercased() where letter == rest.first { rest = rest.dropFirst() }
  return rest.isEmpty
}

/// The limit for symbols; a person would not look through more.
private let mostSymbols = 500
