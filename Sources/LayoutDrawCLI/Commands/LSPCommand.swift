import ArgumentParser
import LayoutServer

/// `layoutdraw lsp`: the language server that editors start.
struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serves editors: the Language Server Protocol on standard input and output.",
    discussion: """
      Editors start it themselves. It reports problems as you type, completes views, attributes and metrics, \
      shows solved frames and the reasons for them on hover, goes to definitions, renames, formats, and offers \
      fixes that it has solved before.

      In Neovim:
        vim.lsp.start({ name = 'layoutdraw', cmd = { 'layoutdraw', 'lsp' } })

      Exit status: 0 after the protocol's shutdown and exit; 1 after an exit without a shutdown, or when the \
      input ends.
      """)

  @Flag(name: .customLong("stdio"), help: "Ignored; many editors add it.")
  var usesStandardStreams = false

  func run() throws {
    if System.isTerminal(0) {
      try? System.writeAll("layoutdraw lsp: waiting for an editor's messages; Ctrl-C ends it\n".utf8, to: 2)
    }
    var status: Int32 = 1
    // On a thread whose stack is large enough for any layout.
    workInOrder(count: 1, threads: 1) { _ in
      serve()
    } take: {
      status = $0
    }
    if status != 0 { throw ExitCode(status) }
  }
}

/// Answers messages until the editor says to end, or goes away.
private func serve() -> Int32 {
  var reader = FrameReader()
  var server = LanguageServer()
  do throws(SystemError) {
    while true {
      // 1. What has arrived.
      while let frame = reader.next() {
        try send(server.answers(to: frame))
        if let status = server.exitStatus { return status }
      }
      // 2. What there is to say, once nothing more waits.
      if !System.hasInput(0) { try send(server.publications()) }
      // 3. What comes next.
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
