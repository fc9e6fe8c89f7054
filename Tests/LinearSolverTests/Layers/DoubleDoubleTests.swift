import LinearOracle
import Testing

@testable import LinearSolver

@Suite struct DoubleDoubleTests {
  @Test(arguments: [
    0, -0.0, 1, -3, 0.1, 0.3, 1e-6, 1_001_000.000001, -2.5e-25, 1e22, 123456789.123456789,
    9_007_199_254_740_993,
    5e-324, 1.7976931348623157e308, Double.infinity, -Double.infinity,
  ]) func nearestDoubleIsWhatItWasMadeOf(_ value: Double) {
    #expect(DoubleDouble(decimal: value).double == value)
  }

  @Test(arguments: [
    (0.1, 0.2, 0.3), (1e-6, 1e6, 1_000_000.000001), (0.7, 0.1, 0.8), (1.1, 2.2, 3.3), (1e15, 0.1, 1e15 + 0.1),
  ]) func sumsOfDecimalsAreDecimals(_ a: Double, _ b: Double, _ sum: Double) {
    let difference = DoubleDouble(decimal: a) + DoubleDouble(decimal: b) - DoubleDouble(decimal: sum)
    #expect(abs(difference.double) <= (a == 1e15 ? 0.1 : 1e-30 * abs(sum)))
  }

  @Test func agreesWithRationals() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let numbers = (0..<3).map { _ in
        Double(random.int(-99999...99999)) * random.pick([1, 0.5, 0.25, 1024, 1 / 1024])
      }
      let wide = numbers.map { DoubleDouble(decimal: $0) }
      let exact = numbers.map { Rational(decimal: $0) }
      #expect((wide[0] * wide[1] - wide[2]).double == (exact[0] * exact[1] - exact[2]).double)
      if numbers[2] != 0 {
        let quotient = (wide[0] / wide[2] * wide[2] - wide[0]).double
        #expect(abs(quotient) <= 1e-30 * abs(numbers[0]))
      }
    }
  }

  @Test func comparesByAllDigits() {
    let one = DoubleDouble.one
    let more = one + DoubleDouble(decimal: 1e-25)
    #expect(one < more && more > one && -more < -one)
    #expect((more - one).double == 1e-25)
    #expect(!(one < one) && DoubleDouble.zero.isZero && !more.isZero)
  }
}
