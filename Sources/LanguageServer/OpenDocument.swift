import LayoutDraw

/// A text that is open in an editor, with cached results.
struct OpenDocument {
  let uri: String
  let version: Double?
  let source: SourceText
  private let contents: Contents
  var settings = EditorSettings()
  private var solved: SolvedFile?

  init(uri: String, version: Double?, text: String) {
    self.uri = uri
    self.version = version
    source = SourceText(name: fileName(of: uri), text: text)
    contents = Contents(source)
  }

  var positions: PositionMap { contents.positions }
  var reading: SourceReading { contents.reading }
  var words: SourceWords { reading.words }

  /// Returns the solved layout; only the first call solves it.
  mutating func solvedFile() -> SolvedFile {
    if let solved { return solved }
    // `solve` throws only for unknown canvas names, and none are given here.
    let file =
      (try? solve(reading.parsed, of: source))
      ?? SolvedFile(source: source, reading: reading.parsed.diagnostics, canvases: [])
    solved = file
    return file
  }

  var kinds: [String: ViewKind] {
    let views = reading.parsed.layout.views
    return Dictionary(views.compactMap { view in view.name.map { ($0, view.kind) } }) { first, _ in first }
  }

  var metricValues: [String: Double] {
    Dictionary(reading.parsed.metrics.map { ($0.name, $0.value) }) { first, _ in first }
  }

  func offset(of parameters: JSONValue) throws(RequestError) -> Int {
    guard let offset = offset(at: parameters["position"]) else {
      throw .invalidParameters("'position' is missing or invalid")
    }
    return offset
  }

  func span(of parameters: JSONValue) throws(RequestError) -> SourceSpan {
    guard let start = offset(at: parameters["range"]?["start"]),
      let end = offset(at: parameters["range"]?["end"])
    else { throw .invalidParameters("'range' is missing or invalid") }
    return SourceSpan(start: min(start, end), end: max(start, end))
  }

  private func offset(at position: JSONValue?) -> Int? {
    guard let line = position?["line"]?.number, let character = position?["character"]?.number,
      let line = Int(exactly: line), let character = Int(exactly: character)
    else { return nil }
    return positions.offset(of: Position(line: line, character: character))
  }
}

private final class Contents {
  private let source: SourceText
  private(set) lazy var positions = PositionMap(source)
  private(set) lazy var reading = readForEditor(source)

  init(_ source: SourceText) { self.source = source }
}

private func fileName(of uri: String) -> String {
  uri.split(separator: "/").last.map(String.init) ?? uri
}
