import ArgumentParser
import LayoutDraw

struct MetadataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "metadata",
    abstract: "Prints the metadata embedded in a PNG or SVG, as JSON.",
    usage: "layoutdraw metadata <file>",
    discussion: """
      The metadata contains the program's version, the SHA-256 of the source, and each canvas with its views. Each \
      view has a name, a kind, a parent (0 is the canvas; views are numbered from 1), a line in the source, x, y, \
      width and height.

        $ layoutdraw sign-in.layout && layoutdraw metadata sign-in.png

      Exit status: 1 if the picture has no metadata; 2 if the file cannot be read, or is not a picture.
      """)

  @Argument(help: "A PNG or SVG file; - is standard input.", completion: .file(extensions: ["png", "svg"]))
  var file: String

  @OptionGroup var messages: MessageOptions

  func run() throws {
    var messages = Messages(style: self.messages.style)
    let input: Input = file == "-" ? .standardInput : .file(file)
    do throws(FileError) {
      try printMetadata(of: try input.bytes(), named: input.name, &messages)
    } catch {
      messages.add(error, at: input.name)
    }
    messages.print()
    try messages.status.leave()
  }

  private func printMetadata(of bytes: [UInt8], named name: String, _ messages: inout Messages)
    throws(FileError)
  {
    let metadata: PictureMetadata?
    do throws(PictureTextTooLong) { metadata = try PictureMetadata(picture: bytes) } catch {
      return messages.fail(.pictureTextTooLong, at: name)
    }
    if let metadata {
      try writeStandardOutput(metadata.json() + [UInt8(ascii: "\n")])
    } else if isPicture(bytes) {
      messages.add([Self.nothing], in: SourceText(name: name, utf8: []))
      messages.worsen(to: .answerIsNo)
    } else {
      messages.fail(Self.noPicture, at: name)
    }
  }

  private func isPicture(_ bytes: [UInt8]) -> Bool {
    PNGFile.isStart(of: bytes) || ["<svg", "<?xml"].contains { bytes.starts(with: $0.utf8) }
  }

  private static let nothing = Diagnostic(
    .error, code: "no-metadata",
    "this picture has no metadata; pictures of layouts have it, unless they were drawn with --no-metadata, but charts and pictures of differences do not",
    at: nil)

  private static let noPicture = Diagnostic(
    .error, code: "unreadable-picture", "this is not a PNG or SVG picture", at: nil)
}

extension Diagnostic {
  static let pictureTextTooLong = Diagnostic(
    .error, code: "metadata-too-long",
    "the picture's metadata is longer than \(longestPictureText >> 20) MB, the most that layoutdraw reads",
    at: nil)
}
