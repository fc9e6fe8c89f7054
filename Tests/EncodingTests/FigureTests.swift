import Encoding
import Testing

@Suite struct FigureTests {
  static let cases: [(Double, String)] = [
    (0, "0"), (-0.001, "0"), (12, "12"), (12.5, "12.5"), (12.05, "12.05"), (-12.25, "−12.25"),
    (1.0 / 3, "0.33"),
    (9.999999999, "10"), (-0.5, "−0.5"), (1e9, "1000000000"), (0.005, "0.01"),
    (9_999_999_999_999.5, "9999999999999.5"),
    (1e300, "1e+300"), (.infinity, "inf"),
  ]

  @Test(arguments: [(66.66, "66.7"), (-0.04, "0"), (8, "8"), (103.32, "103.3")] as [(Double, String)])
  func lengthsThatFollowAreInTenths(_ value: Double, _ expected: String) {
    #expect(tenths(value) == expected)
  }

  @Test(arguments: [(1, "①"), (20, "⑳"), (21, "㉑"), (35, "㉟"), (36, "㊱"), (50, "㊿")])
  func numbersInCircles(_ number: Int, _ sign: Character) {
    #expect(circled(number) == String(sign))
    #expect(circledNumber(sign) == number)
  }

  @Test func othersAreInParentheses() {
    #expect(circled(51) == "(51)" && circled(0) == "(0)")
    #expect(circled(-1) == "(-1)" && circled(100) == "(100)")
    #expect(
      ["1", "\u{245F}", "\u{2474}", "\u{3250}", "㉠", "\u{32B0}", "㋀", "①\u{301}"].allSatisfy {
        circledNumber($0) == nil
      })
  }

  @Test(arguments: cases) func atMostTwoDecimals(_ value: Double, _ expected: String) {
    #expect(figure(value) == expected)
  }
}
