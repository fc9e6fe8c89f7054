import Graphics
import ImageComparison
import Testing

@testable import CairoRendering

@Suite struct PNGKindComparisonTests {
  private static func level(_ x: Int, _ y: Int) -> Int { (x / 3 + y / 2) % 4 }

  static let kinds: [(name: String, file: RawPNG)] = [
    ("8-bit RGBA", RawPNG(width: 21, height: 17)),
    ("8-bit RGB", RawPNG(width: 21, height: 17, colorType: 2)),
    ("8-bit gray", RawPNG(width: 21, height: 17, colorType: 0)),
    ("8-bit gray and alpha", RawPNG(width: 21, height: 17, colorType: 4)),
    ("8-bit palette", RawPNG(width: 21, height: 17, colorType: 3, chunks: [grays])),
    ("2-bit palette", RawPNG(width: 21, height: 17, depth: 2, colorType: 3, chunks: [grays])),
    ("2-bit gray", RawPNG(width: 21, height: 17, depth: 2, colorType: 0)),
    ("16-bit RGB", RawPNG(width: 21, height: 17, depth: 16, colorType: 2)),
    ("16-bit RGBA", RawPNG(width: 21, height: 17, depth: 16)),
    ("interlaced RGBA", RawPNG(width: 21, height: 17, isInterlaced: true)),
    ("interlaced palette", RawPNG(width: 21, height: 17, colorType: 3, isInterlaced: true, chunks: [grays])),
    ("16-bit interlaced RGB", RawPNG(width: 21, height: 17, depth: 16, colorType: 2, isInterlaced: true)),
  ]

  private static let grays = (
    name: "PLTE", content: [0, 0, 0, 85, 85, 85, 170, 170, 170, 255, 255, 255] as [UInt8]
  )

  private static func file(_ kind: RawPNG, changing place: (Int, Int)? = nil) -> [UInt8] {
    kind.bytes { x, y, channel in
      var level = level(x, y)
      if let place, place == (x, y) { level = (level + 1) % 4 }
      let isAlpha = channel == 3 || channel == 1 && kind.colorType == 4
      let largest = 1 << kind.depth - 1
      if isAlpha { return largest }
      return kind.colorType == 3 ? level : largest * level / 3
    }
  }

  @Test(arguments: kinds.indices) func theSamePicture(kind: Int) throws {
    let expected = try decodePNG(Self.file(Self.kinds[0].file))
    let actual = try decodePNG(Self.file(Self.kinds[kind].file))
    #expect(compare(expected: expected, actual: actual) == .identical, "\(Self.kinds[kind].name)")
  }

  @Test(arguments: kinds.indices) func oneOtherPixel(kind: Int) throws {
    let expected = try decodePNG(Self.file(Self.kinds[0].file))
    for place in [(0, 0), (20, 0), (0, 16), (20, 16), (9, 8)] {
      let actual = try decodePNG(Self.file(Self.kinds[kind].file, changing: place))
      let found = compare(
        expected: expected, actual: actual,
        options: ComparisonOptions(threshold: 0.1))
      #expect(!found.isSame && found.difference?.count == 1, "\(Self.kinds[kind].name) at \(place)")
      #expect(found.difference?.bounds == PixelRect(x: place.0, y: place.1, width: 1, height: 1))
    }
  }

  private static let deepKinds: [(name: String, file: RawPNG)] = [
    ("gray", RawPNG(width: 9, height: 7, depth: 16, colorType: 0)),
    ("gray and alpha", RawPNG(width: 9, height: 7, depth: 16, colorType: 4)),
    ("RGB", RawPNG(width: 9, height: 7, depth: 16, colorType: 2)),
    ("RGBA", RawPNG(width: 9, height: 7, depth: 16)),
    ("interlaced RGB", RawPNG(width: 9, height: 7, depth: 16, colorType: 2, isInterlaced: true)),
    ("interlaced gray and alpha", RawPNG(width: 9, height: 7, depth: 16, colorType: 4, isInterlaced: true)),
  ]

  private static func deep(_ kind: RawPNG, _ level: Int, middle: Int) -> [UInt8] {
    kind.bytes { x, y, channel in
      let isAlpha = channel == 3 || channel == 1 && kind.colorType == 4
      return isAlpha ? 0xFFFF : channel == 0 && (x, y) == (4, 3) ? middle : level
    }
  }

  @Test(arguments: deepKinds.indices) func theLowerBitsCount(kind: Int) throws {
    let kind = Self.deepKinds[kind]
    let expected = try decodePNG(Self.deep(kind.file, 0x8080, middle: 0x8080))
    let actual = try decodePNG(Self.deep(kind.file, 0x8080, middle: 0x8081))
    let found = compare(expected: expected, actual: actual)
    #expect(!found.isSame && found.difference?.count == 1, "\(kind.name)")
    #expect(found.difference?.bounds == PixelRect(x: 4, y: 3, width: 1, height: 1))
    #expect(abs((found.difference?.largest ?? 0) - 1.0 / 257) < 1e-9)
    #expect(compare(expected: actual, actual: actual) == .identical)
    #expect(compare(expected: expected, actual: actual, options: ComparisonOptions(threshold: 0.001)).isSame)
  }

  @Test(arguments: deepKinds.indices) func eightBitsAgainstSixteen(kind: Int) throws {
    let kind = Self.deepKinds[kind]
    var shallow = kind.file
    shallow.depth = 8
    let eight = try decodePNG(
      shallow.bytes { _, _, channel in
        channel == 3 || channel == 1 && shallow.colorType == 4 ? 0xFF : 0x0A
      })
    let same = try decodePNG(Self.deep(kind.file, 0x0A0A, middle: 0x0A0A))
    #expect(compare(expected: eight, actual: same) == .identical, "\(kind.name)")
    // Each of these 16-bit levels is rounded to the same eight bits as 0x0A0A, but must still be found to be different.
    for level in [0x0A00, 0x0A09, 0x0A0B, 0x0A64] {
      let other = try decodePNG(Self.deep(kind.file, 0x0A0A, middle: level))
      for (a, b) in [(eight, other), (other, eight)] {
        #expect(compare(expected: a, actual: b).difference?.count == 1, "\(kind.name) \(level)")
      }
    }
  }

  @Test func colorsUnderAnAlphaThatEightBitsRoundToNothing() throws {
    let kind = RawPNG(width: 3, height: 2, depth: 16)
    func file(_ red: Int, alpha: Int) throws -> Bitmap {
      try decodePNG(kind.bytes { _, _, channel in channel == 3 ? alpha : channel == 0 ? red : 0 })
    }
    let red = try file(0xFFFF, alpha: 1)
    #expect(compare(expected: red, actual: try file(0, alpha: 1)).difference?.count == 6)
    #expect(compare(expected: red, actual: try file(0xFFFF, alpha: 100)).difference?.count == 6)
    // Pixels with alpha 0 are invisible.
    #expect(compare(expected: try file(0xFFFF, alpha: 0), actual: try file(3, alpha: 0)) == .identical)
  }

  @Test(arguments: [
    ("16-bit gray", RawPNG(width: 3, height: 3, depth: 16, colorType: 0, chunks: [("tRNS", [0x12, 0x34])])),
    (
      "16-bit RGB",
      RawPNG(
        width: 3, height: 3, depth: 16, colorType: 2,
        chunks: [("tRNS", [0x12, 0x34, 0x12, 0x34, 0x12, 0x34])])
    ),
  ])
  func aTransparentColorIsOneOfSixteenBits(name: String, kind: RawPNG) throws {
    let through = try decodePNG(kind.bytes { _, _, _ in 0x1234 })
    let opaque = try decodePNG(kind.bytes { _, _, _ in 0x1235 })
    #expect(through.pixels[3] == 0 && opaque.pixels[3] == 255, "\(name)")
    #expect(compare(expected: through, actual: opaque).difference?.count == 9)
  }

  @Test func palettesWithTransparency() throws {
    let palette = (name: "PLTE", content: [9, 9, 9, 200, 0, 0] as [UInt8])
    func file(_ depth: Int, _ alphas: [UInt8], isInterlaced: Bool = false) throws -> Bitmap {
      try decodePNG(
        RawPNG(
          width: 5, height: 3, depth: depth, colorType: 3, isInterlaced: isInterlaced,
          chunks: [palette, ("tRNS", alphas)]
        ).bytes { x, _, _ in x % 2 })
    }
    for depth in [1, 2, 4, 8] {
      for isInterlaced in [false, true] {
        let found = compare(
          expected: try file(8, [255, 7]), actual: try file(depth, [255, 7], isInterlaced: isInterlaced))
        #expect(found == .identical, "\(depth) bits")
        let other = compare(
          expected: try file(8, [255, 7]), actual: try file(depth, [255, 8], isInterlaced: isInterlaced))
        #expect(other.difference?.count == 6, "\(depth) bits")
      }
    }
  }
}
