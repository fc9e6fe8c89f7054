import Testing

@testable import LanguageServer

@Suite("Completion")
struct CompletionTests {
  private static func labels(_ marked: String) -> [String] {
    var editor = Editor(marked)
    return editor.ask("completion")["items"]?.array?.compactMap { $0["label"]?.string } ?? []
  }

  static let offered: [(place: String, has: [String], lacks: [String])] = [
    ("label a\n‸", ["label", "button", "canvas", "let", "assert", "a"], ["size", "left"]),
    ("label a\nbut‸", ["button"], ["left"]),
    ("view a {\n  ‸\n}", ["size", "font", "label", "let", "tt", "a"], ["canvas"]),
    ("view a {\n  hu‸\n}", ["hugging"], ["canvas"]),
    ("label a \"x\" ‸", ["size", "font", "hidden"], ["label"]),
    ("label a font 24 ‸", ["bold", "hugging"], ["left"]),
    ("label a fill ‸", ["none", "red", "rebeccapurple"], ["bold"]),
    ("let p = 251\nlabel a hugging ‸", ["high", "p", "compression"], ["bold"]),
    ("label a ‸", ["size"], ["a"]),
    ("canvas 10x10 ‸", ["rtl", "margins", "scale", "as"], ["size"]),
    ("label save\nsave.‸", ["left", "centerXWithinMargins", "baseline"], ["save"]),
    ("label save\nsave.wi‸ = 3", ["width"], ["save"]),
    ("label save\nlet gap = 3\nsave.left = ‸", ["save", "superview", "gap"], ["label"]),
    ("label save\nlet gap = 3\nsave.left = superview.left + g‸", ["gap"], ["left"]),
    ("label save\nsave.left = superview.‸", ["leadingMargin"], ["save"]),
    ("label save\nlet p = 3\nsave.left = 3 ~ ‸", ["high", "p"], ["save"]),
    ("label save\nlet gap = 3\n|-‸", ["gap"], ["save", "superview"]),
    ("label save\nlet gap = 3\n|-[‸", ["save"], ["gap", "superview"]),
    ("label save\n|-[save]-[ ‸", ["save"], ["superview"]),
    ("label save\n|-[\t ‸", ["save"], ["superview"]),
    ("label save\n|-[sa‸]", ["save"], ["superview"]),
    ("label save\nV:|-[‸]", ["save"], ["superview"]),
    ("label save\nsave.left = sup‸", ["superview"], ["label"]),
    ("label save\nsave.left = save.right + ‸", ["save", "superview"], ["left"]),
    ("let gap = 3\ngap‸", ["label", "let"], ["superview"]),
    ("‸", ["label", "let", "canvas"], ["superview", "size", "left"]),
    ("la‸", ["label", "let", "canvas"], ["superview", "size", "left"]),
    ("label save\nlet gap = 3\n|-[save(‸)]", ["save", "gap"], ["label"]),
    ("label save\nlet gap = 3\n|-[save(==save.‸)]", ["width"], ["gap"]),
    ("label save\nlet gap = 3\n|-[save]-(>=‸)-|", ["gap"], ["left"]),
    ("label save\n|-[save]-|  ‸", ["alignAllCenterY", "directionLeftToRight"], ["save"]),
    ("label save\nlet gap = 3\nsave: tt = ‸", ["ll", "minw", "gap"], ["label"]),
    ("label save\nsave: tt = %‸", ["bt", "f"], ["label", "minw"]),
    ("label save\nsave: tt = %bt(‸)", ["save", "superview"], ["bt"]),
    ("label save\nassert ‸", ["inside", "not", "save"], ["left"]),
    ("label save\nassert inside ‸", ["save"], ["inside"]),
    ("label a \"‸\"", [], ["size", "a"]),
    ("// ‸", [], ["label"]),
  ]

  @Test("offers the valid words, and no others", arguments: offered)
  func offers(_ test: (place: String, has: [String], lacks: [String])) {
    let labels = Self.labels(test.place)
    for label in test.has { #expect(labels.contains(label), "\(label) in \(labels)") }
    for label in test.lacks { #expect(!labels.contains(label), "\(label)") }
    if test.has.isEmpty { #expect(labels.isEmpty) }
  }

  @Test("Where a new name is declared, none is offered")
  func declaration() {
    #expect(Self.labels("label ‸").isEmpty)
    #expect(Self.labels("let ‸").isEmpty)
  }

  @Test("Each name is offered once, and replaces the word at the cursor")
  func replacesWord() {
    var editor = Editor("label save\nlabel cancel\nsa‸v.left = cancel.left\nsave.left = 3")
    let items = editor.ask("completion")["items"]?.array ?? []
    let save = items.filter { $0["label"]?.string == "save" }
    #expect(save.count == 1)
    #expect(Editor.place(save.first?["textEdit"]) == "2:0-3")
  }
}
