import Encoding
import Testing

@Suite struct ListTests {
  @Test(
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
      (["a", "b", "3 more"], "a, b and 3 more"),
    ] as [([String], String)])
  func sentence(words: [String], expected: String) {
    #expect(listed(words) == expected)
  }

  @Test func choice() { #expect(listed(["'x'", "'y'", "'z'"], "or") == "'x', 'y' or 'z'") }

  @Test(
    arguments: [
      (["a"], ["a"]), (["a", "b", "c"], ["a", "b", "c"]), (["a", "b", "c", "d"], ["a", "b", "2 more"]),
      (["a", "b", "c", "d", "e"], ["a", "b", "3 more"]),
    ] as [([String], [String])])
  func abridgedToTwo(words: [String], expected: [String]) { #expect(abridged(words, to: 2) == expected) }

  @Test(
    arguments: [
      ("", "", 0..<0, 0..<0), ("abc", "abc", 3..<3, 3..<3), ("abc", "", 0..<3, 0..<0),
      ("", "abc", 0..<0, 0..<3), ("abcd", "axyd", 1..<3, 1..<3), ("abd", "abcd", 2..<2, 2..<3),
      ("aba", "a", 1..<3, 1..<1), ("aa", "aaa", 2..<2, 2..<3), ("xab", "yab", 0..<1, 0..<1),
      ("abx", "aby", 2..<3, 2..<3), ("ab", "aab", 1..<1, 1..<2), ("abcabc", "abc", 3..<6, 3..<3),
    ] as [(String, String, Range<Int>, Range<Int>)])
  func changes(old: String, new: String, removed: Range<Int>, added: Range<Int>) {
    let (a, b) = changedParts(Array(old), Array(new))
    #expect((a.indices, b.indices) == (removed, added))
  }
}
