import Foundation
import LayoutDraw
import Platform
import Testing

@testable import LayoutPreview

@Suite struct ServerTests {
  private static let layout = "canvas 30x20\nview a { tt = ll = 2, w = h = 5 }\n"

  private let file = FileManager.default.temporaryDirectory.appending(
    path: "layoutdraw-\(UUID().uuidString).layout"
  ).path

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
  }

  private func start(
    path: String? = nil, settings: [(name: String, value: String)] = []
  ) throws -> UInt16 {
    let place = try Sockets.listen(port: 0)
    let server = try PreviewServer(path: path ?? file, settings: settings, listener: place.socket)
    let isStarted = startThread {
      var server = server
      server.run()
    }
    try #require(isStarted)
    return place.port
  }

  @Test func everyAnswer() throws {
    try write(Self.layout)
    let port = try start()
    let page = try Client(port).answer(to: "/")
    #expect(page.status == "HTTP/1.1 200 OK")
    #expect(
      page.headers == [
        "Content-Length: \(previewPage.utf8.count)", "Connection: close",
        "Content-Type: text/html; charset=utf-8", "Cache-Control: no-store",
        "X-Content-Type-Options: nosniff",
        "Content-Security-Policy: default-src 'none'; connect-src 'self'; style-src 'unsafe-inline'; "
          + "script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "Cross-Origin-Resource-Policy: same-origin", "Referrer-Policy: no-referrer",
      ])
    #expect(
      page.body == previewPage && previewPage.contains("<style>") && !previewPage.contains("preview.css"))
    var expected = PreviewedFile(name: file)
    expected.take(Array(Self.layout.utf8))
    let bodies = [
      "/picture?theme=dark": expected.picture(PreviewRequest(query: [("theme", "dark")])),
      "/sizes?width=40": expected.layoutBreakpoints(PreviewRequest(query: [("width", "40")])),
      "/diagnostics": expected.diagnostics(),
      "/explanation?view=a": expected.explanation(of: "a", canvas: nil),
      "/version?after=0": Array(#"{"version":1}"#.utf8), "/version": Array(#"{"version":1}"#.utf8),
    ]
    for (path, body) in bodies {
      let answer = try Client(port).answer(to: path)
      #expect(
        answer.status == "HTTP/1.1 200 OK" && answer.body == String(decoding: body, as: UTF8.self), "\(path)")
      #expect(answer.headers.contains("Content-Type: application/json"), "\(path)")
    }
    let nothing = try Client(port).answer(to: "/nothing")
    #expect(nothing.status == "HTTP/1.1 404 Not Found" && nothing.body == "")
    #expect(
      nothing.headers.prefix(3) == ["Content-Length: 0", "Connection: close", "Cache-Control: no-store"])
    let foreign = Client.request("/", host: "evil.example")
    #expect(try Client(port).answer(toText: foreign).status == "HTTP/1.1 403 Forbidden")
    #expect(try Client(port).answer(toText: "GET x HTTP/1.1\r\n\r\n").status == "HTTP/1.1 400 Bad Request")
  }

  @Test func changes() throws {
    try write(Self.layout)
    let port = try start(settings: [("theme", "dark")])
    let (waiting, gone) = (try Client(port), try Client(port))
    try waiting.send(Client.request("/version?after=1"))
    try gone.send(Client.request("/version?after=1"))
    // The server reads these two requests before it answers the next one.
    #expect(try Client(port).answer(to: "/picture").body.contains(#""theme":"dark""#))
    gone.close()
    try write(Self.layout + "view b\n")
    #expect(try waiting.rest().body == #"{"version":2}"#)
    try FileManager.default.removeItem(atPath: file)
    #expect(try Client(port).answer(to: "/version?after=2").body == #"{"version":3}"#)
    let without = try Client(port).answer(to: "/picture").body
    #expect(without.contains(#""failure":"the file is gone","isStale":true"#) && without.contains("<svg"))
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    #expect(try Client(port).answer(to: "/version?after=3").body == #"{"version":4}"#)
    #expect(try Client(port).answer(to: "/picture").body.contains(#""failure":"this is not a regular file""#))
    try FileManager.default.removeItem(atPath: file)
    try write(Self.layout)
    let later = try Client(port).answer(to: "/version?after=4").body
    #expect(later == #"{"version":5}"# || later == #"{"version":6}"#)
    #expect(try Client(port).answer(to: "/picture").body.contains(#""failure":null,"isStale":false"#))
    try FileManager.default.removeItem(atPath: file)
  }

  @Test(arguments: [("x", "the file is gone"), ("/x", "cannot read this file: Not a directory")])
  func neverReadable(more: String, reason: String) throws {
    try write(Self.layout)
    let port = try start(path: file + more)
    #expect(try Client(port).answer(to: "/version").body == #"{"version":1}"#)
    let body = try Client(port).answer(to: "/picture").body
    #expect(body.contains(#""failure":"\#(reason)","isStale":true,"canvas":null"#), "\(body.prefix(200))")
    #expect(body.contains(#""svg":null"#))
    try FileManager.default.removeItem(atPath: file)
  }

  /// A request may arrive in pieces, and other clients do not wait for the rest.
  @Test func aSlowClient() throws {
    try write(Self.layout)
    let port = try start()
    let slow = try Client(port)
    let request = Client.request("/version")
    for character in request.dropLast() {
      try slow.send(String(character))
      if character == "\n" { #expect(try Client(port).answer(to: "/version").status == "HTTP/1.1 200 OK") }
    }
    try slow.send("\n")
    #expect(try slow.rest().body == #"{"version":1}"#)
    try FileManager.default.removeItem(atPath: file)
  }

  #if compiler(>=6.2)
    @Test func aPortInUse() async throws {
      let taken = try Sockets.listen(port: 0)
      #expect(throws: SystemError(code: EADDRINUSE)) { try Sockets.listen(port: taken.port) }
      let port: UInt16 = taken.port
      let result = await #expect(
        processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
      ) { [port = port as UInt16] in
        servePreview(of: "a.layout", port: port, settings: [])
      }
      let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(
        words.contains(
          "layoutdraw preview: error: port \(port) is in use; choose another port with --port, or any free port with --port 0\n"
        ))
      Sockets.close(taken.socket)
    }
  #endif
}

/// A connection to a server on this machine.
private struct Client {
  private let socket: Int32

  struct Answer {
    var status: String
    var headers: [String]
    var body: String
  }

  private struct Failure: Error { var step: String }

  init(_ port: UInt16) throws {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let socket = Platform.socket(AF_INET, kind, 0)
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure(step: "connect") }
    self.socket = socket
  }

  static func request(_ path: String, host: String = "localhost") -> String {
    "GET \(path) HTTP/1.1\r\nHost: \(host)\r\n\r\n"
  }

  func send(_ text: String) throws {
    let bytes = Array(text.utf8)
    guard write(socket, bytes, bytes.count) == bytes.count else { throw Failure(step: "send") }
  }

  func close() { _ = Platform.close(socket) }

  func rest() throws -> Answer {
    defer { close() }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(socket, &buffer, buffer.count)
      guard count >= 0 else { throw Failure(step: "read") }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw Failure(step: "the answer '\(text)'") }
    let head = parts[0].split(separator: "\r\n").map(String.init)
    return Answer(status: head[0], headers: Array(head.dropFirst()), body: String(parts[1]))
  }

  func answer(to path: String) throws -> Answer { try answer(toText: Self.request(path)) }

  func answer(toText request: String) throws -> Answer {
    try send(request)
    return try rest()
  }
}
