import LayoutDraw

func definition(
  _ document: inout OpenDocument, _ parameters: JSONValue, _ json: inout JSONWriter
) throws(RequestError) {
  let item = document.item(at: try document.offset(of: parameters))
  let place = item.flatMap(document.words.definition)
  if let place { json.location(place, in: document) } else { json.null() }
}

func references(
  _ document: inout OpenDocument, _ parameters: JSONValue, _ json: inout JSONWriter
) throws(RequestError) {
  let item = document.item(at: try document.offset(of: parameters))
  var places = item.map(document.words.places) ?? []
  if parameters["context"]?["includeDeclaration"] == .bool(false) {
    let definition = item.flatMap(document.words.definition)
    places.removeAll { $0 == definition }
  }
  json.array(places, .compact) { json, place in json.location(place, in: document) }
}

func highlights(
  _ document: inout OpenDocument, _ parameters: JSONValue, _ json: inout JSONWriter
) throws(RequestError) {
  let item = document.item(at: try document.offset(of: parameters))
  let places = item.map(document.words.places) ?? []
  json.objects(places, .compact, of: .compact) { json, place in
    json.range("range", place, in: document.positions)
  }
}

func renamePreparation(
  _ document: inout OpenDocument, _ parameters: JSONValue, _ json: inout JSONWriter
) throws(RequestError) {
  let offset = try document.offset(of: parameters)
  let word = document.item(at: offset).flatMap { _ in document.words.word(at: offset) }
  guard let word else { return json.null() }
  json.object(.compact) { json in
    json.range("range", word.span, in: document.positions)
    json.member("placeholder", word.text)
  }
}

func renaming(
  _ document: inout OpenDocument, _ parameters: JSONValue, _ json: inout JSONWriter
) throws(RequestError) {
  let item = document.item(at: try document.offset(of: parameters))
  guard let name = parameters["newName"]?.string else { throw .invalidParameters("'newName' is missing") }
  guard let item else { throw .failed(RenameError.nothingNamed.message) }
  let edits: [TextEdit]
  do throws(RenameError) {
    edits = try rename(item, to: name, in: document.source, as: document.reading)
  } catch {
    throw .failed(error.message)
  }
  json.workspaceEdit(edits, of: document)
}

extension OpenDocument {
  func item(at offset: Int) -> NamedItem? { words.word(at: offset).flatMap(words.item) }
}
