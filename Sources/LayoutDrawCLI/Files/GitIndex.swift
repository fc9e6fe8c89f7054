import LayoutDraw

/// What Git knows of files that a merge left in conflict. Git is asked itself, where it is installed.
enum GitIndex {
  /// The files below a folder that are in conflict, as their paths are there; empty outside of a repository.
  static func unmergedFiles(below folder: String) -> [String] {
    guard let bytes = git(below: folder, ["ls-files", "--unmerged", "-z"]) else { return [] }
    // “100644 HASH STAGE<tab>PATH”, a line for each side.
    let paths = bytes.split(separator: 0).compactMap { entry in
      entry.firstIndex(of: UInt8(ascii: "\t")).map { String(decoding: entry[($0 + 1)...], as: UTF8.self) }
    }
    return Set(paths).sortedByBytes()
  }

  /// Marks files as resolved, as they are now or are gone; false where Git does not.
  static func resolve(_ paths: [String], below folder: String) -> Bool {
    git(below: folder, ["--literal-pathspecs", "add", "--all", "--"] + paths) != nil
  }

  /// What Git writes; `nil` where it failed.
  private static func git(below folder: String, _ arguments: [String]) -> [UInt8]? {
    try? System.output(of: ["git", "-C", folder, "-c", "core.fsmonitor=false"] + arguments)
  }
}
