import CPNG
import Graphics
import Testing

@testable import CairoRendering

@Suite struct PlainPixelsTests {
  /// `plain` uses the project's own PNG reader, and `library` uses libpng.
  private func plain(_ bytes: [UInt8]) -> Bitmap? { (try? PNGFile(bytes)).flatMap(plainPixels) }
  private func library(_ bytes: [UInt8]) -> Bitmap? {
    (try? PNGFile(bytes)).flatMap { try? decodeByLibrary($0) }
  }

  static let palette = (name: "PLTE", content: (0..<768).map { UInt8(truncatingIfNeeded: $0 &* 37) })

  private func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
    switch (x / 16 + y / 8) % 4 {
    case 0: 200 - channel * 40
    case 1: (x * 3 + y * 5 + channel * 60) & 255
    case 2: (x &* 7919 &+ y &* 104_729 &+ channel &* 31) >> 3 & 255
    default: channel == 3 ? 255 : 0
    }
  }

  @Test(arguments: [0, 2, 3, 6], [[0], [1], [2], [3], [4], [4, 3, 2, 1, 0], [2, 2, 2, 1]] as [[UInt8]])
  func everyKindAndFilter(colorType: Int, filters: [UInt8]) throws {
    for (width, height) in [(1, 1), (2, 3), (5, 1), (67, 41), (16, 300)] {
      for parts in [1, 3] {
        var file = RawPNG(width: width, height: height, colorType: colorType)
        (file.filters, file.parts) = (filters, parts)
        if colorType == 3 { file.chunks = [Self.palette, ("tRNS", [0, 9, 200])] }
        let bytes = file.bytes(sample)
        let found = try #require(plain(bytes), "\(width) x \(height)")
        #expect(found == library(bytes))
      }
    }
  }

  @Test(arguments: [0, 1, 6, 9]) func everyLevelOfZlib(level: Int32) throws {
    for strategy in [Z_DEFAULT_STRATEGY, Z_FIXED, Z_HUFFMAN_ONLY, Z_RLE] {
      var file = RawPNG(width: 101, height: 67)
      file.filters = [4, 2, 1]
      let bytes = file.bytes(
        compressedBy: { zlibByLibrary($0, level: level, strategy: strategy) }, sample)
      let read = try #require(plain(bytes))
      #expect(read == library(bytes))
    }
  }

  @Test(arguments: [1, 7, 4096, 65535]) func storedBlocks(size: Int) throws {
    let bytes = RawPNG(width: 99, height: 50, colorType: 2).bytes(
      compressedBy: { storedStream($0, blockSize: size) }, sample)
    let read = try #require(plain(bytes))
    #expect(read == library(bytes))
  }

  @Test func rowsLongerThanTheWindow() throws {
    var file = RawPNG(width: 60_000, height: 5)
    file.filters = [1, 2]
    let bytes = file.bytes(sample)
    let read = try #require(plain(bytes))
    #expect(read == library(bytes))
  }

  @Test func unusualFilesAreLeftToTheLibrary() throws {
    var files: [RawPNG] = []
    for (type, depth) in [(0, 1), (0, 2), (0, 4), (0, 16), (2, 16), (3, 1), (3, 4), (4, 8), (4, 16), (6, 16)]
    {
      files.append(RawPNG(width: 19, height: 11, depth: depth, colorType: type))
    }
    files.append(RawPNG(width: 19, height: 11, isInterlaced: true))
    files.append(RawPNG(width: 19, height: 11, colorType: 2, chunks: [("tRNS", [0, 0, 0, 0, 0, 0])]))
    for var file in files {
      if file.colorType == 3 { file.chunks = [("PLTE", Array(Self.palette.content.prefix(3 << file.depth)))] }
      let bytes = file.bytes { sample($0, $1, $2) * (1 << file.depth - 1) / 255 }
      #expect(plain(bytes) == nil)
      #expect(try decodePNG(bytes) == #require(library(bytes)))
    }
  }

  @Test func colorSpacesAreNotLookedAt() throws {
    let plainFile = RawPNG(width: 19, height: 11)
    for chunk in [("gAMA", [0, 1, 0x86, 0xA0]), ("iCCP", Array("x\0\0nonsense".utf8))] as [(String, [UInt8])]
    {
      for isInterlaced in [false, true] {
        var file = plainFile
        (file.chunks, file.isInterlaced) = ([chunk], isInterlaced)
        #expect(try decodePNG(file.bytes(sample)) == decodePNG(plainFile.bytes(sample)), "\(chunk.0)")
      }
    }
  }

  static let chunks: [(name: String, type: Int, chunks: [(String, [UInt8])], isPlain: Bool)] = [
    ("a palette of one color", 3, [("PLTE", colors(1))], true),
    ("of 256", 3, [("PLTE", colors(256))], true), ("of 257", 3, [("PLTE", colors(257))], false),
    ("of none", 3, [("PLTE", [])], false), ("of a color and a third", 3, [("PLTE", [1, 2, 3, 4])], false),
    ("no palette", 3, [], false), ("two palettes", 3, [("PLTE", colors(1)), ("PLTE", colors(1))], false),
    ("as many alphas as colors", 3, [("PLTE", colors(2)), ("tRNS", [0, 9])], true),
    ("more alphas than colors", 3, [("PLTE", colors(2)), ("tRNS", [0, 9, 9])], false),
    ("a palette beside RGB", 2, [("PLTE", colors(2))], false),
    ("a chunk that may be ignored", 2, [("teSt", [1])], true),
    ("a chunk that must be known", 2, [("TeSt", [1])], false),
  ]

  private static func colors(_ count: Int) -> [UInt8] { [UInt8](repeating: 7, count: 3 * count) }

  @Test(arguments: chunks.indices) func chunksBeforeThePixels(index: Int) {
    let test = Self.chunks[index]
    var file = RawPNG(width: 9, height: 9, colorType: test.type)
    file.chunks = test.chunks.map { (name: $0.0, content: $0.1) }
    #expect((plain(file.bytes { _, _, _ in 0 }) != nil) == test.isPlain, "\(test.name)")
  }

  /// The file's chunks are IHDR, IDAT, IDAT and IEND, so a chunk inserted at index 2 separates the pixel data.
  @Test(arguments: [(1, true), (2, false), (3, true)])
  func aChunkAmongPixels(place: Int, isPlain: Bool) throws {
    let file = try PNGFile(RawPNG(width: 9, height: 9, parts: 2).bytes(sample))
    var changed = PNGChunks()
    for (index, chunk) in file.chunks.enumerated() {
      if index == place { changed.append("teSt") { $0.append([1]) } }
      changed.append(chunk.name) { $0.append(Array(file.bytes[chunk.content])) }
    }
    #expect((plain(changed.bytes) != nil) == isPlain)
  }

  @Test func anIndexBeyondThePalette() throws {
    let file = RawPNG(width: 9, height: 9, colorType: 3, chunks: [("PLTE", [1, 2, 3, 4, 5, 6])])
    #expect(plain(file.bytes { x, y, _ in x == 4 && y == 4 ? 2 : 1 }) == nil)
    #expect(plain(file.bytes { _, _, _ in 1 }) != nil)
  }

  /// The chunks' checksums match the damaged data, so only decoding finds the damage.
  @Test(arguments: 1...6 as ClosedRange<UInt64>) func brokenStreams(seed: UInt64) throws {
    var noise = PNGTests.Noise(state: seed)
    var accepted = 0
    for trial in 0..<40 {
      var file = RawPNG(width: 40, height: 30, colorType: [2, 6, 0][trial % 3])
      file.filters = [4, 1, 2, 0, 3]
      let level = Int32(trial % 4 * 3)
      let compress = { (rows: [UInt8]) in
        var stream = zlibByLibrary(rows, level: level, strategy: Z_DEFAULT_STRATEGY)
        switch Int.random(in: 0..<4, using: &noise) {
        case 0: stream.removeLast(Int.random(in: 1..<stream.count, using: &noise))
        case 1: stream += [0]
        default:
          for _ in 0..<Int.random(in: 1...3, using: &noise) {
            stream[Int.random(in: 0..<stream.count, using: &noise)] ^=
              1 << UInt8.random(in: 0..<8, using: &noise)
          }
        }
        return stream
      }
      let bytes = file.bytes(compressedBy: compress, sample)
      guard let found = plain(bytes) else { continue }
      accepted += 1
      #expect(found == library(bytes))
    }
    #expect(accepted < 10)
  }

  @Test func theChecksumCounts() {
    let file = RawPNG(width: 20, height: 20)
    let compress = { (rows: [UInt8]) in
      var stream = zlibStream(rows)
      stream[stream.count - 1] ^= 1
      return stream
    }
    #expect(plain(file.bytes(sample)) != nil)
    #expect(plain(file.bytes(compressedBy: compress, sample)) == nil)
  }
}

private func zlibByLibrary(_ bytes: [UInt8], level: Int32, strategy: Int32) -> [UInt8] {
  var stream = z_stream()
  deflateInit2_(
    &stream, level, Z_DEFLATED, 15, 8, strategy, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
  defer { deflateEnd(&stream) }
  var input = bytes
  let capacity = bytes.count * 2 + 1000
  return [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
    input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      stream.next_out = target.baseAddress
      stream.avail_out = UInt32(capacity)
      deflate(&stream, Z_FINISH)
      count = capacity - Int(stream.avail_out)
    }
  }
}
