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
      (.plays(expected: 0, actual: 1), "the animation of b is played once, that of a forever"),
      (.plays(expected: 3, actual: 0), "the animation of b is played forever, that of a 3 times"),
      (.frameCounts(expected: 1, actual: 2), "the animation of b has 2 frames, that of a has 1 frame"),
      (.frames(from: 3), "from frame 3 on, the animations of a and b differ"),
      (.animated(isExpected: true), "a is animated, b is not"),
      (.animated(isExpected: false), "b is animated, a is not"),
    ] as [(InvisibleDifference, String)])
  func words(of difference: InvisibleDifference, expected: String) {
    #expect(difference.text("a", "b") == expected)
  }
}
