import ArgumentParser
import LayoutDraw

/// `layoutdraw metadata FILE`: what a drawn PNG says about itself.
struct MetadataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "metadata",
    abstract: "Prints what a drawn PNG says it depicts, as JSON.",
    usage: "layoutdraw metadata <file>",
    discussion: """
      The program's version, the SHA-256 of the source, and each canvas with its views: name, kind, parent (0 is the
      canvas, others count from 1), line of the source, x, y, width and height.

        $ layoutdraw sign-in.layout && layoutdraw metadata sign-in.png

      Exit status: 1 where the picture says nothing; 2 where the file cannot be read.
      """)

  @Argument(help: "A PNG file; - is standard input.", completion: .file(extensions: ["png"]))
  var file: String

  @OptionGroup var messages: MessageOptions

  func run() throws {
    var messages = Messages(style: self.messages.style)
    let input: Input = file == "-" ? .standardInput : .file(file)
    do throws(FileError) {
      if let metadata = PictureMetadata(png: try input.read().utf8) {
        try writeStandardOutput(metadata.json() + [UInt8(ascii: "\n")])
      } else {
        messages.add([Self.nothing], in: SourceText(name: input.name, utf8: []))
        messages.worsen(to: .answerIsNo)
      }
    } catch {
      messages.add(error, at: input.name)
    }
    messages.print()
    try messages.status.leave()
  }

  private static let nothing = Diagnostic(
    .error, code: "no-metadata",
    "the file is no PNG that says what it depicts; layoutdraw draws such, unless told --no-metadata", at: nil)
}
