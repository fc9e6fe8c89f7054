#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells one state of a file from the next without reading it: its time, its size, and which file it is, since
/// editors save by putting a new file in the old one's place.
package struct FileStamp: Sendable, Hashable {
  private var seconds: Int
  private var nanoseconds: Int
  private var size: Int
  private var inode: UInt64
  private var device: UInt64

  package var isEmpty: Bool { size == 0 }

  /// The state of the file that a path leads to; `nil` where there is none. Cost: one system call.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
    size = Int(status.st_size)
    inode = UInt64(status.st_ino)
    device = UInt64(truncatingIfNeeded: status.st_dev)
  }
}

/// Watches files by looking at their stamps: a look costs microseconds, works on every file system, and sees a save within
/// the time between two looks.
package struct FileWatch: Sendable {
  /// Between two looks, in milliseconds: a third of what a person takes for at once.
  package static let interval = 30

  package let paths: [String]
  private var stamps: [FileStamp?]
  /// How often each was missing in a row.
  private var absences: [Int]
  /// The files that the last look found gone for good, by their places in `paths`; reported once.
  package private(set) var gone: [Int] = []

  /// After so many looks a file is not being saved, but gone: a third of a second.
  private static let patience = 10

  package init(paths: [String]) {
    self.paths = paths
    stamps = paths.map { FileStamp(path: $0) }
    absences = paths.map { _ in 0 }
  }

  /// The files that are another state than when they were last looked at, by their places in `paths`. A file that has
  /// gone counts once it is there again: while it is saved it may be missing.
  package mutating func changes() -> [Int] {
    var changed: [Int] = []
    gone = []
    for (index, path) in paths.enumerated() {
      guard let stamp = FileStamp(path: path) else {
        absences[index] += 1
        guard absences[index] == Self.patience else { continue }
        // Also the same file is news when it is back.
        stamps[index] = nil
        gone.append(index)
        continue
      }
      absences[index] = 0
      guard stamp != stamps[index] else { continue }
      stamps[index] = stamp
      changed.append(index)
    }
    return changed
  }
}

/// Lets time pass until the next look.
package func waitForNextLook() { usleep(UInt32(FileWatch.interval * 1000)) }
