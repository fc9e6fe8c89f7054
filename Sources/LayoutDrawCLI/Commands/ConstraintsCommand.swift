import ArgumentParser
import LayoutDraw

/// `layoutdraw constraints FILE`: every constraint in normal form.
struct ConstraintsCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "constraints",
    abstract: "Prints every constraint in normal form, in file order.",
    usage: "layoutdraw constraints <file> [-f json]",
    discussion: """
      Whatever notation a constraint was written in, this is the equation that it means:

        $ layoutdraw constraints -e '|-[a]-8-[b(>=50)]'
        <expression>:1:2: a.leading == view.leadingMargin
        <expression>:1:6: b.leading == a.trailing + 8
        <expression>:1:12: b.width >= 50
      """)

  @OptionGroup var input: InputOptions

  @Option(name: [.customShort("f"), .customLong("format")], help: "How to print them.")
  var format = Format.text

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    if input.inputs.count > 1 { throw ValidationError("Give exactly one file.") }
  }

  func run() throws {
    let input = self.input.inputs[0]
    let format = self.format
    let style = messages.style
    var status = ExitStatus.allWell
    workInOrder(count: 1, threads: 1) { _ in
      list(input, as: format, style: style)
    } take: { listed in
      var messages = listed.messages
      do throws(FileError) { try writeStandardOutput(listed.bytes) } catch {
        messages.add(error, at: "<stdout>")
      }
      messages.print()
      status = messages.status
    }
    try status.leave()
  }
}

private func list(
  _ input: Input, as format: ConstraintsCommand.Format, style: MessageStyle
) -> (bytes: [UInt8], messages: Messages) {
  var messages = Messages(style: style)
  do throws(FileError) {
    let parsed = LayoutDraw.read(try input.read())
    messages.add(parsed.diagnostics, in: parsed.layout.source)
    if parsed.hasErrors { messages.worsen(to: .failed) }
    switch format {
    case .text: return (parsed.hasErrors ? [] : parsed.constraintsText(), messages)
    case .json: return (parsed.constraintsJSON(), messages)
    }
  } catch {
    messages.add(error, at: input.name)
    return ([], messages)
  }
}
