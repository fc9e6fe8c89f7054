import LayoutDraw

enum GitIndex {
  static func unmergedFiles(below folder: String) -> [String] {
    guard let bytes = git(below: folder, ["ls-files", "--unmerged", "-z"]) else { return [] }
    // An entry has the form `100644 HASH STAGE<tab>PATH`.
    let paths = bytes.split(separator: 0).compactMap { entry in
      entry.firstIndex(of: UInt8(ascii: "\t")).map { String(decoding: entry[($0 + 1)...], as: UTF8.self) }
    }
    return Set(paths).sortedByBytes()
  }

  static func resolve(_ paths: [String], below folder: String) -> Bool {
    git(below: folder, ["--literal-pathspecs", "add", "--all", "--"] + paths) != nil
  }

  private static func git(below folder: String, _ arguments: [String]) -> [UInt8]? {
    try? System.output(of: ["git", "-C", folder, "-c", "core.fsmonitor=false"] + arguments)
  }
}
