import Diagnostics
import Testing

@Suite struct PrintableTests {
  @Test(arguments: [
    (0x00, 0x1F, true), (0x20, 0x7E, false), (0x7F, 0x9F, true), (0xA0, 0x61B, false), (0x61C, 0x61C, true),
    (0x61D, 0x200D, false), (0x200E, 0x200F, true), (0x2010, 0x2027, false), (0x2028, 0x202E, true),
    (0x202F, 0x2065, false), (0x2066, 0x2069, true), (0x206A, 0xD7FF, false),
  ])
  func replacedCharacters(first: UInt32, last: UInt32, isReplaced: Bool) throws {
    for value in [first, last] {
      let scalar = try #require(Unicode.Scalar(value))
      #expect(actsOnText(scalar) == isReplaced, "\(value)")
      let text = String(String.UnicodeScalarView([scalar]))
      #expect(printable("a\(text)") == (isReplaced ? "a\u{FFFD}" : "a\(text)"), "\(value)")
    }
  }

  @Test func lines() {
    #expect(printableText(["a\nb", "", "c\u{1B}"]) == "a\u{FFFD}b\n\nc\u{FFFD}\n")
    #expect(printableText([]) == "")
    #expect(printableLines("a\tb\n\nc\r") == "a\u{FFFD}b\n\nc\u{FFFD}")
    // In Swift, a carriage return and a line feed together are one character.
    #expect(printableLines("a\r\nb\n") == "a\u{FFFD}b\n")
  }
}

@Suite struct DiagnosticTests {
  @Test func severitiesAscend() {
    let (note, warning, error) = (
      Diagnostic.Severity.note, Diagnostic.Severity.warning, Diagnostic.Severity.error
    )
    #expect(note < warning && warning < error && note < error)
    let all = Diagnostic.Severity.allCases
    #expect(all.allSatisfy { one in all.allSatisfy { !(one < $0) || !($0 < one) } && !(one < one) })
    #expect([Diagnostic.Severity.warning, .error, .note].max() == .error)
  }

  @Test func messagesInSourceOrder() {
    func message(_ name: String, at start: Int?) -> Diagnostic {
      Diagnostic(.error, code: name, name, at: start.map { SourceSpan(start: $0, end: 9) })
    }
    let messages = [
      message("b", at: 3), message("whole", at: nil), message("c", at: 3), message("a", at: 0),
      message("file", at: nil),
    ]
    #expect(messages.inSourceOrder.map(\.code) == ["whole", "file", "a", "b", "c"])
  }

  @Test func editsInTheirOrder() {
    let source = SourceText(name: "a.layout", text: "view äb\n")
    func edit(_ start: Int, _ end: Int, _ text: String) -> TextEdit {
      TextEdit(SourceSpan(start: start, end: end), text)
    }
    let edited = source.applying([
      edit(0, 0, "// "), edit(0, 4, "label"), edit(5, 8, ""), edit(8, 8, "c"), edit(9, 9, "é"),
    ])
    #expect(edited == SourceText(name: "a.layout", text: "// label c\né"))
    #expect(source.applying([]) == source)
    #expect(source.applying([edit(0, 9, "")]).utf8 == [])
  }

  @Test func aPlaceBeyondTheTextIsEmpty() {
    let source = SourceText(name: "", text: "abc")
    #expect(source[SourceSpan(start: 2, end: 9)] == "c")
    #expect(source[SourceSpan(start: 7, end: 9)] == "")
  }

  @Test func offsetsBeforeTheByteOrderMarkAreInTheFirstLine() {
    let source = SourceText(name: "", text: "\u{FEFF}a\nb")
    #expect([0, 3, 4, 5, 6].map(source.lineIndex) == [0, 0, 0, 1, 1])
    #expect(source.location(at: 0) == SourceLocation(line: 1, column: 1))
  }
}
