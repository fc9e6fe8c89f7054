import Encoding
import Testing

struct GlobTests {
  @Test(arguments: [
    ("a/b", "a/b", true), ("a/b", "a/bc", false), ("a/*", "a/b", true), ("a/*", "a/b/c", false),
    ("*", "a/b", false),
    ("**", "a/b", true), ("**/c", "a/b/c", true), ("a/**/c", "a/b/c", true), ("a/?", "a/b", true),
    ("a?b", "a/b", false), ("*.png", "x.png", true), ("x*y*z", "xyyz", true), ("x*y*z", "xzy", false),
    ("", "", true), ("", "a", false), ("*", "", true), ("a***b", "a/x/b", true), ("é?", "éñ", true),
  ])
  func match(pattern: String, name: String, matches: Bool) { #expect(Glob(pattern).matches(name) == matches) }

  @Test func manyStarsCostNoMoreThanTheirNumber() {
    let pattern = String(repeating: "*a", count: 200)
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 2000) + "b"))
  }
}
