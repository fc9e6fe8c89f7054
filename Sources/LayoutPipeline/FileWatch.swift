#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The state of a file, compared without reading it: its time, its size and its identity, since editors save by
/// putting a new file in the old one's place.
package struct FileStamp: Sendable, Hashable {
  private var seconds: Int
  private var nanoseconds: Int
  private var size: Int
  private var inode: UInt64
  private var device: UInt64

  package var isEmpty: Bool { size == 0 }

  /// The state of the file at a path; `nil` where there is none. Cost: one system call.
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

/// Watches files by polling their stamps: a poll costs microseconds, works on every file system, and sees a save by
/// the next poll.
package struct FileWatch: Sendable {
  /// The time between two polls, in milliseconds: a third of what people perceive as immediate.
  package static let interval = 30

  package let paths: [String]
  private var stamps: [FileStamp?]
  /// By file, the number of consecutive polls in which it was missing.
  private var absences: [Int]
  /// The files that the last poll found to be gone for good, by their indices in `paths`; reported once.
  package private(set) var gone: [Int] = []

  /// The number of polls after which a missing file is not being saved, but gone: a third of a second.
  private static let patience = 10

  package init(paths: [String]) {
    self.paths = paths
    stamps = paths.map { FileStamp(path: $0) }
    absences = paths.map { _ in 0 }
  }

  /// The files that have changed since the last poll, by their indices in `paths`. A missing file counts once it is
  /// back, as it may be missing while it is saved.
  package mutating func changes() -> [Int] {
    var changed: [Int] = []
    gone = []
    for (index, path) in paths.enumerated() {
      guard let stamp = FileStamp(path: path) else {
        absences[index] += 1
        guard absences[index] == Self.patience else { continue }
        // An unchanged file is news, too, when it is back.
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

/// Sleeps until the next poll.
package func waitForNextLook() { usleep(UInt32(FileWatch.interval * 1000)) }
