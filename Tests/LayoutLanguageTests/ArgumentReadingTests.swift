import Diagnostics
import Graphics
import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct ArgumentReadingTests {
  @Test(
    "colors",
    arguments: [
      ("#abc", Color(red: 0xAA, green: 0xBB, blue: 0xCC)),
      ("#01020304", Color(red: 1, green: 2, blue: 3, alpha: 4)),
      ("red", Color(red: 255, green: 0, blue: 0)), ("Red", Color(red: 255, green: 0, blue: 0)),
      ("transparent", Color(red: 0, green: 0, blue: 0, alpha: 0)), ("none", nil),
    ] as [(String, Color?)])
  func color(_ text: String, _ expected: Color?) throws {
    #expect(try readColor(text) == expected)
  }

  @Test(
    "what is not a color",
    arguments: [
      ("", "a color must be '#rgb', '#rrggbb', '#rrggbbaa' or a CSS color name"),
      ("5", "a color must be '#rgb', '#rrggbb', '#rrggbbaa' or a CSS color name"),
      ("red blue", "'red blue' is not a color; write '#rgb', '#rrggbb' or '#rrggbbaa' in hexadecimal"),
      ("#12", "'#12' is not a color; write '#rgb', '#rrggbb' or '#rrggbbaa' in hexadecimal"),
      ("#ggg", "'#ggg' is not a color; write '#rgb', '#rrggbb' or '#rrggbbaa' in hexadecimal"),
      ("rde", "no color is named 'rde'; did you mean 'red'?"),
    ])
  func noColor(_ text: String, _ reason: String) {
    #expect(throws: UnreadableValue(reason: reason)) { try readColor(text) }
  }

  @Test(
    "sizes of canvases",
    arguments: [
      ("320x480", 320, 480), ("320 x 480", 320, 480), ("320x480 ", 320, 480), ("fit", nil, nil),
      ("320xfit", 320, nil), ("fitx480", nil, 480), ("0.5x.5", 0.5, 0.5),
    ] as [(String, Double?, Double?)])
  func size(_ text: String, _ width: Double?, _ height: Double?) throws {
    #expect(try readCanvasSize(text) == PerAxis(horizontal: width, vertical: height))
  }

  @Test(
    "what is not a size",
    arguments: [
      ("", "a size must have the form 320x480, 320xfit or fit"),
      ("320", "a size must have the form 320x480, 320xfit or fit"),
      ("320x", "a size must have the form 320x480, 320xfit or fit"),
      ("320x480 5", "a size must have the form 320x480, 320xfit or fit"),
      ("fit rtl", "a size must have the form 320x480, 320xfit or fit"),
      ("fitness", "a size must have the form 320x480, 320xfit or fit"),
      ("-5x4", "'size' cannot be negative"),
      ("-x5", "only a view's width or height can be '-'; for a canvas that fits its content, write 'fit'"),
    ])
  func noSize(_ text: String, _ reason: String) {
    #expect(throws: UnreadableValue(reason: reason)) { try readCanvasSize(text) }
  }

  private func found(_ name: String, in text: String = "view title\nview b") -> [String] {
    let layout = parsed(text).layout
    do throws(Diagnostic) {
      return try readItems(name, in: layout).map { item in
        [layout[item.view].name ?? "-", item.guide?.rawValue, item.attribute.rawValue].compactMap(\.self)
          .joined(separator: ".")
      }
    } catch {
      return ["\(error.code): \(error.message)"] + (error.help.map { [$0] } ?? [])
    }
  }

  @Test(
    "items",
    arguments: [
      ("title", ["title.left", "title.top", "title.width", "title.height"]), ("b.width", ["b.width"]),
      ("title.x", ["title.left"]), ("title.y", ["title.top"]), ("title.baseline", ["title.lastBaseline"]),
      ("view.width", ["view.width"]), ("title.safeArea.left", ["title.safeArea.left"]),
      ("b.safeArea.x", ["b.safeArea.left"]), ("b.safeArea.y", ["b.safeArea.top"]),
    ])
  func items(_ name: String, _ expected: [String]) { #expect(found(name) == expected) }

  @Test(
    "what is not an attribute of a view",
    arguments: ["title.b.left", "title.safeArea.left.x", ".left", ".safeArea.left", ""])
  func noPath(_ name: String) {
    #expect(
      found(name) == [
        "expected-attribute: '\(name)' is not an attribute of a view",
        "write a view and an attribute, as in 'title.width'",
      ])
  }

  @Test(
    "unknown views and attributes",
    arguments: [
      ("titel.left", ["unknown-view: no view is named 'titel'; did you mean 'title'?"]),
      ("titel", ["unknown-view: no view is named 'titel'; did you mean 'title'?"]),
      ("zzzz.left", ["unknown-view: no view is named 'zzzz'"]),
      (
        "superview.width",
        ["unknown-view: no view is named 'superview'", "for the root view, write 'view.width'"]
      ),
      ("title.widht", ["unknown-attribute: views have no attribute 'widht'; did you mean 'width'?"]),
    ])
  func unknown(_ name: String, _ expected: [String]) { #expect(found(name) == expected) }

  @Test func `All attributes are listed if none is similar`() {
    let words = found("title.qqqq")
    #expect(words.first == "unknown-attribute: views have no attribute 'qqqq'")
    #expect(words.last?.hasPrefix("the attributes are x, y, left, right, top, bottom, ") == true)
  }

  /// A similar name is suggested only in layouts with at most 10,000 names, including that of the root.
  @Test(arguments: [(9_999, "; did you mean 'title'?"), (10_000, "")])
  func `A similar name among many`(views: Int, suggestion: String) {
    let text = "view title\n" + (1..<views).map { "view v\($0)\n" }.joined()
    #expect(found("titel", in: text) == ["unknown-view: no view is named 'titel'\(suggestion)"])
  }

  private let views = [
    View(name: "view", kind: .view, parent: nil), View(name: "a", kind: .view, parent: .root),
    View(name: nil, kind: .view, parent: .root), View(name: "b", kind: .view, parent: .root),
  ]

  @Test(
    "VFL of other sources",
    arguments: [
      ("[a(gap)]", ["a.width == 50"]), ("V:|[b(a)]", ["b.top == view.top", "b.height == a.height"]),
      ("[a]-gap-[b(>=9@250)]", ["b.leading == a.trailing + 50", "b.width >= 9 @ 250"]),
    ])
  func visualFormat(_ format: String, _ expected: [String]) {
    let read = readVisualFormat(format, views: views, metrics: ["gap": 50])
    let layout = Layout(
      source: SourceText(name: "", utf8: []), canvases: [], views: views, constraints: read.constraints)
    #expect(read.constraints.map(layout.normalForm) == expected)
    #expect(read.diagnostics == [])
  }

  @Test(
    "errors in VFL of other sources",
    arguments: [("[1️⃣c]", ["unknown-view"]), ("[a]-1️⃣pad-[b]", ["unknown-metric"]), ("[a1️⃣", ["unclosed-view"])])
  func visualFormatErrors(_ marked: String, _ codes: [String]) {
    let text = MarkedText(marked)
    let read = readVisualFormat(text.text, views: views, metrics: ["gap": 50])
    #expect(read.diagnostics.map(\.code) == codes)
    #expect(read.diagnostics.map { $0.span?.start } == text.marks.map(Optional.some))
  }
}
