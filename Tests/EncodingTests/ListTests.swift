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
}
