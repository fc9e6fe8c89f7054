import ImageComparison
import Testing

struct PixelRectTests {
  private let rect = PixelRect(x: 2, y: 1, width: 4, height: 3)

  @Test(arguments: [
    (PixelRect(x: 2, y: 1, width: 4, height: 3), true), (PixelRect(x: 3, y: 2, width: 2, height: 1), true),
    (PixelRect(x: 2, y: 2, width: 2, height: 1), true), (PixelRect(x: 3, y: 1, width: 2, height: 1), true),
    (PixelRect(x: 4, y: 2, width: 2, height: 1), true), (PixelRect(x: 3, y: 3, width: 2, height: 1), true),
    (PixelRect(x: 1, y: 1, width: 4, height: 3), false), (PixelRect(x: 2, y: 0, width: 4, height: 3), false),
    (PixelRect(x: 2, y: 1, width: 5, height: 3), false), (PixelRect(x: 2, y: 1, width: 4, height: 4), false),
    (PixelRect(x: 9, y: 9, width: 1, height: 1), false),
  ])
  func contains(other: PixelRect, expected: Bool) { #expect(rect.contains(other) == expected) }

  @Test(arguments: [
    (PixelRect(x: 3, y: 2, width: 1, height: 1), PixelRect(x: 2, y: 1, width: 4, height: 3)),
    (PixelRect(x: 0, y: 0, width: 1, height: 1), PixelRect(x: 0, y: 0, width: 6, height: 4)),
    (PixelRect(x: 8, y: 7, width: 2, height: 1), PixelRect(x: 2, y: 1, width: 8, height: 7)),
  ])
  func union(other: PixelRect, expected: PixelRect) {
    #expect(rect.union(other) == expected && other.union(rect) == expected)
  }

  @Test(arguments: [
    (PixelRect(x: 2, y: 1, width: 4, height: 3), PixelRect(x: 2, y: 1, width: 3, height: 2)),
    (PixelRect(x: -2, y: -1, width: 4, height: 3), PixelRect(x: 0, y: 0, width: 2, height: 2)),
    (PixelRect(x: 0, y: 0, width: 5, height: 3), PixelRect(x: 0, y: 0, width: 5, height: 3)),
    (PixelRect(x: 7, y: 9, width: 4, height: 3), PixelRect(x: 5, y: 3, width: 0, height: 0)),
    (PixelRect(x: 1, y: 1, width: -4, height: -3), PixelRect(x: 1, y: 1, width: 0, height: 0)),
    (PixelRect(x: 1, y: 1, width: .max, height: .max), PixelRect(x: 1, y: 1, width: 4, height: 2)),
  ])
  func clipped(rect: PixelRect, expected: PixelRect) {
    #expect(rect.clipped(to: PixelSize(width: 5, height: 3)) == expected)
  }

  @Test func rangesAndWords() {
    #expect(rect.columns == 2..<6 && rect.rows == 1..<4)
    #expect(PixelRect(columns: 2..<6, rows: 1..<4) == rect)
    #expect("\(rect) of \(PixelSize(width: 5, height: 3))" == "4x3 at 2,1 of 5x3")
  }
}
