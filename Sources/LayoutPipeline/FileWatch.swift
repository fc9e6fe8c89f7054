@preconcurrency import Platform

/// The state of a file, compared without reading its content: its time of change, its size, and its identity, which
/// changes when an editor saves by putting a new file in the old one's place.
package struct FileStamp: Sendable, Hashable {
  private var seconds: Int
  private var nanoseconds: Int
  private var size: Int
  private var inode: UInt64
  private var device: UInt64

  package var isEmpty: Bool { size == 0 }

  /// The state of the file at a path; `nil` if there is none. Cost: one system call.
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

/// Watches files by comparing their stamps, which works on every file system. Stamps are compared whenever the system
/// reports a change in the files' folders, and every half second besides; if the system has no such reports, every 30
/// milliseconds.
package struct FileWatch: Sendable {
  package let paths: [String]
  private var stamps: [FileStamp?]
  /// The number of consecutive polls in which each file was missing.
  private var absences: [Int]
  /// The files that the last poll found to be gone for good, by their indices in `paths`; reported once.
  package private(set) var gone: [Int] = []

  /// The number of polls after which a missing file counts as gone, and not as being saved: a third of a second.
  private static let pollsUntilGone = 10
  private let events: FolderEvents?

  package init(paths: [String]) {
    self.paths = paths
    events = FolderEvents(around: paths)
    stamps = paths.map { FileStamp(path: $0) }
    absences = paths.map { _ in 0 }
  }

  /// The files that have changed since the last poll, by their indices in `paths`. A missing file counts once it is
  /// back, since it may be missing while it is saved.
  package mutating func changes() -> [Int] {
    events?.take()
    var changed: [Int] = []
    gone = []
    for (index, path) in paths.enumerated() {
      guard let stamp = FileStamp(path: path) else {
        absences[index] += 1
        guard absences[index] == Self.pollsUntilGone else { continue }
        // A file that is back counts as changed, even if its content is the same.
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
  /// A descriptor that can be read when something has happened in the files' folders; -1 if the system does not report
  /// that.
  package var descriptor: Int32 { events?.descriptor ?? -1 }

  /// The longest time until the next check, in milliseconds. While a file may be in the middle of being saved, or if
  /// the system has no reports, it is 30, a third of the delay that people perceive as immediate. Otherwise it is 500,
  /// which only matters on file systems that do not report changes.
  package var pause: Int {
    events == nil || absences.contains { 0 < $0 && $0 < Self.pollsUntilGone } ? 30 : 500
  }

  /// Waits until it is time for the next check.
  package func wait() {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, Int32(pause))
  }
}
