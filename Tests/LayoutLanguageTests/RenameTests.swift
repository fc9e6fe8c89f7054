import Diagnostics
import Foundation
import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite("Words and names of sources")
struct RenameTests {
  private static let samples: [URL] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Samples").standardizedFileURL
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "layout" }
      .sorted { $0.path < $1.path }
  }()

  @Test(
    "Every view and metric of every sample can be renamed, except for those in ranges", arguments: samples)
  func renamesAll(_ sample: URL) throws {
    let source = SourceText(name: sample.lastPathComponent, utf8: Array(try Data(contentsOf: sample)))
    guard !parse(source).hasErrors else { return }
    let words = SourceWords(source)
    let parsed = parse(source)
    for view in parsed.layout.views.dropFirst() where view.nameSpan != nil {
      #expect(words.viewNames.contains(view.name ?? ""))
    }
    #expect(words.metricNames == parsed.metrics.map(\.name))
    for name in words.viewNames where !hasRange(source) {
      #expect(throws: Never.self, "view \(name)") {
        try rename(.view(name), to: "zzz_9", in: source, as: SourceReading(source))
      }
    }
    for name in words.metricNames {
      #expect(throws: Never.self, "metric \(name)") {
        try rename(.metric(name), to: "zzz_9", in: source, as: SourceReading(source))
      }
    }
  }

  private func hasRange(_ source: SourceText) -> Bool {
    String(decoding: source.utf8, as: UTF8.self).contains("..")
  }

  @Test("A view and a metric with one name are distinguished")
  func namespaces() throws {
    let source = SourceText(
      name: "", text: "box gap\nlet gap = 9\n|-gap-[gap(>=gap)]-(gap)-|\ngap.top = superview.top + gap")
    let view = try rename(.view("gap"), to: "v", in: source, as: SourceReading(source))
    #expect(
      String(decoding: source.applying(view).utf8, as: UTF8.self)
        == "box v\nlet gap = 9\n|-gap-[v(>=v)]-(gap)-|\nv.top = superview.top + gap")
    let metric = try rename(.metric("gap"), to: "m", in: source, as: SourceReading(source))
    #expect(
      String(decoding: source.applying(metric).utf8, as: UTF8.self)
        == "box gap\nlet m = 9\n|-m-[gap(>=gap)]-(m)-|\ngap.top = superview.top + m")
  }

  @Test(
    "A name that would change the layout is refused",
    arguments: [
      ("view a1\nview a2\n|[a1..2]|", "a1", "b1"),
      ("let gap = 9\nview a\na: tt = gap", "gap", "tt"),
      ("view a\nview b\na.left = b.left", "a", "b"),
    ])
  func refused(_ text: String, _ old: String, _ new: String) throws {
    let source = SourceText(name: "", text: text)
    let reading = SourceReading(source)
    let item: NamedItem = reading.words.metricNames.contains(old) ? .metric(old) : .view(old)
    #expect(throws: RenameError.self) { try rename(item, to: new, in: source, as: reading) }
  }

  @Test(
    "The reason why a name is refused",
    arguments: [
      (
        "a", "9a",
        "'9a' is not a name; names are made of a-z, A-Z, 0-9 and '_', and do not begin with a digit"
      ),
      (
        "a", "", "'' is not a name; names are made of a-z, A-Z, 0-9 and '_', and do not begin with a digit"
      ),
      (
        "a", "b c",
        "'b c' is not a name; names are made of a-z, A-Z, 0-9 and '_', and do not begin with a digit"
      ),
      ("a", "superview", "'superview' is a reserved word and cannot be a view's name"),
      ("a", "V", "'V' is a reserved word and cannot be a view's name"), ("a", "b", "'b' is already taken"),
      ("c", "d", "this is not the name of a view or metric"),
    ])
  func reasons(_ old: String, _ new: String, _ message: String) {
    let source = SourceText(name: "", text: "view a\nview b\na.left = b.left")
    #expect(throws: RenameError(message: message)) {
      try rename(.view(old), to: new, in: source, as: SourceReading(source))
    }
  }

  @Test("A name that stays, and others that are allowed", arguments: [("a", 0), ("_a", 2), ("a9", 2)])
  func allowed(_ new: String, _ count: Int) throws {
    let source = SourceText(name: "", text: "view a\nview b\na.left = b.left")
    #expect(try rename(.view("a"), to: new, in: source, as: SourceReading(source)).count == count)
  }

  @Test("A file of another format has no words and no formatted text")
  func otherFormat() {
    let source = SourceText(name: "", text: "view a\n")
    let parsed = parse(source)
    let reading = SourceReading(withoutWords: parsed)
    #expect(reading.parsed == parsed)
    #expect(reading.words.tokens.isEmpty && reading.statements.isEmpty && reading.blocks.isEmpty)
    #expect(reading.formatted == nil)
    #expect(SourceReading(source).formatted == "view a\n")
  }

  @Test("Words of the language that are views' names, too, are views where they mean one")
  func keywords() throws {
    let source = SourceText(
      name: "",
      text: "view size\nlabel label \"label\" size 3x4\nlabel.left = size.right\nsize: w = h = %w(label)")
    let edits = try rename(.view("label"), to: "x", in: source, as: SourceReading(source))
    #expect(
      String(decoding: source.applying(edits).utf8, as: UTF8.self)
        == "view size\nlabel x \"label\" size 3x4\nx.left = size.right\nsize: w = h = %w(x)")
  }

  @Test("The words that editors get agree with those that statements begin with")
  func words() {
    #expect(LanguageWords.kinds + LanguageWords.directives == StatementHead.words)
    for kind in LanguageWords.kinds {
      #expect(!parse(SourceText(name: "", text: "\(kind) a")).hasErrors)
    }
    for attribute in LanguageWords.attributes {
      let parsed = parse(SourceText(name: "", text: "a.\(attribute) = b.\(attribute)"))
      #expect(!parsed.hasErrors, "\(attribute)")
    }
    for color in LanguageWords.colors {
      #expect(!parse(SourceText(name: "", text: "view a fill \(color)")).hasErrors)
    }
  }
}
