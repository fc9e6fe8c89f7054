import LayoutDraw

func completion(
  _ document: inout OpenDocument, _ parameters: JSONValue, _ json: inout JSONWriter
) throws(RequestError) {
  let offset = try document.offset(of: parameters)
  let here = SourceSpan(start: offset, end: offset)
  // 1. Find the word at this position. If there is none, insert the word `x` into a copy of the source, and use that
  //    word.
  var word = document.words.word(at: offset)
  let replaced = word?.span ?? here
  if word == nil {
    word = SourceWords(document.source.applying([TextEdit(here, "x")])).word(at: offset)
  }
  // 2. Find the suggestions that can replace the word.
  let suggestions = word.map { Suggestions(for: $0, in: document).list } ?? []
  json.object(.compact) { json in
    // The list is complete, so editors filter it while the word is typed, and request a new list only for another word.
    json.member("isIncomplete", false)
    json.objects("items", suggestions.enumerated(), .compact, of: .compact) { json, entry in
      json.member("label", entry.element.text)
      json.member("kind", entry.element.kind.rawValue)
      json.member("detail", entry.element.detail)
      json.member("sortText", sortText(entry.offset))
      json.object("textEdit", .compact) { json in
        json.range("range", replaced, in: document.positions)
        json.member("newText", entry.element.text)
      }
    }
  }
}

/// Returns an index with leading zeros, because editors sort suggestions alphabetically by this text.
private func sortText(_ index: Int) -> String {
  let digits = String(index)
  return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
}

private struct Suggestion {
  /// The numbers of the protocol's `CompletionItemKind`.
  enum Kind: Int {
    case function = 3
    case property = 10
    case value = 12
    case variable = 6
    case keyword = 14
    case constant = 21
  }

  var text: String
  var kind: Kind
  var detail: String
}

private struct Suggestions {
  private(set) var list: [Suggestion] = []
  private let document: OpenDocument
  private let word: SourceToken

  init(for word: SourceToken, in document: OpenDocument) {
    self.document = document
    self.word = word
    switch word.role {
    case _ where word.beginsStatement: addStatements()
    case .statement: addStatements()
    case .property: add(LanguageWords.properties, .property, "property")
    case .propertyValue(let property):
      addValues(of: property)
      add(LanguageWords.properties, .property, "property")
    case .canvasProperty: add(LanguageWords.canvasProperties, .property, "canvas property")
    case .assertedProperty:
      add(LanguageWords.assertedProperties, .keyword, "assertion")
      addViews()
    case .viewDeclaration, .metricDeclaration: break
    case .view: addViews()
    case .metric: addMetrics()
    case .priority: addPriorities()
    case .operand, .viewOrMetric:
      addViews()
      addMetrics()
    case .metricOrView:
      addMetrics()
      addViews()
    case .attribute:
      add(LanguageWords.attributes, .property, "attribute")
      add(LayoutGuide.allCases.map(\.rawValue), .property, "layout guide")
    case .orientation: add(LanguageWords.orientations, .keyword, "orientation")
    case .option: add(LanguageWords.options, .keyword, "VFL option")
    case .ruleOrMetric:
      add(LanguageWords.rules, .property, "rule")
      addMetrics()
    case .specifier: add(LanguageWords.specifiers, .function, "SLL function")
    case .number, .string, .color, .relation, .operation, .sign, .punctuation, .unknown: break
    }
  }

  private mutating func add(_ words: [String], _ kind: Suggestion.Kind, _ detail: String) {
    list += words.map { Suggestion(text: $0, kind: kind, detail: detail) }
  }

  private mutating func addStatements() {
    if word.isInBlock { add(LanguageWords.properties, .property, "property") }
    add(LanguageWords.kinds, .keyword, "declares a view")
    add(
      LanguageWords.directives.filter { !word.isInBlock || !["canvas", "spacing"].contains($0) }, .keyword,
      "statement")
    if word.isInBlock { add(LanguageWords.rules, .property, "rule") }
    addViews()
  }

  private mutating func addValues(of property: String) {
    switch property {
    case "font": add(LanguageWords.fontWeights, .value, "weight")
    case "fill", "stroke", "color": add(["none"] + LanguageWords.colors, .value, "color")
    case "hugging", "compression": addPriorities()
    case "align":
      add(TextAlignment.allCases.map(\.rawValue), .value, "text alignment")
      add(
        StackArrangement.Alignment.allCases.map(\.rawValue).filter { TextAlignment(rawValue: $0) == nil },
        .value,
        "stack alignment")
    case "distribute":
      add(StackArrangement.Distribution.allCases.map(\.rawValue), .value, "stack distribution")
    default: break
    }
  }

  private mutating func addViews() {
    let kinds = document.kinds
    for name in document.words.viewNames where name != word.text || kinds[name] != nil {
      list.append(Suggestion(text: name, kind: .variable, detail: kinds[name]?.rawValue ?? "view"))
    }
    if !isInBrackets, word.role != .assertedProperty, !word.beginsStatement {
      list.append(Suggestion(text: "superview", kind: .variable, detail: "view"))
    }
  }

  /// Indicates whether the word is a view's name in brackets, as in `[title]`, where `superview` is not allowed.
  private var isInBrackets: Bool {
    let before = document.source.utf8[..<min(word.span.start, document.source.utf8.count)]
    let last = before.last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return word.role == .view && last.map { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: ",") } ?? false
  }

  private mutating func addMetrics() {
    let values = document.metricValues
    for name in document.words.metricNames {
      list.append(
        Suggestion(text: name, kind: .constant, detail: values[name].map(shortest) ?? "metric"))
    }
  }

  private mutating func addPriorities() {
    add(LanguageWords.priorities, .constant, "priority")
    addMetrics()
  }
}
