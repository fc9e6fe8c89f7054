import Encoding
import Testing

@Suite struct FigureTests {
  static let cases: [(Double, String)] = [
    (0, "0"), (-0.001, "0"), (12, "12"), (12.5, "12.5"), (12.05, "12.05"), (-12.25, "−12.25"),
    (1.0 / 3, "0.33"),
    (9.999999999, "10"), (-0.5, "−0.5"), (1e9, "1000000000"), (1e300, "1e+300"), (.infinity, "inf"),
  ]

  @Test(arguments: cases) func atMostTwoDecimals(_ value: Double, _ expected: String) {
    #expect(figure(value) == expected)
  }
}
