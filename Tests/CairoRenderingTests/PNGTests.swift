import CCairo
import Drawing
import Graphics
import LayoutModel
import Testing

@testable import CairoRendering

struct PNGTests {
  /// A random number generator that returns the same numbers in every run.
  struct Noise: RandomNumberGenerator {
    var state: UInt64 = 42

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  func bitmap(_ width: Int, _ height: Int, colors: Int, isOpaque: Bool) -> Bitmap {
    var noise = Noise()
    var pixels: [UInt8] = []
    while pixels.count < width * height * 4 {
      if pixels.count >= width * 4, Bool.random(using: &noise) {
        pixels += pixels.suffix(width * 4)
        continue
      }
      var x = 0
      while x < width {
        let color = Int.random(in: 0..<colors, using: &noise)
        for _ in 0..<min(width - x, Int.random(in: 1...40, using: &noise)) {
          let alpha: UInt8 = isOpaque ? 255 : UInt8(color % 3 * 127)
          pixels += [UInt8(color & 255), UInt8(color >> 8 & 255), UInt8(color * 7 & 255), alpha]
          x += 1
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Returns the size and the premultiplied pixels of a PNG, as Cairo reads them.
  func decode(_ bytes: [UInt8]) throws -> (width: Int, height: Int, pixels: [UInt32]) {
    var rest = bytes[...]
    let surface = try #require(
      withUnsafeMutablePointer(to: &rest) { rest in
        cairo_image_surface_create_from_png_stream(
          { closure, target, count in
            let rest = closure!.assumingMemoryBound(to: ArraySlice<UInt8>.self)
            guard rest.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
            rest.pointee.prefix(Int(count)).withUnsafeBytes {
              UnsafeMutableRawPointer(target!).copyMemory(from: $0.baseAddress!, byteCount: Int(count))
            }
            rest.pointee.removeFirst(Int(count))
            return CAIRO_STATUS_SUCCESS
          }, rest)
      })
    defer { cairo_surface_destroy(surface) }
    try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    #expect(rest.isEmpty)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let mask: UInt32 = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 ? 0xFF00_0000 : 0
    let data = try #require(cairo_image_surface_get_data(surface))
    return (
      width, height,
      (0..<width * height).map { index in
        (data + index / width * stride + index % width * 4)
          .withMemoryRebound(to: UInt32.self, capacity: 1) { $0.pointee } | mask
      }
    )
  }

  func premultiplied(_ bitmap: Bitmap) -> [UInt32] {
    (0..<bitmap.width * bitmap.height).map { index in
      let color = bitmap.color(index % bitmap.width, index / bitmap.width)
      func times(_ channel: UInt8) -> UInt32 {
        let product = UInt32(channel) * UInt32(color.alpha) + 128
        return (product + product >> 8) >> 8
      }
      return UInt32(color.alpha) << 24 | times(color.red) << 16 | times(color.green) << 8 | times(color.blue)
    }
  }

  @Test(
    arguments: [(1, 1), (1, 300), (3, 2), (257, 60), (9000, 12), (32767, 2)],
    [1, 3, 256, 257, 60_000])
  func libpngReadsTheSamePixels(size: (Int, Int), colors: Int) throws {
    for isOpaque in [true, false] {
      let bitmap = bitmap(size.0, size.1, colors: colors, isOpaque: isOpaque)
      let bytes = encodePNG(bitmap)
      let decoded = try decode(bytes)
      #expect(decoded.width == size.0 && decoded.height == size.1)
      #expect(decoded.pixels == premultiplied(bitmap))
      #expect(encodePNG(bitmap) == bytes)
    }
  }

  @Test func noiseIsWrittenToo() throws {
    var noise = Noise()
    let pixels = (0..<300 * 200 * 4).map { index in
      index % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &noise)
    }
    let bitmap = Bitmap(width: 300, height: 200, pixels: pixels)
    #expect(try decode(encodePNG(bitmap)).pixels == premultiplied(bitmap))
  }

  @Test func colorsThatComeLateEndThePalette() throws {
    var bitmap = bitmap(300, 300, colors: 100, isOpaque: true)
    for x in 0..<300 {
      bitmap.pixels[(299 * 300 + x) * 4] = UInt8(x & 255)
      bitmap.pixels[(299 * 300 + x) * 4 + 1] = UInt8(x >> 4)
    }
    #expect(try decode(encodePNG(bitmap)).pixels == premultiplied(bitmap))
  }

  @Test func flatRowsCostNextToNothing() {
    let bitmap = Bitmap(width: 2000, height: 2000, pixels: [UInt8](repeating: 255, count: 16_000_000))
    #expect(encodePNG(bitmap).count < 8000)
  }

  @Test func anEmptyBitmapIsOneTransparentPixel() throws {
    let decoded = try decode(encodePNG(Bitmap(width: 0, height: 5, pixels: [])))
    #expect(decoded.width == 1 && decoded.height == 1 && decoded.pixels == [0])
  }

  @Test func scaleIsTheResolution() {
    let bytes = encodePNG(Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255]), pixelsPerPoint: 2)
    // Two pixels per point are 144 pixels per inch, or 5669 (0x1625) pixels per meter.
    let resolution: [UInt8] = Array("pHYs".utf8) + [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1]
    #expect(bytes.indices.contains { bytes[$0...].starts(with: resolution) })
  }

  @Test func aSceneInBandsIsTheBitmapOfTheScene() throws {
    for background in [Color(rgb: 0xFFFFFF), nil] {
      let picture = scene(
        300, 400, rectangle(10, 10, 200.5, 300, fill: blue, stroke: red, lineWidth: 3),
        .shape(SceneShape(.ellipse(Rect(x: 20, y: 50, width: 250, height: 300)), fill: red)),
        .text(
          SceneText("Text", style: TextStyle(size: 40), color: blue, origin: Point(x: 9, y: 99), width: 80)),
        background: background)
      let decoded = try decode(try PNGFormat().render(picture, scale: 1.5))
      #expect(decoded.pixels == premultiplied(try renderBitmap(picture, scale: 1.5)))
    }
  }

  @Test func checksumsAreThoseOfTheirSpecifications() {
    var adler = Adler32()
    Array("Wikipedia".utf8).withUnsafeBufferPointer { adler.add($0) }
    #expect(adler.value == 0x11E6_0398)
    var closed = Adler32()
    var long = Adler32()
    closed.add(2, zeros: 100_000)
    ([2] + [UInt8](repeating: 0, count: 100_000)).withUnsafeBufferPointer { long.add($0) }
    #expect(closed.value == long.value)
    #expect(crc32(Array("123456789".utf8)[...]) == 0xCBF4_3926)
  }
}

struct HuffmanTests {
  @Test func lengthsAreHuffmans() {
    #expect(HuffmanCode(frequencies: [5, 9, 12, 13, 16, 45], limit: 15).lengths == [4, 4, 3, 3, 3, 1])
  }

  @Test func codesAreCanonical() {
    // The codes are those of the example in RFC 1951, with the bits of each code reversed.
    let code = HuffmanCode(lengths: [3, 3, 3, 3, 3, 2, 4, 4])
    #expect(code.codes == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
  }

  @Test(arguments: [7, 9, 15]) func noCodeIsLongerThanItsLimitAndAllAreComplete(limit: Int) {
    var fibonacci = [1, 1]
    for _ in 0..<40 { fibonacci.append(fibonacci.suffix(2).reduce(0, +)) }
    let lengths = HuffmanCode(frequencies: fibonacci, limit: limit).lengths.map(Int.init)
    #expect(lengths.allSatisfy { (1...limit).contains($0) })
    let shares: [Int] = lengths.map { 1 << (limit - $0) }
    #expect(shares.reduce(0, +) == 1 << limit)
  }

  @Test func atLeastTwoSymbolsHaveACode() {
    #expect(HuffmanCode(frequencies: [0, 0, 0], limit: 15).lengths == [1, 1, 0])
    #expect(HuffmanCode(frequencies: [0, 0, 7], limit: 15).lengths == [1, 0, 1])
  }
}
