import LayoutDraw

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file beside another one that is to take its name.
///
/// There is one at a time, and only the main thread makes it. A signal that ends the program removes it; what a run that
/// was killed has left in a folder is removed by the next one that writes there.
struct TemporaryFile {
  let path: String
  let file: Int32

  /// Makes an empty file in a folder, with these permissions, or those that the umask leaves.
  init(in folder: String, mode: FileMode?) throws(SystemError) {
    if sweptFolders.insert(folder).inserted { Self.removeLeft(in: folder) }
    var attempt = 0
    while true {
      let path = joined(folder, "\(Self.start)\(System.processID)-\(attempt)")
      do {
        file = try System.create(path, mode: mode)
        // Who removes what is left takes it for such unless somebody holds it.
        System.hold(file)
        self.path = path
        pathToRemove = strdup(path)
        return
      } catch {
        // Left behind by a process that was killed and had our number.
        guard error == .exists, attempt < 100 else { throw error }
        attempt += 1
      }
    }
  }

  private static let start = ".layoutdraw-"

  /// Returns whether a path names what a run may have left.
  static func isOne(_ path: String) -> Bool { lastPart(of: path).starts(withBytesOf: start) }

  /// Removes what runs that are over have left in a folder.
  static func removeLeft(in folder: String) {
    for name in (try? System.entries(of: folder)) ?? [] where isOne(name) {
      removeIfLeft(joined(folder, name))
    }
  }

  /// Removes a temporary file whose run is over; of one that only just began, it cannot be told.
  static func removeIfLeft(_ path: String) {
    let number = lastPart(of: path).utf8.dropFirst(start.utf8.count).prefix { $0 != UInt8(ascii: "-") }
    guard let process = Int32(String(Substring(number))), System.isUnheldFile(path) else { return }
    if process == System.processID || !System.isRunning(process) { System.remove(path) }
  }

  /// Writes all bytes and gives the file the name it was made for.
  consuming func finish(
    _ bytes: [UInt8], as newPath: String, isDurable: Bool = false
  ) throws(SystemError) {
    defer { forget() }
    do throws(SystemError) {
      do throws(SystemError) {
        try System.writeAll(bytes, to: file)
        if isDurable { try System.synchronize(file) }
      } catch {
        try? System.close(file)
        throw error
      }
      try System.close(file)
      try System.rename(path, to: newPath)
    } catch {
      System.remove(path)
      throw error
    }
  }

  private func forget() {
    let path = pathToRemove
    pathToRemove = nil
    free(path)
  }

  /// Lets interrupts remove what is half-written before they end the program.
  static func removeOnInterrupt() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number, removeAndEnd)
      // One that was ignored, as under nohup, stays so.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }
}

/// Where this run has looked for what others have left; only the main thread writes.
nonisolated(unsafe) private var sweptFolders: Set<String> = []

/// What a signal handler may touch: plain memory, set and cleared by the main thread.
nonisolated(unsafe) private var pathToRemove: UnsafeMutablePointer<CChar>?

/// Calls nothing but what POSIX allows in a signal handler.
private func removeAndEnd(_ number: Int32) {
  if let pathToRemove { unlink(pathToRemove) }
  signal(number, SIG_DFL)
  kill(getpid(), number)
}
