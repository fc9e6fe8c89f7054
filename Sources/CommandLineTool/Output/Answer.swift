import ArgumentParser
import LayoutDraw

enum AnswerFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// Runs a command on one input, writes the result and messages, and throws the exit status if it is not 0.
///
/// - Parameter path: the output file, which is unchanged after a failure; `nil` and `-` mean standard output.
func answer(
  about input: Input, to path: String? = nil, style: MessageStyle,
  by work: @escaping @Sendable (inout Messages) throws(FileError) -> [UInt8]?
) throws {
  var (bytes, messages) = onLargeStack { () -> (bytes: [UInt8]?, messages: Messages) in
    var messages = Messages(style: style)
    do throws(FileError) {
      let bytes = try work(&messages)
      return (bytes, messages)
    } catch {
      messages.add(error, at: input.name)
      return (nil, messages)
    }
  }
  if let bytes, let path, path != "-" {
    if messages.status < .failed { messages.write(bytes, to: path, madeFrom: input) }
  } else if let bytes {
    messages.writeStandardOutput(bytes)
  }
  messages.print()
  try messages.status.leave()
}

extension Messages {
  mutating func writeStandardOutput(_ bytes: [UInt8]) {
    do throws(FileError) { try CommandLineTool.writeStandardOutput(bytes) } catch {
      add(error, at: "<stdout>")
    }
  }

  fileprivate mutating func write(_ bytes: [UInt8], to path: String, madeFrom input: Input) {
    do throws(FileError) {
      if let source = input.path, isSameFile(source, path) { throw .outputIsInput(path) }
      try writeFile(bytes, to: path)
    } catch {
      add(error, at: path)
    }
  }
}
