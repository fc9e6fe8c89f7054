import Diagnostics
import Testing

@testable import LogImport

/// Tests each step of reading a log's text on its own.
@Suite struct LogTextTests {
  /// Texts as web pages, mail programs and consoles change them, each with the expected text after cleaning.
  static let cleaned = [
    LogCase(
      "HTML", "&lt;a&gt; &quot;b&quot; &#34;c&#34; &#39;d&#39; &apos;e&apos; f &amp; g&nbsp;h",
      "<a> \"b\" \"c\" 'd' 'e' f & g h"),
    LogCase("HTML at the end", "a&lt;", "a<"), LogCase("HTML that is cut off", "a&lt", "a&lt"),
    LogCase("typographic marks", "“a” „b‘ ‘c’ d–e — f\u{A0}g", "\"a\" \"b' 'c' d-e - f g"),
    LogCase("other marks", "a → b… é", "a → b… é"),
    LogCase("Markdown", "**a** ~~(8)~~ \\_b\\_ \\*c \\[d\\] \\<e\\> \\|f\\-", "a -(8)- _b_ *c [d] <e> |f-"),
    LogCase("single marks", "a * b ~ c & d \\n", "a * b ~ c & d \\n"),
    LogCase("tabs and returns", "a\tb\r\n", "a b \n"),
    LogCase("a mail", "> a\n>> b\n> > c\n>  d", "a\nb\nc\n d"),
    LogCase("marks that quote nothing", ">a\n>\na > b", ">a\n>\na > b"),
  ]

  @Test(arguments: cleaned) func clean(_ example: LogCase) {
    #expect(String(decoding: cleanText(Array(example.entry.utf8)), as: UTF8.self) == example.statement)
  }

  static let escapes = [
    LogCase("none", "a b~", "a b~"), LogCase("breaks", "a\\nb\\tc\\rd", "a b c d"),
    LogCase("a code", "\\U2019", "’"), LogCase("a code and a digit", "a\\u20ac5", "a€5"),
    LogCase("a code of three digits", "\\U201", "\\U201"),
    LogCase("a code of a control character", "\\U0007x", "\\U0007x"),
    LogCase("a code of half a character", "\\UD83D", "\\UD83D"),
    LogCase("marks", "\\\"a\\' \\\\n", "\"a' \\n"), LogCase("unknown", "\\q", "\\q"),
    LogCase("nothing after it", "a\\", "a\\"),
    LogCase("control characters", "a\u{1F}b\u{7F}c\u{FFFE}d", "a b c d"),
    LogCase("characters beside them", "a\u{20}b\u{7E}c\u{FFFD}", "a b~c\u{FFFD}"),
  ]

  @Test(arguments: escapes) func escape(_ example: LogCase) {
    #expect(unescaped(example.entry) == example.statement)
  }

  @Test(
    arguments: [
      ("24 x", 24, " x"), ("-7", -7, ""), ("- 16)", -16, ")"), ("+ 4", 4, ""), ("1e-5*", 1e-5, "*"),
      ("2.5E+1 ", 25, " "), ("3-4", 3, "-4"), ("3+4", 3, "+4"), ("x", nil, "x"), ("-", nil, "-"),
      ("- x", nil, "- x"), ("", nil, ""), ("e", nil, "e"),
    ] as [(String, Double?, String)])
  func numbers(text: String, number: Double?, rest: String) {
    var cursor = LogCursor(bytes: Array(text.utf8), offset: 0, end: text.utf8.count)
    #expect(cursor.takeNumber() == number)
    #expect(cursor.text(cursor.offset, cursor.end) == rest)
  }

  @Test(
    arguments: [
      ("0x7f", "0x7f", ""), ("0xAg", "0xA", "g"), ("0x", nil, "0x"), ("0xg", nil, "0xg"), ("7f", nil, "7f"),
      ("0x1'a'", "0x1", "'a'"),
    ] as [(String, String?, String)])
  func addresses(text: String, address: String?, rest: String) {
    var cursor = LogCursor(bytes: Array(text.utf8), offset: 0, end: text.utf8.count)
    #expect(cursor.takeAddress() == address)
    #expect(cursor.text(cursor.offset, cursor.end) == rest)
  }

  @Test func wordsEndWhereTheEntryEnds() {
    let cursor = LogCursor(bytes: Array("ab(active, b)".utf8), offset: 1, end: 9)
    #expect(cursor.starts(with: "b(active") && !cursor.starts(with: "b(active,"))
    #expect(cursor.starts(with: "(activ", at: 2) && !cursor.starts(with: "active,", at: 3))
    #expect(cursor.find("b") == 1 && cursor.find("a") == 3 && cursor.find(",") == nil)
    #expect(cursor.find("(") == 2 && cursor.find("(", before: 2) == nil)
    #expect(cursor.find("(", before: 3) == 2 && cursor.find(" ", before: 99) == nil)
  }

  @Test(
    arguments: [
      ("id1[0x7f]", "id1", "0x7f"), ("id1[0]", "id1[0]", nil), ("id1[0x]", "id1[0x]", nil),
      ("id1[0xg]", "id1[0xg]", nil), ("[0x7f]", "[0x7f]", nil), ("a[0][0x7f]", "a[0]", "0x7f"),
      ("id1[0x7f", "id1[0x7f", nil), ("id1", "id1", nil),
    ] as [(String, String, String?)])
  func keys(text: String, key: String, address: String?) {
    let parts = splitAddress(text)
    #expect(parts.key == key && parts.address == address)
  }

  static let classes = [
    LogCase("a module", "MyApp.CardView", "CardView"), LogCase("arguments", "App.Cell<Swift.Int>", "Cell"),
    LogCase("a mangled class", "_TtC5MyApp8CardView", "CardView"),
    LogCase("a class in a class", "_TtCC5MyApp4Page3Row", "Row"),
    LogCase("a class in a structure in a class", "_TtCVC5MyApp4Page3Row4Cell", "Cell"),
    LogCase("a new mangled name", "$s5MyApp8CardViewC", "CardView"),
    LogCase("a name that is shorter than it was", "_TtC5MyApp8Card", "Card"),
    LogCase("a module that is cut off", "_TtC9MyApp", "_TtC9MyApp"),
    LogCase("a module alone", "_TtC5MyApp", "_TtC5MyApp"),
    LogCase("a name of no letters", "_TtC5MyApp0", "_TtC5MyApp0"),
    LogCase("a name that is cut off", "_TtC5MyApp8", "_TtC5MyApp8"), LogCase("a number", "App.1", "App"),
  ]

  @Test(arguments: classes) func className(_ example: LogCase) {
    #expect(shortClassName(example.entry) == example.statement)
  }

  static let marks: [(text: String, marks: [String])] = [
    ("<NSLayoutConstraint:0x1", ["entry 1:0"]),
    ("NSLayoutConstraint:0x1", ["entry 0:0"]),
    ("a NSLayoutConstraint:0x1", ["entry 2:0"]),
    ("<NSLayoutConstraint:key", ["entry 1:0"]),
    ("<UIView:0x1", ["entry 1:0"]), ("NSLayoutConstraint:key", []),
    ("UIView:0x1", []), ("<UIView:key", []), ("<UIView:0x", []), ("<UIView:0xg", []), ("<UIView:1x1", []),
    (":0x1", []), ("<:0x1", []), ("aint:0x1", []),
    ("\n\n<private>", ["hidden 2:2"]), ("<private", []), ("private>", []),
    ("Unable to simultaneously satisfy constraints", ["heading 10:0"]),
    ("simultaneously satisfy constraint", []),
    (
      "Will attempt to recover by breaking",
      ["prose 0:0", "recovery 16:0"]
    ),
    (
      "<private>\nBreak on objc",
      ["hidden 0:0", "prose 10:1"]
    ),
  ]

  @Test(arguments: marks) func mark(text: String, marks: [String]) {
    let found = findEntries(Array(text.utf8)).map { "\($0.kind) \($0.offset):\($0.line)" }
    #expect(found == marks, "\(text)")
  }
}
