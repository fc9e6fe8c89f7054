public import Graphics

/// The animation in a PNG (PNG specification, third edition, sections 4.9 and 11.3.6).
public struct PNGAnimation: Sendable, Equatable {
  /// The number of times that the animation is played; 0 means forever.
  public var plays: Int
  /// The frames in the order of the file.
  public var frames: [Frame]

  /// A frame of the animation.
  public struct Frame: Sendable, Equatable {
    /// The content of the frame's `fcTL` chunk, without the sequence number.
    var control: [UInt8]
    /// The pixels.
    public var bitmap: Bitmap
  }
}

extension PNGFile {
  /// Indicates whether the file is marked as an animation by an `acTL` chunk before the first `IDAT` chunk.
  public var isAnimated: Bool {
    let first = chunks.first { $0.name == "acTL" || $0.name == "IDAT" }
    return first?.name == "acTL"
  }

  /// Returns the decoded animation; `nil` for a still picture, and for an animation whose only frame is the main
  /// picture.
  ///
  /// - Throws: `PNGReadingError` for an invalid animation, or one whose frames have more than 250 million pixels in
  ///   total.
  public func animation() throws(PNGReadingError) -> PNGAnimation? {
    guard isAnimated else { return nil }
    var reader = AnimationReader(file: self)
    return try reader.read()
  }
}

private struct AnimationReader {
  let file: PNGFile
  private var sequence: UInt32 = 0
  private var pixelCount = 0
  private var open: (control: [UInt8], parts: [UInt8])?
  private var frames: [PNGAnimation.Frame] = []

  private let shared: [PNGFile.Chunk]

  init(file: PNGFile) {
    self.file = file
    shared = file.chunks.filter { ["IHDR", "PLTE", "tRNS"].contains($0.name) }
  }

  private static let broken = PNGReadingError(reason: "its animation is invalid")

  mutating func read() throws(PNGReadingError) -> PNGAnimation? {
    var wanted: (frames: Int, plays: Int)?
    for chunk in file.chunks {
      let content = Array(file.bytes[chunk.content])
      switch chunk.name {
      case "acTL":
        guard wanted == nil, content.count == 8 else { throw Self.broken }
        wanted = (Int(PNGFile.number(in: content, at: 0)), Int(PNGFile.number(in: content, at: 4)))
      case "fcTL":
        guard content.count == 26 else { throw Self.broken }
        try count(content)
        try finish()
        open = (Array(content[4...]), [])
      // The file's main picture is also the first frame if an `fcTL` chunk precedes the picture.
      case "IDAT": open?.parts += content
      case "fdAT":
        guard content.count >= 4, open != nil else { throw Self.broken }
        try count(content)
        open?.parts += content[4...]
      default: break
      }
    }
    try finish()
    guard let wanted, wanted.frames > 0, wanted.frames == frames.count else { throw Self.broken }
    let isStill = frames.count == 1 && file.chunks.allSatisfy { $0.name != "fdAT" }
    return isStill ? nil : PNGAnimation(plays: wanted.plays, frames: frames)
  }

  private mutating func count(_ content: [UInt8]) throws(PNGReadingError) {
    guard PNGFile.number(in: content, at: 0) == sequence else { throw Self.broken }
    sequence += 1
  }

  private mutating func finish() throws(PNGReadingError) {
    guard let (control, parts) = open else { return }
    open = nil
    let numbers = (0..<4).map { Int(PNGFile.number(in: control, at: 4 * $0)) }
    let (width, height) = (numbers[0], numbers[1])
    guard width > 0, height > 0, width + numbers[2] <= file.size.width,
      height + numbers[3] <= file.size.height
    else { throw Self.broken }
    pixelCount += width * height
    guard pixelCount <= largestPixelCount else {
      throw PNGReadingError(reason: "its animation has too many pixels")
    }
    var picture = PNGChunks()
    for chunk in shared {
      let content = file.bytes[chunk.content]
      let own = chunk.name == "IHDR" ? Array(control[..<8] + content.dropFirst(8)) : Array(content)
      picture.append(chunk.name) { $0.append(own) }
    }
    picture.append("IDAT") { $0.append(parts) }
    picture.append("IEND") { _ in }
    let bitmap = try decodePNG(PNGFile(picture.bytes))
    frames.append(PNGAnimation.Frame(control: control, bitmap: bitmap))
  }
}
