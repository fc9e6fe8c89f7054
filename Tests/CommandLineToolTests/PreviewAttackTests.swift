import Foundation
import Testing

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("layoutdraw preview under attack", .serialized)
struct PreviewAttackTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("view a\n|-[a(20)]-|\nV:|-[a(20)]-|\n", to: "a.layout")
  }

  private final class Client {
    let socket: Int32

    init(port: String) throws {
      #if canImport(Glibc)
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #else
        socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
      #endif
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = try #require(UInt16(port)).bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var time = timeval(tv_sec: 20, tv_usec: 0)
      setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout.size(ofValue: time)))
      let isConnected = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
      try #require(isConnected)
    }

    deinit { close(socket) }

    func send(_ text: String) {
      var bytes = ArraySlice(Array(text.utf8))
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
        if count <= 0 { return }
        bytes = bytes.dropFirst(count)
      }
    }

    func answer() -> String {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while !bytes.contains(UInt8(ascii: "\n")) {
        let count = read(socket, &buffer, buffer.count)
        if count <= 0 { break }
        bytes += buffer[..<count]
      }
      return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }
  }

  private static let plain = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

  private static let pieces = String(repeating: "7x5,", count: 4000)
  private static let header = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "

  private static let attacks: [(name: String, text: String, status: String)] = [
    ("a query of 15 KB", "GET /picture?canvas-sizes=\(pieces) HTTP/1.1\r\n\r\n", "414"),
    ("a header of 100 KB", header + String(repeating: "a", count: 100_000), "431"),
    ("a header of 5 MB", header + String(repeating: "a", count: 5_000_000), "431"),
    ("no HTTP", "hello\r\n\r\n", "400"),
  ]

  @Test(arguments: attacks)
  func tooLarge(name: String, text: String, status: String) throws {
    signal(SIGPIPE, SIG_IGN)
    let preview = try RunningPreview("a.layout", in: program)
    let clients = try (0..<8).map { _ in try Client(port: preview.port) }
    for client in clients { client.send(text) }
    for client in clients { #expect(client.answer().hasPrefix("HTTP/1.1 \(status) "), "\(name)") }
    let other = try Client(port: preview.port)
    other.send(Self.plain)
    #expect(other.answer() == "HTTP/1.1 200 OK")
  }

  @Test func slowClientsKeepNobodyWaiting() throws {
    let preview = try RunningPreview("a.layout", in: program)
    let slow = try (0..<200).map { _ in try Client(port: preview.port) }
    for client in slow { client.send("GET / HTTP/1.1\r\nHost: 127") }
    let other = try Client(port: preview.port)
    other.send(Self.plain)
    #expect(other.answer() == "HTTP/1.1 200 OK")
    #expect(slow[0].answer() == "HTTP/1.1 408 Request Timeout")
  }

  @Test func manyAtOnce() throws {
    let preview = try RunningPreview("a.layout", in: program)
    let clients = try (0..<200).map { _ in try Client(port: preview.port) }
    for client in clients { client.send("GET /picture HTTP/1.1\r\nHost: localhost:\(preview.port)\r\n\r\n") }
    #expect(clients.allSatisfy { $0.answer() == "HTTP/1.1 200 OK" })
  }
}
