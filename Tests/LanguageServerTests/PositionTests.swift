import LayoutDraw
import Testing

@testable import LanguageServer

@Suite("Positions")
struct PositionTests {
  static let texts = [
    "", "a", "a\nb", "a\r\nb", "a\rb", "é\n👩‍👧 x\n", String(repeating: "aé👩\n", count: 200),
    String(repeating: "é👩a", count: 300), "\u{FEFF}a\n",
    // Whole blocks of 256 bytes.
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
}
