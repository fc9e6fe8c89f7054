import LayoutDraw

enum LayoutsRoot {
  static func folder(of path: String) -> String { known(of: path) ?? place(of: path) }

  /// Returns the nearest folder named `Samples` at or above a path; if there is none, the nearest folder that is beside
  /// a folder named `Snapshots`.
  static func known(of path: String) -> String? {
    let place = place(of: path)
    guard let real = try? System.realPath(place) else { return nil }
    let outwards = foldersOfProject(from: real)
    guard
      let root = outwards.first(where: { lastPart(of: $0) == VerifyPlan.layoutsFolder })
        // Skip the repository's root folder, because a `Snapshots` folder beside it is outside the repository.
        ?? outwards.first(where: { hasReferencesBeside($0) && !isRepository($0) })
    else { return nil }
    return climbed(place, outwards.firstIndex(of: root) ?? 0, to: root)
  }

  /// Returns the folder that the command `verify` uses by default: `Samples`; otherwise, the only folder with layouts
  /// beside `Snapshots`; otherwise, the current folder if it is in a folder of layouts. Throws an error if there is
  /// none of these, or if several folders beside `Snapshots` have layouts.
  static func usual() throws(MissingFolder) -> String {
    if System.isFolder(VerifyPlan.layoutsFolder) { return VerifyPlan.layoutsFolder }
    var found: [String] = []
    if System.isFolder(VerifyPlan.referencesFolder) {
      found = ((try? System.entries(of: ".")) ?? []).filter { name in
        // A repository inside the current folder is another checkout, such as the one for `--base`, and has its own
        // references.
        !name.starts(withBytesOf: ".") && name != VerifyPlan.referencesFolder && System.isFolder(name)
          && !isRepository(name)
          && FolderContents(of: name).files.contains { isFolderLayout($0) }
      }
    }
    if found.count > 1 { throw .several(found) }
    if let only = found.first { return only }
    if known(of: ".") != nil { return "." }
    throw .none
  }

  enum MissingFolder: Error {
    case none
    case several([String])
  }

  private static func place(of path: String) -> String {
    System.isFolder(path) ? path : CommandLineTool.folder(of: path)
  }

  private static func foldersOfProject(from folder: String) -> [String] {
    var folders = [folder]
    while let last = folders.last, last != "/", !isRepository(last) {
      folders.append(CommandLineTool.folder(of: last))
    }
    return folders
  }

  private static func isRepository(_ folder: String) -> Bool { System.isThere(joined(folder, ".git")) }

  private static func hasReferencesBeside(_ folder: String) -> Bool {
    folder != "/" && lastPart(of: folder) != VerifyPlan.referencesFolder
      && System.isFolder(joined(CommandLineTool.folder(of: folder), VerifyPlan.referencesFolder))
  }

  private static func climbed(_ path: String, _ levels: Int, to real: String) -> String {
    var result = path
    for _ in 0..<levels {
      result = isUpwards(result) ? joined(result, "..") : CommandLineTool.folder(of: result)
    }
    return (try? System.realPath(result)) == real ? result : real
  }

  /// Returns whether a path ends in `.` or `..`, so that removing its last part does not give the parent folder.
  static func isUpwards(_ path: String) -> Bool { [".", ".."].contains(lastPart(of: path)) }
}
