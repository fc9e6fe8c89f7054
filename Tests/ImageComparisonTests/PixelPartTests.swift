import Graphics
import Testing

@testable import ImageComparison

@Suite struct PixelPartTests {
  @Test(arguments: [
    ("faint ones", ExcusedPixels(belowThreshold: 3), 3), ("smoothed ones", ExcusedPixels(antialiasing: 4), 4),
    ("ignored ones", ExcusedPixels(ignored: 5), 5),
    ("all three", ExcusedPixels(belowThreshold: 1, antialiasing: 2, ignored: 4), 7),
    ("none", ExcusedPixels(), 0),
  ])
  func excused(name: String, excused: ExcusedPixels, total: Int) {
    #expect(excused.total == total, "\(name)")
  }

  /// The colors are written as `0xAABBGGRR`.
  @Test(
    arguments: [
      ("equal", 0xFF10_2030, 0xFF10_2030, 0), ("red", 0xFF00_0010, 0xFF00_0080, 112),
      ("green", 0xFF00_8000, 0xFF00_1000, 112), ("blue", 0xFF10_0000, 0xFF80_0000, 112),
      ("opacity", 0xF000_0000, 0x1000_0000, 224), ("the largest", 0xFF10_2030, 0xFE13_2638, 8),
      ("both transparent", 0x0000_0010, 0x0000_0080, 0), ("one transparent", 0x0000_0010, 0x0100_0080, 112),
      ("the other transparent", 0x0100_0010, 0x0000_0080, 112),
      ("almost transparent", 0x0100_0010, 0x0100_0080, 112),
    ] as [(String, UInt32, UInt32, Double)])
  func largestDifference(name: String, one: UInt32, other: UInt32, largest: Double) {
    let (a, b) = (PixelChannels(one.littleEndian), PixelChannels(other.littleEndian))
    #expect(a.largestDifference(from: b) == largest, "\(name)")
  }

  @Test(arguments: [
    (0, 0, true), (3, 2, true), (3, 0, true), (0, 2, true), (4, 0, false), (0, 3, false), (4, 3, false),
    (-1, 0, false), (0, -1, false),
  ])
  func pixelsOfAPicture(column: Int, row: Int, isCovered: Bool) {
    #expect(gray(4, 3).covers(column, row) == isCovered)
  }

  @Test(arguments: [
    ((4, 3), (2, 5), (4, 5), (2, 3)), ((2, 5), (4, 3), (4, 5), (2, 3)), ((4, 3), (4, 3), (4, 3), (4, 3)),
  ])
  func sizesOfTwoPictures(one: (Int, Int), other: (Int, Int), union: (Int, Int), shared: (Int, Int)) {
    let size = { (sides: (Int, Int)) in PixelSize(width: sides.0, height: sides.1) }
    #expect(size(one).union(size(other)) == size(union))
    #expect(size(one).intersection(size(other)) == size(shared))
  }

  /// A strip of equal pixels counts as a line if it is at most seven pixels thick; otherwise it counts as an area.
  @Test(arguments: [
    ("within", 10, 7, true), ("within", 10, 8, false), ("at the start", 0, 7, true),
    ("at the start", 0, 8, false),
    ("at the end", 33, 7, true), ("at the end", 32, 8, false), ("one pixel", 20, 1, true),
    ("one pixel at the end", 39, 1, true), ("everything", 0, 40, false),
  ])
  func linesAndAreas(name: String, start: Int, thickness: Int, isThin: Bool) {
    var (lying, standing) = (gray(40, 40, 255), gray(40, 40, 255))
    for place in start..<start + thickness {
      for along in 0..<40 {
        lying.set((0, 0, 0, 255), along, place)
        standing.set((0, 0, 0, 255), place, along)
      }
    }
    for place in start..<start + thickness {
      for along in [0, 20, 39] {
        #expect(thin(lying, along, place) == isThin, "\(name), row \(place)")
        #expect(thin(standing, place, along) == isThin, "\(name), column \(place)")
      }
    }
  }

  private func thin(_ picture: Bitmap, _ column: Int, _ row: Int) -> Bool {
    picture.withPixels { DrawnPixels.isThin($0, picture.pixelSize, column, row) }
  }

  @Test(
    arguments: [
      ("on white, a bit paler", 255, 155, 184, .changed), ("on white, paler", 255, 155, 186, .gone),
      ("on white, a bit darker", 255, 184, 155, .changed), ("on white, darker", 255, 186, 155, .new),
      ("on black, a bit paler", 0, 71, 100, .changed), ("on black, paler", 0, 69, 100, .new),
      ("on black, a bit darker", 0, 100, 71, .changed), ("on black, darker", 0, 100, 69, .gone),
    ] as [(String, UInt8, UInt8, UInt8, DifferenceSign)])
  func areas(name: String, ground: UInt8, old: UInt8, new: UInt8, sign: DifferenceSign) {
    var (expected, actual) = (gray(40, 40, ground), gray(40, 40, ground))
    expected.fill(old, x: 14, y: 14, width: 12, height: 12)
    actual.fill(new, x: 14, y: 14, width: 12, height: 12)
    let picture = differencePicture(expected: expected, actual: actual)
    #expect(picture.signs == [sign, .boxed], "\(name)")
  }

  /// Two pictures count as dark if their mean level is below 127.5. In dark pictures, the brighter pixels count as
  /// drawn.
  @Test(
    arguments: [
      ("both dark", 100, 60, .gone), ("both light", 200, 240, .gone), ("just dark", 150, 100, .gone),
      ("just light", 155, 105, .new), ("just dark, and lighter", 100, 150, .new),
      ("just light, and lighter", 105, 155, .gone),
    ] as [(String, UInt8, UInt8, DifferenceSign)])
  func darkAndLight(name: String, old: UInt8, new: UInt8, sign: DifferenceSign) {
    let picture = differencePicture(expected: gray(20, 20, old), actual: gray(20, 20, new))
    #expect(picture.signs == [sign, .boxed], "\(name)")
  }

  @Test(
    arguments: [
      ("no width", PixelRect(x: 2, y: 2, width: 0, height: 2), [.new]),
      ("no height", PixelRect(x: 2, y: 2, width: 2, height: 0), [.new]),
      ("on the right", PixelRect(x: 7, y: 0, width: 2, height: 4), [.new]),
      ("below", PixelRect(x: 0, y: 4, width: 7, height: 2), [.new]),
      ("on the left", PixelRect(x: -2, y: 0, width: 2, height: 4), [.new]),
      ("the last common column", PixelRect(x: 4, y: 0, width: 1, height: 4), [.new, .ignored]),
      ("the last row", PixelRect(x: 0, y: 3, width: 1, height: 2), [.new, .ignored]),
    ] as [(String, PixelRect, [DifferenceSign])])
  func ignoredRegions(name: String, region: PixelRect, signs: [DifferenceSign]) {
    let picture = differencePicture(
      expected: gray(5, 4), actual: gray(7, 4), options: ComparisonOptions(ignored: [region]))
    #expect(picture.signs == signs, "\(name)")
    let plain = differencePicture(expected: gray(5, 4), actual: gray(7, 4)).bitmap
    #expect((picture.bitmap == plain) == (signs.count == 1), "\(name)")
  }

  /// A sample of 1000 in 16 bits is rounded to 4 in 8 bits.
  @Test(
    arguments: [
      ("as rounded", [1000, 0, 0, 65535], [4 * 257, 0, 0, 65535], 28.0 / 257),
      ("seen in one", [1000, 0, 0, 0], [1000, 0, 0, 65535], 255),
      ("seen in none", [1000, 0, 0, 0], [9000, 0, 0, 0], nil),
      ("hardly seen in both", [1000, 0, 0, 1], [1257, 0, 0, 1], 1),
      ("the same", [1000, 0, 0, 9], [1000, 0, 0, 9], nil),
    ] as [(String, [UInt16], [UInt16], Double?)])
  func deepSamples(name: String, one: [UInt16], other: [UInt16], largest: Double?) throws {
    let (a, b) = (
      Bitmap(width: 1, height: 1, deepPixels: one), Bitmap(width: 1, height: 1, deepPixels: other)
    )
    for found in [compare(expected: a, actual: b), compare(expected: b, actual: a)] {
      #expect(found.isSame == (largest == nil), "\(name)")
      #expect(abs((found.difference?.largest ?? 0) - (largest ?? 0)) < 1e-9, "\(name)")
      guard let perceived = found.difference?.perceived else { continue }
      let above = ComparisonOptions(threshold: perceived + 1e-9)
      #expect(compare(expected: a, actual: b, options: above).isSame, "\(name)")
      let below = ComparisonOptions(threshold: max(0, perceived - 1e-9))
      #expect(!compare(expected: a, actual: b, options: below).isSame, "\(name)")
    }
  }

  /// If up to 32 successive pixels along an edge differ in the same way, the differences are excused as antialiasing. A
  /// longer run of such pixels counts as a moved edge.
  @Test(
    arguments: [
      ("32 equal", 32, 100, 100, nil, 0), ("33 equal", 33, 100, 100, nil, 33),
      ("40 equal", 40, 100, 100, nil, 40),
      ("40 unequal", 40, 100, 150, nil, 0), ("two of 20, with an equal one between", 41, 100, 100, 20, 0),
      ("33 behind an equal one", 40, 100, 100, 6, 33), ("33 before an equal one", 40, 100, 100, 33, 33),
    ] as [(String, Int, UInt8, UInt8, Int?, Int)])
  func smoothedEdges(name: String, length: Int, even: UInt8, odd: UInt8, gap: Int?, count: Int) {
    for isLying in [true, false] {
      let size = isLying ? (length, 11) : (11, length)
      var (expected, actual) = (gray(size.0, size.1, 255), gray(size.0, size.1, 255))
      for along in 0..<length {
        let level: UInt8 = along == gap ? 128 : along % 2 == 0 ? even : odd
        for across in 5..<11 {
          let (column, row) = isLying ? (along, across) : (across, along)
          let (old, new): (UInt8, UInt8) = across == 5 ? (128, level) : (0, 0)
          expected.set((old, old, old, 255), column, row)
          actual.set((new, new, new, 255), column, row)
        }
      }
      let found = compare(
        expected: expected, actual: actual, options: ComparisonOptions(ignoresAntialiasing: true))
      #expect(found.difference?.count == count, "\(name)")
      let all = length - (gap == nil ? 0 : 1)
      #expect(found.difference?.excused.antialiasing == all - count, "\(name)")
      #expect(found.isSame == (count == 0), "\(name)")
    }
  }

  /// The picture is divided into cells of 8 by 8 pixels. Differing pixels belong to the same region if their cells
  /// touch, even if only at a corner.
  @Test(
    arguments: [
      ("cells side by side", [(7, 3), (8, 3)], 1), ("cells one below the other", [(3, 7), (3, 8)], 1),
      ("cells at a corner", [(7, 7), (8, 8)], 1), ("cells at the other corner", [(8, 7), (7, 8)], 1),
      ("a cell between", [(7, 3), (16, 3)], 2), ("a cell between, downward", [(3, 7), (3, 16)], 2),
      ("the end of a row of cells and the start of the next", [(99, 3), (0, 11)], 2),
      ("the last columns", [(95, 3), (96, 3)], 1), ("the last column and row", [(99, 72), (92, 79)], 1),
    ])
  func cells(name: String, places: [(Int, Int)], count: Int) {
    var actual = gray(100, 80)
    for (column, row) in places { actual.set((0, 0, 0, 255), column, row) }
    let regions = compare(expected: gray(100, 80), actual: actual).difference?.regions
    #expect(regions?.count == count && regions?.reduce(0) { $0 + $1.count } == places.count, "\(name)")
  }
}
