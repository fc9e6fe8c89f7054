import ArgumentParser
import LanguageServer
import LayoutDraw
import Platform

struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Runs the language server for editors, on standard input and output.",
    discussion: """
      Editors start it themselves. It reports problems as you type, completes views, attributes and metrics, \
      shows solved frames and the reasons for them on hover, goes to definitions, finds views in all layouts of the \
      folder, renames, formats, folds, shows colors, and offers quick fixes, each tested by solving the changed layout.

      In Neovim:
        vim.lsp.start({ name = 'layoutdraw', cmd = { 'layoutdraw', 'lsp' } })

      Exit status: 0 after the protocol's shutdown and exit; 1 after an exit without a shutdown, or when the \
      input ends.
      """)

  @Flag(name: .customLong("stdio"), help: "Has no effect; it is accepted because many editors pass it.")
  var usesStandardStreams = false

  func run() throws {
    if System.isTerminal(0) {
      try? System.writeAll(
        "layoutdraw lsp: waiting for an editor's messages; press Ctrl-C to stop\n".utf8, to: 2)
    }
    let status = onLargeStack { serve() }
    if status != 0 { throw ExitCode(status) }
  }
}

private func serve() -> Int32 {
  var reader = FrameReader()
  var server = LayoutLanguageServer(workspace: layouts)
  do throws(SystemError) {
    while true {
      // 1. Answer the messages that have arrived.
      while let frame = reader.next() {
        try send(server.answers(to: frame))
        if let status = server.exitStatus { return status }
      }
      // 2. Send diagnostics, once no message is waiting.
      if !System.hasInput(0) { try send(server.publications()) }
      // 3. Wait for the next input.
      let bytes = try System.readSome(0)
      if bytes.isEmpty { return 1 }
      reader.append(bytes)
    }
  } catch {
    return 1
  }
}

private func send(_ messages: [[UInt8]]) throws(SystemError) {
  for message in messages { try System.writeAll(framed(message), to: 1) }
}

private func layouts(of folder: String) -> [(uri: String, text: String)] {
  guard folder.hasPrefix("file://"), let root = decoded(folder.dropFirst("file://".count)) else { return [] }
  return FolderContents(of: root).files.filter { hasExtension($0, among: ["layout"]) }.prefix(mostFiles)
    .compactMap {
      guard let source = try? Input.file(joined(root, $0)).read() else { return nil }
      let place = folder.hasSuffix("/") ? folder : folder + "/"
      return (place + encoded($0), String(decoding: source.utf8, as: UTF8.self))
    }
}

/// The largest number of layout files to read from a workspace folder. Reading more files would delay the answers to
/// the editor.
private let mostFiles = 2000

private func decoded(_ text: Substring) -> String? {
  var bytes: [UInt8] = []
  var rest = text.utf8[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let value = UInt8(String(Substring(rest.prefix(2))), radix: 16) else { return nil }
    bytes.append(value)
    rest = rest.dropFirst(2)
  }
  return String(validating: bytes, as: UTF8.self)
}

/// Percent-encodes a path for a URI (RFC 3986).
private func encoded(_ path: String) -> String {
  path.utf8.reduce(into: "") { text, byte in
    let character = Character(Unicode.Scalar(byte))
    let isPlain = byte < 0x80 && (character.isLetter || character.isNumber || "-._~/".contains(character))
    text +=
      isPlain ? String(character) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
