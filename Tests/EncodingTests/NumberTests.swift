import Encoding
import Testing

struct NumberTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (320, "320"), (-8, "-8"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
      (30.48, "30.48"), (-12.5, "-12.5"), (0.001, "0.001"), (0.0005, "0.0005"),
      (1e11 + 0.125, "100000000000.125"),
      (99_999_999_999.875, "99999999999.875"), (0.1 + 0.2, "0.30000000000000004"),
      (9_007_199_254_740_991, "9007199254740991"), (1e20, "1e+20"), (1e-7, "1e-07"), (1e308, "1e+308"),
    ] as [(Double, String)])
  func shortestText(number: Double, expected: String) {
    #expect(shortest(number) == expected)
    #expect(Double(shortest(number)) == number)
  }

  @Test(
    arguments: [
      (303.99999999999994, "304"), (0.1 + 0.2, "0.3"), (-1e-12, "0"), (100.0 / 3, "33.333333333"),
      (33.33333333333331, "33.333333333"), (12.25, "12.25"), (1e9 + 0.5, "1000000000.5"),
      (123_456_789, "123456789"),
      (1e12 + 0.0001220703125, "1000000000000"), (1e300, "1e+300"),
      // Near 1e12, the neighboring values of `Double` are 0.000122 apart. A difference of four such steps from 1e12 is
      // rounded away, a difference of five steps is kept.
      (1e12 + 0.00048828125, "1000000000000"), (1e12 + 0.0006103515625, "1000000000000.0006"),
    ] as [(Double, String)])
  func noiseIsRoundedAway(number: Double, expected: String) {
    #expect(shortest(withoutNoise(number)) == expected)
  }

  @Test(
    arguments: [
      (66.6666, 3, "66.667"), (0.0004, 3, "0"), (-0.0004, 3, "0"), (12.5, 0, "13"), (-1.25, 1, "-1.3"),
      (1e12 + 0.5, 0, "1000000000000.5"), (8, 9, "8"),
    ] as [(Double, Int, String)])
  func roundedText(number: Double, places: Int, expected: String) {
    #expect(shortest(number, places: places) == expected)
  }
}
