@preconcurrency import Platform

/// Watches the folders that contain files. The folders are watched because editors often save a file by replacing it,
/// which would end a watch on the file itself. Available only on Linux.
final class FolderEvents: Sendable {
  let descriptor: Int32

  /// Starts watching the folders of files; `nil` if the system does not report changes or a folder cannot be watched.
  init?(around paths: [String]) {
    #if canImport(Glibc)
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let mask = UInt32(IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
      for folder in Self.folders(of: paths) where inotify_add_watch(descriptor, folder, mask) < 0 {
        return nil
      }
    #else
      return nil
    #endif
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Discards the reports that have arrived. Only their arrival matters, not their contents.
  func take() {
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }

  private static func folders(of paths: [String]) -> Set<String> {
    var folders: Set<String> = []
    for path in paths {
      let target = realpath(path, nil)
      defer { free(target) }
      for path in [path] + (target.map { [String(cString: $0)] } ?? []) {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) }
        folders.insert(folder.map { $0.isEmpty ? "/" : $0 } ?? ".")
      }
    }
    return folders
  }
}
