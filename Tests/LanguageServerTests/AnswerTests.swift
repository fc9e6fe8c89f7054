import LayoutDraw
import Testing

@testable import LanguageServer

@Suite("Answers, case by case") struct AnswerTests {
  private static func request(_ editor: inout Editor, _ method: String, _ more: String = "") -> JSONValue {
    editor.request("textDocument/\(method)", "{\"textDocument\":{\"uri\":\"\(Editor.uri)\"}\(more)}")
  }

  /// The range of an answer as `line:character-line:character`, counted from 0.
  private static func range(_ value: JSONValue?) -> String {
    let range = value?["range"] ?? value
    return ["start", "end"].map { side in
      ["line", "character"].map { "\(Int(range?[side]?[$0]?.number ?? -1))" }.joined(separator: ":")
    }.joined(separator: "-")
  }

  // MARK: - Formatting

  static let formats: [(text: String, range: String?, new: String)] = [
    ("canvas 100x100\nbox a\n", nil, ""), ("label\n", nil, ""), ("é   =\n", nil, ""),
    ("box   a\nbox b\n", "0:0-1:0", "box a\n"), (" box a\n", "0:0-1:0", "box a\n"),
    ("box a \n", "0:0-1:0", "box a\n"), ("box a\nbox   b\n", "1:0-2:0", "box b\n"),
    ("box a\nbox   b\nbox c\n", "1:0-2:0", "box b\n"), ("box  a\nbox  b\n", "0:0-2:0", "box a\nbox b\n"),
    ("box a\n\n\n\nbox b\n", "2:0-4:0", ""),
    ("box  a\nbox b\nbox  c\nbox d\n", "0:0-3:0", "box a\nbox b\nbox c\n"),
  ]

  @Test("Formatting changes no line above the first change or below the last", arguments: formats)
  func formatting(_ test: (text: String, range: String?, new: String)) {
    var editor = Editor(test.text)
    let edits = Self.request(&editor, "formatting", ",\"options\":{}").array
    #expect(edits?.map { Self.range($0) } == (test.range.map { [$0] } ?? []))
    if test.range != nil { #expect(edits?.first?["newText"]?.string == test.new) }
  }

  // MARK: - Completion

  static let suggestions: [(text: String, label: String, kind: Double, detail: String)] = [
    ("label a\n‸", "label", 14, "declares a view"), ("label a\n‸", "spacing", 14, "statement"),
    ("label a\n‸", "a", 6, "label"), ("view a {\n  ‸\n}", "size", 10, "property"),
    ("view a {\n  ‸\n}", "let", 14, "statement"), ("view a {\n  ‸\n}", "tt", 10, "rule"),
    ("label save\nlet gap = 3\nsave.left = ‸", "gap", 21, "3"),
    ("label save\nlet gap = 3\nsave.left = ‸", "save", 6, "label"),
    ("label save\nlet gap = 3\nsave.left = ‸", "superview", 6, "view"),
    ("|-[find]-[‸]-|", "find", 6, "box"), ("label save\nsave.‸", "left", 10, "attribute"),
    ("label save\nsave.‸", "margins", 10, "layout guide"), ("label a font 12 ‸", "bold", 12, "weight"),
    ("label a fill ‸", "none", 12, "color"), ("label a align ‸", "left", 12, "text alignment"),
    ("stack s row align ‸", "fill", 12, "stack alignment"),
    ("stack s row distribute ‸", "fillEqually", 12, "stack distribution"),
    ("label a hugging ‸", "high", 21, "priority"), ("label a compression ‸", "high", 21, "priority"),
    ("label save\nsave: tt = %‸", "bt", 3, "SLL function"),
    ("label a\nassert ‸", "inside", 14, "assertion"), ("canvas 10x10 ‸", "rtl", 10, "canvas property"),
    ("label a\n|-[a]-|  ‸", "alignAllTop", 14, "VFL option"),
  ]

  @Test("Suggestions say what they are", arguments: suggestions)
  func suggestion(_ test: (text: String, label: String, kind: Double, detail: String)) {
    var editor = Editor(test.text)
    let answer = editor.ask("completion")
    #expect(answer["isIncomplete"] == .bool(false))
    let items = answer["items"]?.array ?? []
    // Editors sort suggestions by `sortText`.
    let texts = items.compactMap { $0["sortText"]?.string }
    #expect(texts == texts.sorted() && Set(texts).count == items.count && texts.first == "000000")
    let item = items.first { $0["label"]?.string == test.label }
    #expect(item?["kind"]?.number == test.kind && item?["detail"]?.string == test.detail)
    #expect(item?["textEdit"]?["newText"]?.string == test.label)
  }

  @Test(
    "Words without a meaning at the cursor are not offered",
    arguments: [
      ("view a {\n  ‸\n}", "canvas", false), ("view a {\n  ‸\n}", "superview", false),
      ("label a\n‸", "size", false), ("label a\n‸", "tt", false), ("label a\n‸", "superview", false),
      ("label save\nsave.left = sav‸", "sav", false), ("label a\nlabel b\nHV:|-[a,‸", "superview", false),
      ("label a\nlabel b\nHV:|-[a,‸", "b", true), ("label a\nassert ‸", "superview", false),
      ("label a\nassert inside ‸", "a", true), ("label a\na.left = ‸", "a", true),
    ])
  func offered(text: String, word: String, isOffered: Bool) {
    var editor = Editor(text)
    let items = editor.ask("completion")["items"]?.array ?? []
    #expect(items.contains { $0["label"]?.string == word } == isOffered)
  }

  @Test("Each alignment is offered once, as it is one of texts and of stacks")
  func alignments() {
    var editor = Editor("stack s row align ‸")
    let items = editor.ask("completion")["items"]?.array ?? []
    #expect(items.filter { $0["label"]?.string == "center" }.count == 1)
  }

  // MARK: - Hovering

  private static let two = """
    canvas "phone" 200x100
    canvas "tablet" 400x100
    view ca‸rd {
        box in‸ner { w = h = 5; ll = 3 }
    }
    |-[card]-|
    V:|-[card]-|
    """

  @Test("Frames are those of every canvas, with the superview unless that is the canvas")
  func frames() {
    var editor = Editor(Self.two)
    let card = editor.ask("hover")["contents"]?["value"]?.string ?? ""
    #expect(
      card.hasPrefix("**card**: view  \non phone: x 8, y 8, 184 × 84  \non tablet: x 8, y 8, 384 × 84  \n"))
    let inner = editor.ask("hover", at: 1)
    #expect(
      inner["contents"]?["value"]?.string?.hasPrefix(
        "**inner**: box in card  \non phone: x 11, y 8, 5 × 5, ambiguous  \non tablet: ") == true)
    #expect(inner["contents"]?["kind"]?.string == "markdown" && Self.range(inner) == "3:8-3:13")
  }

  @Test("Frames of at most six canvases are shown", arguments: [(1, 0), (2, 2), (6, 6), (7, 6)])
  func manyCanvases(count: Int, shown: Int) {
    let canvases = (0..<count).map { "canvas \"c\($0)\" \(100 + $0)x50\n" }.joined()
    var editor = Editor(canvases + "box ‸a\n|-[a]-|\nV:|-[a]-|\n")
    let text = editor.ask("hover")["contents"]?["value"]?.string ?? ""
    #expect((0..<count).filter { text.contains("\non c\($0): x 8, y 8, \(84 + $0) × 34") }.count == shown)
    if count == 1 { #expect(text.hasPrefix("**a**: box  \nx 8, y 8, 84 × 34")) }
  }

  @Test(
    "Nothing is said where no view and no metric is named",
    arguments: ["box a\n‸", "box a\na.left = super‸view.left", "box a // ‸a", "b‸ox a", "box a \"‸a\""])
  func nothing(_ text: String) {
    var editor = Editor(text)
    #expect(editor.ask("hover") == .null)
    #expect(editor.ask("prepareRename") == .null)
    #expect(editor.ask("references").array == [] && editor.ask("documentHighlight").array == [])
  }

  @Test("References include the declaration unless the editor leaves it out")
  func references() {
    var editor = Editor("box ‸a\na.left = 3")
    #expect(editor.ask("references").array?.map { Self.range($0) } == ["0:4-0:5", "1:0-1:1"])
    let uses = editor.ask("references", ",\"context\":{\"includeDeclaration\":false}")
    #expect(uses.array?.map { Self.range($0) } == ["1:0-1:1"])
    #expect(editor.ask("rename")["code"]?.number == -32602)
    var elsewhere = Editor("box a // ‸a")
    #expect(elsewhere.ask("rename", ",\"newName\":\"b\"")["code"]?.number == -32803)
    #expect(elsewhere.ask("definition") == .null)
  }

  // MARK: - Inlay hints

  @Test(
    "Frames are shown for the names that end in the range",
    arguments: [
      ("0:0", "9:0", ["5 × 6 at 1, 2", "7 × 8 at 3, 4"]), ("1:6", "2:7", ["5 × 6 at 1, 2", "7 × 8 at 3, 4"]),
      ("2:7", "1:6", ["5 × 6 at 1, 2", "7 × 8 at 3, 4"]), ("1:6", "2:6", ["5 × 6 at 1, 2"]),
      ("1:6", "1:6", ["5 × 6 at 1, 2"]), ("2:0", "2:7", ["7 × 8 at 3, 4"]), ("2:7", "2:7", ["7 × 8 at 3, 4"]),
      ("1:0", "1:5", []), ("2:0", "2:6", []),
    ])
  func hints(start: String, end: String, labels: [String]) {
    var editor = Editor(
      "canvas 90x90\nview a\nview bc\na: ll = 1, tt = 2, w = 5, h = 6\nbc: ll = 3, tt = 4, w = 7, h = 8",
      #"{"capabilities":{},"initializationOptions":{"inlayHints":true}}"#)
    func position(_ place: String) -> String {
      let numbers = place.split(separator: ":")
      return "{\"line\":\(numbers[0]),\"character\":\(numbers[1])}"
    }
    let range = ",\"range\":{\"start\":\(position(start)),\"end\":\(position(end))}"
    let hints = Self.request(&editor, "inlayHint", range).array ?? []
    #expect(hints.compactMap { $0["label"]?.string } == labels)
    #expect(hints.allSatisfy { $0["paddingLeft"] == .bool(true) })
  }

  // MARK: - Folding and selections

  static let folds: [(text: String, folds: [String])] = [
    ("view a { view b {\n  tt = 5\n}\n}", ["0-2", "0-1"]), ("view a {\n  tt = 5 }", []),
    ("view a {\n\n}", ["0-1"]), ("// a\n\n// b\n", []), ("// a\nview a\n// b\n", []),
    ("// a\nview a\n// b\n// c\nview b // d\n// e\n", ["2-3 comment"]),
    ("// a\n// b\nview a {\n  // c\n  // d\n}\n", ["0-1 comment", "2-4", "3-4 comment"]),
  ]

  @Test("Outer ranges come before the inner ones that begin on their line", arguments: folds)
  func folding(_ test: (text: String, folds: [String])) {
    var editor = Editor(test.text)
    let found = (Self.request(&editor, "foldingRange").array ?? []).map { range in
      let lines = ["startLine", "endLine"].map { "\(Int(range[$0]?.number ?? -1))" }.joined(separator: "-")
      return lines + (range["kind"]?.string.map { " \($0)" } ?? "")
    }
    #expect(found == test.folds)
  }

  static let selections: [(text: String, ranges: [String])] = [
    ("let ‸gap = 12\nlabel a\n", ["0:4-0:7", "0:0-0:12", "0:0-2:0"]),
    ("let gap‸ = 12\nlabel a\n", ["0:4-0:7", "0:0-0:12", "0:0-2:0"]),
    ("let gap ‸= 12\nlabel a\n", ["0:0-0:12", "0:0-2:0"]),
    ("let gap = 12\nlabel a‸\n", ["1:6-1:7", "1:0-1:7", "0:0-2:0"]),
    ("let gap = 12\n‸\nlabel a\n", ["0:0-3:0"]), ("view a {‸ tt = 5 }", ["0:8-0:16", "0:0-0:17"]),
    ("view a { tt = 5 }‸", ["0:0-0:17"]), ("‸", ["0:0-0:0"]),
  ]

  @Test("A selection grows from the word to the statement, the block and the file", arguments: selections)
  func selection(_ test: (text: String, ranges: [String])) {
    var editor = Editor(test.text)
    let answer = Self.request(&editor, "selectionRange", ",\"positions\":[\(editor.position(0))]")
    var (ranges, range): ([String], JSONValue?) = ([], answer.array?.first)
    while let here = range {
      ranges.append(Self.range(here))
      range = here["parent"]
    }
    #expect(ranges == test.ranges)
  }

  @Test("Each place has a selection, and without places there is none")
  func manySelections() {
    var editor = Editor("let ‸gap = 12\nla‸bel a\n")
    let positions = ",\"positions\":[\(editor.position(1)),\(editor.position(0))]"
    let answer = Self.request(&editor, "selectionRange", positions)
    #expect(answer.array?.map { Self.range($0) } == ["1:0-1:5", "0:4-0:7"])
    #expect(Self.request(&editor, "selectionRange", ",\"positions\":[]").array == [])
    #expect(Self.request(&editor, "selectionRange")["code"]?.number == -32602)
  }

  @Test(
    "Signatures are shown from the blank behind a word to the end of its statement",
    arguments: [
      ("view a margins‸", nil, nil), ("view a margins\t‸", 0, 0), ("view a margins 8 8 8 8 ‸", 1, 4),
      ("view a margins 8\n  ‸", nil, nil), ("view a fill red; ‸", nil, nil), ("‸view a margins 8", nil, nil),
      ("view a size 10x10 hugging ‸", 0, 0), ("canvas 10x10 margins ‸", 0, 0), ("let ‸", 0, 0),
      ("‸", nil, nil),
    ] as [(String, Double?, Double?)])
  func signatures(text: String, active: Double?, value: Double?) {
    var editor = Editor(text)
    let help = editor.ask("signatureHelp")
    #expect(help["activeSignature"]?.number == active && help["activeParameter"]?.number == value)
    #expect((help == .null) == (active == nil))
  }

  // MARK: - Colors

  @Test(
    "Channels are from 0 to 1",
    arguments: [
      ("0", "#000000"), ("1", "#ff0000"), ("0.5", "#800000"), ("0.001", "#000000"), ("-0.01", nil),
      ("1.01", nil),
      ("null", nil), ("\"1\"", nil),
    ] as [(String, String?)])
  func channels(red: String, label: String?) {
    var editor = Editor("view a fill red")
    let color = ",\"color\":{\"red\":\(red),\"green\":0,\"blue\":0,\"alpha\":1}"
    let answer = Self.request(&editor, "colorPresentation", color)
    #expect(answer.array?.first?["label"]?.string == label)
    let code: Double? = label == nil ? -32602 : nil
    #expect(answer["code"]?.number == code)
  }
}
