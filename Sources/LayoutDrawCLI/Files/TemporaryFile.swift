#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file beside another one that is to take its name.
///
/// There is one at a time, and only the main thread makes it. A signal that ends the program removes it.
struct TemporaryFile {
  let path: String
  let file: Int32

  /// Makes an empty file in a folder, with these permissions, or those that the umask leaves.
  init(in folder: String, mode: FileMode?) throws(SystemError) {
    var attempt = 0
    while true {
      let path = joined(folder, ".layoutdraw-\(System.processID)-\(attempt)")
      do {
        file = try System.create(path, mode: mode)
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

  /// Writes all bytes and gives the file the name it was made for.
  consuming func finish(_ bytes: [UInt8], as newPath: String) throws(SystemError) {
    defer { forget() }
    do throws(SystemError) {
      do throws(SystemError) {
        try System.writeAll(bytes, to: file)
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

/// What a signal handler may touch: plain memory, set and cleared by the main thread.
nonisolated(unsafe) private var pathToRemove: UnsafeMutablePointer<CChar>?

/// Calls nothing but what POSIX allows in a signal handler.
private func removeAndEnd(_ number: Int32) {
  if let pathToRemove { unlink(pathToRemove) }
  signal(number, SIG_DFL)
  kill(getpid(), number)
}
