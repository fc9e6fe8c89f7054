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
  private let workers: [PreviewSite.Lane: Workers]
  private var connections: [Int: Connection] = [:]
  private var nextConnection = 0
  /// When clients are accepted again, after there was no room for one.
  private var acceptsAgain = 0
  private var watch: FileWatch

  /// More clients wait until one has gone.
  private static let mostConnections = 512

  init(path: String, settings: [(name: String, value: String)], listener: Int32) throws(SystemFailure) {
    (self.path, self.listener) = (path, listener)
    file = PreviewedFile(name: path, settings: settings)
    watch = FileWatch(paths: [path])
    let pipe = try Sockets.alarm()
    alarm = pipe.wait
    var workers: [PreviewSite.Lane: Workers] = [:]
    for lane in PreviewSite.Lane.allCases {
      workers[lane] = Workers(threads: lane.threadCount, ring: pipe.ring, givesWay: lane == .sizes)
    }
    self.workers = workers
    file.read(path)
  }

  /// Never returns.
  mutating func run() -> Never {
    while true {
      // 1. Until something can be done, or the file may have been saved.
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
      // 2. The file.
      if !watch.changes().isEmpty || (FileStamp(path: path) == nil) != file.isUnreadable { refresh() }
      // 3. Answers that were made.
      while (try? Sockets.read(alarm))??.isEmpty == false {}
      for lane in PreviewSite.Lane.allCases {
        for (number, response) in workers[lane]?.take() ?? [] {
          connections[number]?.answer(response, now: now)
        }
      }
      // 4. Clients.
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
    // Who waits for its answer is only asked whether it has gone.
    let events =
      (connection.wantsInput ? Int16(POLLIN) : 0) | (connection.wantsOutput ? Int16(POLLOUT) : 0)
      | (connection.isIdle ? Sockets.hangUp : 0)
    return pollfd(fd: connection.socket, events: events, revents: 0)
  }

  /// Lets a client go that has hung up before its answer was made, and gives up what it asked for.
  private mutating func drop(_ number: Int) {
    connections[number]?.close()
    for lane in PreviewSite.Lane.allCases { workers[lane]?.cancel(for: number) }
  }

  private mutating func accept(now: Int) {
    do throws(SystemFailure) {
      while connections.count < Self.mostConnections, let socket = try Sockets.accept(listener) {
        connections[nextConnection] = Connection(socket: socket, now: now)
        nextConnection += 1
      }
    } catch {
      // No file is left to open: the client waits until one is, and so do we.
      acceptsAgain = now + Self.patience
    }
  }

  /// In milliseconds.
  private static let patience = 200

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
    // Some editors empty a file before they write it.
    if FileStamp(path: path)?.isEmpty ?? false { usleep(20_000) }
    file.read(path)
  }
}

extension PreviewSite.Lane {
  /// How many of its answers are made at once.
  fileprivate var threadCount: Int {
    switch self {
    case .pictures: max(2, min(4, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    case .words, .sizes: 1
    }
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
