import Graphics
import ImageComparison
import Testing

@testable import CairoRendering

/// References come from many programs: whatever the kind of a PNG, the same picture is the same, and one pixel that
/// is not is found.
@Suite struct PNGKindComparisonTests {
  /// Of four greys, which every kind can hold.
  private static func level(_ x: Int, _ y: Int) -> Int { (x / 3 + y / 2) % 4 }

  static let kinds: [(name: String, file: RawPNG)] = [
    ("8-bit RGBA", RawPNG(width: 21, height: 17)),
    ("8-bit RGB", RawPNG(width: 21, height: 17, colorType: 2)),
    ("8-bit grey", RawPNG(width: 21, height: 17, colorType: 0)),
    ("8-bit grey and alpha", RawPNG(width: 21, height: 17, colorType: 4)),
    ("8-bit palette", RawPNG(width: 21, height: 17, colorType: 3, chunks: [greys])),
    ("2-bit palette", RawPNG(width: 21, height: 17, depth: 2, colorType: 3, chunks: [greys])),
    ("2-bit grey", RawPNG(width: 21, height: 17, depth: 2, colorType: 0)),
    ("16-bit RGB", RawPNG(width: 21, height: 17, depth: 16, colorType: 2)),
    ("16-bit RGBA", RawPNG(width: 21, height: 17, depth: 16)),
    ("interlaced RGBA", RawPNG(width: 21, height: 17, isInterlaced: true)),
    ("interlaced palette", RawPNG(width: 21, height: 17, colorType: 3, isInterlaced: true, chunks: [greys])),
    ("16-bit interlaced RGB", RawPNG(width: 21, height: 17, depth: 16, colorType: 2, isInterlaced: true)),
  ]

  private static let greys = (
    name: "PLTE", content: [0, 0, 0, 85, 85, 85, 170, 170, 170, 255, 255, 255] as [UInt8]
  )

  /// The file of a kind, one pixel of it brought to another grey.
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

  @Test func theLowerHalfOfSixteenBitsIsRounded() throws {
    // 8 bits are compared: a difference of less than 1/255 that both round alike is none.
    let kind = RawPNG(width: 3, height: 3, depth: 16, colorType: 2)
    let (a, b) = (kind.bytes { _, _, _ in 0x8080 }, kind.bytes { _, _, _ in 0x8081 })
    #expect(compare(expected: try decodePNG(a), actual: try decodePNG(b)) == .identical)
    let c = kind.bytes { _, _, _ in 0x8180 }
    #expect(!compare(expected: try decodePNG(a), actual: try decodePNG(c)).isSame)
  }
}
