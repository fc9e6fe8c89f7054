@preconcurrency import Platform

// `layoutdraw-preview FILE PORT [NAME=VALUE]…`: the server that `layoutdraw preview` starts after it has read its
// options.

/// Ends the program with a message in the usual form.
func fail(_ message: String, status: Int32) -> Never {
  let line = Array("layoutdraw preview: error: \(message)\n".utf8)
  _ = write(2, line, line.count)
  exit(status)
}

/// Prints the address of the page. A failure ends the program, unless the output is a pipe that its reader has closed.
func announce(_ address: String) {
  let line = Array("\(address) shows \(path) and follows it; Ctrl-C ends it\n".utf8)
  if write(1, line, line.count) < line.count, errno != EPIPE {
    fail("cannot print the address \(address): \(SystemError.last.text)", status: 2)
  }
}

signal(SIGPIPE, SIG_IGN)
guard CommandLine.arguments.count >= 3, let port = UInt16(CommandLine.arguments[2]) else {
  fail("'layoutdraw preview FILE' starts this program", status: 64)
}
let path = CommandLine.arguments[1]
let settings = CommandLine.arguments.dropFirst(3).map { argument in
  let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  return (name: parts[0], value: parts.count > 1 ? parts[1] : "")
}
do throws(SystemError) {
  let place = try Sockets.listen(port: port)
  var server = try PreviewServer(path: path, settings: settings, listener: place.socket)
  announce("http://127.0.0.1:\(place.port)/")
  server.run()
} catch {
  switch error.code {
  case EADDRINUSE:
    fail("port \(port) is in use; --port names another one, --port 0 takes any that is free", status: 2)
  case EACCES: fail("port \(port) may not be used: \(error.text); take one from 1024 on", status: 2)
  default: fail("cannot serve on port \(port): \(error.text)", status: 2)
  }
}
