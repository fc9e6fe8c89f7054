import Diagnostics
import Testing

@testable import LayoutLanguage

struct NumberReadingTests {
  private func read(_ text: String) -> Double? {
    let source = SourceText(name: "", text: text)
    var cursor = Cursor(source)
    return cursor.takeNumber()?.value
  }

  @Test(
    arguments: [
      ("12", 12), ("12.5", 12.5), (".5", 0.5), ("5.", 5), ("0.1", 0.1), ("30.48", 30.48), ("0", 0),
      ("000000000000000000007", 7), ("123456789012345", 123_456_789_012_345),
      ("0.000000000000001", 1e-15), ("1234567890123456789", 1_234_567_890_123_456_789),
      ("0.30000000000000004440892098500626", 0.1 + 0.2), ("9007199254740993", 9_007_199_254_740_993),
      ("99999999999999999999.", 1e20),
    ] as [(String, Double)])
  func value(text: String, expected: Double) {
    #expect(read(text) == expected)
  }

  @Test func hugeNumbersAreInfinite() {
    #expect(read(String(repeating: "9", count: 400)) == .infinity)
  }

  @Test func swiftReadsTheSame() {
    var state: UInt64 = 7
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    for _ in 0..<5000 {
      let digits = (0..<1 + next(20)).map { _ in String(next(10)) }.joined()
      let decimals = (0..<1 + next(20)).map { _ in String(next(10)) }.joined()
      #expect(read(digits) == Double(digits))
      #expect(read("\(digits).\(decimals)") == Double("\(digits).\(decimals)"))
    }
  }
}
