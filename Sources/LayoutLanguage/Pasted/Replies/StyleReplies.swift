import LayoutModel

extension PastedReader {
  /// `.bar { display: flex; gap: 8px; align-items: center }`, or the declarations alone about the view whose block
  /// they stand in.
  mutating func reply(toStyles code: String) throws(UnreadableCode) -> [ConvertedLine] {
    var body = code[...]
    var name = surroundings.viewAtHand ?? "bar"
    if let brace = code.firstIndex(of: "{") {
      name = self.name(ofSelector: code[..<brace])
      body = code[code.index(after: brace)...].prefix { $0 != "}" }
    }
    let styles = declarations(in: body)
    // 1. The axis.
    let flow = (styles["flex-direction"] ?? styles["flex-flow"] ?? "row").split(separator: " ")
    guard !flow.contains(where: { $0.hasSuffix("-reverse") }) else { throw UnreadableCode() }
    let isRow = !flow.contains("column")
    var words = ["stack", name, isRow ? "row" : "column"]
    // 2. Distances and places.
    let gaps = (styles["gap"] ?? "").split(separator: " ").compactMap(points)
    let own = points(styles[isRow ? "column-gap" : "row-gap"] ?? "")
    if let gap = own ?? (isRow ? gaps.last : gaps.first), gap != 0 { words.append("spacing \(text(gap))") }
    guard let align = alignments[styles["align-items"] ?? "stretch"] else { throw UnreadableCode() }
    if let word = isRow ? align.row : align.column { words.append("align \(word)") }
    let justification = styles["justify-content"] ?? "flex-start"
    let place = places[justification]
    guard let distribution = distributions[justification] ?? place.map({ _ in nil }) else {
      throw UnreadableCode()
    }
    if let distribution { words.append("distribute \(distribution)") }
    // 3. Its padding, in this language's order: top, leading, bottom, trailing.
    let padding = (styles["padding"] ?? "").split(separator: " ").compactMap(points)
    if let margins = sides(padding) { words.append("margins \(margins)") }
    // 4. Its members, where the file has them.
    var line = ConvertedLine(words.joined(separator: " "))
    if let declared = surroundings.declarations(name) {
      movedViews.append(name)
      line.block = declared.block
    }
    let sizes = ["width", "height"].compactMap { side in
      styles[side].flatMap(points).map { ConvertedLine("\(name).\(side) = \(text($0))") }
    }
    // 5. What lies in the middle or at the end does so as a whole, as a stack has no room to spare.
    let side = place.map { isRow ? $0.row : $0.column }
    return [line] + sizes + (side.map { [ConvertedLine("\(name).\($0) = superview.\($0)")] } ?? [])
  }

  /// `topBar` for `.top-bar`.
  private func name(ofSelector selector: Substring) -> String {
    let last = selector.split { " .#>".contains($0) }.last ?? "bar"
    let words = last.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    let parts = words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }
    let name = parts.joined()
    return name.first.map { $0.isLetter || $0 == "_" } ?? false ? name : "bar"
  }

  private func declarations(in body: Substring) -> [String: String] {
    var styles: [String: String] = [:]
    for declaration in body.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let words = declaration[declaration.index(after: colon)...].split(whereSeparator: \.isWhitespace)
      let property = declaration[..<colon].split(whereSeparator: \.isWhitespace).last ?? ""
      styles[String(property)] = words.joined(separator: " ")
    }
    return styles
  }

  /// `8` of `8px`, `0.5rem`, `8`.
  private func points(_ text: some StringProtocol) -> Double? {
    var rest = Substring(text)
    guard let number = takeNumber(&rest).flatMap(Double.init) else { return nil }
    switch rest {
    case "", "px", "pt": return number
    case "rem", "em": return number * 16
    default: return nil
    }
  }

  private func text(_ value: Double) -> String { plainNumber(value) ?? "0" }

  private func sides(_ values: [Double]) -> String? {
    switch values.count {
    case 1: values[0] == 0 ? nil : text(values[0])
    case 2: [0, 1, 0, 1].map { text(values[$0]) }.joined(separator: " ")
    case 3: [0, 1, 2, 1].map { text(values[$0]) }.joined(separator: " ")
    case 4: [0, 3, 2, 1].map { text(values[$0]) }.joined(separator: " ")
    default: nil
    }
  }
}

private let alignments: [String: (row: String?, column: String?)] = [
  "stretch": (nil, nil), "normal": (nil, nil), "center": ("center", "center"), "start": ("top", "leading"),
  "flex-start": ("top", "leading"), "end": ("bottom", "trailing"), "flex-end": ("bottom", "trailing"),
  "baseline": ("firstBaseline", "leading"), "first baseline": ("firstBaseline", "leading"),
  "last baseline": ("lastBaseline", "trailing"),
]

private let places: [String: (row: String, column: String)] = [
  "center": ("centerX", "centerY"), "flex-end": ("trailing", "bottom"), "end": ("trailing", "bottom"),
]

/// What lies at one end needs no word: the members keep their sizes as far as they may.
private let distributions: [String: String?] = [
  "flex-start": nil, "start": nil, "normal": nil, "left": nil, "stretch": "fill",
  "space-between": "equalSpacing", "space-around": "equalSpacing", "space-evenly": "equalSpacing",
]
