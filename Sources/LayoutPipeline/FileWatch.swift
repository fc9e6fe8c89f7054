@preconcurrency import Platform

/// A file's modification time, size and identity. A difference in any of them means that the file has changed.
package struct FileStamp: Sendable, Hashable {
  private var seconds: Int
  private var nanoseconds: Int
  private var size: Int
  private var inode: UInt64
  private var device: UInt64

  package var isEmpty: Bool { size == 0 }

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

/// Watches files for changes, at least twice a second, by comparing their modification times, sizes and identities.
package struct FileWatch: Sendable {
  package let paths: [String]
  private var stamps: [FileStamp?]
  private var absences: [Int]
  /// The indices in `paths` of the files that began to count as gone in the last call of `changes()`.
  package private(set) var gone: [Int] = []

  /// The number of calls of `changes()` after which a missing file counts as gone, since a file can be missing briefly
  /// while it is saved.
  private static let pollsUntilGone = 10
  private let events: FolderEvents?

  package init(paths: [String]) {
    self.paths = paths
    events = FolderEvents(around: paths)
    stamps = paths.map { FileStamp(path: $0) }
    absences = paths.map { _ in 0 }
  }

  /// Returns the indices in `paths` of the files that changed since the last call or are back after they were gone.
  package mutating func changes() -> [Int] {
    events?.take()
    var changed: [Int] = []
    gone = []
    for (index, path) in paths.enumerated() {
      guard let stamp = FileStamp(path: path) else {
        absences[index] += 1
        guard absences[index] == Self.pollsUntilGone else { continue }
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

extension FileWatch {
  /// A file descriptor that becomes readable after a change in the files' folders; -1 if the system does not report
  /// changes.
  package var descriptor: Int32 { events?.descriptor ?? -1 }

  /// The longest time until the next check, in milliseconds. It is shorter if the system does not report changes, or if
  /// a file is missing but does not count as gone yet.
  package var pause: Int {
    events == nil || absences.contains { 0 < $0 && $0 < Self.pollsUntilGone } ? 30 : 500
  }

  package func wait() {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, Int32(pause))
  }
}
