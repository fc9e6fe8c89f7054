import LayoutDraw
@preconcurrency import Platform

// The types in this file wrap system calls and throw typed errors. They are used instead of Foundation, because loading
// Foundation would take milliseconds.

typealias FileMode = mode_t

struct FileStatus {
  enum Kind {
    case regular, folder
    /// A device, pipe or socket.
    case stream
  }

  var kind: Kind
  var mode: FileMode
  /// The file's identity, equal for all paths to the file.
  var identity: FileIdentity
}

struct FileIdentity: Hashable {
  var device: UInt64
  var inode: UInt64
}

enum System {
  static func status(of path: String) throws(SystemError) -> FileStatus {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    let kind: FileStatus.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      default: .stream
      }
    return FileStatus(
      kind: kind, mode: status.st_mode & 0o7777,
      identity: FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino)))
  }

  static func isStream(_ path: String) -> Bool { (try? status(of: path))?.kind == .stream }

  static func isFolder(_ path: String) -> Bool { (try? status(of: path))?.kind == .folder }

  /// Returns whether a path exists. A symbolic link exists even if its target is missing.
  static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  static func realPath(_ path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func linkTarget(_ path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }

  /// Opens a file or folder; throws for a pipe, device or socket, unless the path names an open file descriptor, as in
  /// the shell's `<(…)`.
  static func openForReading(_ path: String) throws(SystemError) -> Int32 {
    let isHandedOver =
      path == "/dev/stdin" || ["/dev/fd/", "/proc/self/fd/"].contains { path.starts(withBytesOf: $0) }
    // Check the file's kind before opening the file, since opening a device can have side effects.
    if !isHandedOver, try status(of: path).kind == .stream { throw .isStream }
    let file = try opened(open(path, O_RDONLY | O_CLOEXEC | (isHandedOver ? 0 : O_NONBLOCK)))
    var status = stat()
    let isFile =
      fstat(file, &status) == 0 && [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    guard isFile || isHandedOver else {
      try? close(file)
      throw .isStream
    }
    return file
  }

  static func openForWriting(_ path: String) throws(SystemError) -> Int32 {
    try opened(open(path, O_WRONLY | O_CLOEXEC))
  }

  /// Creates a file; throws if the file exists.
  static func create(_ path: String, mode: FileMode?) throws(SystemError) -> Int32 {
    let file = try opened(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666))
    if let mode { setMode(mode, of: file) }
    return file
  }

  /// Reads a file. If the result has more than `limit` bytes, the file is too long, and the rest of the file may be
  /// missing from the result.
  static func readAll(_ file: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var status = stat()
    if fstat(file, &status) == 0, status.st_size > 0 {
      bytes.reserveCapacity(min(Int(status.st_size), limit) + 1)
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count == 0 { break }
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        throw .last
      }
    }
    return bytes
  }

  /// Replaces this process with the program `name` from the folder that contains this program or, if that fails, from
  /// the search path. Returns only after a failure.
  static func replaceProgram(by name: String, arguments: [String]) -> SystemError {
    let own = linkTarget("/proc/self/exe") ?? (try? realPath(CommandLine.arguments[0])) ?? ""
    let beside = own.split(atLast: "/").map { "\($0.before)/\(name)" }
    let strings = ([beside ?? name] + arguments).map { strdup($0) }
    defer { for string in strings { free(string) } }
    if let beside { execv(beside, strings + [nil]) }
    let failure = SystemError.last
    execvp(name, strings + [nil])
    return beside == nil ? .last : failure
  }

  /// Returns a command's standard output; throws if the exit status is not 0.
  static func output(of command: [String]) throws(SystemError) -> [UInt8] {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    defer { try? close(ends[0]) }
    let strings = command.map { strdup($0) }
    defer { for string in strings { free(string) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    for end in ends { posix_spawn_file_actions_addclose(&actions, end) }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, command[0], &actions, nil, strings + [nil], environ)
    try? close(ends[1])
    guard failure == 0 else { throw SystemError(code: failure) }
    let bytes = (try? readAll(ends[0], limit: 1 << 26)) ?? []
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { throw .accessDenied }
    return bytes
  }

  /// Waits for input and returns the available bytes; empty at the end of the input.
  static func readSome(_ file: Int32) throws(SystemError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count >= 0 { return Array(buffer[..<count]) }
      if errno != EINTR { throw .last }
    }
  }

  static func hasInput(_ file: Int32) -> Bool {
    var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  static func writeAll(_ bytes: some Collection<UInt8>, to file: Int32) throws(SystemError) {
    let bytes = ContiguousArray(bytes)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { write(file, $0.baseAddress! + written, $0.count - written) }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Compares with `memcmp`, which is many times as fast as `==`.
  static func areSame(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.count == b.count && memcmp(a, b, a.count) == 0
  }

  static func close(_ file: Int32) throws(SystemError) {
    // `close` closes the file even if a signal interrupts it.
    guard leave(file) == 0 || errno == EINTR else { throw .last }
  }

  static func rename(_ path: String, to newPath: String) throws(SystemError) {
    guard move(path, newPath) == 0 else { throw .last }
  }

  static func synchronize(_ file: Int32) throws(SystemError) {
    guard fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP else { throw .last }
  }

  /// Locks an open file until it is closed, to show other runs that the file is being written.
  static func hold(_ file: Int32) { _ = flock(file, LOCK_EX | LOCK_NB) }

  static func isUnheldFile(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { try? close(file) }
    var status = stat()
    return fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && flock(file, LOCK_EX | LOCK_NB) == 0
  }

  static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  static var currentFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  static func remove(_ path: String) { unlink(path) }

  static func setMode(_ mode: FileMode, of file: Int32) { _ = fchmod(file, mode) }

  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  static var processID: Int32 { getpid() }

  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Makes `write` return an error if a pipe is closed or a file becomes too large, instead of causing a signal.
  static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Makes glibc return freed buffers of at least 4 MB to the system, because large files would otherwise need 50% more
  /// memory.
  static func returnFreedMemory() {
    #if canImport(Glibc)
      // Swift's glibc module does not declare `mallopt`, so the function is looked up at run time.
      typealias SetOption = @convention(c) (_ option: CInt, _ value: CInt) -> CInt
      guard let function = dlsym(nil, "mallopt") else { return }
      let threshold: CInt = -3
      _ = unsafeBitCast(function, to: SetOption.self)(threshold, 4 << 20)
    #endif
  }

  private static func opened(_ file: Int32) throws(SystemError) -> Int32 {
    guard file >= 0 else { throw .last }
    return file
  }
}

// These functions are outside `System`, because inside it, `close` and `rename` would refer to its own methods.
private func leave(_ file: Int32) -> Int32 { close(file) }
private func move(_ path: String, _ newPath: String) -> Int32 { rename(path, newPath) }
