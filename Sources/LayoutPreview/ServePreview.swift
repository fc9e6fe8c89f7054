@preconcurrency import Platform

/// Prints the preview page's address, and serves the page on this machine until the program is interrupted or an error
/// ends it.
///
/// - Parameters:
///   - port: the port; 0 for any free port.
///   - settings: drawing settings that override the file's settings.
public func servePreview(of path: String, port: UInt16, settings: [(name: String, value: String)]) -> Never {
  signal(SIGPIPE, SIG_IGN)
  do throws(SystemError) {
    let place = try Sockets.listen(port: port)
    var server = try PreviewServer(path: path, settings: settings, listener: place.socket)
    announce("http://127.0.0.1:\(place.port)/", path)
    server.run()
  } catch {
    switch error.code {
    case EADDRINUSE:
      endPreview(
        "port \(port) is in use; choose another port with --port, or any free port with --port 0", status: 2)
    case EACCES:
      endPreview("port \(port) cannot be used: \(error.text); choose a port of 1024 or higher", status: 2)
    default: endPreview("cannot serve on port \(port): \(error.text)", status: 2)
    }
  }
}

/// Prints an error message and ends the program.
public func endPreview(_ message: String, status: Int32) -> Never {
  let line = Array("layoutdraw preview: error: \(message)\n".utf8)
  _ = write(2, line, line.count)
  exit(status)
}

/// Prints the page's address, and ends the program if printing fails for a reason other than a closed pipe.
private func announce(_ address: String, _ path: String) {
  let line = Array(
    "\(address) shows \(path) and updates when the file changes; Ctrl-C ends the preview\n".utf8)
  if write(1, line, line.count) < line.count, errno != EPIPE {
    endPreview("cannot print the address \(address): \(SystemError.last.text)", status: 2)
  }
}
