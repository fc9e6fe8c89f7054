import Platform

/// A client's connection, from the request to the end of the answer.
struct Connection {
  enum Phase {
    case reading
    case working
    /// The client waits for a version of the file later than `version`.
    case waiting(version: Int)
    case writing
    /// The answer was sent, but the connection stays open for a moment, since closing it at once could discard data
    /// that the client has not read yet.
    case closing
    case closed
  }

  let socket: Int32
  private(set) var phase = Phase.reading
  private var received: [UInt8] = []
  private var outgoing: ArraySlice<UInt8> = []
  /// The time, in milliseconds, at which the time limit of the current phase ends.
  private var deadline: Int

  /// Time limits in milliseconds.
  private static let (requestTime, waitingTime, answerTime, closingTime) = (10_000, 8_000, 30_000, 1_000)

  init(socket: Int32, now: Int) {
    self.socket = socket
    deadline = now + Self.requestTime
  }

  var wantsInput: Bool {
    switch phase {
    case .reading, .closing: true
    default: false
    }
  }

  var wantsOutput: Bool { if case .writing = phase { true } else { false } }

  /// Indicates whether the server is still preparing the answer or waiting for a new version of the file.
  var isIdle: Bool {
    switch phase {
    case .working, .waiting: true
    case .reading, .writing, .closing, .closed: false
    }
  }

  var isClosed: Bool { if case .closed = phase { true } else { false } }

  mutating func read(now: Int) -> HTTPRequest? {
    do throws(SystemError) {
      guard let bytes = try Sockets.read(socket) else { return nil }
      if bytes.isEmpty {
        close()
        return nil
      }
      guard case .reading = phase else { return nil }
      received += bytes
    } catch {
      close()
      return nil
    }
    switch HTTPRequest.arrival(of: received) {
    case .partial: return nil
    case .refused(let status):
      answer(HTTPResponse(status), now: now)
      return nil
    case .whole(let request):
      received = []
      return request
    }
  }

  mutating func work() { (phase, deadline) = (.working, .max) }

  mutating func wait(for version: Int, now: Int) {
    (phase, deadline) = (.waiting(version: version), now + Self.waitingTime)
  }

  mutating func answer(_ response: HTTPResponse, now: Int) {
    outgoing = response.bytes[...]
    (phase, deadline) = (.writing, now + Self.answerTime)
    write(now: now)
  }

  mutating func write(now: Int) {
    do throws(SystemError) {
      outgoing = outgoing.dropFirst(try Sockets.write(outgoing, to: socket))
      guard outgoing.isEmpty else { return }
      Sockets.finishWriting(socket)
      (phase, deadline) = (.closing, now + Self.closingTime)
    } catch {
      close()
    }
  }

  /// Answers a waiting client if the file has changed, and answers or disconnects a client whose time limit has passed.
  mutating func expire(now: Int, _ file: PreviewedFile) {
    switch phase {
    case .waiting(let version) where file.version > version || now >= deadline:
      answer(PreviewSite.version(of: file), now: now)
    case .reading where now >= deadline: answer(HTTPResponse(.timeout), now: now)
    case .writing where now >= deadline, .closing where now >= deadline: close()
    default: break
    }
  }

  mutating func close() {
    Sockets.close(socket)
    phase = .closed
  }
}
