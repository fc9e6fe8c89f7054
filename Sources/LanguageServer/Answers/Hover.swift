import LayoutDraw

func hover(
  _ document: inout OpenDocument, _ parameters: JSONValue, _ json: inout JSONWriter
) throws(RequestError) {
  let offset = try document.offset(of: parameters)
  guard let word = document.words.word(at: offset), let text = document.text(about: word) else {
    return json.null()
  }
  json.object(.compact) { json in
    json.object("contents", .compact) { json in
      json.member("kind", "markdown")
      json.member("value", text)
    }
    json.range("range", word.span, in: document.positions)
  }
}

extension OpenDocument {
  fileprivate mutating func text(about word: SourceToken) -> String? {
    if case .attribute(let owner) = word.role {
      return explanation(of: "\(owner).\(word.text)")
    }
    switch words.item(named: word) {
    case .metric(let name)?:
      guard let value = metricValues[name] else { return nil }
      return "**\(name)** = \(shortest(value))"
    case .view(let name)?:
      guard let frames = frames(of: name) else { return nil }
      return frames + (explanation(of: name).map { "\n\n" + $0 } ?? "")
    case nil: return nil
    }
  }

  private mutating func frames(of name: String) -> String? {
    let canvases = solvedFile().canvases
    guard let layout = canvases.first?.layout.layout,
      let index = layout.views.firstIndex(where: { $0.name == name })
    else { return nil }
    let view = layout.views[index]
    var lines = ["**\(name)**: \(view.kind.rawValue)"]
    if let parent = view.parent, parent != .root { lines[0] += " in \(layout.name(of: parent))" }
    for canvas in canvases.prefix(mostReportedCanvases) {
      let frame = canvas.layout.frames[index]
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(number)
      let place = "x \(numbers[0]), y \(numbers[1]), \(numbers[2]) × \(numbers[3])"
      let open = canvas.layout.ambiguities[index].isEmpty ? "" : ", ambiguous"
      lines.append((canvases.count > 1 ? "on \(canvas.label): " : "") + place + open)
    }
    lines += canvases[0].layout.formulas(of: ViewID(index), measuring: PangoTextMeasurer())
    return lines.joined(separator: "  \n")
  }

  private mutating func explanation(of name: String) -> String? {
    let solved = solvedFile()
    guard let label = solved.canvases.first?.label,
      let file = try? explain(
        reading.parsed, of: source, attributes: [name], canvases: [label], reusing: solved, isQuick: true)
    else { return nil }
    var lines = file.text().split(separator: "\n", omittingEmptySubsequences: false)
    var isCut = file.canvases.contains { $0.attributes.contains(where: \.isCut) }
    if lines.count > mostReportedLines {
      lines = lines.prefix(mostReportedLines) + ["…"]
      isCut = true
    }
    let more =
      "\nThis may be incomplete; `layoutdraw explain \(source.name) \(name)` takes longer and may find more."
    return "```text\n" + lines.joined(separator: "\n").trimmed + "\n```" + (isCut ? more : "")
  }

  private func number(_ value: Double) -> String { shortest(value, places: 3) }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}

private let mostReportedCanvases = 6
private let mostReportedLines = 60
