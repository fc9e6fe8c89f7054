import Encoding
import Testing

@Suite struct DecimalTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (0.0004, "0"), (-0.0004, "0"), (0.0005, "0.001"), (-0.0005, "-0.001"),
    (1, "1"), (-1, "-1"), (0.5, "0.5"), (12.25, "12.25"), (3.125, "3.125"), (9.9996, "10"), (10.05, "10.05"),
    (100.007, "100.007"), (10_000_000_000_000_000, "1000000000000"), (99_999_999, "99999999"),
    (199_999_999, "199999999"),
    (9_876_543_210.125, "9876543210.125"), (100_000_000, "100000000"),
    (123_456_789.5, "123456789.5"),
    (-100_000_001.25, "-100000001.25"), (1e12, "1000000000000"), (2e12, "1000000000000"),
    (-1e300, "-1000000000000"), (.infinity, "0"), (.nan, "0"),
  ])
  func reads(number: Double, expected: String) {
    #expect(decimal(number) == expected)
    var bytes = [UInt8](repeating: 0, count: 24)
    let count = bytes.withUnsafeMutableBufferPointer { writeDecimal(number, to: $0.baseAddress!) }
    #expect(String(decoding: bytes.prefix(count), as: UTF8.self) == expected)
  }

  @Test func readsBack() throws {
    var state: UInt64 = 1
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let thousandths = Double((state >> 16) >> (state >> 59)) / 1000
      let text = decimal(min(thousandths, 1e11))
      #expect(Double(text) == min(thousandths, 1e11))
      if text.contains(".") { #expect(text.last != "0") }
    }
  }
}
