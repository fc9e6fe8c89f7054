import LayoutDraw

enum GitIndex {
  /// The files that a merge left in conflict, relative to the folder. The list is empty outside of a repository.
  static func unmergedFiles(below folder: String) -> [String] {
    guard let bytes = git(below: folder, ["ls-files", "--unmerged", "-z"]) else { return [] }
    // Git prints a line for each side: `100644 HASH STAGE<tab>PATH`.
    let paths = bytes.split(separator: 0).compactMap { entry in
      entry.firstIndex(of: UInt8(ascii: "\t")).map { String(decoding: entry[($0 + 1)...], as: UTF8.self) }
    }
    return Set(paths).sortedByBytes()
  }

  /// Runs `git add` on files that exist or were removed. Returns `false` if Git fails.
  static func resolve(_ paths: [String], below folder: String) -> Bool {
    git(below: folder, ["--literal-pathspecs", "add", "--all", "--"] + paths) != nil
  }

  /// Runs Git and returns its output; `nil` if Git failed.
  private static func git(below folder: String, _ arguments: [String]) -> [UInt8]? {
    try? System.output(of: ["git", "-C", folder, "-c", "core.fsmonitor=false"] + arguments)
  }
}
