import Diagnostics
import Testing

@testable import LayoutLanguage

@Suite struct SourceWordsTests {
  private let source = SourceText(name: "a.layout", text: "view ab // c\nab.left=12 ~ high")

  @Test func wordAtEachOffset() {
    let words = SourceWords(source)
    let found = (-1...source.utf8.count + 1).map { words.word(at: $0)?.text ?? "-" }
    let counts: [(String, Int)] = [
      ("-", 1), ("view", 5), ("ab", 3), ("-", 5), ("ab", 3), ("left", 5), ("-", 5), ("high", 5), ("-", 1),
    ]
    #expect(found == counts.flatMap { Array(repeating: $0.0, count: $0.1) })
  }

  @Test(arguments: [
    (0, 30, "view ab ab . left = 12 ~ high"), (0, 4, "view"), (0, 3, ""), (1, 7, "ab"), (5, 7, "ab"),
    (5, 6, ""),
    (6, 12, ""), (13, 21, "ab . left ="), (14, 20, ". left"), (16, 20, "left"), (21, 23, "12"), (22, 24, ""),
    (26, 30, "high"), (26, 29, ""), (30, 30, ""),
  ])
  func tokensInASpan(start: Int, end: Int, expected: String) {
    let tokens = SourceWords(source).tokens(in: SourceSpan(start: start, end: end))
    #expect(tokens.map(\.text).joined(separator: " ") == expected)
  }
}
