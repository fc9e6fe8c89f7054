import Diagnostics
import Testing

@Suite struct SourceTextTests {
  @Test(
    "location",
    arguments: [
      ("", 0, 1, 1), ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("a\nb", 1, 1, 2),
      ("a\nb", 2, 2, 1),
      ("a\n", 2, 2, 1), ("a\r\nb", 1, 1, 2), ("a\r\nb", 3, 2, 1), ("\n\n\n", 3, 4, 1), ("äb", 2, 1, 2),
      ("😀b", 4, 1, 2), ("e\u{301}b", 3, 1, 2), ("👨‍👩‍👧b", 18, 1, 2), ("日本語\nä\tb", 13, 2, 3),
      ("\u{FEFF}abc", 3, 1, 1), ("\u{FEFF}abc", 4, 1, 2), ("abc", 99, 1, 4),
    ])
  func location(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    let source = SourceText(name: "", text: text)
    #expect(source.location(at: offset) == SourceLocation(line: line, column: column))
  }

  @Test(
    "line",
    arguments: [
      ("abc", 0, "abc"), ("abc\ndef", 0, "abc"), ("abc\r\ndef\n", 1, "def"), ("abc\n", 1, ""),
      ("\r\n", 0, ""),
      ("\u{FEFF}abc", 0, "abc"),
    ])
  func line(_ text: String, _ index: Int, _ expected: String) {
    let source = SourceText(name: "", text: text)
    #expect(source[source.lineSpan(index)] == expected)
  }

  @Test func `Bytes that are not UTF-8 are read as replacement characters`() {
    let source = SourceText(name: "", utf8: [0x61, 0xFF, 0x62])
    #expect(source[SourceSpan(start: 0, end: 3)] == "a\u{FFFD}b")
    #expect(source.location(at: 2).column == 3)
  }

  @Test(arguments: [
    (0..<3, 5..<8, 0..<8), (0..<9, 2..<4, 0..<9), (1..<4, 3..<6, 1..<6), (2..<2, 2..<2, 2..<2),
  ])
  func union(one: Range<Int>, other: Range<Int>, expected: Range<Int>) {
    let (a, b) = (
      SourceSpan(start: one.lowerBound, end: one.upperBound),
      SourceSpan(start: other.lowerBound, end: other.upperBound)
    )
    let both = SourceSpan(start: expected.lowerBound, end: expected.upperBound)
    #expect(a.union(b) == both && b.union(a) == both)
  }

  /// Offsets are limited to the largest `Int32`, 2,147,483,647.
  @Test(arguments: [
    (2, 7, 2, 7), (5, 5, 5, 5), (2_147_483_647, 2_147_483_647, 2_147_483_647, 2_147_483_647),
    (2, 2_147_483_648, 2, 2_147_483_647),
    (2_147_483_648, 2_147_483_648, 2_147_483_647, 2_147_483_647),
  ])
  func movedSpan(start: Int, end: Int, newStart: Int, newEnd: Int) {
    var span = SourceSpan(start: 0, end: 9)
    span.end = end
    span.start = start
    #expect(span.start == newStart && span.end == newEnd)
    #expect(span == SourceSpan(start: start, end: end))
  }

  @Test func anErrorHasAPlace() {
    let span = SourceSpan(start: 2, end: 5)
    let note = Diagnostic.Note("more", at: span)
    let error = Diagnostic.error("code", "words", at: span, notes: [note], help: "do this")
    #expect(error.severity == .error && error.code == "code" && error.message == "words")
    #expect(error.span == span && error.notes == [note] && error.help == "do this")
  }

  @Test(arguments: [
    ((1, 9), (2, 1), true), ((2, 1), (1, 9), false), ((1, 2), (1, 3), true), ((1, 3), (1, 2), false),
    ((1, 2), (1, 2), false),
  ])
  func order(_ a: (Int, Int), _ b: (Int, Int), isBefore: Bool) {
    #expect(
      (SourceLocation(line: a.0, column: a.1) < SourceLocation(line: b.0, column: b.1)) == isBefore)
  }

  @Test func aCursorBeyondTheEnd() {
    var cursor = LocationCursor(SourceText(name: "", text: "ab\nabc"))
    let places = [4, 6, 6, 99, 120, 6, 3].map { cursor.location(at: $0) }
    #expect(places.map(\.line) == [2, 2, 2, 2, 2, 2, 2])
    #expect(places.map(\.column) == [2, 4, 4, 4, 4, 4, 1])
  }

  @Test(arguments: [("e\u{301}b", 1, 3, 2), ("äb", 1, 2, 2), ("👨‍👩‍👧b", 4, 18, 2), ("日本b", 2, 6, 3)])
  func aCursorWithinACharacter(text: String, within: Int, offset: Int, column: Int) {
    var cursor = LocationCursor(SourceText(name: "", text: text))
    _ = cursor.location(at: within)
    #expect(cursor.location(at: offset).column == column)
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `A cursor agrees with the source`(seed: UInt64) {
    var random = Random(state: seed)
    let pieces = ["a", "bc ", "\n", "\r\n", "ä", "e\u{301}", "👨‍👩‍👧", "\t", "日", "\u{600}", "x"]
    let text = (0..<300).map { _ in pieces[random.next(pieces.count)] }.joined()
    let source = SourceText(name: "", text: text)
    let boundaries = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
    var cursor = LocationCursor(source)
    var ascending = LocationCursor(source)
    for offset in boundaries { #expect(ascending.location(at: offset) == source.location(at: offset)) }
    for _ in 0..<300 {
      let offset = boundaries[random.next(boundaries.count)]
      #expect(cursor.location(at: offset) == source.location(at: offset))
    }
  }
}

/// SplitMix64, which returns the same numbers in every run.
struct Random {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
