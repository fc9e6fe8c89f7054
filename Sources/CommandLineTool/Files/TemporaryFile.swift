import LayoutDraw
@preconcurrency import Platform

/// A file that is written and then renamed to replace another file. Only the main thread may use this type, for one
/// file at a time.
struct TemporaryFile {
  let path: String
  let file: Int32

  init(in folder: String, mode: FileMode?) throws(SystemError) {
    if sweptFolders.insert(folder).inserted { Self.removeAbandoned(in: folder) }
    var attempt = 0
    while true {
      let path = joined(folder, "\(Self.start)\(System.processID)-\(attempt)")
      do {
        file = try System.create(path, mode: mode)
        // Lock the file, because other runs of this program may remove temporary files that are not locked.
        System.hold(file)
        self.path = path
        pathToRemove = strdup(path)
        return
      } catch {
        // If the file exists, it was left by a killed process that had the same ID. Try the next number in the file's
        // name.
        guard error == .exists, attempt < 100 else { throw error }
        attempt += 1
      }
    }
  }

  private static let start = ".layoutdraw-"

  static func isTemporary(_ path: String) -> Bool { lastPart(of: path).starts(withBytesOf: start) }

  static func removeAbandoned(in folder: String) {
    for name in (try? System.entries(of: folder)) ?? [] where isTemporary(name) {
      removeIfAbandoned(joined(folder, name))
    }
  }

  static func removeIfAbandoned(_ path: String) {
    let number = lastPart(of: path).utf8.dropFirst(start.utf8.count).prefix { $0 != UInt8(ascii: "-") }
    guard let process = Int32(String(Substring(number))), System.isUnheldFile(path) else { return }
    if process == System.processID || !System.isRunning(process) { System.remove(path) }
  }

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

  static func removeOnInterrupt() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number, removeAndEnd)
      // A signal that was ignored, as under `nohup`, stays ignored.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }
}

nonisolated(unsafe) private var sweptFolders: Set<String> = []

/// The path for the signal handler, which must not use a Swift string.
nonisolated(unsafe) private var pathToRemove: UnsafeMutablePointer<CChar>?

/// Removes the temporary file and ends the program, using only functions that POSIX allows in a signal handler.
private func removeAndEnd(_ number: Int32) {
  if let pathToRemove { unlink(pathToRemove) }
  signal(number, SIG_DFL)
  kill(getpid(), number)
}
