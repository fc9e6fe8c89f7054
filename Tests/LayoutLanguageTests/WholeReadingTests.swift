import ApprovedText
import Diagnostics
import Foundation
import LayoutModel
import Testing

@testable import LayoutLanguage

/// Compares everything that is read from layout texts with recorded results.
@Suite struct WholeReadingTests {
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Samples").standardizedFileURL

  @Test func ofSamples() throws {
    let paths = try #require(FileManager.default.enumerator(atPath: Self.samples.path)).compactMap {
      $0 as? String
    }.filter { $0.hasSuffix(".layout") && !$0.hasPrefix("themes/") }.sorted()
    let texts = try paths.map { path in
      let source = SourceText(
        name: path, utf8: [UInt8](try Data(contentsOf: Self.samples.appendingPathComponent(path))))
      return (["—— \(path)"] + read(source)).map { $0 + "\n" }.joined()
    }
    #expect(try difference(of: texts.joined(), fromReference: "samples") == nil)
  }

  private func read(_ source: SourceText) -> [String] {
    let parsed = parse(source)
    let layout = parsed.layout
    var lines = parsed.metrics.map { "\(place($0.span, source)) metric \($0.name) = \($0.value)" }
    lines += layout.canvases.map { "\(place($0.span, source)) \(layout.declaration(of: $0))" }
    for (index, view) in layout.views.enumerated().dropFirst() {
      let parent = view.parent.map { layout.writtenName(of: $0) } ?? "-"
      lines.append(
        "\(place(view.nameSpan, source)) \(layout.declaration(of: ViewID(index), keepsStacks: true)) in \(parent)"
          + (view.zIndex == 0 ? "" : " at \(view.zIndex)"))
    }
    lines += layout.constraints.map { "\(place($0.span, source)) \($0.notation) \(layout.normalForm($0))" }
    lines += layout.assertions.map { "\(place($0.span, source)) \(layout.text(of: $0))" }
    lines += layout.unusedSizes.map { "unused \($0.name) \(layout.normalForm($0.constraint)) \($0.places)" }
    return lines + parsed.diagnostics.map { words($0, source) }
  }

  private func place(_ span: SourceSpan?, _ source: SourceText) -> String {
    span.map { span in
      let (start, end) = (source.location(at: span.start), source.location(at: span.end))
      return "\(start.line):\(start.column)-" + (end.line == start.line ? "" : "\(end.line):")
        + "\(end.column)"
    } ?? "-"
  }

  private func words(_ finding: Diagnostic, _ source: SourceText) -> String {
    let notes = finding.notes.map { " / \(place($0.span, source)) \($0.message)" }.joined()
    let edits = finding.replacement.map { " / \(place($0.span, source)) → '\($0.text)'" }.joined()
    return "\(place(finding.span, source)) \(finding.severity) \(finding.code): \(finding.message)\(notes)"
      .replacing("\n", with: "⏎")
      + (finding.help.map { " / help: \($0.replacing("\n", with: "⏎"))" } ?? "")
      + edits.replacing("\n", with: "⏎")
  }

  /// The test removes each token of these statements, or replaces it with a wrong one.
  static let statements = [
    "canvas \"c\" 32 x fit rtl margins 1 2 3 4 safe 5 scale 2 as page",
    "canvas device \"iPhone 15\" landscape", "let half = (gap + 2) / -2", "metrics { p = 1, q = gap * 2 }",
    "spacing 10 20", "label l \"x\" font 12 bold lines 2 align center color red",
    "view v size 4x- margins 1 2 3 4 hugging 250 gap fill #36c corner 3 outset 1 hidden",
    "stack s row spacing 2 align top distribute fillEqually { view m after 3 }", "switch w on",
    "segments t \"A\" \"B\"", "slider r 0.5", "pages d 3", "icon i \"star\"",
    "a.left >= b.safeArea.right * 16:9 + gap ~ high \"n\"", "a.width = 50 % @ 20", "a.top = -4",
    "assert not inside a b \"n\"", "assert a.width <= b.height * 2 - 3", "assert truncated e",
    "|-(>=8,gap@high)-[a(==b*2)]~[e(20%)]-gap-|  alignAllTop", "V:[a]-(b)-[e]->[b(inner.height)]~(3)~|",
    "|-gap@low-[v1..2]-(<=9)-|", "Z:|-2-[a]",
    "C:a.centerX(b.centerX*2).top(20)", "V:|[col:[a(50%)][b]]-|", "HV:|[a,b]|",
    "a: tt = %bt(b) + 4, ll = rr = H:50% - %p(3), maxw *= 2", "b { tt -= (ll = 5) + 3; w = nil }",
  ]

  @Test(arguments: ["missing", "wrong"]) func incomplete(_ change: String) throws {
    let head = "let gap = 6\nview a { view inner }\nview b\nview v1\nview v2\nlabel e \"E\"\n"
    var lines: [String] = []
    for statement in Self.statements {
      lines.append("—— \(statement)")
      let source = SourceText(name: "t", text: head + statement + "\n")
      let tokens = SourceWords(source).tokens.filter { $0.span.start >= head.utf8.count }
      for token in tokens {
        let changed = source.applying([TextEdit(token.span, change == "missing" ? "" : wrong(token))])
        let found = parse(changed).diagnostics
        let line = String(decoding: changed.utf8.dropFirst(head.utf8.count), as: UTF8.self).dropLast()
        if found.isEmpty { lines.append("\(line)   —— is fine") }
        lines += found.map { "\(line)   —— \(words($0, changed))" }
      }
    }
    #expect(try difference(of: lines.map { $0 + "\n" }.joined(), fromReference: change) == nil)
  }

  /// Returns invalid text to write instead of a token, such as `vview` instead of `view`.
  private func wrong(_ token: SourceToken) -> String {
    switch token.role {
    case .number: "\"y\""
    case .string: "7"
    case .color: "#12345"
    case .relation: "=>"
    case .operation, .sign: "&"
    case .punctuation, .unknown: ";"
    default: String(token.text.prefix(1)) + token.text
    }
  }

  @Test func ofWords() throws {
    let text =
      (["let gap=6", "view a {view inner}", "view b", "view v1", "view v2", "label e \"E\""]
      + Self.statements.filter {
        !$0.hasPrefix("metrics") && !$0.hasPrefix("canvas device")
      }).joined(separator: "\n") + "\n"
    let source = SourceText(name: "t", text: text)
    let reading = SourceReading(source)
    var lines = reading.words.tokens.map { token in
      "\(place(token.span, source)) \(token.text) \(token.role)\(token.beginsStatement ? " begins" : "")"
        + "\(token.isInBlock ? " in a block" : "")\(reading.words.item(named: token).map { " \($0)" } ?? "")"
    }
    lines += reading.statements.map { "statement \(place($0, source))" }
    lines += reading.blocks.map { "block \(place($0.header, source)) \($0.opening)-\($0.closing)" }
    lines += reading.parsed.diagnostics.map { words($0, source) }
    for property in ViewProperty.allCases {
      lines.append("\(property): \(Signature.of(property).map(\.text))")
    }
    for word in ["margins", "safe", "scale", "as", "device", "rtl"] {
      lines.append("\(word): \(Signature.ofCanvas(word).map(\.text))")
    }
    for word in ["canvas", "spacing", "let", "assert"] + ViewKind.allCases.map(\.rawValue) {
      lines.append("\(word): \(Signature.ofStatement(word).map { "\($0.text) \($0.parameters)" })")
    }
    for name in reading.words.viewNames + reading.words.metricNames {
      let item = reading.words.metricNames.contains(name) ? NamedItem.metric(name) : .view(name)
      let places = reading.words.places(of: item).map { place($0, source) }
      lines.append(
        "\(name): \(reading.words.definition(of: item).map { place($0, source) } ?? "-") of \(places)")
    }
    #expect(try difference(of: lines.map { $0 + "\n" }.joined(), fromReference: "words") == nil)
  }
}
