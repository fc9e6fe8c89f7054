import LayoutDraw
import Testing

@testable import LanguageServer

@Suite("Folding, selections, colors, hints and signatures") struct RangeTests {
  private func request(_ editor: inout Editor, _ method: String, _ more: String = "") -> [JSONValue] {
    editor.request("textDocument/\(method)", "{\"textDocument\":{\"uri\":\"\(Editor.uri)\"}\(more)}").array
      ?? []
  }

  static let folds: [(String, [String])] = [
    ("view a {\n  tt = 5\n}", ["0-1"]),
    ("view a {\n}", []), ("view a { tt = 5 }", []),
    ("view a {\n  view b {\n    tt = 5\n  }\n}", ["0-3", "1-2"]),
    ("// one\n// two\nview a\n// three\n", ["0-1 comment"]),
    ("metrics {\n  a = 1\n}\n", ["0-1"]), ("view a {\n  tt = 5\n", ["0-1"]),
    ("label a \"{\" {\n  // }\n  font 12\n}", ["0-2"]),
  ]

  @Test("Blocks and comments fold", arguments: folds) func blocksFold(_ test: (text: String, folds: [String]))
  {
    var editor = Editor(test.text)
    let found = request(&editor, "foldingRange").map { range in
      let lines = ["startLine", "endLine"].map { "\(Int(range[$0]?.number ?? -1))" }.joined(separator: "-")
      return lines + (range["kind"]?.string.map { " \($0)" } ?? "")
    }
    #expect(found == test.folds)
  }

  @Test("A selection grows from the word to the file") func selects() {
    var editor = Editor("view a {\n    label b \"x\" { tt = 5; ll = 3 }\n}\nview c\n")
    let answer = request(&editor, "selectionRange", ",\"positions\":[{\"line\":1,\"character\":20}]")
    var (places, range): ([String], JSONValue?) = ([], answer.first)
    while let here = range {
      places.append(Editor.place(here))
      range = here["parent"]
    }
    #expect(places == ["1:18-20", "1:18-24", "1:17-33", "1:4-34", "0:8-0", "0:0-1", "0:0-0"])
  }

  static let colors: [(String, [String])] = [
    ("view a fill #36c", ["0:12-16 51 102 204 255"]), ("view a fill #ff000080", ["0:12-21 255 0 0 128"]),
    ("view a fill tomato stroke Navy", ["0:12-18 255 99 71 255", "0:26-30 0 0 128 255"]),
    ("view a fill none", []), ("label red \"#fff\" color red // #000", ["0:23-26 255 0 0 255"]),
    ("view a fill #ffx", []), ("view a { fill gold; view blue }", ["0:14-18 255 215 0 255"]),
  ]

  @Test("Colors have their channels", arguments: colors) func channels(
    _ test: (text: String, colors: [String])
  ) {
    var editor = Editor(test.text)
    let found = request(&editor, "documentColor").map { entry in
      let channels = ["red", "green", "blue", "alpha"].map { name in
        "\(Int(((entry["color"]?[name]?.number ?? -1) * 255).rounded()))"
      }
      return ([Editor.place(entry)] + channels).joined(separator: " ")
    }
    #expect(found == test.colors)
  }

  @Test(
    "A color that was picked is written in hexadecimal",
    arguments: [
      ("1,\"green\":0.5,\"blue\":0,\"alpha\":1", "#ff8000"),
      ("0,\"green\":0,\"blue\":0,\"alpha\":0.5", "#00000080"),
    ])
  func writesColor(_ test: (channels: String, label: String)) {
    var editor = Editor("view a fill red")
    let answer = request(&editor, "colorPresentation", ",\"color\":{\"red\":\(test.channels)}")
    #expect(answer.first?["label"]?.string == test.label)
  }

  private static let hinted =
    "canvas 200x100\nview a { tt = ll = 8; w = 33.333333; h = 20 }\nview b { tt = ll = rr = bb = 0 }"
  private static let wholeRange =
    ",\"range\":{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":9,\"character\":0}}"

  @Test("Frames are shown after names, only if an editor asks for them") func hints() {
    var editor = Editor(Self.hinted)
    #expect(request(&editor, "inlayHint", Self.wholeRange).isEmpty)
    editor.notify("workspace/didChangeConfiguration", "{\"settings\":{\"layoutdraw\":{\"inlayHints\":true}}}")
    let hints = request(&editor, "inlayHint", Self.wholeRange)
    #expect(hints.compactMap { $0["label"]?.string } == ["33.3 × 20 at 8, 8", "200 × 100 at 0, 0"])
    #expect(hints.first?["position"]?["character"]?.number == 6)
    var other = Editor(Self.hinted, #"{"capabilities":{},"initializationOptions":{"inlayHints":true}}"#)
    #expect(request(&other, "inlayHint", Self.wholeRange).count == 2)
    other.change(to: "view a\na.lef = 3", version: 2)
    #expect(request(&other, "inlayHint", Self.wholeRange).isEmpty)
  }

  static let signatures: [(String, String?, Int)] = [
    ("view a margins ‸", "margins ALL", 0), ("view a margins 8‸", "margins ALL", 0),
    ("view a margins 8 ‸", "margins TOP LEADING BOTTOM TRAILING", 1),
    ("view a margins 8 8 8 ‸", "margins TOP LEADING BOTTOM TRAILING", 3),
    ("label a \"x\" font 12 ‸", "font SIZE WEIGHT", 1), ("view a { fill ‸ }", "fill COLOR", 0),
    ("view a size ‸", "size WIDTHxHEIGHT", 0), ("view a hidden ‸", nil, 0),
    ("stack s row spacing ‸", "spacing DISTANCE", 0), ("spacing ‸", "spacing BOTH", 0),
    ("spacing 8 ‸", "spacing HORIZONTAL VERTICAL", 1), ("canvas 10x10 safe ‸", "safe ALL", 0),
    ("canvas 10x10 margins 1 ‸", "margins TOP LEADING BOTTOM TRAILING", 1),
    ("canvas ‸", "canvas WIDTHxHEIGHT", 0), ("switch s ‸", "switch NAME STATE", 1),
    ("label ‸", "label NAME \"TEXT\"", 0), ("view a\n‸", nil, 0), ("a.left = ‸", nil, 0),
    ("view a hugging 250 ‸", "hugging HORIZONTAL VERTICAL", 1),
    ("view a hugging 250 ‸fill red", "hugging HORIZONTAL VERTICAL", 1),
  ]

  @Test("Signatures show which value comes next", arguments: signatures)
  func signature(_ test: (text: String, signature: String?, value: Int)) {
    var editor = Editor(test.text)
    let help = editor.ask("signatureHelp")
    let active = Int(help["activeSignature"]?.number ?? 0)
    let label = help["signatures"]?.array.flatMap {
      $0.indices.contains(active) ? $0[active]["label"]?.string : nil
    }
    #expect(label == test.signature)
    if test.signature != nil { #expect(help["activeParameter"]?.number == Double(test.value)) }
  }
}
