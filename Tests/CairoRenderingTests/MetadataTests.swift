import Drawing
import Graphics
import Testing

@testable import CairoRendering

struct MetadataTests {
  func picture(_ json: String) -> Scene {
    Scene(
      size: Size(width: 20, height: 10), background: Color(rgb: 0xFFFFFF), title: "t", summary: "s",
      nodes: [],
      metadata: SceneMetadata(creator: "layoutdraw 1.2.3", json: Array(json.utf8)))
  }

  @Test(arguments: [
    "", "{}", "{\"name\":\"größe 日本 \\\\ ( ) <&>\"}", String(repeating: "[\"v\",1,2,3],", count: 20_000),
  ])
  func aPNGGivesBackWhatItCarries(json: String) throws {
    let bytes = try PNGFormat().render(picture(json), scale: 1)
    let file = try PNGFile(bytes)
    #expect(try file.text("layoutdraw") == Array(json.utf8))
    #expect(try file.text("Software") == Array("layoutdraw 1.2.3".utf8))
    #expect(try file.text("Comment") == nil)
    #expect(try decodePNG(bytes).width == 20)
    #expect(bytes.count < 3000)
  }

  @Test func noiseIsCarriedToo() throws {
    var noise = PNGTests.Noise()
    let text = String(
      (0..<100_000).map { _ in Character(Unicode.Scalar(UInt8.random(in: 32...126, using: &noise))) })
    let file = try PNGFile(try PNGFormat().render(picture(text), scale: 1))
    #expect(try file.text("layoutdraw") == Array(text.utf8))
  }

  @Test func damagedFilesHaveNoMetadata() throws {
    let bytes = try PNGFormat().render(picture("{\"a\":[1,2,3,4,5,6,7,8,9]}"), scale: 1)
    func text(_ bytes: [UInt8]) throws -> [UInt8]? { try (try? PNGFile(bytes))?.text("layoutdraw") }
    for end in 0..<bytes.count { #expect(try text(Array(bytes[..<end])) == nil) }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x55
      #expect(try text(damaged) == nil)
    }
    #expect(try text([]) == nil && text(Array("GIF89a".utf8)) == nil)
  }

  @Test(arguments: [(4 << 20, true), (4 << 20 + 1, false), (64 << 20, false)])
  func aBombIsNotUnpacked(count: Int, isRead: Bool) throws {
    let text = [UInt8](repeating: UInt8(ascii: "["), count: count)
    for isPacked in [true, false] where isPacked || count < 5 << 20 {
      let content =
        Array("layoutdraw".utf8) + [0, isPacked ? 1 : 0, 0, 0, 0] + (isPacked ? zlibStream(text) : text)
      let file = try PNGFile(
        RawPNG(width: 1, height: 1, chunks: [("iTXt", content)]).bytes { _, _, _ in 0 })
      if isRead {
        #expect(try file.text("layoutdraw") == text)
      } else {
        #expect(throws: PictureTextTooLong.self) { try file.text("layoutdraw") }
      }
    }
  }

  @Test(arguments: ["{\"a\":\"(b) \\\\c\"}", "{\"a\":\"é\"}"])
  func aPDFsInformationHasOneMoreEntry(json: String) throws {
    var scene = picture(json)
    let bytes = try PDFFormat().render(scene, scale: 1)
    scene.metadata = nil
    let plain = try PDFFormat().render(scene, scale: 1)
    let text = String(decoding: bytes, as: UTF8.self)
    let words = text.split { $0 == " " || $0 == "\n" }
    let last = try #require(words.lastIndex(of: "startxref").flatMap { Int(words[$0 + 1]) })
    let previous = try #require(words.lastIndex(of: "/Prev").flatMap { Int(words[$0 + 1]) })
    #expect(bytes[last...].starts(with: "xref\n".utf8) && bytes[previous...].starts(with: "xref\n0 ".utf8))
    let table = bytes[last...].split(separator: UInt8(ascii: "\n"))
    let offset = try #require(Int(String(decoding: table[2].prefix(10), as: UTF8.self)))
    let object = String(decoding: bytes[offset..<last], as: UTF8.self)
    #expect(object.hasPrefix(String(decoding: table[1].dropLast(2), as: UTF8.self) + " 0 obj"))
    #expect(object.contains("/Creator (layoutdraw 1.2.3)"))
    #expect(object.contains(json.contains("é") ? "/Layout <FEFF" : "/Layout ({\"a\":\"\\(b\\) \\\\\\\\c\"})"))
    #expect(!String(decoding: plain, as: UTF8.self).contains("/Layout "))
  }

  @Test(arguments: [
    ("a file", 0, "00", "21", "endobj", true), ("an object beyond the table", 1, "00", "21", "endobj", false),
    ("an object after the table", 0, "22", "21", "endobj", false),
    ("a table in another place", 0, "00", "20", "endobj", false),
    ("a table beyond the end", 0, "00", "999", "endobj", false),
    ("no place of the table", 0, "00", "", "endobj", false),
    ("an object without an end", 0, "00", "21", "endfoo", false),
  ])
  func placesInAFile(
    _ name: String, _ information: Int, _ offset: String, _ table: String, _ end: String, _ isRead: Bool
  ) {
    let file =
      "0 0 obj\n<< >>\n\(end)\nxref\n0 1\n00000000\(offset) 00000 n \ntrailer\n"
      + "<< /Size 1 /Root 0 0 R /Info \(information) 0 R >>\nstartxref\n\(table)"
    let found = addingInformation("Layout", Array("x".utf8), to: Array(file.utf8))
    #expect((found != nil) == isRead, "\(name)")
    #expect(isRead == String(decoding: found ?? [], as: UTF8.self).contains("<<    /Layout (x)\n>>\nendobj"))
  }

  @Test func whatEndsInAnotherWayIsLeft() {
    for text in [
      "", "%PDF-1.4", "trailer << /Size 3 /Root 1 0 R /Info 9 0 R >> startxref 0", "trailer startxref x",
    ] {
      #expect(addingInformation("Layout", [], to: Array(text.utf8)) == nil)
    }
  }
}
