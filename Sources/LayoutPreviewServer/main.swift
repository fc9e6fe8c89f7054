import FlyingFox
import FlyingSocks
import Foundation

// `layoutdraw-preview FILE PORT [NAME=VALUE]…`: the server that `layoutdraw preview` starts after it has read its options. It is a
// program of its own because its HTTP server needs Foundation, which would cost every other start milliseconds.

/// Ends the program with a message in the shape of the others.
func fail(_ message: String, status: Int32) -> Never {
  try? FileHandle.standardError.write(contentsOf: Data("layoutdraw preview: error: \(message)\n".utf8))
  exit(status)
}

/// Prints where the page is; whoever closed the pipe wants to read no more, but nobody else may miss it.
func announce(_ address: String) {
  let line = Data("\(address) shows \(path) and follows it; Ctrl-C ends it\n".utf8)
  do { try FileHandle.standardOutput.write(contentsOf: line) } catch {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let code = Int32((underlying ?? error as NSError).code)
    if code != EPIPE {
      fail("cannot print the address \(address): \(String(cString: strerror(code)))", status: 2)
    }
  }
}

guard CommandLine.arguments.count >= 3, let port = UInt16(CommandLine.arguments[2]) else {
  fail("'layoutdraw preview FILE' starts this program", status: 64)
}
let path = CommandLine.arguments[1]
let settings = CommandLine.arguments.dropFirst(3).map { argument in
  let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  return (name: parts[0], value: parts.count > 1 ? parts[1] : "")
}
let preview = Preview(path: path, settings: settings)
let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
await addRoutes(of: preview, to: server)

let watching = Task { await preview.watch() }
let serving = Task { try await server.run() }
let announcing = Task {
  try await server.waitUntilListening()
  guard case .ip4(_, let port)? = await server.listeningAddress else { return }
  announce("http://127.0.0.1:\(port)/")
}
do {
  try await serving.value
} catch let SocketError.failed(_, code, _) where code == EADDRINUSE {
  fail("port \(port) is in use; --port names another one, --port 0 takes any that is free", status: 2)
} catch let SocketError.failed(_, code, message) where code == EACCES {
  fail("port \(port) may not be used: \(message); take one from 1024 on", status: 2)
} catch {
  fail("cannot serve on port \(port): \(error.localizedDescription)", status: 2)
}
announcing.cancel()
watching.cancel()
