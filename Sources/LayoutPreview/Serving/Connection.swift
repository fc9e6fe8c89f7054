/// One client, from its first byte to the end of its answer; whatever it does, it is gone after some seconds.
struct Connection {
  enum Phase {
    /// The request comes in.
    case reading
    /// A thread makes the answer.
    case working
    /// Nothing later than this version is known yet.
    case waiting(version: Int)
    case writing
    /// All was sent; what the client still sends is thrown away, so that it can read the answer.
    case closing
    case closed
  }

  let socket: Int32
  private(set) var phase = Phase.reading
  private var received: [UInt8] = []
  private var outgoing: ArraySlice<UInt8> = []
  /// In milliseconds of the clock; when it is over.
  private var deadline: Int

  /// How long a client may take for its request, wait for news, take its answer, and then to go.
  private static let (requestTime, newsTime, answerTime, goingTime) = (10_000, 8_000, 30_000, 1_000)

  init(socket: Int32, now: Int) {
    self.socket = socket
    deadline = now + Self.requestTime
  }

  /// What it waits for.
  var wantsInput: Bool {
    switch phase {
    case .reading, .closing: true
    default: false
    }
  }

  var wantsOutput: Bool { if case .writing = phase { true } else { false } }

  /// Indicates whether nothing is read or written until there is an answer.
  var isIdle: Bool {
    switch phase {
    case .working, .waiting: true
    case .reading, .writing, .closing, .closed: false
    }
  }

  var isClosed: Bool { if case .closed = phase { true } else { false } }

  /// Takes what has come; the request, once it is whole.
  mutating func read(now: Int) -> HTTPRequest? {
    do throws(SystemFailure) {
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

  /// A thread makes its answer, for as long as that takes.
  mutating func work() { (phase, deadline) = (.working, .max) }

  mutating func wait(for version: Int, now: Int) {
    (phase, deadline) = (.waiting(version: version), now + Self.newsTime)
  }

  mutating func answer(_ response: HTTPResponse, now: Int) {
    outgoing = response.bytes[...]
    (phase, deadline) = (.writing, now + Self.answerTime)
    write(now: now)
  }

  mutating func write(now: Int) {
    do throws(SystemFailure) {
      outgoing = outgoing.dropFirst(try Sockets.write(outgoing, to: socket))
      guard outgoing.isEmpty else { return }
      Sockets.finishWriting(socket)
      (phase, deadline) = (.closing, now + Self.goingTime)
    } catch {
      close()
    }
  }

  /// What is due at a time: who waits for news is told that there are none, who is slow is sent away.
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
