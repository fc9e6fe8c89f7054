import LayoutDraw
import Platform
import Testing

@testable import LayoutPreview

@Suite struct ConnectionTests {
  private func pair() -> (server: Int32, client: Int32) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    var ends: [Int32] = [0, 0]
    _ = socketpair(AF_UNIX, kind, 0, &ends)
    for end in ends { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    return (ends[0], ends[1])
  }

  private func send(_ text: String, to socket: Int32) throws {
    #expect(try Sockets.write(Array(text.utf8)[...], to: socket) == text.utf8.count)
  }

  private func received(_ socket: Int32) throws -> String? {
    try Sockets.read(socket).map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self) }
  }

  private func state(_ connection: Connection) -> [Bool] {
    [connection.wantsInput, connection.wantsOutput, connection.isIdle, connection.isClosed]
  }

  private let file = PreviewedFile(name: "a.layout")

  @Test func aRequestInTwoPieces() throws {
    let (server, client) = pair()
    var connection = Connection(socket: server, now: 500)
    #expect(state(connection) == [true, false, false, false])
    #expect(connection.read(now: 500) == nil)
    try send("GET / HTTP/1.1\r\nHost: loc", to: client)
    #expect(connection.read(now: 501) == nil)
    try send("alhost\r\n\r\n", to: client)
    #expect(connection.read(now: 502)?.host == "localhost")
    connection.work()
    #expect(state(connection) == [false, false, true, false])
    connection.expire(now: .max - 1, file)
    #expect(state(connection) == [false, false, true, false])
    connection.answer(HTTPResponse(.ok, [65]), now: 600)
    // A short answer is sent at once, so the connection does not wait to send more.
    #expect(state(connection) == [true, false, false, false])
    #expect(try received(client) == "HTTP/1.1 200 OK")
    #expect(try Sockets.read(client) == [])
    try send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", to: client)
    #expect(connection.read(now: 601) == nil)
    connection.expire(now: 1599, file)
    #expect(!connection.isClosed)
    connection.expire(now: 1600, file)
    #expect(state(connection) == [false, false, false, true])
    Sockets.close(client)
  }

  @Test func aRequestThatIsRefused() throws {
    let (server, client) = pair()
    var connection = Connection(socket: server, now: 0)
    try send("GET x HTTP/1.1\r\n\r\n", to: client)
    #expect(connection.read(now: 0) == nil)
    #expect(try received(client) == "HTTP/1.1 400 Bad Request")
    Sockets.close(client)
    #expect(connection.read(now: 1) == nil && connection.isClosed)
  }

  @Test func aRequestThatIsLate() throws {
    let (server, client) = pair()
    var connection = Connection(socket: server, now: 100)
    connection.expire(now: 10_099, file)
    #expect(try received(client) == nil)
    connection.expire(now: 10_100, file)
    #expect(try received(client) == "HTTP/1.1 408 Request Timeout")
    connection.close()
    Sockets.close(client)
  }

  @Test func waitingForAVersion() throws {
    var later = file
    later.take(Array("view a\n".utf8))
    for (version, file, isAnswered) in [(0, file, false), (1, later, false), (0, later, true)] {
      let (server, client) = pair()
      var connection = Connection(socket: server, now: 0)
      connection.wait(for: version, now: 100)
      #expect(state(connection) == [false, false, true, false])
      connection.expire(now: 8_099, file)
      #expect(connection.isIdle != isAnswered)
      connection.expire(now: 8_100, file)
      #expect(try received(client) == "HTTP/1.1 200 OK")
      connection.close()
      Sockets.close(client)
    }
  }

  /// The client does not read, so the large answer fills the system's send buffer.
  @Test func anAnswerThatNobodyReads() throws {
    let (server, client) = pair()
    var connection = Connection(socket: server, now: 0)
    let body = [UInt8](repeating: 65, count: 8 << 20)
    connection.answer(HTTPResponse(.ok, body), now: 1_000)
    #expect(state(connection) == [false, true, false, false])
    var count = 0
    while let bytes = try Sockets.read(client), !bytes.isEmpty { count += bytes.count }
    connection.write(now: 2_000)
    #expect(state(connection) == [false, true, false, false])
    connection.expire(now: 30_999, file)
    #expect(!connection.isClosed)
    while connection.wantsOutput {
      while let bytes = try Sockets.read(client), !bytes.isEmpty { count += bytes.count }
      connection.write(now: 30_999)
    }
    while let bytes = try Sockets.read(client), !bytes.isEmpty { count += bytes.count }
    #expect(count == HTTPResponse(.ok, body).bytes.count)
    connection.close()
    Sockets.close(client)

    let (slow, end) = pair()
    connection = Connection(socket: slow, now: 0)
    connection.answer(HTTPResponse(.ok, body), now: 1_000)
    connection.expire(now: 31_000, file)
    #expect(connection.isClosed)
    Sockets.close(end)
  }

  @Test func nobodyWaits() throws {
    let place = try Sockets.listen(port: 0)
    #expect(try Sockets.accept(place.socket) == nil && place.port > 0)
    Sockets.close(place.socket)
    let alarm = try Sockets.alarm()
    #expect(try Sockets.read(alarm.wait) == nil)
    #expect(try Sockets.write([1, 2], to: alarm.ring) == 2)
    #expect(try Sockets.read(alarm.wait) == [1, 2])
    var requests = [pollfd(fd: alarm.wait, events: Int16(POLLIN), revents: 0)]
    Sockets.wait(&requests, milliseconds: 0)
    #expect(requests[0].revents == 0)
    _ = try Sockets.write([3], to: alarm.ring)
    Sockets.wait(&requests, milliseconds: 0)
    #expect(requests[0].revents == Int16(POLLIN))
    Sockets.close(alarm.ring)
    Sockets.close(alarm.wait)
    #expect(throws: SystemError(code: EBADF)) { try Sockets.read(-1) }
    #expect(throws: SystemError(code: EBADF)) { try Sockets.write([1], to: -1) }
  }
}

@Suite struct WorkersTests {
  private final class Gate: @unchecked Sendable {
    private let lock = Lock()
    private var isOpen = false
    private var arrivals = 0

    func pass() {
      lock {
        arrivals += 1
        lock.announceChange()
        while !isOpen { lock.waitForChange() }
      }
    }

    func awaitArrival() { lock { while arrivals == 0 { lock.waitForChange() } } }

    func open() {
      lock {
        isOpen = true
        lock.announceChange()
      }
    }
  }

  private func answers(_ workers: Workers, _ alarm: Int32, _ count: Int) -> [(Int, HTTPStatus)] {
    var found: [(Int, HTTPStatus)] = []
    while true {
      found += workers.take().map { ($0.connection, $0.response.status) }
      if found.count >= count { return found }
      var requests = [pollfd(fd: alarm, events: Int16(POLLIN), revents: 0)]
      Sockets.wait(&requests, milliseconds: 60_000)
      guard requests[0].revents != 0 else { return found }
      _ = try? Sockets.read(alarm)
    }
  }

  @Test(arguments: [true, false]) func laterWorkReplacesEarlier(replaces: Bool) throws {
    let alarm = try Sockets.alarm()
    let workers = Workers(threads: 1, ring: alarm.ring, isBackground: replaces)
    let gate = Gate()
    workers.add(
      { isCancelled in
        gate.pass()
        return HTTPResponse(isCancelled() ? .badRequest : .ok)
      }, for: 1, replacesOthers: false)
    gate.awaitArrival()
    workers.add({ _ in HTTPResponse(.notFound) }, for: 2, replacesOthers: false)
    #expect(workers.take().isEmpty)
    workers.add({ _ in HTTPResponse(.timeout) }, for: 3, replacesOthers: replaces)
    // A job that is canceled before its start is answered at once.
    let canceled = workers.take()
    #expect(canceled.map(\.connection) == (replaces ? [2] : []))
    #expect(canceled.allSatisfy { $0.response.status == .conflict })
    gate.open()
    let rest = answers(workers, alarm.wait, replaces ? 2 : 3)
    #expect(rest.map(\.0) == (replaces ? [1, 3] : [1, 2, 3]))
    #expect(rest.map(\.1) == (replaces ? [.conflict, .timeout] : [.ok, .notFound, .timeout]))
  }

  @Test func workOfAClientThatLeft() throws {
    let alarm = try Sockets.alarm()
    let workers = Workers(threads: 1, ring: alarm.ring)
    let gate = Gate()
    workers.add(
      { _ in
        gate.pass()
        return HTTPResponse(.ok)
      }, for: 1, replacesOthers: false)
    gate.awaitArrival()
    for connection in [2, 3] {
      workers.add({ _ in HTTPResponse(.notFound) }, for: connection, replacesOthers: false)
    }
    workers.cancel(for: 2)
    #expect(workers.take().map(\.connection) == [2])
    workers.cancel(for: 1)
    gate.open()
    let rest = answers(workers, alarm.wait, 2)
    #expect(rest.map(\.0) == [1, 3] && rest.map(\.1) == [.conflict, .notFound])
  }
}
