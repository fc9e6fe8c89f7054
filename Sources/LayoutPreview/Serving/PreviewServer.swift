import LayoutDraw

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Serves a file that is being edited: one thread waits for all clients and for the file, others make the answers.
///
/// Every client is bounded in what it may send and in how long it may take, and so are they all in number; so none of
/// them can keep the others from being served.
struct PreviewServer {
  private let path: String
  private var file: PreviewedFile
  private let listener: Int32
  /// What wakes the thread that waits.
  private let alarm: Int32
  private let workers: Workers
  private var connections: [Int: Connection] = [:]
  private var nextConnection = 0
  private var watch: FileWatch

  /// More clients wait until one has gone.
  private static let mostConnections = 512

  init(path: String, settings: [(name: String, value: String)], listener: Int32) throws(SystemFailure) {
    (self.path, self.listener) = (path, listener)
    file = PreviewedFile(name: path, settings: settings)
    watch = FileWatch(paths: [path])
    let pipe = try Sockets.alarm()
    alarm = pipe.wait
    workers = Workers(threads: max(2, min(4, sysconf(Int32(_SC_NPROCESSORS_ONLN)))), ring: pipe.ring)
    file.read(path)
  }

  /// Never returns.
  mutating func run() -> Never {
    while true {
      // 1. Until something can be done, or the file may have been saved.
      let numbers = connections.keys.sorted()
      var requests = [
        pollfd(
          fd: connections.count < Self.mostConnections ? listener : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: alarm, events: Int16(POLLIN), revents: 0),
      ]
      for number in numbers { requests.append(request(of: number)) }
      Sockets.wait(&requests, milliseconds: Int32(FileWatch.interval))
      let now = milliseconds()
      // 2. The file.
      if !watch.changes().isEmpty || (FileStamp(path: path) == nil) != file.isUnreadable { refresh() }
      // 3. Answers that were made.
      while (try? Sockets.read(alarm))??.isEmpty == false {}
      for (number, response) in workers.take() { connections[number]?.answer(response, now: now) }
      // 4. Clients.
      for (number, request) in zip(numbers, requests.dropFirst(2)) where request.revents != 0 {
        serve(number, now: now)
      }
      if requests[0].revents != 0 { accept(now: now) }
      for number in connections.keys.sorted() {
        connections[number]?.expire(now: now, file)
        if connections[number]?.isClosed ?? true { connections[number] = nil }
      }
    }
  }

  private func request(of number: Int) -> pollfd {
    guard let connection = connections[number] else { return pollfd(fd: -1, events: 0, revents: 0) }
    let events = (connection.wantsInput ? POLLIN : 0) | (connection.wantsOutput ? POLLOUT : 0)
    // Who waits for its answer is not listened to: whether it has gone shows when that is sent.
    return pollfd(fd: events == 0 ? -1 : connection.socket, events: Int16(events), revents: 0)
  }

  private mutating func accept(now: Int) {
    while connections.count < Self.mostConnections, let socket = Sockets.accept(listener) {
      connections[nextConnection] = Connection(socket: socket, now: now)
      nextConnection += 1
    }
  }

  private mutating func serve(_ number: Int, now: Int) {
    guard connections[number] != nil else { return }
    if connections[number]?.wantsOutput ?? false { connections[number]?.write(now: now) }
    guard connections[number]?.wantsInput ?? false, let request = connections[number]?.read(now: now) else {
      return
    }
    switch PreviewSite.answer(request, of: file) {
    case .now(let response): connections[number]?.answer(response, now: now)
    case .whenLater(let version): connections[number]?.wait(for: version, now: now)
    case .after(let work):
      connections[number]?.work()
      workers.add(work, for: number)
    }
  }

  private mutating func refresh() {
    // Some editors empty a file before they write it.
    if FileStamp(path: path)?.isEmpty ?? false { usleep(20_000) }
    file.read(path)
  }
}

extension PreviewedFile {
  /// Takes what the file holds, or why it cannot be read; what may never end is not read.
  fileprivate mutating func read(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return fail(errno == ENOENT ? "the file is gone" : "cannot read this file: \(SystemFailure.last.text)")
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return fail("this is not a file") }
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return fail("cannot read this file: \(SystemFailure.last.text)") }
    defer { close(file) }
    var bytes: [UInt8] = []
    do throws(SystemFailure) {
      while bytes.count <= Self.sizeLimit, let more = try Sockets.read(file), !more.isEmpty { bytes += more }
    } catch {
      return fail("cannot read this file: \(error.text)")
    }
    if bytes.count > Self.sizeLimit { return fail("a layout has at most \(Self.sizeLimit >> 20) MB") }
    take(bytes)
  }

  private static let sizeLimit = 256 << 20
}
