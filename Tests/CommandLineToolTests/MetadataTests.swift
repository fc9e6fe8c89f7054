import Foundation
import Testing

@testable import CairoRendering

struct MetadataTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("canvas 40x30\nview a { tt = ll = 5, w = h = 9 }\n", to: "a.layout")
  }

  @Test(arguments: ["png", "svg"])
  func metadataOfAPicture(format: String) throws {
    #expect(try program.run("a.layout", "-f", format).status == 0)
    let outcome = try program.run("metadata", "a.\(format)")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.text.contains("\"sha256\""), "\(outcome.text)")
    #expect(outcome.text.contains("[\"a\",\"view\",0,2,5,5,9,9]"), "\(outcome.text)")
  }

  @Test(arguments: ["png", "svg"])
  func aPictureWithoutMetadata(format: String) throws {
    #expect(try program.run("a.layout", "-f", format, "--no-metadata").status == 0)
    let outcome = try program.run("metadata", "a.\(format)")
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("a.\(format): error: this picture has no metadata"))
    #expect(outcome.errors.contains("charts and pictures of differences do not"))
  }

  @Test(arguments: ["a.layout", "empty", "none.png"])
  func filesThatAreNotPictures(file: String) throws {
    try program.write("", to: "empty")
    let outcome = try program.run("metadata", file)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("\(file): error: "))
  }

  /// Metadata longer than 4 MB is not read.
  @Test(arguments: ["png", "svg"])
  func aBomb(format: String) throws {
    let text = [UInt8](repeating: UInt8(ascii: "["), count: 5 << 20)
    var file = PNGChunks()
    file.append("IHDR") { $0.append([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]) }
    file.append("iTXt") { $0.append(Array("layoutdraw".utf8) + [0, 1, 0, 0, 0] + zlibStream(text)) }
    file.append("IDAT") { $0.append(zlibStream([0, 7])) }
    file.append("IEND") { _ in }
    let svg = Array("<svg xmlns=\"a\"><metadata>".utf8) + text + Array("</metadata></svg>".utf8)
    try Data(format == "png" ? file.bytes : svg).write(to: program.folder.appending(path: "bomb.\(format)"))
    let outcome = try program.run("metadata", "bomb.\(format)")
    #expect(
      outcome.status == 2
        && outcome.errors.contains("metadata is longer than 4 MB, the most that layoutdraw reads"),
      "\(outcome.errors)")
    guard format == "png" else { return }
    let compared = try program.run("diff", "bomb.png", "bomb.png")
    #expect(
      compared.status == 0 && compared.errors.contains("warning: the picture's metadata is longer"),
      "\(compared.errors)"
    )
  }
}
