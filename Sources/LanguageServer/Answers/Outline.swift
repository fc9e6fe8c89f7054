import LayoutDraw

func symbols(
  _ document: inout OpenDocument, _ parameters: JSONValue, _ json: inout JSONWriter
) throws(RequestError) {
  let outline = Outline(document)
  if !document.settings.hasTree {
    let list = outline.symbols.sorted { $0.name.start < $1.name.start }
    return json.objects(list, .compact, of: .compact) { json, symbol in json.symbol(symbol, in: document) }
  }
  json.outline(outline, outline.roots, in: document)
}

struct Outline {
  struct Symbol {
    /// The numbers of the protocol's `SymbolKind`.
    enum Kind: Int {
      case canvas = 3
      case metric = 14
      case view = 19
    }

    var text: String
    var kind: Kind
    var detail: String
    var name: SourceSpan
    var whole: SourceSpan
    var children: [Int] = []
  }

  private(set) var symbols: [Symbol] = []
  private(set) var roots: [Int] = []

  init(_ document: OpenDocument) {
    let layout = document.reading.parsed.layout
    for canvas in layout.canvases {
      guard let name = canvas.name, let span = canvas.span else { continue }
      add(Symbol(text: name, kind: .canvas, detail: "canvas", name: span, whole: span))
    }
    let values = document.metricValues
    for word in document.words.words {
      switch word.role {
      case .metricDeclaration:
        let value = values[word.text].map(shortest) ?? ""
        add(Symbol(text: word.text, kind: .metric, detail: value, name: word.span, whole: word.span))
      case .viewDeclaration where layout.views[0].name == word.text:
        add(Symbol(text: word.text, kind: .view, detail: "canvas", name: word.span, whole: word.span))
      default: break
      }
    }
    let ends = Dictionary(document.reading.blocks.map { ($0.header, $0.closing) }) { first, _ in first }
    let definitions = document.words.definitions()
    var places: [Int: Int] = [:]
    for (index, view) in layout.views.enumerated().dropFirst() {
      guard let text = view.name, let name = view.nameSpan ?? definitions[.view(text)]
      else {
        continue
      }
      var whole = view.span ?? name
      if let end = view.span.flatMap({ ends[$0] }) { whole.end = min(end + 1, document.source.utf8.count) }
      places[index] = symbols.count
      let shown = view.text.map { " \"\($0)\"" } ?? ""
      let symbol = Symbol(
        text: text, kind: .view, detail: view.kind.rawValue + shown, name: name, whole: whole)
      add(symbol, in: view.parent.flatMap { places[$0.index] })
    }
    roots.sort { [symbols] in symbols[$0].name.start < symbols[$1].name.start }
  }

  subscript(_ index: Int) -> Symbol { symbols[index] }

  private mutating func add(_ symbol: Symbol, in parent: Int? = nil) {
    if let parent { symbols[parent].children.append(symbols.count) } else { roots.append(symbols.count) }
    symbols.append(symbol)
  }
}

extension JSONWriter {
  fileprivate mutating func outline(_ outline: Outline, _ indices: [Int], in document: OpenDocument) {
    objects(indices, .compact, of: .compact) { json, index in
      let symbol = outline[index]
      json.member("name", symbol.text)
      json.member("detail", symbol.detail)
      json.member("kind", symbol.kind.rawValue)
      json.range("range", symbol.whole, in: document.positions)
      json.range("selectionRange", symbol.name, in: document.positions)
      guard !symbol.children.isEmpty else { return }
      json.key("children")
      json.outline(outline, symbol.children, in: document)
    }
  }

  mutating func symbol(_ symbol: Outline.Symbol, in document: OpenDocument) {
    member("name", symbol.text)
    member("kind", symbol.kind.rawValue)
    key("location")
    location(symbol.name, in: document)
  }
}
