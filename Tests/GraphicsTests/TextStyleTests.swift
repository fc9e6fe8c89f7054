import Testing

@testable import Graphics

@Suite struct TextStyleTests {
  @Test func scaled() {
    var style = TextStyle(
      size: 10, weight: .bold, line: LineMetrics(ascent: 8, height: 12, leading: 2))
    style.tracking = -1
    style.nominalSize = 11
    let large = style.scaled(by: 3)
    #expect((large.size, large.tracking, large.nominalSize, large.weight) == (30, -3, 33, .bold))
    #expect(large.line == LineMetrics(ascent: 24, height: 36, leading: 6))
    #expect((style.writtenSize, TextStyle(size: 10).writtenSize) == (11, 10))
    #expect(TextStyle(size: .greatestFiniteMagnitude).scaled(by: 2).size == .greatestFiniteMagnitude)
  }

  @Test func linesOfText() {
    let metrics = LineMetrics(ascent: 8, height: 12, leading: 2)
    #expect((0...2).map(metrics.baseline) == [8, 22, 36])
    #expect((1...3).map { metrics.height(of: $0) } == [12, 26, 40])
  }

  @Test func extent() {
    let lines = [TextLine(text: "a", width: 5, baseline: 8), TextLine(text: "bc", width: 10, baseline: 22)]
    let text = MeasuredText(width: 10, height: 26, lines: lines, isTruncated: false)
    #expect((text.firstBaseline, text.lastBaseline) == (8, 22))
    let extent = OneResult(text: text).extent(of: "a bc", style: TextStyle(), width: 12, lineLimit: 0)
    #expect(extent == TextExtent(lineCount: 2, width: 10))
  }
}

private struct OneResult: TextMeasurer {
  let text: MeasuredText
  func measure(_: String, style: TextStyle, width: Double?, lineLimit: Int) -> MeasuredText { text }
}
