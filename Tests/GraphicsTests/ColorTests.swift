import Foundation
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

  @Test func luminanceOfGrays() {
    for value in 0...255 {
      let c = Double(value) / 255
      let expected = c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
      let gray = Color(red: UInt8(value), green: UInt8(value), blue: UInt8(value))
      #expect(abs(gray.relativeLuminance - expected) < 1e-12, "\(value)")
    }
  }

  @Test(arguments: [(0xFF0000, 0.2126), (0x00FF00, 0.7152), (0x0000FF, 0.0722)] as [(UInt32, Double)])
  func luminanceOfPrimaries(_ rgb: UInt32, _ expected: Double) {
    #expect(Color(rgb: rgb).relativeLuminance == expected)
  }

  /// Each channel is (100 * top + 155 * below) / 255, rounded.
  @Test func mixture() {
    let top = Color(red: 200, green: 102, blue: 50, alpha: 100)
    let mixed = top.composited(over: Color(red: 10, green: 20, blue: 30))
    #expect(mixed == Color(red: 85, green: 52, blue: 38))
    #expect(top.withAlpha(7) == Color(red: 200, green: 102, blue: 50, alpha: 7))
  }
}
