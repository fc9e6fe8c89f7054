import ArgumentParser
import LayoutDraw

package typealias PreviewServer =
  (_ path: String, _ port: UInt16, _ settings: [(name: String, value: String)]) -> Never

/// The command `preview`, which shows a layout in the browser.
struct PreviewCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows a layout in the browser, drawn again whenever the file is saved.",
    discussion: """
      Prints the address of a page that only this machine can open. While the file has errors, the page \
      shows them beside the last good picture. It shows the frame and the constraints of the view under the mouse, and \
      lets you choose the canvas, the theme and the annotations. Drag the edge of the canvas to solve the layout at \
      another size. The preview never writes to the file.

        $ layoutdraw preview sign-in.layout
        http://127.0.0.1:\(defaultPort)/ shows sign-in.layout and updates when the file changes; Ctrl-C ends the preview
        $ layoutdraw preview sign-in.layout --canvas-sizes 320x480,768x1024 --directions ltr,rtl

      The page's canvas menu lists the canvases from these options, or from a comment \
      '// draw: --directions ltr,rtl' in the file.

      Exit status: 2 when the file cannot be read or the port cannot be used.
      """)

  private static let defaultPort: UInt16 = 8765

  /// The preview server in this process; `nil` to start `layoutdraw-preview`.
  nonisolated(unsafe) static var server: PreviewServer?

  @Argument(help: "The layout file.")
  var file: String

  @Option(help: ArgumentHelp("The port to serve on; 0 chooses any free port.", valueName: "n"))
  var port = PreviewCommand.defaultPort

  @OptionGroup var look: LookOptions
  @OptionGroup var swift: SwiftOptions

  func checkArguments() throws {
    if look.sheet == true {
      throw ValidationError("The page shows one canvas at a time, chosen from a menu: leave --sheet out.")
    }
    if look.drawing.darkTheme != nil {
      throw ValidationError(
        "The page has a menu of themes, so --theme auto cannot be used: choose the initial theme, for example with --theme dark."
      )
    }
  }

  func run() throws {
    var messages = Messages(style: MessageStyle(hasColor: false, isStrict: false))
    do throws(FileError) { _ = try Input.file(file).read() } catch {
      messages.add(error, at: file)
      messages.print()
      return try messages.status.leave()
    }
    if let server = Self.server { server(file, port, look.settings) }
    let error = System.replaceProgram(
      by: "layoutdraw-preview",
      arguments: [file, String(port)] + look.settings.map { "\($0.name)=\($0.value)" })
    messages.fail(
      Diagnostic(
        .error, code: "no-preview", "cannot start 'layoutdraw-preview': \(error.text)", at: nil,
        help:
          "build it with '\(buildCommand("--product layoutdraw-preview"))', and put it in the same folder as 'layoutdraw'"
      ),
      at: "layoutdraw preview")
    messages.print()
    try messages.status.leave()
  }
}
