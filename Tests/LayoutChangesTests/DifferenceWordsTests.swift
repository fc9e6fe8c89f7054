import LayoutChanges
import Testing

@Suite struct DifferenceWordsTests {
  @Test(
    arguments: [
      (0, "0"), (1, "1"), (1.4, "1"), (1.5, "2"), (255, "255"), (0.99, "0.99"), (0.5, "0.5"),
      (0.1234, "0.12"), (0.0126, "0.013"), (0.003_89, "0.0039"),
    ] as [(Double, String)])
  func amount(difference: Double, expected: String) {
    #expect(levels(difference) == expected)
  }

  @Test(
    arguments: [
      (.plays(expected: 0, actual: 1), "the animation plays once in b and forever in a"),
      (.plays(expected: 3, actual: 0), "the animation plays forever in b and 3 times in a"),
      (.frameCounts(expected: 1, actual: 2), "the animation has 2 frames in b and 1 frame in a"),
      (.frames(from: 3), "the animations of a and b first differ at frame 3"),
      (.animated(isExpected: true), "a is animated, b is not"),
      (.animated(isExpected: false), "b is animated, a is not"),
    ] as [(InvisibleDifference, String)])
  func words(of difference: InvisibleDifference, expected: String) {
    #expect(difference.text("a", "b") == expected)
  }
}
