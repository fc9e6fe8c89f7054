import LayoutDraw
@preconcurrency import Platform

/// A server for a file that is being edited: one thread waits for clients and file changes, and other threads compute
/// the answers.
struct PreviewServer {
  private let path: String
  private var file: PreviewedFile
  private let listener: Int32
  private let alarm: Int32
  private let workers: [PreviewSite.Lane: Workers]
  private var connections: [Int: Connection] = [:]
  private var nextConnection = 0
  /// The earliest time, in milliseconds, at which the server accepts clients again after it ran out of file
  /// descriptors.
  private var acceptsAgain = 0
  private var watch: FileWatch

  private static let mostConnections = 512

  init(path: String, settings: [(name: String, value: String)], listener: Int32) throws(SystemError) {
    (self.path, self.listener) = (path, listener)
    file = PreviewedFile(name: path, settings: settings)
    watch = FileWatch(paths: [path])
    let pipe = try Sockets.alarm()
    alarm = pipe.wait
    var workers: [PreviewSite.Lane: Workers] = [:]
    for lane in PreviewSite.Lane.allCases {
      workers[lane] = Workers(threads: lane.threadCount, ring: pipe.ring, isBackground: lane == .sizes)
    }
    self.workers = workers
    file.read(path)
  }

  mutating func run() -> Never {
    while true {
      // 1. Wait for an event, or for the file to change.
      let numbers = connections.keys.sorted()
      let hasRoom = connections.count < Self.mostConnections && milliseconds() >= acceptsAgain
      var requests = [
        pollfd(
          fd: hasRoom ? listener : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: alarm, events: Int16(POLLIN), revents: 0),
        pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      for number in numbers { requests.append(request(of: number)) }
      Sockets.wait(&requests, milliseconds: Int32(watch.pause))
      let now = milliseconds()
      // 2. Read the file again if it has changed.
      if !watch.changes().isEmpty || (FileStamp(path: path) == nil) != file.isUnreadable { refresh() }
      // 3. Empty the pipe through which workers wake the server, and take the workers' answers.
      while (try? Sockets.read(alarm))??.isEmpty == false {}
      for lane in PreviewSite.Lane.allCases {
        for (number, response) in workers[lane]?.take() ?? [] {
          connections[number]?.answer(response, now: now)
        }
      }
      // 4. Serve clients.
      for (number, request) in zip(numbers, requests.dropFirst(3)) where request.revents != 0 {
        if connections[number]?.isIdle ?? false { drop(number) } else { serve(number, now: now) }
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
    // While a client waits for its answer, only the event `hangUp` shows that it has disconnected.
    let events =
      (connection.wantsInput ? Int16(POLLIN) : 0) | (connection.wantsOutput ? Int16(POLLOUT) : 0)
      | (connection.isIdle ? Sockets.hangUp : 0)
    return pollfd(fd: connection.socket, events: events, revents: 0)
  }

  private mutating func drop(_ number: Int) {
    connections[number]?.close()
    for lane in PreviewSite.Lane.allCases { workers[lane]?.cancel(for: number) }
  }

  private mutating func accept(now: Int) {
    do throws(SystemError) {
      while connections.count < Self.mostConnections, let socket = try Sockets.accept(listener) {
        connections[nextConnection] = Connection(socket: socket, now: now)
        nextConnection += 1
      }
    } catch {
      // No file descriptor is free, so new clients must wait.
      acceptsAgain = now + Self.retryDelay
    }
  }

  private static let retryDelay = 200

  private mutating func serve(_ number: Int, now: Int) {
    guard connections[number] != nil else { return }
    if connections[number]?.wantsOutput ?? false { connections[number]?.write(now: now) }
    guard connections[number]?.wantsInput ?? false, let request = connections[number]?.read(now: now) else {
      return
    }
    switch PreviewSite.answer(request, of: file) {
    case .now(let response): connections[number]?.answer(response, now: now)
    case .whenLater(let version): connections[number]?.wait(for: version, now: now)
    case .after(let lane, let work):
      connections[number]?.work()
      workers[lane]?.add(work, for: number, replacesOthers: lane == .sizes)
    }
  }

  private mutating func refresh() {
    // Some editors empty a file before they write it, so wait before reading an empty file.
    if FileStamp(path: path)?.isEmpty ?? false { usleep(20_000) }
    file.read(path)
  }
}

extension PreviewSite.Lane {
  fileprivate var threadCount: Int {
    switch self {
    case .pictures: max(2, min(4, processorCount()))
    case .words, .sizes: 1
    }
  }
}

extension PreviewedFile {
  /// Reads the file, or records a failure; pipes and devices are rejected because reading them may never end.
  fileprivate mutating func read(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return fail(errno == ENOENT ? "the file is gone" : "cannot read this file: \(SystemError.last.text)")
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return fail("this is not a regular file") }
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return fail("cannot read this file: \(SystemError.last.text)") }
    defer { close(file) }
    var bytes: [UInt8] = []
    do throws(SystemError) {
      while bytes.count <= Self.sizeLimit, let more = try Sockets.read(file), !more.isEmpty { bytes += more }
    } catch {
      return fail("cannot read this file: \(error.text)")
    }
    if bytes.count > Self.sizeLimit {
      return fail("this file is larger than \(Self.sizeLimit >> 20) MB, the most that layoutdraw reads")
    }
    take(bytes)
  }

  private static let sizeLimit = 256 << 20
}
