import Drawing
import Graphics
import LayoutModel
import Testing

@testable import CairoRendering

@Suite(.enabled(if: hasInter, "needs fonts-inter"))
struct TextPaintingTests {
  func text(_ text: String, size: Double = 17, x: Double = 10, y: Double = 30) -> SceneNode {
    let style = TextStyle(size: size)
    let width = measurer.measure(text, style: style, width: nil, lineLimit: 1).width
    return .text(SceneText(text, style: style, color: red, origin: Point(x: x, y: y), width: width))
  }

  func ink(_ bitmap: Bitmap) -> (left: Int, top: Int, right: Int, bottom: Int)? {
    let rows = bitmap.inkedRows
    guard let top = rows.firstIndex(where: { $0 != nil }), let bottom = rows.lastIndex(where: { $0 != nil }),
      let left = rows.compactMap({ $0?.lowerBound }).min(),
      let right = rows.compactMap({ $0?.upperBound }).max()
    else { return nil }
    return (left, top, right, bottom)
  }

  @Test func inkIsOnTheBaselineWithinTheMeasuredWidth() throws {
    let ink = try #require(ink(try renderBitmap(scene(200, 50, text("HIII")), scale: 2, interOnly)))
    let width = measurer.measure("HIII", style: TextStyle(), width: nil, lineLimit: 1).width
    #expect(ink.bottom == 59)
    // Inter's capitals are 8/11 of an em tall.
    let height = ink.bottom - ink.top + 1
    #expect(height == 25)
    #expect((20..<26).contains(ink.left))
    let right = 20 + Int(width * 2)
    #expect((right - 6...right).contains(ink.right))
  }

  @Test func textHasItsColor() throws {
    let bitmap = try renderBitmap(scene(100, 50, text("I", size: 40)), scale: 1, interOnly)
    let full = (0..<100).flatMap { x in (0..<50).map { bitmap.color(x, $0) } }.filter { $0.alpha == 255 }
    #expect(!full.isEmpty && full.allSatisfy { $0 == red })
  }

  @Test(arguments: ["I", "O", "S", "e"], [0, 1, 3])
  func aMaskCoversTheAreaOfItsOutline(letter: Unicode.Scalar, phase: Int) throws {
    let face = try #require(interOnly.primaryFace(.regular))
    let outline = face.outline(try #require(face.glyph(letter)))
    let scale = 60 / face.unitsPerEm
    // 1. Sum up the area and the moments of the outline.
    var (area, momentX, momentY) = (0.0, 0.0, 0.0)
    var (last, start) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    func line(to end: Point) {
      let cross = last.x * end.y - end.x * last.y
      area += cross / 2
      momentX += cross * (last.x + end.x) / 6
      momentY += cross * (last.y + end.y) / 6
      last = end
    }
    for step in outline.steps {
      switch step {
      case .move(let x, let y):
        line(to: start)
        (start, last) = (Point(x: x, y: y), Point(x: x, y: y))
      case .line(let x, let y): line(to: Point(x: x, y: y))
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        let from = last
        for part in 1...16 {
          let t = Double(part) / 16
          let s = 1 - t
          func blend(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
          }
          line(to: Point(x: blend(from.x, x1, x2, x), y: blend(from.y, y1, y2, y)))
        }
      }
    }
    line(to: start)
    // 2. Sum up the area and the moments of the mask, whose y axis points down.
    let mask = GlyphMask(outline, scale: scale, phaseX: phase, phaseY: phase)
    var (sum, sumX, sumY) = (0.0, 0.0, 0.0)
    for row in 0..<mask.height {
      for column in 0..<mask.width {
        let share = Double(mask.coverage[row * mask.width + column]) / 255
        sum += share
        sumX += share * (Double(mask.left + column) + 0.5 - Double(phase) / 4)
        sumY += share * (Double(mask.top + row) + 0.5 - Double(phase) / 4)
      }
    }
    #expect(abs(sum / (abs(area) * scale * scale) - 1) < 0.02)
    #expect(abs(sumX / sum - momentX / area * scale) < 0.1)
    #expect(abs(sumY / sum + momentY / area * scale) < 0.1)
  }

  /// A mask covers every pixel that the outline touches, and the mask's y axis points down.
  @Test(
    arguments: [
      (1, 0, 0, [-3, -7, 8, 9]), (1, 2, 1, [-3, -7, 9, 10]), (1, 1, 3, [-3, -7, 9, 10]),
      (0.5, 0, 0, [-2, -4, 5, 5]),
      (0.5, 2, 2, [-1, -3, 4, 5]), (2, 0, 0, [-6, -14, 16, 18]),
    ] as [(Double, Int, Int, [Int])])
  func maskOfAFrame(scale: Double, phaseX: Int, phaseY: Int, expected: [Int]) {
    let mask = GlyphMask(
      GlyphOutline(frame: (-3, -2, 5, 7), line: 2), scale: scale, phaseX: phaseX, phaseY: phaseY)
    #expect([mask.left, mask.top, mask.width, mask.height] == expected)
    #expect(mask.coverage.count == mask.width * mask.height)
    let area = mask.coverage.reduce(0) { $0 + Double($1) / 255 }
    // The frame is 8 x 9, and its hole 4 x 5.
    #expect(abs(area / (52 * scale * scale) - 1) < 0.1)
    guard scale == 1, phaseX == 0 else { return }
    let (full, sides): ([UInt8], [UInt8]) = (
      Array(repeating: 255, count: 8), [255, 255, 0, 0, 0, 0, 255, 255]
    )
    #expect(mask.coverage == Array([full, full, sides, sides, sides, sides, sides, full, full].joined()))
  }

  @Test func maskAwayFromItsOrigin() {
    let mask = GlyphMask(GlyphOutline(frame: (3, 4, 11, 13), line: 2), scale: 1, phaseX: 0, phaseY: 0)
    #expect([mask.left, mask.top, mask.width, mask.height] == [3, -13, 8, 9])
  }

  @Test func glyphsTooLargeForMasksLookLikeThoseThatAreNot() throws {
    let masked = try renderBitmap(scene(160, 240, text("H", size: 200, x: 0, y: 200)), scale: 1, interOnly)
    let traced = try renderBitmap(
      scene(160, 240, text("H", size: 200.0001, x: 0, y: 200)), scale: 1, interOnly)
    // The gray levels of a mask are 17 apart, so rounding changes a level by up to 8.5.
    let differences = zip(masked.pixels, traced.pixels).filter { abs(Int($0) - Int($1)) > 9 }.count
    #expect(differences == 0)
    #expect(masked.picture.contains { $0.contains("#") })
  }

  @Test func sameBytesTwiceAndFromManyThreads() async throws {
    let picture = scene(
      300, 80, text("Same bytes, always"), rectangle(3.3, 40, 100, 20, fill: blue, stroke: red),
      text("Größe 12 -> 3", size: 11.5, x: 20.25, y: 66.6), background: Color(rgb: 0xFFFFFF))
    let first = try renderBitmap(picture, scale: 2, interOnly)
    try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<16 { group.addTask { try renderBitmap(picture, scale: 2, interOnly) } }
      for try await bitmap in group { #expect(bitmap == first) }
    }
  }

  @Test func textFarAwayOrOfNoSizeDrawsNothing() throws {
    for (size, x, y) in [
      (17.0, 1e9, 5.0), (17, 5, .nan), (0, 5, 5), (-1, 5, 5), (.infinity, 5, 5), (17, -1e5, 5),
    ] {
      let node = SceneNode.text(
        SceneText("text", style: TextStyle(size: size), color: red, origin: Point(x: x, y: y), width: 30))
      let bitmap = try renderBitmap(scene(20, 10, node), scale: 1, interOnly)
      #expect(ink(bitmap) == nil)
    }
  }
}

extension Bitmap {
  fileprivate var inkedRows: [ClosedRange<Int>?] {
    (0..<height).map { y in
      let columns = (0..<width).filter { color($0, y).alpha > 40 }
      guard let first = columns.first, let last = columns.last else { return nil }
      return first...last
    }
  }
}
