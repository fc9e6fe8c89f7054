import Graphics
import Testing

@testable import CairoRendering

@Suite struct PNGInvisibleDataTests {
  private func profile(_ chunks: [(name: String, content: [UInt8])]) throws -> PNGColorProfile {
    try PNGFile(RawPNG(width: 2, height: 2, chunks: chunks).bytes { _, _, _ in 0 }).colorProfile
  }

  private static func profileChunk(_ name: String, _ profile: [UInt8], isStored: Bool = false) -> [UInt8] {
    Array(name.utf8) + [0, 0] + (isStored ? storedStream(profile) : zlibStream(profile))
  }

  @Test func colorInformation() throws {
    let none = try profile([])
    for (name, content) in [
      ("gAMA", [0, 0, 0xB1, 0x8F]), ("cHRM", [UInt8](repeating: 1, count: 32)), ("cICP", [1, 13, 0, 1]),
      ("mDCV", [UInt8](repeating: 2, count: 24)), ("cLLI", [UInt8](repeating: 3, count: 8)),
      ("iCCP", Self.profileChunk("p", Array("profile".utf8))), ("iCCP", [0x78, 0, 0]),
    ] {
      let some = try profile([(name, content)])
      #expect(some.differences(from: none) == [name] && none.differences(from: some) == [name])
      #expect(some.differences(from: some).isEmpty)
      var other = content
      other[other.count - 1] ^= 1
      #expect(some.differences(from: try profile([(name, other)])) == [name])
    }
  }

  @Test func sRGBAloneIsNoInformation() throws {
    let none = try profile([])
    for intent: UInt8 in 0...3 { #expect(try profile([("sRGB", [intent])]) == none) }
    let gamma: [UInt8] = [0, 0, 0xB1, 0x8F]
    #expect(
      try profile([("sRGB", [0]), ("gAMA", gamma)]).differences(from: none) == ["gAMA", "sRGB"])
    #expect(
      try profile([("sRGB", [0]), ("gAMA", gamma)]) == profile([("gAMA", gamma), ("sRGB", [0])]))
  }

  @Test func aProfileIsTheSameHoweverItIsPacked() throws {
    let bytes = [UInt8]("a profile, a profile, a profile".utf8)
    let packed = try profile([("iCCP", Self.profileChunk("one", bytes))])
    #expect(packed == (try profile([("iCCP", Self.profileChunk("two", bytes, isStored: true))])))
  }

  struct Animation {
    var plays: UInt32 = 0
    var frames: [(level: UInt8, delay: UInt8)] = [(10, 1), (20, 1)]
    var hasPicture = true
    var count: UInt32?
    var skipsNumber = false

    func bytes(level: UInt8 = 10) -> [UInt8] {
      var file = PNGChunks()
      file.append("IHDR") { $0.append([0, 0, 0, 4, 0, 0, 0, 3, 8, 0, 0, 0, 0]) }
      file.append("acTL") {
        $0.append(count ?? UInt32(frames.count))
        $0.append(plays)
      }
      var number: UInt32 = 0
      if !hasPicture { file.append("IDAT") { $0.append(pixels(level)) } }
      for (index, frame) in frames.enumerated() {
        file.append("fcTL") { chunk in
          for value in [number, 4, 3, 0, 0] { chunk.append(value) }
          chunk.append([0, frame.delay, 0, 10, 0, 0])
        }
        number += skipsNumber ? 2 : 1
        if index == 0, hasPicture {
          file.append("IDAT") { $0.append(pixels(frame.level)) }
        } else {
          file.append("fdAT") { chunk in
            chunk.append(number)
            chunk.append(pixels(frame.level))
          }
          number += 1
        }
      }
      file.append("IEND") { _ in }
      return file.bytes
    }

    private func pixels(_ level: UInt8) -> [UInt8] {
      zlibStream([UInt8]((0..<3).flatMap { _ in [0] + [UInt8](repeating: level, count: 4) }))
    }
  }

  private func read(_ animation: Animation) throws -> PNGAnimation? {
    try PNGFile(animation.bytes()).animation()
  }

  @Test func framesAfterTheFirstCount() throws {
    let animation = try #require(try read(Animation()))
    #expect(animation.frames.map { $0.bitmap.pixels[0] } == [10, 20] && animation.plays == 0)
    #expect(try read(Animation()) == animation)
    #expect(try read(Animation(frames: [(10, 1), (21, 1)])) != animation)
    #expect(try read(Animation(frames: [(10, 1), (20, 2)])) != animation)
    #expect(try read(Animation(frames: [(10, 1), (20, 1), (20, 1)])) != animation)
    #expect(try read(Animation(plays: 1)) != animation)
    // The still picture of an animated PNG need not be a frame of the animation.
    let apart = try #require(try read(Animation(hasPicture: false)))
    #expect(apart.frames.map { $0.bitmap.pixels[0] } == [10, 20])
    #expect(try read(Animation(frames: [(10, 1)])) == nil, "one frame, which is the picture")
    #expect(try read(Animation(frames: [(10, 1)], hasPicture: false)) != nil)
    #expect(try PNGFile(RawPNG(width: 2, height: 2).bytes { _, _, _ in 0 }).animation() == nil)
  }

  @Test func brokenAnimations() throws {
    for broken in [
      Animation(count: 3), Animation(count: 0), Animation(frames: []), Animation(skipsNumber: true),
    ] {
      #expect(throws: PNGReadingError.self) { try read(broken) }
    }
  }

  @Test func whatClaimsMoreThanItHolds() throws {
    var file = PNGChunks()
    file.append("IHDR") { $0.append([0, 0, 0x3A, 0, 0, 0, 0x3A, 0, 8, 6, 0, 0, 0]) }
    file.append("IDAT") { $0.append(zlibStream([0])) }
    file.append("IEND") { _ in }
    #expect(throws: PNGReadingError(reason: "its pixel data is cut off")) { try decodePNG(file.bytes) }
    var huge = PNGChunks()
    huge.append("IHDR") { $0.append([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 8, 6, 0, 0, 0]) }
    huge.append("IDAT") { $0.append(zlibStream([0])) }
    huge.append("IEND") { _ in }
    #expect(throws: PNGReadingError.self) { try decodePNG(huge.bytes) }
  }

  @Test func onlyPixelsAreDecoded() throws {
    let bomb = Array("a".utf8) + [0, 0] + zlibStream([UInt8](repeating: 0, count: 10_000_000))
    let file = RawPNG(
      width: 3, height: 2, depth: 16, colorType: 2, chunks: [("iCCP", [1, 0, 0, 9]), ("zTXt", bomb)])
    #expect(try decodePNG(file.bytes { _, _, _ in 0x0102 }).width == 3)
  }
}
