/// A PNG file as a list of chunks with verified checksums (PNG specification, section 5).
public struct PNGFile: Sendable {
  struct Chunk: Sendable {
    var name: String
    var content: Range<Int>

    /// Indicates whether the chunk's name begins with an uppercase letter, which means that a decoder must understand
    /// the chunk.
    var isCritical: Bool { name.utf8.first.map { $0 & 32 == 0 } ?? false }
  }

  let bytes: [UInt8]
  let chunks: [Chunk]

  /// Finds the chunks without unpacking them.
  ///
  /// - Throws: `PNGReadingError` if the bytes are not a PNG file, are truncated, or contain a chunk with a wrong
  ///   checksum.
  public init(_ bytes: [UInt8]) throws(PNGReadingError) {
    guard bytes.starts(with: PNGChunks.signature) else {
      throw PNGReadingError(reason: "it does not start like a PNG file")
    }
    var chunks: [Chunk] = []
    var at = PNGChunks.signature.count
    while chunks.last?.name != "IEND" {
      guard at + 12 <= bytes.count else { throw PNGReadingError(reason: "it is cut off") }
      let length = Int(Self.number(in: bytes, at: at))
      guard length <= bytes.count - at - 12 else { throw PNGReadingError(reason: "it is cut off") }
      let content = at + 8..<at + 8 + length
      let name = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
      guard name.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 32 }) else {
        throw PNGReadingError(reason: "one of its chunks has an invalid name")
      }
      guard crc32(bytes[at + 4..<content.upperBound]) == Self.number(in: bytes, at: content.upperBound) else {
        throw PNGReadingError(reason: "the checksum of its \(name) chunk is wrong")
      }
      chunks.append(Chunk(name: name, content: content))
      at = content.upperBound + 4
    }
    guard chunks.first?.name == "IHDR", chunks[0].content.count == 13 else {
      throw PNGReadingError(reason: "its header is missing or invalid")
    }
    guard chunks.contains(where: { $0.name == "IDAT" }) else {
      throw PNGReadingError(reason: "it has no pixels")
    }
    (self.bytes, self.chunks) = (bytes, chunks)
    guard max(size.width, size.height) <= Int(Int32.max) else {
      throw PNGReadingError(reason: "\(size.width) x \(size.height) pixels are too many")
    }
  }

  /// Returns whether bytes begin with the signature of PNG.
  public static func isStart(of bytes: [UInt8]) -> Bool { bytes.starts(with: PNGChunks.signature) }

  /// The size in pixels.
  public var size: (width: Int, height: Int) {
    let header = chunks[0].content.lowerBound
    return (Int(Self.number(in: bytes, at: header)), Int(Self.number(in: bytes, at: header + 4)))
  }

  /// The number of pixels per point (1/72 inch), rounded to thousandths; `nil` if the file has no resolution.
  public var pixelsPerPoint: Double? {
    guard let chunk = chunks.first(where: { $0.name == "pHYs" }), chunk.content.count == 9,
      bytes[chunk.content.upperBound - 1] == 1
    else { return nil }
    let perMeter = Double(Self.number(in: bytes, at: chunk.content.lowerBound))
    let scale = (perMeter * 0.0254 / 72 * 1000).rounded() / 1000
    return scale > 0 ? scale : nil
  }

  static func number(in bytes: [UInt8], at start: Int) -> UInt32 {
    bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
