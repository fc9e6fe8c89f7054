import Graphics
import Testing

@testable import CairoRendering

@Suite struct PNGFactsTests {
  private func file(_ chunks: [(name: String, content: [UInt8])]) throws -> PNGFile {
    try PNGFile(RawPNG(width: 2, height: 2, chunks: chunks).bytes { _, _, _ in 0 })
  }

  private static func number(_ value: Int, _ count: Int = 4, isLittle: Bool = false) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isLittle ? bytes : Array(bytes.reversed())
  }

  // MARK: - Orientation and resolution

  private static func exif(
    _ entries: [(tag: Int, value: Int)], isLittle: Bool = false, at offset: Int = 8
  ) -> [UInt8] {
    var bytes: [UInt8] = isLittle ? [0x49, 0x49, 0x2A, 0] : [0x4D, 0x4D, 0, 0x2A]
    bytes += number(offset, isLittle: isLittle)
    bytes += [UInt8](repeating: 0, count: offset - 8)
    bytes += number(entries.count, 2, isLittle: isLittle)
    for (tag, value) in entries {
      bytes += number(tag, 2, isLittle: isLittle) + number(3, 2, isLittle: isLittle)
      bytes += number(1, isLittle: isLittle) + number(value, 2, isLittle: isLittle) + [0, 0]
    }
    return bytes
  }

  static let orientations: [(name: String, exif: [UInt8], orientation: Int)] = [
    ("a quarter turn", exif([(274, 6)]), 6), ("upright", exif([(274, 1)]), 1),
    ("the last orientation", exif([(274, 8)]), 8), ("no such orientation", exif([(274, 9)]), 1),
    ("none either", exif([(274, 0)]), 1), ("the lowest byte first", exif([(274, 6)], isLittle: true), 6),
    ("after another entry", exif([(271, 3), (274, 5)]), 5), ("another entry only", exif([(271, 3)]), 1),
    ("no entries", exif([]), 1), ("a directory farther behind", exif([(274, 3)], at: 20), 3),
    ("cut off after the value", Array(exif([(274, 6)]).dropLast(2)), 6),
    ("cut off in the value", Array(exif([(274, 6)]).dropLast(3)), 1),
    ("cut off before the directory", Array(exif([]).dropLast(2)), 1),
    ("the orders of bytes mixed", Array("II".utf8) + Array(exif([(274, 6)]).dropFirst(2)), 1),
    ("nothing", [], 1),
  ]

  @Test(arguments: orientations.indices) func orientation(index: Int) throws {
    let test = Self.orientations[index]
    #expect(try file([("eXIf", test.exif)]).presentation.orientation == test.orientation, "\(test.name)")
  }

  @Test func withoutInformationAPictureIsUpright() throws {
    let presentation = try file([]).presentation
    #expect(presentation.orientation == 1 && presentation.aspect == 1)
    #expect(try file([]).pixelsPerPoint == nil)
  }

  @Test(
    arguments: [
      ("narrow pixels", 200, 100, 0.5), ("wide pixels", 100, 200, 2), ("square pixels", 100, 100, 1),
      ("no width", 0, 100, 1), ("no height", 100, 0, 1),
    ] as [(String, Int, Int, Double)])
  func aspect(name: String, across: Int, down: Int, aspect: Double) throws {
    let content = Self.number(across) + Self.number(down)
    #expect(try file([("pHYs", content + [0])]).presentation.aspect == aspect, "\(name)")
    #expect(try file([("pHYs", content)]).presentation.aspect == 1, "\(name), too short")
  }

  /// One pixel per point is 72 pixels per inch, or 2834.6 per meter.
  @Test(
    arguments: [
      ("one", 2835, 1, 1), ("two", 5669, 1, 2), ("one and a half", 4252, 1, 1.5),
      ("a thousandth", 3, 1, 0.001), ("next to nothing", 1, 1, nil), ("nothing", 0, 1, nil),
      ("without a unit", 2835, 0, nil),
    ] as [(String, Int, UInt8, Double?)])
  func pixelsPerPoint(name: String, perMeter: Int, unit: UInt8, scale: Double?) throws {
    let content = Self.number(perMeter) + Self.number(perMeter)
    #expect(try file([("pHYs", content + [unit])]).pixelsPerPoint == scale, "\(name)")
    #expect(try file([("pHYs", content)]).pixelsPerPoint == nil, "\(name), too short")
  }

  @Test(
    arguments: [("half", 0.5, 0.5), ("three", 3, 3), ("too little for a number", 0.0001, nil)]
      as [(String, Double, Double?)])
  func writtenResolution(name: String, scale: Double, read: Double?) throws {
    let bytes = encodePNG(Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255]), pixelsPerPoint: scale)
    #expect(try PNGFile(bytes).pixelsPerPoint == read, "\(name)")
  }

  // MARK: - Damaged files

  private static func chunks(_ chunks: [(name: String, content: [UInt8])]) -> [UInt8] {
    var file = PNGChunks()
    for (name, content) in chunks { file.append(name) { $0.append(content) } }
    return file.bytes
  }

  private static func header(_ width: Int, _ height: Int = 1) -> [UInt8] {
    number(width) + number(height) + [8, 0, 0, 0, 0]
  }

  private static let whole = chunks([("IHDR", header(1)), ("IDAT", []), ("IEND", [])])

  static let files: [(name: String, bytes: [UInt8], reason: String?)] = [
    ("whole", whole, nil), ("with bytes behind its end", whole + [1, 2, 3], nil),
    ("empty", [], "it does not start like a PNG file"),
    ("only a signature", Array(whole.prefix(8)), "it is cut off"),
    ("without its last byte", Array(whole.dropLast()), "it is cut off"),
    ("without its last chunk", Array(whole.dropLast(12)), "it is cut off"),
    (
      "with another last byte", Array(whole.dropLast()) + [0], "the checksum of its IEND chunk is wrong"
    ),
    (
      "with a digit in a name", chunks([("IHDR", header(1)), ("IDA1", []), ("IEND", [])]),
      "one of its chunks has an invalid name"
    ),
    ("without pixels", chunks([("IHDR", header(1)), ("IEND", [])]), "it has no pixels"),
    ("without a header", chunks([("IDAT", []), ("IEND", [])]), "its header is missing or invalid"),
    (
      "with a header in second place",
      chunks([("gAMA", []), ("IHDR", header(1)), ("IDAT", []), ("IEND", [])]),
      "its header is missing or invalid"
    ),
    (
      "with a short header", chunks([("IHDR", Array(header(1).dropLast())), ("IDAT", []), ("IEND", [])]),
      "its header is missing or invalid"
    ),
    ("as wide as can be", chunks([("IHDR", header(0x7FFF_FFFF)), ("IDAT", []), ("IEND", [])]), nil),
    (
      "wider than can be", chunks([("IHDR", header(0x8000_0000)), ("IDAT", []), ("IEND", [])]),
      "2147483648 x 1 pixels are too many"
    ),
    (
      "higher than can be", chunks([("IHDR", header(1, 0x8000_0000)), ("IDAT", []), ("IEND", [])]),
      "1 x 2147483648 pixels are too many"
    ),
  ]

  @Test(arguments: files.indices) func aFile(index: Int) {
    let test = Self.files[index]
    var reason: String?
    do { _ = try PNGFile(test.bytes) } catch { reason = error.reason }
    #expect(reason == test.reason, "\(test.name)")
  }

  @Test func theSignatureIsEightBytes() {
    #expect(PNGFile.isStart(of: Self.whole) && PNGFile.isStart(of: Array(Self.whole.prefix(8))))
    #expect(!PNGFile.isStart(of: Array(Self.whole.prefix(7))) && !PNGFile.isStart(of: []))
  }

  // MARK: - Texts

  /// Returns the content of an `iTXt` chunk with the keyword `key`.
  private static func keyed(_ flags: [UInt8], _ text: String = "", isPacked: Bool = false) -> [UInt8] {
    let bytes = Array(text.utf8)
    var content = Array("key".utf8)
    content.append(0)
    content += flags
    content += isPacked ? zlibStream(bytes) : bytes
    return content
  }

  static let texts: [(name: String, content: [UInt8], text: String?)] = [
    ("a text", keyed([0, 0, 0, 0], "words"), "words"), ("an empty text", keyed([0, 0, 0, 0]), ""),
    ("with a language", keyed([0, 0], "en\0mot\0words"), "words"),
    ("packed", keyed([1, 0, 0, 0], "words", isPacked: true), "words"),
    ("packed in an unknown way", keyed([1, 1, 0, 0], "words", isPacked: true), nil),
    ("packed, but damaged", keyed([1, 0, 0, 0, 9, 9, 9]), nil),
    ("another keyword", Array("keys\0\0\0\0\0words".utf8), nil),
    ("without a language", keyed([0, 0], "en"), nil),
    ("without a second keyword", keyed([0, 0, 0], "mot"), nil), ("without a method", keyed([0]), nil),
    ("a keyword alone", keyed([]), nil),
  ]

  @Test(arguments: texts.indices) func text(index: Int) throws {
    let (name, content, text) = Self.texts[index]
    #expect(try file([("iTXt", content)]).text("key") == text.map { Array($0.utf8) }, "\(name)")
    let other = Self.keyed([0, 0, 0, 0], "other")
    let found = try file([("iTXt", content), ("iTXt", other)]).text("key")
    #expect(found == Array((text ?? "other").utf8), "\(name), before another")
  }

  // MARK: - Animations

  private static func animation(_ width: Int, _ height: Int, x: Int, y: Int, first: Int = 0) -> [UInt8] {
    func pixels(_ width: Int, _ height: Int) -> [UInt8] {
      zlibStream((0..<height).flatMap { _ in [0] + [UInt8](repeating: 7, count: width) })
    }
    let place = [first, width, height, x, y].flatMap { number($0) }
    return chunks([
      ("IHDR", header(4, 3)), ("acTL", number(1) + number(5)), ("IDAT", pixels(4, 3)),
      ("fcTL", place + [0, 1, 0, 10, 0, 0]), ("fdAT", number(first + 1) + pixels(width, height)),
      ("IEND", []),
    ])
  }

  @Test(
    arguments: [
      ("the whole picture", 4, 3, 0, 0, true), ("its corner", 2, 1, 2, 2, true),
      ("beyond its right side", 2, 1, 3, 2, false), ("below it", 2, 2, 2, 2, false),
      ("without a width", 0, 1, 0, 0, false), ("without a height", 1, 0, 0, 0, false),
    ] as [(String, Int, Int, Int, Int, Bool)])
  func placesOfFrames(name: String, width: Int, height: Int, x: Int, y: Int, isValid: Bool) throws {
    let file = try PNGFile(Self.animation(width, height, x: x, y: y))
    #expect(file.isAnimated)
    let animation = try? file.animation()
    #expect((animation != nil) == isValid, "\(name)")
    guard let animation else { return }
    #expect(animation.plays == 5 && animation.frames.map(\.bitmap.width) == [width])
    #expect(animation.frames[0].bitmap.height == height)
    #expect(animation.frames[0].bitmap.pixels.prefix(4) == [7, 7, 7, 255])
  }

  @Test func numbersOfFramesBeginWithZero() throws {
    let file = try PNGFile(Self.animation(4, 3, x: 0, y: 0, first: 1))
    #expect(throws: PNGReadingError(reason: "its animation is invalid")) { try file.animation() }
  }

  @Test func anAnimationThatIsAnnouncedTooLate() throws {
    let bytes = Self.chunks([
      ("IHDR", Self.header(1)), ("IDAT", []), ("acTL", Self.number(1) + Self.number(0)), ("IEND", []),
    ])
    let file = try PNGFile(bytes)
    #expect(try !file.isAnimated && file.animation() == nil)
  }
}
