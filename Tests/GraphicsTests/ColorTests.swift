import Testing

@testable import Graphics

@Suite struct ColorTests {
  /// The ratios are those of WebAIM's contrast checker.
  static let contrasts: [(UInt32, UInt32, Double)] = [
    (0x000000, 0xFFFFFF, 21), (0xFFFFFF, 0xFFFFFF, 1), (0x767676, 0xFFFFFF, 4.54), (0xFF0000, 0xFFFFFF, 4),
    (0x0000FF, 0xFFFFFF, 8.59), (0x777777, 0xFFFFFF, 4.48),
  ]

  @Test(arguments: contrasts) func contrast(_ a: UInt32, _ b: UInt32, _ expected: Double) {
    #expect(abs(Color(rgb: a).contrast(with: Color(rgb: b)) - expected) < 0.01)
    #expect(abs(Color(rgb: b).contrast(with: Color(rgb: a)) - expected) < 0.01)
  }

  @Test func composition() {
    let white = Color(rgb: 0xFFFFFF)
    #expect(Color(rgb: 0x102030).composited(over: white) == Color(rgb: 0x102030))
    #expect(Color(rgb: 0x102030).withAlpha(0).composited(over: white) == white)
    #expect(Color(rgb: 0x000000).withAlpha(128).composited(over: white) == Color(rgb: 0x7F7F7F))
  }
}
