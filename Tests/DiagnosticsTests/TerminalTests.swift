import Diagnostics
import Testing

@Suite struct TerminalTests {
  /// Returns the text that a terminal shows for an error. In `marked`, a `¦` marks the start of the error, and another
  /// one marks its end.
  private func picture(_ marked: String, isColored: Bool = false) -> String {
    let parts = marked.split(separator: "¦", omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    let source = SourceText(name: "a.layout", text: parts.joined())
    let diagnostic = Diagnostic(
      .error, code: "wrong", "it is wrong", at: SourceSpan(start: start, end: start + parts[1].utf8.count))
    var writer = TerminalWriter(source, isColored: isColored)
    return writer.text(for: diagnostic)
  }

  @Test func `The example of the language's page`() {
    let text = String(repeating: "\n", count: 11) + "|-[title]-[emial]-|\n"
    let source = SourceText(name: "sign-in.layout", text: text)
    var writer = TerminalWriter(source)
    let written = writer.text(
      for: Diagnostic(
        .error, code: "unknown-view", "no view is named 'emial'; did you mean 'email'?",
        at: SourceSpan(start: 22, end: 27)))
    #expect(
      written == """
        sign-in.layout:12:12: error: no view is named 'emial'; did you mean 'email'? [unknown-view]
        12 | |-[title]-[emial]-|
           |            ^~~~~

        """)
  }

  @Test func `An excerpt's lines have their numbers in the file`() {
    let source = SourceText(name: "Card.swift", text: "a\nbc", lineNumbers: [40, 7])
    var writer = TerminalWriter(source)
    let written = writer.text(
      for: Diagnostic(.error, code: "wrong", "it is wrong", at: SourceSpan(start: 2, end: 4)))
    #expect(written == "Card.swift:7:1: error: it is wrong [wrong]\n7 | bc\n  | ^~\n")
  }

  @Test(
    "source and underline",
    arguments: [
      ("¦abc¦", "1 | abc", "  | ^~~"), ("a¦b¦c", "1 | abc", "  |  ^"), ("ab¦¦", "1 | ab", "  |   ^"),
      ("a¦¦bc", "1 | abc", "  |  ^"), ("\t\ta¦bc¦", "1 | \t\tabc", "  | \t\t ^~"),
      ("日本¦語x¦", "1 | 日本語x", "  |     ^~~"), ("😀e\u{301}¦b¦", "1 | 😀e\u{301}b", "  |    ^"),
      ("❤️¦b¦", "1 | ❤️b", "  |   ^"), ("a¦b\nc¦", "1 | ab", "  |  ^"), ("a¦b¦\r\nc", "1 | ab", "  |  ^"),
      ("x\u{1B}[31m¦b¦\u{202E}", "1 | x\u{FFFD}[31mb\u{FFFD}", "  |       ^"), ("¦¦", "1 | ", "  | ^"),
    ])
  func picture(_ marked: String, _ line: String, _ underline: String) {
    let lines = picture(marked).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == line)
    #expect(lines[2] == underline)
  }

  @Test func `A long line is shown around the place`() {
    let digits = String(repeating: "0123456789", count: 30)
    let middle = picture(digits + "¦abc¦" + digits).split(separator: "\n")
    #expect(
      middle[1]
        == "1 | …" + String(repeating: "0123456789", count: 6) + "abc"
        + String(repeating: "0123456789", count: 3)
        + "0123456…")
    #expect(middle[2] == "  | " + String(repeating: " ", count: 61) + "^~~")
    let start = picture("¦" + digits + "¦").split(separator: "\n")
    #expect(start[1] == "1 | " + String(repeating: "0123456789", count: 10) + "…")
    #expect(start[2] == "  | ^" + String(repeating: "~", count: 99))
    let end = picture(digits + "¦¦").split(separator: "\n")
    #expect(end[1] == "1 | …" + String(repeating: "0123456789", count: 6))
  }

  @Test(arguments: [1, 2_000]) func `Bytes inside of no character are shown as replacements`(count: Int) {
    let source = SourceText(name: "a.layout", utf8: Array(repeating: 0x86, count: count))
    var writer = TerminalWriter(source)
    let place = SourceSpan(start: 0, end: 1)
    let lines = writer.text(for: Diagnostic(.error, code: "c", "m", at: place)).split(separator: "\n")
    #expect(lines[1].hasPrefix("1 | \u{FFFD}"))
    #expect(lines[2] == "  | ^")
  }

  @Test func `A line of a hundred columns is shown whole`() {
    let line = String(repeating: "x", count: 95)
    #expect(picture(line + "¦abcde¦").contains("1 | " + line + "abcde\n"))
  }

  /// A line longer than 100 columns is cut to 100. If its start is cut off, at most 60 columns before the error remain.
  @Test(
    "cut",
    arguments: [
      (String(repeating: "a", count: 64) + "¦b¦" + String(repeating: "c", count: 35), 64, 35, false, false),
      (String(repeating: "a", count: 64) + "¦b¦" + String(repeating: "c", count: 36), 60, 36, true, false),
      (String(repeating: "a", count: 65) + "¦b¦" + String(repeating: "c", count: 39), 60, 39, true, false),
      (String(repeating: "a", count: 65) + "¦b¦" + String(repeating: "c", count: 40), 60, 39, true, true),
      (String(repeating: "a", count: 60) + "¦b¦" + String(repeating: "c", count: 40), 60, 39, false, true),
      // A tab counts as 8 columns.
      (String(repeating: "\t", count: 7) + "aaaa¦b¦\t\t\t\tccccccc", 11, 11, false, false),
      (String(repeating: "\t", count: 8) + "¦b¦" + String(repeating: "c", count: 36), 7, 36, true, false),
      (String(repeating: "\t", count: 12) + "aaaa¦b¦", 11, 0, true, false),
      (String(repeating: "\t", count: 12) + "aaa¦b¦", 15, 0, false, false),
      // At most 1,200 bytes are read on each side of the error's start. A combining mark has 2 bytes.
      ("a" + String(repeating: "\u{301}", count: 599) + "z¦b¦", 2, 0, false, false),
      ("aa" + String(repeating: "\u{301}", count: 599) + "z¦b¦", 2, 0, true, false),
      (
        "aa" + String(repeating: "\u{301}", count: 570) + String(repeating: "z", count: 70) + "¦b¦", 60, 0,
        true, false
      ),
      ("¦b¦a" + String(repeating: "\u{301}", count: 598) + "zz", 0, 3, false, false),
      ("¦b¦a" + String(repeating: "\u{301}", count: 598) + "zzz", 0, 3, false, true),
    ])
  func cut(_ marked: String, before: Int, after: Int, isCutBefore: Bool, isCutAfter: Bool) {
    let parts = marked.split(separator: "¦", omittingEmptySubsequences: false)
    let lines = picture(marked).split(separator: "\n", omittingEmptySubsequences: false)
    let shown = (isCutBefore ? "…" : "") + parts[0].suffix(before) + "b" + parts[2].prefix(after)
    #expect(lines[1] == "1 | " + shown + (isCutAfter ? "…" : ""))
    let blank = parts[0].suffix(before).map { $0 == "\t" ? "\t" : " " }.joined()
    #expect(lines[2] == "  | " + (isCutBefore ? " " : "") + blank + "^")
  }

  @Test func `A long line of wide characters keeps to the window`() {
    let wide = String(repeating: "語", count: 400)
    let lines = picture(wide + "¦x¦" + wide).split(separator: "\n")
    #expect(
      lines[1] == "1 | …" + String(repeating: "語", count: 30) + "x" + String(repeating: "語", count: 19) + "…")
    #expect(lines[2] == "  | " + String(repeating: " ", count: 61) + "^")
  }

  @Test func `Notes and help follow`() {
    let source = SourceText(name: "a.layout", text: "view a\nview b\nview a\n")
    var writer = TerminalWriter(source)
    let written = writer.text(
      for: Diagnostic(
        .warning, code: "twice", "named twice", at: SourceSpan(start: 19, end: 20),
        notes: [.init("the first is here", at: SourceSpan(start: 5, end: 6)), .init("no place", at: nil)],
        help: "rename one"))
    #expect(
      written == """
        a.layout:3:6: warning: named twice [twice]
        3 | view a
          |      ^
        a.layout:1:6: note: the first is here
        1 | view a
          |      ^
        a.layout: note: no place
        help: rename one

        """)
  }

  @Test func `A diagnostic without a place names the source`() {
    var writer = TerminalWriter(SourceText(name: "a\u{1B}[2J.layout", text: ""))
    let written = writer.text(for: Diagnostic(.note, code: "empty", "nothing\nhere", at: nil))
    #expect(written == "a\u{FFFD}[2J.layout: note: nothing\u{FFFD}here [empty]\n")
  }

  @Test func `Colors are written only on request`() {
    #expect(
      picture("¦a¦", isColored: true) == """
        \u{1B}[1ma.layout:1:1:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m it is wrong [wrong]
        1 | a
          | \u{1B}[1;31m^\u{1B}[0m

        """)
    #expect(!picture("¦a¦").contains("\u{1B}"))
  }
}
