import LayoutDraw
import Testing

@testable import LanguageServer

@Suite("Positions")
struct PositionTests {
  static let texts = [
    "", "a", "a\nb", "a\r\nb", "a\rb", "é\n👩‍👧 x\n", String(repeating: "aé👩\n", count: 200),
    String(repeating: "é👩a", count: 300), "\u{FEFF}a\n",
    // The lengths of the next two texts are multiples of 256 bytes, the block size of `PositionMap`.
    String(repeating: "é👩ab", count: 32), String(repeating: "é👩ab", count: 96), "a\r", "é\r\n\r",
  ]

  @Test("lead to the offset that they come from, at every character", arguments: texts)
  func roundTrip(_ text: String) {
    let map = PositionMap(SourceText(name: "", text: text))
    var (line, character, offset) = (0, 0, 0)
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      #expect(map.position(of: offset) == Position(line: line, character: character))
      // A cursor cannot be between CR and LF.
      if scalar != "\n" || index == 0 || scalars[index - 1] != "\r" {
        #expect(map.offset(of: Position(line: line, character: character)) == offset)
      }
      offset += UTF8.width(scalar)
      character += UTF16.width(scalar)
      let isBeforeFeed = index + 1 < scalars.count && scalars[index + 1] == "\n"
      if scalar == "\n" || scalar == "\r" && !isBeforeFeed { (line, character) = (line + 1, 0) }
    }
    #expect(map.position(of: offset) == Position(line: line, character: character))
  }

  /// The line `near` is only a hint that makes the search faster.
  @Test(
    "are the same from whatever line the search begins", arguments: ["", "a", "a\nb", "é\r\n\rb\n", "a\n\n"])
  func near(_ text: String) {
    let map = PositionMap(SourceText(name: "", text: text))
    for offset in -1...text.utf8.count + 1 {
      for line in 0...5 { #expect(map.position(of: offset, near: line) == map.position(of: offset)) }
    }
  }

  @Test(
    "beyond the end of a line or of the text, and negative ones",
    arguments: [
      (0, 0, 0), (0, 2, 3), (0, 3, 3), (0, 99, 3), (1, 0, 5), (1, 1, 5), (2, 0, 6), (2, 4, 10), (2, 5, 10),
      (3, 0, 10), (9, 1, 10), (-1, 0, nil), (0, -1, nil),
    ] as [(Int, Int, Int?)])
  func offset(line: Int, character: Int, expected: Int?) {
    let map = PositionMap(SourceText(name: "", text: "éa\r\n\r👩"))
    #expect(map.offset(of: Position(line: line, character: character)) == expected)
  }
}
