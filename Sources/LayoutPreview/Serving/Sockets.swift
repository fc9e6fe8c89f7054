@preconcurrency import Platform

// The system calls of the preview server; all except `wait` return immediately.

enum Sockets {
  /// Listens for clients on this machine, at a port that the system chooses if `port` is 0.
  static func listen(port: UInt16) throws(SystemError) -> (socket: Int32, port: UInt16) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let socket = socket(AF_INET, kind, 0)
    guard socket >= 0 else { throw .last }
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout.size(ofValue: yes)))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, length) == 0 && startListening(socket) == 0
          && getsockname(socket, address, &length) == 0
      }
    }
    guard isBound else {
      let failure = SystemError.last
      close(socket)
      throw failure
    }
    neverWait(socket)
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  #if canImport(Darwin)
    static let hangUp = Int16(POLLHUP)
  #else
    /// The `poll` event for a disconnected client: Linux's POLLRDHUP.
    static let hangUp: Int16 = 0x2000
  #endif

  /// Accepts a client, and returns its socket; `nil` if no client is waiting.
  ///
  /// - Throws: an error if no file descriptor is free.
  static func accept(_ listener: Int32) throws(SystemError) -> Int32? {
    let socket = takeClient(listener)
    guard socket >= 0 else {
      if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) { throw .last }
      return nil
    }
    neverWait(socket)
    return socket
  }

  /// Returns the available bytes: `nil` if there are none yet, or an empty array at the end of the input.
  static func read(_ socket: Int32) throws(SystemError) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = buffer.withUnsafeMutableBytes { receive(socket, $0.baseAddress, $0.count) }
    if count >= 0 { return Array(buffer[..<count]) }
    if [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) { return nil }
    throw .last
  }

  /// Writes as many bytes as possible at once, and returns their number.
  static func write(_ bytes: ArraySlice<UInt8>, to socket: Int32) throws(SystemError) -> Int {
    let count = bytes.withUnsafeBytes { send(socket, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    if [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) { return 0 }
    throw .last
  }

  static func finishWriting(_ socket: Int32) { _ = shutdown(socket, Int32(SHUT_WR)) }

  static func close(_ socket: Int32) { leave(socket) }

  /// Creates a pipe for waking a thread: the thread waits for input from `wait`, and other threads write to `ring`.
  static func alarm() throws(SystemError) -> (wait: Int32, ring: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends { neverWait(end) }
    return (ends[0], ends[1])
  }

  static func wait(_ requests: inout [pollfd], milliseconds: Int32) {
    _ = poll(&requests, nfds_t(requests.count), milliseconds)
  }

  private static func neverWait(_ file: Int32) {
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
  }
}

// These functions call the C functions `listen`, `accept` and so on from outside `Sockets`, because inside `Sockets`
// those names refer to its own methods.
private func startListening(_ socket: Int32) -> Int32 { listen(socket, 512) }
private func takeClient(_ listener: Int32) -> Int32 { accept(listener, nil, nil) }
private func receive(_ file: Int32, _ target: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, target, count)
}
private func send(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
private func leave(_ file: Int32) { close(file) }
