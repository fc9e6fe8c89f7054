import FixedAdvance
import Graphics
import LayoutModel
import Testing

/// Text is squeezed by tighter letter spacing down to 85 % of its width, and by smaller letters below that.
@Suite struct TextSqueezeTests {
  @Test(arguments: [(1.0, 10.0, 0.0, 50.0), (0.9, 10, -0.5, 45), (0.85, 10, -0.75, 42.5), (0.8, 8, 0, 40)])
  func factor(_ factor: Double, _ size: Double, _ tracking: Double, _ width: Double) {
    let style = TextSqueeze.style(TextStyle(size: 10), by: factor, width: 50, count: 10)
    #expect(abs(style.size - size) < 1e-9)
    #expect(abs(style.tracking - tracking) < 1e-9)
    let text = FixedAdvanceMeasurer().measure("abcdefghij", style: style, width: nil, lineLimit: 1)
    #expect(abs(text.width - width) < 1e-9)
  }

  @Test func trackingGrowsWithTheLetters() {
    var style = TextStyle(size: 10)
    style.tracking = -0.5
    #expect(style.scaled(by: 3).tracking == -1.5)
  }
}
